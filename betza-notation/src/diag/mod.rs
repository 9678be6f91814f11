//! What is a finding, and how are findings collected?

mod render;
mod width;

use crate::limits::MAX_FINDINGS;
use crate::span::Span;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
pub use render::{Origin, render};
use width::{Drawn, drawn};

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

    /// Adds a line that is worth knowing, below those that are there.
    pub(crate) fn add_note(&mut self, note: &str) {
        let before = self.note.take().map(|before| format!("{before}\nnote: "));
        self.note = Some(before.unwrap_or_default() + note);
    }

    /// Whether the text is read in spite of it.
    pub fn is_warning(&self) -> bool {
        self.code.is_warning()
    }
}

/// A character as messages show it: one that cannot be seen, or that looks like another, with its number.
pub(crate) fn named(c: char) -> String {
    let number = u32::from(c);
    match c {
        c if c.is_ascii_graphic() => format!("`{c}`"),
        c if drawn(c) != Drawn::ByNumber
            && (c.is_alphanumeric() || matches!(number, 0x2190..=0x2BFF | 0x1F000..=0x1FAFF)) =>
        {
            format!("`{c}` (U+{number:04X})")
        }
        // Blanks, controls, marks that join the character before them, and marks of direction.
        _ => format!("U+{number:04X}"),
    }
}

/// Sorts findings by place, then by code, drops repetitions, and of too many errors or warnings keeps the first ones.
pub(crate) fn in_order(mut findings: Vec<Diagnostic>) -> Vec<Diagnostic> {
    findings.sort_by_key(|finding| (finding.span, finding.code));
    findings.dedup();
    cut(&mut findings, Diagnostic::is_warning, ["one more thing is", "more things are"]);
    let is_error = |finding: &Diagnostic| !finding.is_warning();
    cut(&mut findings, is_error, ["one more mistake is", "more mistakes are"]);
    findings
}

/// Keeps the first findings of a kind; the last of them says how many there are besides.
fn cut(findings: &mut Vec<Diagnostic>, is_of_kind: fn(&Diagnostic) -> bool, words: [&str; 2]) {
    let mut seen = 0;
    findings.retain(|finding| {
        seen += usize::from(is_of_kind(finding));
        !is_of_kind(finding) || seen <= MAX_FINDINGS
    });
    let note = match (seen.saturating_sub(MAX_FINDINGS), words) {
        (0, _) => return,
        (1, [one, _]) => format!("{one} not shown"),
        (more, [_, several]) => format!("{more} {several} not shown"),
    };
    if let Some(last) = findings.iter_mut().rfind(|finding| is_of_kind(finding)) {
        last.add_note(&note);
    }
}
