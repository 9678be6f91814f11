//! Every construct of both notations: compiled pieces list the moves that the interpreter lists.
//!
//! One test a family, its pieces on boards of five sizes, for both colors, in random positions with all that a piece
//! may ask: own and enemy men of several kinds, men that have not moved, checks, en passant. A position is one piece
//! for one player on one board. Moves are compared with their captures, partners, promotions and marks.
#![expect(clippy::print_stdout, reason = "the counts are for people")]

use betza::{Board, Geometry, Moves, piece};
use betza_conformance::{Random, Scene, answer_with_marks, interpret_with_marks};
use betza_notation::Reading;

/// Positions of a family.
const POSITIONS: u16 = 2_000;

/// The boards, and how many of ten positions are on each.
const SHARES: [(usize, usize, u16); 5] =
    [(8, 8, 3), (5, 5, 3), (9, 10, 2), (12, 8, 1), (16, 13, 1)];

/// A family under test.
struct Family {
    name: &'static str,
    pieces: u16,
    random: Random,
    positions: u16,
    colors: [u16; 2],
}

impl Family {
    fn new(name: &'static str, pieces: usize) -> Self {
        let pieces = u16::try_from(pieces).expect("a few pieces");
        Family { name, pieces, random: Random::new(7), positions: 0, colors: [0; 2] }
    }

    /// Compares a piece with the interpretation of its notation, on one board.
    fn compare<G: Geometry, P: Moves<Scene<G>> + Copy>(
        &mut self,
        piece: P,
        dialect: &str,
        notation: &str,
    ) {
        let reading = read(dialect, notation);
        let size = (G::WIDTH, G::HEIGHT);
        let share = SHARES.iter().find(|share| (share.0, share.1) == size).expect("one of five").2;
        let rounds = (POSITIONS * share).div_ceil(10 * self.pieces);
        let size = (u16::try_from(size.0).unwrap_or(0), u16::try_from(size.1).unwrap_or(0));
        let mut moves = 0;
        for round in 0..rounds {
            let row = self.random.row(format!("{dialect} {notation:?}, {round}"), notation, size);
            let expected = interpret_with_marks(&reading.pattern, &row);
            let found = answer_with_marks(piece, &row);
            assert!(
                found == expected,
                "{row:?}\ntoo many: {:?}\nmissing: {:?}",
                found.difference(&expected).collect::<Vec<_>>(),
                expected.difference(&found).collect::<Vec<_>>()
            );
            moves += expected.len();
            self.positions += 1;
            self.colors[usize::from(row.is_white())] += 1;
        }
        assert!(moves > 0, "{notation} has no move on a board of {size:?}");
    }

    /// The positions were many enough, and no color was left out.
    fn finish(&self) {
        let Family { name, positions, colors, .. } = self;
        println!("{name}: {positions} positions");
        assert!(*positions >= POSITIONS, "{name}: {positions} positions");
        assert!(colors.iter().all(|count| *count > POSITIONS / 3), "{name}: colors {colors:?}");
    }
}

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
            let mut family = Family::new(stringify!($family), [$($text),+].len());
            $(on_five_boards!(family $dialect $text);)+
            family.finish();
        }
    )+};
}

macro_rules! on_five_boards {
    ($family:ident $dialect:ident $text:literal) => {
        on_board!($family $dialect $text, 8x8, Board<8, 8>);
        on_board!($family $dialect $text, 5x5, Board<5, 5>);
        on_board!($family $dialect $text, 9x10, Board<9, 10>);
        on_board!($family $dialect $text, 12x8, Board<12, 8>);
        on_board!($family $dialect $text, 16x13, Board<16, 13>);
    };
}

macro_rules! on_board {
    ($family:ident $dialect:ident $text:literal, $size:tt, $board:ty) => {{
        #[allow(deprecated, reason = "a warning about a notation is no matter of its test")]
        let piece = piece!($dialect $text on $size);
        $family.compare::<$board, _>(piece, stringify!($dialect), $text);
    }};
}

/// Betza's notation.
mod betzas {
    use super::*;

    families! {
        leapers_and_riders: xbetza "RNB3", betza "DDfNC2(1,4)W0";
        modes_mcdk: betza "mRcB", xbetza "cdQmN", betza "kRdF";
        lame_n: betza "nNnDnH", xbetza "nNNnA2", fsf "nZnA";
        must_jump_j: betza "jNjDjH", xbetza "jRjB3";
        hop_p: betza "mRcpR", xbetza "pNpB3", fsf "pW";
        grasshopper_g: betza "gQ", xbetza "gR3gN", fsf "gB3gW";
        cylinder_and_torus_o: betza "oRoF", xbetza "ooB", betza "onNojD";
        crooked_z: betza "zB", xbetza "zNfzR3";
        circular_q: betza "qN", xbetza "qB4fqR";
        initial_i: betza "fmWfcFifmR3", fsf "ifRimN";
        later_legs_a: betza "mafsRafsW", xbetza "yafsFafN", xboard "camFaW";
        locust_and_double_capture: betza "cabKcafK", xbetza "mcafcafRcafN";
        igui_and_turn_pass: betza "cabKmabKdabW";
        hook_mover: betza "mafsR", xbetza "mafsB";
        lion: betza "KNADcaKmcabK";
        janggi_elephant: betza "mafsmafW";
        checkers: betza "fmFfcafmF", xbetza "mFcafmFcafmafmFcafmafcafmF";
        falcon: betza "afsafKafafsKaflafrKafraflK", xbetza "afsafzKafqafW";
        measured_legs: xbetza "mafsiRmaisB";
        repetition: betza "(paf)3R", xbetza "(az)N", betza "(caf)mW";
        brackets_must: betza "[W-F][F-R]", xbetza "f[N-R]c[pW-B]";
        brackets_may: betza "[F?R]", xbetza "[W?B]m[C?B]";
        brackets_then: betza "t[FR]", xbetza "ft[WFN]";
        castling_o: betza "KisO2", xbetza "jO2lO3";
        en_passant_and_marks: betza "fmWfceFifmnD", xbetza "mfFceWimfnAifmnDD";
        universal_leaper_u: betza "mU", xbetza "cdUiU";
    }
}

/// Parlett's notation.
mod parletts {
    use super::*;

    families! {
        conditions: parlett "i2+,ic~1/2,L1-2o2>,Lnc1X", parlett "w1>,b1<,A1=,E1X>", parlett "W1X,!B2+,hn>,!hc1*", parlett "a1>,ae1X,c2=,o3=";
        move_types: parlett "~2+,^2X,o^2<>", parlett "^n+,o^nX", parlett "~n=";
        distances_and_ranges: parlett "2-3+,1-2X", parlett "2-n*,~3<>";
        directions_and_halves: parlett "1*>,~2*<,n*<=", parlett "1>>.n>,c1<<,2X>>";
        offsets: parlett "~2,1,~-1,-2,3,0,o1,1", parlett "1,2,-2,-2";
        radius: parlett "2r", parlett "~2r,o~r3", parlett "cnr";
        staying: parlett "c1*;1*,0", parlett "o0,1>";
        slashes: parlett "1/2,~1/3", parlett "2/1>,1/2<,~1/2=", parlett "1-2/1-2";
        joiners: parlett "1>.1*,2X;1X", parlett "o1+&1X,1X.n+", parlett "1*&1*", parlett "1+.nX.n+";
        groups_and_riders: parlett "n(~1/2),2(~1/3)", parlett "n(2*),1-2(1>)", parlett "^n(~1/2)", parlett "~1/2&";
        wandering_repeats: parlett "c3(1*)", parlett "n(n+)", parlett "cn(^2X),o1X>", parlett "3(~3/3),2(1>,1>>)", parlett "on(1-2/2)";
        influence: parlett "R1=c1>,(eS1)2*", parlett "!S1o1*,(aeRS1-2X)c1*", parlett "!(eS1/2>)n*", parlett "1*.RK1*n+";
        properties: parlett "n+,c0&cA1r", parlett "o1>,c1X>,LnQR", parlett "1*oA1r,nXL2-3B", parlett "A2r,1X.cA1r.1+";
        castling_of_partners: parlett "!hi^2=|Ri^n=,1*", parlett "!hi^n=|R^n=", parlett "i^2<>|Q^3<>,1+";
        atomic_bomb: parlett "!hcn+&c0&A1r,o1*";
    }
}
