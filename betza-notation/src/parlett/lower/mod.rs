//! What does a tree mean as a pattern?
//!
//! Each alternative becomes one movement. [`sense`] hands what stands before brackets to the legs inside;
//! [`draft`] joins legs into a graph, the last one first, so that each leg is told what may come after it.

mod bounds;
mod castling;
mod chains;
mod draft;
mod effects;
mod finish;
mod guards;
mod idle;
mod lines;
mod repeats;
mod rides;
mod sense;
mod slash;

use super::ast;
use super::mistake::Mistake;
use crate::pattern::make::{self, TooManyLegs};
use crate::pattern::{Effect, Movement, NullMove, Pattern, Taken};
use crate::span::{Span, Spanned};
use alloc::boxed::Box;
use alloc::vec;
use alloc::vec::Vec;
use draft::{Draft, Exits, Loss, Way};

/// The pattern, unless something cannot be compiled, and all findings.
pub(super) fn lower(piece: &ast::Piece, whole: Span) -> (Option<Pattern>, Vec<Spanned<Mistake>>) {
    if let Err(mistake) = bounds::check(piece) {
        return (None, vec![Spanned::new(mistake, whole)]);
    }
    let mut findings = idle::warnings(piece);
    let unfinished = castling::unfinished(piece);
    if !unfinished.is_empty() {
        findings.extend(unfinished);
        return (None, findings);
    }
    let always = effects::piece_wide(piece);
    let moving = piece.choice.iter().filter(|chain| !effects::is_piece_wide(chain));
    let movements = moving.map(|chain| movement(chain, &always)).collect::<Result<Vec<_>, _>>();
    let movements = movements.map(|found| found.into_iter().flatten().collect::<Vec<_>>());
    let pattern = movements.and_then(|found| Ok((make::pattern(found.clone())?, found)));
    match pattern {
        Ok((pattern, movements)) => {
            let idle = crate::idle::parts(&movements, &pattern).into_iter();
            findings.extend(idle.map(|span| Spanned::new(Mistake::IdleAlternative, span)));
            (Some(pattern), findings)
        }
        Err(TooManyLegs) => {
            findings.push(Spanned::new(Mistake::TooManyLegs, whole));
            (None, findings)
        }
    }
}

/// What one alternative may do; nothing if it can never be made. `always` happens at the end of every move.
fn movement(chain: &ast::Chain, always: &[Effect]) -> Result<Option<Movement>, TooManyLegs> {
    if let Some((leg, partner)) = castling::of(chain) {
        return Ok(castling::movement(leg, partner, chain.span));
    }
    let mut chain_sense = sense::chain(chain);
    // What must hold for the first leg must hold for the whole move.
    let guards = chain_sense.take_first_guards();
    let mut draft = Draft::default();
    let end = vec![Way::ends(always.to_vec())];
    let loss = effects::ends_repeats(chain).then(|| {
        let exits = [end.clone(), end.clone(), end.clone()];
        Box::new(Loss { captured: false, exits })
    });
    let exits = Exits { nothing: end.clone(), hop: end.clone(), landing: end, loss };
    let entries = chains::chain(&mut draft, &chain_sense, &exits)?;
    let (start, legs) = finish::finish(&draft, &entries);
    if start.is_empty() {
        return Ok(None);
    }
    // Squares of men taken on the way are empty at once (spec of Parlett's notation, section 7, point 24), and a
    // move that comes back with nothing done is none (point 22).
    Ok(Some(make::legs(start, legs, Taken::Vanishes, NullMove::Dropped, guards, chain.span)))
}
