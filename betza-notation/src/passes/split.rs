//! Does a path that ends on its first leg say the same as a movement of one leg?

use crate::pattern::{Graph, Leg, Movement, Source, Start, Way, make};
use alloc::vec;
use alloc::vec::Vec;

/// Makes movements of their own of first legs on which a move may end, where no path comes back to them: the griffon
/// is a ferz, and a path that goes on from the ferz's squares.
pub(super) fn split(movements: Vec<Movement>) -> Vec<Movement> {
    let mut parts = Vec::new();
    for movement in movements {
        match &movement.way {
            Way::Legs(graph) if graph.legs.iter().any(|leg| !leg.edges.is_empty()) => {
                parts.extend(parts_of(&movement, graph));
            }
            Way::Legs(_) | Way::Castling(_) => parts.push(movement),
        }
    }
    parts
}

fn parts_of(movement: &Movement, graph: &Graph) -> Vec<Movement> {
    let part = |start: Vec<Start>, legs: Vec<Leg>| {
        let (Source(source), guards) = (movement.source, movement.guards.clone());
        let part = make::legs(start, legs, graph.taken, graph.null, guards, source);
        Movement { after: movement.after.clone(), ..part }
    };
    let mut entered = vec![false; graph.legs.len()];
    for edge in graph.legs.iter().flat_map(|leg| &leg.edges) {
        entered[edge.leg.index()] = true;
    }
    let mut legs = graph.legs.clone();
    let mut parts = Vec::new();
    for start in graph.start.iter().filter(|start| !entered[start.leg.index()]) {
        let landings = core::mem::take(&mut legs[start.leg.index()].landings);
        if !landings.is_empty() {
            let first = Leg { landings, edges: Vec::new(), ..graph.leg(start.leg).clone() };
            parts.push(part(vec![Start { leg: make::leg_id(0), ..*start }], vec![first]));
        }
    }
    // What is left goes on or is come back to.
    let goes_on =
        |start: &&Start| entered[start.leg.index()] || !graph.leg(start.leg).edges.is_empty();
    let start: Vec<Start> = graph.start.iter().filter(goes_on).copied().collect();
    if !start.is_empty() {
        let (start, legs) = make::in_order(start, legs);
        parts.push(part(start, legs));
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::{Class, Headings, NullMove, Reach, Ring, Taken, Turn};
    use crate::span::Span;

    fn griffon(last: Leg) -> Vec<Movement> {
        let start = vec![Start { headings: Headings::DIAGONAL, leg: make::leg_id(0) }];
        let outwards = Turn::relative(Headings::of(&[1, 7]));
        let first = make::leg(Ring::Grid(1), Reach::ONE).ends(Class::FREE);
        let legs = vec![first.then(Class::FREE, outwards, 1), last];
        let manner = (Taken::default(), NullMove::default());
        split(vec![make::legs(start, legs, manner.0, manner.1, Vec::new(), Span::gap(0))])
    }

    fn text(movements: &[Movement]) -> Vec<String> {
        movements.iter().map(ToString::to_string).collect()
    }

    #[test]
    fn the_first_square_of_a_griffon_is_a_ferz() {
        let last = make::leg(Ring::Grid(1), Reach::UNLIMITED).ends(Class::FREE);
        let expected = [
            "fr br bl fl from 0 [0: grid 1 x1 to empty]",
            "fr br bl fl from 0 [0: grid 1 x1 on empty|start turning {1, 7} to 1][1: grid 1 x1-n over empty|start to empty|start]",
        ];
        assert_eq!(text(&griffon(last)), expected);
    }

    #[test]
    fn a_first_leg_that_is_come_back_to_stays_whole() {
        let back = make::leg(Ring::Grid(1), Reach::ONE).then(Class::FREE, Turn::STRAIGHT, 0);
        assert_eq!(griffon(back).len(), 1);
    }
}
