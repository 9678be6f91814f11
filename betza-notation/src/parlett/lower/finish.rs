//! Which legs of a draft are a piece's, and in which order do they stand?

use super::draft::{Course, Draft, Entry, Onward, Sketch, Steer};
use crate::parlett::directions;
use crate::pattern::make::{self, leg_id};
use crate::pattern::{Edge, Heading, Headings, Leg, Ring, Start, Turn};
use alloc::vec;
use alloc::vec::Vec;

/// The starts and legs of a graph: labels resolved, legs that lead to no end or that nothing leads to dropped,
/// numbered in the order in which they are met.
pub(super) fn finish(draft: &Draft, entries: &[Entry]) -> (Vec<Start>, Vec<Leg>) {
    let mut legs: Vec<Leg> = draft.sketches.iter().map(|sketch| resolved(draft, sketch)).collect();
    say_turns_plainly(entries, &mut legs);
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
    make::in_order(start, legs)
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

/// Says each turn for the headings that occur, relative to them if it can be, and drops edges that no path takes.
fn say_turns_plainly(entries: &[Entry], legs: &mut [Leg]) {
    let mut occur = vec![Headings::NONE; legs.len()];
    let mut open: Vec<(usize, Headings)> =
        entries.iter().map(|entry| (entry.leg, entry.headings)).collect();
    while let Some((number, headings)) = open.pop() {
        let all = occur[number].union(headings);
        if all == occur[number] {
            continue;
        }
        occur[number] = all;
        for edge in &legs[number].edges {
            let next = all.iter().map(|heading| edge.turn.after(heading));
            open.push((edge.leg.index(), next.fold(Headings::NONE, Headings::union)));
        }
    }
    for (leg, occur) in legs.iter_mut().zip(occur) {
        for edge in &mut leg.edges {
            edge.turn = plainest(edge.turn, occur);
        }
        leg.edges.retain(|edge| occur.iter().any(|h| !edge.turn.after(h).is_empty()));
    }
}

/// The same turn for the headings that `occur`.
fn plainest(turn: Turn, occur: Headings) -> Turn {
    let offsets = |heading: Heading| turn.after(heading).turned(8 - heading.number());
    let mut all = occur.iter().map(offsets);
    match all.next() {
        Some(first) if all.all(|other| other == first) => Turn::relative(first),
        Some(_) => {
            Turn::table(
                |heading| {
                    if occur.contains(heading) { turn.after(heading) } else { Headings::NONE }
                },
            )
        }
        None => turn,
    }
}

/// Drops edges to legs from which no path ends.
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
