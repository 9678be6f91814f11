//! What does the generated documentation say?

use super::{Compiled, Content, HasLevelOne, Paths, number};
use crate::board::Shape;
use crate::input::Army;
use crate::plan::Summary;
use crate::report::Findings;
use betza_notation::NoRelation;
use proc_macro2::TokenStream;
use quote::quote;

/// Whether anybody can name a type and so read its page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Audience {
    /// A type of the user's, or a kind of an army.
    Readers,
    /// The type of an expression: an editor shows it, a page does not.
    Editors,
}

/// The doc comment of a generated type; as after `///`, a space stands before the first word.
pub(super) fn of_type(compiled: &Compiled, audience: Audience) -> TokenStream {
    let (notation, dialect, portrait) = match &compiled.content {
        Content::Stub => return quote!(#[doc = " A piece whose notation has mistakes."]),
        Content::Piece { notation, dialect, portrait, .. } => (notation, dialect, portrait),
    };
    let Shape { width, height } = compiled.board.shape;
    let Summary { strategy, table_bytes } = compiled.summary();
    let line = format!(
        "{} ({dialect}) on {width} by {height} squares; by {strategy}, {table_bytes} bytes of tables.",
        code(notation)
    );
    let mut lines = vec![portrait.description.clone(), String::new(), line];
    if let HasLevelOne::No(why) = compiled.level_one() {
        lines.extend([String::new(), format!("It has no `attacks`: {}.", reason(why))]);
    }
    lines.extend([String::new(), "```text".to_owned()]);
    lines.extend(portrait.diagram.lines().map(str::to_owned));
    lines.push("```".to_owned());
    let lines = comment(&lines);
    let picture = (audience == Audience::Readers).then(|| {
        // A block of HTML: Markdown leaves it alone up to the next empty line.
        let html = format!("\n <div>{}</div>", portrait.svg);
        quote!(#[cfg_attr(doc, doc = #html)])
    });
    quote!(#lines #picture)
}

/// The doc comment of an army.
pub(super) fn of_army(army: &Army, men: &[(Compiled, Findings)]) -> TokenStream {
    let Shape { width, height } = army.board.shape;
    let mut lines = vec![format!("An army on {width} by {height} squares.")];
    let without = army.variants.iter().zip(men).find_map(|(variant, (man, _))| {
        let HasLevelOne::No(why) = man.level_one() else { return None };
        let name = &variant.name;
        Some(format!("It has no `attacks`, because `{name}` has none: {}.", reason(why)))
    });
    lines.extend(without.into_iter().flat_map(|without| [String::new(), without]));
    comment(&lines)
}

/// The doc comment of a board.
pub(super) fn of_board(shape: Shape) -> TokenStream {
    let Shape { width, height } = shape;
    comment(&[format!("A board of {width} by {height} squares.")])
}

/// What people may want to show of a piece, as constants of its type.
pub(super) fn constants(
    paths: &Paths,
    compiled: &Compiled,
    visibility: &TokenStream,
) -> TokenStream {
    let private = paths.private();
    let text = quote!(&'static #private::core::primitive::str);
    let (notation, portrait) = (compiled.notation(), compiled.portrait());
    let Summary { strategy, table_bytes } = compiled.summary();
    let table_bytes = number(table_bytes);
    let [canonical, description, diagram] =
        [&portrait.canonical, &portrait.description, &portrait.diagram];
    quote! {
        /// The notation, as written.
        #visibility const NOTATION: #text = #notation;

        /// The piece as the printer writes it in Parlett's notation or Betza's, after the one it was written in; as
        /// written, where the printer has no words for it.
        #visibility const CANONICAL: #text = #canonical;

        /// The movement in plain English.
        #visibility const DESCRIPTION: #text = #description;

        /// The piece in the middle of its board, drawn with letters.
        #visibility const DIAGRAM: #text = #diagram;

        /// The kernels that answer for it.
        #visibility const STRATEGY: #text = #strategy;

        /// The bytes of the tables that they read, for both colors.
        #visibility const TABLE_BYTES: #private::core::primitive::usize = #table_bytes;
    }
}

/// Lines of a doc comment, in one attribute: each more is a dozen tokens for the compiler.
fn comment(lines: &[String]) -> TokenStream {
    let mut comment = String::new();
    for line in lines {
        let (end, space) =
            (if comment.is_empty() { "" } else { "\n" }, if line.is_empty() { "" } else { " " });
        comment.extend([end, space, line]);
    }
    quote!(#[doc = #comment])
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

/// `text` as Markdown's code, in which no letter means anything: between more backticks than it contains in a row, and
/// on one line.
fn code(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let longest = text.split(|letter| letter != '`').map(str::len).max().unwrap_or(0);
    let ticks = "`".repeat(longest + 1);
    let space = if longest > 0 { " " } else { "" };
    format!("{ticks}{space}{text}{space}{ticks}")
}

#[cfg(test)]
mod tests {
    use super::code;

    #[test]
    fn every_notation_survives_as_code() {
        assert_eq!(code("n(~2/2),*|<>"), "`n(~2/2),*|<>`");
        assert_eq!(code("a`b"), "`` a`b ``");
        assert_eq!(code("a```b``"), "```` a```b`` ````");
        assert_eq!(code("o1+,\n\n c1X"), "`o1+, c1X`");
    }
}
