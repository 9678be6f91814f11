//! How do legs become a movement?
//!
//! What no path reaches and what leads to no end is left out, legs are numbered as paths meet them, and each turn is
//! said in the simplest way that is right for the headings that occur: so the same path spelt in two ways is one
//! value.

use super::merge::merge;
use crate::pattern::{Guard, Headings, Leg, Movement, NullMove, Start, Taken, Turn, make};
use crate::span::Span;
use alloc::vec;
use alloc::vec::Vec;

/// The movement along `legs` from `starts`, if any path ends.
pub(super) fn movement(
    starts: &[(usize, Headings)],
    mut legs: Vec<Leg>,
    guards: Vec<Guard>,
    source: Span,
) -> Option<Movement> {
    prune(starts, &mut legs);
    let ends = ends(&legs);
    let mut starts: Vec<(usize, Headings)> =
        starts.iter().copied().filter(|(leg, set)| ends[*leg] && !set.is_empty()).collect();
    merge(&mut starts, &mut legs);
    let order = order(&starts, &legs);
    let mut numbers = vec![None; legs.len()];
    for (number, old) in order.iter().enumerate() {
        numbers[*old] = Some(make::leg_id(number));
    }
    let mut kept = Vec::new();
    for old in &order {
        let mut leg = legs[*old].clone();
        for edge in &mut leg.edges {
            edge.leg = numbers[edge.leg.index()]?;
        }
        kept.push(leg);
    }
    let starts: Vec<Start> = starts
        .into_iter()
        .filter_map(|(leg, headings)| Some(Start { headings, leg: numbers[leg]? }))
        .collect();
    if starts.is_empty() {
        return None;
    }
    Some(make::legs(starts, kept, Taken::default(), NullMove::default(), guards, source))
}

/// Says each turn for the headings that occur, and drops the edges that no path takes or that lead to no end.
fn prune(starts: &[(usize, Headings)], legs: &mut [Leg]) {
    let headings = headings(starts, legs);
    for (leg, occur) in legs.iter_mut().zip(&headings) {
        for edge in &mut leg.edges {
            edge.turn = plainest(edge.turn, *occur);
        }
        leg.edges.retain(|edge| occur.iter().any(|h| !edge.turn.after(h).is_empty()));
    }
    let ends = ends(legs);
    for leg in legs {
        leg.edges.retain(|edge| ends[edge.leg.index()]);
    }
}

/// The headings with which a path may go on from each leg.
fn headings(starts: &[(usize, Headings)], legs: &[Leg]) -> Vec<Headings> {
    let mut found = vec![Headings::NONE; legs.len()];
    let mut open: Vec<(usize, Headings)> = starts.to_vec();
    while let Some((at, begun)) = open.pop() {
        let leg = &legs[at];
        let ended = leg.cycle.iter().map(|turn| begun.turned(*turn));
        let all = ended.fold(found[at], Headings::union);
        if all == found[at] {
            continue;
        }
        found[at] = all;
        for edge in &leg.edges {
            let next = all.iter().map(|h| edge.turn.after(h)).fold(Headings::NONE, Headings::union);
            open.push((edge.leg.index(), next));
        }
    }
    found
}

/// The same turn for the headings that `occur`, relative if it can be.
fn plainest(turn: Turn, occur: Headings) -> Turn {
    let offsets = |h: crate::pattern::Heading| turn.after(h).turned(8 - h.number());
    let mut all = occur.iter().map(offsets);
    match all.next() {
        Some(first) if all.all(|other| other == first) => Turn::relative(first),
        Some(_) => Turn::table(|h| if occur.contains(h) { turn.after(h) } else { Headings::NONE }),
        None => turn,
    }
}

/// For each leg whether a path through it may end somewhere.
fn ends(legs: &[Leg]) -> Vec<bool> {
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); legs.len()];
    for (at, leg) in legs.iter().enumerate() {
        for edge in &leg.edges {
            before[edge.leg.index()].push(at);
        }
    }
    let mut found = vec![false; legs.len()];
    let mut open: Vec<usize> =
        (0..legs.len()).filter(|at| !legs[*at].landings.is_empty()).collect();
    while let Some(at) = open.pop() {
        if !core::mem::replace(&mut found[at], true) {
            open.extend(&before[at]);
        }
    }
    found
}

/// The legs that paths meet, in the order in which they meet them.
fn order(starts: &[(usize, Headings)], legs: &[Leg]) -> Vec<usize> {
    let mut seen = vec![false; legs.len()];
    let mut order = Vec::new();
    let mut open: alloc::collections::VecDeque<usize> =
        starts.iter().map(|start| start.0).collect();
    while let Some(at) = open.pop_front() {
        if !core::mem::replace(&mut seen[at], true) {
            order.push(at);
            open.extend(legs[at].edges.iter().map(|edge| edge.leg.index()));
        }
    }
    order
}
