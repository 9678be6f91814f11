//! How many times faster than an interpreter is a compiled piece?

use crate::interp::{Interpreter, Set};
use crate::questions::{QUESTIONS, plain, questions};
use crate::row::{Bound, Build, print};
use crate::timing::compare;
use betza::{Bitboard, Board, Color, Geometry, Square, piece};
use betza_notation::pattern::Side;
use std::hint::black_box;

/// What is promised of a family on boards of up to 64, 128, 192 and 256 squares.
type Promise = [f64; 4];

const LINES: Promise = match Build::THIS {
    Build::Native => [20.0, 12.0, 8.0, 6.0],
    Build::Plain => [10.0, 6.0, 4.0, 3.0],
};
const HOPS: Promise = match Build::THIS {
    Build::Native => [20.0, 12.0, 8.0, 2.0],
    Build::Plain => [10.0, 4.0, 2.0, 2.0],
};
const CURVES: Promise = [15.0, 12.0, 6.0, 6.0];

fn interpreter<G: Geometry>(dialect: &str, notation: &str) -> Interpreter {
    let dialect = dialect.parse().expect("a dialect");
    let reading = betza_notation::read(Some(dialect), notation).expect("a notation");
    Interpreter::new(&reading.pattern, G::WIDTH as u16, G::HEIGHT as u16)
}

fn row<G: Geometry, S: Set>(
    (name, board): (&str, &str),
    compiled: impl Fn(Square<G>, Bitboard<G>) -> Bitboard<G>,
    // All words as one number, that the answer be not written to memory only to be thrown away.
    number: impl Fn(Bitboard<G>) -> u64,
    interpreter: &Interpreter,
    least: f64,
) {
    let questions = questions::<G>();
    let plainly: Vec<(usize, S)> =
        questions.iter().map(|(from, men)| (from.index(), plain(*men))).collect();
    for ((from, men), (square, set)) in questions.iter().zip(&plainly).take(QUESTIONS / 4) {
        let found: S = interpreter.attacks(Side::White, *square, *set);
        let expected: S = plain(compiled(*from, *men));
        assert!(found == expected, "{name} on {from} with {men:?}");
    }
    // The interpreter takes its time: fewer questions a round.
    let count = if least > 100.0 { QUESTIONS / 64 } else { QUESTIONS / 4 };
    let times = compare(
        count,
        || {
            for (from, men) in &questions[..count] {
                black_box(number(compiled(*from, *men)));
            }
        },
        || {
            for (square, set) in &plainly[..count] {
                black_box(interpreter.attacks(Side::White, *square, *set));
            }
        },
    );
    print(&format!("{name} interpreted"), board, times, Bound::TimesFaster(least));
}

macro_rules! row {
    ($name:literal, $dialect:ident $notation:literal, $size:tt = $board:ty, $set:ty, $least:expr) => {
        row::<$board, $set>(
            ($name, stringify!($size)),
            |from, men| piece!($dialect $notation on $size).attacks(Color::White, from, men),
            |set| set.to_words().iter().fold(0, |all, word| all ^ word),
            &interpreter::<$board>(stringify!($dialect), $notation),
            $least,
        );
    };
}

macro_rules! on_all_boards {
    ($($name:literal $dialect:ident $notation:literal $promise:ident;)*) => {
        $(
            row!($name, $dialect $notation, 8x8 = Board<8, 8>, u64, $promise[0]);
            row!($name, $dialect $notation, 10x10 = Board<10, 10>, u128, $promise[1]);
            row!($name, $dialect $notation, 12x12 = Board<12, 12>, [u64; 4], $promise[2]);
            row!($name, $dialect $notation, 16x16 = Board<16, 16>, [u64; 4], $promise[3]);
        )*
    };
}

/// One piece of each family, on boards of one to four words.
pub(crate) fn rows() {
    on_all_boards! {
        "knight" betza "N" LINES;
        "rook" betza "R" LINES;
        "queen" betza "Q" LINES;
        "nightrider" betza "NN" LINES;
        "griffon" betza "t[FR]" LINES;
        "mao" xbetza "afsW" LINES;
        "cannon" xbetza "cpR" HOPS;
        "rose" betza "qN" CURVES;
        "crooked bishop" betza "zB" CURVES;
    }
    row!("berserk c3(1*)", parlett "c3(1*)", 8x8 = Board<8, 8>, u64, 500.0);
    row!("wanderer n(n+)", parlett "n(n+)", 8x8 = Board<8, 8>, u64, 15.0);
}
