//! Along which legs does a line, an offset or a stay go?

use super::draft::{Course, Draft, Entry, Exits, Sketch};
use super::sense::{Move, Steps, Takes};
use crate::parlett::ast::Kind;
use crate::pattern::make::{self, TooManyLegs};
use crate::pattern::{Act, Class, Effect, Heading, Headings, Leg, Reach, Ring, Turn, Vector};
use alloc::vec;
use alloc::vec::Vec;

type Entries = Result<Vec<Entry>, TooManyLegs>;

/// `steps` squares along one of `headings`.
pub(super) fn line(
    draft: &mut Draft,
    headings: Headings,
    steps: Steps,
    step: &Move,
    exits: &Exits,
) -> Entries {
    let leg = match step.kind {
        Some(Kind::Hop) => return hop(draft, Ring::Grid(1), headings, steps, step, exits),
        None => make::leg(Ring::Grid(1), reach(steps)),
        // One distance is one step over whatever stands between.
        Some(Kind::Leap) if steps.1 == Some(steps.0) => make::leg(Ring::Grid(steps.0), Reach::ONE),
        Some(Kind::Leap) => make::leg(Ring::Grid(1), reach(steps)).passes(Class::ANY),
    };
    draft.enter(headings, land(leg, Course::Straight, step, exits))
}

/// A leg that ends on free squares and on those of victims.
pub(super) fn land(leg: Leg, course: Course, step: &Move, exits: &Exits) -> Sketch {
    let sketch = Sketch { course, ..Sketch::new(leg) };
    sketch.quietly(&exits.nothing).taking(step.victims, &exits.landing)
}

pub(super) fn reach(steps: Steps) -> Reach {
    Reach::Steps { min: steps.0, max: steps.1 }
}

/// Over exactly one man to a free square, `steps` in all.
pub(super) fn hop(
    draft: &mut Draft,
    ring: Ring,
    headings: Headings,
    steps: Steps,
    step: &Move,
    exits: &Exits,
) -> Entries {
    let (exit, over, effects) = match step.takes {
        Takes::MustNot => (&exits.nothing, Class::MEN, Vec::new()),
        Takes::Either | Takes::Must => (&exits.hop, step.victims, vec![Effect::always(Act::Take)]),
        Takes::Never => return Ok(Vec::new()),
    };
    let rest = match steps {
        // After one step there is one left, or none was the limit.
        (_, Some(2)) => Reach::ONE,
        (0..=2, None) => Reach::UNLIMITED,
        (min, max) => Reach::Rest { min, max },
    };
    let landing = Sketch::new(make::leg(ring, rest)).quietly(exit);
    let Some(landing) = draft.add(landing)? else { return Ok(Vec::new()) };
    let jump = match steps.1 {
        None => Reach::UNLIMITED,
        Some(max) => Reach::up_to(max.saturating_sub(1).max(1)),
    };
    let jump = make::leg(ring, jump).then_with(over, effects, Turn::STRAIGHT, landing);
    draft.enter(headings, Sketch::new(jump))
}

/// Nothing but staying.
pub(super) fn stay(draft: &mut Draft, exits: &Exits) -> Entries {
    let exits = exits.after(&[Effect::always(Act::Stay)]);
    in_place(draft, &exits)
}

/// A leg of no length, so that something can happen before the first step.
pub(super) fn in_place(draft: &mut Draft, exits: &Exits) -> Entries {
    let leg = make::leg(Ring::Grid(0), Reach::ONE);
    draft.enter(Headings::only(Heading::FORWARD), Sketch::new(leg).quietly(&exits.nothing))
}

/// How one displacement is gone without `~`.
pub(super) enum Slide {
    /// So many squares along a heading.
    Straight(Heading, u16),
    /// First to the side, then along the file.
    Bent { aside: (Heading, u16), along: (Heading, u16) },
}

/// The path of an offset that is not zero.
pub(super) fn slide(offset: Vector) -> Slide {
    let (dx, dy) = (length(offset.dx), length(offset.dy));
    let towards = |dx: i32, dy: i32| {
        let unit = Vector { dx: dx.signum(), dy: dy.signum() };
        Ring::Grid(1).heading_of(unit).unwrap_or(Heading::FORWARD)
    };
    if dx == 0 || dy == 0 || dx == dy {
        Slide::Straight(towards(offset.dx, offset.dy), dx.max(dy))
    } else {
        Slide::Bent { aside: (towards(offset.dx, 0), dx), along: (towards(0, offset.dy), dy) }
    }
}

fn length(component: i32) -> u16 {
    u16::try_from(component.unsigned_abs()).unwrap_or(u16::MAX)
}

/// The leap of an offset that is not zero.
pub(super) fn leap(offset: Vector) -> (Ring, Headings) {
    let (ring, _) = Ring::of_leap(length(offset.dx), length(offset.dy));
    let heading = ring.heading_of(offset);
    (ring, heading.map_or(Headings::NONE, Headings::only))
}

/// A displacement by coordinates.
pub(super) fn offset(draft: &mut Draft, offset: Vector, step: &Move, exits: &Exits) -> Entries {
    if step.kind == Some(Kind::Leap) {
        let (ring, headings) = leap(offset);
        let leg = make::leg(ring, Reach::ONE);
        return draft.enter(headings, land(leg, Course::Straight, step, exits));
    }
    match slide(offset) {
        Slide::Straight(heading, length) => {
            let leg = make::leg(Ring::Grid(1), Reach::exactly(length));
            let landing = land(leg, Course::Straight, step, exits);
            draft.enter(Headings::only(heading), landing)
        }
        Slide::Bent { aside, along } => {
            let back = aside.0.turned(8 - along.0.number()).number();
            let leg = make::leg(Ring::Grid(1), Reach::exactly(along.1));
            let landing = land(leg, Course::Bent(back), step, exits);
            let Some(landing) = draft.add(landing)? else { return Ok(Vec::new()) };
            let leg = make::leg(Ring::Grid(1), Reach::exactly(aside.1));
            let turn = Turn::fresh(Headings::only(along.0));
            let leg = leg.then(Class::FREE, turn, landing);
            draft.enter(Headings::only(aside.0), Sketch::new(leg))
        }
    }
}

/// Any square within a radius but the own one.
pub(super) fn anywhere(
    draft: &mut Draft,
    radius: Option<u16>,
    step: &Move,
    exits: &Exits,
) -> Entries {
    match radius {
        Some(1) => return line(draft, Headings::ALL, (1, radius), step, exits),
        None => {
            let leg = make::leg(Ring::Anywhere, Reach::ONE);
            let any = Headings::only(Heading::FORWARD);
            return draft.enter(any, land(leg, Course::Straight, step, exits));
        }
        Some(_) => {}
    }
    let steps = (1, radius);
    let run = || make::leg(Ring::Grid(1), reach(steps)).passes(Class::ANY);
    let mut entries =
        draft.enter(Headings::ORTHOGONAL, land(run(), Course::Straight, step, exits))?;
    // Some files aside, then some ranks.
    let Some(landing) = draft.add(land(run(), Course::Straight, step, exits))? else {
        return Ok(entries);
    };
    let along = Turn::fresh(Headings::of(&[0, 4]));
    let aside = run().then(Class::ANY, along, landing);
    entries.extend(draft.enter(Headings::of(&[2, 6]), Sketch::new(aside))?);
    Ok(entries)
}
