//! Can it be said simpler?
//!
//! Each pass keeps the meaning: the interpreter gives the same moves before and after it.

mod absorb;
mod join;
mod order;
mod rows;
mod split;

use crate::pattern::Movement;
use alloc::vec::Vec;

/// The movements in normal form.
pub(crate) fn normalise(movements: Vec<Movement>) -> Vec<Movement> {
    let movements = split::split(movements);
    // From here: no path ends on a first leg that it goes on from, unless it comes back to that leg.
    let movements = join::join(movements);
    // From here: no two single-leg movements that differ only in where they may end, or only in their headings.
    let movements = absorb::absorb(movements);
    // From here: no single-leg movement whose moves are all moves of another one.
    order::order(movements)
    // From here: sorted, without repetition.
}
