//! What does a set of squares look like in text?

use core::fmt::{self, Write as _};

use super::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;

/// Draws the board with the last rank on top, `x` for a square of the set and `.` for another.
///
/// ```
/// use betza_runtime::{Bitboard, Board, Square};
///
/// let b1 = Bitboard::<Board<3, 2>>::from_square(Square::at(1, 0).unwrap());
/// assert_eq!(b1.to_string(), ". . .\n. x .");
/// assert_eq!(format!("{b1:?}"), "{b1}");
/// ```
impl<G: Geometry> fmt::Display for Bitboard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..G::HEIGHT).rev() {
            for file in 0..G::WIDTH {
                if file > 0 {
                    f.write_char(' ')?;
                }
                let square = Square::on_board(rank * G::WIDTH + file);
                f.write_char(if self.contains(square) { 'x' } else { '.' })?;
            }
            if rank > 0 {
                f.write_char('\n')?;
            }
        }
        Ok(())
    }
}

/// Lists the squares by name.
impl<G: Geometry> fmt::Debug for Bitboard<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}
