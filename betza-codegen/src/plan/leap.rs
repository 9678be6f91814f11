//! Which squares are reached whatever stands between?

use super::Reach;
use crate::board::Shape;
use crate::squares::Squares;
use betza_notation::pattern::{Class, Heading, Headings, Leg, Occupants, Reach as Steps, Ring};

/// Leaps of `a` and `b` squares, a <= b, along some headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Orbit {
    pub(crate) a: u16,
    pub(crate) b: u16,
    pub(crate) headings: Headings,
}

impl Orbit {
    /// The leaps as Black sees them.
    pub(crate) fn turned(&self) -> Orbit {
        Orbit { headings: self.headings.turned(4), ..*self }
    }

    /// The leaps as vectors, as White sees them.
    pub(crate) fn vectors(&self) -> Vec<(i32, i32)> {
        let (ring, _) = Ring::of_leap(self.a, self.b);
        let vectors = self.headings.iter().map(|heading| ring.vector(heading));
        vectors.map(|vector| (vector.dx, vector.dy)).collect()
    }

    /// Whether White and Black leap alike.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.headings.turned(4) == self.headings
    }
}

/// The plan of a leg that passes nothing because it is one step, or that passes whatever stands there.
pub(super) fn plan(headings: Headings, leg: &Leg, board: Shape) -> Option<Reach> {
    let Steps::Steps { min, max } = leg.reach else { return None };
    let over_all = leg.pass.includes(Class::of(Occupants::MEN.union(Occupants::EMPTY)));
    // Anywhere is no leap of two components.
    if !leg.reach.is_one() && !over_all || leg.ring == Ring::Anywhere {
        return None;
    }
    Some(Reach { leaps: orbits(leg.ring, headings, min, max, board), ..Reach::default() })
}

/// The squares at `min` to `max` steps, as leaps that fit on the board.
pub(super) fn orbits(
    ring: Ring,
    headings: Headings,
    min: u16,
    max: Option<u16>,
    board: Shape,
) -> Vec<Orbit> {
    let longest = board.width.max(board.height) as u16 - 1;
    let mut orbits = Vec::new();
    for steps in min..=max.unwrap_or(longest).min(longest) {
        let leaps = match ring {
            Ring::Anywhere => Vec::new(),
            Ring::Grid(length) => {
                let far = length.saturating_mul(steps);
                let part = |a, kept| Orbit { a, b: far, headings: headings.intersection(kept) };
                vec![part(0, Headings::ORTHOGONAL), part(far, Headings::DIAGONAL)]
            }
            Ring::Oblique { short, long } => {
                vec![Orbit {
                    a: short.saturating_mul(steps),
                    b: long.saturating_mul(steps),
                    headings,
                }]
            }
        };
        merge(
            &mut orbits,
            leaps
                .into_iter()
                .filter(|orbit| !orbit.headings.is_empty() && orbit.b <= longest)
                .collect(),
        );
    }
    orbits
}

/// Where White's leaps from the square numbered `from` end.
pub(super) fn landings(orbits: &[Orbit], board: Shape, from: usize) -> Squares {
    let leap = |orbit: &Orbit, heading: Heading| {
        let (ring, _) = Ring::of_leap(orbit.a, orbit.b);
        let vector = ring.vector(heading);
        let file = (from % board.width).checked_add_signed(vector.dx as isize)?;
        let rank = (from / board.width).checked_add_signed(vector.dy as isize)?;
        (file < board.width && rank < board.height).then_some(rank * board.width + file)
    };
    let of_orbit =
        |orbit: &Orbit| orbit.headings.iter().filter_map(|h| leap(orbit, h)).collect::<Vec<_>>();
    orbits.iter().flat_map(of_orbit).collect()
}

/// Adds leaps to a sorted list in which each pair of components stands once.
pub(super) fn merge(orbits: &mut Vec<Orbit>, more: Vec<Orbit>) {
    for orbit in more {
        match orbits.iter_mut().find(|other| (other.a, other.b) == (orbit.a, orbit.b)) {
            Some(other) => other.headings = other.headings.union(orbit.headings),
            None => orbits.push(orbit),
        }
    }
    orbits.sort();
}
