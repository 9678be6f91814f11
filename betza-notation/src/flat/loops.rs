//! At which legs must a walk remember where it has been?
//!
//! At the legs where loops close, or it would not end; and where very many ways come together, or it would take time
//! exponential in the number of legs in a row.

use crate::pattern::{Edge, Graph, Headings};
use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

/// So many ways may lead to a leg that is begun anew each time.
const MAX_WAYS: u64 = 256;

/// The legs at which loops close or more than [`MAX_WAYS`] ways come together: every cycle of the graph goes through
/// one of them, and between two of them there are not many paths.
pub(super) fn heads(graph: &Graph) -> BTreeSet<usize> {
    let mut search = Search {
        graph,
        heads: BTreeSet::new(),
        finished: Vec::new(),
        done: vec![false; graph.legs.len()],
    };
    for start in &graph.start {
        search.from(start.leg.index());
    }
    let Search { mut heads, mut finished, .. } = search;
    // In this order each leg comes after those that lead to it, loops apart.
    finished.reverse();
    let mut ways = vec![0u64; graph.legs.len()];
    for start in &graph.start {
        ways[start.leg.index()] += u64::from(start.headings.0.count_ones());
    }
    for leg in finished {
        if ways[leg] > MAX_WAYS {
            heads.insert(leg);
        }
        if heads.contains(&leg) {
            // Begun once for each square and heading.
            ways[leg] = 8;
        }
        // A ride may go on from many squares.
        let squares = if graph.legs[leg].reach.is_one() { 1 } else { 8 };
        for edge in &graph.legs[leg].edges {
            let next = edge.leg.index();
            ways[next] = ways[next].saturating_add(ways[leg].saturating_mul(squares * turns(edge)));
        }
    }
    heads
}

/// Into how many headings an edge parts at most.
fn turns(edge: &Edge) -> u64 {
    let counts =
        Headings::ALL.iter().map(|heading| u64::from(edge.turn.after(heading).0.count_ones()));
    counts.max().unwrap_or(0)
}

/// A depth-first search: an edge to a leg that is still open closes a loop there.
struct Search<'a> {
    graph: &'a Graph,
    heads: BTreeSet<usize>,
    /// Legs in the order in which they were left.
    finished: Vec<usize>,
    done: Vec<bool>,
}

impl Search<'_> {
    /// The stack is kept by hand, because a graph may have a thousand legs in a row.
    fn from(&mut self, first: usize) {
        if self.done[first] {
            return;
        }
        let mut open = vec![false; self.graph.legs.len()];
        let mut stack = vec![(first, 0)];
        open[first] = true;
        while let Some((leg, edge)) = stack.last_mut() {
            let (leg, next) = (*leg, self.graph.legs[*leg].edges.get(*edge));
            *edge += 1;
            match next.map(|edge| edge.leg.index()) {
                None => {
                    open[leg] = false;
                    self.done[leg] = true;
                    self.finished.push(leg);
                    stack.pop();
                }
                Some(next) if open[next] => {
                    self.heads.insert(next);
                }
                Some(next) if self.done[next] => {}
                Some(next) => {
                    open[next] = true;
                    stack.push((next, 0));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::{Class, Headings, Reach, Ring, Start, Turn};
    use crate::pattern::{Way, make};
    use crate::span::Span;

    /// 0 -> 1 -> 2 -> 1: the loop closes at 1.
    #[test]
    fn a_loop_closes_at_its_first_leg() {
        let step = || make::leg(Ring::Grid(1), Reach::ONE);
        let legs = vec![
            step().then(Class::FREE, Turn::STRAIGHT, 1),
            step().then(Class::FREE, Turn::STRAIGHT, 2).ends(Class::FREE),
            step().then(Class::FREE, Turn::STRAIGHT, 1),
        ];
        let start = vec![Start { headings: Headings::ALL, leg: make::leg_id(0) }];
        let movement = make::legs(
            start,
            legs,
            Default::default(),
            Default::default(),
            Vec::new(),
            Span::at(0),
        );
        let Way::Legs(graph) = movement.way else { unreachable!("it was made of legs") };
        assert_eq!(heads(&graph), BTreeSet::from([1]));
    }

    /// A row of king steps, each in any direction: without a memory 8^20 paths.
    #[test]
    fn many_ways_are_gathered() {
        let any = Turn::fresh(Headings::ALL);
        let mut legs: Vec<_> = (1..20)
            .map(|next| make::leg(Ring::Grid(1), Reach::ONE).then(Class::FREE, any, next))
            .collect();
        legs.push(make::leg(Ring::Grid(1), Reach::ONE).ends(Class::FREE));
        let start = vec![Start { headings: Headings::ALL, leg: make::leg_id(0) }];
        let movement = make::legs(
            start,
            legs,
            Default::default(),
            Default::default(),
            Vec::new(),
            Span::at(0),
        );
        let Way::Legs(graph) = movement.way else { unreachable!("it was made of legs") };
        // 8, 64, 512: the third leg, and then every second one.
        assert_eq!(heads(&graph).into_iter().take(3).collect::<Vec<_>>(), [2, 4, 6]);
    }
}
