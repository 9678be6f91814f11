//! What does `pieces!` take?
//!
//! ```text
//! pieces! { pub enum Army on 10x8 { King 'k' = "K", Chancellor 'c' = "RN" } }
//! ```

use super::spec::{self, Tail};
use super::{
    End, Fault, Spec, attributes, is_cfg, spec_after_sign, up_to, visibility, without_derived,
};
use crate::board::Board;
use crate::demand::Profile;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};

/// An army.
#[derive(Debug)]
pub(crate) struct Army {
    pub(crate) attributes: TokenStream,
    pub(crate) visibility: TokenStream,
    pub(crate) name: Ident,
    pub(crate) board: Board,
    pub(crate) variants: Vec<Variant>,
    /// What is wrong with the army as a whole.
    pub(crate) faults: Vec<Fault>,
}

/// A kind of man of an army.
#[derive(Debug)]
pub(crate) struct Variant {
    pub(crate) attributes: TokenStream,
    pub(crate) name: Ident,
    /// The letter that names the kind, in lower case, if it is one.
    pub(crate) letter: Option<char>,
    pub(crate) spec: Spec,
}

/// What every army has beside its kinds. A kind of such a name would hide it.
const CONSTANTS: [&str; 7] =
    ["ALL", "NOTATIONS", "CANONICALS", "DESCRIPTIONS", "DIAGRAMS", "STRATEGIES", "TABLE_BYTES"];

const FORM: &str = "a piece of an army is written `Knight 'n' = \"N\",`";
const ARMY_FORM: &str = "an army is written `pieces! { pub enum Army { King 'k' = \"K\" } }`";

/// Reads the input of `pieces!`.
pub(crate) fn army(input: TokenStream) -> Result<Army, Fault> {
    if input.is_empty() {
        return Err(Fault::new(Span::call_site(), "M0011", "an army without pieces", ARMY_FORM));
    }
    let mut army = parse_army.parse2(input).map_err(|error| Fault::of_parser(&error, ARMY_FORM))?;
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
    let (board, profile, mut faults) = spec::head(head, end);
    let attributes = without_derived(attributes, &mut faults);
    let body;
    syn::braced!(body in input);
    let mut variants = Vec::new();
    while !body.is_empty() {
        match variant(&body, &board, &mut faults) {
            Ok(mut variant) => {
                variant.spec.profile = profile;
                variants.push(variant);
            }
            Err(error) => {
                faults.push(Fault::of_parser(&error, FORM));
                up_to(&body, End::Sign(','), |_| false)?;
            }
        }
    }
    let rest: Vec<TokenTree> = input.parse::<TokenStream>()?.into_iter().collect();
    if let [token, ..] = &rest[..] {
        let help = format!("a board stands after the name: `enum {name} on 10x8 {{ … }}`");
        let what = format!("unexpected `{token}` after the army");
        faults.push(Fault::new(token.span(), "M0002", &what, &help));
    }
    if variants.is_empty() && faults.is_empty() {
        faults.push(Fault::new(
            name.span(),
            "M0011",
            "an army without pieces",
            "name one, as in `King 'k' = \"K\"`",
        ));
    }
    Ok(Army { attributes, visibility, name, board, variants, faults })
}

fn variant(input: ParseStream<'_>, board: &Board, faults: &mut Vec<Fault>) -> syn::Result<Variant> {
    let attributes = without_cfg(attributes(input)?, faults);
    let name: Ident = input.parse()?;
    if input.is_empty() || input.peek(syn::Token![,]) {
        input.parse::<Option<syn::Token![,]>>()?;
        let what = format!("the letter and the notation of `{name}` are missing");
        faults.push(Fault::new(name.span(), "M0009", &what, FORM));
        let profile = Profile::default();
        let spec =
            Spec { dialect: None, text: None, board: board.clone(), profile, faults: Vec::new() };
        return Ok(Variant { attributes, name, letter: None, spec });
    }
    skip_to_letter(input, &name, faults)?;
    let letter = match letter(input, &name)? {
        Ok(letter) => Some(letter),
        Err(fault) => {
            faults.push(fault);
            None
        }
    };
    let spec = spec_after_sign(input, Tail::Of(board), End::CommaOfList, starts_variant, FORM)?;
    Ok(Variant { attributes, name, letter, spec })
}

/// Takes out `cfg`s: the tables of an army are written for all its kinds.
fn without_cfg(attributes: TokenStream, faults: &mut Vec<Fault>) -> TokenStream {
    let tokens: Vec<TokenTree> = attributes.into_iter().collect();
    let mut kept = TokenStream::new();
    for attribute in tokens.chunks(2) {
        if let ([_, body], true) = (attribute, is_cfg(attribute)) {
            let help = "put it on the army: write two armies of one name with a `cfg` each";
            let what = "a `cfg` cannot stand on one piece of an army";
            faults.push(Fault::new(body.span(), "M0017", what, help));
        } else {
            kept.extend(attribute.iter().cloned());
        }
    }
    kept
}

fn starts_variant(input: ParseStream<'_>) -> bool {
    input.peek(syn::Token![#])
        || input.peek(syn::Ident) && input.peek2(syn::LitChar)
        || starts_without_letter(input)
}

/// `Guard = …`, whose letter is missing: a word that is no part of a notation.
fn starts_without_letter(input: ParseStream<'_>) -> bool {
    let word: Option<Ident> = input.fork().parse().ok();
    let is_name = word.is_some_and(|word| {
        let word = word.to_string();
        word.starts_with(char::is_uppercase)
            && word.contains(|c: char| c.is_lowercase() && !"nrcoaeihwb".contains(c))
    });
    is_name && input.peek2(syn::Token![=])
}

/// Fields and numbers, which kinds have not, are passed over if a letter follows.
fn skip_to_letter(
    input: ParseStream<'_>,
    name: &Ident,
    faults: &mut Vec<Fault>,
) -> syn::Result<()> {
    let ahead = input.fork();
    let mut between = 0;
    while !ahead.peek(syn::LitChar) {
        if starts_variant(&ahead)
            || ahead.is_empty()
            || ahead.peek(syn::Token![,])
            || ahead.peek(syn::LitStr)
        {
            return Ok(());
        }
        ahead.parse::<TokenTree>()?;
        between += 1;
    }
    if between == 0 || !ahead.peek2(syn::Token![=]) {
        return Ok(());
    }
    let span = input.span();
    let mut skipped = TokenStream::new();
    for _ in 0..between {
        skipped.extend([input.parse::<TokenTree>()?]);
    }
    let what = format!("unexpected `{skipped}` before the letter of `{name}`");
    faults.push(Fault::new(span, "M0002", &what, FORM));
    Ok(())
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
    let token: TokenTree = input.parse()?;
    let shown = token.to_string();
    let inside: Vec<char> = shown.chars().collect();
    match inside[..] {
        ['\'', letter, '\''] if letter.is_ascii_alphabetic() => Ok(Ok(letter.to_ascii_lowercase())),
        _ => {
            let what = format!("`{shown}` is not the letter of a kind");
            Ok(Err(Fault::new(token.span(), "M0009", &what, &help)))
        }
    }
}

/// A name or a letter that is used twice is reported at its second place.
fn refuse_repetitions(army: &mut Army) {
    let faults = &mut army.faults;
    army.variants.retain(|variant| {
        let is_taken = CONSTANTS.iter().any(|constant| variant.name == constant);
        if is_taken {
            let what = format!("`{}` is the name of a constant of every army", variant.name);
            let help = "give the piece another name";
            faults.push(Fault::new(variant.name.span(), "M0007", &what, help));
        }
        !is_taken
    });
    for later in 0..army.variants.len() {
        let variant = &army.variants[later];
        let same_name = army.variants[..later].iter().any(|earlier| earlier.name == variant.name);
        let same_letter =
            army.variants[..later].iter().find(|earlier| earlier.letter == variant.letter);
        if same_name {
            army.faults.push(Fault::repeated_name(&variant.name));
        } else if let (Some(earlier), Some(letter)) = (same_letter, variant.letter) {
            let what = format!(
                "the letter `{letter}` names both `{}` and `{}`",
                earlier.name, variant.name
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
    army.faults.sort_by_key(Fault::place);
    let mut names = std::collections::BTreeSet::new();
    army.variants.retain(|variant| names.insert(variant.name.to_string()));
}
