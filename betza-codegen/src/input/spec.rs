//! Which notation, on which board, compiled how?
//!
//! ```text
//! [dialect] ("text"… | Parlett's notation without quotes) [on WxH | on Name(WxH)]
//! [, profile = speed|size|portable]
//! ```

mod declared;

use super::Fault;
use super::size::{self, size_of};
use super::unquoted::{self, Unquoted};
use super::words::{
    BEFORE_CONSTANTS, IN_ONE, IN_QUOTES, a_macro, not_a_literal, not_text, unknown_dialect,
};
use crate::board::{Board, Shape, Sizes};
use crate::demand::Profile;
use crate::literal::{self, Part, Text};
use betza_notation::Dialect;
use proc_macro2::{Delimiter, Ident, Literal, Span, TokenStream, TokenTree};

/// All that says what a piece is; it may be wrong.
#[derive(Clone, Debug)]
pub(crate) struct Spec {
    pub(crate) dialect: Option<Dialect>,
    /// The notation, if there is one that can be read.
    pub(crate) text: Option<Text>,
    pub(crate) board: Board,
    pub(crate) profile: Profile,
    /// What is wrong around the notation.
    pub(crate) faults: Vec<Fault>,
}

/// What may follow the text of a piece.
#[derive(Clone, Copy, Debug)]
pub(super) enum Tail<'a> {
    /// A board and a profile.
    Allowed,
    /// The same, after the name of an army.
    Head,
    /// Nothing: the army has named them.
    Of(&'a Board),
    /// Nothing: the board stands before both of two pieces.
    Compared(&'a Board),
}

/// Reads a spec; `end` is the place after it, for what is missing.
pub(super) fn spec(tokens: TokenStream, tail: Tail<'_>, end: Span) -> Spec {
    let mut tokens = flattened(tokens);
    let unquoted = unquoted::find(&tokens);
    tokens.drain(..unquoted.as_ref().map_or(0, |found| found.length));
    let mut reader = Reader::new(tokens, end);
    let (dialect, text) = match unquoted {
        Some(Unquoted { dialect, text, .. }) => (dialect, reader.or_fault(text)),
        None => reader.quoted(),
    };
    let board = match tail {
        Tail::Of(board) | Tail::Compared(board) => board.clone(),
        Tail::Allowed | Tail::Head => reader.tail(),
    };
    let profile = reader.profile;
    Spec { dialect, text, board, profile, faults: reader.finish(tail) }
}

/// Reads `[on …] [, profile = …]` of an army's head.
pub(super) fn head(tokens: TokenStream, end: Span) -> (Board, Profile, Vec<Fault>) {
    let mut reader = Reader::new(flattened(tokens), end);
    let (board, profile) = (reader.tail(), reader.profile);
    (board, profile, reader.finish(Tail::Head))
}

/// Reads `WxH` alone: of any board, since no type of it is named.
pub(super) fn size(tokens: TokenStream, end: Span) -> (Board, Vec<Fault>) {
    let mut reader = Reader::new(flattened(tokens), end);
    let help = "write width and height in one word, as in `8x8`, each from 1 to 36";
    let shape = reader.size(Sizes::Declared, help);
    let board = Board::of(shape.unwrap_or(Shape::CHESS));
    let faults = reader.finish(Tail::Compared(&board));
    (board, faults)
}

fn unexpected(token: &TokenTree, tail: Tail<'_>) -> Fault {
    let help = match tail {
        Tail::Allowed => {
            "after the text may follow `on 10x8` and `, profile = size`, in this order"
        }
        Tail::Head => "after the name may follow `on 10x8` and `, profile = size`, in this order",
        Tail::Of(_) => "the board and the profile stand once, after the name of the army",
        Tail::Compared(_) => {
            "a comma stands between the board and each of the two notations, and nothing else"
        }
    };
    Fault::new(token.span(), "M0002", &format!("unexpected `{token}`"), help)
}

/// Opens the invisible groups in which `macro_rules!` passes literals and expressions.
fn flattened(tokens: TokenStream) -> Vec<TokenTree> {
    let mut flat = Vec::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                flat.extend(flattened(group.stream()));
            }
            token => flat.push(token),
        }
    }
    flat
}

struct Reader {
    tokens: core::iter::Peekable<std::vec::IntoIter<TokenTree>>,
    end: Span,
    faults: Vec<Fault>,
    /// Whether there is no notation at all, which is the first fault.
    is_textless: bool,
    profile: Profile,
}

impl Reader {
    fn new(tokens: Vec<TokenTree>, end: Span) -> Self {
        let tokens = tokens.into_iter().peekable();
        let profile = Profile::default();
        Reader { tokens, end, faults: Vec::new(), is_textless: false, profile }
    }

    /// `[dialect] "text"…`.
    fn quoted(&mut self) -> (Option<Dialect>, Option<Text>) {
        let dialect = self.dialect();
        let text = if self.faults.is_empty() { self.text() } else { None };
        if text.is_none() {
            self.skip_to_the_tail();
        }
        (dialect, text)
    }

    fn or_fault<T>(&mut self, result: Result<T, Fault>) -> Option<T> {
        result.map_err(|fault| self.faults.push(fault)).ok()
    }

    /// All faults. What is left over is one, unless another has brought the reader off its way.
    fn finish(mut self, tail: Tail<'_>) -> Vec<Fault> {
        if let (Some(token), true) = (self.tokens.next(), self.faults.is_empty()) {
            self.faults.push(unexpected(&token, tail));
        }
        self.faults
    }

    fn next_word(&mut self, is_wanted: impl Fn(&Ident) -> bool) -> Option<Ident> {
        let found = self
            .tokens
            .next_if(|token| matches!(token, TokenTree::Ident(ident) if is_wanted(ident)));
        match found {
            Some(TokenTree::Ident(ident)) => Some(ident),
            _ => None,
        }
    }

    fn next_sign(&mut self, sign: char) -> Option<TokenTree> {
        self.tokens.next_if(|token| is_sign(token, sign))
    }

    fn here(&mut self) -> Span {
        self.tokens.peek().map_or(self.end, TokenTree::span)
    }

    fn dialect(&mut self) -> Option<Dialect> {
        let word = self.next_word(|word| word != "concat" && word != "on")?;
        let known: Option<Dialect> = word.to_string().parse().ok();
        let fault = match (known, self.tokens.peek()) {
            (Some(_), Some(TokenTree::Ident(second))) if is_dialect(second) => {
                let what = format!("two dialects are named, `{word}` and `{second}`");
                Fault::new(second.span(), "M0005", &what, "leave one of them out")
            }
            (Some(_), _) => return known,
            (None, Some(TokenTree::Literal(_))) => unknown_dialect(&word),
            (None, Some(TokenTree::Punct(sign))) if sign.as_char() == '!' => a_macro(&word),
            (None, _) => not_a_literal(&word),
        };
        self.faults.push(fault);
        known
    }

    /// One string literal or several, or `concat!` of them.
    fn text(&mut self) -> Option<Text> {
        let mut parts = Vec::new();
        let concat = self.next_word(|word| word == "concat");
        if let Some(concat) = &concat {
            self.concat(concat.span(), &mut parts);
        }
        while let Some(TokenTree::Literal(found)) =
            self.tokens.next_if(|token| matches!(token, TokenTree::Literal(_)) && !is_tail(token))
        {
            self.literal(&found, &mut parts);
        }
        if !self.faults.is_empty() {
            return None;
        }
        if parts.is_empty() {
            let span = concat.map_or_else(|| self.here(), |concat| concat.span());
            let found = self.tokens.next_if(|token| !is_tail(token));
            let fault = match &found {
                Some(TokenTree::Ident(word)) if self.next_sign('!').is_some() => a_macro(word),
                Some(token) => not_a_literal(token),
                None => {
                    self.is_textless = true;
                    Fault::new(span, "M0002", "a notation is missing", IN_QUOTES)
                }
            };
            self.faults.push(fault);
            return None;
        }
        Some(Text { parts })
    }

    fn concat(&mut self, span: Span, parts: &mut Vec<Part>) {
        let bang = self.next_sign('!');
        let group = self.tokens.next_if(|token| matches!(token, TokenTree::Group(_)));
        let (Some(_), Some(TokenTree::Group(group))) = (bang, group) else {
            self.faults.push(Fault::new(span, "M0002", "expected `concat!(\"…\", \"…\")`", ""));
            return;
        };
        let tokens = flattened(group.stream());
        for element in tokens.split(|token| is_sign(token, ',')) {
            if let Some(other) = element.iter().find(|t| !matches!(t, TokenTree::Literal(_))) {
                let is_concat = matches!(other, TokenTree::Ident(word) if word == "concat");
                let help = if is_concat { IN_ONE } else { BEFORE_CONSTANTS };
                let what = format!("only string literals can be joined; `{other}` is not one");
                self.faults.push(Fault::new(other.span(), "M0004", &what, help));
                continue;
            }
            for token in element {
                if let TokenTree::Literal(literal) = token {
                    self.literal(literal, parts);
                }
            }
        }
    }

    fn literal(&mut self, literal: &Literal, parts: &mut Vec<Part>) {
        match literal::read(literal) {
            Ok(part) => parts.push(part),
            Err(why) => self.faults.push(not_text(literal, why)),
        }
    }

    /// After a text that cannot be read the board is still worth knowing: the stub stands on it.
    fn skip_to_the_tail(&mut self) {
        while self.tokens.next_if(|token| !is_tail(token)).is_some() {}
    }

    fn tail(&mut self) -> Board {
        let board = if self.next_word(|word| word == "on").is_some() {
            self.board()
        } else if let Some(size) = self.tokens.next_if(|token| size_of(token).is_some()) {
            if !self.is_textless {
                let what = format!("the word `on` is missing before `{size}`");
                let help = "write it as in `on 10x8`";
                self.faults.push(Fault::new(size.span(), "M0006", &what, help));
            }
            Board::of(size_of(&size).filter(|s| Sizes::Plain.include(*s)).unwrap_or(Shape::CHESS))
        } else {
            Board::CHESS
        };
        self.text_after_the_board();
        if self.next_sign(',').is_some() && self.tokens.peek().is_some() {
            self.profile();
            // A comma may stand behind the last of a list.
            self.next_sign(',');
        }
        board
    }

    /// A text that was missed in front of the board may stand behind it.
    fn text_after_the_board(&mut self) {
        if !self.is_textless {
            return;
        }
        if let (Some(text), [fault, ..]) = (self.tokens.next_if(is_text), &mut self.faults[..]) {
            let what = "the board stands after the notation";
            *fault = Fault::new(text.span(), "M0002", what, "write it as in `\"N\" on 10x8`");
        }
    }

    /// What stands after `on`.
    fn board(&mut self) -> Board {
        if self.is_textless && self.tokens.peek().is_none_or(is_text) {
            return Board::CHESS;
        }
        if let Some(first) = self.next_word(|_| true) {
            return self.declared(first);
        }
        let help = "write width and height in one word, as in `on 10x8`, each from 1 to 16";
        Board::of(self.size(Sizes::Plain, help).unwrap_or(Shape::CHESS))
    }

    /// `WxH`; a fault has been noted where it is no such thing.
    fn size(&mut self, sizes: Sizes, help: &str) -> Option<Shape> {
        let span = self.here();
        let Some(token) = self.tokens.next_if(|token| !matches!(token, TokenTree::Punct(_))) else {
            self.faults.push(Fault::new(span, "M0006", "the size of the board is missing", help));
            return None;
        };
        size::read(&token, sizes, help).map_err(|fault| self.faults.push(fault)).ok()
    }

    /// The profile changes which kernels answer, never what a piece does.
    fn profile(&mut self) {
        let help = "the profiles are `speed`, `size` and `portable`, as in `, profile = size`";
        let span = self.here();
        let words = [self.tokens.next(), self.tokens.next(), self.tokens.next()];
        let written: Vec<String> = words.iter().flatten().map(ToString::to_string).collect();
        match written.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["profile", "=", "speed"] => self.profile = Profile::Speed,
            ["profile", "=", "size"] => self.profile = Profile::Size,
            ["profile", "=", "portable"] => self.profile = Profile::Portable,
            ["profile", "=", "="] => {
                let what = "expected `profile = …`, found `profile == …`";
                self.faults.push(Fault::new(span, "M0010", what, help));
            }
            ["profile", "=", other] => {
                let span = words[2].as_ref().map_or(span, TokenTree::span);
                let what = format!("`{other}` is not a profile");
                self.faults.push(Fault::new(span, "M0010", &what, help));
            }
            [literal, ..] if literal.ends_with('"') => {
                let help = "several literals are one notation without a comma: `\"N\" \"B\"`";
                let what = format!("expected `profile = …`, found `{literal}`");
                self.faults.push(Fault::new(span, "M0010", &what, help));
            }
            [_, ..] => {
                let what = format!("expected `profile = …`, found `{}`", written.join(" "));
                self.faults.push(Fault::new(span, "M0010", &what, help));
            }
            [] => {}
        }
    }
}

pub(super) fn is_sign(token: &TokenTree, sign: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == sign)
}

fn is_text(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Literal(text) if literal::read(text).is_ok())
}

pub(super) fn is_dialect(word: &Ident) -> bool {
    word.to_string().parse::<Dialect>().is_ok()
}

/// Whether a token opens what follows the text.
fn is_tail(token: &TokenTree) -> bool {
    match token {
        TokenTree::Ident(ident) => ident == "on",
        TokenTree::Punct(punct) => punct.as_char() == ',',
        TokenTree::Literal(_) => size_of(token).is_some(),
        TokenTree::Group(_) => false,
    }
}
