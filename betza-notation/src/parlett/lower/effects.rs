//! What happens besides the move?

use super::guards;
use crate::parlett::ast::{self, Body, Chain, Piece, Step, When as WrittenWhen};
use crate::pattern::{Act, Effect, Kinds, When};
use crate::span::Spanned;
use alloc::vec::Vec;

/// The meaning of an effect.
pub(super) fn effect(effect: &ast::Effect) -> Effect {
    match effect {
        // Within a radius of zero stands the piece itself.
        ast::Effect::Blast { when, radius: 0 } => {
            Effect { when: self::when(*when), act: Act::TakeSelf }
        }
        ast::Effect::Blast { when, radius } => {
            Effect { when: self::when(*when), act: Act::Blast(*radius) }
        }
        ast::Effect::Lose => Effect { when: When::AfterCapture, act: Act::TakeSelf },
        ast::Effect::Promote { lines, letters } => {
            let (on, to) = (guards::lines(*lines), Kinds::of(letters));
            Effect::always(Act::Promote { on, to })
        }
    }
}

/// The meaning of effects one after another.
pub(super) fn effects(effects: &[Spanned<ast::Effect>]) -> Vec<Effect> {
    effects.iter().map(|written| effect(&written.node)).collect()
}

fn when(when: Option<WrittenWhen>) -> When {
    match when {
        None => When::Always,
        Some(WrittenWhen::Captured) => When::AfterCapture,
        Some(WrittenWhen::NotCaptured) => When::WithoutCapture,
    }
}

/// Whether an alternative is made of effects only and begins with a condition: it belongs to every move of the
/// others (spec of Parlett's notation, section 5.5).
pub(super) fn is_piece_wide(chain: &Chain) -> bool {
    let starts_so = match &chain.first {
        Step::Effect(effect) => match effect.node {
            ast::Effect::Blast { when, .. } => when == Some(WrittenWhen::Captured),
            ast::Effect::Lose | ast::Effect::Promote { .. } => true,
        },
        Step::Leg(_) => false,
    };
    starts_so && chain.steps().all(|step| matches!(step, Step::Effect(_)))
}

/// All effects that belong to every move, in the order written.
pub(super) fn piece_wide(piece: &Piece) -> Vec<Effect> {
    let chains = piece.choice.iter().filter(|chain| is_piece_wide(chain));
    let steps = chains.flat_map(Chain::steps);
    steps.filter_map(written).map(|written| effect(&written.node)).collect()
}

fn written(step: &Step) -> Option<&Spanned<ast::Effect>> {
    match step {
        Step::Effect(effect) => Some(effect),
        Step::Leg(_) => None,
    }
}

/// Whether an effect removes the piece itself, if the move has captured or not.
pub(super) fn removes(effect: &Effect, captured: bool) -> bool {
    let happens = match effect.when {
        When::Always => true,
        When::AfterCapture => captured,
        When::WithoutCapture => !captured,
    };
    happens
        && match effect.act {
            Act::TakeSelf => true,
            Act::Take
            | Act::TakeEnPassant
            | Act::Blast(_)
            | Act::Promote { .. }
            | Act::MarkCrossed
            | Act::Stay => false,
        }
}

/// Whether the piece may be removed within a repeat that must be made more than once, which ends it early.
pub(super) fn ends_repeats(chain: &Chain) -> bool {
    removes_within(chain, false)
}

fn removes_within(chain: &Chain, counted: bool) -> bool {
    let removal = |effect: &Spanned<ast::Effect>| {
        let meant = self::effect(&effect.node);
        removes(&meant, true) || removes(&meant, false)
    };
    chain.steps().any(|step| match step {
        Step::Effect(effect) => counted && removal(effect),
        Step::Leg(leg) => {
            let inside = match &leg.body.node {
                Body::Group { count, choice } => {
                    let counted = counted || count.is_some_and(|count| count.min > 1);
                    choice.iter().any(|chain| removes_within(chain, counted))
                }
                Body::Line { .. }
                | Body::Slash { .. }
                | Body::Offset { .. }
                | Body::Within(_)
                | Body::Stay => false,
            };
            inside || counted && leg.effects.iter().any(removal)
        }
    })
}
