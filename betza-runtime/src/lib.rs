//! What does a compiled fairy-chess piece run on?
//!
//! This crate is the machine below the pieces that `betza` compiles: boards, squares and sets of
//! squares, the kernels that answer "where does it reach", and the seams through which a host
//! hands in its position and takes out moves. It has no dependency, does not allocate and needs
//! no `std` but to find out what the processor has, with the feature of that name; nearly all of it works in constants.
//!
//! | question | room |
//! |---|---|
//! | which boards are there? | [`Geometry`], [`Board`] |
//! | which square, which squares? | [`Square`], [`Bitboard`] |
//! | how does a leaper or a rider see? | [`kernel`], from numbers made by [`table`] |
//! | what does the position look like? | [`BoardView`] and what some pieces ask beyond it |
//! | what is a move, and where does it go? | [`Group`], [`Move`], [`Effect`], [`MoveSink`] |
//! | what can a piece be asked? | [`Attacks`], [`Targets`], [`Moves`] |
//! | for which processor? | [`Level`], and [`Generator`] for what is chosen when the program runs, with the feature `std` |
//!
//! A knight and a rook, as the compiler would write them:
//!
//! ```
//! use betza_runtime::kernel::{leap, ride};
//! use betza_runtime::table::{Leap, Ride};
//! use betza_runtime::{Bitboard, Board, Square};
//!
//! type Chess = Board<8, 8>;
//! // Squares (padded to a power of two), words, width, height, the leap, its directions.
//! type Knight = Leap<64, 1, 8, 8, 1, 2, 0b1111_1111>;
//! // Squares, lines, words, width, height, the step, its directions.
//! type Rook = Ride<64, 2, 1, 8, 8, 0, 1, 0b0101_0101>;
//!
//! let d4: Square<Chess> = "d4".parse()?;
//! let occupied: Bitboard<Chess> = ["d6".parse()?, "f4".parse()?].into_iter().collect();
//!
//! assert_eq!(leap(Knight::TABLE, d4).len(), 8);
//! assert_eq!(
//!     ride(Rook::TABLE, d4, occupied).to_string(),
//!     "\
//! . . . . . . . .
//! . . . . . . . .
//! . . . x . . . .
//! . . . x . . . .
//! x x x . x x . .
//! . . . x . . . .
//! . . . x . . . .
//! . . . x . . . ."
//! );
//! # Ok::<(), betza_runtime::ParseSquareError>(())
//! ```

#![no_std]
#![deny(unsafe_code)]

#[cfg(any(test, feature = "std"))]
extern crate std;

mod bitboard;
mod color;
mod geometry;
pub mod kernel;
mod kind;
mod level;
mod moves;
mod piece;
pub mod program;
mod sink;
mod square;
pub mod table;
#[cfg(test)]
mod testing;
mod threats;
#[allow(unsafe_code, reason = "the one audited room of the crate")]
mod unchecked;
mod view;

pub use bitboard::{Bitboard, Iter};
pub use color::Color;
pub use geometry::{Board, Geometry};
#[doc(hidden)]
pub use geometry::{Declared, Words};
pub use kind::{KindSet, Letters};
#[cfg(feature = "std")]
pub use level::dispatch;
pub use level::{Bmi2, Compiled, Generator, Level};
pub use moves::{Effect, Group, Move, TargetSets};
pub use piece::{Attacks, Moves, Targets};
pub use sink::{Collect, Count, EachGroup, EachMove, MoveSink};
pub use square::{ParseSquareError, Square};
pub use view::{BoardView, CheckStatus, EnPassant, Kinds, Sectors, Sides, Unmoved};
