//! What does `pieces!` take?
//!
//! ```text
//! pieces! { pub enum Army on 10x8 { King 'k' = "K", Chancellor 'c' = "RN" } }
//! ```

use super::spec::{self, Tail};
use super::{Fault, Spec, attributes, up_to, visibility};
use crate::board::Shape;
use proc_macro2::{Ident, Literal, Span, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};

/// An army.
#[derive(Debug)]
pub(crate) struct Army {
    pub(crate) attributes: TokenStream,
    pub(crate) visibility: TokenStream,
    pub(crate) name: Ident,
    pub(crate) board: Shape,
    pub(crate) variants: Vec<Variant>,
    /// What is wrong with the army as a whole.
    pub(crate) faults: Vec<Fault>,
}

/// A kind of man of an army.
#[derive(Debug)]
pub(crate) struct Variant {
    pub(crate) attributes: TokenStream,
    pub(crate) name: Ident,
    /// The letter that names the kind, in lower case.
    pub(crate) letter: char,
    pub(crate) spec: Result<Spec, Vec<Fault>>,
}

/// Reads the input of `pieces!`.
pub(crate) fn army(input: TokenStream) -> Result<Army, Vec<Fault>> {
    if input.is_empty() {
        let help = "write `pieces! { pub enum Army { King 'k' = \"K\" } }`";
        return Err(vec![Fault::new(Span::call_site(), "M0011", "an army without pieces", help)]);
    }
    let mut army = parse_army.parse2(input).map_err(|error| vec![Fault::from(error)])?;
    refuse_repetitions(&mut army);
    Ok(army)
}

fn parse_army(input: ParseStream<'_>) -> syn::Result<Army> {
    let (attributes, visibility) = (attributes(input)?, visibility(input)?);
    input.parse::<syn::Token![enum]>()?;
    let name: Ident = input.parse()?;
    let mut head = TokenStream::new();
    let mut end = name.span();
    while !input.is_empty() && !input.peek(syn::token::Brace) {
        let token: TokenTree = input.parse()?;
        end = token.span();
        head.extend([token]);
    }
    let (board, mut faults) = match spec::tail(head, end) {
        Ok(board) => (board, Vec::new()),
        Err(faults) => (Shape::CHESS, faults),
    };
    let body;
    syn::braced!(body in input);
    let mut variants = Vec::new();
    while !body.is_empty() {
        variants.push(variant(&body, board)?);
    }
    if let Some(token) = input.parse::<Option<TokenTree>>()? {
        faults.push(Fault::new(
            token.span(),
            "M0002",
            &format!("unexpected `{token}` after the army"),
            "",
        ));
    }
    if variants.is_empty() {
        faults.push(Fault::new(
            name.span(),
            "M0011",
            "an army without pieces",
            "name one, as in `King 'k' = \"K\"`",
        ));
    }
    Ok(Army { attributes, visibility, name, board, variants, faults })
}

fn variant(input: ParseStream<'_>, board: Shape) -> syn::Result<Variant> {
    let attributes = attributes(input)?;
    let name: Ident = input.parse()?;
    let letter = letter(input, &name)?;
    input.parse::<syn::Token![=]>()?;
    let (tokens, end) = up_to(input, ',')?;
    let spec = spec::spec(tokens, Tail::Of(board), end);
    let (letter, spec) = match (letter, spec) {
        (Ok(letter), spec) => (letter, spec),
        (Err(fault), Ok(_)) => ('?', Err(vec![fault])),
        (Err(fault), Err(faults)) => ('?', Err(core::iter::once(fault).chain(faults).collect())),
    };
    Ok(Variant { attributes, name, letter, spec })
}

/// The letter of a kind; one that is none is a fault of the variant alone.
fn letter(input: ParseStream<'_>, name: &Ident) -> syn::Result<Result<char, Fault>> {
    let help = format!("write `{name} 'k' = …` with an ASCII letter; its case does not matter");
    if input.peek(syn::Token![=]) {
        return Ok(Err(Fault::new(
            name.span(),
            "M0009",
            &format!("the letter of `{name}` is missing"),
            &help,
        )));
    }
    let literal: Literal = input.parse()?;
    let shown = literal.to_string();
    let inside: Vec<char> = shown.chars().collect();
    match inside[..] {
        ['\'', letter, '\''] if letter.is_ascii_alphabetic() => Ok(Ok(letter.to_ascii_lowercase())),
        _ => {
            let what = format!("`{shown}` is not the letter of a kind");
            Ok(Err(Fault::new(literal.span(), "M0009", &what, &help)))
        }
    }
}

/// A name or a letter that is used twice is reported at its second place.
fn refuse_repetitions(army: &mut Army) {
    for later in 0..army.variants.len() {
        let variant = &army.variants[later];
        let same_name = army.variants[..later].iter().any(|earlier| earlier.name == variant.name);
        let same_letter =
            army.variants[..later].iter().find(|earlier| earlier.letter == variant.letter);
        if same_name {
            let what = format!("the name `{}` is used twice", variant.name);
            army.faults.push(Fault::new(
                variant.name.span(),
                "M0007",
                &what,
                "give each piece a name of its own",
            ));
        } else if let Some(earlier) = same_letter.filter(|_| variant.letter != '?') {
            let what = format!(
                "the letter `{}` names both `{}` and `{}`",
                variant.letter, earlier.name, variant.name
            );
            let help = "kinds are told apart by letter whichever its case";
            army.faults.push(Fault::new(variant.name.span(), "M0008", &what, help));
        }
        if variant.name == army.name {
            let what = format!("the army and one of its pieces are both called `{}`", army.name);
            army.faults.push(Fault::new(
                variant.name.span(),
                "M0007",
                &what,
                "give the piece another name",
            ));
        }
    }
    let mut names = std::collections::BTreeSet::new();
    army.variants.retain(|variant| names.insert(variant.name.to_string()));
}
