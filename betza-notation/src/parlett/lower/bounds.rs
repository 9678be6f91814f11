//! Is a tree small enough?

use crate::limits::{MAX_ALTERNATIVES, MAX_REPEATS};
use crate::parlett::ast::{Body, Chain, Piece, Range, Step};
use crate::parlett::mistake::Mistake;

/// Checks the number of alternatives and the product of counts that stand within one another.
pub(super) fn check(piece: &Piece) -> Result<(), Mistake> {
    let mut alternatives = 0;
    choice(&piece.choice, 1, &mut alternatives)
}

fn choice(chains: &[Chain], repeats: u32, alternatives: &mut usize) -> Result<(), Mistake> {
    for chain in chains {
        *alternatives += 1;
        if *alternatives > MAX_ALTERNATIVES {
            return Err(Mistake::TooManyAlternatives { first: chain.span });
        }
        for step in chain.steps() {
            let Step::Leg(leg) = step else { continue };
            let Body::Group { count, choice: inner } = &leg.body.node else { continue };
            let repeats = repeats.saturating_mul(count.map_or(1, made));
            if repeats > MAX_REPEATS {
                return Err(Mistake::TooManyRepeats);
            }
            choice(inner, repeats, alternatives)?;
        }
    }
    Ok(())
}

/// How often a count is written out; beyond the least number an open one is a loop.
fn made(count: Range) -> u32 {
    u32::from(count.max.number().unwrap_or(count.min))
}
