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
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "dynamic")]
extern crate alloc;

#[cfg(feature = "dynamic")]
pub mod dynamic;

pub use betza_runtime::*;

/// Declares pieces.
///
/// As an expression it is a value of a type of its own, without a size:
///
/// ```
/// use betza::{Bitboard, Board, Color, Square, piece};
/// let knight = piece!("N");
/// let corner: Square<Board<8, 8>> = "a1".parse()?;
/// assert_eq!(knight.attacks(Color::White, corner, Bitboard::EMPTY).len(), 2);
/// # Ok::<(), betza::ParseSquareError>(())
/// ```
///
/// With `struct` it declares types; attributes and visibility are kept, and the board, the dialect and a profile may
/// be named: `on WxH`, or `on Name(WxH)` after [`board!`]. The profile, `speed`, `size` or `portable`, is read and reserved for the choice of tables: the kernels of
/// today have one layout, and every profile gives the same code.
///
/// ```
/// use betza::piece;
/// piece! {
///     /// Slides as a rook, and leaps as a knight.
///     pub struct Chancellor = "RN" on 10x8;
///     pub struct Keima = xbetza "fN" on 9x9, profile = size;
/// }
/// assert_eq!(Keima::NOTATION, "fN");
/// ```
///
/// # Errors
///
/// A wrong notation is a compile error that shows the character:
///
/// ```compile_fail
/// let piece = betza::piece!("fmWwF");
/// ```
#[macro_export]
macro_rules! piece {
    ($($input:tt)*) => { $crate::__private::macros::piece! { [$crate] $($input)* } };
}

/// Declares an army: an enum of pieces on one board, each with its letter.
///
/// The enum has the functions of a piece, and `ALL`, `NOTATIONS`, `letter` and `from_letter`. The letter names the
/// kind whichever its case.
///
/// ```
/// use betza::{Bitboard, Board, Color, Square, pieces};
/// pieces! {
///     pub enum Army on 9x10 {
///         General 'g' = "W", Elephant 'e' = "A", Chariot 'r' = "R", Soldier 's' = "fW",
///     }
/// }
/// let a1: Square<Board<9, 10>> = "a1".parse()?;
/// assert_eq!(Army::Chariot.attacks(Color::White, a1, Bitboard::EMPTY).len(), 8 + 9);
/// assert_eq!(Army::from_letter('E'), Some(Army::Elephant));
/// # Ok::<(), betza::ParseSquareError>(())
/// ```
#[macro_export]
macro_rules! pieces {
    ($($input:tt)*) => { $crate::__private::macros::pieces! { [$crate] $($input)* } };
}

/// Declares a board: a type with a name of its own, of up to 36x36 squares.
///
/// It is used wherever [`Board<W, H>`](Board) is, which has up to 16x16 squares and needs no declaration. A macro sees no
/// size through a name, so a piece on such a board repeats it; that both are the same is checked.
///
/// ```
/// use betza::{Bitboard, Color, Square, board, piece};
///
/// board!(pub Taikyoku = 36x36);
/// piece! {
///     pub struct FreeKing = "Q" on Taikyoku(36x36);
/// }
///
/// // The files after z are aa, ab, ….
/// let corner: Square<Taikyoku> = "aj36".parse()?;
/// let seen = FreeKing.attacks(Color::White, corner, Bitboard::EMPTY);
/// assert_eq!(seen.len(), 3 * 35);
/// # Ok::<(), betza::ParseSquareError>(())
/// ```
///
/// A small board of one's own has the same kernels as a plain one, and its squares are not mixed up with others of the
/// same size:
///
/// ```
/// betza::board! {
///     /// Five files, six ranks.
///     pub Mini = 5x6
/// }
/// betza::pieces! {
///     pub enum Army on Mini(5x6) { King 'k' = "K", Rook 'r' = "R", Pawn 'p' = "fmWfcF" }
/// }
/// let a1: betza::Square<Mini> = "a1".parse()?;
/// assert_eq!(Army::Rook.attacks(betza::Color::White, a1, betza::Bitboard::EMPTY).len(), 4 + 5);
/// # Ok::<(), betza::ParseSquareError>(())
/// ```
///
/// # Boards of more than 256 squares
///
/// Pieces on them are correct, in a few kilobytes, but not fast: leaps are counted out, rides are walked, and what no
/// other kernel answers is a program. There are no tables with a row for each square.
///
/// # Errors
///
/// Another size at the use than in the declaration does not compile:
///
/// ```compile_fail,E0080
/// betza::board!(Taikyoku = 36x36);
/// let king = betza::piece!("K" on Taikyoku(36x35));
/// ```
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

/// What the expansion of the macros names; not for use by hand.
#[doc(hidden)]
pub mod __private {
    pub use betza_macros as macros;
    pub use betza_runtime::*;
    pub use core;
}

/// The examples of README.md are compiled and run, with the feature that the last of them asks for.
#[cfg(all(doctest, feature = "dynamic"))]
#[doc = include_str!("../README.md")]
struct Readme;
