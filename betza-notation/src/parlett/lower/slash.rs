//! Along which legs does `p/q` go?

use super::draft::{Course, Draft, Entry, Exits, Sketch};
use super::lines::{land, line, reach, stay};
use super::sense::{Move, Steps};
use crate::parlett::ast::Kind;
use crate::pattern::make::{self, TooManyLegs};
use crate::pattern::{Class, Headings, Reach, Ring, Turn, Vector};
use alloc::vec::Vec;

/// So many squares along one of `firsts` and so many to either side of it.
pub(super) fn slash(
    draft: &mut Draft,
    firsts: Headings,
    (first, second): (Steps, Steps),
    step: &Move,
    exits: &Exits,
) -> Result<Vec<Entry>, TooManyLegs> {
    let asides = firsts.turned(2).union(firsts.turned(6));
    let mut entries = Vec::new();
    if let (Some(p), Some(q)) = (some(first), some(second)) {
        entries.extend(bent(draft, firsts, (p, q), step, exits)?);
    }
    if let (Some(p), 0) = (some(first), second.0) {
        entries.extend(line(draft, firsts, p, step, exits)?);
    }
    if let (0, Some(q)) = (first.0, some(second)) {
        entries.extend(line(draft, asides, q, step, exits)?);
    }
    if (first.0, second.0) == (0, 0) {
        entries.extend(stay(draft, exits)?);
    }
    Ok(entries)
}

/// The numbers of a range that are not zero, if there are any.
pub(super) fn some((min, max): Steps) -> Option<Steps> {
    (max != Some(0)).then_some((min.max(1), max))
}

/// Both parts have a length.
fn bent(
    draft: &mut Draft,
    firsts: Headings,
    (first, second): (Steps, Steps),
    step: &Move,
    exits: &Exits,
) -> Result<Vec<Entry>, TooManyLegs> {
    let passed = match step.kind {
        Some(Kind::Leap) => Class::ANY,
        Some(Kind::Hop) | None => Class::FREE,
    };
    if let (Some(Kind::Leap), (p, Some(same_p)), (q, Some(same_q))) = (step.kind, first, second)
        && (p, q) == (same_p, same_q)
    {
        let (ring, headings) = leap(firsts, p, q);
        let leg = make::leg(ring, Reach::ONE);
        return draft.enter(headings, land(leg, Course::Straight, step, exits));
    }
    // A second leg that must know on which side of it the first one was is drawn once for each side.
    let sides: &[&[u8]] = if exits.look_back() { &[&[2], &[6]] } else { &[&[2, 6]] };
    let mut entries = Vec::new();
    for side in sides {
        let back = Course::Bent(8 - side[0]);
        let course = if side.len() == 1 { back } else { Course::Straight };
        let aside = make::leg(Ring::Grid(1), reach(second)).passes(passed);
        let Some(aside) = draft.add(land(aside, course, step, exits))? else { continue };
        let turn = Turn::relative(Headings::of(side));
        let along = make::leg(Ring::Grid(1), reach(first)).passes(passed);
        entries.extend(draft.enter(firsts, Sketch::new(along.then(passed, turn, aside)))?);
    }
    Ok(entries)
}

/// The leaps of `p` squares along one of `firsts` and `q` to either side; one of both may be zero.
pub(super) fn leap(firsts: Headings, p: u16, q: u16) -> (Ring, Headings) {
    let (ring, _) = Ring::of_leap(p, q);
    let grid = Ring::Grid(1);
    let mut headings = Headings::NONE;
    for first in firsts.iter() {
        for second in [first.turned(2), first.turned(6)] {
            let (along, aside) = (grid.vector(first), grid.vector(second));
            let (p, q) = (i32::from(p), i32::from(q));
            let leap = Vector { dx: along.dx * p + aside.dx * q, dy: along.dy * p + aside.dy * q };
            headings = headings.union(ring.heading_of(leap).map_or(Headings::NONE, Headings::only));
        }
    }
    (ring, headings)
}
