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

mod direction;
mod folded;
mod gathered;
mod index;
mod leap;
#[rustfmt::skip]
mod orthodox;
mod ride;
mod shift;
mod sparse;

pub use direction::{direction, turned};
pub use folded::{Folded, folded};
pub use gathered::{Gathered, gathered};
pub use index::{Group, Index, codes};
pub use leap::{Leap, leaps};
pub use orthodox::{BISHOP, ROOK};
pub use ride::{Line, Ray, Ride, lines, orbit_lines};
pub use shift::{Shift, shifts};
pub(crate) use sparse::reversed;
pub use sparse::{Sparse, sparse};

/// A square of a [`tree`](crate::kernel::tree), and how many nodes to go on if it is occupied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The number of the square.
    pub square: u16,
    /// 1 for a square with nothing behind it.
    pub skip: u16,
}

/// A table that starts at a cache line, so that a row of a line's length or less lies in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Aligned<T>(pub T);

/// Stops the build of a table that does not fit its board.
const fn check_size(width: usize, height: usize, len: usize, words: usize) {
    let squares = width * height;
    assert!(len.is_power_of_two() && len >= squares, "`LEN` is the squares padded to a power of 2");
    assert!(words == squares.div_ceil(64), "`WORDS` is the squares by 64, rounded up");
}
