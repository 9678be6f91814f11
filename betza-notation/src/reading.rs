//! In which notation is a text written, and what does it mean?

use crate::diag::{Diagnostic, in_order};
use crate::pattern::Pattern;
use crate::span::Span;
use crate::text::check_bounds;
use crate::{Dialect, betza, mend, parlett};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;

/// A text that was understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// The dialect in which it was read.
    pub dialect: Dialect,
    /// What it means.
    pub pattern: Pattern,
    /// What its author should know.
    pub warnings: Vec<Diagnostic>,
}

/// What one front end makes of a text: a pattern unless there are errors, and all findings.
pub(crate) struct Outcome {
    pub(crate) pattern: Option<Pattern>,
    pub(crate) findings: Vec<Diagnostic>,
}

impl Outcome {
    /// Whether the text is legal notation, be it that it is not compiled yet.
    fn is_legal(&self) -> bool {
        self.findings.iter().all(|finding| finding.is_warning() || finding.legal)
    }

    /// The place of the first error; a text without one is read to its end.
    fn reaches(&self) -> usize {
        let errors = self.findings.iter().filter(|finding| !finding.is_warning() && !finding.legal);
        errors.map(|finding| finding.span.start).min().unwrap_or(usize::MAX)
    }
}

/// Reads `text` as `dialect`, or, if none is named, as the notation that it is legal in.
///
/// # Errors
///
/// All findings, warnings included, if the text cannot be read. A text that is legal in both notations is an error
/// that asks for the name; one that is legal in neither gets the errors of the notation that read further, the last
/// of them with a line that says why it was read so.
///
/// ```
/// use betza_notation::{Dialect, read};
/// assert_eq!(read(None, "fmWfcF").unwrap().dialect, Dialect::Betza);
/// assert_eq!(read(None, "o2-3+, c2-3X").unwrap().dialect, Dialect::Parlett);
/// assert_eq!(read(Some(Dialect::XBetza), "fN").unwrap().warnings, []);
/// ```
pub fn read(dialect: Option<Dialect>, text: &str) -> Result<Reading, Vec<Diagnostic>> {
    match dialect {
        Some(dialect) => finish(dialect, text, front_end(dialect, text, Named::ByWord)),
        None => detect(text),
    }
}

/// Whether the author wrote the name of the dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Named {
    /// He did: warnings that this would settle are not given.
    ByWord,
    /// He did not.
    Assumed,
}

fn front_end(dialect: Dialect, text: &str, named: Named) -> Outcome {
    match dialect {
        Dialect::Parlett => parlett::read(text),
        Dialect::Betza | Dialect::XBetza | Dialect::XBoard | Dialect::Fsf => {
            betza::read(text, dialect, named)
        }
    }
}

/// Whether `text` is legal in `dialect`.
pub(crate) fn is_legal(dialect: Dialect, text: &str) -> bool {
    front_end(dialect, text, Named::ByWord).is_legal()
}

/// Reads a text without a word. One that says nothing at all is no matter of notations.
fn detect(text: &str) -> Result<Reading, Vec<Diagnostic>> {
    let as_betza = front_end(Dialect::Betza, text, Named::Assumed);
    if text.trim().is_empty() {
        return finish(Dialect::Betza, text, as_betza);
    }
    let as_parlett = front_end(Dialect::Parlett, text, Named::Assumed);
    // Blanks around a text are one mistake in Betza's notation and none in Parlett's; they do not make it Parlett's.
    let inner = text.trim();
    if inner != text && front_end(Dialect::Betza, inner, Named::Assumed).is_legal() {
        return if front_end(Dialect::Parlett, inner, Named::Assumed).is_legal() {
            Err(vec![legal_in_both(text)])
        } else {
            finish(Dialect::Betza, text, as_betza)
        };
    }
    match (as_betza.is_legal(), as_parlett.is_legal()) {
        (true, true) => Err(vec![legal_in_both(text)]),
        (true, false) => finish(Dialect::Betza, text, as_betza),
        (false, true) => finish(Dialect::Parlett, text, as_parlett),
        (false, false) => Err(errors_of_the_better_guess(text, as_betza, as_parlett)),
    }
}

fn legal_in_both(text: &str) -> Diagnostic {
    let headline = "this is legal in both notations, with different meanings".to_owned();
    let span = Span::new(0, text.chars().count());
    Diagnostic::new("M0001", span, headline, "name the dialect".to_owned())
        .help(format!("write `betza \"{text}\"` or `parlett \"{text}\"`"))
}

fn errors_of_the_better_guess(
    text: &str,
    as_betza: Outcome,
    as_parlett: Outcome,
) -> Vec<Diagnostic> {
    let sign = text.chars().find(|c| "~^+-></=;&|,".contains(*c));
    let first = text.chars().next().filter(|c| c.is_ascii_digit() || matches!(c, 'n' | '*'));
    // A text past the bounds is not read: how far does not tell which notation it is. Nor does it where a direction comes
    // first, which makes sense in neither, and is a slip in Parlett's alone.
    let tells = check_bounds(text).is_ok() && !text.starts_with('*');
    let order = if tells { as_betza.reaches().cmp(&as_parlett.reaches()) } else { Ordering::Equal };
    let is_parlett = match order {
        Ordering::Less => true,
        Ordering::Greater => false,
        Ordering::Equal => sign.is_some() || first.is_some(),
    };
    let is_tie = order == Ordering::Equal;
    let (name, outcome) = if is_parlett { ("Parlett", as_parlett) } else { ("Betza", as_betza) };
    let reason = match (is_parlett, sign.or(first)) {
        (true, Some(sign)) => format!("read as {name} because of `{sign}`"),
        (false, _) if is_tie => format!("read as {name}, since nothing in it says otherwise"),
        (_, _) => format!("read as {name}, which makes sense of more of it"),
    };
    let mut findings = in_order(outcome.findings);
    mend::add_help(if is_parlett { Dialect::Parlett } else { Dialect::Betza }, text, &mut findings);
    if let Some(last) = findings.iter_mut().rfind(|finding| !finding.is_warning()) {
        last.add_note(&format!(
            "{reason}; the words betza, xbetza, xboard, fsf and parlett name a dialect"
        ));
    }
    findings
}

fn finish(dialect: Dialect, text: &str, outcome: Outcome) -> Result<Reading, Vec<Diagnostic>> {
    let mut findings = in_order(outcome.findings);
    match outcome.pattern {
        Some(pattern) if findings.iter().all(Diagnostic::is_warning) => {
            Ok(Reading { dialect, pattern, warnings: findings })
        }
        _ => {
            mend::add_help(dialect, text, &mut findings);
            Err(findings)
        }
    }
}
