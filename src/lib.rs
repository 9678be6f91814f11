//! Fairy-chess pieces, compiled.
//!
//! A piece is written in Betza's or Parlett's movement notation. At compile time the notation is read, mistakes are
//! shown at the character, and calls of table kernels are emitted that are as short as hand-written ones.
//!
//! ```
//! use betza::{Bitboard, Board, Color, Square, piece};
//!
//! let chancellor = piece!("RN"); // a rook or a knight
//! let d4: Square<Board<8, 8>> = "d4".parse()?;
//! let occupied = Bitboard::from_squares(&["d6".parse()?]);
//! assert_eq!(
//!     chancellor.attacks(Color::White, d4, occupied).to_string(),
//!     "\
//! . . . . . . . .
//! . . . . . . . .
//! . . x x x . . .
//! . x . x . x . .
//! x x x . x x x x
//! . x . x . x . .
//! . . x x x . . .
//! . . . x . . . ."
//! );
//! # Ok::<(), betza::ParseSquareError>(())
//! ```
//!
//! | to … | see |
//! |---|---|
//! | declare a piece, or several | [`piece!`] |
//! | declare an army with letters and static dispatch | [`pieces!`] |
//! | declare a board with a name of its own, of up to 36x36 squares | [`board!`] |
//! | check that two notations are one piece | [`assert_same_piece!`] |
//! | name squares and sets of squares | [`Square`], [`Bitboard`], [`Board`] |
//! | show a position of your own | [`BoardView`], and [`Unmoved`] and its like for what only some pieces ask |
//! | take out moves | [`MoveSink`] and its adapters [`EachMove`], [`Collect`], [`Count`] |
//! | read pieces at run time, with the feature `dynamic` | [`dynamic`](https://docs.rs/betza/latest/betza/dynamic/) |
//! | use the processor that the program runs on, with the feature `std` | [`Generator`], [`dispatch`](https://docs.rs/betza/latest/betza/fn.dispatch.html) |
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "dynamic")]
extern crate alloc;

#[cfg(feature = "dynamic")]
pub mod dynamic;

pub use betza_runtime::*;

#[doc = include_str!("docs/piece.md")]
#[macro_export]
macro_rules! piece {
    ($($input:tt)*) => { $crate::__for_target! { piece $($input)* } };
}

#[doc = include_str!("docs/pieces.md")]
#[macro_export]
macro_rules! pieces {
    ($($input:tt)*) => { $crate::__for_target! { pieces $($input)* } };
}

#[doc = include_str!("docs/board.md")]
#[macro_export]
macro_rules! board {
    ($($input:tt)*) => { $crate::__private::macros::board! { [$crate] $($input)* } };
}

/// Holds the compiler to two notations being one piece on a board.
///
/// Board, first piece, second piece; it may stand where an item or a statement may, and leaves nothing behind. Where
/// two patterns are not equal at once, they are compared from every square, for both colors, in every position; the
/// squares on which a double step may be taken en passant are not part of the comparison.
///
/// ```
/// betza::assert_same_piece!(8x8, "K", "1*");
/// betza::assert_same_piece!(8x8, "F7", "B");
/// betza::assert_same_piece!(8x8, betza "fN", xbetza "fhN");
/// ```
///
/// # Errors
///
/// If they differ, a compile error draws a position and names a move that only one of them has: there is no square on
/// a board of 8x8 from which a bishop goes eight squares, but there is one on 9x9.
///
/// ```compile_fail
/// betza::assert_same_piece!(9x9, "F7", "B");
/// ```
///
/// What would take too long to compare is an error of its own: it is not known then whether they differ.
#[macro_export]
macro_rules! assert_same_piece {
    ($($input:tt)*) => { $crate::__private::macros::assert_same_piece! { [$crate] $($input)* } };
}

// Only this crate, not a macro, is compiled for the target: what it knows of the processor, or that the program is to find
// it out, it passes on.
#[cfg(not(all(target_arch = "x86_64", any(target_feature = "bmi2", feature = "std"))))]
#[doc(hidden)]
#[macro_export]
macro_rules! __for_target {
    ($name:ident $($input:tt)*) => { $crate::__private::macros::$name! { [$crate] $($input)* } };
}

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __for_target {
    ($name:ident $($input:tt)*) => { $crate::__private::macros::$name! { [$crate bmi2] $($input)* } };
}

#[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2"), feature = "std"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __for_target {
    ($name:ident $($input:tt)*) => { $crate::__private::macros::$name! { [$crate detect] $($input)* } };
}

/// What the expansion of the macros names; not for use by hand.
#[doc(hidden)]
pub mod __private {
    pub use betza_macros as macros;
    pub use betza_runtime::*;
    pub use core;
}

/// The examples of README.md are compiled and run, with the features that the last of them ask for.
#[cfg(all(doctest, feature = "dynamic", feature = "std"))]
#[doc = include_str!("../README.md")]
struct Readme;
