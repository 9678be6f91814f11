//! In which words is it said that something is no notation?

use super::Fault;
use crate::literal::NotText;
use proc_macro2::{Ident, Literal, TokenTree};
use quote::ToTokens;
use syn::spanned::Spanned;

pub(super) const IN_QUOTES: &str = "write the notation in quotes, as in `piece!(\"fmWfcF\")`";
pub(super) const BEFORE_CONSTANTS: &str = "macros run before a const has a value: write the text itself, or pass it through `macro_rules!`";

pub(super) const IN_ONE: &str = "write all of them in one `concat!`";

pub(super) fn not_text(literal: &Literal, why: NotText) -> Fault {
    let (what, help) = match why {
        NotText::Bytes => (
            "a notation is a string literal, not a byte or C string",
            "leave out the letter before the quotes",
        ),
        NotText::Char => {
            ("a notation is a string literal, not a character", "write it in double quotes")
        }
        NotText::Number => (
            "a notation is a string literal, not a number",
            "write it in double quotes; without them a direction follows the number, as in `7*`",
        ),
        NotText::Suffix => (
            "a notation is a string literal without a suffix",
            "leave out the letters after the quotes",
        ),
    };
    Fault::new(literal.span(), "M0003", what, help)
}

pub(super) fn unknown_dialect(word: &Ident) -> Fault {
    let help = "the dialects are betza, xbetza, xboard, fsf and parlett";
    Fault::new(word.span(), "M0005", &format!("`{word}` is not a dialect"), help)
}

pub(super) fn a_macro(word: &Ident) -> Fault {
    let what = format!("`{word}!` is not expanded here, only `concat!` of string literals is");
    let help = "write the text itself, or pass it through `macro_rules!`";
    Fault::new(word.span(), "M0004", &what, help)
}

pub(super) fn not_a_literal(token: &(impl ToTokens + ToString)) -> Fault {
    let (written, tokens) = (token.to_string(), token.to_token_stream());
    let what = format!("a notation is a string literal; `{written}` is not one");
    let is_word = tokens.into_iter().any(|token| matches!(token, TokenTree::Ident(_)));
    let help = if is_word { BEFORE_CONSTANTS } else { IN_QUOTES };
    Fault::new(token.span(), "M0004", &what, help)
}
