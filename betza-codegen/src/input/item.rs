//! What does `piece!` take?
//!
//! ```text
//! piece!("text")                                    an expression
//! piece! { /// docs
//!          pub struct Name = "text" on 9x10; … }    items
//! ```

use super::spec::{self, Tail};
use super::{
    End, Fault, Spec, attributes, is_cfg, spec_after_sign, up_to, visibility, without_derived,
};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use std::collections::BTreeMap;
use std::collections::btree_map::Entry;
use syn::parse::{ParseStream, Parser};

/// The two forms of `piece!`.
#[derive(Debug)]
pub(crate) enum Form {
    /// A value of a type of its own.
    Expression(Spec),
    /// Structs, and what is wrong with the list of them.
    Items(Vec<Item>, Vec<Fault>),
}

/// `pub struct Name = …;`
#[derive(Debug)]
pub(crate) struct Item {
    pub(crate) attributes: TokenStream,
    pub(crate) visibility: TokenStream,
    pub(crate) name: Ident,
    /// What the piece is, or what is wrong with it.
    pub(crate) spec: Spec,
}

const FORM: &str = "a piece is written `pub struct Knight = \"N\";`";
const QUOTES_FOR_SEMICOLON: &str =
    "a notation without quotes ends at `;`: one that goes on behind it is written in quotes";

impl Item {
    fn has_no_quotes(&self) -> bool {
        self.spec.text.as_ref().is_some_and(|text| !text.parts[0].shown.contains('"'))
    }
}

/// Reads the input of `piece!`.
pub(crate) fn piece(input: TokenStream) -> Result<Form, Fault> {
    if input.is_empty() {
        let help = "write `piece!(\"N\")`, or `piece! { pub struct Knight = \"N\"; }`";
        return Err(Fault::new(Span::call_site(), "M0011", "a piece without a notation", help));
    }
    let parse = |input: ParseStream<'_>| {
        if starts_item(input) {
            return items(input);
        }
        let tokens = input.parse()?;
        Ok(Form::Expression(spec::spec(tokens, Tail::Allowed, Span::call_site())))
    };
    parse.parse2(input).map_err(|error| Fault::of_parser(&error, FORM))
}

fn starts_item(input: ParseStream<'_>) -> bool {
    starts_struct(input) || starts_other_item(input)
}

fn starts_struct(input: ParseStream<'_>) -> bool {
    input.peek(syn::Token![#]) || input.peek(syn::Token![pub]) || input.peek(syn::Token![struct])
}

/// An item of Rust that is no struct. `crate::NAME`, `const { … }` and `unsafe { … }` are expressions.
fn starts_other_item(input: ParseStream<'_>) -> bool {
    let starts_expression = input.peek2(syn::Token![::]) || input.peek2(syn::token::Brace);
    let starts_word = input.peek(syn::Token![enum])
        || input.peek(syn::Token![fn])
        || input.peek(syn::Token![trait])
        || input.peek(syn::Token![const])
        || input.peek(syn::Token![static])
        || input.peek(syn::Token![type])
        || input.peek(syn::Token![unsafe])
        || input.peek(syn::Token![crate])
        || input.peek(syn::Token![mod])
        || input.peek(syn::Token![use])
        || input.peek(syn::Token![extern])
        || input.peek(syn::Token![impl]);
    starts_word && !starts_expression
}

fn items(input: ParseStream<'_>) -> syn::Result<Form> {
    let (mut items, mut faults) = (Vec::new(), Vec::new());
    while !input.is_empty() {
        match item(input) {
            Ok(item) => items.push(item),
            Err(error) => {
                // What has no name has no stub either; the items after it are read.
                let is_after_tokens = items.last().is_some_and(Item::has_no_quotes);
                let help = if is_after_tokens { QUOTES_FOR_SEMICOLON } else { FORM };
                faults.push(Fault::of_parser(&error, help));
                // Whatever stopped the parser is not the start of the next piece.
                if !input.is_empty() && !input.peek(syn::Token![;]) {
                    input.parse::<TokenTree>()?;
                }
                up_to(input, End::Sign(';'), starts_struct)?;
            }
        }
    }
    refuse_repeated_names(&mut items, &mut faults);
    Ok(Form::Items(items, faults))
}

fn item(input: ParseStream<'_>) -> syn::Result<Item> {
    let (attributes, visibility) = (attributes(input)?, visibility(input)?);
    if !attributes.is_empty() && input.peek(syn::LitStr) {
        return Err(input.error(
            "an attribute cannot stand before an expression: put it on the `let`, or on an item",
        ));
    }
    if !input.peek(syn::Token![struct]) {
        let found = input.fork().parse::<TokenTree>().map(|token| format!(", found `{token}`"));
        let what = format!("expected `struct Name = …;`{}", found.unwrap_or_default());
        return Err(input.error(what));
    }
    input.parse::<syn::Token![struct]>()?;
    let name: Ident = input.parse()?;
    let mut spec = spec_after_sign(input, Tail::Allowed, End::Sign(';'), starts_struct, FORM)?;
    let attributes = without_derived(attributes, &mut spec.faults);
    Ok(Item { attributes, visibility, name, spec })
}

/// Of several items of one name the first is compiled; the others are reported and not emitted. Items that all have a
/// `cfg` may well be in builds of their own.
fn refuse_repeated_names(items: &mut Vec<Item>, faults: &mut Vec<Fault>) {
    let mut seen = BTreeMap::new();
    items.retain(|item| {
        let tokens: Vec<TokenTree> = item.attributes.clone().into_iter().collect();
        let has_cfg = tokens.chunks(2).any(is_cfg);
        let is_new = match seen.entry(item.name.to_string()) {
            Entry::Vacant(entry) => {
                entry.insert(has_cfg);
                true
            }
            Entry::Occupied(first_has_cfg) => has_cfg && *first_has_cfg.get(),
        };
        if !is_new {
            faults.push(Fault::repeated_name(&item.name));
        }
        is_new
    });
}
