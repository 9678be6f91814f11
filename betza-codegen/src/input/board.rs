//! What does `board!` take?
//!
//! ```text
//! board!([attributes] [vis] Taikyoku = 36x36)
//! ```

use super::{Fault, attributes, size, visibility};
use crate::board::{Shape, Sizes};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use syn::parse::{ParseStream, Parser};

/// A board that an author declares.
#[derive(Debug)]
pub(crate) struct Declaration {
    pub(crate) attributes: TokenStream,
    pub(crate) visibility: TokenStream,
    pub(crate) name: Ident,
    /// Its size, or the one that stands in for a wrong one.
    pub(crate) shape: Shape,
    /// What is wrong with it.
    pub(crate) faults: Vec<Fault>,
}

const FORM: &str = "a board is declared as in `board!(pub Taikyoku = 36x36)`";
const ONE_WORD: &str = "write width and height in one word, as in `36x36`, each from 1 to 36";

/// Reads the input of `board!`.
pub(crate) fn board(input: TokenStream) -> Result<Declaration, Fault> {
    if input.is_empty() {
        return Err(Fault::new(Span::call_site(), "M0011", "a board without a name", FORM));
    }
    parse_board.parse2(input).map_err(|error| Fault::of_parser(&error, FORM))
}

fn parse_board(input: ParseStream<'_>) -> syn::Result<Declaration> {
    let (attributes, visibility) = (attributes(input)?, visibility(input)?);
    let name: Ident = input.parse()?;
    let (shape, fault) = match parse_size(input) {
        Ok(shape) => (shape, None),
        Err((shape, fault)) => (shape, Some(fault)),
    };
    // Whatever follows a mistake may come of it.
    input.parse::<Option<syn::Token![;]>>()?;
    let rest: Vec<TokenTree> = input.parse::<TokenStream>()?.into_iter().collect();
    let unexpected = rest.first().filter(|_| fault.is_none()).map(|token| {
        Fault::new(token.span(), "M0002", &format!("unexpected `{token}` after the size"), FORM)
    });
    let faults = fault.into_iter().chain(unexpected).collect();
    Ok(Declaration { attributes, visibility, name, shape, faults })
}

/// `= 36x36`; beside a mistake stands the size that was probably meant.
fn parse_size(input: ParseStream<'_>) -> Result<Shape, (Shape, Fault)> {
    let sign = input.parse::<syn::Token![=]>();
    let meant = |token: &TokenTree| {
        size::size_of(token).filter(|shape| Sizes::Declared.include(*shape)).unwrap_or(Shape::CHESS)
    };
    let Ok(token) = input.parse::<TokenTree>() else {
        let fault = Fault::new(input.span(), "M0006", "the size of the board is missing", FORM);
        return Err((Shape::CHESS, fault));
    };
    if let Err(error) = sign {
        return Err((meant(&token), Fault::of_parser(&error, FORM)));
    }
    size::read(&token, Sizes::Declared, ONE_WORD).map_err(|fault| (meant(&token), fault))
}
