//! How do the crooked and circular riders of one leg go?
//!
//! `z` turns by a quarter at each step, to one side and the other; `q` by an eighth, always to the same side, for at
//! most seven steps (spec of Betza's notation, section 5). Every step may be the last.

use super::modifiers::{self, Modes};
use super::term::Body;
use super::{Lowering, Refused, headings};
use crate::betza::ast::Term;
use crate::betza::directions::is_direction;
use crate::betza::mistake::Mistake;
use crate::pattern::{Class as Squares, Guard, Leg, Reach, Ring, Test, make};
use crate::span::Spanned;

/// Eighths of a circle, step by step, for either hand.
const CROOKED: [&[u8]; 2] = [&[0, 2], &[0, 6]];
const CIRCULAR: [&[u8]; 2] = [&[0, 1, 2, 3, 4, 5, 6, 7], &[0, 7, 6, 5, 4, 3, 2, 1]];

/// The steps of a circle that do not lead back to its beginning.
const ROUND: u16 = 7;

/// Lowers a leg with `z` or `q` that is the only one.
pub(super) fn lower(
    ctx: &mut Lowering,
    term: &Term,
    body: &Body,
    letters: &[Spanned<char>],
) -> Result<(), Refused> {
    let find = |letter: char| letters.iter().copied().find(|written| written.node == letter);
    let turn = find('z').or(find('q'));
    modifiers::excluded(ctx, find('z'), find('q'))?;
    let other = letters.iter().find(|l| !is_direction(l.node) && !"zqmcdi".contains(l.node));
    modifiers::excluded(ctx, turn, other.copied())?;
    let is_oblique = matches!(body.ring(), Ring::Oblique { .. });
    if let (Some(turn), true, false) = (turn, body.reach.is_one(), is_oblique) {
        return ctx.refuse(Mistake::NeedsRide { letter: turn.node }, turn.span);
    }
    let headings = headings::first(ctx, body, letters)?;
    let is_circular = find('q').is_some();
    let reach = match body.number {
        None | Some(0) if is_circular => Reach::up_to(ROUND),
        None | Some(0) => Reach::UNLIMITED,
        Some(steps) if is_circular => Reach::up_to(steps.min(ROUND)),
        Some(steps) => Reach::up_to(steps),
    };
    let guard = find('i').map(|_| Guard::holds(Test::FirstMove));
    let landings = Modes::of(letters).or_either().landings(Squares::FREE, &[]);
    for cycle in if is_circular { CIRCULAR } else { CROOKED } {
        let landings = landings.clone();
        let leg = Leg { cycle: cycle.to_vec(), landings, ..make::leg(body.ring(), reach) };
        let guards = guard.clone().into_iter().collect();
        ctx.movements.push(make::single(headings, leg, guards, term.span));
    }
    Ok(())
}
