//! Which text do tokens without quotes stand for, and where does each character of it stand?
//!
//! Blanks between tokens are known by the places of the tokens alone: a comment is a blank.

use crate::literal::{Part, Text, Token};
use proc_macro2::{Delimiter, LineColumn, Span, TokenTree};

/// The text that `tokens`, at least one, are written as; several blanks are one.
pub(crate) fn text(tokens: &[TokenTree]) -> Option<Text> {
    let mut writer = Writer { parts: Vec::new(), last: None };
    writer.all(tokens);
    (!writer.parts.is_empty()).then_some(Text { parts: writer.parts })
}

struct Writer {
    parts: Vec<Part>,
    last: Option<Last>,
}

/// The token before.
struct Last {
    span: Span,
    /// Whether a word or number right behind it would be one token with it.
    is_word: bool,
}

impl Writer {
    fn all(&mut self, tokens: &[TokenTree]) {
        for token in tokens {
            match token {
                TokenTree::Ident(word) => self.token(&word.to_string(), word.span(), None),
                TokenTree::Punct(sign) => {
                    self.token(&sign.as_char().to_string(), sign.span(), None);
                }
                TokenTree::Literal(number) => {
                    let written = number.to_string();
                    self.token(&written, number.span(), Some(written.clone()));
                }
                TokenTree::Group(group) => {
                    let (open, close) = match group.delimiter() {
                        Delimiter::Parenthesis => ("(", ")"),
                        Delimiter::Bracket => ("[", "]"),
                        Delimiter::Brace => ("{", "}"),
                        Delimiter::None => ("", ""),
                    };
                    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                    self.token(open, group.span_open(), None);
                    self.all(&inner);
                    self.token(close, group.span_close(), None);
                }
            }
        }
    }

    fn token(&mut self, written: &str, span: Span, number: Option<String>) {
        if written.is_empty() {
            return;
        }
        let is_word = written.starts_with(|c: char| c.is_alphanumeric() || c == '_');
        let gap = self.last.as_ref().map(|last| Gap::between(last.span, span));
        let touches = self.last.as_ref().is_some_and(|last| last.is_word && is_word);
        match (gap, self.parts.last_mut()) {
            (Some(Gap::Blanks(blanks)), Some(part)) => part.blanks(&blanks),
            // What stands elsewhere, or in another file, begins anew.
            (Some(Gap::Unknown), Some(part)) => {
                if touches {
                    part.blanks(" ");
                }
                self.parts.push(Part::empty());
            }
            (None | Some(Gap::Blanks(_) | Gap::Unknown), _) => self.parts.push(Part::empty()),
        }
        if let Some(part) = self.parts.last_mut() {
            part.token(written, span, number);
        }
        self.last = Some(Last { span, is_word });
    }
}

/// What stands between two tokens.
enum Gap {
    /// Nothing, or blanks and ends of lines that lead from one to the other.
    Blanks(String),
    /// They do not follow one another in one file.
    Unknown,
}

impl Gap {
    fn between(last: Span, next: Span) -> Self {
        let (end, start): (LineColumn, LineColumn) = (last.end(), next.start());
        if start < end || last.file() != next.file() {
            return Gap::Unknown;
        }
        let lines = start.line - end.line;
        let blanks = if lines == 0 { start.column - end.column } else { start.column };
        Gap::Blanks("\n".repeat(lines) + &" ".repeat(blanks))
    }
}

impl Part {
    fn empty() -> Self {
        Part { shown: String::new(), value: String::new(), places: vec![0], tokens: Vec::new() }
    }

    /// Blanks as they stand in the source are one blank of the value.
    fn blanks(&mut self, blanks: &str) {
        if blanks.is_empty() {
            return;
        }
        self.value.push(' ');
        self.shown.push_str(blanks);
        self.places.push(self.shown.chars().count());
    }

    fn token(&mut self, written: &str, span: Span, number: Option<String>) {
        let start = self.shown.chars().count();
        self.tokens.push(Token { start, span, number });
        self.value.push_str(written);
        self.shown.push_str(written);
        self.places.extend(start + 1..=start + written.chars().count());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(source: &str) -> Text {
        let tokens: proc_macro2::TokenStream = source.parse().expect("tokens");
        text(&tokens.into_iter().collect::<Vec<_>>()).expect("at least one token")
    }

    #[test]
    fn the_text_is_what_stands_between_the_brackets() {
        for source in ["o2-3+, c2-3X", "n(~1/2)", "!hi^n=|R^n=", "1..2", "3.2", "1e3", "c0&cA1r"] {
            assert_eq!(of(source).value(), source);
        }
    }

    #[test]
    fn comments_and_lines_are_one_blank() {
        let text = of("o2-3+,  /* or */\n     c2-3X");
        assert_eq!(text.value(), "o2-3+, c2-3X");
        // The `c` stands in the second line, five blanks in.
        let (part, first) = text.part_at(7);
        let (start, _) = part.shown_range(7 - first, 8 - first);
        assert_eq!(part.line_and_column(start), (2, 6));
    }

    #[test]
    fn a_character_stands_in_its_token() {
        let text = of("o2-3?");
        let token = |position| {
            let (part, _) = text.part_at(position);
            part.token_at(part.shown_range(position, position + 1).0)
        };
        assert_eq!((token(0).start, token(1).start, token(2).start, token(4).start), (0, 0, 2, 4));
        assert_eq!(token(4).span.start().column, 4);
    }
}
