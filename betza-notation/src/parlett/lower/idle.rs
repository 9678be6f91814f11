//! What is legal, but can never be made?

use super::effects;
use crate::parlett::ast::{Body, Chain, Condition, Direction, Flag, Leg, Piece, Step};
use crate::parlett::directions;
use crate::parlett::mistake::Mistake;
use crate::span::{Span, Spanned};
use alloc::string::String;
use alloc::vec::Vec;

/// A warning for each such place.
pub(super) fn warnings(piece: &Piece) -> Vec<Spanned<Mistake>> {
    let mut found = Vec::new();
    if let (Some(first), true) =
        (piece.choice.first(), piece.choice.iter().all(effects::is_piece_wide))
    {
        found.push(Spanned::new(Mistake::OnlyEffects, first.span));
    }
    piece.choice.iter().for_each(|chain| look_at(chain, None, &mut found));
    found
}

/// `quiet` is the `o` before the brackets around this chain.
fn look_at(chain: &Chain, quiet: Option<Span>, found: &mut Vec<Spanned<Mistake>>) {
    for step in chain.steps() {
        let Step::Leg(leg) = step else { continue };
        let captures = flag(leg, Flag::Captures);
        if let (Some(captures), Some(quiet)) = (captures, quiet) {
            found.push(Spanned::new(Mistake::CapturesUnderQuiet { quiet }, captures));
        } else if let (Some(captures), true) = (captures, cannot_capture(leg)) {
            found.push(Spanned::new(Mistake::CannotCapture, captures));
        }
        if let Some(half) = idle_half(leg) {
            found.push(Spanned::new(Mistake::IdleHalf { half }, leg.body.span));
        }
        if let Body::Group { choice, .. } = &leg.body.node {
            let quiet = flag(leg, Flag::Quiet).or(quiet);
            choice.iter().for_each(|chain| look_at(chain, quiet, found));
        }
    }
}

fn flag(leg: &Leg, flag: Flag) -> Option<Span> {
    let found = leg.conditions.iter().find(|condition| condition.node == Condition::Flag(flag));
    found.map(|condition| condition.span)
}

fn cannot_capture(leg: &Leg) -> bool {
    let stays = match &leg.body.node {
        Body::Stay => true,
        Body::Offset { right, forward } => (*right, *forward) == (0, 0),
        Body::Slash { first, second, .. } => (first.fixed(), second.fixed()) == (Some(0), Some(0)),
        Body::Line { .. } | Body::Within(_) | Body::Group { .. } => false,
    };
    stays || leg.partner.is_some()
}

/// The half of a straight move's direction, if its family has no direction outside it.
fn idle_half(leg: &Leg) -> Option<String> {
    let Body::Line { direction, .. } = &leg.body.node else { return None };
    let whole = Direction { family: direction.family, half: String::new() };
    let is_idle = !direction.half.is_empty()
        && directions::headings(direction) == directions::headings(&whole);
    is_idle.then(|| direction.half.clone())
}
