//! How do pieces look in the documentation of a crate that has them?
//!
//! `cargo doc -p host-documented --open` shows the pages that `tests/pages.rs` reads.
#![deny(missing_docs, warnings)]

use betza::{piece, pieces};

piece! {
    /// Two or three squares: straight to move, diagonally to capture.
    pub struct Skirmisher = "o2-3+, c2-3X";
    /// Moves as a bishop or a knight.
    pub struct Archbishop = "BN";
    pub struct Queen = "Q";
    /// The pawn of chess, promotion aside.
    pub struct Pawn = "fmWfceFifmnD";
    /// Two notations of one piece have the same words.
    pub struct Man = "1*";
    /// Every sign of Parlett's notation that Markdown would take for its own.
    pub struct Signs = "~1/2*, !A1<W1>, n(~2/2), 1=<, ^n=|R^n=";
    /// A cannon on the board of xiangqi.
    pub struct Cannon = xbetza "mRcpR" on 9x10;
    /// A griffon on a large board.
    pub struct Griffon = "[F?R]" on 16x16;
    /// The lion of chu shogi, on its board.
    pub struct Lion = "KNADcaKmcabK" on 12x12;
    /// A man of draughts.
    pub struct Draughtsman = "cn(^2X), o1X>" on 10x10;
}

pieces! {
    /// Four men.
    pub enum Army on 10x8 {
        /// The one to lose.
        King 'k' = "KisO3",
        Chancellor 'c' = "RN",
        Nightrider 'n' = "NN",
        /// Goes one way and takes another.
        Pawn 'p' = "fmWfcF",
    }
}

/// One piece in the docs of a function.
///
/// ```
/// let seen = host_documented::sees(betza::Color::White);
/// assert_eq!(seen, 8);
/// ```
pub fn sees(color: betza::Color) -> usize {
    let center = betza::Square::new(27).unwrap_or_else(|| unreachable!("d4 is on the board"));
    piece!("N").attacks(color, center, betza::Bitboard::EMPTY).len()
}
