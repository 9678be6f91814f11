//! Is this a notation of Parlett's without quotes, and where does it end?
//!
//! ```text
//! o2-3+, c2-3X on 9x10, profile = size
//! ```
//!
//! All signs of Parlett's notation are tokens of Rust. It ends at `on` before a board, where no notation goes on, and at
//! `, profile`, a word that no notation holds; `on*` and `on+` are its own. Betza's notation wants quotes: its words
//! look like names of constants.

use super::Fault;
use super::spec::{is_dialect, is_sign};
use super::words::BEFORE_CONSTANTS;
use crate::literal::{self, NotText, Text};
use crate::unquoted;
use betza_notation::{Dialect, read};
use proc_macro2::{Delimiter, Ident, TokenTree};

/// A notation without quotes.
pub(super) struct Unquoted {
    pub(super) dialect: Option<Dialect>,
    /// Its text, or that it wants quotes.
    pub(super) text: Result<Text, Fault>,
    /// How many tokens it takes, the name of the dialect included.
    pub(super) length: usize,
}

/// The notation without quotes with which `tokens` begin, if it is one.
pub(super) fn find(tokens: &[TokenTree]) -> Option<Unquoted> {
    let (dialect, lead) = match tokens {
        [TokenTree::Ident(word), ..] if is_dialect(word) => (word.to_string().parse().ok(), 1),
        _ => (None, 0),
    };
    let rest = &tokens[lead..];
    let body = &rest[..end(rest)];
    if body.iter().any(has_quotes) || is_macro_call(body) {
        return None;
    }
    let length = lead + body.len();
    let text = unquoted::text(body)?;
    let value = text.value();
    let found = |dialect, text| Some(Unquoted { dialect, text, length });
    match (dialect, read(dialect, &value)) {
        (None | Some(Dialect::Parlett), Ok(reading)) if reading.dialect == Dialect::Parlett => {
            found(dialect, Ok(text))
        }
        (_, Ok(reading)) => {
            found(dialect, Err(wants_quotes(body, dialect, reading.dialect, &value)))
        }
        // Legal in both: the reader will ask.
        (None, Err(findings)) if findings.iter().any(|finding| finding.code.0 == "M0001") => {
            found(None, Ok(text))
        }
        (None | Some(Dialect::Parlett), Err(_)) if looks_like_parlett(body, &value) => {
            found(Some(Dialect::Parlett), Ok(text))
        }
        (_, Err(_)) => None,
    }
}

/// Where the notation ends.
fn end(tokens: &[TokenTree]) -> usize {
    let is_word = |at: usize, wanted: &str| matches!(tokens.get(at), Some(TokenTree::Ident(word)) if word == wanted);
    let is_tail = |at: usize| match &tokens[at] {
        TokenTree::Ident(_) if is_word(at, "on") => match tokens.get(at + 1) {
            Some(next) => is_number(next) || is_board(&tokens[at + 1..]),
            None => at == 0 || !is_sign(&tokens[at - 1], ','),
        },
        TokenTree::Punct(sign) if sign.as_char() == ',' => {
            is_word(at + 1, "profile") || at + 1 == tokens.len()
        }
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) | TokenTree::Group(_) => {
            false
        }
    };
    (0..tokens.len()).find(|at| is_tail(*at)).unwrap_or(tokens.len())
}

/// Whether tokens begin with `Name(…)` or `path::Name(…)`: between a direction and a bracket stands a separator.
fn is_board(tokens: &[TokenTree]) -> bool {
    let is_path = |token: &&TokenTree| matches!(token, TokenTree::Ident(_)) || is_sign(token, ':');
    let path = tokens.iter().take_while(is_path).count();
    let size = tokens.get(path);
    path > 0
        && matches!(size, Some(TokenTree::Group(size)) if size.delimiter() == Delimiter::Parenthesis)
}

fn is_number(token: &TokenTree) -> bool {
    matches!(token, TokenTree::Literal(found) if matches!(literal::read(found), Err(NotText::Number)))
}

/// Whether a token is or holds a literal that is no number.
pub(super) fn has_quotes(token: &TokenTree) -> bool {
    match token {
        TokenTree::Literal(_) => !is_number(token),
        TokenTree::Group(group) => group.stream().into_iter().any(|token| has_quotes(&token)),
        TokenTree::Ident(_) | TokenTree::Punct(_) => false,
    }
}

fn is_macro_call(tokens: &[TokenTree]) -> bool {
    matches!(tokens, [TokenTree::Ident(_), bang, ..] if is_sign(bang, '!'))
        && (matches!(tokens, [_, _] | [_, _, TokenTree::Group(_)])
            || matches!(tokens, [TokenTree::Ident(word), ..] if word == "concat"))
}

/// Whether tokens that are no legal notation are more like one than like an expression of Rust.
fn looks_like_parlett(tokens: &[TokenTree], value: &str) -> bool {
    let is_foreign = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() != Delimiter::Parenthesis,
        TokenTree::Ident(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    };
    if tokens.iter().any(is_foreign) || value.contains("::") || value.contains('_') {
        return false;
    }
    match tokens {
        [TokenTree::Ident(word)] => {
            let word = word.to_string();
            word.starts_with(char::is_lowercase) && word.contains(|c: char| c.is_ascii_digit())
        }
        [_] => false,
        _ => value.contains(|c: char| c.is_ascii_digit() || "+*><=/~^|".contains(c)),
    }
}

/// A notation of Betza's has a meaning here, but not without quotes.
fn wants_quotes(
    tokens: &[TokenTree],
    named: Option<Dialect>,
    dialect: Dialect,
    value: &str,
) -> Fault {
    let what = format!("a notation is a string literal; `{value}` is not one");
    let quoted = match named {
        Some(_) => format!("`{dialect} \"{value}\"`"),
        None => format!("`\"{value}\"`"),
    };
    let mut help = format!("only Parlett's notation may stand without quotes: write {quoted}");
    let is_name = |word: &Ident| !word.to_string().contains(char::is_lowercase);
    if matches!(tokens, [TokenTree::Ident(word)] if is_name(word)) {
        help = format!("{help}\nnote: {BEFORE_CONSTANTS}");
    }
    let span = tokens.first().map_or_else(proc_macro2::Span::call_site, TokenTree::span);
    Fault::new(span, "M0004", &what, &help)
}
