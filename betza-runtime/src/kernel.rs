//! How is a piece's reach computed from a table and the occupied squares?
//!
//! A kernel knows no piece: it reads the table it is given (see [`table`](crate::table)). All are
//! `const fn`, free of branches on the position, of bounds checks and of panics.
//!
//! The table must be one of the board of the squares. A wrong number of rows or words does not
//! compile; a board of the same size but another shape (8x10 for 10x8) cannot be told apart, and
//! one with more squares is found by debug builds.

mod flood;
mod leap;
mod ride;
mod transposed;

pub use flood::{UNLIMITED, flood};
pub use leap::leap;
pub use ride::{ride, ride_down, ride_up};
pub use transposed::transposed;
