//! Are two movements one, that differ only in where they may end or in their headings?

use super::rows;
use crate::pattern::{Movement, make};
use alloc::vec::Vec;

/// One movement for equal single legs: `mRcR` is `R`, `WF` is `K`.
pub(super) fn join(movements: Vec<Movement>) -> Vec<Movement> {
    let (rows, mut rest) = rows::apart(movements);
    let mut joined: Vec<rows::Row> = Vec::new();
    for group in
        rows::groups(&rows, |row| (row.heading, &row.leg, &row.guards, &row.after, row.manner))
    {
        let landings = group.iter().flat_map(|k| &rows[*k].landings).cloned().collect();
        let landings = make::merge_landings(landings);
        // A group has at least the row that opened it.
        joined.extend(group.first().map(|k| rows::Row { landings, ..rows[*k].clone() }));
    }
    let mut movements = rows::together(&joined);
    movements.append(&mut rest);
    movements
}
