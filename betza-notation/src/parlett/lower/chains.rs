//! Along which legs does a chain go?

use super::draft::{Draft, Entry, Exit, Exits, Steer, Way};
use super::sense::{Body, Chain, Move, Step, Takes, Took, goes_on, may_end};
use super::{lines, repeats, rides, slash};
use crate::pattern::Headings;
use crate::pattern::make::TooManyLegs;
use alloc::vec;
use alloc::vec::Vec;

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
    // The same if the piece is no longer there: effects still happen.
    let mut lost_next: [Exit; 3] = Default::default();
    for (k, step) in chain.steps.iter().enumerate().rev() {
        let join = chain.joins.get(k).copied();
        let ways = |took: Took, end: &Exit, next: &Exit| {
            let mut ways = Exit::new();
            if may_end(join) {
                ways.extend_from_slice(end);
            }
            if goes_on(join, took) {
                ways.extend_from_slice(next);
            }
            ways
        };
        let mut into = Exits::default();
        let mut lost: [Exit; 3] = Default::default();
        for so_far in chain.before[k].iter() {
            // How the path goes on from this step, by what the step took.
            let mut own = Exits { loss: exits.loss.clone(), ..Exits::default() };
            for took in Took::ALL {
                let total = took.max(so_far);
                *own.of_mut(took) = ways(took, exits.of(total), into_next.of(total));
                if let Some(loss) = &mut own.loss {
                    let next = &lost_next[total as usize];
                    loss.exits[took as usize] = ways(took, exits.of_lost(total), next);
                    loss.captured |= so_far != Took::Nothing;
                }
            }
            let way_in = match step {
                Step::Effect(effect) => {
                    let own = own.after(&[*effect]);
                    if k == 0 {
                        return lines::in_place(draft, &own);
                    }
                    lost[so_far as usize].clone_from(own.of_lost(Took::Nothing));
                    own.nothing
                }
                Step::Move(step) => {
                    for took in Took::ALL.into_iter().filter(|took| !step.outcomes.has(*took)) {
                        own.of_mut(took).clear();
                        if let Some(loss) = &mut own.loss {
                            loss.exits[took as usize].clear();
                        }
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
        lost_next = lost;
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
