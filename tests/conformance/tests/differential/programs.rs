//! Moves with everything that belongs to them, in random positions: compiled, and read at run time.

use super::{Random, cell, side};
use betza::dynamic::Piece;
use betza::{
    Bitboard, Board, BoardView, CheckStatus, Color, EachGroup, Effect, EnPassant, Geometry, Group,
    KindSet, Kinds, Moves, Sectors, Square, Unmoved, piece,
};
use betza_notation::interp::{self, Cell, Man, Outcome};
use betza_notation::pattern::Pattern;
use core::ops::ControlFlow;
use std::collections::BTreeSet;

/// The letters of the men on the boards.
const LETTERS: [char; 5] = ['k', 'r', 'p', 'n', 'x'];

/// A position with all that a piece may ask.
pub(crate) struct Position<G: Geometry> {
    own: Bitboard<G>,
    enemy: Bitboard<G>,
    unmoved: Bitboard<G>,
    kinds: [Bitboard<G>; LETTERS.len()],
    in_check: bool,
    en_passant: Option<(Square<G>, Square<G>)>,
}

impl<G: Geometry> Position<G> {
    /// With no more than eight men of each side, or paths that capture on their way would be without number.
    fn any(random: &mut Random, from: Square<G>, men: usize) -> Self {
        let mut position = Position {
            own: Bitboard::from_square(from),
            enemy: Bitboard::EMPTY,
            unmoved: Bitboard::EMPTY,
            kinds: [Bitboard::EMPTY; LETTERS.len()],
            in_check: random.below(4) == 0,
            en_passant: None,
        };
        if random.below(2) == 0 {
            position.unmoved = position.unmoved.with(from);
        }
        for _ in 0..men {
            let square = near(random, from);
            if position.occupied().contains(square) {
                continue;
            }
            if random.below(2) == 0 {
                position.own = position.own.with(square);
                if random.below(2) == 0 {
                    position.unmoved = position.unmoved.with(square);
                }
            } else {
                position.enemy = position.enemy.with(square);
            }
            let kind = &mut position.kinds[random.below(LETTERS.len())];
            *kind = kind.with(square);
        }
        let target = near(random, from);
        let victim = position.enemy.into_iter().next();
        position.en_passant = Some(target)
            .filter(|target| !position.occupied().contains(*target))
            .and_then(|target| Some((target, victim?)));
        position
    }

    /// The same as the interpreter sees it.
    fn mailbox(&self, color: Color) -> interp::Board {
        let mut board = interp::Board::new(G::WIDTH as u16, G::HEIGHT as u16);
        for (color, men) in [(color, self.own), (color.other(), self.enemy)] {
            for square in men {
                let kind = self.kinds.iter().position(|kind| kind.contains(square));
                let moved = !self.unmoved.contains(square);
                let man = Man { side: side(color), kind: kind.map(|kind| LETTERS[kind]), moved };
                board.put(cell(square), man);
            }
        }
        board.in_check = self.in_check;
        board.en_passant =
            self.en_passant.map(|(target, victim)| (BTreeSet::from([cell(target)]), cell(victim)));
        board
    }
}

/// A square, more often one within three king steps than any other.
fn near<G: Geometry>(random: &mut Random, from: Square<G>) -> Square<G> {
    let around = |at: usize, end: usize, step: usize| (at + step).saturating_sub(3).min(end - 1);
    let file = around(from.file(), G::WIDTH, random.below(7));
    let rank = around(from.rank(), G::HEIGHT, random.below(7));
    let far = Square::new(random.below(G::SQUARES)).unwrap_or(from);
    if random.below(3) == 0 { far } else { Square::at(file, rank).unwrap_or(far) }
}

impl<G: Geometry> BoardView for Position<G> {
    type Board = G;

    fn own(&self) -> Bitboard<G> {
        self.own
    }

    fn enemy(&self) -> Bitboard<G> {
        self.enemy
    }
}

impl<G: Geometry> Unmoved for Position<G> {
    fn unmoved(&self) -> Bitboard<G> {
        self.unmoved
    }
}

impl<G: Geometry> Kinds for Position<G> {
    fn of_kinds(&self, kinds: KindSet) -> Bitboard<G> {
        let wanted = self.kinds.iter().zip(LETTERS).filter(|(_, letter)| kinds.contains(*letter));
        wanted.fold(Bitboard::EMPTY, |all, (squares, _)| all | *squares)
    }
}

impl<G: Geometry> CheckStatus for Position<G> {
    fn in_check(&self) -> bool {
        self.in_check
    }
}

impl<G: Geometry> EnPassant for Position<G> {
    fn en_passant(&self) -> Bitboard<G> {
        self.en_passant.map_or(Bitboard::EMPTY, |(target, _)| Bitboard::from_square(target))
    }

    fn en_passant_victim(&self) -> Option<Square<G>> {
        self.en_passant.map(|(_, victim)| victim)
    }
}

impl<G: Geometry> Sectors for Position<G> {}

/// The moves as the interpreter says them; no move may come twice.
fn outcomes<G: Geometry>(
    piece: impl Moves<Position<G>>,
    position: &Position<G>,
    color: Color,
    from: Square<G>,
) -> BTreeSet<Outcome> {
    let mut found = BTreeSet::new();
    let mut sink = EachGroup(|group: Group<G>| {
        let Effect { removed, lost, partner, promotion, marks } = group.effect;
        let mut men = (position.own | position.enemy).without(from);
        if let Some((home, _)) = partner {
            men = men.without(home);
        }
        for to in group.to {
            let removed = removed | (men & Bitboard::from_square(to));
            let outcome = Outcome {
                to: cell(to),
                removed: cells(removed),
                lost,
                partner: partner.map(|(from, to)| (cell(from), cell(to))),
                promotion: betza_notation::pattern::Kinds::of(&promotion.to_string()),
                marks: cells(marks),
            };
            assert!(found.insert(outcome), "a move to {to} from {from} comes twice");
        }
        ControlFlow::Continue(())
    });
    assert!(piece.moves(position, color, from, &mut sink).is_continue());
    found
}

fn cells<G: Geometry>(set: Bitboard<G>) -> BTreeSet<Cell> {
    super::cells(set)
}

pub(crate) fn compare<G: Geometry>(
    notation: &str,
    compiled: impl Moves<Position<G>>,
    dynamic: &Piece<G>,
    pattern: &Pattern,
    rounds: usize,
) {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    for round in 0..rounds {
        let Some(from) = Square::<G>::new(random.below(G::SQUARES)) else { continue };
        let position = Position::any(&mut random, from, 2 * (round % 6));
        for color in Color::ALL {
            let moved = !position.unmoved.contains(from);
            let board = position.mailbox(color);
            let expected = interp::moves(pattern, &board, side(color), moved, cell(from));
            let men =
                || format!("{color:?} on {from} with {:?} {:?}", position.own, position.enemy);
            let found = outcomes(compiled, &position, color, from);
            assert_eq!(found, expected, "{notation} compiled: {}", men());
            let found = outcomes(dynamic, &position, color, from);
            assert_eq!(found, expected, "{notation} read at run time: {}", men());
        }
    }
}

macro_rules! programs_on {
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

/// A loop over all squares keeps the interpreter busy.
mod loops {
    use super::*;

    programs_on!(on_8x8, 8x8, Board<8, 8>, 6: parlett "n(n+)");
    programs_on!(on_5x5, 5x5, Board<5, 5>, 12: parlett "n(n+)");
    programs_on!(on_9x10, 9x10, Board<9, 10>, 6: parlett "n(n+)");
    programs_on!(on_12x8, 12x8, Board<12, 8>, 6: parlett "n(n+)");
    programs_on!(on_16x13, 16x13, Board<16, 13>, 3: parlett "n(n+)");
}

/// Many turns in a row: path by path they would be 8^9, and no end.
mod rows_of_turns {
    use super::*;

    programs_on!(on_8x8, 8x8, Board<8, 8>, 12: xbetza "(a)9K", parlett "9(A1*)", parlett "300(A1=.1>)");
}

macro_rules! on_five_boards {
    ($($pieces:tt)*) => {
        programs_on!(on_8x8, 8x8, Board<8, 8>, 36: $($pieces)*);
        programs_on!(on_5x5, 5x5, Board<5, 5>, 36: $($pieces)*);
        programs_on!(on_9x10, 9x10, Board<9, 10>, 18: $($pieces)*);
        programs_on!(on_12x8, 12x8, Board<12, 8>, 18: $($pieces)*);
        programs_on!(on_16x13, 16x13, Board<16, 13>, 6: $($pieces)*);
    };
}

on_five_boards! {
    parlett "3(~3/3)", parlett "c3(1*)", parlett "io2-3>.2(~1/2)", parlett "n(^2X)",
    parlett "!hcn+&c0&A1r,o1*", parlett "o1>,c1X>,oi2>,L8Q", xbetza "fmWfceFifmnD", xbetza "mRcpR", xbetza "gQ",
    xbetza "nN", xbetza "nA", xbetza "afsW", xbetza "KADNcaKmcabK", xbetza "KNADcaKmcabK", xbetza "KisO2",
}
