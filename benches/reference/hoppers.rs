//! Hoppers by obstruction difference: a ride up to the hurdle, and a second one as if the hurdle were not there.

use super::riders::rook;

/// The squares where a cannon captures.
#[inline]
pub(crate) fn cannon(square: u8, occupied: u64) -> u64 {
    let to_hurdles = rook(square, occupied);
    rook(square, occupied & !to_hurdles) & !to_hurdles
}
