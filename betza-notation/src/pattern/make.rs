//! How is a valid pattern built?
//!
//! These constructors are the only way in. Each simplification has a line with its reason, so that pieces that are
//! equal by construction are equal values.

use super::{
    Act, Base, Castling, Class, Edge, Effect, Facts, Graph, Guard, Headings, Landing, Leg, LegId,
    Movement, NullMove, Occupants, Partner, Pattern, Reach, Ring, Source, Start, Taken, Turn, Way,
    Wrap, returns,
};
use crate::limits::MAX_LEGS;
use crate::passes;
use crate::span::Span;
use alloc::vec;
use alloc::vec::Vec;

/// A pattern would need more legs than [`MAX_LEGS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooManyLegs;

/// The union of `movements` in normal form.
pub(crate) fn pattern(movements: Vec<Movement>) -> Result<Pattern, TooManyLegs> {
    let movements = passes::normalise(movements);
    let legs = |movement: &Movement| match &movement.way {
        Way::Legs(graph) => graph.legs.len(),
        Way::Castling(_) => 1,
    };
    if movements.iter().map(legs).sum::<usize>() > MAX_LEGS {
        return Err(TooManyLegs);
    }
    Ok(Pattern { facts: Facts::of(&movements), movements })
}

impl Pattern {
    /// The pattern of these of its movements.
    #[must_use]
    pub fn only(&self, movements: &[Movement]) -> Pattern {
        let kept = self
            .movements
            .iter()
            .filter(|movement| movements.contains(movement))
            .cloned()
            .collect::<Vec<_>>();
        Pattern { facts: Facts::of(&kept), movements: kept }
    }
}

/// A straight leg of `reach` steps over empty squares that ends on no square and leads nowhere yet.
pub(crate) fn leg(ring: Ring, reach: Reach) -> Leg {
    Leg {
        base: Base::Here,
        ring,
        cycle: vec![0],
        wrap: Wrap::NONE,
        reach,
        guards: Vec::new(),
        pass: Class::FREE,
        landings: Vec::new(),
        edges: Vec::new(),
    }
}

impl Leg {
    /// May end on `on`, with nothing besides.
    #[must_use]
    pub(crate) fn ends(self, on: Class) -> Self {
        self.ends_with(on, Vec::new())
    }

    /// May end on `on`; then `effects` happen.
    #[must_use]
    pub(crate) fn ends_with(mut self, on: Class, effects: Vec<Effect>) -> Self {
        self.landings.push(Landing { on, effects });
        self
    }

    /// From a square of `on` goes on to `leg`.
    #[must_use]
    pub(crate) fn then(self, on: Class, turn: Turn, leg: usize) -> Self {
        self.then_with(on, Vec::new(), turn, leg)
    }

    /// From a square of `on` goes on to `leg`; on the way `effects` happen.
    #[must_use]
    pub(crate) fn then_with(
        mut self,
        on: Class,
        effects: Vec<Effect>,
        turn: Turn,
        leg: usize,
    ) -> Self {
        self.edges.push(Edge { on, effects, turn, leg: leg_id(leg) });
        self
    }

    /// Passes squares of `pass`.
    #[must_use]
    pub(crate) fn passes(mut self, pass: Class) -> Self {
        self.pass = pass;
        self
    }
}

/// The id of the leg at `index` of a graph. More legs than an id can tell apart are refused by [`pattern`].
pub(crate) fn leg_id(index: usize) -> LegId {
    LegId(u16::try_from(index).unwrap_or(u16::MAX))
}

/// A movement of one leg.
pub(crate) fn single(headings: Headings, leg: Leg, guards: Vec<Guard>, source: Span) -> Movement {
    let start = vec![Start { headings, leg: leg_id(0) }];
    legs(start, vec![leg], Taken::default(), NullMove::default(), guards, source)
}

/// A movement along a graph of legs.
pub(crate) fn legs(
    start: Vec<Start>,
    mut legs: Vec<Leg>,
    mut taken: Taken,
    mut null: NullMove,
    guards: Vec<Guard>,
    source: Span,
) -> Movement {
    for leg in &mut legs {
        *leg = simplify(core::mem::replace(leg, self::leg(Ring::Grid(0), Reach::ONE)));
    }
    // A path of one straight leg never sees its origin again, so the class of its squares need not name it.
    let never_returns = |leg: &Leg| {
        leg.edges.is_empty()
            && leg.cycle.len() == 1
            && leg.wrap == Wrap::NONE
            && leg.ring != Ring::Grid(0)
    };
    if legs.iter().all(never_returns) {
        for leg in &mut legs {
            leg.pass = leg.pass.without(Occupants::START);
            for landing in &mut leg.landings {
                landing.on = landing.on.without(Occupants::START);
            }
        }
        null = NullMove::default();
    }
    if (taken, null) != (Taken::default(), NullMove::default()) {
        let never_returns = returns::never(&start, &legs);
        // A path that never meets a square again does not end where it began.
        if never_returns {
            null = NullMove::default();
        }
        // With nothing taken on the way, or only squares of the path that it never meets again and no guard looks
        // back at, it does not matter whether it would still block.
        let edges = || legs.iter().flat_map(|leg| &leg.edges);
        let looks_back = legs.iter().any(|leg| !leg.guards.is_empty());
        let takes_here = |edge: &Edge| edge.effects.iter().all(|effect| effect.act == Act::Take);
        if edges().all(|edge| edge.effects.is_empty())
            || never_returns && !looks_back && edges().all(takes_here)
        {
            taken = Taken::default();
        }
    }
    let way = Way::Legs(Graph { start, legs, taken, null });
    Movement { guards: sorted(guards), after: Vec::new(), way, source: Source(source) }
}

/// The movement with other legs along the same graph.
pub(crate) fn along(movement: &Movement, graph: &Graph, legs: Vec<Leg>) -> Movement {
    let (taken, null) = (graph.taken, graph.null);
    let made = self::legs(
        graph.start.clone(),
        legs,
        taken,
        null,
        movement.guards.clone(),
        movement.source.0,
    );
    Movement { after: movement.after.clone(), ..made }
}

/// A castling.
pub(crate) fn castling(
    headings: Headings,
    reach: (u16, Option<u16>),
    partner: Partner,
    guards: Vec<Guard>,
    source: Span,
) -> Movement {
    let way = Way::Castling(Castling { headings, min: reach.0, max: reach.1, partner });
    Movement { guards: sorted(guards), after: Vec::new(), way, source: Source(source) }
}

/// The legs that paths from `start` meet, numbered in the order in which they meet them.
pub(crate) fn in_order(mut start: Vec<Start>, mut legs: Vec<Leg>) -> (Vec<Start>, Vec<Leg>) {
    let mut number_of: Vec<Option<usize>> = vec![None; legs.len()];
    let mut met: Vec<usize> = Vec::new();
    let mut meet = |leg: LegId, met: &mut Vec<usize>| {
        leg_id(*number_of[leg.index()].get_or_insert_with(|| {
            met.push(leg.index());
            met.len() - 1
        }))
    };
    for start in &mut start {
        start.leg = meet(start.leg, &mut met);
    }
    let mut done = 0;
    while let Some(leg) = met.get(done).copied() {
        for edge in &mut legs[leg].edges {
            edge.leg = meet(edge.leg, &mut met);
        }
        done += 1;
    }
    let mut legs: Vec<Option<Leg>> = legs.into_iter().map(Some).collect();
    let mut kept: Vec<Leg> = met.into_iter().filter_map(|leg| legs[leg].take()).collect();
    for leg in &mut kept {
        leg.edges.sort();
    }
    (start, kept)
}

fn simplify(mut leg: Leg) -> Leg {
    // A leg of one step passes nothing.
    if leg.reach.is_one() {
        leg.pass = Class::NOTHING;
    }
    // A repetition of the same turn is the turn once.
    if leg.cycle.iter().all(|turn| *turn == leg.cycle[0]) {
        leg.cycle.truncate(1);
    }
    leg.guards = sorted(leg.guards);
    leg.landings = merge_landings(leg.landings);
    leg
}

/// Landings with the same effects are one landing on the union of their squares, where a class can say it.
pub(crate) fn merge_landings(landings: Vec<Landing>) -> Vec<Landing> {
    let mut merged: Vec<Landing> = Vec::new();
    for landing in landings {
        let twin = merged.iter_mut().find_map(|m| {
            let union = if m.effects == landing.effects { m.on.union(landing.on) } else { None };
            union.map(|on| (m, on))
        });
        match twin {
            Some((twin, on)) => twin.on = on,
            None => merged.push(landing),
        }
    }
    merged.retain(|landing| landing.on.occupants != Occupants::NONE);
    sorted(merged)
}

fn sorted<T: Ord>(mut list: Vec<T>) -> Vec<T> {
    list.sort();
    list.dedup();
    list
}
