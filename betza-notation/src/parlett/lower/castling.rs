//! What does `T1|P T2` mean?

use super::effects;
use crate::parlett::ast::{Body, Bound, Chain, Condition, Flag, Leg, Partner, Piece, Step};
use crate::parlett::directions;
use crate::parlett::mistake::Mistake;
use crate::pattern::{
    Effect, Kinds, Movement, Partner as PartnerMan, PartnerLanding, PartnerPlace, When, make,
};
use crate::span::{Span, Spanned};
use alloc::vec::Vec;

/// The castling that a chain is, if it is one.
pub(super) fn of(chain: &Chain) -> Option<(&Leg, &Partner)> {
    match &chain.first {
        Step::Leg(leg) => leg.partner.as_ref().map(|partner| (&**leg, &partner.node)),
        Step::Effect(_) => None,
    }
}

/// Its meaning (spec of Parlett's notation, section 5.6); nothing if it can never be made.
pub(super) fn movement(leg: &Leg, partner: &Partner, source: Span) -> Option<Movement> {
    let captures = leg.conditions.iter().any(|c| c.node == Condition::Flag(Flag::Captures));
    let unmoved = match (partner.unmoved.contains(&false), partner.unmoved.contains(&true)) {
        (true, true) => return None,
        (true, false) => Some(true),
        (false, true) => Some(false),
        (false, false) => None,
    };
    let Body::Line { distance, direction } = &leg.body.node else { return None };
    // A castling takes nothing.
    if captures {
        return None;
    }
    let landing = match partner.distance.max {
        Bound::Open => PartnerLanding::Behind { min: partner.distance.min },
        Bound::Number(max) => PartnerLanding::Steps { min: partner.distance.min, max },
    };
    let partner = PartnerMan {
        kinds: Kinds::of(partner.letter.encode_utf8(&mut [0; 4])),
        unmoved,
        place: PartnerPlace::Anywhere,
        headings: directions::headings(&partner.direction),
        landing,
    };
    let headings = directions::headings(direction);
    let reach = (distance.min, distance.max.number());
    let guards = super::guards::guards(&leg.conditions);
    Some(make::castling(headings, reach, partner, guards, source))
}

/// Castlings with effects; an effect that follows a capture never follows a castling.
pub(super) fn unfinished(piece: &Piece) -> Vec<Spanned<Mistake>> {
    let happens = |effect: &Effect| effect.when != When::AfterCapture;
    let piece_wide = effects::piece_wide(piece).iter().any(happens);
    let castlings = piece.choice.iter().filter_map(of);
    let with_effects = castlings
        .filter(|(leg, _)| piece_wide || effects::effects(&leg.effects).iter().any(happens));
    with_effects
        .map(|(leg, _)| Spanned::new(Mistake::NotYet { what: "a castling with effects" }, leg.span))
        .collect()
}
