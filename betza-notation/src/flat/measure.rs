//! How does a graph look in which no leg asks how long the leg before it was?
//!
//! A leg that must be as long as another, or that shares a number of steps with it, becomes one leg for each length of
//! that other leg.

use super::TooLarge;
use crate::limits::MAX_LEGS;
use crate::pattern::{Edge, Graph, Landing, Leg, LegId, Reach, Start, Wrap};
use alloc::vec;
use alloc::vec::Vec;

/// The graph with every length told apart that a later leg asks for.
pub(super) fn measure(graph: &Graph, width: u16, height: u16) -> Result<Graph, TooLarge> {
    let asks = |leg: &Leg| matches!(leg.reach, Reach::Same { .. } | Reach::Rest { .. });
    if !graph.legs.iter().any(asks) {
        return Ok(graph.clone());
    }
    let mut measuring = Measuring { graph, width, height, states: Vec::new(), legs: Vec::new() };
    let mut start = Vec::new();
    for first in &graph.start {
        for leg in measuring.copies(first.leg, 0)? {
            start.push(Start { leg, ..*first });
        }
    }
    // Copies are made while their list grows: each asks for the copies that its edges lead to.
    let mut done = 0;
    while let Some(state) = measuring.states.get(done).copied() {
        let leg = measuring.copy(state)?;
        measuring.legs.push(leg);
        done += 1;
    }
    Ok(Graph { start, legs: measuring.legs, taken: graph.taken, null: graph.null })
}

/// The least and greatest number of steps of a reach that asks for nothing.
pub(super) fn fixed(reach: Reach) -> (u16, Option<u16>) {
    match reach {
        Reach::Steps { min, max } => (min, max),
        Reach::Same { otherwise } => (1, otherwise),
        Reach::Rest { min, max } => (min.max(1), max),
    }
}

/// A leg, begun after a measured leg of some length, and what this copy of it is for.
#[derive(Clone, Copy, PartialEq, Eq)]
struct State {
    leg: LegId,
    measured: u16,
    part: Part,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// All of it: the leg is held to one step, or leads nowhere.
    Whole,
    /// Its landings.
    Landings,
    /// Its edges after so many steps.
    EdgesAfter(u16),
}

struct Measuring<'a> {
    graph: &'a Graph,
    width: u16,
    height: u16,
    /// The copies; a copy's number is its place in the list.
    states: Vec<State>,
    legs: Vec<Leg>,
}

impl Measuring<'_> {
    /// The copies that stand for `leg` after a measured leg of `measured` steps.
    fn copies(&mut self, leg: LegId, measured: u16) -> Result<Vec<LegId>, TooLarge> {
        let Some((min, max)) = self.limits(leg, measured) else { return Ok(Vec::new()) };
        let the_leg = self.graph.leg(leg);
        if the_leg.reach.is_one() || the_leg.edges.is_empty() {
            return Ok(vec![self.number(State { leg, measured, part: Part::Whole })?]);
        }
        let mut copies = Vec::new();
        if !the_leg.landings.is_empty() {
            copies.push(self.number(State { leg, measured, part: Part::Landings })?);
        }
        let longest = max.unwrap_or(u16::MAX).min(self.longest(the_leg));
        for steps in min..=longest {
            copies.push(self.number(State { leg, measured, part: Part::EdgesAfter(steps) })?);
        }
        Ok(copies)
    }

    fn number(&mut self, state: State) -> Result<LegId, TooLarge> {
        let number = match self.states.iter().position(|other| *other == state) {
            Some(number) => number,
            None => {
                self.states.push(state);
                self.states.len() - 1
            }
        };
        if number >= MAX_LEGS {
            return Err(TooLarge);
        }
        u16::try_from(number).map(LegId).map_err(|_| TooLarge)
    }

    fn copy(&mut self, state: State) -> Result<Leg, TooLarge> {
        let leg = self.graph.leg(state.leg);
        let (min, max) = self.limits(state.leg, state.measured).unwrap_or((1, Some(0)));
        let (min, max, landings): (u16, Option<u16>, &[Landing]) = match state.part {
            Part::Whole | Part::Landings => (min, max, &leg.landings),
            Part::EdgesAfter(steps) => (steps, Some(steps), &[]),
        };
        let old: &[Edge] = match state.part {
            Part::Whole | Part::EdgesAfter(_) => &leg.edges,
            Part::Landings => &[],
        };
        let measured = match state.part {
            Part::EdgesAfter(steps) => steps,
            Part::Whole | Part::Landings => state.measured,
        };
        let mut edges = Vec::new();
        for edge in old {
            for next in self.copies(edge.leg, measured)? {
                edges.push(Edge { leg: next, ..edge.clone() });
            }
        }
        Ok(Leg {
            reach: Reach::Steps { min, max },
            landings: landings.to_vec(),
            edges,
            ..leg.clone()
        })
    }

    /// The least and greatest number of steps, if there is any.
    fn limits(&self, leg: LegId, measured: u16) -> Option<(u16, Option<u16>)> {
        self.graph.leg(leg).reach.after(measured)
    }

    /// No leg sees more squares than this.
    fn longest(&self, leg: &Leg) -> u16 {
        if leg.wrap == Wrap::NONE && leg.cycle.len() == 1 {
            self.width.max(self.height).saturating_sub(1).max(1)
        } else {
            self.width.saturating_mul(self.height)
        }
    }
}
