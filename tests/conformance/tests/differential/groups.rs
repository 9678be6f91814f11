//! Pieces with effects, part by part: each move as the interpreter says it, and once.

use super::programs::compare;
use betza::dynamic::Piece;
use betza::{Board, piece};

macro_rules! groups_on {
    ($test:ident, $size:tt, $board:ty, $rounds:literal: $($dialect:ident $text:literal),* $(,)?) => {
        #[test]
        fn $test() {
            $({
                let dialect = stringify!($dialect).parse().expect("a dialect");
                let reading = betza_notation::read(Some(dialect), $text).expect("a notation");
                let dynamic = Piece::<$board>::read_as(dialect, $text).expect("a notation");
                let compiled = piece!($dialect $text on $size);
                compare(stringify!($dialect $text on $size), compiled, &dynamic, &reading.pattern, $rounds);
            })*
        }
    };
}

macro_rules! on_boards {
    ($($pieces:tt)*) => {
        groups_on!(on_8x8, 8x8, Board<8, 8>, 120: $($pieces)*);
        groups_on!(on_10x10, 10x10, Board<10, 10>, 60: $($pieces)*);
        groups_on!(on_5x5, 5x5, Board<5, 5>, 60: $($pieces)*);
    };
}

on_boards! {
    // Lions, and pieces with a part of their power.
    xbetza "KNADcaKmcabK", xbetza "KADNcaKmcabK", xbetza "KcaK", xbetza "BcavFmabF", xbetza "cabK", xbetza "mKcaK",
    // Locusts whose second step hangs on the first; two of them that may end alike.
    xbetza "cafW", xbetza "cafmW", xbetza "mFcafmF", xbetza "mKcafsmW", xbetza "cafmWcafcW", xbetza "KcafmKcasK",
    xbetza "fcafmFbcafW", parlett "^2X", parlett "o1X>,^2X>",
    // What is left to the program beside kernels, with and without moves that both may find.
    parlett "o1X>, n(^2X>)", parlett "1*, n(^2X)", xbetza "KisO2", xbetza "QisO2caW", xbetza "cafmWcaafF",
    parlett "o1>,c1X>,oi2>,L8Q", parlett "!hcn+&c0&A1r,o1*,^2X",
    // Pawns, and what goes with them.
    xbetza "fmWfceFifmnD", xbetza "fmWfceFfmnDcafW", xbetza "KceN", xbetza "fmnDifmnD", xbetza "ifmnH", xbetza "ifnD",
    xbetza "vmnHfceF", xbetza "fceWfmWifmnD",
}

// On a board one file wide most of them go nowhere.
groups_on!(on_1x8, 1x8, Board<1, 8>, 40: xbetza "fmWfceFifmnD", xbetza "KcaK", xbetza "cafmW");
