//! What is a finding, and how are findings collected?

mod render;

use crate::span::Span;
use alloc::string::String;
use alloc::vec::Vec;
pub use render::{Origin, render};

/// A stable name of a finding: `B0001`… Betza, `P0001`… Parlett, `M0001`… macro input; a `W` after the first
/// letter marks a warning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(pub &'static str);

impl Code {
    /// Whether the text is read in spite of the finding.
    pub fn is_warning(self) -> bool {
        self.0.as_bytes().get(1) == Some(&b'W')
    }
}

impl core::fmt::Display for Code {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0)
    }
}

/// One finding about a notation: what, where, and the way out where it is certain.
///
/// The sentences are made by the `Mistake` tables of the two notations, so that all messages sound alike: lower
/// case, no full stop, backticks round notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The stable name.
    pub code: Code,
    /// The whole wrong part.
    pub span: Span,
    /// What is wrong, in a sentence.
    pub headline: String,
    /// What stands beside the caret.
    pub label: String,
    /// A second place that belongs to it.
    pub also: Option<(Span, String)>,
    /// How to mend it.
    pub help: Option<String>,
    /// Something worth knowing about the whole text.
    pub note: Option<String>,
    /// Whether the text is legal notation that is only not compiled yet.
    pub legal: bool,
}

impl Diagnostic {
    /// A finding of `code` at `span`.
    pub fn new(code: &'static str, span: Span, headline: String, label: String) -> Self {
        Diagnostic {
            code: Code(code),
            span,
            headline,
            label,
            also: None,
            help: None,
            note: None,
            legal: false,
        }
    }

    /// The same with a line that says how to mend it.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }

    /// The same with a second place.
    #[must_use]
    pub fn also(mut self, span: Span, label: impl Into<String>) -> Self {
        self.also = Some((span, label.into()));
        self
    }

    /// The same, marked as legal notation that is not compiled yet.
    #[must_use]
    pub fn not_yet(mut self) -> Self {
        self.legal = true;
        self
    }

    /// Whether the text is read in spite of it.
    pub fn is_warning(&self) -> bool {
        self.code.is_warning()
    }
}

/// Sorts findings by place, then by code, and drops repetitions.
pub(crate) fn in_order(mut findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    findings.sort_by_key(|finding| (finding.span, finding.code));
    findings.dedup();
    findings
}
