//! From which squares is a square reached, if paths are not walked backwards?

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;

/// The squares whose answer has `target`: every square is asked. The plain version of any attack by reversed paths, and
/// the one for pieces that have no other.
///
/// ```
/// use betza_runtime::kernel::{leap, transposed};
/// use betza_runtime::table::Leap;
/// use betza_runtime::{Board, Square};
///
/// // A pawn of White captures forward to both sides, so what it attacks is attacked from behind.
/// let pawn = |from: Square<Board<8, 8>>| leap(Leap::<64, 1, 8, 8, 1, 1, 0b1000_0010>::TABLE, from);
/// let e4 = "e4".parse()?;
/// assert_eq!(format!("{:?}", transposed(e4, pawn)), "{d3, f3}");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub fn transposed<G: Geometry>(
    target: Square<G>,
    reach: impl Fn(Square<G>) -> Bitboard<G>,
) -> Bitboard<G> {
    Square::all().filter(|from| reach(*from).contains(target)).collect()
}
