//! To which legs of a graph may a path come back?

use crate::pattern::Graph;
use alloc::collections::BTreeSet;
use alloc::vec;

/// The legs at which loops close: every cycle of the graph goes through one of them.
pub(super) fn heads(graph: &Graph) -> BTreeSet<usize> {
    let mut heads = BTreeSet::new();
    let mut done = vec![false; graph.legs.len()];
    for start in &graph.start {
        search(graph, start.leg.index(), &mut done, &mut heads);
    }
    heads
}

/// A depth-first search: an edge to a leg that is still open closes a loop there. The stack is kept by hand, because a
/// graph may have a thousand legs in a row.
fn search(graph: &Graph, first: usize, done: &mut [bool], heads: &mut BTreeSet<usize>) {
    if done[first] {
        return;
    }
    let mut open = vec![false; graph.legs.len()];
    let mut stack = vec![(first, 0)];
    open[first] = true;
    while let Some((leg, edge)) = stack.last_mut() {
        let (leg, next) = (*leg, graph.legs[*leg].edges.get(*edge));
        *edge += 1;
        match next.map(|edge| edge.leg.index()) {
            None => {
                open[leg] = false;
                done[leg] = true;
                stack.pop();
            }
            Some(next) if open[next] => {
                heads.insert(next);
            }
            Some(next) if done[next] => {}
            Some(next) => {
                open[next] = true;
                stack.push((next, 0));
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
}
