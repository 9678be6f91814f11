//! What does the generated documentation say?

use super::{Compiled, Content, HasLevelOne};
use crate::board::Shape;
use crate::input::Army;
use crate::report::Findings;
use betza_notation::NoRelation;
use proc_macro2::TokenStream;
use quote::quote;

/// The doc comment of a generated type; as after `///`, a space stands before the first word.
pub(super) fn of_type(compiled: &Compiled) -> TokenStream {
    let (line, lack) = match &compiled.content {
        Content::Stub => (" A piece whose notation has mistakes.".to_owned(), None),
        Content::Piece { notation, dialect, .. } => {
            let Shape { width, height } = compiled.board.shape;
            let line =
                format!(" Moves as {} ({dialect}) on {width} by {height} squares.", code(notation));
            let lack = match compiled.level_one() {
                HasLevelOne::No(why) => Some(format!(" It has no `attacks`: {}.", reason(why))),
                HasLevelOne::WithConstants | HasLevelOne::Yes => None,
            };
            (line, lack)
        }
    };
    paragraphs(&line, lack)
}

/// The doc comment of an army.
pub(super) fn of_army(army: &Army, men: &[(Compiled, Findings)]) -> TokenStream {
    let Shape { width, height } = army.board.shape;
    let line = format!(" An army on {width} by {height} squares.");
    let without =
        army.variants.iter().zip(men).find_map(|(variant, (man, _))| match man.level_one() {
            HasLevelOne::No(why) => Some(format!(
                " It has no `attacks`, because `{}` has none: {}.",
                variant.name,
                reason(why)
            )),
            HasLevelOne::WithConstants | HasLevelOne::Yes => None,
        });
    paragraphs(&line, without)
}

/// The doc comment of a board.
pub(super) fn of_board(shape: Shape) -> TokenStream {
    let Shape { width, height } = shape;
    paragraphs(&format!(" A board of {width} by {height} squares."), None)
}

fn paragraphs(line: &str, more: Option<String>) -> TokenStream {
    let more = more.map(|more| quote!(#[doc = ""] #[doc = #more]));
    quote!(#[doc = #line] #more)
}

/// Why a piece is no function of color, square and occupancy.
fn reason(why: NoRelation) -> &'static str {
    match why {
        NoRelation::Guarded => "a capture of it hangs on more than color and square",
        NoRelation::SeesOwners => {
            "a capture of it hangs on whose men or which kinds stand on its way"
        }
        NoRelation::TakesElsewhere => "it takes elsewhere than where it arrives",
    }
}

/// The author's attributes and words first, then ours in a paragraph of their own.
pub(super) fn after(attributes: &TokenStream, own: &TokenStream) -> TokenStream {
    if attributes.is_empty() { own.clone() } else { quote!(#attributes #[doc = ""] #own) }
}

/// `text` between backticks, more of them than it contains itself.
fn code(text: &str) -> String {
    if text.contains('`') { format!("`` {text} ``") } else { format!("`{text}`") }
}
