//! What does `piece!` take?
//!
//! ```text
//! piece!("text")                                    an expression
//! piece! { /// docs
//!          pub struct Name = "text" on 9x10; … }    items
//! ```

use super::spec::{self, Tail};
use super::{Fault, Spec, attributes, up_to, visibility};
use proc_macro2::{Ident, Span, TokenStream};
use std::collections::BTreeSet;
use syn::parse::{ParseStream, Parser};

/// The two forms of `piece!`.
#[derive(Debug)]
pub(crate) enum Form {
    /// A value of a type of its own.
    Expression(Result<Spec, Vec<Fault>>),
    /// Structs.
    Items(Vec<Item>),
}

/// `pub struct Name = …;`
#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) attributes: TokenStream,
    pub(crate) visibility: TokenStream,
    pub(crate) name: Ident,
    /// What the piece is, or what is wrong with it.
    pub(crate) spec: Result<Spec, Vec<Fault>>,
}

/// Reads the input of `piece!`.
pub(crate) fn piece(input: TokenStream) -> Result<Form, Vec<Fault>> {
    if input.is_empty() {
        let help = "write `piece!(\"N\")`, or `piece! { pub struct Knight = \"N\"; }`";
        return Err(vec![Fault::new(
            Span::call_site(),
            "M0011",
            "a piece without a notation",
            help,
        )]);
    }
    let is_items = |input: ParseStream<'_>| {
        let yes = input.peek(syn::Token![#])
            || input.peek(syn::Token![pub])
            || input.peek(syn::Token![struct]);
        input.parse::<TokenStream>().map(|_| yes)
    };
    if is_items.parse2(input.clone()).unwrap_or(false) {
        let items = items.parse2(input).map_err(|error| vec![Fault::from(error)])?;
        Ok(Form::Items(without_repeated_names(items)))
    } else {
        Ok(Form::Expression(spec::spec(input, Tail::Allowed, Span::call_site())))
    }
}

fn items(input: ParseStream<'_>) -> syn::Result<Vec<Item>> {
    let mut items = Vec::new();
    while !input.is_empty() {
        let (attributes, visibility) = (attributes(input)?, visibility(input)?);
        input.parse::<syn::Token![struct]>()?;
        let name: Ident = input.parse()?;
        input.parse::<syn::Token![=]>()?;
        let (tokens, end) = up_to(input, ';')?;
        items.push(Item {
            attributes,
            visibility,
            name,
            spec: spec::spec(tokens, Tail::Allowed, end),
        });
    }
    Ok(items)
}

/// Of several items of one name the first is compiled; the others are reported and not emitted a second time.
fn without_repeated_names(items: Vec<Item>) -> Vec<Item> {
    let mut seen = BTreeSet::new();
    let mut kept: Vec<Item> = Vec::new();
    for item in items {
        if seen.insert(item.name.to_string()) {
            kept.push(item);
            continue;
        }
        let what = format!("the name `{}` is used twice", item.name);
        let fault =
            Fault::new(item.name.span(), "M0007", &what, "give each piece a name of its own");
        if let Some(first) = kept.iter_mut().find(|first| first.name == item.name) {
            match &mut first.spec {
                Err(faults) => faults.push(fault),
                Ok(_) => first.spec = Err(vec![fault]),
            }
        }
    }
    kept
}
