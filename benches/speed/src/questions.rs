//! Which questions are asked? The same at every run.

use crate::interp::Set;
use betza::{Bitboard, Geometry, Square};

/// So many that no processor learns the answers by heart.
pub(crate) const QUESTIONS: usize = 8192;

/// A source of numbers that is the same at every run: xorshift64 (Marsaglia 2003).
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new() -> Self {
        Random(0x9E37_79B9_7F4A_7C15)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(crate) fn square<G: Geometry>(&mut self) -> Square<G> {
        let number = (self.next() >> 32) as usize % G::SQUARES;
        Square::new(number).expect("the number is that of a square")
    }

    /// About one square of `one_in` squares.
    pub(crate) fn squares<G: Geometry>(&mut self, one_in: u64) -> Bitboard<G> {
        Square::all().filter(|_| (self.next() >> 32).is_multiple_of(one_in)).collect()
    }
}

/// Squares with boards a quarter full.
pub(crate) fn questions<G: Geometry>() -> Vec<(Square<G>, Bitboard<G>)> {
    let mut random = Random::new();
    (0..QUESTIONS).map(|_| (random.square(), random.squares(4))).collect()
}

/// A set as the interpreter has it.
pub(crate) fn plain<G: Geometry, S: Set>(squares: Bitboard<G>) -> S {
    squares.into_iter().fold(S::EMPTY, |set, square| set.with(square.index()))
}
