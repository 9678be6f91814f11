//! Is a movement contained in another?

use super::rows::{self, Row};
use crate::pattern::{Landing, Leg, Movement, Reach};
use alloc::vec;
use alloc::vec::Vec;

/// Drops single-leg movements whose moves are all moves of another one: the W of `RW`.
pub(super) fn absorb(movements: Vec<Movement>) -> Vec<Movement> {
    let (rows, mut rest) = rows::apart(movements);
    // Only rows that step alike are compared: a piece may have a few thousand rows.
    let mut idle = vec![false; rows.len()];
    for group in rows::groups(&rows, |row| (row.heading, manner(&row.leg), row.manner, &row.after))
    {
        for k in &group {
            let contains = |other: &usize| other != k && contains(&rows[*other], &rows[*k]);
            idle[*k] = group.iter().any(contains);
        }
    }
    let kept: Vec<_> = rows.into_iter().zip(idle).filter(|(_, idle)| !idle).collect();
    let kept: Vec<_> = kept.into_iter().map(|(row, _)| row).collect();
    let mut movements = rows::together(&kept);
    movements.append(&mut rest);
    movements
}

/// Whether each move of `small` is one of `large` and not the other way round, of two rows that step alike.
fn contains(large: &Row, small: &Row) -> bool {
    leg_contains(&large.leg, &small.leg)
        && large != small
        && large.guards.iter().all(|guard| small.guards.contains(guard))
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
    longer && (small.reach.is_one() || large.pass.includes(small.pass))
}

/// All of a leg but its reach, what it may pass and where it may end; a row's leg has neither landings nor edges.
fn manner(leg: &Leg) -> impl Ord + use<'_> {
    (leg.ring, leg.base, leg.wrap, &leg.cycle, &leg.guards)
}
