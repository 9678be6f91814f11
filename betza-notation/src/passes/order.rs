//! In which order do the movements of a piece stand?

use crate::pattern::Movement;
use alloc::vec::Vec;

/// Sorts the movements and drops repetitions, so that equal pieces are equal values.
pub(super) fn order(mut movements: Vec<Movement>) -> Vec<Movement> {
    movements.sort();
    movements.dedup();
    movements
}
