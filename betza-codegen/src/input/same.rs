//! What does `assert_same_piece!` take?
//!
//! ```text
//! assert_same_piece!(WxH, [dialect] "text"…, [dialect] "text"…)
//! ```

use super::spec::{self, Tail};
use super::{End, Fault, Spec, up_to};
use crate::board::Shape;
use proc_macro2::{Span, TokenStream};
use syn::parse::{ParseStream, Parser};

/// Two pieces that should be one.
#[derive(Debug)]
pub(crate) struct Pair {
    pub(crate) board: Shape,
    pub(crate) specs: [Spec; 2],
    /// What is wrong around them.
    pub(crate) faults: Vec<Fault>,
}

const FORM: &str = "two pieces are compared as in `assert_same_piece!(8x8, \"K\", \"1*\")`";

/// Reads the input of `assert_same_piece!`.
pub(crate) fn pair(input: TokenStream) -> Result<Pair, Fault> {
    if input.is_empty() {
        return Err(Fault::new(Span::call_site(), "M0011", "nothing to compare", FORM));
    }
    parse_pair.parse2(input).map_err(|error| Fault::of_parser(&error, FORM))
}

fn parse_pair(input: ParseStream<'_>) -> syn::Result<Pair> {
    let (size, end) = up_to(input, End::Sign(','), |_| false)?;
    let (board, mut faults) = spec::size(size, end.span);
    let (first, end) = up_to(input, End::Sign(','), |_| false)?;
    let first = spec::spec(first, Tail::Compared(&board), end.span);
    let (second, after) = up_to(input, End::Sign(','), |_| false)?;
    if second.is_empty() {
        // Whatever else is wrong may be the reason.
        if faults.is_empty() && first.faults.is_empty() {
            faults.push(Fault::new(end.span, "M0011", "there is one piece alone", FORM));
        }
        let first = if faults.is_empty() { first } else { Spec { faults: Vec::new(), ..first } };
        let second = Spec { text: None, faults: Vec::new(), ..first.clone() };
        return Ok(Pair { board: board.shape, specs: [first, second], faults });
    }
    let second = spec::spec(second, Tail::Compared(&board), after.span);
    if !input.is_empty() {
        faults.push(Fault::new(input.span(), "M0002", "expected the end after two pieces", FORM));
        input.parse::<TokenStream>()?;
    }
    Ok(Pair { board: board.shape, specs: [first, second], faults })
}
