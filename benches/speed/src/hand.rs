//! Is a compiled piece as fast as one written by hand?

use crate::by_hand;
use crate::questions::{QUESTIONS, questions};
use crate::row::{Bound, print};
use crate::timing::{Times, compare};
use betza::{Bitboard, Board, Color, Square, piece};
use std::hint::black_box;

pub(crate) type Chess = Board<8, 8>;

/// Compares two functions of a square and the men on 8x8.
pub(crate) fn on_chess(
    name: &str,
    ours: impl Fn(Square<Chess>, Bitboard<Chess>) -> Bitboard<Chess>,
    reference: impl Fn(u8, u64) -> u64,
) -> Times {
    let ours_questions = questions::<Chess>();
    // The same shape in memory for both: a 16-bit square and a set.
    let plain: Vec<(u16, u64)> =
        ours_questions.iter().map(|(from, men)| (from.index() as u16, men.to_bits())).collect();
    for ((from, men), (square, bits)) in ours_questions.iter().zip(&plain) {
        let (found, expected) = (ours(*from, *men).to_bits(), reference(*square as u8, *bits));
        assert_eq!(found, expected, "{name} on {from} with {men:?}");
    }
    compare(
        QUESTIONS,
        || {
            for (from, men) in &ours_questions {
                black_box(ours(*from, *men).to_bits());
            }
        },
        || {
            for (square, bits) in &plain {
                black_box(reference(*square as u8, *bits));
            }
        },
    )
}

/// The best of class by hand: tables by gathered bits where the processor has them, else obstruction difference.
pub(crate) fn rows() {
    macro_rules! row {
        ($name:literal, $dialect:ident $notation:literal, $reference:expr) => {
            let ours = |from, men| piece!($dialect $notation).attacks(Color::White, from, men);
            let times = on_chess($name, ours, $reference);
            print(concat!($name, " by hand"), "8x8", times, Bound::AtMost(1.05));
        };
    }
    let best = by_hand::best::Best::new();
    row!("knight", betza "N", by_hand::knight);
    row!("king", betza "K", by_hand::king);
    row!("rook", betza "R", |square, men| best.rook(square, men));
    row!("bishop", betza "B", |square, men| best.bishop(square, men));
    row!("queen", betza "Q", |square, men| best.queen(square, men));
    row!("nightrider", betza "NN", |square, men| best.nightrider(square, men));
    row!("cannon", xbetza "cpR", |square, men| best.cannon(square, men));
    row!("mao", xbetza "afsW", |square, men| best.mao(square, men));
    row!("griffon", betza "t[FR]", by_hand::griffon);
}
