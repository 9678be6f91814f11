//! What did the user write between the braces of the macro?

mod army;
mod attributes;
mod board;
mod item;
mod same;
mod size;
mod spec;
mod unquoted;
mod words;

use crate::demand::Target;
use crate::emit::Paths;
pub(crate) use army::{Army, Variant, army};
pub(crate) use attributes::attribute_word;
use attributes::{attributes, is_cfg, without_derived};
pub(crate) use board::{Declaration, board};
pub(crate) use item::{Form, Item, piece};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
pub(crate) use same::{Pair, pair};
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

    fn repeated_name(name: &Ident) -> Self {
        let what = format!("the name `{name}` is used twice");
        Fault::new(name.span(), "M0007", &what, "give each piece a name of its own")
    }

    /// Whatever the token parser expected and did not find.
    fn of_parser(error: &syn::Error, help: &str) -> Self {
        Fault::new(error.span(), "M0002", &error.to_string(), help)
    }

    /// Line and column, to tell faults in order.
    fn place(&self) -> (usize, usize) {
        let start = self.span.start();
        (start.line, start.column)
    }
}

/// What the facade's wrapper says of itself.
pub(crate) struct Door {
    /// The paths below the facade.
    pub(crate) paths: Paths,
    /// The processor that the facade is compiled for.
    pub(crate) target: Target,
}

/// Takes the first group, in which the facade's wrapper passes its own path, and after it `bmi2` where the target has
/// that feature, or `detect` where that is found out when the program runs: only the facade, not a macro, is compiled for
/// the target.
pub(crate) fn door(input: TokenStream) -> Result<(Door, TokenStream), Fault> {
    let mut tokens = input.into_iter();
    match tokens.next() {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Bracket => {
            let mut path: Vec<TokenTree> = group.stream().into_iter().collect();
            let mut ends_with = |word: &str| {
                path.pop_if(|last| matches!(last, TokenTree::Ident(last) if last == word)).is_some()
            };
            let target = if ends_with("bmi2") {
                Target::Bmi2
            } else if ends_with("detect") {
                Target::Detected
            } else {
                Target::Any
            };
            let input = tokens.collect();
            let paths = Paths::new(path.into_iter().collect(), &input);
            Ok((Door { paths, target }, input))
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

/// `= …` up to `end`: what a piece is. A missing sign or separator hides nothing of what follows.
fn spec_after_sign(
    input: syn::parse::ParseStream<'_>,
    tail: spec::Tail<'_>,
    end: End,
    starts_next: impl Fn(syn::parse::ParseStream<'_>) -> bool,
    form: &str,
) -> syn::Result<Spec> {
    let no_sign = input.parse::<syn::Token![=]>().err();
    let no_sign = no_sign.map(|error| Fault::of_parser(&error, form));
    if no_sign.is_some() && input.peek(syn::Token![:]) {
        input.parse::<syn::Token![:]>()?;
    }
    let (tokens, stop) = up_to(input, end, starts_next)?;
    let mut spec = spec::spec(tokens, tail, stop.span);
    if let Some(fault) = no_sign {
        // Whatever else seems to be wrong comes of it.
        return Ok(Spec { faults: vec![fault], ..spec });
    }
    if stop.is_early && spec.faults.is_empty() {
        let what = format!("expected `{}` before the next piece", end.sign());
        spec.faults.push(Fault::new(stop.span, "M0002", &what, form));
    }
    Ok(spec)
}

/// Where a list of tokens stops.
struct Stop {
    span: Span,
    /// Whether the next piece began before the separator came.
    is_early: bool,
}

/// What ends the tokens of a piece. It is eaten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// This sign.
    Sign(char),
    /// The comma between the pieces of an army. One of a notation without quotes is not: neither is it the last token
    /// nor does a piece begin behind it.
    CommaOfList,
}

impl End {
    fn sign(self) -> char {
        match self {
            End::Sign(sign) => sign,
            End::CommaOfList => ',',
        }
    }
}

/// The tokens up to `end`, or to the start of the next piece.
fn up_to(
    input: syn::parse::ParseStream<'_>,
    end: End,
    starts_next: impl Fn(syn::parse::ParseStream<'_>) -> bool,
) -> syn::Result<(TokenStream, Stop)> {
    let mut tokens = TokenStream::new();
    let mut span = input.span();
    let mut has_quotes = false;
    while !input.is_empty() {
        if starts_next(input) {
            return Ok((tokens, Stop { span: input.span(), is_early: true }));
        }
        let token: TokenTree = input.parse()?;
        span = token.span();
        has_quotes |= unquoted::has_quotes(&token);
        let is_end = match end {
            End::Sign(_) => true,
            End::CommaOfList => has_quotes || input.is_empty() || starts_next(input),
        };
        if is_end && spec::is_sign(&token, end.sign()) {
            break;
        }
        tokens.extend([token]);
    }
    Ok((tokens, Stop { span, is_early: false }))
}
