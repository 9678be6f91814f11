//! Along which legs does a repeat go that turns as it likes?

use super::chains;
use super::draft::{Draft, Entry, Exits, Label, Steer, Way};
use super::sense::{Repeat, Took};
use crate::pattern::make::TooManyLegs;
use alloc::vec::Vec;

/// All repetitions, the last one first. Each is drawn once for what may have been taken before it, since a capture by
/// landing ends the repeat and one by jumping does not.
pub(super) fn repeat(
    draft: &mut Draft,
    repeat: &Repeat,
    exits: &Exits,
) -> Result<Vec<Entry>, TooManyLegs> {
    let (min, max) = repeat.count;
    let last = max.unwrap_or(min);
    let hops = repeat.choice.iter().any(|chain| chain.outcomes.has(Took::Hop));
    let tells_hops = exits.nothing != exits.hop || exits.loss.is_some();
    let states: &[Took] =
        if hops && tells_hops { &[Took::Nothing, Took::Hop] } else { &[Took::Nothing] };
    let mut next: Option<Vec<Label>> = None;
    for number in (1..=last).rev() {
        let around = (max.is_none() && number == last)
            .then(|| states.iter().map(|_| draft.reserve()).collect::<Vec<_>>());
        let onward = around.as_ref().or(next.as_ref());
        let mut drawn = Vec::new();
        for so_far in states {
            let mut inner = Exits { landing: exits.landing.clone(), ..Exits::default() };
            inner.loss = exits.loss.clone().map(|mut loss| {
                // A repetition that removes the piece is the last one.
                loss.exits = Took::ALL.map(|took| exits.of_lost(took.max(*so_far)).clone());
                loss.captured |= *so_far != Took::Nothing;
                loss
            });
            for took in [Took::Nothing, Took::Hop] {
                let total = took.max(*so_far);
                let exit = inner.of_mut(took);
                if number >= min {
                    exit.extend_from_slice(exits.of(total));
                }
                if let Some(labels) = onward {
                    let state = states.iter().rposition(|state| *state <= total).unwrap_or(0);
                    exit.push(Way::on(labels[state], Steer::Freely));
                }
            }
            drawn.push(chains::choice(draft, &repeat.choice, &inner)?);
        }
        if number == 1 && around.is_none() {
            drawn.truncate(1);
        }
        let labels = match around {
            Some(labels) => {
                for (label, entries) in labels.iter().zip(&drawn) {
                    draft.labels[label.0].clone_from(entries);
                }
                labels
            }
            None => drawn.iter().map(|entries| draft.label(entries.clone())).collect(),
        };
        if number == 1 {
            return Ok(drawn.into_iter().next().unwrap_or_default());
        }
        next = Some(labels);
    }
    Ok(Vec::new())
}
