//! How is a straight or bent path said that looks at the men on several squares together?

use super::directions;
use super::motion::{Phrase, after, is_free, joined_edges, part, while_walking};
use super::path::groups;
use super::turns::turn;
use crate::pattern::{Class, Graph, Headings, LegId, Turn};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

/// The squares between that may be looked at; more would be no short sentence.
const MOST: usize = 4;

/// A path that is the same for all its branches, which differ only in who stands on its squares: `if at least one of
/// the squares between is occupied`.
pub(super) fn conditional(graph: &Graph, first: LegId, headings: Headings) -> Option<Phrase> {
    // Each layer: the legs that may be walked now, with what has been seen on the way to them, one bit a square.
    let mut layer: Vec<(LegId, u8)> = Vec::from([(first, 0)]);
    let mut turns: Vec<(LegId, Turn)> = Vec::new();
    let mut depth = 0;
    while layer.iter().any(|(leg, _)| !graph.leg(*leg).edges.is_empty()) {
        if depth == MOST {
            return None;
        }
        let mut next: Vec<(LegId, u8)> = Vec::new();
        let mut turned = None;
        for (id, seen) in &layer {
            let leg = graph.leg(*id);
            let plain = leg.reach.is_one()
                && leg.landings.is_empty()
                && leg.guards.is_empty()
                && leg.cycle == [0];
            if !plain || leg.edges.is_empty() {
                return None;
            }
            for (to, turn, edges) in groups(leg) {
                if !edges.iter().all(|edge| edge.effects.is_empty())
                    || *turned.get_or_insert(turn) != turn
                {
                    return None;
                }
                for edge in edges {
                    let (empty, man) = match edge.on {
                        Class::MEN => (false, true),
                        Class::ANY => (true, true),
                        on if is_free(on) => (true, false),
                        _ => return None,
                    };
                    let bit = 1 << depth;
                    next.extend(empty.then_some((to, *seen)));
                    next.extend(man.then_some((to, seen | bit)));
                }
            }
        }
        next.sort();
        next.dedup();
        let rings = |legs: &[(LegId, u8)]| {
            let of = |id: LegId| (graph.leg(id).ring, graph.leg(id).wrap);
            legs.iter().all(|(id, _)| of(*id) == of(legs[0].0))
        };
        if next.is_empty() || !rings(&next) {
            return None;
        }
        turns.push((next[0].0, turned?));
        layer = next;
        depth += 1;
    }
    // A path without branches has its condition said square by square.
    let last = graph.leg(layer[0].0);
    let branches = layer.iter().map(|(_, seen)| *seen).collect::<Vec<_>>();
    let ends_alike = layer.iter().all(|(id, _)| {
        let leg = graph.leg(*id);
        leg.landings == last.landings && leg.reach.is_one() && leg.guards.is_empty()
    });
    let mut accepted = branches;
    accepted.sort_unstable();
    accepted.dedup();
    let every = 1_u32 << depth;
    let at_least_one = depth > 0 && accepted.len() as u32 == every - 1 && !accepted.contains(&0);
    if !ends_alike || !at_least_one {
        return None;
    }
    let condition = match depth {
        1 => ", if the square between is occupied".to_string(),
        2 => ", if one or both of the squares between are occupied".to_string(),
        _ => ", if one or more of the squares between are occupied".to_string(),
    };
    let mut leg = graph.leg(first);
    let straight = turns.iter().all(|(_, turn)| *turn == Turn::STRAIGHT);
    let joined = joined_edges(leg.wrap);
    if straight {
        let count = u16::try_from(depth + 1).unwrap_or(u16::MAX);
        let squares = super::numbers::things(count, "square");
        return Some(Phrase::new(
            "leaps",
            format!("{squares} {}{condition}{joined}", directions::grid(headings)),
        ));
    }
    let mut words = part(leg, &directions::grid(headings));
    let mut now = headings;
    for (next, turn_by) in turns {
        now = while_walking(leg, now);
        let next = graph.leg(next);
        words = format!("{words}, then {}", part(next, &turn(leg, now, turn_by, next)));
        now = after(turn_by, now);
        leg = next;
    }
    Some(Phrase::new("leaps", format!("{words}{condition}{joined}")))
}
