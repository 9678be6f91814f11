//! How does a piece castle?

use super::vocabulary::Form;
use super::{Lowering, Refused, modifiers};
use crate::betza::ast::Term;
use crate::betza::atoms::Class;
use crate::betza::directions;
use crate::betza::mistake::Mistake;
use crate::dialect::Directions;
use crate::pattern::{Guard, Headings, Kinds, Partner, PartnerLanding, PartnerPlace, Test, make};
use alloc::vec::Vec;

/// Lowers `O` with a number: so many files towards a partner at the edge, which lands on the inner side.
pub(super) fn lower(ctx: &mut Lowering, term: &Term) -> Result<(), Refused> {
    let known = modifiers::known(ctx, &term.group);
    ctx.admit(Form::Castling, || "castling `O`".into(), term.atom.span)?;
    known?;
    modifiers::only(ctx, &term.group, "lrsij", "castling", "l r s i j")?;
    if let Some(suffix) = term.suffixes.first() {
        return ctx.refuse(Mistake::NoSuffixOn { atom: "O".into() }, suffix.span);
    }
    let files = match &term.number {
        None => return ctx.refuse(Mistake::NoDistance, term.atom.span),
        Some(number) => match number.node.parse::<u16>() {
            Ok(files @ 1..=9) if number.node.len() == 1 => files,
            Ok(_) | Err(_) => return ctx.refuse(Mistake::NoDistance, number.span),
        },
    };
    let sideways = Headings::of(&[2, 6]);
    let signs = modifiers::signs(&term.group.letters().collect::<Vec<_>>());
    // l r s are sums of orthogonal directions in every dialect.
    let headings = match directions::read(Directions::Narrow, Class::Orthogonal, &signs) {
        Ok(headings) => headings.unwrap_or(sideways),
        Err(mistake) => return ctx.refuse(mistake.node, mistake.span),
    };
    let has = |letter: char| term.group.letters().any(|written| written.node == letter);
    let guards = has('i').then(|| Guard::holds(Test::FirstMove)).into_iter().collect();
    let partner = Partner {
        kinds: Kinds::ALL,
        unmoved: Some(true),
        place: PartnerPlace::FilesFromEdge(u16::from(has('j'))),
        headings: sideways,
        landing: PartnerLanding::Behind { min: 1 },
    };
    ctx.movements.push(make::castling(headings, (files, Some(files)), partner, guards, term.span));
    Ok(())
}
