//! Where do the attributes that an author wrote on an item hold?
//!
//! An item of the user becomes several: lint levels and `cfg` are meant for all of them.

use crate::input::attribute_word;
use proc_macro2::{Group, TokenStream, TokenTree};
use quote::quote;

/// The attributes of an item, sorted.
#[derive(Default)]
pub(super) struct Attributes {
    /// Those of the item itself.
    pub(super) own: TokenStream,
    /// The lint levels and `cfg`s among them, for what is emitted beside the item.
    pub(super) levels: TokenStream,
    /// The `cfg`s alone.
    pub(super) cfgs: TokenStream,
    /// Levels and `cfg`s for warnings about the notation. An expectation of them would not be met by the item itself.
    pub(super) of_warnings: TokenStream,
}

/// Sorts attributes, each a `#` and a group.
pub(super) fn sort(attributes: &TokenStream) -> Attributes {
    let tokens: Vec<TokenTree> = attributes.clone().into_iter().collect();
    let mut sorted = Attributes::default();
    for attribute in tokens.chunks(2) {
        let word = attribute_word(attribute).map(|word| word.to_string());
        let attribute: TokenStream = attribute.iter().cloned().collect();
        match word.as_deref() {
            Some("expect") => {
                let (own, of_warnings) = split_expectation(attribute);
                sorted.own.extend(own);
                sorted.of_warnings.extend(of_warnings);
            }
            Some(word @ ("allow" | "warn" | "deny" | "forbid" | "cfg")) => {
                sorted.levels.extend(attribute.clone());
                sorted.of_warnings.extend(attribute.clone());
                if word == "cfg" {
                    sorted.cfgs.extend(attribute.clone());
                }
                sorted.own.extend(attribute);
            }
            _ => sorted.own.extend(attribute),
        }
    }
    sorted
}

/// Parts `#[expect(dead_code, deprecated, reason = "…")]` into what the item has to meet and what the warnings have to.
fn split_expectation(attribute: TokenStream) -> (TokenStream, TokenStream) {
    let Some(list) = list_of(&attribute) else { return (attribute, TokenStream::new()) };
    let tokens: Vec<TokenTree> = list.stream().into_iter().collect();
    let elements = tokens
        .split(|token| matches!(token, TokenTree::Punct(punct) if punct.as_char() == ','))
        .filter(|element| !element.is_empty());
    let (mut reason, mut of_warnings, mut own) = (TokenStream::new(), Vec::new(), Vec::new());
    for element in elements {
        let tokens: TokenStream = element.iter().cloned().collect();
        match element {
            [TokenTree::Ident(word)] if word == "deprecated" => of_warnings.push(tokens),
            [TokenTree::Ident(word), _, ..] if word == "reason" => reason = tokens,
            _ => own.push(tokens),
        }
    }
    if of_warnings.is_empty() {
        return (attribute, TokenStream::new());
    }
    let expectation = |lints: Vec<TokenStream>| match &lints[..] {
        [] => TokenStream::new(),
        _ => quote!(#[expect(#(#lints,)* #reason)]),
    };
    (expectation(own), expectation(of_warnings))
}

/// The list in parentheses of `#[word(…)]`.
fn list_of(attribute: &TokenStream) -> Option<Group> {
    let Some(TokenTree::Group(body)) = attribute.clone().into_iter().nth(1) else { return None };
    match body.stream().into_iter().nth(1) {
        Some(TokenTree::Group(list)) => Some(list),
        _ => None,
    }
}
