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
    Outcome { pattern: None, findings: Vec::new() }
}
