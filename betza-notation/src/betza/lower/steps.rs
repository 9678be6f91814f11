//! Of which legs of the pattern does one leg of the notation consist?
//!
//! Mostly of one. A lame leap is cut into king steps over empty squares, first the orthogonal ones and then the
//! diagonal ones (spec of Betza's notation, section 5); a leap that must jump remembers whether it has passed a man.

use super::modifiers::Between;
use crate::limits::MAX_LEGS;
use crate::pattern::make::{self, TooManyLegs};
use crate::pattern::{
    Class as Squares, Heading, Headings, Leg, Occupants, Reach, Ring, Turn, Wrap,
};
use alloc::vec;
use alloc::vec::Vec;

/// One leg of the notation, but for where it ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stride {
    /// Its steps.
    pub(super) ring: Ring,
    /// How many of them.
    pub(super) reach: Reach,
    /// What it leaps over.
    pub(super) between: Between,
    /// The edges of the board.
    pub(super) wrap: Wrap,
    /// The directions of a first leg; a later leg goes any way.
    pub(super) first: Option<Headings>,
    /// The path does not go on.
    pub(super) last: bool,
}

/// The legs of a stride: where a path comes in and where it may end or go on.
#[derive(Clone, Debug)]
pub(super) struct Built {
    /// A leg, and its headings for each direction of the stride.
    pub(super) entries: Vec<(usize, Turn)>,
    /// A leg, and the eighths that its heading is turned by to give the direction of the stride.
    pub(super) exits: Vec<(usize, u8)>,
}

impl Stride {
    /// The class of squares that are free on its way.
    pub(super) fn free(&self) -> Squares {
        // Round the board the piece itself is a wall, also for a first leg that consists of several.
        let several = matches!(self.between, Between::Free | Between::Occupied);
        if self.first.is_some() && several && self.wrap != Wrap::NONE {
            Squares::of(Occupants::EMPTY)
        } else {
            Squares::FREE
        }
    }

    fn leg(&self, ring: Ring, reach: Reach) -> Leg {
        Leg { wrap: self.wrap, ..make::leg(ring, reach).passes(self.free()) }
    }
}

/// Adds the legs of `stride` to `legs`.
pub(super) fn build(legs: &mut Vec<Leg>, stride: &Stride) -> Result<Built, TooManyLegs> {
    match stride.between {
        Between::Ignored => {
            let at = legs.len();
            legs.push(stride.leg(stride.ring, stride.reach));
            Ok(Built { entries: vec![(at, Turn::STRAIGHT)], exits: vec![(at, 0)] })
        }
        Between::Skipped => {
            let at = legs.len();
            let skip = stride.leg(stride.ring, Reach::ONE);
            legs.push(skip.then(Squares::ANY, Turn::STRAIGHT, at + 1));
            legs.push(stride.leg(stride.ring, without_one(stride.reach)));
            Ok(Built { entries: vec![(at, Turn::STRAIGHT)], exits: vec![(at + 1, 0)] })
        }
        Between::Free | Between::Occupied => {
            let mut built = Built { entries: Vec::new(), exits: Vec::new() };
            for route in routes(stride) {
                let at = legs.len();
                let exits = repeat(legs, stride, &route)?;
                built.entries.push((at, route.entry));
                built.exits.extend(exits.into_iter().map(|exit| (exit, route.back)));
            }
            Ok(built)
        }
    }
}

/// The steps that are left after the first.
pub(super) fn without_one(reach: Reach) -> Reach {
    match reach {
        Reach::Steps { min, max } => Reach::Steps {
            min: min.saturating_sub(1).max(1),
            max: max.map(|max| max.saturating_sub(1)),
        },
        Reach::Same { .. } | Reach::Rest { .. } => reach,
    }
}

/// A leap as runs of king steps.
struct Route {
    /// The headings of the first run, for each direction of the leap.
    entry: Turn,
    /// Eighths from the heading of the last run to the direction of the leap.
    back: u8,
    /// Steps of each run, and the turn after it.
    runs: Vec<(u16, Headings)>,
}

fn routes(stride: &Stride) -> Vec<Route> {
    let straight = Headings::only(Heading::FORWARD);
    let (short, long) = match stride.ring {
        Ring::Oblique { short, long } => (short, long),
        Ring::Grid(length) => {
            let runs = vec![(length, straight)];
            return vec![Route { entry: Turn::STRAIGHT, back: 0, runs }];
        }
        // U takes neither `n` nor `j`.
        Ring::Anywhere => return Vec::new(),
    };
    // An even leap is its orthogonal run and then a turn to the right, an odd one the next orthogonal run and a turn
    // to the left: knight's leap 0 is forward and right-forward, 1 is right and right-forward.
    let is_even = |h: Heading| Headings::of(&[0, 2, 4, 6]).contains(h);
    let (right, left) = (Headings::of(&[1]), Headings::of(&[7]));
    let even = |h: Heading| if is_even(h) { Headings::only(h) } else { Headings::NONE };
    let odd = |h: Heading| if !is_even(h) { Headings::only(h.turned(1)) } else { Headings::NONE };
    let runs = |turn| vec![(long - short, turn), (short, straight)];
    let both_sides = |set: Headings| {
        set.intersection(Headings::of(&[0, 2, 4, 6])).turned(7)
            == set.intersection(Headings::of(&[1, 3, 5, 7]))
    };
    if stride.last && stride.reach.is_one() && stride.first.is_some_and(both_sides) {
        let entry = Turn::table(|h| even(h).union(odd(h)));
        return vec![Route { entry, back: 0, runs: runs(right.union(left)) }];
    }
    vec![
        Route { entry: Turn::table(even), back: 7, runs: runs(right) },
        Route { entry: Turn::table(odd), back: 0, runs: runs(left) },
    ]
}

/// As many leaps along `route` as the stride has; gives the legs on which one of them ends.
fn repeat(legs: &mut Vec<Leg>, stride: &Stride, route: &Route) -> Result<Vec<usize>, TooManyLegs> {
    let (min, max) = match stride.reach {
        Reach::Steps { min, max } => (min, max),
        Reach::Same { .. } | Reach::Rest { .. } => (1, None),
    };
    let (mut exits, first) = (Vec::new(), legs.len());
    // From the last heading of a leap to the first of the next one in the same direction.
    let again = Turn::table(|h| route.entry.after(h.turned(route.back)));
    for count in 1..=max.unwrap_or(min) {
        let at = legs.len();
        if count > 1 {
            lead_on(legs, |last| last.then(stride.free(), again, at));
        }
        leap(legs, stride, route)?;
        if count >= min {
            exits.push(legs.len() - 1);
        }
    }
    if max.is_none() {
        lead_on(legs, |last| last.then(stride.free(), again, first));
    }
    Ok(exits)
}

/// Changes the leg that was added last.
fn lead_on(legs: &mut Vec<Leg>, to: impl FnOnce(Leg) -> Leg) {
    if let Some(last) = legs.pop() {
        legs.push(to(last));
    }
}

/// One leap along `route`; the last leg added is the one on which it ends.
fn leap(legs: &mut Vec<Leg>, stride: &Stride, route: &Route) -> Result<(), TooManyLegs> {
    let king = Ring::Grid(1);
    if stride.between == Between::Free {
        for (number, (steps, turn)) in route.runs.iter().enumerate() {
            let next = legs.len() + 1;
            let leg = stride.leg(king, Reach::exactly(*steps));
            let is_last = number + 1 == route.runs.len();
            let turn = Turn::relative(*turn);
            legs.push(if is_last { leg } else { leg.then(stride.free(), turn, next) });
        }
        return bounded(legs);
    }
    // The turn after each king step but the last.
    let straight = Headings::only(Heading::FORWARD);
    let mut turns = Vec::new();
    for (steps, turn) in &route.runs {
        turns.extend(core::iter::repeat_n(straight, usize::from(*steps).saturating_sub(1)));
        turns.push(*turn);
    }
    turns.pop();
    if legs.len() + 2 * turns.len() > MAX_LEGS {
        return Err(TooManyLegs);
    }
    // Two legs a step: while no man was passed, and after one was.
    let first = legs.len();
    let (fresh, jumped) = (|k: usize| first + k, |k: usize| first + turns.len() + k - 1);
    for (k, turn) in turns.iter().enumerate() {
        let turn = Turn::relative(*turn);
        let leg = stride.leg(king, Reach::ONE).then(Squares::MEN, turn, jumped(k + 1));
        let may_wait = k + 1 < turns.len();
        legs.push(if may_wait { leg.then(Squares::FREE, turn, fresh(k + 1)) } else { leg });
    }
    for k in 1..=turns.len() {
        let leg = stride.leg(king, Reach::ONE);
        let next = turns.get(k).map(|turn| Turn::relative(*turn));
        legs.push(match next {
            Some(turn) => leg.then(Squares::ANY, turn, jumped(k + 1)),
            None => leg,
        });
    }
    bounded(legs)
}

fn bounded(legs: &[Leg]) -> Result<(), TooManyLegs> {
    if legs.len() > MAX_LEGS { Err(TooManyLegs) } else { Ok(()) }
}
