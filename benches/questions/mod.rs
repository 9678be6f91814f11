//! Squares and occupancies to ask about, the same at every run.

use betza::{Bitboard, Board, Square};

/// The board of all questions.
pub(crate) type Chess = Board<8, 8>;

/// `count` squares with boards a quarter full.
pub(crate) fn questions(count: usize) -> Vec<(Square<Chess>, Bitboard<Chess>)> {
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = move || {
        // xorshift64 (Marsaglia 2003)
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed
    };
    let ask = |_| {
        let (square, a, b) = (next() >> 58, next(), next());
        (Square::new(square as usize).expect("six bits are a square"), Bitboard::from(a & b))
    };
    (0..count).map(ask).collect()
}
