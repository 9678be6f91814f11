//! What does each leg mean, once it knows what stands before the brackets around it?

use super::{effects, guards};
use crate::parlett::ast::{self, Body as Written, Condition, Flag, Join, Kind, is_rider};
use crate::parlett::directions;
use crate::pattern::{Class, Effect, Guard, Headings, Vector};
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;

/// Legs and effects one after another.
pub(super) struct Chain {
    pub(super) steps: Vec<Step>,
    /// What stands before each step but the first.
    pub(super) joins: Vec<Join>,
    /// What the path in this chain may have taken when each step begins, and at its end.
    pub(super) before: Vec<Outcomes>,
    pub(super) outcomes: Outcomes,
}

/// One part of a chain.
pub(super) enum Step {
    Move(Move),
    Effect(Effect),
}

/// One leg with brackets or without.
pub(super) struct Move {
    pub(super) guards: Vec<Guard>,
    pub(super) takes: Takes,
    pub(super) victims: Class,
    pub(super) kind: Option<Kind>,
    pub(super) body: Body,
    pub(super) effects: Vec<Effect>,
    /// What it may have taken when it is over.
    pub(super) outcomes: Outcomes,
}

/// Whether a leg captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Takes {
    Either,
    Must,
    MustNot,
    /// It must and must not: the leg can never be made.
    Never,
}

/// A range of numbers of steps; without the second number there is no limit.
pub(super) type Steps = (u16, Option<u16>);

/// Where a leg goes.
pub(super) enum Body {
    Line {
        headings: Headings,
        steps: Steps,
    },
    Slash {
        firsts: Headings,
        first: Steps,
        second: Steps,
    },
    Offset(Vector),
    /// Any square within a radius, whatever stands between.
    Anywhere(Option<u16>),
    Stay,
    Repeat(Repeat),
}

/// A repeated choice.
pub(super) struct Repeat {
    pub(super) count: Steps,
    /// All repeats go in one direction.
    pub(super) rides: bool,
    pub(super) choice: Vec<Chain>,
}

/// What a part of a path has taken. The order matters: of several parts the greatest counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Took {
    Nothing,
    /// It jumped over what it took, which does not end a repeat.
    Hop,
    /// It landed on what it took.
    Landing,
}

impl Took {
    pub(super) const ALL: [Took; 3] = [Took::Nothing, Took::Hop, Took::Landing];
}

/// A set of things that may have happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Outcomes(u8);

impl Outcomes {
    fn only(took: Took) -> Self {
        Outcomes(1 << took as u8)
    }

    pub(super) fn has(self, took: Took) -> bool {
        self.0 & Outcomes::only(took).0 != 0
    }

    fn with(self, took: Took) -> Self {
        Outcomes(self.0 | Outcomes::only(took).0)
    }

    fn union(self, other: Self) -> Self {
        Outcomes(self.0 | other.0)
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Took> {
        Took::ALL.into_iter().filter(move |took| self.has(*took))
    }
}

impl Chain {
    /// Takes away what must hold before the first leg.
    pub(super) fn take_first_guards(&mut self) -> Vec<Guard> {
        match self.steps.first_mut() {
            Some(Step::Move(first)) => core::mem::take(&mut first.guards),
            Some(Step::Effect(_)) | None => Vec::new(),
        }
    }
}

/// What stands before the brackets around a leg.
#[derive(Clone, Copy, Default)]
struct Outside {
    quiet: bool,
    leaps: bool,
    victims: Option<Class>,
}

/// The meaning of a whole alternative.
pub(super) fn chain(chain: &ast::Chain) -> Chain {
    chain_in(chain, Outside::default())
}

fn chain_in(chain: &ast::Chain, outside: Outside) -> Chain {
    let mut steps: Vec<_> = chain.steps().map(|written| step(written, outside)).collect();
    if chain.again
        && let (Some(ast::Step::Leg(leg)), Some(Step::Move(last))) =
            (chain.steps().last(), steps.last_mut())
    {
        *last = repeated(leg, outside);
    }
    let joins: Vec<_> = chain.rest.iter().map(|(join, _)| *join).collect();
    let (before, outcomes) = outcomes_of(&steps, &joins);
    Chain { steps, joins, before, outcomes }
}

fn step(step: &ast::Step, outside: Outside) -> Step {
    match step {
        ast::Step::Effect(effect) => Step::Effect(effects::effect(&effect.node)),
        ast::Step::Leg(leg) => {
            let manner = Manner::of(leg, outside);
            let body = body(leg, manner, outside);
            Step::Move(finished(leg, manner, manner.kind, body))
        }
    }
}

/// A leg with `&` behind its chain: `n(type body)`, with its conditions and effects outside.
fn repeated(leg: &ast::Leg, outside: Outside) -> Move {
    let manner = Manner::of(leg, outside);
    let bare = ast::Leg { conditions: Vec::new(), effects: Vec::new(), ..leg.clone() };
    let span = leg.span;
    let inner =
        ast::Chain { first: ast::Step::Leg(Box::new(bare)), rest: Vec::new(), again: false, span };
    let count = Some(ast::Range { min: 1, max: ast::Bound::Open });
    let repeat = Repeat {
        count: (1, None),
        rides: is_rider(count, core::slice::from_ref(&inner)),
        choice: vec![chain_in(&inner, manner.handed_down(outside))],
    };
    finished(leg, manner, None, Body::Repeat(repeat))
}

/// How a leg goes, what stands before it and around it taken together.
#[derive(Clone, Copy)]
struct Manner {
    takes: Takes,
    kind: Option<Kind>,
    /// Written at the leg or around it.
    victims: Option<Class>,
}

impl Manner {
    fn of(leg: &ast::Leg, outside: Outside) -> Self {
        let has = |flag| leg.conditions.iter().any(|c| c.node == Condition::Flag(flag));
        let takes = match (has(Flag::Captures), has(Flag::Quiet) || outside.quiet) {
            (false, false) => Takes::Either,
            (true, false) => Takes::Must,
            (false, true) => Takes::MustNot,
            (true, true) => Takes::Never,
        };
        let victims = match (has(Flag::Own), has(Flag::Enemy)) {
            (false, false) => outside.victims,
            (true, false) => Some(Class::OWN),
            (false, true) => Some(Class::ENEMY),
            (true, true) => Some(Class::MEN),
        };
        let written = leg.kind.map(|kind| kind.node);
        let kind = written.or(outside.leaps.then_some(Kind::Leap));
        Manner { takes, kind, victims }
    }

    /// What the legs in its brackets are told.
    fn handed_down(self, outside: Outside) -> Outside {
        Outside {
            quiet: outside.quiet || self.takes == Takes::MustNot,
            leaps: self.kind == Some(Kind::Leap),
            victims: self.victims,
        }
    }
}

fn finished(leg: &ast::Leg, manner: Manner, kind: Option<Kind>, body: Body) -> Move {
    let all = match &body {
        Body::Stay => Outcomes::only(Took::Nothing),
        Body::Repeat(repeat) if kind != Some(Kind::Hop) => {
            repeat.choice.iter().fold(Outcomes::default(), |all, c| all.union(c.outcomes))
        }
        Body::Line { .. }
        | Body::Slash { .. }
        | Body::Offset(_)
        | Body::Anywhere(_)
        | Body::Repeat(_) => match (kind, manner.takes) {
            (Some(Kind::Hop), Takes::MustNot) => Outcomes::only(Took::Nothing),
            (Some(Kind::Hop), _) => Outcomes::only(Took::Hop),
            (Some(Kind::Leap) | None, _) => Outcomes::only(Took::Nothing).with(Took::Landing),
        },
    };
    let allowed = all.iter().filter(|took| match manner.takes {
        Takes::Either => true,
        Takes::Must => *took != Took::Nothing,
        Takes::MustNot => *took == Took::Nothing,
        Takes::Never => false,
    });
    Move {
        guards: guards::guards(&leg.conditions),
        takes: manner.takes,
        victims: manner.victims.unwrap_or(Class::ENEMY),
        kind,
        body,
        effects: effects::effects(&leg.effects),
        outcomes: allowed.fold(Outcomes::default(), Outcomes::with),
    }
}

fn body(leg: &ast::Leg, manner: Manner, outside: Outside) -> Body {
    let steps = |range: ast::Range| (range.min, range.max.number());
    match &leg.body.node {
        Written::Line { distance, direction } => {
            Body::Line { headings: directions::headings(direction), steps: steps(*distance) }
        }
        Written::Slash { first, second, direction } => Body::Slash {
            firsts: directions::firsts(direction.as_ref()),
            first: steps(*first),
            second: steps(*second),
        },
        Written::Offset { right: 0, forward: 0 } | Written::Stay => Body::Stay,
        Written::Offset { right, forward } => Body::Offset(Vector { dx: *right, dy: *forward }),
        Written::Within(radius) if manner.kind == Some(Kind::Leap) => {
            Body::Anywhere(radius.number())
        }
        Written::Within(radius) => Body::Repeat(king_walk(radius.number(), leg, manner)),
        Written::Group { count, choice } => {
            let inside = manner.handed_down(outside);
            Body::Repeat(Repeat {
                count: count.map_or((1, Some(1)), steps),
                rides: is_rider(*count, choice),
                choice: choice.iter().map(|chain| chain_in(chain, inside)).collect(),
            })
        }
    }
}

/// A radius that is walked: `1-k(1*)`.
fn king_walk(radius: Option<u16>, leg: &ast::Leg, manner: Manner) -> Repeat {
    let takes = match manner.takes {
        Takes::MustNot => Takes::MustNot,
        Takes::Either | Takes::Must | Takes::Never => Takes::Either,
    };
    let bare = ast::Leg { conditions: Vec::new(), effects: Vec::new(), ..leg.clone() };
    let body = Body::Line { headings: Headings::ALL, steps: (1, Some(1)) };
    let step = finished(&bare, Manner { takes, kind: None, ..manner }, None, body);
    let steps = vec![Step::Move(step)];
    let (before, outcomes) = outcomes_of(&steps, &[]);
    let chain = Chain { steps, joins: Vec::new(), before, outcomes };
    Repeat { count: (1, radius), rides: false, choice: vec![chain] }
}

/// What may have been taken when each step begins, and at the ends of the chain.
fn outcomes_of(steps: &[Step], joins: &[Join]) -> (Vec<Outcomes>, Outcomes) {
    let (mut before, mut ends) = (Vec::new(), Outcomes::default());
    let mut here = Outcomes::only(Took::Nothing);
    for (k, step) in steps.iter().enumerate() {
        before.push(here);
        let taken = match step {
            Step::Move(step) => step.outcomes,
            Step::Effect(_) => Outcomes::only(Took::Nothing),
        };
        let join = joins.get(k).copied();
        let (mut after, mut onward) = (Outcomes::default(), Outcomes::default());
        for took in taken.iter() {
            let totals = here.iter().map(|so_far| so_far.max(took));
            let totals = totals.fold(Outcomes::default(), Outcomes::with);
            after = after.union(totals);
            if goes_on(join, took) {
                onward = onward.union(totals);
            }
        }
        if may_end(join) {
            ends = ends.union(after);
        }
        here = onward;
    }
    (before, ends)
}

/// Whether a chain may end before `join`; without one it is at its end.
pub(super) fn may_end(join: Option<Join>) -> bool {
    match join {
        None | Some(Join::Stop | Join::May) => true,
        Some(Join::Must) => false,
    }
}

/// Whether a chain may go on over `join` after a leg that took so much.
pub(super) fn goes_on(join: Option<Join>, took: Took) -> bool {
    match join {
        None => false,
        Some(Join::Stop) => took == Took::Nothing,
        Some(Join::May | Join::Must) => true,
    }
}
