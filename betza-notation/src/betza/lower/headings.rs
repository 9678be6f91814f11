//! Which headings do the direction letters before a first leg choose?

use super::term::Body;
use super::{Lowering, Refused, modifiers, warnings};
use crate::betza::directions::{self, is_direction};
use crate::betza::mistake::Mistake;
use crate::pattern::Headings;
use crate::span::Spanned;
use alloc::string::ToString;
use alloc::vec::Vec;

/// The headings, as the dialect reads them; without a direction letter all that the atom has.
pub(super) fn first(
    ctx: &mut Lowering,
    body: &Body,
    letters: &[Spanned<char>],
) -> Result<Headings, Refused> {
    let signs = modifiers::signs(letters);
    let written: Vec<_> = letters.iter().copied().filter(|l| is_direction(l.node)).collect();
    let half_of_a_sum =
        written.windows(2).find(|pair| matches!(pair[0].node, 'v' | 's') && pair[1].node == 'h');
    if let (false, Some(pair)) = (ctx.switches.half_of_sums, half_of_a_sum) {
        return ctx.refuse(Mistake::MisplacedHalf { class: body.class() }, pair[1].span);
    }
    let headings = match directions::read(ctx.switches.directions, body.class(), &signs) {
        Ok(None) => return Ok(body.own()),
        Ok(Some(headings)) => headings.intersection(body.own()),
        Err(mistake) => return ctx.refuse(mistake.node, mistake.span),
    };
    if let (true, Some(first), Some(last)) = (headings.is_empty(), written.first(), written.last())
    {
        let letters = written.iter().map(|letter| letter.node).collect();
        let span = first.span.to(last.span);
        let others = written.iter().filter(|letter| selects(ctx, body, **letter));
        let others = others.map(|letter| letter.node.to_string()).collect();
        return ctx.refuse(Mistake::NothingSelected { letters, others }, span);
    }
    warnings::of_directions(ctx, body, letters, headings);
    warnings::of_idle_directions(ctx, body, &written, headings);
    Ok(headings)
}

/// Whether a direction letter alone chooses a step.
fn selects(ctx: &Lowering, body: &Body, letter: Spanned<char>) -> bool {
    let chosen =
        directions::read(ctx.switches.directions, body.class(), &modifiers::signs(&[letter]));
    let chosen = chosen.ok().flatten().unwrap_or(Headings::NONE);
    !chosen.intersection(body.own()).is_empty()
}
