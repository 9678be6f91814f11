//! What does a text in Parlett's notation mean?

mod ast;
mod build;
mod directions;
mod fold;
pub(crate) mod letters;
mod lower;
mod mistake;
#[allow(
    dead_code,
    missing_docs,
    unreachable_pub,
    unused_qualifications,
    clippy::all,
    clippy::pedantic,
    clippy::allow_attributes_without_reason,
    reason = "generated"
)]
#[rustfmt::skip]
mod parser;
mod print;
#[cfg(test)]
mod tests;

use crate::reading::Outcome;
use crate::span::{Span, Spanned};
use crate::text::{Excess, Text, check_bounds};
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use mistake::Mistake;
use parser::{Grammar, Rule};
use pest::Parser;

/// `written` as its tree prints it: the same notation without blanks, in the signs of the grammar. Nothing for a text
/// that is not Parlett's notation.
///
/// ```
/// use betza_notation::parlett;
/// assert_eq!(parlett::printed("m=o2-3x, c1+").as_deref(), Some("o2-3X,c1+"));
/// assert_eq!(parlett::printed("1"), None);
/// ```
pub fn printed(written: &str) -> Option<String> {
    tree(&fold::fold(written)).ok().map(|piece| piece.to_string())
}

/// Whether a chain of a text has more than one leg, or a leg that is repeated.
pub(crate) fn writes_paths(written: &str) -> bool {
    tree(&fold::fold(written)).is_ok_and(|piece| piece.choice.iter().any(ast::Chain::is_path))
}

/// Whether each alternative of a text has a `c`.
pub(crate) fn writes_captures(written: &str) -> bool {
    tree(&fold::fold(written)).is_ok_and(|piece| piece.choice.iter().all(ast::Chain::has_captures))
}

/// Reads `written`: folded, kept in bounds, parsed, built, lowered.
pub(crate) fn read(written: &str) -> Outcome {
    let text = fold::fold(written);
    let mut findings: Vec<_> = fold::warnings(&text).map(mistake::diagnostic).collect();
    let (pattern, mistakes) = match tree(&text) {
        Ok(piece) => lower::lower(&piece, Span::new(0, text.len())),
        Err(mistakes) => (None, mistakes),
    };
    findings.extend(mistakes.into_iter().map(mistake::diagnostic));
    Outcome { pattern, findings }
}

/// The tree of a text, or what is wrong with it.
fn tree(text: &Text) -> Result<ast::Piece, Vec<Spanned<Mistake>>> {
    let whole = Span::new(0, text.len());
    // The bounds keep the parser from overflowing its stack.
    check_bounds(&text.read).map_err(|excess| {
        let mistake = match excess {
            Excess::Characters(_) => Mistake::TooLong,
            Excess::Nesting(bracket) => Mistake::TooDeep { bracket },
        };
        vec![Spanned::new(mistake, whole)]
    })?;
    let Some(piece) =
        Grammar::parse(Rule::piece, &text.read).ok().and_then(|mut found| found.next())
    else {
        unreachable!("the grammar accepts every text")
    };
    build::build(text, piece)
}
