//! Are the answers the same at each level?

#![cfg(feature = "std")]

use betza::{
    Attacks, Bitboard, Bmi2, Board, Collect, Color, Compiled, Count, Generator, Geometry, Level,
    Moves as _, Sides, Square, Targets as _, dispatch, piece,
};
use host_dispatched::{Army, Tower, counted};

const POSITIONS: usize = 64;

/// Random sets of squares.
struct Random(u64);

impl Random {
    fn new() -> Self {
        Random(0x9E37_79B9_7F4A_7C15)
    }

    fn next(&mut self) -> u64 {
        // xorshift64 (Marsaglia 2003)
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// About one square in `one_in`.
    fn set<G: Geometry>(&mut self, one_in: u64) -> Bitboard<G> {
        Square::all().filter(|_| self.next().is_multiple_of(one_in)).collect()
    }

    fn sides<G: Geometry>(&mut self) -> Sides<G> {
        let own = self.set(5);
        Sides { own, enemy: self.set(5) - own }
    }
}

/// Holds what a piece answers at a level to what it answers without.
struct Held<P>(P);

impl<P: Attacks> Generator for Held<P> {
    type Output = ();

    fn generate<L: Level>(self, level: L) {
        let (piece, mut random) = (self.0, Random::new());
        for k in 0..POSITIONS {
            let occupied = random.set(k as u64 / 4 + 1);
            for color in [Color::White, Color::Black] {
                for square in Square::all() {
                    let attacks = piece.attacks(color, square, occupied);
                    assert_eq!(piece.attacks_at(level, color, square, occupied), attacks);
                    let quiets = piece.quiets(color, square, occupied);
                    assert_eq!(piece.quiets_at(level, color, square, occupied), quiets);
                    let attackers = piece.attackers(color, square, occupied);
                    assert_eq!(piece.attackers_at(level, color, square, occupied), attackers);
                }
                let men = random.set(9);
                let attacked = piece.attacks_all(color, men, occupied);
                assert_eq!(piece.attacks_all_at(level, color, men, occupied), attacked);
            }
        }
    }
}

/// The same of an army's moves.
struct HeldMoves;

impl Generator for HeldMoves {
    type Output = ();

    fn generate<L: Level>(self, level: L) {
        let mut random = Random::new();
        for _ in 0..POSITIONS {
            let view: Sides<Board<8, 8>> = random.sides();
            for (kind, color) in Army::ALL
                .into_iter()
                .flat_map(|kind| [Color::White, Color::Black].map(|color| (kind, color)))
            {
                for square in Square::all() {
                    let (mut moves, mut moves_at) = (Vec::new(), Vec::new());
                    let _ = kind.moves(&view, color, square, &mut Collect(&mut moves));
                    let _ = kind.moves_at(level, &view, color, square, &mut Collect(&mut moves_at));
                    assert_eq!(moves_at, moves, "{kind:?}");
                    let threatened = kind.threatened(&view, color, square);
                    assert_eq!(kind.threatened_at(level, &view, color, square), threatened);
                }
            }
        }
    }
}

fn hold<P: Attacks>(piece: P) {
    Held(piece).generate(Compiled);
    dispatch(Held(piece));
    if let Some(bmi2) = Bmi2::detect() {
        Held(piece).generate(bmi2);
        bmi2.run(Held(piece));
    }
}

#[test]
fn attacks_are_the_same() {
    hold(piece!(betza "R"));
    hold(piece!(betza "B"));
    hold(piece!(betza "Q"));
    hold(piece!(betza "NN"));
    hold(piece!(xbetza "afsW"));
    hold(piece!(xbetza "mRcpR"));
    hold(piece!(betza "t[FR]"));
    hold(piece!(betza "fmRfcB"));
    hold(piece!(betza "gQ"));
    hold(piece!(betza "fR" on 7x9));
    hold(piece!(betza "R", profile = portable));
    hold(Tower);
    hold(piece!(xbetza "afsW" on 10x10));
    hold(piece!(betza "Q" on 12x12));
    hold(piece!(xbetza "mRcpR" on 12x12));
    hold(piece!(xbetza "gQ" on 16x16));
    hold(piece!(betza "t[FR]" on 16x16));
}

#[test]
fn moves_are_the_same() {
    HeldMoves.generate(Compiled);
    dispatch(HeldMoves);
    if let Some(bmi2) = Bmi2::detect() {
        HeldMoves.generate(bmi2);
    }
}

#[test]
fn targets_are_the_same() {
    let (mut random, from) = (Random::new(), "e5".parse().expect("a square"));
    let view = random.sides();
    if let Some(bmi2) = Bmi2::detect() {
        let targets = Tower.targets(&view, Color::White, from);
        assert_eq!(Tower.targets_at(bmi2, &view, Color::White, from), targets);
    }
}

#[test]
fn a_generator_may_be_dispatched() {
    let view = Random::new().sides();
    let mut count = Count(0);
    for kind in Army::ALL {
        for from in view.own {
            let _ = kind.moves(&view, Color::White, from, &mut count);
        }
    }
    assert_eq!(counted(&view), count.0);
}

/// Counts down, a level of the tree at a time.
struct Deep(u32);

impl Generator for Deep {
    type Output = u32;

    fn generate<L: Level>(self, level: L) -> u32 {
        if self.0 == 0 { 0 } else { 1 + level.run(Deep(self.0 - 1)) }
    }
}

#[test]
fn a_generator_may_call_itself() {
    assert_eq!(dispatch(Deep(1_000)), 1_000);
}
