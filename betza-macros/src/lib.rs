//! The door through which rustc calls `betza-codegen`.
//!
//! Users call the macros of `betza`, which pass the path of the facade as a first group: so the
//! expansion finds its runtime whatever name the facade has in the user's manifest.
#![forbid(unsafe_code)]

use proc_macro::TokenStream;

/// Pieces: see `betza::piece!`.
#[proc_macro]
pub fn piece(input: TokenStream) -> TokenStream {
    betza_codegen::piece(input.into()).into()
}

/// Armies: see `betza::pieces!`.
#[proc_macro]
pub fn pieces(input: TokenStream) -> TokenStream {
    betza_codegen::pieces(input.into()).into()
}

/// A board of the user's own: see `betza::board!`.
#[proc_macro]
pub fn board(input: TokenStream) -> TokenStream {
    betza_codegen::board(input.into()).into()
}

/// Two notations of one piece: see `betza::assert_same_piece!`.
#[proc_macro]
pub fn assert_same_piece(input: TokenStream) -> TokenStream {
    betza_codegen::assert_same_piece(input.into()).into()
}
