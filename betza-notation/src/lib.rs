//! Betza's and Parlett's movement notation, read: text to meaning.
//!
//! ```text
//! &str -> ast (one a notation, spans everywhere, may be wrong) -> Pattern (the meeting point, always valid)
//! ```
//!
//! [`read`] is the whole chain. A [`Pattern`](pattern::Pattern) can be executed by [`interp`], the reference
//! interpreter. How a pattern becomes code is the matter of `betza-codegen`.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

pub mod betza;
mod diag;
#[cfg(feature = "diagram")]
mod diagram;
mod dialect;
pub mod flat;
mod idle;
#[cfg(feature = "interp")]
pub mod interp;
mod letters;
pub mod limits;
mod lookalike;
mod mend;
pub mod parlett;
mod passes;
pub mod pattern;
#[cfg(feature = "print")]
mod print;
mod reading;
mod relation;
#[cfg(feature = "interp")]
pub mod same;
mod span;
mod text;
#[cfg(feature = "words")]
mod words;
mod written;

pub use diag::{Code, Diagnostic, Origin, render};
#[cfg(feature = "diagram")]
pub use diagram::{Diagram, How, Mark};
pub use dialect::{
    Continuation, Dialect, Directions, Doubling, Hoppers, LameRiders, Switches, UnknownDialect,
    Vocabulary,
};
pub use letters::{letters_asked, x_as_kind};
#[cfg(feature = "print")]
pub use print::{Unsayable, print_betza, print_parlett, print_quickly};
pub use reading::{Reading, read};
pub use relation::{NoRelation, Relation, asks_only_square, relation};
pub use span::{Span, Spanned};
#[cfg(feature = "words")]
pub use words::describe;
pub use written::{writes_captures, writes_paths};
