//! How does a movement of one leg look, taken apart by heading?

use crate::pattern::{
    Graph, Guard, Heading, Headings, Landing, Leg, Movement, NullMove, Source, Start, Taken, Way,
    make,
};
use alloc::collections::BTreeMap;
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

/// The numbers of the rows that are equal under `key`, group by group, in the order of their first rows.
pub(super) fn groups<'a, K: Ord>(rows: &'a [Row], key: impl Fn(&'a Row) -> K) -> Vec<Vec<usize>> {
    let mut numbers: BTreeMap<K, usize> = BTreeMap::new();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (k, row) in rows.iter().enumerate() {
        let number = *numbers.entry(key(row)).or_insert(groups.len());
        match groups.get_mut(number) {
            Some(group) => group.push(k),
            None => groups.push(vec![k]),
        }
    }
    groups
}

/// Puts rows that differ in their heading alone into one movement each.
pub(super) fn together(rows: &[Row]) -> Vec<Movement> {
    let alike = groups(rows, |row| (&row.leg, &row.landings, &row.guards, &row.after, row.manner));
    let of_group = |group: Vec<usize>| {
        let headings = group.iter().map(|k| Headings::only(rows[*k].heading));
        // A group has at least the row that opened it.
        let first = rows[*group.first()?].clone();
        Some(movement(first, headings.fold(Headings::NONE, Headings::union)))
    };
    alike.into_iter().filter_map(of_group).collect()
}

fn movement(row: Row, headings: Headings) -> Movement {
    let leg = Leg { landings: row.landings, ..row.leg };
    let start = vec![Start { headings, leg: make::leg_id(0) }];
    let (taken, null) = row.manner;
    let way = Way::Legs(Graph { start, legs: vec![leg], taken, null });
    Movement { guards: row.guards, after: row.after, way, source: row.source }
}
