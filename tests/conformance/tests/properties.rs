//! Every construct of both notations: does what follows from a piece's attacks and moves follow from them?
//!
//! `attackers` is the transpose of `attacks`, what is critical is all that matters, `attacks_all` is a union, a threat is
//! a capture of the interpreter's. On a board of 8x8 and one of 9x10 by random positions, on one of 4x3 by all positions.
#![expect(clippy::print_stdout, reason = "the counts are for people")]

#[macro_use]
#[path = "families/list.rs"]
mod list;
#[path = "properties/level_one.rs"]
mod level_one;
#[path = "properties/threats.rs"]
mod threats;

use betza::{Board, piece};
use betza_conformance::Random;
use betza_notation::Reading;
use level_one::{LevelOne as _, NoLevelOne as _, Probe};

fn read(dialect: &str, notation: &str) -> Reading {
    let dialect = dialect.parse().expect("a dialect");
    match betza_notation::read(Some(dialect), notation) {
        Ok(reading) => reading,
        Err(findings) => panic!("{notation:?} is refused: {findings:?}"),
    }
}

macro_rules! families {
    ($($family:ident: $($dialect:ident $text:literal),+;)+) => {$(
        #[test]
        fn $family() {
            $({
                let reading = read(stringify!($dialect), $text);
                on_board!($dialect $text, 8x8, Board<8, 8>, reading);
                on_board!($dialect $text, 9x10, Board<9, 10>, reading);
                #[allow(deprecated, reason = "a warning about a notation is no matter of its test")]
                let piece = piece!($dialect $text on 4x3);
                (&Probe(piece)).on_all_boards($text);
            })+
        }
    )+};
}

macro_rules! on_board {
    ($dialect:ident $text:literal, $size:tt, $board:ty, $reading:ident) => {{
        #[allow(deprecated, reason = "a warning about a notation is no matter of its test")]
        let piece = piece!($dialect $text on $size);
        let random = &mut Random::new(11);
        (&Probe(piece)).on_random_boards($text, random);
        threats::compare::<$board, _>(piece, $text, &$reading.pattern, random);
    }};
}

of_both_notations!(families);

/// Leapers, riders and floods, of which no family is made.
mod plain {
    use super::*;

    families! {
        leapers: betza "N", betza "K", betza "fmWfcF", xbetza "fN", betza "W3", parlett "~2+";
        riders: betza "R", betza "Q", betza "NN", betza "F7", betza "fRbB", betza "lNNrB2", parlett "2-3+", parlett "4-nX";
        bent: xbetza "t[FR]", xbetza "t[WB]", xbetza "afsW", xbetza "nN", xbetza "nA";
        hoppers: xbetza "cpR", xbetza "gQ", xbetza "gNN", xbetza "pB", xbetza "mRcpNN";
        floods: parlett "c3(1*)", parlett "n(n+)", parlett "3(~3/3)", parlett "nr", parlett "2-n(1+)";
    }
}
