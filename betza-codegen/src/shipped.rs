//! Which tables does the runtime ship, and how are they written down?
//!
//! Those of sliders on 8x8: see `xtask`, which writes them to files.

use crate::board::Shape;
use crate::emit::number;
use crate::plan::{self, Factor, Group, Index, Slide};
use betza_notation::Dialect;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// A slider on 8x8 as the runtime ships it.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct ShippedSlides {
    /// The rows of all squares, as Rust code.
    pub rows: String,
    /// The codes; none where a row leads to sets.
    pub codes: Vec<u8>,
    /// The sets, eight bytes each.
    pub sets: Vec<u8>,
}

/// The slides of a slider in Betza's notation, if it has some; with codes they take an eighth of the bytes, and one look
/// more.
#[doc(hidden)]
pub fn shipped_slides(notation: &str, is_coded: bool) -> Option<ShippedSlides> {
    let pattern = betza_notation::read(Some(Dialect::Betza), notation).ok()?.pattern;
    let found = plan::slides_of(&pattern)?;
    let bytes = |sets: &[u64]| sets.iter().flat_map(|set| set.to_le_bytes()).collect();
    if is_coded {
        let (starts, codes, sets) = found.coded()?;
        let rows = coded_slides(&found.rows, &starts).to_string();
        return Some(ShippedSlides { rows, codes, sets: bytes(&sets) });
    }
    let rows = slides(&found.rows).to_string();
    Some(ShippedSlides { rows, codes: Vec::new(), sets: bytes(&found.answers) })
}

/// An index of a piece on 8x8 as the runtime ships it.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct ShippedIndex {
    /// The groups of all squares, as Rust code.
    pub groups: String,
    /// The codes, two bytes each.
    pub codes: Vec<u8>,
}

/// The index of a rider in Betza's notation, if it has one.
#[doc(hidden)]
pub fn shipped_index(notation: &str) -> Option<ShippedIndex> {
    let pattern = betza_notation::read(Some(Dialect::Betza), notation).ok()?.pattern;
    let index = plan::index_of(&pattern, Shape::CHESS)?;
    let codes = index.codes.iter().flat_map(|code| code.to_le_bytes()).collect();
    Some(ShippedIndex { groups: groups(&index).to_string(), codes })
}

/// The groups of all squares, one each, with the type `Group` in scope.
fn groups(index: &Index) -> TokenStream {
    let rows = index.groups.iter().flatten().map(|Group { asked, reached, start }| {
        let [asked, reached] = [asked, reached].map(|set| hexadecimal(set.words(1)[0]));
        let start = number(*start);
        quote!([Group { asked: [#asked], reached: [#reached], start: #start }])
    });
    quote!([#(#rows),*])
}

/// The rows of a slider, with the types `Slide` and `Factor` in scope.
fn slides(rows: &[Slide]) -> TokenStream {
    let rows = rows.iter().map(slide);
    quote!([#(#rows),*])
}

/// The same with the place where the sets of each square start, and the type `CodedSlide` in scope.
fn coded_slides(rows: &[Slide], starts: &[usize]) -> TokenStream {
    let rows = rows.iter().zip(starts).map(|(row, sets)| {
        let (slide, sets) = (slide(row), number(*sets));
        quote!(CodedSlide { slide: #slide, sets: #sets })
    });
    quote!([#(#rows),*])
}

fn slide(Slide { factor: Factor { asked, factor }, start }: &Slide) -> TokenStream {
    let (asked, factor, start) = (hexadecimal(*asked), hexadecimal(*factor), number(*start));
    quote!(Slide { factor: Factor { asked: #asked, factor: #factor }, start: #start })
}

/// A word of a set; as sets of few squares are read best, in powers of 16.
fn hexadecimal(word: u64) -> Literal {
    let text = format!("{word:#x}");
    text.parse().unwrap_or_else(|_| Literal::u64_unsuffixed(word))
}
