//! How is a piece's reach computed from a table and the occupied squares?
//!
//! A kernel knows no piece: it reads the table it is given (see [`table`](crate::table)), or on boards of more than 256
//! squares walks by the numbers from which such a table would be made ([`stride`], [`walk`]). All but
//! [`transposed`], which asks a function of the caller for every square, those that gather bits ([`indexed`],
//! [`gathered_ride`], [`gathered_hop_beyond`], [`gathered_hop_behind`], and the same for a processor that was found, with
//! names in `_at`), and those that hand moves to a sink
//! ([`locust`], [`jumps`], [`marked`], [`en_passant`]) are `const fn`. [`leap`] and
//! the rides are free of branches on the position, of bounds checks and of panics; [`flood`] without
//! a limit goes on as long as the position lets its set grow.
//!
//! The table must be one of the board of the squares. A wrong number of rows or words does not
//! compile; a board of the same size but another shape (8x10 for 10x8) cannot be told apart. A
//! table of a board with more squares is found by debug builds where [`leap`] or a ride gives a
//! square beyond this board; [`flood`] does not check its shifts.

mod critical;
mod en_passant;
mod flood;
mod folded;
mod gathered;
mod guarded;
mod hop;
mod indexed;
mod leap;
mod line;
mod locust;
mod magic;
mod marked;
mod possible;
mod ride;
mod sparse;
mod stride;
mod transposed;
mod tree;
mod walk;
mod word;

pub use critical::{
    critical_anywhere, critical_flood, critical_guarded, critical_hurdled, critical_ride,
    critical_tree, critical_walk,
};
pub use en_passant::en_passant;
pub use flood::{UNLIMITED, flood, leaps_of_all};
pub use folded::folded_ride;
pub use gathered::{
    gathered_hop_behind, gathered_hop_behind_at, gathered_hop_beyond, gathered_hop_beyond_at,
    gathered_ride, gathered_ride_at,
};
pub use guarded::{guarded, hurdled};
pub use hop::{hop_behind, hop_beyond};
pub use indexed::{indexed, indexed_at};
pub use leap::leap;
pub use locust::{jumps, locust, pass};
pub use magic::{magic, slide_coded, slide_spread};
pub use marked::marked;
pub use possible::{hop_possible, hurdled_possible};
pub use ride::ride;
pub use sparse::sparse_ride;
pub use stride::stride;
pub use transposed::transposed;
pub use tree::tree;
pub use walk::walk;
