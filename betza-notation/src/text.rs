//! How does a text look once its look-alike letters are read as what they look like?

use crate::limits::{MAX_CHARACTERS, MAX_NESTING};
use crate::lookalike::look_alike;
use crate::span::Span;
use alloc::string::String;
use alloc::vec::Vec;

/// A text as written and as read. Each character read stands for exactly one character written, so a place in one
/// is a place in the other.
pub(crate) struct Text {
    /// The text as read.
    pub(crate) read: String,
    /// For each byte of `read`, and for its end, the number of the character that it belongs to.
    positions: Vec<usize>,
    /// The characters that were read as others, with what they were read as and their Unicode names.
    pub(crate) look_alikes: Vec<(Span, char, char, &'static str)>,
}

impl Text {
    /// Reads `written`; `plain` may read further characters as others, without a warning.
    pub(crate) fn new(written: &str, plain: impl Fn(char) -> Option<char>) -> Self {
        let mut text = Text { read: String::new(), positions: Vec::new(), look_alikes: Vec::new() };
        for (position, c) in written.chars().enumerate() {
            let meant = match (plain(c), look_alike(c)) {
                (Some(meant), _) => meant,
                (None, Some((latin, name))) => {
                    let meant = plain(latin).unwrap_or(latin);
                    text.look_alikes.push((Span::at(position), c, meant, name));
                    meant
                }
                (None, None) => c,
            };
            text.positions.extend(core::iter::repeat_n(position, meant.len_utf8()));
            text.read.push(meant);
        }
        text.positions.push(written.chars().count());
        text
    }

    /// The characters between two byte offsets of the text as read.
    pub(crate) fn span(&self, start: usize, end: usize) -> Span {
        Span::new(self.positions[start], self.positions[end])
    }

    /// The number of characters.
    pub(crate) fn len(&self) -> usize {
        self.positions.last().copied().unwrap_or(0)
    }
}

/// A bound of the reader that a text does not keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Excess {
    /// More than [`MAX_CHARACTERS`]; the span holds what is too much.
    Characters(Span),
    /// The bracket that opens one level more than [`MAX_NESTING`].
    Nesting(Span),
}

/// Checks, in one scan and before a grammar sees the text, the bounds that keep a generated parser safe.
pub(crate) fn check_bounds(written: &str) -> Result<(), Excess> {
    let length = written.chars().count();
    if length > MAX_CHARACTERS {
        return Err(Excess::Characters(Span::new(MAX_CHARACTERS, length)));
    }
    let mut depth = 0usize;
    for (position, c) in written.chars().enumerate() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_NESTING {
            return Err(Excess::Nesting(Span::at(position)));
        }
    }
    Ok(())
}
