//! What did the user write between the braces of the macro?

mod army;
mod item;
mod spec;

use crate::emit::Paths;
pub(crate) use army::{Army, Variant, army};
pub(crate) use item::{Form, Item, piece};
use proc_macro2::{Delimiter, Span, TokenStream, TokenTree};
pub(crate) use spec::Spec;

/// A mistake in the macro's own input, at tokens of the user's file.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub(crate) span: Span,
    pub(crate) message: String,
}

impl Fault {
    /// A mistake with a code of its own; `help` may be empty.
    pub(crate) fn new(span: Span, code: &str, what: &str, help: &str) -> Self {
        let help = if help.is_empty() { String::new() } else { format!("\nhelp: {help}") };
        Fault { span, message: format!("[{code}] {what}{help}") }
    }
}

impl From<syn::Error> for Fault {
    /// Whatever the token parser expected and did not find.
    fn from(error: syn::Error) -> Self {
        Fault::new(error.span(), "M0002", &error.to_string(), "")
    }
}

/// Takes the first group, in which the facade's wrapper passes its own path.
pub(crate) fn crate_path(input: TokenStream) -> Result<(Paths, TokenStream), Fault> {
    let mut tokens = input.into_iter();
    match tokens.next() {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => {
            Ok((Paths::new(group.stream()), tokens.collect()))
        }
        _ => {
            let help = "use the macros of the facade crate, which call this one";
            Err(Fault::new(
                Span::call_site(),
                "M0002",
                "the path of the facade crate is missing",
                help,
            ))
        }
    }
}

/// Attributes in front of an item, as written.
fn attributes(input: syn::parse::ParseStream<'_>) -> syn::Result<TokenStream> {
    let mut attributes = TokenStream::new();
    while input.peek(syn::Token![#]) {
        let (hash, body): (TokenTree, TokenTree) = (input.parse()?, input.parse()?);
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

/// `pub`, `pub(crate)`, … or nothing, as written.
fn visibility(input: syn::parse::ParseStream<'_>) -> syn::Result<TokenStream> {
    let mut visibility = TokenStream::new();
    if input.peek(syn::Token![pub]) {
        visibility.extend([input.parse::<TokenTree>()?]);
        if input.peek(syn::token::Paren) {
            visibility.extend([input.parse::<TokenTree>()?]);
        }
    }
    Ok(visibility)
}

/// The tokens up to the separator `end`, which is eaten if it is there, and the place where they stop.
fn up_to(input: syn::parse::ParseStream<'_>, end: char) -> syn::Result<(TokenStream, Span)> {
    let mut tokens = TokenStream::new();
    let mut last = input.span();
    while !input.is_empty() {
        let token: TokenTree = input.parse()?;
        last = token.span();
        match &token {
            TokenTree::Punct(punct) if punct.as_char() == end => return Ok((tokens, last)),
            _ => tokens.extend([token]),
        }
    }
    Ok((tokens, last))
}
