//! Which numbers do the kernels read?
//!
//! Tables hold one row for each square, and rows for squares that do not exist up to the next
//! power of two (`LEN`), so that `index & (LEN - 1)` needs no bounds check. They are made by
//! `const fn`s of plain numbers; [`Leap`] and [`Ride`] give the commonest of them a name, so that
//! all pieces of a program with the same leap on the same board read one table.
//!
//! Directions are numbered clockwise. `x` is files to the right, `y` ranks forward, as White sees
//! them; for Black a direction `d` is `(d + 4) % 8`, so a mask of directions is rotated by 4.
//!
//! ```text
//!  . 7 . 0 .      7 0 1
//!  6 . . . 1      6 . 2
//!  . . N . .      5 4 3
//!  5 . . . 2
//!  . 4 . 3 .
//! ```

mod aligned;
mod direction;
mod folded;
mod gathered;
mod index;
mod leap;
mod made;
mod magic;
mod orthodox;
mod ride;
mod shift;
mod slides;
mod sparse;
mod spread;

pub use aligned::Aligned;
pub(crate) use aligned::Plain;
pub use direction::{direction, turned};
pub use folded::{Folded, folded};
pub use gathered::{Gathered, gathered};
pub use index::{Group, Index};
pub use leap::{Leap, leaps};
pub use made::{Made, made};
pub use magic::Magic;
pub use orthodox::{BISHOP, BISHOP_SLIDES, ROOK, ROOK_SLIDES};
pub use ride::{Line, Ray, Ride, lines, orbit_lines};
pub use shift::{Shift, shifts};
pub use slides::{CodedSlide, CodedSlides, Factor, Slide};
pub(crate) use sparse::reversed;
pub use sparse::{Sparse, sparse};
pub use spread::{SpreadSlide, SpreadSlides};

/// A square of a [`tree`](crate::kernel::tree), and how many nodes to go on if it is occupied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Node {
    /// The number of the square.
    pub square: u16,
    /// 1 for a square with nothing behind it.
    pub skip: u16,
}

/// Stops the build of a table that does not fit its board.
const fn check_size(width: usize, height: usize, len: usize, words: usize) {
    let squares = width * height;
    assert!(len.is_power_of_two() && len >= squares, "`LEN` is the squares padded to a power of 2");
    assert!(words == squares.div_ceil(64), "`WORDS` is the squares by 64, rounded up");
}
