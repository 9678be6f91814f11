//! Which of some words say a set of headings?

use crate::pattern::{Act, Effect, Graph, Headings, Kinds, Leg, Occupants};
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A word and the headings that it selects.
pub(super) type Word = (String, Headings);

/// The shortest word that says exactly `wanted`.
pub(super) fn exact(words: &[Word], wanted: Headings) -> Option<&str> {
    let all = words.iter().filter(|(_, headings)| *headings == wanted);
    all.map(|(word, _)| word.as_str()).min_by_key(|word| word.len())
}

/// Words that together say as much of `wanted` as they can, and what is left.
pub(super) fn cover(words: &[Word], wanted: Headings) -> (Vec<&str>, Headings) {
    if let Some(word) = exact(words, wanted) {
        return (vec![word], Headings::NONE);
    }
    let (mut chosen, mut left) = (Vec::new(), wanted);
    let within = |headings: Headings| headings.intersection(wanted) == headings;
    while let Some((word, headings)) = words
        .iter()
        .filter(|(_, headings)| within(*headings))
        .max_by_key(|(word, headings)| {
            (headings.intersection(left).iter().count(), core::cmp::Reverse(word.len()))
        })
        .filter(|(_, headings)| !headings.intersection(left).is_empty())
    {
        chosen.push(word.as_str());
        left = Headings(left.0 & !headings.0);
    }
    (chosen, left)
}

/// The legs of a graph that is one path, in order: all edges of a leg lead to the same leg with the same turn.
pub(super) fn path(graph: &Graph) -> Option<Vec<&Leg>> {
    let [start] = &graph.start[..] else { return None };
    let mut legs = vec![graph.leg(start.leg)];
    while let [edge, others @ ..] = &legs[legs.len() - 1].edges[..] {
        let same = others.iter().all(|other| (other.leg, other.turn) == (edge.leg, edge.turn));
        if legs.len() == graph.legs.len() || !same {
            return None;
        }
        legs.push(graph.leg(edge.leg));
    }
    Some(legs)
}

/// On which squares a path goes on from a leg untouched, and on which it takes what stands there.
pub(super) fn on_the_way(leg: &Leg) -> Option<(Occupants, Occupants)> {
    let (mut passed, mut taken) = (Occupants::NONE, Occupants::NONE);
    for edge in &leg.edges {
        if edge.on.kinds != Kinds::ALL || edge.on.unmoved {
            return None;
        }
        let on = edge.on.without(Occupants::START).occupants;
        match &edge.effects[..] {
            [] => passed = passed.union(on),
            [effect] if *effect == Effect::always(Act::Take) => taken = taken.union(on),
            [_, ..] => return None,
        }
    }
    Some((passed, taken))
}
