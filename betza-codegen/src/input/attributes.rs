//! Which attributes stand on a piece, and may they?

use super::Fault;
use super::spec::is_sign;
use proc_macro2::{Delimiter, Group, Ident, TokenStream, TokenTree};

/// The traits that every generated type has.
const DERIVED: [&str; 6] = ["Clone", "Copy", "Debug", "PartialEq", "Eq", "Hash"];

/// Attributes in front of an item, as written.
pub(super) fn attributes(input: syn::parse::ParseStream<'_>) -> syn::Result<TokenStream> {
    let mut attributes = TokenStream::new();
    while input.peek(syn::Token![#]) {
        let hash: TokenTree = input.parse()?;
        if input.is_empty() {
            return Err(syn::Error::new(hash.span(), "expected an attribute in brackets"));
        }
        let body: TokenTree = input.parse()?;
        match &body {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => {}
            other => {
                return Err(syn::Error::new(other.span(), "expected an attribute in brackets"));
            }
        }
        attributes.extend([hash, body]);
    }
    Ok(attributes)
}

/// The word that an attribute, a `#` and a group, begins with.
pub(crate) fn attribute_word(attribute: &[TokenTree]) -> Option<Ident> {
    let [_, TokenTree::Group(body)] = attribute else { return None };
    match body.stream().into_iter().next() {
        Some(TokenTree::Ident(word)) => Some(word),
        _ => None,
    }
}

/// Whether an attribute says in which builds an item is there.
pub(super) fn is_cfg(attribute: &[TokenTree]) -> bool {
    attribute_word(attribute).is_some_and(|word| word == "cfg")
}

/// Takes out of `derive`s what is derived anyway, each a fault: rustc would report it for each trait and method.
pub(super) fn without_derived(attributes: TokenStream, faults: &mut Vec<Fault>) -> TokenStream {
    let tokens: Vec<TokenTree> = attributes.into_iter().collect();
    let mut kept = TokenStream::new();
    for attribute in tokens.chunks(2) {
        let is_derive = attribute_word(attribute).is_some_and(|word| word == "derive");
        match attribute {
            [hash, TokenTree::Group(body)] if is_derive => {
                let inner = body.stream().into_iter().map(|token| match token {
                    TokenTree::Group(list) => TokenTree::Group(allowed(&list, faults)),
                    token => token,
                });
                let mut body_kept = Group::new(body.delimiter(), inner.collect());
                body_kept.set_span(body.span());
                kept.extend([hash.clone(), TokenTree::Group(body_kept)]);
            }
            attribute => kept.extend(attribute.iter().cloned()),
        }
    }
    kept
}

/// The list of a `derive` without what is derived anyway.
fn allowed(list: &Group, faults: &mut Vec<Fault>) -> Group {
    let tokens: Vec<TokenTree> = list.stream().into_iter().collect();
    let mut kept = TokenStream::new();
    for element in tokens.split_inclusive(|token| is_sign(token, ',')) {
        let name = element.iter().rev().find_map(|token| match token {
            TokenTree::Ident(name) => Some(name),
            TokenTree::Group(_) | TokenTree::Punct(_) | TokenTree::Literal(_) => None,
        });
        match name {
            Some(name) if DERIVED.iter().any(|derived| name == derived) => {
                let what = format!("`{name}` is derived for every piece and army");
                faults.push(Fault::new(name.span(), "M0018", &what, "leave it out"));
            }
            Some(_) | None => kept.extend(element.iter().cloned()),
        }
    }
    let mut list_kept = Group::new(list.delimiter(), kept);
    list_kept.set_span(list.span());
    list_kept
}
