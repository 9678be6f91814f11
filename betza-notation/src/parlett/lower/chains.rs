//! Along which legs does a chain go?

use super::draft::{Draft, Entry, Exit, Exits, Steer, Way};
use super::sense::{Body, Chain, Move, Step, Takes, Took, goes_on, may_end};
use super::{lines, repeats, rides, slash};
use crate::pattern::Headings;
use crate::pattern::make::TooManyLegs;

/// Any of `choice`.
pub(super) fn choice(
    draft: &mut Draft,
    choice: &[Chain],
    exits: &Exits,
) -> Result<Vec<Entry>, TooManyLegs> {
    let mut entries = Vec::new();
    for alternative in choice {
        entries.extend(chain(draft, alternative, exits)?);
    }
    entries.sort();
    entries.dedup();
    Ok(entries)
}

/// The steps of a chain, the last one first. Each is drawn once for what may have been taken before it.
pub(super) fn chain(
    draft: &mut Draft,
    chain: &Chain,
    exits: &Exits,
) -> Result<Vec<Entry>, TooManyLegs> {
    // The ways into the step that was drawn last, by what was taken before it.
    let mut into_next = Exits::default();
    for (k, step) in chain.steps.iter().enumerate().rev() {
        let join = chain.joins.get(k).copied();
        let after = |took: Took, so_far: Took| {
            let total = took.max(so_far);
            let mut exit = Exit::new();
            if may_end(join) {
                exit.extend_from_slice(exits.of(total));
            }
            if goes_on(join, took) {
                exit.extend_from_slice(into_next.of(total));
            }
            exit
        };
        let mut into = Exits::default();
        for so_far in chain.before[k].iter() {
            let way_in = match step {
                Step::Effect(effect) => {
                    let happens = [*effect];
                    let after = after(Took::Nothing, so_far);
                    if k == 0 {
                        let exits = Exits { nothing: after, ..Exits::default() }.after(&happens);
                        return lines::in_place(draft, &exits);
                    }
                    after.iter().map(|way| way.after(&happens)).collect()
                }
                Step::Move(step) => {
                    let mut own = Exits::default();
                    for took in step.outcomes.iter() {
                        *own.of_mut(took) = after(took, so_far);
                    }
                    let entries = self::step(draft, step, &own)?;
                    if k == 0 {
                        return Ok(entries);
                    }
                    let steer = steer(&chain.steps[k - 1], step);
                    vec![Way::on(draft.label(entries), steer)]
                }
            };
            *into.of_mut(so_far) = way_in;
        }
        into_next = into;
    }
    Ok(Vec::new())
}

/// One leg with its conditions and effects.
fn step(draft: &mut Draft, step: &Move, exits: &Exits) -> Result<Vec<Entry>, TooManyLegs> {
    let exits = &exits.after(&step.effects);
    if step.takes == Takes::Never {
        return Ok(Vec::new());
    }
    let entries = match &step.body {
        Body::Line { headings, steps } => lines::line(draft, *headings, *steps, step, exits)?,
        Body::Slash { firsts, first, second } => {
            slash::slash(draft, *firsts, (*first, *second), step, exits)?
        }
        Body::Offset(offset) => lines::offset(draft, *offset, step, exits)?,
        Body::Anywhere(radius) => lines::anywhere(draft, *radius, step, exits)?,
        Body::Stay => lines::stay(draft, exits)?,
        Body::Repeat(repeat) if repeat.rides => rides::ride(draft, repeat, step, exits)?,
        Body::Repeat(repeat) => {
            // The same brackets before the same ways on are drawn once.
            let key = (core::ptr::from_ref(repeat).addr(), exits.clone());
            match draft.drawn.get(&key) {
                Some(entries) => entries.clone(),
                None => {
                    let entries = repeats::repeat(draft, repeat, exits)?;
                    draft.drawn.insert(key, entries.clone());
                    entries
                }
            }
        }
    };
    draft.guarded(entries, &step.guards)
}

/// How the second of two neighbouring steps may go after the first (spec of Parlett's notation, section 5.3).
fn steer(first: &Step, second: &Move) -> Steer {
    let Step::Move(first) = first else { return Steer::Freely };
    let Body::Line { headings, .. } = second.body else { return Steer::Freely };
    let symmetric = [Headings::of(&[0, 4]), Headings::of(&[2, 6]), Headings::ORTHOGONAL];
    let diagonal = headings == Headings::DIAGONAL;
    if !diagonal && !symmetric.contains(&headings) {
        return Steer::Freely;
    }
    let is_outward = match family(first) {
        Family::Orthogonal => diagonal,
        Family::Diagonal => !diagonal,
        Family::Oblique => true,
        Family::Mixed => false,
    };
    if is_outward { Steer::Outwards } else { Steer::Freely }
}

/// What the directions of a bare leg have in common.
enum Family {
    Orthogonal,
    Diagonal,
    Oblique,
    /// Nothing, or it is no bare leg.
    Mixed,
}

fn family(step: &Move) -> Family {
    let of = |x: u32, y: u32| match (x, y) {
        (0, 0) => Family::Mixed,
        (0, _) | (_, 0) => Family::Orthogonal,
        (x, y) if x == y => Family::Diagonal,
        (_, _) => Family::Oblique,
    };
    match step.body {
        Body::Line { headings, .. } => {
            if headings.intersection(Headings::ORTHOGONAL) == headings {
                Family::Orthogonal
            } else if headings.intersection(Headings::DIAGONAL) == headings {
                Family::Diagonal
            } else {
                Family::Mixed
            }
        }
        Body::Slash { first: (p, Some(same_p)), second: (q, Some(same_q)), .. }
            if (p, q) == (same_p, same_q) =>
        {
            of(u32::from(p), u32::from(q))
        }
        Body::Offset(offset) => of(offset.dx.unsigned_abs(), offset.dy.unsigned_abs()),
        Body::Slash { .. } | Body::Anywhere(_) | Body::Stay | Body::Repeat(_) => Family::Mixed,
    }
}
