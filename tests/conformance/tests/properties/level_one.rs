//! What follows from the attacks of a piece?

use betza::{Attacks, Bitboard, Color, Geometry, Square};
use betza_conformance::Random;

/// A piece that may have the functions of level one, or not: `(&Probe(piece)).on_random_boards(…)` asks those that do.
pub(crate) struct Probe<P>(pub(crate) P);

/// Of pieces that have them.
pub(crate) trait LevelOne {
    /// By random positions.
    fn on_random_boards(&self, name: &str, random: &mut Random);
    /// By all positions of a board of few squares.
    fn on_all_boards(&self, name: &str);
}

/// Of pieces that have not.
pub(crate) trait NoLevelOne {
    /// Nothing to be asked.
    fn on_random_boards(&self, _: &str, _: &mut Random) {}
    /// Nothing to be asked.
    fn on_all_boards(&self, _: &str) {}
}

impl<P> NoLevelOne for &Probe<P> {}

/// Boards of each density.
const ROUNDS: u16 = 2;

impl<P: Attacks> LevelOne for Probe<P> {
    fn on_random_boards(&self, name: &str, random: &mut Random) {
        for men_of_eight in [0, 1, 2, 4] {
            for _ in 0..ROUNDS {
                let occupied = set::<P::Board>(random, men_of_eight);
                for color in Color::ALL {
                    transposed(self.0, name, color, occupied, random);
                    all_at_once(self.0, name, color, occupied, random);
                    #[cfg(feature = "std")]
                    detected(self.0, name, color, occupied, random);
                    for _ in 0..2 {
                        critical(self.0, name, color, occupied, random);
                        between(self.0, name, color, occupied, random);
                    }
                }
            }
        }
    }

    fn on_all_boards(&self, name: &str) {
        // In the corner and next to the middle.
        for from in [0, 5].into_iter().filter_map(Square::new) {
            for color in Color::ALL {
                everything(self.0, name, color, from);
            }
        }
        println!("{name}: level one");
    }
}

fn set<G: Geometry>(random: &mut Random, men_of_eight: u16) -> Bitboard<G> {
    Square::all().filter(|_| random.below(8) < men_of_eight).collect()
}

fn square<G: Geometry>(random: &mut Random) -> Square<G> {
    let number = random.below(u16::try_from(G::SQUARES).expect("a small board"));
    Square::new(number.into()).expect("a square of the board")
}

/// A piece whose attackers are found by asking every square takes long: few targets are asked for.
fn transposed<P: Attacks>(
    piece: P,
    name: &str,
    color: Color,
    occupied: Bitboard<P::Board>,
    random: &mut Random,
) {
    let attacks: Vec<_> = Square::<P::Board>::all()
        .map(|from| (from, piece.attacks(color, from, occupied)))
        .collect();
    for target in [square(random), square(random), square(random)] {
        let sees = |(from, seen): &(_, Bitboard<_>)| seen.contains(target).then_some(*from);
        let expected: Bitboard<_> = attacks.iter().filter_map(sees).collect();
        let found = piece.attackers(color, target, occupied);
        assert_eq!(found, expected, "{name}: {color:?} on {target}\n{occupied}");
    }
    for (from, seen) in attacks {
        let possible = piece.reach(color, from);
        assert!(seen.is_subset(possible), "{name}: {color:?} from {from}\n{seen}\n\n{possible}");
    }
}

fn all_at_once<P: Attacks>(
    piece: P,
    name: &str,
    color: Color,
    occupied: Bitboard<P::Board>,
    random: &mut Random,
) {
    let men = set(random, 2);
    let each = men.into_iter().map(|from| piece.attacks(color, from, occupied));
    let expected = each.fold(Bitboard::EMPTY, |all, more| all | more);
    let found = piece.attacks_all(color, men, occupied);
    assert_eq!(found, expected, "{name}: {color:?} from {men:?}\n{occupied}");
}

/// A processor that is found changes no answer.
#[cfg(feature = "std")]
fn detected<P: Attacks>(
    piece: P,
    name: &str,
    color: Color,
    occupied: Bitboard<P::Board>,
    random: &mut Random,
) {
    let Some(bmi2) = betza::Bmi2::detect() else { return };
    for square in Square::<P::Board>::all() {
        let attacks = piece.attacks(color, square, occupied);
        let found = piece.attacks_at(bmi2, color, square, occupied);
        assert_eq!(found, attacks, "{name}: {color:?} from {square}\n{occupied}");
        let quiets = piece.quiets(color, square, occupied);
        let found = piece.quiets_at(bmi2, color, square, occupied);
        assert_eq!(found, quiets, "{name}: {color:?} from {square}\n{occupied}");
    }
    let (target, men) = (square(random), set(random, 2));
    let attackers = piece.attackers(color, target, occupied);
    let found = piece.attackers_at(bmi2, color, target, occupied);
    assert_eq!(found, attackers, "{name}: {color:?} on {target}\n{occupied}");
    let attacked = piece.attacks_all(color, men, occupied);
    let found = piece.attacks_all_at(bmi2, color, men, occupied);
    assert_eq!(found, attacked, "{name}: {color:?} from {men:?}\n{occupied}");
}

/// Whatever is changed where it is not critical, the same men attack.
fn critical<P: Attacks>(
    piece: P,
    name: &str,
    color: Color,
    occupied: Bitboard<P::Board>,
    random: &mut Random,
) {
    let (target, men) = (square(random), occupied & set(random, 3));
    let critical = piece.critical(color, target, occupied, men);
    let before = piece.attackers(color, target, occupied) & men;
    for density in [1, 5] {
        let elsewhere: Bitboard<_> = set(random, density);
        let with_men = (occupied & critical) | (elsewhere - critical) | men;
        let after = piece.attackers(color, target, with_men) & men;
        assert_eq!(after, before, "{name}: {color:?} on {target}, {critical:?}\n{with_men}");
        // One who leaves attacks no more, and all others as before.
        let left = with_men - (elsewhere - critical);
        let after = piece.attackers(color, target, left) & men;
        assert_eq!(after, before, "{name}: {color:?} on {target}, {critical:?}\n{left}");
    }
    assert!(piece.critical(color, target, occupied, Bitboard::EMPTY).is_empty(), "{name}");
}

fn between<P: Attacks>(
    piece: P,
    name: &str,
    color: Color,
    occupied: Bitboard<P::Board>,
    random: &mut Random,
) {
    let from = square(random);
    for to in piece.reach(color, from) {
        let between = piece.between(color, from, to);
        let attacked = piece.attacks(color, from, occupied).contains(to);
        let elsewhere = set(random, 4) - between;
        let changed = (occupied & between) | elsewhere;
        let after = piece.attacks(color, from, changed).contains(to);
        assert_eq!(after, attacked, "{name}: {color:?} from {from} to {to}\n{occupied}");
    }
}

/// Each square that could matter between two squares, over all positions, lies between them, and what can be reached is.
fn everything<P: Attacks>(piece: P, name: &str, color: Color, from: Square<P::Board>) {
    let positions = 1_u64 << P::Board::SQUARES;
    let set = |bits: u64| -> Bitboard<P::Board> {
        Square::all().filter(|square| bits >> square.index() & 1 == 1).collect()
    };
    let answers: Vec<Bitboard<_>> =
        (0..positions).map(|bits| piece.attacks(color, from, set(bits))).collect();
    let reach = answers.iter().fold(Bitboard::EMPTY, |all, seen| all | *seen);
    assert_eq!(piece.reach(color, from), reach, "{name}: {color:?} from {from}");
    let mut matters = vec![Bitboard::EMPTY; P::Board::SQUARES];
    for (bits, seen) in answers.iter().enumerate() {
        for square in Square::all() {
            for to in *seen ^ answers[bits ^ 1 << square.index()] {
                matters[to.index()] = matters[to.index()].with(square);
            }
        }
    }
    for to in Square::all() {
        let between = piece.between(color, from, to);
        assert!(
            matters[to.index()].is_subset(between),
            "{name}: {color:?} from {from} to {to}\n{}\n\n{between}",
            matters[to.index()]
        );
    }
}
