//! What does a text in Parlett's notation mean?

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

use crate::reading::Outcome;

/// Reads `text`.
pub(crate) fn read(_text: &str) -> Outcome {
    let finding = crate::Diagnostic::new("P0002", crate::Span::at(0), String::new(), String::new());
    Outcome { pattern: None, findings: vec![finding] }
}
