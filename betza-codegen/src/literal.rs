//! Where in a source file does each character of a notation stand?

use proc_macro2::{Literal, Span};

/// The text of one or several string literals, joined, or of tokens without quotes.
#[derive(Clone, Debug)]
pub(crate) struct Text {
    pub(crate) parts: Vec<Part>,
}

/// One string literal, or a run of tokens that follow one another in one file.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    /// The part as it stands in the source, quotes included.
    pub(crate) shown: String,
    /// Its value.
    pub(crate) value: String,
    /// For each character of the value, and for its end, the character of `shown` that it comes from.
    pub(crate) places: Vec<usize>,
    /// Its tokens, at least one, in order.
    pub(crate) tokens: Vec<Token>,
}

/// A token of the source.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    /// The number of its first character in `shown`.
    pub(crate) start: usize,
    /// Where it stands.
    pub(crate) span: Span,
    /// How it is written, if it is a number: rustc makes one of `3.2` and of `1e3`.
    pub(crate) number: Option<String>,
}

/// Why a literal is not a notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotText {
    /// `b"…"` or `c"…"`.
    Bytes,
    /// `'…'`.
    Char,
    /// A number.
    Number,
    /// `"…"kg`.
    Suffix,
}

impl Text {
    /// The whole notation.
    pub(crate) fn value(&self) -> String {
        self.parts.iter().map(|part| part.value.as_str()).collect()
    }

    /// The part in which the character `position` of the value stands, and the number of its first character.
    pub(crate) fn part_at(&self, position: usize) -> (&Part, usize) {
        let mut first = 0;
        for (number, part) in self.parts.iter().enumerate() {
            let length = part.places.len() - 1;
            if position < first + length || number + 1 == self.parts.len() {
                return (part, first);
            }
            first += length;
        }
        unreachable!("a text has at least one part")
    }
}

impl Part {
    /// A string literal, which is one token.
    fn literal(shown: &str, value: String, places: Vec<usize>, span: Span) -> Self {
        let token = Token { start: 0, span, number: None };
        Part { shown: shown.to_owned(), value, places, tokens: vec![token] }
    }

    /// The token in which the character `shown` stands.
    pub(crate) fn token_at(&self, shown: usize) -> &Token {
        let after = self.tokens.partition_point(|token| token.start <= shown);
        &self.tokens[after.saturating_sub(1)]
    }

    /// The characters of `shown` for the characters `start..end` of the value.
    pub(crate) fn shown_range(&self, start: usize, end: usize) -> (usize, usize) {
        let last = self.places.len() - 1;
        let first = self.places[start.min(last)];
        let end = self.places[end.min(last)];
        // A multi-character escape is one character of the value: its end is the start of the next one.
        (first, end.max(first))
    }

    /// The line and column, both from 1, of a character of `shown`.
    pub(crate) fn line_and_column(&self, shown: usize) -> (usize, usize) {
        let start = self.token_at(0).span.start();
        let before: Vec<char> = self.shown.chars().take(shown).collect();
        let lines = before.iter().filter(|c| **c == '\n').count();
        let column = match before.iter().rposition(|c| *c == '\n') {
            Some(newline) => before.len() - newline,
            None => start.column + before.len() + 1,
        };
        (start.line + lines, column)
    }
}

/// Reads a string literal.
pub(crate) fn read(literal: &Literal) -> Result<Part, NotText> {
    let shown = literal.to_string();
    let mut chars = shown.chars().peekable();
    match chars.peek() {
        Some('"') => cooked(&shown, literal.span()),
        Some('r') => raw(&shown, literal.span()),
        Some('b' | 'c') => Err(NotText::Bytes),
        Some('\'') => Err(NotText::Char),
        _ => Err(NotText::Number),
    }
}

fn raw(shown: &str, span: Span) -> Result<Part, NotText> {
    let hashes = shown.chars().skip(1).take_while(|c| *c == '#').count();
    let lead = 2 + hashes;
    let length = shown.chars().count();
    let closing: String = core::iter::once('"').chain(core::iter::repeat_n('#', hashes)).collect();
    if !shown.ends_with(&closing) {
        return Err(NotText::Suffix);
    }
    let value: String =
        shown.chars().skip(lead).take(length.saturating_sub(lead + hashes + 1)).collect();
    let places = (lead..=lead + value.chars().count()).collect();
    Ok(Part::literal(shown, value, places, span))
}

fn cooked(shown: &str, span: Span) -> Result<Part, NotText> {
    let chars: Vec<char> = shown.chars().collect();
    let (mut value, mut places, mut at) = (String::new(), Vec::new(), 1);
    while at < chars.len() && chars[at] != '"' {
        if chars[at] != '\\' {
            places.push(at);
            value.push(chars[at]);
            at += 1;
            continue;
        }
        let (unescaped, length) = escape(&chars[at..]);
        if let Some(c) = unescaped {
            places.push(at);
            value.push(c);
        }
        at += length;
    }
    places.push(at);
    if at + 1 == chars.len() {
        Ok(Part::literal(shown, value, places, span))
    } else {
        Err(NotText::Suffix)
    }
}

/// The character that an escape at the start of `chars` stands for, if any, and its length. rustc has already refused
/// escapes that are not of this form.
fn escape(chars: &[char]) -> (Option<char>, usize) {
    let hex = |digits: &[char]| {
        let digits: String = digits.iter().filter(|c| **c != '_').collect();
        u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32)
    };
    match chars.get(1) {
        Some('n') => (Some('\n'), 2),
        Some('r') => (Some('\r'), 2),
        Some('t') => (Some('\t'), 2),
        Some('0') => (Some('\0'), 2),
        Some('x') => (hex(chars.get(2..4).unwrap_or(&[])), 4),
        Some('u') => {
            let end = chars.iter().position(|c| *c == '}').unwrap_or(chars.len() - 1);
            (hex(chars.get(3..end).unwrap_or(&[])), end + 1)
        }
        Some('\n') => (None, 1 + chars[1..].iter().take_while(|c| c.is_whitespace()).count()),
        Some(c) => (Some(*c), 2),
        None => (None, 1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(source: &str) -> Result<Part, NotText> {
        read(&source.parse().expect("a literal"))
    }

    #[test]
    fn a_plain_literal_is_one_to_one() {
        let part = part("\"fmW\"").expect("a string");
        assert_eq!((part.value.as_str(), part.places.as_slice()), ("fmW", &[1, 2, 3, 4][..]));
    }

    #[test]
    fn raw_literals_keep_their_lead() {
        let part = part("r#\"R?\"#").expect("a string");
        assert_eq!((part.value.as_str(), part.shown_range(1, 2)), ("R?", (4, 5)));
    }

    #[test]
    fn an_escape_is_one_character() {
        let part = part("\"\\u{4e}\\x21W\"").expect("a string");
        assert_eq!(part.value, "N!W");
        assert_eq!((part.shown_range(0, 1), part.shown_range(1, 2)), ((1, 7), (7, 11)));
    }

    #[test]
    fn other_literals_are_told_apart() {
        assert_eq!(part("b\"N\"").err(), Some(NotText::Bytes));
        assert_eq!(part("'N'").err(), Some(NotText::Char));
        assert_eq!(part("7").err(), Some(NotText::Number));
        assert_eq!(part("\"N\"kg").err(), Some(NotText::Suffix));
    }
}
