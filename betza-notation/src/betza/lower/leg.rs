//! What does one leg of a term become?

use super::modifiers::{self, Hop, Manner, Modes, Place};
use super::path::{End, Node};
use super::steps::Stride;
use super::term::Body;
use super::{Lowering, Refused, warnings};
use crate::betza::atoms::Class;
use crate::betza::directions;
use crate::dialect::{Continuation, Directions, Hoppers};
use crate::pattern::{Act, Effect, Headings, Reach, Turn};
use crate::span::{Span, Spanned};
use alloc::vec::Vec;

/// Where a leg goes: for a first leg its headings, for a later one its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goes {
    /// The first leg.
    First(Headings),
    /// A later leg.
    Later(Headings),
}

/// The turn of a later leg: read on the grid of eight in every dialect.
pub(super) fn later(
    ctx: &mut Lowering,
    body: &Body,
    letters: &[Spanned<char>],
    a: Span,
) -> Result<Headings, Refused> {
    match directions::read(Directions::Narrow, Class::Compound, &modifiers::signs(letters)) {
        Ok(Some(headings)) => return Ok(headings),
        Ok(None) => {}
        Err(mistake) => return ctx.refuse(mistake.node, mistake.span),
    }
    let fourfold = matches!(body.class(), Class::Orthogonal | Class::Diagonal);
    if fourfold {
        warnings::of_no_direction(ctx, body, a);
    }
    Ok(match ctx.switches.continuation {
        Continuation::OfItsKind if fourfold => Headings::of(&[0, 2, 6]),
        Continuation::OfItsKind | Continuation::AllButBack => Headings::of(&[0, 1, 2, 3, 5, 6, 7]),
    })
}

/// The leg, its followers excepted.
pub(super) fn node(
    ctx: &mut Lowering,
    body: &Body,
    spot: Place,
    manner: &Manner,
    goes: Goes,
    reach: Reach,
) -> Node {
    let (first, follows) = match goes {
        Goes::First(headings) => (Some(headings), Turn::STRAIGHT),
        Goes::Later(offsets) => (None, Turn::relative(offsets)),
    };
    let mut stride = Stride {
        ring: body.ring(),
        reach,
        between: manner.between,
        wrap: manner.wrap,
        first,
        last: spot.last,
    };
    let marks: &[Effect] = if manner.marks { &[Effect::always(Act::MarkCrossed)] } else { &[] };
    let end = if spot.last {
        let landings = manner.modes.or_either().landings(stride.free(), marks);
        match manner.hop {
            None => End::Here(landings),
            Some(hop) => {
                let behind = behind(ctx, body, hop, &mut stride);
                End::Behind(landings, behind)
            }
        }
    } else {
        let mut modes = manner.modes;
        let silent = modes == Modes::default() && manner.hop.is_none();
        modes.quiet |= manner.switches || silent;
        End::On(modes.passages(stride.free(), manner.hop, marks))
    };
    if let (Some(headings), true) = (first, spot.last) {
        warnings::of_shared_directions(ctx, body, manner.hop, headings);
    }
    Node { stride, follows, end, next: Vec::new(), initial: spot.first && manner.i }
}

/// How far a hopper may go behind its hurdle.
fn behind(ctx: &mut Lowering, body: &Body, hop: Hop, stride: &mut Stride) -> Reach {
    let limited = |max: u16| Reach::Rest { min: 1, max: Some(max) };
    match ctx.switches.hoppers {
        Hoppers::ByRange => match (hop, stride.reach) {
            (Hop::Behind, Reach::ONE) => Reach::UNLIMITED,
            (Hop::Behind, Reach::Steps { .. } | Reach::Same { .. } | Reach::Rest { .. }) => {
                Reach::ONE
            }
            (Hop::Over, Reach::Steps { max: Some(max), .. }) if max > 1 => limited(max),
            (Hop::Over, reach) => reach,
        },
        Hoppers::AlwaysRide => {
            warnings::of_number_for_hop(ctx, body, hop);
            if let Some(max @ 2..) = body.number {
                return limited(max);
            }
            stride.reach = Reach::UNLIMITED;
            match (hop, body.number) {
                (Hop::Over, None) | (_, Some(0)) => Reach::UNLIMITED,
                (Hop::Behind, None) | (_, Some(_)) => Reach::ONE,
            }
        }
    }
}
