//! Compiled pieces agree with the interpreter, square by square, on random boards of five sizes and for both colors.
#![allow(deprecated, reason = "pieces that cannot move on a small board are compared too")]

#[path = "differential/declared.rs"]
mod declared;
#[path = "differential/groups.rs"]
mod groups;
#[path = "differential/programs.rs"]
mod programs;

use betza::{Attacks, Bitboard, Board, Color, Geometry, Square, piece};
use betza_notation::interp::{self, Cell};
use betza_notation::pattern::{Pattern, Side};
use std::collections::BTreeSet;

/// A small generator of numbers (xorshift64*, Vigna 2016), so that a failure is the same on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    fn below(&mut self, bound: usize) -> usize {
        // A bound of some hundreds fits, and the bias of the remainder does not matter here.
        (self.next() >> 33) as usize % bound
    }

    fn occupied<G: Geometry>(&mut self, men_of_eight: usize) -> Bitboard<G> {
        Square::all().filter(|_| self.below(8) < men_of_eight).collect()
    }
}

fn cells<G: Geometry>(set: Bitboard<G>) -> BTreeSet<Cell> {
    set.into_iter().map(cell).collect()
}

fn cell<G: Geometry>(square: Square<G>) -> Cell {
    Cell::new(square.file() as u16, square.rank() as u16)
}

fn side(color: Color) -> Side {
    match color {
        Color::White => Side::White,
        Color::Black => Side::Black,
    }
}

/// Compares a piece with the interpretation of its pattern on `rounds` random boards.
fn compare<P: Attacks>(
    piece: P,
    constant: impl Fn(Color, Square<P::Board>, Bitboard<P::Board>) -> Bitboard<P::Board>,
    pattern: &Pattern,
    rounds: usize,
) {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let size = (P::Board::WIDTH as u16, P::Board::HEIGHT as u16);
    for round in 0..rounds {
        let occupied = random.occupied::<P::Board>(round % 5);
        let Some(from) = Square::new(random.below(P::Board::SQUARES)) else { continue };
        for color in Color::ALL {
            let attacks = piece.attacks(color, from, occupied);
            let expected =
                interp::attacks(pattern, size, side(color), cell(from), &cells(occupied));
            assert_eq!(
                cells(attacks),
                expected,
                "attacks of {color:?} from {from} with {occupied:?}"
            );
            assert_eq!(constant(color, from, occupied), attacks, "in constants");

            let quiets = piece.quiets(color, from, occupied);
            let expected = interp::quiets(pattern, size, side(color), cell(from), &cells(occupied));
            assert_eq!(
                cells(quiets),
                expected,
                "quiets of {color:?} from {from} with {occupied:?}"
            );

            let sees =
                |square: &Square<P::Board>| piece.attacks(color, *square, occupied).contains(from);
            let transposed: Bitboard<P::Board> = Square::all().filter(sees).collect();
            assert_eq!(
                piece.attackers(color, from, occupied),
                transposed,
                "attackers of {from} with {occupied:?}"
            );

            let turned = piece.attacks(color.other(), from.turned(), occupied.turned());
            assert_eq!(turned.turned(), attacks, "the other color on the turned board");
        }
    }
}

macro_rules! pieces_on {
    ($test:ident, $size:tt, $board:ty, $rounds:literal: $($dialect:ident $text:literal),* $(,)?) => {
        #[test]
        fn $test() {
            $({
                let piece = piece!($dialect $text on $size);
                let dialect = stringify!($dialect).parse().expect("a dialect");
                let reading = betza_notation::read(Some(dialect), $text).expect("a notation");
                let constant = |color, from: Square<$board>, occupied| piece.attacks_const(color, from, occupied);
                compare(piece, constant, &reading.pattern, $rounds);
            })*
        }
    };
}

macro_rules! on_five_boards {
    ($($pieces:tt)*) => {
        pieces_on!(on_8x8, 8x8, Board<8, 8>, 60: $($pieces)*);
        pieces_on!(on_5x5, 5x5, Board<5, 5>, 60: $($pieces)*);
        pieces_on!(on_9x10, 9x10, Board<9, 10>, 30: $($pieces)*);
        pieces_on!(on_12x8, 12x8, Board<12, 8>, 30: $($pieces)*);
        pieces_on!(on_16x13, 16x13, Board<16, 13>, 8: $($pieces)*);
    };
}

on_five_boards! {
    betza "N", betza "W", betza "F", betza "R", betza "B", betza "Q", betza "K", betza "RN", betza "BN",
    betza "fmWfcF", betza "fN", betza "fhN", betza "flF", betza "vR", betza "sW", betza "F7", betza "NN",
    betza "W3", betza "A", betza "D", betza "C", betza "Z", betza "G", betza "H", betza "mRcB",
    xbetza "fN", xbetza "fK", xboard "L", fsf "fK", betza "fRbB", betza "lNNrB2", betza "mW2cF3",
}

// On narrow boards some ways of a rider do not fit at all.
pieces_on!(on_16x1, 16x1, Board<16, 1>, 20: betza "R", betza "B", betza "Q", betza "NN", betza "fmWfcF", betza "DD");
pieces_on!(on_1x8, 1x8, Board<1, 8>, 20: betza "R", betza "B", betza "Q", betza "NN", betza "fmWfcF", betza "HH");
pieces_on!(on_2x8, 2x8, Board<2, 8>, 20: betza "R", betza "B", betza "NN", betza "DD", betza "vNN", parlett "n(~1/2)");
pieces_on!(on_3x5, 3x5, Board<3, 5>, 20: betza "Q", betza "NN", betza "HH", betza "CC", betza "fNN", betza "R2");
pieces_on!(on_1x1, 1x1, Board<1, 1>, 2: betza "Q", betza "NN", betza "K");

// A wandering piece takes the interpreter a hundred times longer than others: few rounds, on few boards.
macro_rules! floods_on {
    ($($pieces:tt)*) => {
        pieces_on!(floods_on_8x8, 8x8, Board<8, 8>, 4: $($pieces)*);
        pieces_on!(floods_on_5x5, 5x5, Board<5, 5>, 12: $($pieces)*);
        pieces_on!(floods_on_9x8, 9x8, Board<9, 8>, 3: $($pieces)*);
    };
}

floods_on! {
    parlett "c3(1*)", parlett "n(n+)", parlett "3(~3/3)", parlett "2r", parlett "nr", parlett "c2(1*>)",
    parlett "2-n(1+)",
}
