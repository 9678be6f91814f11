//! What does a text in Betza's notation mean?

pub mod ast;
mod atoms;
mod build;
mod directions;
pub(crate) mod letters;
mod lower;
mod mistake;
#[allow(
    missing_docs,
    dead_code,
    unreachable_pub,
    unused_qualifications,
    clippy::all,
    clippy::pedantic,
    clippy::allow_attributes_without_reason,
    reason = "generated"
)]
#[rustfmt::skip]
mod parser;

use crate::diag::Diagnostic;
#[cfg(feature = "print")]
use crate::pattern::Headings;
use crate::pattern::{Movement, Pattern, make};
use crate::reading::{Named, Outcome};
use crate::span::Span;
#[cfg(feature = "print")]
use crate::span::Spanned;
use crate::text::{Excess, Text, check_bounds};
use crate::{Dialect, idle};
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use mistake::Mistake;

/// The tree of `text`, whatever it says; nothing for a text past the bounds of [`limits`](crate::limits).
///
/// ```
/// use betza_notation::betza;
/// assert_eq!(betza::parse("fmWfcF").unwrap().to_string(), "fmWfcF");
/// ```
pub fn parse(text: &str) -> Option<ast::Piece> {
    check_bounds(text).ok()?;
    Some(build::build(&Text::new(text, |_| None)))
}

/// Reads `text` in one of the dialects of Betza's notation.
pub(crate) fn read(text: &str, dialect: Dialect, named: Named) -> Outcome {
    if let Err(excess) = check_bounds(text) {
        return Outcome { pattern: None, findings: vec![out_of_bounds(excess)] };
    }
    if text.trim().is_empty() {
        return Outcome {
            pattern: None,
            findings: vec![Mistake::Empty.at(Span::new(0, text.chars().count()))],
        };
    }
    let text = Text::new(text, |_| None);
    let piece = build::build(&text);
    let (movements, mut findings) = lower::lower(&piece, dialect, named);
    findings.extend(text.look_alikes.iter().map(|look_alike| {
        let (span, found, meant, name) = *look_alike;
        Mistake::LookAlike { found, name, meant }.at(span)
    }));
    let pattern = make::pattern(movements.clone());
    match &pattern {
        Ok(pattern) => findings.extend(idle_terms(&movements, pattern, &text, &findings)),
        Err(make::TooManyLegs) => {
            findings.push(Mistake::TooManyLegs.at(Span::new(0, text.len())));
        }
    }
    // Where a help line shows how a dialect is named, it shows it before this very text.
    let quoted = format!("\"{}\"", text.read);
    for help in findings.iter_mut().filter_map(|finding| finding.help.as_mut()) {
        *help = help.replace("\"…\"", &quoted);
    }
    Outcome { pattern: pattern.ok(), findings }
}

/// The headings that the direction letters `word` choose on the atom `letter`, if they may stand there.
#[cfg(feature = "print")]
pub(crate) fn headings_of(word: &str, letter: char, dialect: Dialect) -> Option<Headings> {
    let (family, switches) = (atoms::meaning(letter, false)?.family, dialect.switches()?);
    let own = family.ring().1;
    let halves_a_sum = word.ends_with('h') && word.starts_with(['v', 's']);
    if halves_a_sum && !switches.half_of_sums {
        return None;
    }
    let letters = word.chars().enumerate().map(|(place, letter)| {
        directions::Sign::Letter(Spanned::new(letter, Span::new(place, place + 1)))
    });
    let signs: Vec<directions::Sign> = letters.collect();
    let chosen = directions::read(switches.directions, family.class(), &signs).ok()?;
    let chosen = chosen.map_or(own, |headings| headings.intersection(own));
    (!chosen.is_empty()).then_some(chosen)
}

/// Warnings of terms that add nothing, unless more is known about them or their neighbours. Of a text with mistakes it is
/// not known what its terms would add.
fn idle_terms(
    movements: &[Movement],
    pattern: &Pattern,
    text: &Text,
    known: &[Diagnostic],
) -> Vec<Diagnostic> {
    if !known.iter().all(Diagnostic::is_warning) {
        return Vec::new();
    }
    let is_known = |span: Span| {
        known.iter().any(|finding| finding.span.start <= span.end && span.start <= finding.span.end)
    };
    let idle = idle::parts(movements, pattern).into_iter().filter(|span| !is_known(*span));
    let term = |span: Span| text.read.chars().skip(span.start).take(span.len()).collect();
    idle.map(|span| Mistake::IdleTerm { term: term(span) }.at(span)).collect()
}

fn out_of_bounds(excess: Excess) -> Diagnostic {
    match excess {
        Excess::Characters(span) => Mistake::TooLong.at(span),
        Excess::Nesting(span) => Mistake::TooDeep.at(span),
    }
}
