//! How does a movement of one leg look, taken apart by heading?

use crate::pattern::{
    Graph, Guard, Heading, Headings, Landing, Leg, Movement, NullMove, Source, Start, Taken, Way,
    make,
};
use alloc::vec;
use alloc::vec::Vec;

/// One heading of a movement of one leg. The order of the fields is the order in which rows are sorted.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Row {
    pub(super) guards: Vec<Guard>,
    pub(super) after: Vec<Guard>,
    pub(super) manner: (Taken, NullMove),
    /// The leg without its landings.
    pub(super) leg: Leg,
    pub(super) heading: Heading,
    pub(super) landings: Vec<Landing>,
    pub(super) source: Source,
}

/// Parts `movements` into the rows of single-leg movements and the rest.
pub(super) fn apart(movements: Vec<Movement>) -> (Vec<Row>, Vec<Movement>) {
    let (mut rows, mut rest) = (Vec::new(), Vec::new());
    for movement in movements {
        match &movement.way {
            Way::Legs(graph) if graph.legs.iter().all(|leg| leg.edges.is_empty()) => {
                rows.extend(rows_of(&movement, graph));
            }
            Way::Legs(_) | Way::Castling(_) => rest.push(movement),
        }
    }
    (rows, rest)
}

fn rows_of<'a>(movement: &'a Movement, graph: &'a Graph) -> impl Iterator<Item = Row> + 'a {
    graph.start.iter().flat_map(move |start| {
        start.headings.iter().map(move |heading| {
            let mut leg = graph.leg(start.leg).clone();
            Row {
                guards: movement.guards.clone(),
                after: movement.after.clone(),
                manner: (graph.taken, graph.null),
                landings: core::mem::take(&mut leg.landings),
                leg,
                heading,
                source: movement.source,
            }
        })
    })
}

/// Puts rows that differ in their heading alone into one movement each.
pub(super) fn together(rows: Vec<Row>) -> Vec<Movement> {
    let mut groups: Vec<(Row, Headings)> = Vec::new();
    for row in rows {
        let heading = Headings::only(row.heading);
        match groups.iter_mut().find(|(first, _)| alike(first, &row)) {
            Some((_, headings)) => *headings = headings.union(heading),
            None => groups.push((row, heading)),
        }
    }
    groups.into_iter().map(|(row, headings)| movement(row, headings)).collect()
}

fn alike(a: &Row, b: &Row) -> bool {
    (&a.leg, &a.landings, &a.guards, &a.after, a.manner)
        == (&b.leg, &b.landings, &b.guards, &b.after, b.manner)
}

fn movement(row: Row, headings: Headings) -> Movement {
    let leg = Leg { landings: row.landings, ..row.leg };
    let start = vec![Start { headings, leg: make::leg_id(0) }];
    let (taken, null) = row.manner;
    let way = Way::Legs(Graph { start, legs: vec![leg], taken, null });
    Movement { guards: row.guards, after: row.after, way, source: row.source }
}
