//! How many times faster than an interpreter are moves with effects listed?

use crate::interp::{Interpreter, Outcome, Position};
use crate::questions::{QUESTIONS, Random, plain};
use crate::row::{Bound, print};
use crate::timing::compare;
use betza::{
    Bitboard, Board, BoardView, Color, Count, EachGroup, EnPassant, Geometry, Group, Moves, Square,
    Unmoved, piece,
};
use betza_notation::pattern::Side;
use std::collections::BTreeSet;
use std::hint::black_box;
use std::ops::ControlFlow;

type Chess = Board<8, 8>;

/// A position with what pawns ask for; own men on the second rank have not moved.
#[derive(Clone, Copy)]
struct Game {
    own: Bitboard<Chess>,
    enemy: Bitboard<Chess>,
    en_passant: Option<(Square<Chess>, Square<Chess>)>,
}

impl Game {
    /// A board a quarter full.
    fn any(random: &mut Random) -> Self {
        let men = random.squares::<Chess>(4);
        let own = men & random.squares(2);
        let (target, victim) = (random.square(), random.square());
        let en_passant = (!men.contains(target)).then_some((target, victim));
        Game { own, enemy: men - own, en_passant }
    }

    fn plainly(&self) -> Position<u64> {
        Position {
            own: plain(self.own),
            enemy: plain(self.enemy),
            unmoved: plain(self.unmoved()),
            kinds: [0; 26],
            in_check: false,
            en_passant: plain(self.en_passant()),
            victim: self.en_passant.map(|(_, victim)| victim.index()),
        }
    }
}

impl BoardView for Game {
    type Board = Chess;

    fn own(&self) -> Bitboard<Chess> {
        self.own
    }

    fn enemy(&self) -> Bitboard<Chess> {
        self.enemy
    }
}

impl Unmoved for Game {
    fn unmoved(&self) -> Bitboard<Chess> {
        Bitboard::rank(1)
    }
}

impl EnPassant for Game {
    fn en_passant(&self) -> Bitboard<Chess> {
        self.en_passant.map_or(Bitboard::EMPTY, |(target, _)| Bitboard::from_square(target))
    }

    fn en_passant_victim(&self) -> Option<Square<Chess>> {
        self.en_passant.map(|(_, victim)| victim)
    }
}

/// Where a move ends, what it takes besides, and what it marks.
type Told = (usize, u64, u64);

/// The moves of a piece; none may come twice.
fn told(piece: impl Moves<Game>, game: &Game, from: Square<Chess>) -> BTreeSet<Told> {
    let mut found = BTreeSet::new();
    let mut sink = EachGroup(|group: Group<Chess>| {
        let (removed, marks) = (group.effect.removed.to_bits(), group.effect.marks.to_bits());
        for to in group.to {
            assert!(found.insert((to.index(), removed, marks)), "{to} from {from} comes twice");
        }
        ControlFlow::Continue(())
    });
    assert!(piece.moves(game, Color::White, from, &mut sink).is_continue());
    found
}

fn row(name: &str, notation: &str, piece: impl Moves<Game>, least: f64) {
    let reading = betza_notation::read(None, notation).expect("a notation");
    let interpreter = Interpreter::new(&reading.pattern, Chess::WIDTH as u16, Chess::HEIGHT as u16);
    let mut random = Random::new();
    let games: Vec<(Square<Chess>, Game)> =
        (0..QUESTIONS / 4).map(|_| (random.square(), Game::any(&mut random))).collect();
    let plainly: Vec<(usize, Position<u64>)> =
        games.iter().map(|(from, game)| (from.index(), game.plainly())).collect();
    for ((from, game), (square, position)) in games.iter().zip(&plainly) {
        let outcomes = interpreter.moves(Side::White, *square, position);
        let expected =
            outcomes.iter().map(|&Outcome { to, removed, marks, .. }| (to, removed, marks));
        assert_eq!(told(piece, game, *from), expected.collect(), "{name} on {from}");
    }
    let times = compare(
        games.len(),
        || {
            for (from, game) in &games {
                let mut count = Count(0);
                let end = piece.moves(game, Color::White, *from, &mut count);
                black_box((end.is_continue(), count.0));
            }
        },
        || {
            for (square, position) in &plainly {
                black_box(interpreter.moves(Side::White, *square, position).len());
            }
        },
    );
    print(&format!("{name}'s moves interpreted"), "8x8", times, Bound::TimesFaster(least));
}

/// Pieces that take on their way or leave something behind: all moves of one, counted.
#[allow(deprecated, reason = "the locust stays on squares of one color, as the compiler says")]
pub(crate) fn rows() {
    row("lion", "KNADcaKmcabK", piece!(xbetza "KNADcaKmcabK"), 200.0);
    row("pawn", "fmWfceFifmnD", piece!(xbetza "fmWfceFifmnD"), 20.0);
    row("locust", "cafW", piece!(xbetza "cafW"), 20.0);
    row("draughts man", "o1X>, ^2X>", piece!(parlett "o1X>, ^2X>"), 20.0);
    row("castling king", "KisO2", piece!(xbetza "KisO2"), 10.0);
}
