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

use betza_notation::{Diagnostic, Dialect, Reading};
use board::Shape;
use emit::Compiled;
use input::{Form, Spec};
use literal::Text;
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
        Err(fault) => report::faults(&[fault]),
        // A block would be a second mistake where items stand.
        Ok(Form::Expression(Spec { text: None, faults, .. })) if faults.len() == 1 => {
            report::faults(&faults)
        }
        Ok(Form::Expression(spec)) => {
            let (compiled, findings) = compile(&spec);
            emit::expression(&paths, &compiled, &findings)
        }
        Ok(Form::Items(items, faults)) => {
            let items = items.iter().map(|item| {
                let (compiled, findings) = compile(&item.spec);
                emit::item(&paths, item, &compiled, &findings)
            });
            core::iter::once(report::faults(&faults)).chain(items).collect()
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
        Err(fault) => report::faults(&[fault]),
        Ok(army) => {
            let men: Vec<_> = army.variants.iter().map(|variant| compile(&variant.spec)).collect();
            emit::army(&paths, &army, &men)
        }
    }
}

/// Reads and plans one piece; one with mistakes becomes a stub on its board.
fn compile(spec: &Spec) -> (Compiled, Findings) {
    let mut findings = Findings::default();
    let compiled = spec.text.as_ref().and_then(|text| {
        let (compiled, found) = understand(spec.dialect, text, spec.board);
        findings.add_of_text(text, &found);
        compiled
    });
    findings.add_of_input(&spec.faults);
    let whole = compiled.filter(|_| spec.faults.is_empty());
    (whole.unwrap_or_else(|| Compiled::stub(spec.board)), findings)
}

/// A piece, if the text has no mistakes, and all that there is to say about the text.
fn understand(
    dialect: Option<Dialect>,
    text: &Text,
    board: Shape,
) -> (Option<Compiled>, Vec<Diagnostic>) {
    let notation = text.value();
    let Reading { dialect, pattern, mut warnings } = match betza_notation::read(dialect, &notation)
    {
        Ok(reading) => reading,
        Err(findings) => return (None, findings),
    };
    match plan::plan(&pattern, board) {
        Ok(plan) => {
            (Some(Compiled::new(board, notation, dialect, pattern.facts(), plan)), warnings)
        }
        Err(unplanned) => {
            warnings.push(unplanned.finding());
            (None, warnings)
        }
    }
}
