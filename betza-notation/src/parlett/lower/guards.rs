//! What must hold for a leg?

use crate::parlett::ast::{Bound, Condition, Influence, Near, Range, State};
use crate::parlett::directions;
use crate::pattern::{
    Guard, Headings, Kinds, Lines, Near as NearTest, Place, Ring, Shade, Side, Test,
};
use crate::span::Spanned;
use alloc::vec;
use alloc::vec::Vec;

/// The guards among the conditions of a leg; `c o a e` are none.
pub(super) fn guards(conditions: &[Spanned<Condition>]) -> Vec<Guard> {
    conditions.iter().filter_map(|condition| guard(&condition.node)).collect()
}

fn guard(condition: &Condition) -> Option<Guard> {
    match condition {
        Condition::Flag(_) => None,
        Condition::State { negated, state } => {
            Some(Guard { negated: *negated, test: state_test(*state) })
        }
        Condition::Lines { negated, lines } => {
            Some(Guard { negated: *negated, test: Test::Line(self::lines(*lines)) })
        }
        Condition::Influence(influence) => {
            Some(Guard { negated: influence.negated, test: Test::Near(near(influence)) })
        }
    }
}

fn state_test(state: State) -> Test {
    match state {
        State::Unmoved => Test::FirstMove,
        State::InCheck => Test::InCheck,
        State::White => Test::Color(Side::White),
        State::Black => Test::Color(Side::Black),
        State::OwnSector => Test::OwnSector,
        State::EnemySector => Test::EnemySector,
        State::LightSquare => Test::Shade(Shade::Light),
        State::DarkSquare => Test::Shade(Shade::Dark),
    }
}

/// `Ln` is the far line.
pub(super) fn lines(lines: Range) -> Lines {
    match lines {
        Range { min: 1, max: Bound::Open } => Lines::Far,
        Range { min, max } => Lines::Range { min, max: max.number() },
    }
}

fn near(influence: &Influence) -> NearTest {
    NearTest {
        own: influence.own || !influence.enemy,
        enemy: influence.enemy,
        kinds: Kinds::of(&influence.letters),
        places: vec![place(&influence.place)],
    }
}

fn place(near: &Near) -> Place {
    match near {
        Near::Line { distance, direction } => Place::Ray {
            ring: Ring::Grid(1),
            headings: direction.as_ref().map_or(Headings::ALL, directions::headings),
            min: distance.min,
            max: distance.max.number(),
        },
        Near::Slash { first, second, direction } => Place::Bent {
            headings: directions::firsts(direction.as_ref()),
            along: (first.min, first.max.number()),
            aside: (second.min, second.max.number()),
        },
        Near::Within(radius) => Place::Within(radius.number()),
    }
}
