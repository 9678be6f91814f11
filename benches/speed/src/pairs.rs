//! What does a fairy piece cost beside an orthodox one?

use crate::hand::Chess;
use crate::questions::{QUESTIONS, questions};
use crate::row::{Bound, print};
use crate::timing::compare;
use betza::{Bitboard, Color, Square, piece};
use std::hint::black_box;

/// The griffon and the nightrider beside our own queen.
pub(crate) fn rows() {
    let queen = |from, men| piece!("Q").attacks(Color::White, from, men);
    let griffon = |from, men| piece!("t[FR]").attacks(Color::White, from, men);
    let nightrider = |from, men| piece!("NN").attacks(Color::White, from, men);
    pair("griffon and our queen", griffon, queen);
    pair("nightrider and our queen", nightrider, queen);
}

fn pair(
    name: &str,
    ours: impl Fn(Square<Chess>, Bitboard<Chess>) -> Bitboard<Chess>,
    queen: impl Fn(Square<Chess>, Bitboard<Chess>) -> Bitboard<Chess>,
) {
    let questions = questions::<Chess>();
    let ask = |piece: &dyn Fn()| piece();
    let times = compare(
        QUESTIONS,
        || {
            ask(&|| {
                for (from, men) in &questions {
                    black_box(ours(*from, *men).to_bits());
                }
            });
        },
        || {
            ask(&|| {
                for (from, men) in &questions {
                    black_box(queen(*from, *men).to_bits());
                }
            });
        },
    );
    print(name, "8x8", times, Bound::AtMost(1.3));
}
