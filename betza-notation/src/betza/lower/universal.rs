//! What does the universal leaper do?

use super::modifiers::{self, Modes};
use super::vocabulary::Form;
use super::{Lowering, Refused};
use crate::betza::ast::Term;
use crate::betza::mistake::Mistake;
use crate::pattern::{Class as Squares, Guard, Heading, Headings, Reach, Ring, Test, make};
use alloc::vec::Vec;

/// Lowers U: any other square of the board, with m c d i before it and nothing after it.
pub(super) fn lower(ctx: &mut Lowering, term: &Term) -> Result<(), Refused> {
    let known = modifiers::known(ctx, &term.group);
    ctx.admit(Form::Universal, || "the universal leaper `U`".into(), term.atom.span)?;
    known?;
    modifiers::only(ctx, &term.group, "mcdi", "the universal leaper", "m c d i")?;
    if let Some(suffix) = term.suffixes.first() {
        return ctx.refuse(Mistake::NoSuffixOn { atom: "U".into() }, suffix.span);
    }
    if let Some(number) = &term.number {
        return ctx.refuse(Mistake::NothingCounted { atom: "U".into() }, number.span);
    }
    let letters: Vec<_> = term.group.letters().collect();
    let modes = Modes::of(&letters).or_either();
    let leg = modes
        .landings(Squares::FREE, &[])
        .into_iter()
        .fold(make::leg(Ring::Anywhere, Reach::ONE), |leg, landing| leg.ends(landing.on));
    let initial = letters.iter().any(|letter| letter.node == 'i');
    let guards = initial.then(|| Guard::holds(Test::FirstMove)).into_iter().collect();
    let any = Headings::only(Heading::FORWARD);
    ctx.movements.push(make::single(any, leg, guards, term.span));
    Ok(())
}
