//! Every construct of both notations: compiled pieces list the moves that the interpreter lists.
//!
//! One test a family, its pieces on boards of five sizes, for both colors, in random positions with all that a piece
//! may ask: own and enemy men of several kinds, men that have not moved, checks, en passant. A position is one piece
//! for one player on one board. Moves are compared with their captures, partners, promotions and marks.
#![expect(clippy::print_stdout, reason = "the counts are for people")]

#[macro_use]
#[path = "families/list.rs"]
mod list;

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

of_both_notations!(families);
