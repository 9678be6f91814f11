//! How does a finding look to the person who reads it?

use super::Diagnostic;
use super::width::{Drawn, drawn};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
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
    let line = Line::new(text);
    let _ = writeln!(message, "  | {}", line.drawn);
    underline(&mut message, &line, lead, finding.span, '^', &finding.label);
    if let Some((span, label)) = &finding.also {
        underline(&mut message, &line, lead, *span, '-', label);
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

/// A line of the source, as it is drawn.
struct Line {
    drawn: String,
    /// The column in which each character stands, and the one after the last.
    columns: Vec<usize>,
}

impl Line {
    /// Characters that would be seen nowhere, or would turn the line round, are drawn by their numbers.
    fn new(text: &str) -> Self {
        let mut line = Line { drawn: String::new(), columns: Vec::new() };
        let mut column = 0;
        for c in text.chars() {
            line.columns.push(column);
            column += match drawn(c) {
                Drawn::AsItIs { columns } => {
                    line.drawn.push(c);
                    columns
                }
                Drawn::ByNumber => {
                    let number = c.escape_unicode();
                    line.drawn.extend(number.clone());
                    number.len()
                }
            };
        }
        line.columns.push(column);
        line
    }

    fn column(&self, character: usize) -> usize {
        self.columns[character.min(self.columns.len() - 1)]
    }
}

fn underline(message: &mut String, line: &Line, lead: usize, span: Span, mark: char, label: &str) {
    let blank = line.column(lead + span.start);
    // A missing part is shown by one caret at the place where it should stand.
    let marks = (line.column(lead + span.end) - blank).max(1);
    message.push_str("  | ");
    message.extend(core::iter::repeat_n(' ', blank));
    message.extend(core::iter::repeat_n(mark, marks));
    if !label.is_empty() {
        message.push(' ');
        message.push_str(label);
    }
    message.push('\n');
}
