//! How is it said that equal legs follow one another?

use super::motion::{Phrase, after, is_free, joined_edges, while_walking};
use super::numbers::range;
use super::path::{groups, is_plain};
use super::turns::turn;
use super::{directions, ends};
use crate::pattern::{Class, Graph, Headings, Landing, LegId, Occupants, Reach, Ring, Turn};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A chain of equal legs over empty squares, which may be endless: `walks up to three squares, each step in any
/// direction`.
pub(super) fn walk(graph: &Graph, first: LegId, headings: Headings) -> Option<Phrase> {
    let (legs, turn_by, is_endless) = chain(graph, first)?;
    let leg = graph.leg(first);
    let (min, ends_early) = counts(graph, &legs)?;
    let max = if is_endless { None } else { u16::try_from(legs.len()).ok() };
    let ways = after(turn_by, while_walking(leg, headings));
    let is_free_choice =
        ways == headings && headings.iter().all(|heading| turn_by.after(heading) == headings);
    // Two or three legs that turn are told one by one.
    if turn_by != Turn::STRAIGHT && !is_free_choice && !is_endless && legs.len() < 4 {
        return None;
    }
    let ways = match (turn_by == Turn::STRAIGHT, is_free_choice) {
        (true, _) => ", all in one direction".to_string(),
        (false, true) => String::new(),
        (false, false) => format!(", each after the first {}", turn(leg, headings, turn_by, leg)),
    };
    let each = if is_free_choice && turn_by != Turn::STRAIGHT { ", each" } else { "" };
    if (leg.ring, leg.reach, turn_by) == (Ring::Grid(1), Reach::ONE, Turn::STRAIGHT)
        && max == Some(min)
        && !ends_early
    {
        let squares = range(min, max, "square");
        let between = if min == 2 { "square between is" } else { "squares between are" };
        let joined = joined_edges(leg.wrap);
        let along = directions::grid(headings);
        return Some(Phrase::new(
            "moves",
            format!("{squares} {along} if the {between} empty{joined}"),
        ));
    }
    let rest = match (leg.ring, leg.reach) {
        (Ring::Grid(1), Reach::ONE) => {
            let steps = range(min, max, "step");
            let along = directions::grid(headings);
            format!("{steps} of one square{each} {along}{ways}")
        }
        (Ring::Grid(1), Reach::Steps { min: least, max: most }) => {
            let runs = range(min, max, "move");
            let squares = range(least, most, "square");
            format!("{runs}, each of {squares} {}{ways}", directions::grid(headings))
        }
        (ring, Reach::ONE) => {
            let leaps = range(min, max, "leap");
            let any_way = if is_free_choice && turn_by != Turn::STRAIGHT {
                ", each in any of these directions"
            } else {
                ""
            };
            format!("{leaps} of {}{any_way}{ways}", directions::step(ring, headings))
        }
        (_, Reach::Steps { .. } | Reach::Same { .. } | Reach::Rest { .. }) => return None,
    };
    let early = if ends_early { "; a capture before the last ends it" } else { "" };
    Some(Phrase::new(
        "makes",
        format!("{rest}, over empty squares{}{early}", joined_edges(leg.wrap)),
    ))
}

/// The legs of a chain, how each turns into the next, and whether the last is followed by itself.
fn chain(graph: &Graph, first: LegId) -> Option<(Vec<LegId>, Turn, bool)> {
    let model = graph.leg(first);
    let mut legs = Vec::from([first]);
    let mut turn_by = None;
    loop {
        let id = *legs.last()?;
        let leg = graph.leg(id);
        let alike = is_plain(leg)
            && leg.ring == model.ring
            && leg.reach == model.reach
            && leg.wrap == model.wrap;
        if !alike {
            return None;
        }
        let groups = groups(leg);
        match &groups[..] {
            [] => return turn_by.filter(|_| legs.len() > 1).map(|turn| (legs, turn, false)),
            [(next, turn, edges)] => {
                let over_empty =
                    edges.iter().all(|edge| is_free(edge.on) && edge.effects.is_empty());
                if !over_empty || *turn_by.get_or_insert(*turn) != *turn {
                    return None;
                }
                if *next == id {
                    return Some((legs, *turn, true));
                }
                if legs.contains(next) {
                    return None;
                }
                legs.push(*next);
            }
            _ => return None,
        }
    }
}

/// After how many legs the move may end for the first time as it ends at last, and whether a capture ends it before.
fn counts(graph: &Graph, legs: &[LegId]) -> Option<(u16, bool)> {
    let landings: Vec<Vec<Landing>> =
        legs.iter().map(|leg| ends::landings(graph.leg(*leg))).collect();
    let last = landings.last()?;
    let first = landings.iter().position(|list| list == last)?;
    let quiet_too = last.iter().any(|landing| landing.on.admits(Occupants::EMPTY));
    let capture =
        |list: &Vec<Landing>| list.iter().all(|l| l.on == Class::ENEMY && l.effects.is_empty());
    let idle = |list: &Vec<Landing>| list.is_empty();
    let (early, later) = landings.split_at(first);
    let first = u16::try_from(first + 1).ok()?;
    if !later.iter().all(|list| list == last) {
        return None;
    }
    if early.iter().all(idle) {
        return Some((first, false));
    }
    // The first leg alone is often a movement of its own.
    (quiet_too && early.iter().all(capture)).then_some((first, true))
}
