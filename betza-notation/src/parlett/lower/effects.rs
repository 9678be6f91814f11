//! What happens besides the move?

use super::guards;
use crate::parlett::ast::{self, Body, Chain, Piece, Step, When as WrittenWhen};
use crate::parlett::mistake::Mistake;
use crate::pattern::{Act, Effect, Kinds, When};
use crate::span::Spanned;

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

/// Removals of the piece itself within a repeat that must be made more than once: they end it early.
pub(super) fn unfinished(piece: &Piece) -> Vec<Spanned<Mistake>> {
    let mut found = Vec::new();
    for chain in &piece.choice {
        removals(chain, false, &mut found);
    }
    found
}

fn removals(chain: &Chain, counted: bool, found: &mut Vec<Spanned<Mistake>>) {
    let mut look_at = |effect: &Spanned<ast::Effect>| {
        let removes = match effect.node {
            ast::Effect::Blast { radius, .. } => radius == 0,
            ast::Effect::Lose => true,
            ast::Effect::Promote { .. } => false,
        };
        if removes && counted {
            let what = "a removal of the piece itself within a counted repeat";
            found.push(Spanned::new(Mistake::NotYet { what }, effect.span));
        }
    };
    for step in chain.steps() {
        match step {
            Step::Effect(effect) => look_at(effect),
            Step::Leg(leg) => leg.effects.iter().for_each(&mut look_at),
        }
    }
    for step in chain.steps() {
        if let Step::Leg(leg) = step
            && let Body::Group { count, choice } = &leg.body.node
        {
            let counted = counted || count.is_some_and(|count| count.min > 1);
            choice.iter().for_each(|chain| removals(chain, counted, found));
        }
    }
}
