//! How is a piece's reach computed from a table and the occupied squares?
//!
//! A kernel knows no piece: it reads the table it is given (see [`table`](crate::table)). All are
//! `const fn`, free of branches on the position, of bounds checks and of panics.

mod leap;
mod ride;

pub use leap::leap;
pub use ride::{ride, ride_down, ride_up};
