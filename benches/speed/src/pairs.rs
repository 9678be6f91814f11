//! What does a fairy piece cost beside an orthodox one?

use crate::hand::Chess;
use crate::questions::{QUESTIONS, questions};
use crate::row::{Bound, Build, print};
use crate::timing::compare;
use betza::{Bitboard, Color, Square, piece};
use std::hint::black_box;

/// The griffon and the nightrider beside our own queen by the same technique: looks at tables where the processor gathers
/// bits, and else obstruction difference.
pub(crate) fn rows() {
    macro_rules! rows {
        ($($profile:tt)*) => {
            let queen = |from, men| piece!("Q" $($profile)*).attacks(Color::White, from, men);
            let griffon = |from, men| piece!("t[FR]" $($profile)*).attacks(Color::White, from, men);
            let nightrider = |from, men| piece!("NN" $($profile)*).attacks(Color::White, from, men);
            pair("griffon and our queen", griffon, queen);
            pair("nightrider and our queen", nightrider, queen);
        };
    }
    match Build::THIS {
        Build::Native => {
            rows!();
        }
        Build::Plain => {
            rows!(, profile = portable);
        }
    }
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
