//! Where does a tree ask for a kind of man?

use super::ast::{Group, Item, Modifier, Piece, Term};
use crate::span::Span;
use alloc::vec::Vec;

/// The places of `k`, which captures a king alone.
pub(crate) fn asked(piece: &Piece) -> Vec<(char, Span)> {
    let mut found = Vec::new();
    for item in &piece.items {
        match item {
            Item::Term(term) => of_group(&term.group, &mut found),
            Item::Bracket(bracket) => {
                of_group(&bracket.group, &mut found);
                bracket.parts.iter().for_each(|Term { group, .. }| of_group(group, &mut found));
            }
            Item::Dangling(group) => of_group(group, &mut found),
            Item::Stray(_) => {}
        }
    }
    found
}

fn of_group(group: &Group, found: &mut Vec<(char, Span)>) {
    for modifier in &group.modifiers {
        match modifier {
            Modifier::Letter(letter) if letter.node == 'k' => found.push(('K', letter.span)),
            Modifier::Letter(_) => {}
            Modifier::Repeated(repeated) => of_group(&repeated.group, found),
        }
    }
}
