//! How does a movement pattern become Rust code?
//!
//! ```text
//! tokens -> input (the macro's own grammar) -> reading (betza-notation) -> plan (pattern x board) -> tokens
//! ```
//!
//! [`piece`] and [`pieces`] are the whole chain; both are ordinary functions on `proc_macro2` tokens, so that tests
//! and tools call them without rustc.
#![forbid(unsafe_code)]

mod board;
mod emit;
mod input;
mod literal;
mod plan;
mod report;

use board::Shape;
use emit::Compiled;
use input::{Fault, Form, Spec};
use proc_macro2::TokenStream;
use report::Findings;

/// Expands `piece! { [crate path] … }`: an expression or items.
///
/// ```
/// let tokens = betza_codegen::piece("[::betza] pub struct Knight = \"N\";".parse().unwrap());
/// assert!(tokens.to_string().contains("pub struct Knight"));
/// ```
pub fn piece(input: TokenStream) -> TokenStream {
    let (paths, input) = match input::crate_path(input) {
        Ok(found) => found,
        Err(fault) => return report::faults(&[fault]),
    };
    match input::piece(input) {
        Err(faults) => report::faults(&faults),
        Ok(Form::Expression(spec)) => {
            let (compiled, findings) = compile(spec.as_ref());
            emit::expression(&paths, &compiled, &findings)
        }
        Ok(Form::Items(items)) => {
            let items = items.iter().map(|item| {
                let (compiled, findings) = compile(item.spec.as_ref());
                emit::item(&paths, item, &compiled, &findings)
            });
            items.collect()
        }
    }
}

/// Expands `pieces! { [crate path] … }`: an army.
pub fn pieces(input: TokenStream) -> TokenStream {
    let (paths, input) = match input::crate_path(input) {
        Ok(found) => found,
        Err(fault) => return report::faults(&[fault]),
    };
    match input::army(input) {
        Err(faults) => report::faults(&faults),
        Ok(army) => {
            let men: Vec<_> =
                army.variants.iter().map(|variant| compile(variant.spec.as_ref())).collect();
            emit::army(&paths, &army, &men)
        }
    }
}

/// Reads and plans one piece. Without a plan there are errors among the findings, and a stub is emitted.
fn compile(spec: Result<&Spec, &Vec<Fault>>) -> (Compiled, Findings) {
    let spec = match spec {
        Ok(spec) => spec,
        Err(faults) => return (Compiled::stub(Shape::CHESS), Findings::of_input(faults)),
    };
    let board = spec.board;
    match betza_notation::read(spec.dialect, &spec.text.value()) {
        Err(findings) => (Compiled::stub(board), Findings::of_text(&spec.text, &findings)),
        Ok(reading) => match plan::plan(&reading.pattern, board) {
            Ok(plan) => {
                let findings = Findings::of_text(&spec.text, &reading.warnings);
                let facts = reading.pattern.facts();
                (Compiled::new(board, spec.text.value(), reading.dialect, facts, plan), findings)
            }
            Err(unplanned) => {
                let mut all = reading.warnings;
                all.push(unplanned.finding());
                (Compiled::stub(board), Findings::of_text(&spec.text, &all))
            }
        },
    }
}
