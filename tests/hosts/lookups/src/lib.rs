//! Do lookups of an unoptimised build leave their tables where they are?
//!
//! `tests/assembly.rs` reads what rustc makes of these functions.

pub mod branchless;

use betza::{Bitboard, Board, Color, Square, piece};

type Chess = Board<8, 8>;

/// One load.
pub fn of_a_leaper(from: Square<Chess>) -> Bitboard<Chess> {
    piece!("N").attacks(Color::White, from, Bitboard::EMPTY)
}

/// Masks of lines.
pub fn of_a_rider(from: Square<Chess>, occupied: Bitboard<Chess>) -> Bitboard<Chess> {
    piece!("Q").attacks(Color::White, from, occupied)
}

/// Several words.
pub fn on_a_large_board(from: Square<Board<16, 16>>) -> Bitboard<Board<16, 16>> {
    piece!("WD" on 16x16).attacks(Color::Black, from, Bitboard::EMPTY)
}

const CONSTANT: [u64; 512] = [7; 512];

/// What a lookup must not be: rustc copies the constant before it reads one word of it.
#[inline(never)]
pub fn copies_a_table(at: usize) -> u64 {
    CONSTANT[at]
}
