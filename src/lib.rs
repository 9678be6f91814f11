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
/// be named. The profile, `speed`, `size` or `portable`, is read and reserved for the choice of tables: the kernels of
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
/// # How a notation may be written
///
/// As a string literal, raw or with escapes; as several of them, or `concat!` of them, which are one text; by any of
/// these through a macro of your own that takes it as `literal`, `expr` or `tt`. A constant cannot be read, since macros
/// run before it has a value.
///
/// Parlett's notation may also stand **without quotes**. Then rustc underlines exactly what is wrong:
///
/// ```
/// use betza::piece;
/// piece! {
///     pub struct Skirmisher = o2-3+, c2-3X;
///     pub struct Berserk = parlett c3(1*) on 9x10, profile = size;
/// }
/// let nightrider = piece!(n(~1/2));
/// assert_eq!(Skirmisher::NOTATION, "o2-3+, c2-3X");
/// ```
///
/// - It ends at `on` before a number, at `, profile`, and at the end; `on*` is still a notation. A comma at the very end
///   is the macro's.
/// - In an item it ends at `;`, and in [`assert_same_piece!`] at `,`: notations with these signs need quotes there. In
///   [`pieces!`] a comma ends it if a piece, `Name 'letter'` or attributes, begins behind it.
/// - Betza's notation needs quotes, and so does what Rust's lexer would spoil: `//` and `/*` begin a comment, a number
///   cannot end in `e` before a sign, as in `2e+`, and brackets must pair. `3.2` and `1e3` are one token, which is
///   underlined as a whole.
/// - Some words, as `L3W`, are legal in both notations: as in quotes, that is an error that asks for the name.
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
/// Notations are written as in [`piece!`], those of Parlett's with or without quotes.
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
