//! Does a guard of a program hold on a square?

use super::code::{Guard, Lines, Place, Program, Ring, Run, Test, UNLIMITED};
use super::scene::{self, Scene, headings, vector};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::geometry::Geometry;
use crate::kind::KindSet;
use crate::square::Square;

/// Whether all guards of `run` hold on `square`, with the men on `gone` already taken.
pub(super) fn all_hold<G: Geometry, K: Fn(KindSet) -> Bitboard<G>>(
    program: &Program<'_>,
    scene: &Scene<G, K>,
    run: Run,
    square: Square<G>,
    gone: Bitboard<G>,
) -> bool {
    run.of(program.guards).iter().all(|guard| holds(program, scene, guard, square, gone))
}

fn holds<G: Geometry, K: Fn(KindSet) -> Bitboard<G>>(
    program: &Program<'_>,
    scene: &Scene<G, K>,
    guard: &Guard,
    square: Square<G>,
    gone: Bitboard<G>,
) -> bool {
    let answer = match guard.test {
        Test::FirstMove => scene.unmoved.contains(scene.from),
        Test::White => scene.color == Color::White,
        Test::InCheck => scene.in_check,
        Test::OwnSector => scene.own_sector.contains(square),
        Test::EnemySector => scene.enemy_sector.contains(square),
        Test::Light => scene.light.contains(square),
        Test::Line(lines) => lines.contains::<G>(scene.line(square)),
        Test::Near { own, enemy, kinds, places } => {
            let mut counted = Bitboard::EMPTY;
            if own {
                counted = counted.union(scene.friends());
            }
            if enemy {
                counted = counted.union(scene.enemy);
            }
            let counted = counted.intersection((scene.kinds)(kinds)).difference(gone);
            places
                .of(program.places)
                .iter()
                .any(|place| squares(scene, *place, square).intersects(counted))
        }
    };
    answer != guard.negated
}

impl Lines {
    /// Whether the rank `line` is among them.
    pub(super) fn contains<G: Geometry>(self, line: usize) -> bool {
        match self {
            Lines::Range(min, max) => {
                usize::from(min) <= line && (max == UNLIMITED || line <= usize::from(max))
            }
            Lines::Far => line == G::HEIGHT,
        }
    }
}

/// The squares of a place, seen from `square`.
fn squares<G: Geometry, K: Fn(KindSet) -> Bitboard<G>>(
    scene: &Scene<G, K>,
    place: Place,
    square: Square<G>,
) -> Bitboard<G> {
    let here = Scene::<G, K>::place(square);
    let at = |place: scene::Place| {
        Scene::<G, K>::square(place).map_or(Bitboard::EMPTY, Bitboard::from_square)
    };
    // No ray on the board is longer than its longer side.
    let longest = u16::try_from(G::WIDTH.max(G::HEIGHT)).unwrap_or(UNLIMITED);
    let mut found = Bitboard::EMPTY;
    match place {
        Place::Ray { ring, headings: mask, min, max } => {
            for heading in headings(mask) {
                for steps in min..=max.min(longest) {
                    found =
                        found.union(at(scene.step(here, vector(ring, heading), i32::from(steps))));
                }
            }
        }
        Place::Bent { headings: mask, along, aside } => {
            for heading in headings(mask) {
                for first in along.0..=along.1.min(longest) {
                    let corner = scene.step(here, vector(Ring::Grid(1), heading), i32::from(first));
                    for second in aside.0..=aside.1.min(longest) {
                        for side in [heading + 2, heading + 6] {
                            let end =
                                scene.step(corner, vector(Ring::Grid(1), side), i32::from(second));
                            found = found.union(at(end));
                        }
                    }
                }
            }
        }
        Place::Within(radius) => found = within(square, radius).without(square),
    }
    found
}

/// The squares within so many king steps of `square`, itself included.
pub(super) fn within<G: Geometry>(square: Square<G>, radius: u16) -> Bitboard<G> {
    let near = |a: usize, b: usize| a.abs_diff(b) <= usize::from(radius);
    Square::all()
        .filter(|other| near(square.file(), other.file()) && near(square.rank(), other.rank()))
        .collect()
}
