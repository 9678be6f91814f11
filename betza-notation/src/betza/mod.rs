//! What does a text in Betza's notation mean?

#[allow(
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

use crate::Switches;
use crate::diag::Diagnostic;
use crate::reading::{Named, Outcome};
use crate::span::Span;

/// Reads `text` with these switches.
pub(crate) fn read(_text: &str, _switches: Switches, _named: Named) -> Outcome {
    Outcome { pattern: None, findings: Vec::new() }
}

/// The error of a text that is legal in both notations.
pub(crate) fn legal_in_both(text: &str) -> Diagnostic {
    let span = Span::new(0, text.chars().count());
    let headline = "this is Betza and Parlett notation, with different meanings".to_owned();
    Diagnostic::new("M0010", span, headline, "name the dialect".to_owned())
}
