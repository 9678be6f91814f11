//! What does the generated documentation say?

use super::{Compiled, Content};
use crate::board::Shape;
use proc_macro2::TokenStream;
use quote::quote;

/// The doc comment of a generated type; as after `///`, a space stands before the first word.
pub(super) fn of_type(compiled: &Compiled) -> TokenStream {
    let line = match &compiled.content {
        Content::Stub => " A piece whose notation has mistakes.".to_owned(),
        Content::Piece { notation, dialect, .. } => {
            let Shape { width, height } = compiled.board;
            format!(" Moves as {} ({dialect}) on {width} by {height} squares.", code(notation))
        }
    };
    quote!(#[doc = #line])
}

/// The doc comment of an army.
pub(super) fn of_army(board: Shape) -> TokenStream {
    let line = format!(" An army on {} by {} squares.", board.width, board.height);
    quote!(#[doc = #line])
}

/// The author's attributes and words first, then ours in a paragraph of their own.
pub(super) fn after(attributes: &TokenStream, own: &TokenStream) -> TokenStream {
    if attributes.is_empty() { own.clone() } else { quote!(#attributes #[doc = ""] #own) }
}

/// `text` between backticks, more of them than it contains itself.
fn code(text: &str) -> String {
    if text.contains('`') { format!("`` {text} ``") } else { format!("`{text}`") }
}
