//! Along which legs does a repeat go whose steps all have one direction?

use super::draft::{Draft, Entry, Exit, Exits, Label, Onward, Sketch, Steer};
use super::lines::{self, Slide, hop, reach, stay};
use super::sense::{Body, Move, Repeat, Step, Steps, Takes};
use super::slash;
use crate::parlett::ast::Kind;
use crate::pattern::make::{self, TooManyLegs};
use crate::pattern::{Class, Heading, Headings, Reach, Ring, Turn};
use alloc::vec::Vec;

type Entries = Result<Vec<Entry>, TooManyLegs>;

/// One step of a ride.
enum Stride {
    Still,
    /// A step to a square, whatever stands between.
    Leap(Ring, Headings),
    /// So many squares in a line.
    Slide(Headings, u16),
    /// So many squares along one of the headings, and so many to a side of it.
    Bent(Headings, u16, u16),
    /// First along one heading, then along another.
    Crook((Heading, u16), (Heading, u16)),
}

/// The steps of a ride, and what may happen after each.
struct Ride<'a> {
    count: Steps,
    victims: Class,
    /// After a step to a free square, if one may go there.
    quiet: Option<&'a Exit>,
    /// After a step to a victim.
    takes: &'a Exit,
}

impl Ride<'_> {
    /// The number of the last step that is drawn; an open ride goes round in it.
    fn last(&self) -> u16 {
        self.count.1.unwrap_or(self.count.0)
    }

    /// Leaves `sketch`, the end of step number `number`.
    fn leave(&self, sketch: Sketch, number: u16) -> Sketch {
        let sketch = match self.quiet {
            Some(quiet) if number >= self.count.0 => sketch.quietly(quiet),
            Some(_) | None => sketch,
        };
        sketch.taking(self.victims, self.takes)
    }

    /// The steps after step number `number`: `next`, or the same again.
    fn onward(
        &self,
        number: u16,
        same: Label,
        next: Option<Label>,
        steer: Steer,
    ) -> Option<Onward> {
        let is_last = number == self.last();
        let to = if is_last { self.count.1.is_none().then_some(same) } else { next };
        self.quiet?;
        to.map(|to| Onward { on: Class::FREE, effects: Vec::new(), to, steer })
    }
}

/// A repeat in one direction.
pub(super) fn ride(draft: &mut Draft, repeat: &Repeat, step: &Move, exits: &Exits) -> Entries {
    let Some(Step::Move(inner)) = repeat.choice.first().and_then(|chain| chain.steps.first())
    else {
        return Ok(Vec::new());
    };
    if step.kind == Some(Kind::Hop) {
        // Squares in between and the inner type do not matter.
        return match stride(inner, true) {
            Stride::Leap(ring, headings) => hop(draft, ring, headings, repeat.count, step, exits),
            Stride::Still | Stride::Slide(..) | Stride::Bent(..) | Stride::Crook(..) => {
                Ok(Vec::new())
            }
        };
    }
    let nothing = Exit::new();
    let (quiet, takes) = match inner.takes {
        Takes::Either => (Some(&exits.nothing), &exits.landing),
        Takes::Must => (None, &exits.landing),
        Takes::MustNot => (Some(&exits.nothing), &nothing),
        Takes::Never => return Ok(Vec::new()),
    };
    let ride = Ride { count: repeat.count, victims: inner.victims, quiet, takes };
    match stride(inner, inner.kind == Some(Kind::Leap)) {
        Stride::Still if quiet.is_some() => stay(draft, exits),
        Stride::Still => Ok(Vec::new()),
        Stride::Leap(ring, headings) => leaps(draft, &ride, ring, headings),
        Stride::Slide(headings, length) => slides(draft, &ride, headings, length),
        Stride::Bent(firsts, p, q) => bends(draft, &ride, firsts, p, q),
        Stride::Crook(aside, along) => crooks(draft, &ride, aside, along),
    }
}

fn stride(step: &Move, leaps: bool) -> Stride {
    match step.body {
        Body::Line { headings, steps: (length, _) } if leaps || length == 1 => {
            Stride::Leap(Ring::Grid(length), headings)
        }
        Body::Line { headings, steps: (length, _) } => Stride::Slide(headings, length),
        Body::Slash { first: (0, _), second: (0, _), .. } => Stride::Still,
        Body::Slash { firsts, first: (p, _), second: (q, _) } if leaps || p + q == 1 => {
            let (ring, headings) = slash::leap(firsts, p, q);
            Stride::Leap(ring, headings)
        }
        Body::Slash { firsts, first: (p, _), second: (0, _) } => Stride::Slide(firsts, p),
        Body::Slash { firsts, first: (0, _), second: (q, _) } => {
            Stride::Slide(firsts.turned(2).union(firsts.turned(6)), q)
        }
        Body::Slash { firsts, first: (p, _), second: (q, _) } => Stride::Bent(firsts, p, q),
        Body::Offset(offset) if leaps => {
            let (ring, headings) = lines::leap(offset);
            Stride::Leap(ring, headings)
        }
        Body::Offset(offset) => match lines::slide(offset) {
            Slide::Straight(heading, 1) => Stride::Leap(Ring::Grid(1), Headings::only(heading)),
            Slide::Straight(heading, length) => Stride::Slide(Headings::only(heading), length),
            Slide::Bent { aside, along } => Stride::Crook(aside, along),
        },
        Body::Stay | Body::Anywhere(_) | Body::Repeat(_) => Stride::Still,
    }
}

/// Leaps are the steps of one leg. A capture may come before the least number of them.
fn leaps(draft: &mut Draft, ride: &Ride<'_>, ring: Ring, headings: Headings) -> Entries {
    let (min, max) = ride.count;
    let Some(quiet) = ride.quiet else {
        let only = Sketch::new(make::leg(ring, Reach::ONE)).taking(ride.victims, ride.takes);
        return draft.enter(headings, only);
    };
    let leg = |min| Sketch::new(make::leg(ring, reach((min, max))));
    if min == 1 {
        let all = leg(1).quietly(quiet).taking(ride.victims, ride.takes);
        return draft.enter(headings, all);
    }
    let mut entries = draft.enter(headings, leg(min).quietly(quiet))?;
    entries.extend(draft.enter(headings, leg(1).taking(ride.victims, ride.takes))?);
    Ok(entries)
}

fn slides(draft: &mut Draft, ride: &Ride<'_>, headings: Headings, length: u16) -> Entries {
    let (mut next, mut entries) = (None, Vec::new());
    for number in (1..=ride.last()).rev() {
        let same = draft.reserve();
        let leg = make::leg(Ring::Grid(1), Reach::exactly(length));
        let mut step = ride.leave(Sketch::new(leg), number);
        step.onward.extend(ride.onward(number, same, next, Steer::Turned(0)));
        entries = draft.enter(headings, step)?;
        draft.labels[same.0].clone_from(&entries);
        next = Some(same);
    }
    Ok(entries)
}

/// Every step goes along the same two headings, or, where both parts are equally long, along them in either order.
fn bends(draft: &mut Draft, ride: &Ride<'_>, firsts: Headings, p: u16, q: u16) -> Entries {
    const SIDES: [u8; 2] = [2, 6];
    let (mut next, mut entries) = ([None, None], Vec::new());
    for number in (1..=ride.last()).rev() {
        let same = [draft.reserve(), draft.reserve()];
        entries.clear();
        for (k, side) in SIDES.into_iter().enumerate() {
            let leg = make::leg(Ring::Grid(1), Reach::exactly(q));
            let mut aside = ride.leave(Sketch::new(leg), number);
            let back = Steer::Turned(8 - side);
            aside.onward.extend(ride.onward(number, same[k], next[k], back));
            if p == q {
                // The other order begins along the second heading.
                let other = ride.onward(number, same[1 - k], next[1 - k], Steer::Turned(0));
                aside.onward.extend(other);
            }
            let Some(aside) = draft.add(aside)? else { continue };
            let turn = Turn::relative(Headings::of(&[side]));
            let along = make::leg(Ring::Grid(1), Reach::exactly(p));
            let along = Sketch::new(along.then(Class::FREE, turn, aside));
            let entry = draft.enter(firsts, along)?;
            draft.labels[same[k].0].clone_from(&entry);
            entries.extend(entry);
        }
        next = same.map(Some);
    }
    Ok(entries)
}

fn crooks(
    draft: &mut Draft,
    ride: &Ride<'_>,
    aside: (Heading, u16),
    along: (Heading, u16),
) -> Entries {
    let (mut next, mut entries) = (None, Vec::new());
    for number in (1..=ride.last()).rev() {
        let same = draft.reserve();
        let leg = make::leg(Ring::Grid(1), Reach::exactly(along.1));
        let mut second = ride.leave(Sketch::new(leg), number);
        second.onward.extend(ride.onward(number, same, next, Steer::Freely));
        let Some(second) = draft.add(second)? else { return Ok(Vec::new()) };
        let turn = Turn::fresh(Headings::only(along.0));
        let leg = make::leg(Ring::Grid(1), Reach::exactly(aside.1));
        let first = Sketch::new(leg.then(Class::FREE, turn, second));
        entries = draft.enter(Headings::only(aside.0), first)?;
        draft.labels[same.0].clone_from(&entries);
        next = Some(same);
    }
    Ok(entries)
}
