//! Which legs of a movement are one leg?
//!
//! A leg that ends the move and a leg that goes on are one if paths come into both in the same way; so are two legs
//! from which paths end and go on in the same way. What a path may do stays the same.

use crate::pattern::{Class as Squares, Effect, Headings, Leg, Turn, make};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// How paths come into a leg.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Entrance {
    /// From the origin.
    Start(Headings),
    /// From a leg.
    Edge(usize, Squares, Vec<Effect>, Turn),
}

/// Leads all paths through as few legs as it sees; the others stay, with no path into them.
pub(super) fn merge(starts: &mut Vec<(usize, Headings)>, legs: &mut [Leg]) {
    // Each round but the last leads past a leg.
    loop {
        let entrances = entrances(starts, legs);
        // In both keys the part comes first in which most legs differ.
        let by_entrance = first_alike(legs.len(), |at| {
            let bare = Leg { landings: Vec::new(), edges: Vec::new(), ..legs[at].clone() };
            Some((&entrances[at], bare)).filter(|(ways, _)| !ways.is_empty())
        });
        let fused = lead(starts, legs, &by_entrance);
        let entrances = self::entrances(starts, legs);
        let by_content = first_alike(legs.len(), |at| {
            let next = legs[at].edges.first().map(|edge| edge.leg);
            Some((next, &legs[at])).filter(|_| !entrances[at].is_empty())
        });
        if !lead(starts, legs, &by_content) && !fused {
            return;
        }
    }
}

fn entrances(starts: &[(usize, Headings)], legs: &[Leg]) -> Vec<Vec<Entrance>> {
    let mut found = vec![Vec::new(); legs.len()];
    for (leg, headings) in starts {
        found[*leg].push(Entrance::Start(*headings));
    }
    for (at, leg) in legs.iter().enumerate() {
        for edge in &leg.edges {
            let entrance = Entrance::Edge(at, edge.on, edge.effects.clone(), edge.turn);
            found[edge.leg.index()].push(entrance);
        }
    }
    for ways in &mut found {
        ways.sort();
        ways.dedup();
    }
    found
}

/// For each leg the first one with the same key; a leg without a key is alone.
fn first_alike<K: Ord>(count: usize, key: impl Fn(usize) -> Option<K>) -> Vec<usize> {
    let mut known = BTreeMap::new();
    (0..count).map(|at| key(at).map_or(at, |key| *known.entry(key).or_insert(at))).collect()
}

/// Leads into `to[leg]` what led into a leg, and lets the one end and go on as the other; gives whether any did.
fn lead(starts: &mut Vec<(usize, Headings)>, legs: &mut [Leg], to: &[usize]) -> bool {
    if to.iter().enumerate().all(|(at, target)| at == *target) {
        return false;
    }
    for at in 0..legs.len() {
        if to[at] != at {
            let landings = core::mem::take(&mut legs[at].landings);
            let edges = core::mem::take(&mut legs[at].edges);
            legs[to[at]].landings.extend(landings);
            legs[to[at]].edges.extend(edges);
        }
    }
    for leg in legs {
        for edge in &mut leg.edges {
            edge.leg = make::leg_id(to[edge.leg.index()]);
        }
        leg.edges.sort();
        leg.edges.dedup();
        leg.landings = make::merge_landings(core::mem::take(&mut leg.landings));
    }
    let mut merged: BTreeMap<usize, Headings> = BTreeMap::new();
    for (leg, headings) in starts.drain(..) {
        let known = merged.entry(to[leg]).or_default();
        *known = known.union(headings);
    }
    starts.extend(merged);
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::{Reach, Ring};

    #[test]
    fn a_leg_that_ends_and_one_that_goes_on_are_one_if_paths_come_into_both() {
        // A hopper over any number of men, in which the last leg is not the leg to the next hurdle.
        let ride = || make::leg(Ring::Grid(1), Reach::UNLIMITED);
        let on = |leg: Leg, to| leg.then(Squares::MEN, Turn::STRAIGHT, to);
        let mut legs = [on(on(ride(), 1), 2), on(on(ride(), 1), 2), ride().ends(Squares::FREE)];
        let mut starts = vec![(0, Headings::ORTHOGONAL)];
        merge(&mut starts, &mut legs);
        assert_eq!(starts, [(0, Headings::ORTHOGONAL)]);
        assert_eq!(legs[0], on(ride(), 1));
        assert_eq!(legs[1], on(ride(), 1).ends(Squares::FREE));
    }

    #[test]
    fn legs_that_go_on_alike_are_one() {
        let step = || make::leg(Ring::Grid(1), Reach::ONE);
        let end = |class| step().ends(class);
        let fork = step().then(Squares::FREE, Turn::STRAIGHT, 1);
        let mut legs =
            [fork.then(Squares::ENEMY, Turn::STRAIGHT, 2), end(Squares::FREE), end(Squares::FREE)];
        let mut starts = vec![(0, Headings::ALL)];
        merge(&mut starts, &mut legs);
        let targets: Vec<_> = legs[0].edges.iter().map(|edge| edge.leg.index()).collect();
        assert_eq!(targets, [1, 1]);
    }
}
