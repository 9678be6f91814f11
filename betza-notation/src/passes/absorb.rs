//! Is a movement contained in another?

use super::rows::{self, Row};
use crate::pattern::{Landing, Leg, Movement, Reach};
use alloc::vec::Vec;

/// Drops single-leg movements whose moves are all moves of another one: the W of `RW`.
pub(super) fn absorb(movements: Vec<Movement>) -> Vec<Movement> {
    let (rows, mut rest) = rows::apart(movements);
    // Only rows of one heading are compared: a piece may have a few thousand rows.
    let mut along: [Vec<usize>; 8] = Default::default();
    for (k, row) in rows.iter().enumerate() {
        along[usize::from(row.heading.number())].push(k);
    }
    let idle = |k: usize| {
        let mut others = along[usize::from(rows[k].heading.number())].iter();
        others.any(|other| *other != k && contains(&rows[*other], &rows[k]))
    };
    let kept = (0..rows.len()).filter(|k| !idle(*k)).map(|k| rows[k].clone()).collect();
    let mut movements = rows::together(kept);
    movements.append(&mut rest);
    movements
}

/// Whether each move of `small` is one of `large` and not the other way round.
fn contains(large: &Row, small: &Row) -> bool {
    large != small
        && large.heading == small.heading
        && large.manner == small.manner
        && large.after == small.after
        && large.guards.iter().all(|guard| small.guards.contains(guard))
        && leg_contains(&large.leg, &small.leg)
        && small
            .landings
            .iter()
            .all(|landing| large.landings.iter().any(|l| landing_contains(l, landing)))
}

fn landing_contains(large: &Landing, small: &Landing) -> bool {
    large.effects == small.effects && large.on.includes(small.on)
}

fn leg_contains(large: &Leg, small: &Leg) -> bool {
    let (Reach::Steps { min, max }, Reach::Steps { min: from, max: to }) =
        (large.reach, small.reach)
    else {
        return false;
    };
    let longer = min <= from && (max.is_none() || to.is_some_and(|to| Some(to) <= max));
    // The first step of any leg passes nothing, so a leg of one step is contained whatever may be passed.
    let passes = small.reach.is_one() || large.pass.includes(small.pass);
    longer && passes && manner(large) == manner(small)
}

/// All of a leg but its reach, what it may pass and where it may end; a row's leg has neither landings nor edges.
fn manner(leg: &Leg) -> impl PartialEq + use<'_> {
    (leg.ring, leg.base, leg.wrap, &leg.cycle, &leg.guards)
}
