//! Which notation, on which board, compiled how?
//!
//! ```text
//! [dialect] "text"… [on WxH] [, profile = speed|size|portable]
//! ```

use super::Fault;
use crate::board::{MAX_SIDE, Shape};
use crate::literal::{self, NotText, Part, Text};
use betza_notation::Dialect;
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};

/// All that says what a piece is.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    pub(crate) dialect: Option<Dialect>,
    pub(crate) text: Text,
    pub(crate) board: Shape,
}

/// What may follow the text of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tail {
    /// A board and a profile.
    Allowed,
    /// Nothing: the army has named them.
    Of(Shape),
}

/// Reads a spec; `end` is the place after it, for what is missing.
pub(super) fn spec(tokens: TokenStream, tail: Tail, end: Span) -> Result<Spec, Vec<Fault>> {
    let mut reader = Reader { tokens: flattened(tokens).into_iter().peekable(), end };
    let dialect = reader.dialect()?;
    let text = reader.text()?;
    let board = match tail {
        Tail::Of(board) => board,
        Tail::Allowed => reader.tail()?,
    };
    match reader.tokens.next() {
        None => Ok(Spec { dialect, text, board }),
        Some(token) => Err(vec![unexpected(&token, tail)]),
    }
}

/// Reads `[on WxH] [, profile = …]` of an army's head.
pub(super) fn tail(tokens: TokenStream, end: Span) -> Result<Shape, Vec<Fault>> {
    let mut reader = Reader { tokens: flattened(tokens).into_iter().peekable(), end };
    let board = reader.tail()?;
    match reader.tokens.next() {
        None => Ok(board),
        Some(token) => Err(vec![unexpected(&token, Tail::Allowed)]),
    }
}

fn unexpected(token: &TokenTree, tail: Tail) -> Fault {
    let help = match tail {
        Tail::Allowed => "after the text may follow `on 10x8` and `, profile = size`",
        Tail::Of(_) => "the board and the profile stand once, after the name of the army",
    };
    Fault::new(token.span(), "M0002", &format!("unexpected `{token}`"), help)
}

/// Opens the invisible groups in which `macro_rules!` passes literals and expressions.
fn flattened(tokens: TokenStream) -> Vec<TokenTree> {
    let mut flat = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                flat.extend(flattened(group.stream()))
            }
            token => flat.push(token),
        }
    }
    flat
}

struct Reader {
    tokens: core::iter::Peekable<std::vec::IntoIter<TokenTree>>,
    end: Span,
}

impl Reader {
    fn next_if(&mut self, wanted: impl Fn(&TokenTree) -> bool) -> Option<TokenTree> {
        self.tokens.next_if(wanted)
    }

    fn here(&mut self) -> Span {
        self.tokens.peek().map_or(self.end, TokenTree::span)
    }

    fn dialect(&mut self) -> Result<Option<Dialect>, Vec<Fault>> {
        let is_word =
            |token: &TokenTree| matches!(token, TokenTree::Ident(ident) if ident != "concat");
        let Some(TokenTree::Ident(word)) = self.next_if(is_word) else { return Ok(None) };
        if let Ok(dialect) = word.to_string().parse() {
            return Ok(Some(dialect));
        }
        let text_follows = matches!(self.tokens.peek(), Some(TokenTree::Literal(_)));
        Err(vec![if text_follows { unknown_dialect(&word) } else { not_a_literal(&word) }])
    }

    /// One string literal or several, or `concat!` of them.
    fn text(&mut self) -> Result<Text, Vec<Fault>> {
        let (mut parts, mut faults) = (Vec::new(), Vec::new());
        let is_concat =
            |token: &TokenTree| matches!(token, TokenTree::Ident(ident) if ident == "concat");
        if let Some(concat) = self.next_if(is_concat) {
            self.concat(concat.span(), &mut parts, &mut faults);
        }
        while let Some(TokenTree::Literal(found)) =
            self.next_if(|token| matches!(token, TokenTree::Literal(_)))
        {
            read_literal(&found, &mut parts, &mut faults);
        }
        if !faults.is_empty() {
            return Err(faults);
        }
        if parts.is_empty() {
            let help = "write the notation in quotes, as in `piece!(\"fmWfcF\")`";
            return Err(vec![match self.tokens.peek() {
                Some(token @ TokenTree::Ident(_)) => {
                    Fault::new(token.span(), "M0004", "a notation is a string literal", help)
                }
                _ => Fault::new(self.here(), "M0002", "a notation is missing", help),
            }]);
        }
        Ok(Text { parts })
    }

    fn concat(&mut self, span: Span, parts: &mut Vec<Part>, faults: &mut Vec<Fault>) {
        let bang = self
            .next_if(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == '!'));
        let group = self.next_if(|token| matches!(token, TokenTree::Group(_)));
        let (Some(_), Some(TokenTree::Group(group))) = (bang, group) else {
            faults.push(Fault::new(span, "M0002", "expected `concat!(\"…\", \"…\")`", ""));
            return;
        };
        for token in flattened(group.stream()) {
            match token {
                TokenTree::Literal(literal) => read_literal(&literal, parts, faults),
                TokenTree::Punct(punct) if punct.as_char() == ',' => {}
                other => {
                    let what = format!(
                        "`{other}` in `concat!`: only string literals are known when a macro runs"
                    );
                    faults.push(Fault::new(other.span(), "M0004", &what, ""));
                }
            }
        }
    }

    fn tail(&mut self) -> Result<Shape, Vec<Fault>> {
        let mut board = Shape::CHESS;
        if self.next_if(|token| matches!(token, TokenTree::Ident(ident) if ident == "on")).is_some()
        {
            board = self.board()?;
        }
        if self
            .next_if(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ','))
            .is_some()
            && self.tokens.peek().is_some()
        {
            self.profile()?;
        }
        Ok(board)
    }

    fn board(&mut self) -> Result<Shape, Vec<Fault>> {
        let help = "write width and height as in `on 10x8`, each from 1 to 16";
        let span = self.here();
        // `9x10` is one literal with an odd suffix, `0x8` a hexadecimal number: what counts is the text.
        let Some(token) = self.tokens.next() else {
            return Err(vec![Fault::new(span, "M0006", "the size of the board is missing", help)]);
        };
        let written = token.to_string();
        let sizes =
            written.split_once('x').and_then(|(w, h)| Some((w.parse().ok()?, h.parse().ok()?)));
        let fits = |side: usize| (1..=MAX_SIDE).contains(&side);
        match sizes {
            Some((width, height)) if fits(width) && fits(height) => Ok(Shape { width, height }),
            Some((width, height)) => {
                let what = format!("a board of {width}x{height} squares");
                Err(vec![Fault::new(span, "M0006", &what, "width and height go from 1 to 16")])
            }
            None => Err(vec![Fault::new(
                span,
                "M0006",
                &format!("`{written}` is not the size of a board"),
                help,
            )]),
        }
    }

    /// The profile changes how tables are laid out, never what a piece does; the kernels of today have one layout.
    fn profile(&mut self) -> Result<(), Vec<Fault>> {
        let help = "the profiles are `speed`, `size` and `portable`, as in `, profile = size`";
        let span = self.here();
        let words = [self.tokens.next(), self.tokens.next(), self.tokens.next()];
        let written: Vec<String> = words.iter().flatten().map(ToString::to_string).collect();
        match written.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["profile", "=", "speed" | "size" | "portable"] => Ok(()),
            ["profile", "=", other] => {
                let span = words[2].as_ref().map_or(span, TokenTree::span);
                Err(vec![Fault::new(span, "M0010", &format!("`{other}` is not a profile"), help)])
            }
            _ => Err(vec![Fault::new(span, "M0010", "expected a profile", help)]),
        }
    }
}

fn read_literal(literal: &Literal, parts: &mut Vec<Part>, faults: &mut Vec<Fault>) {
    match literal::read(literal) {
        Ok(part) => parts.push(part),
        Err(why) => faults.push(not_text(literal, why)),
    }
}

fn not_text(literal: &Literal, why: NotText) -> Fault {
    let (what, help) = match why {
        NotText::Bytes => (
            "a notation is a string literal, not a byte or C string",
            "leave out the letter before the quotes",
        ),
        NotText::Char => {
            ("a notation is a string literal, not a character", "write it in double quotes")
        }
        NotText::Number => {
            ("a notation is a string literal, not a number", "write it in double quotes")
        }
        NotText::Suffix => (
            "a notation is a string literal without a suffix",
            "leave out the letters after the quotes",
        ),
    };
    Fault::new(literal.span(), "M0003", what, help)
}

fn unknown_dialect(word: &Ident) -> Fault {
    let help = "the dialects are betza, xbetza, xboard, fsf and parlett";
    Fault::new(word.span(), "M0005", &format!("`{word}` is not a dialect"), help)
}

fn not_a_literal(word: &Ident) -> Fault {
    let what = format!("a notation is a string literal; `{word}` is not");
    let help = "macros run before a const has a value: write the text itself, or pass it through `macro_rules!`";
    Fault::new(word.span(), "M0004", &what, help)
}
