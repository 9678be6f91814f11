//! How does a movement pattern become Rust code?
//!
//! ```text
//! tokens -> input (the macro's own grammar) -> reading (betza-notation) -> plan (pattern x board) -> tokens
//! ```
//!
//! [`piece`], [`pieces`], [`board`](board()) and [`assert_same_piece`] are the whole chain; all are ordinary functions on `proc_macro2` tokens, so that tests
//! and tools call them without rustc.
#![forbid(unsafe_code)]

mod board;
mod demand;
mod emit;
mod input;
mod kinds;
mod lint;
mod literal;
mod plan;
mod portrait;
mod report;
mod same;
mod shipped;
mod squares;
mod unquoted;

use betza_notation::{Diagnostic, Dialect, Reading, Span};
use board::Board;
use demand::{Demand, Target};
use emit::Compiled;
use input::{Door, Form, Spec};
use kinds::Letters;
use literal::Text;
use proc_macro2::TokenStream;
use report::Findings;
#[doc(hidden)]
pub use shipped::{
    ShippedIndex, ShippedSlides, ShippedSpread, shipped_index, shipped_slides, shipped_spread,
};

/// Expands `piece! { [crate path] … }`: an expression or items.
///
/// ```
/// let tokens = betza_codegen::piece("[::betza] pub struct Knight = \"N\";".parse().unwrap());
/// assert!(tokens.to_string().contains("pub struct Knight"));
/// ```
pub fn piece(input: TokenStream) -> TokenStream {
    let (Door { paths, target }, input) = match input::door(input) {
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
            let (compiled, findings) = compile(&spec, target, &Letters::ANY);
            emit::expression(&paths, &compiled, &findings)
        }
        Ok(Form::Items(items, faults)) => {
            let items = items.iter().map(|item| {
                let (compiled, findings) = compile(&item.spec, target, &Letters::ANY);
                emit::item(&paths, item, &compiled, &findings)
            });
            core::iter::once(report::faults(&faults)).chain(items).collect()
        }
    }
}

/// Expands `pieces! { [crate path] … }`: an army.
pub fn pieces(input: TokenStream) -> TokenStream {
    let (Door { paths, target }, input) = match input::door(input) {
        Ok(found) => found,
        Err(fault) => return report::faults(&[fault]),
    };
    match input::army(input) {
        Err(fault) => report::faults(&[fault]),
        Ok(army) => {
            let letters = Letters::of(&army);
            // The size of a board with a name may be among the faults.
            let is_sound = army.board.name.is_none() || army.faults.is_empty();
            let men = army.variants.iter().map(|variant| {
                let (man, findings) = compile(&variant.spec, target, &letters);
                (if is_sound { man } else { Compiled::stub(army.board.clone()) }, findings)
            });
            let men: Vec<_> = men.collect();
            emit::army(&paths, &army, &men)
        }
    }
}

/// Expands `board! { [crate path] … }`: a board as a type.
///
/// ```
/// let tokens = betza_codegen::board("[::betza] pub Taikyoku = 36x36".parse().unwrap());
/// assert!(tokens.to_string().contains("pub struct Taikyoku"));
/// ```
pub fn board(input: TokenStream) -> TokenStream {
    let (Door { paths, .. }, input) = match input::door(input) {
        Ok(found) => found,
        Err(fault) => return report::faults(&[fault]),
    };
    match input::board(input) {
        Err(fault) => report::faults(&[fault]),
        Ok(declaration) => emit::board(&paths, &declaration),
    }
}

/// Expands `assert_same_piece! { [crate path] … }`: nothing, unless there is something to say.
///
/// ```
/// let expand = |source: &str| betza_codegen::assert_same_piece(source.parse().unwrap()).to_string();
/// assert_eq!(expand("[::betza] 8x8, \"K\", \"1*\""), "");
/// assert!(expand("[::betza] 9x9, \"F7\", \"B\"").contains("only the second goes from a1 to i9"));
/// ```
pub fn assert_same_piece(input: TokenStream) -> TokenStream {
    match input::door(input).and_then(|(_, input)| input::pair(input)) {
        Err(fault) => report::faults(&[fault]),
        Ok(pair) => same::compare(&pair),
    }
}

/// Reads and plans one piece; one with mistakes becomes a stub on its board.
fn compile(spec: &Spec, target: Target, letters: &Letters) -> (Compiled, Findings) {
    let mut findings = Findings::default();
    let compiled = spec.text.as_ref().and_then(|text| {
        let demand = Demand { board: spec.board.shape, profile: spec.profile, target };
        let (compiled, found) = understand(spec.dialect, text, &spec.board, demand, letters);
        findings.add_of_text(text, &found);
        compiled
    });
    findings.add_of_input(&spec.faults);
    let whole = compiled.filter(|_| spec.faults.is_empty());
    (whole.unwrap_or_else(|| Compiled::stub(spec.board.clone())), findings)
}

/// A piece, if the text has no mistakes, and all that there is to say about the text.
fn understand(
    dialect: Option<Dialect>,
    text: &Text,
    board: &Board,
    demand: Demand,
    letters: &Letters,
) -> (Option<Compiled>, Vec<Diagnostic>) {
    let notation = text.value();
    let Reading { dialect, pattern, mut warnings } = match betza_notation::read(dialect, &notation)
    {
        Ok(reading) => reading,
        Err(findings) => return (None, letters.or_x(findings, &notation)),
    };
    let missing = letters.missing(dialect, &notation);
    if !missing.is_empty() {
        warnings.extend(missing);
        return (None, warnings);
    }
    match plan::plan(&pattern, demand) {
        Ok(plan) => {
            warnings.extend(lint::lints(&pattern, demand.board, dialect, &notation));
            let whole = Span::new(0, notation.chars().count());
            let compiled = Compiled::new(board.clone(), notation, dialect, &pattern, plan);
            warnings.extend(lint::of_tables(&compiled.summary(), demand, whole));
            (Some(compiled), warnings)
        }
        Err(unplanned) => {
            warnings.push(unplanned.finding());
            (None, warnings)
        }
    }
}
