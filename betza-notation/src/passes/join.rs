//! Are two movements one, that differ only in where they may end or in their headings?

use super::rows;
use crate::pattern::{Movement, make};
use alloc::vec::Vec;

/// One movement for equal single legs: `mRcR` is `R`, `WF` is `K`.
pub(super) fn join(movements: Vec<Movement>) -> Vec<Movement> {
    let (rows, mut rest) = rows::apart(movements);
    let mut joined: Vec<rows::Row> = Vec::new();
    for row in rows {
        let same = |other: &&mut rows::Row| {
            (other.heading, &other.leg, &other.guards, &other.after, other.manner)
                == (row.heading, &row.leg, &row.guards, &row.after, row.manner)
        };
        match joined.iter_mut().find(same) {
            Some(other) => other.landings.extend(row.landings),
            None => joined.push(row),
        }
    }
    for row in &mut joined {
        row.landings = make::merge_landings(core::mem::take(&mut row.landings));
    }
    let mut movements = rows::together(joined);
    movements.append(&mut rest);
    movements
}
