//! How does a finding look to the person who reads it?

use super::Diagnostic;
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt::Write;

/// Where the text came from, for the arrow line: a file with the position of the text's first character, or
/// nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin<'a> {
    /// The text stands alone.
    Text,
    /// The arrow line is already known, as `src/army.rs:14:22`.
    Place(&'a str),
}

/// Draws a finding: headline, place, the text with a caret under the wrong part, and the help line.
///
/// `text` is the notation as written, in quotes or not: `lead` characters stand before its first character in the
/// drawn line. The first line carries no indentation; the others are indented so that they line up below rustc's
/// own `error: `.
///
/// ```
/// use betza_notation::{Origin, read, render};
/// let findings = read(None, "R?").unwrap_err();
/// let message = render(&findings[0], "\"R?\"", 1, Origin::Place("src/army.rs:9:31"));
/// assert!(message.contains("--> src/army.rs:9:31"));
/// assert!(message.contains("|   ^"));
/// ```
pub fn render(finding: &Diagnostic, text: &str, lead: usize, origin: Origin<'_>) -> String {
    let mut message = format!("[{}] {}\n", finding.code, finding.headline);
    if let Origin::Place(place) = origin {
        // Writing to a String cannot fail.
        let _ = writeln!(message, " --> {place}");
    }
    message.push_str("  |\n");
    let _ = writeln!(message, "  | {text}");
    underline(&mut message, text, lead, finding.span, '^', &finding.label);
    if let Some((span, label)) = &finding.also {
        underline(&mut message, text, lead, *span, '-', label);
    }
    if let Some(help) = &finding.help {
        message.push_str("  |\n");
        let _ = writeln!(message, "help: {help}");
    }
    if let Some(note) = &finding.note {
        let _ = writeln!(message, "note: {note}");
    }
    message.trim_end().to_owned()
}

fn underline(message: &mut String, text: &str, lead: usize, span: Span, mark: char, label: &str) {
    let width = |from: usize, to: usize| -> usize {
        text.chars().skip(from).take(to - from).map(width_of).sum()
    };
    let blank = width(0, lead + span.start);
    // A missing part is shown by one caret at the place where it should stand.
    let marks = width(lead + span.start, lead + span.end).max(1);
    message.push_str("  | ");
    message.extend(core::iter::repeat_n(' ', blank));
    message.extend(core::iter::repeat_n(mark, marks));
    if !label.is_empty() {
        message.push(' ');
        message.push_str(label);
    }
    message.push('\n');
}

/// Columns that a terminal gives a character: 0 for combining marks, 2 for wide East Asian forms and pictures.
///
/// The ranges are those of Unicode's East Asian Width (W and F) that a keyboard or an editor is likely to bring
/// into a notation; a rare script may still be a column off, never a panic.
fn width_of(c: char) -> usize {
    match u32::from(c) {
        0x0300..=0x036F | 0x0483..=0x0489 | 0x0591..=0x05BD | 0x0610..=0x061A | 0x064B..=0x065F => {
            0
        }
        0x200B..=0x200F | 0x202A..=0x202E | 0x2060..=0x2064 | 0xFE00..=0xFE0F | 0xFEFF => 0,
        0x1100..=0x115F | 0x2E80..=0x303E | 0x3041..=0x33FF | 0x3400..=0x4DBF | 0x4E00..=0x9FFF => {
            2
        }
        0xA000..=0xA4CF | 0xAC00..=0xD7A3 | 0xF900..=0xFAFF | 0xFE30..=0xFE6F | 0xFF00..=0xFF60 => {
            2
        }
        0xFFE0..=0xFFE6 | 0x1F300..=0x1F64F | 0x1F680..=0x1F9FF | 0x20000..=0x3FFFD => 2,
        _ => 1,
    }
}
