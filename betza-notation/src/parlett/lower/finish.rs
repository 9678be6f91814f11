//! Which legs of a draft are a piece's, and in which order do they stand?

use super::draft::{Course, Draft, Entry, Onward, Sketch, Steer};
use crate::parlett::directions;
use crate::pattern::make::leg_id;
use crate::pattern::{Edge, Headings, Leg, Ring, Start, Turn};
use std::collections::VecDeque;

/// The starts and legs of a graph: labels resolved, legs that lead to no end or that nothing leads to dropped,
/// numbered in the order in which they are met.
pub(super) fn finish(draft: &Draft, entries: &[Entry]) -> (Vec<Start>, Vec<Leg>) {
    let mut legs: Vec<Leg> = draft.sketches.iter().map(|sketch| resolved(draft, sketch)).collect();
    drop_dead_ends(&mut legs);
    for leg in &mut legs {
        merge(&mut leg.edges);
    }
    let mut start: Vec<Start> = Vec::new();
    for entry in entries.iter().filter(|entry| leads_on(&legs[entry.leg])) {
        match start.iter_mut().find(|start| start.leg == leg_id(entry.leg)) {
            Some(start) => start.headings = start.headings.union(entry.headings),
            None => start.push(Start { headings: entry.headings, leg: leg_id(entry.leg) }),
        }
    }
    start.sort();
    renumber(&mut start, legs)
}

/// A leg with its ways on as edges.
fn resolved(draft: &Draft, sketch: &Sketch) -> Leg {
    let mut leg = sketch.leg.clone();
    for Onward { on, effects, to, steer } in &sketch.onward {
        for entry in &draft.labels[to.0] {
            let turn = turn(*steer, sketch.course, leg.ring, entry.headings);
            if turn != Turn::fresh(Headings::NONE) {
                let leg_after = leg_id(entry.leg);
                leg.edges.push(Edge { on: *on, effects: effects.clone(), turn, leg: leg_after });
            }
        }
    }
    leg
}

fn turn(steer: Steer, course: Course, ring: Ring, headings: Headings) -> Turn {
    match steer {
        Steer::Freely => Turn::fresh(headings),
        Steer::Turned(eighths) => {
            Turn::table(|heading| Headings::only(heading.turned(eighths)).intersection(headings))
        }
        Steer::Outwards => Turn::table(|heading| {
            let step = ring.vector(heading);
            let first = match course {
                Course::Straight => (step.dx, step.dy),
                Course::Bent(back) => {
                    let before = Ring::Grid(1).vector(heading.turned(back));
                    (step.dx + before.dx, step.dy + before.dy)
                }
            };
            directions::outwards(first, headings)
        }),
    }
}

fn leads_on(leg: &Leg) -> bool {
    !leg.landings.is_empty() || !leg.edges.is_empty()
}

/// Drops the landings' contrary: edges to legs from which no path ends.
fn drop_dead_ends(legs: &mut [Leg]) {
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); legs.len()];
    for (number, leg) in legs.iter().enumerate() {
        for edge in &leg.edges {
            before[edge.leg.index()].push(number);
        }
    }
    let mut ends: Vec<bool> = legs.iter().map(|leg| !leg.landings.is_empty()).collect();
    let mut open: Vec<usize> = (0..legs.len()).filter(|number| ends[*number]).collect();
    while let Some(number) = open.pop() {
        for earlier in &before[number] {
            if !core::mem::replace(&mut ends[*earlier], true) {
                open.push(*earlier);
            }
        }
    }
    for leg in legs {
        leg.edges.retain(|edge| ends[edge.leg.index()]);
    }
}

/// Sorts edges and makes one of those that differ in their squares or in their headings alone.
fn merge(edges: &mut Vec<Edge>) {
    let by_leg = |edge: &Edge| (edge.leg, edge.effects.clone(), edge.on);
    edges.sort_by_cached_key(by_leg);
    edges.dedup_by(|later, kept| {
        let same = (later.leg, &later.effects, later.on) == (kept.leg, &kept.effects, kept.on);
        if same {
            let (a, b) = (kept.turn, later.turn);
            kept.turn = Turn::table(|heading| a.after(heading).union(b.after(heading)));
        }
        same
    });
    edges.dedup_by(|later, kept| {
        let same = (later.leg, &later.effects, later.turn) == (kept.leg, &kept.effects, kept.turn);
        let union = if same { kept.on.union(later.on) } else { None };
        kept.on = union.unwrap_or(kept.on);
        union.is_some()
    });
}

/// Keeps the legs that are met from the start, in the order in which they are met.
fn renumber(start: &mut Vec<Start>, mut legs: Vec<Leg>) -> (Vec<Start>, Vec<Leg>) {
    let mut number_of: Vec<Option<usize>> = vec![None; legs.len()];
    let (mut met, mut waiting) = (Vec::new(), VecDeque::new());
    let mut meet = |leg: usize, waiting: &mut VecDeque<usize>, met: &mut Vec<usize>| {
        *number_of[leg].get_or_insert_with(|| {
            waiting.push_back(leg);
            met.push(leg);
            met.len() - 1
        })
    };
    for start in start.iter_mut() {
        start.leg = leg_id(meet(start.leg.index(), &mut waiting, &mut met));
    }
    while let Some(leg) = waiting.pop_front() {
        for edge in &mut legs[leg].edges {
            edge.leg = leg_id(meet(edge.leg.index(), &mut waiting, &mut met));
        }
    }
    let mut legs: Vec<Option<Leg>> = legs.into_iter().map(Some).collect();
    let kept = met.into_iter().filter_map(|leg| legs[leg].take());
    let mut kept: Vec<Leg> = kept.collect();
    for leg in &mut kept {
        leg.edges.sort();
    }
    (core::mem::take(start), kept)
}
