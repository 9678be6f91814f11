//! How much faster is a compiled piece than an interpreted one? Every answer is checked before anything is timed.
//!
//! The ratio of the two lines of a group, from one run, is the claim; no line alone is one.

#[allow(dead_code, reason = "each program that includes the file uses a part of it")]
#[path = "reference/interp.rs"]
mod interp;

use betza::{
    Bitboard, Board, BoardView, Color, Count, EachGroup, EnPassant, Geometry, Square, Unmoved,
    piece,
};
use betza_notation::pattern::Side;
use criterion::{Criterion, criterion_group, criterion_main};
use interp::{Interpreter, Outcome, Position, Set};
use std::collections::BTreeSet;
use std::hint::black_box;
use std::ops::ControlFlow;

/// So many that no processor learns by heart where a walk ends.
const QUESTIONS: usize = 8192;

/// A source of numbers that is the same at every run: xorshift64 (Marsaglia 2003).
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn square<G: Geometry>(&mut self) -> Square<G> {
        let number = (self.next() >> 32) as usize % G::SQUARES;
        Square::new(number).expect("the number is that of a square")
    }

    /// About one square of `one_in` squares.
    fn squares<G: Geometry>(&mut self, one_in: u64) -> Bitboard<G> {
        Square::all().filter(|_| (self.next() >> 32).is_multiple_of(one_in)).collect()
    }
}

fn set<G: Geometry, S: Set>(squares: Bitboard<G>) -> S {
    squares.into_iter().fold(S::EMPTY, |set, square| set.with(square.index()))
}

fn interpreter<G: Geometry>(dialect: &str, notation: &str) -> Interpreter {
    let dialect = dialect.parse().expect("a dialect");
    let reading = betza_notation::read(Some(dialect), notation).expect("a notation");
    Interpreter::new(&reading.pattern, G::WIDTH as u16, G::HEIGHT as u16)
}

fn compare<G: Geometry, S: Set>(
    criterion: &mut Criterion,
    name: &str,
    compiled: impl Fn(Square<G>, Bitboard<G>) -> Bitboard<G>,
    interpreter: &Interpreter,
) {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let questions: Vec<(Square<G>, Bitboard<G>)> =
        (0..QUESTIONS).map(|_| (random.square(), random.squares(4))).collect();
    let plain: Vec<(usize, S)> =
        questions.iter().map(|(from, occupied)| (from.index(), set(*occupied))).collect();
    for ((from, occupied), (square, men)) in questions.iter().zip(&plain) {
        let found: S = interpreter.attacks(Side::White, *square, *men);
        let expected: S = set(compiled(*from, *occupied));
        assert!(found == expected, "{name} on {from} with {occupied:?}");
    }
    let mut group = criterion.benchmark_group(name);
    group.bench_function("compiled", |bencher| {
        bencher.iter(|| {
            for (from, occupied) in &questions {
                black_box(compiled(*from, *occupied));
            }
        });
    });
    group.bench_function("interpreted", |bencher| {
        bencher.iter(|| {
            for (from, occupied) in &plain {
                black_box(interpreter.attacks(Side::White, *from, *occupied));
            }
        });
    });
    group.finish();
}

macro_rules! pieces {
    ($criterion:ident, $size:tt = $board:ty, $set:ty: $($name:literal $dialect:ident $notation:literal,)*) => {
        $(compare::<$board, $set>(
            $criterion,
            concat!($name, " ", stringify!($size)),
            |from, occupied| piece!($dialect $notation on $size).attacks(Color::White, from, occupied),
            &interpreter::<$board>(stringify!($dialect), $notation),
        );)*
    };
}

macro_rules! on_both_boards {
    ($($pieces:tt)*) => {
        fn attacks(criterion: &mut Criterion) {
            pieces!(criterion, 8x8 = Board<8, 8>, u64: $($pieces)*);
            pieces!(criterion, 10x10 = Board<10, 10>, u128: $($pieces)*);
        }
    };
}

on_both_boards! {
    "knight" betza "N",
    "rook" betza "R",
    "queen" betza "Q",
    "chancellor" betza "RN",
    "nightrider" betza "NN",
    "cannon" xbetza "mRcpR",
    "skirmisher" parlett "o2-3+, c2-3X",
    "pawn" xbetza "fmWfceFifmnD",
    "berserk" parlett "c3(1*)",
    "wanderer" parlett "n(n+)",
}

/// A position in which pawns move.
#[derive(Clone, Copy)]
struct Game<G: Geometry> {
    own: Bitboard<G>,
    enemy: Bitboard<G>,
    en_passant: Option<(Square<G>, Square<G>)>,
}

impl<G: Geometry> Game<G> {
    fn any(random: &mut Random) -> Self {
        let men = random.squares::<G>(4);
        let own = men & random.squares(2);
        let (below, above) = (random.square::<G>(), random.square::<G>());
        let en_passant = (!men.contains(above)).then_some((above, below));
        Game { own, enemy: men - own, en_passant }
    }

    fn plain<S: Set>(&self) -> Position<S> {
        let target = self.en_passant.map_or(Bitboard::EMPTY, |(to, _)| Bitboard::from_square(to));
        Position {
            own: set(self.own),
            enemy: set(self.enemy),
            unmoved: set(self.unmoved()),
            kinds: [S::EMPTY; 26],
            in_check: false,
            en_passant: set(target),
            victim: self.en_passant.map(|(_, victim)| victim.index()),
        }
    }
}

impl<G: Geometry> BoardView for Game<G> {
    type Board = G;

    fn own(&self) -> Bitboard<G> {
        self.own
    }

    fn enemy(&self) -> Bitboard<G> {
        self.enemy
    }
}

impl<G: Geometry> Unmoved for Game<G> {
    fn unmoved(&self) -> Bitboard<G> {
        Bitboard::rank(1)
    }
}

impl<G: Geometry> EnPassant for Game<G> {
    fn en_passant(&self) -> Bitboard<G> {
        self.en_passant.map_or(Bitboard::EMPTY, |(to, _)| Bitboard::from_square(to))
    }

    fn en_passant_victim(&self) -> Option<Square<G>> {
        self.en_passant.map(|(_, victim)| victim)
    }
}

/// The pawn with its double step and en passant: moves of a whole position.
fn pawn_moves(criterion: &mut Criterion) {
    type Chess = Board<8, 8>;
    let pawn = piece!(xbetza "fmWfceFifmnD");
    let interpreter = interpreter::<Chess>("xbetza", "fmWfceFifmnD");
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let games: Vec<(Square<Chess>, Game<Chess>)> =
        (0..QUESTIONS).map(|_| (random.square(), Game::any(&mut random))).collect();
    let plain: Vec<(usize, Position<u64>)> =
        games.iter().map(|(from, game)| (from.index(), game.plain())).collect();
    for ((from, game), (square, position)) in games.iter().zip(&plain) {
        let mut found = BTreeSet::new();
        let mut sink = EachGroup(|group: betza::Group<Chess>| {
            let (removed, marks) = (group.effect.removed.to_bits(), group.effect.marks.to_bits());
            found.extend(group.to.into_iter().map(|to| (to.index(), removed, marks)));
            ControlFlow::Continue(())
        });
        assert!(pawn.moves(game, Color::White, *from, &mut sink).is_continue());
        let outcomes = interpreter.moves(Side::White, *square, position);
        let expected =
            outcomes.iter().map(|&Outcome { to, removed, marks, .. }| (to, removed, marks));
        assert_eq!(found, expected.collect(), "pawn on {from}");
    }
    let mut group = criterion.benchmark_group("pawn's moves 8x8");
    group.bench_function("compiled", |bencher| {
        bencher.iter(|| {
            for (from, game) in &games {
                let mut count = Count(0);
                let _ = pawn.moves(game, Color::White, *from, &mut count);
                black_box(count);
            }
        });
    });
    group.bench_function("interpreted", |bencher| {
        bencher.iter(|| {
            for (from, position) in &plain {
                black_box(interpreter.moves(Side::White, *from, position).len());
            }
        });
    });
    group.finish();
}

criterion_group!(benches, attacks, pawn_moves);
criterion_main!(benches);
