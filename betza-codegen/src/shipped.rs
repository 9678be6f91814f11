//! Which tables does the runtime ship?
//!
//! Those of sliders on 8x8, as bytes: see `xtask`, which writes them to files.

use crate::board::Shape;
use crate::plan::{self, Factor, Slide, SpreadSlide};
use betza_notation::Dialect;

/// A slider on 8x8 as the runtime ships it; all words have their lowest byte first.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct ShippedSlides {
    /// For each square the squares asked about, the factor, the start of its codes and that of its sets.
    pub rows: Vec<u8>,
    /// The codes, a byte each.
    pub codes: Vec<u8>,
    /// The sets.
    pub sets: Vec<u8>,
}

/// The slides of a slider in Betza's notation, if it has some.
#[doc(hidden)]
pub fn shipped_slides(notation: &str) -> Option<ShippedSlides> {
    let pattern = betza_notation::read(Some(Dialect::Betza), notation).ok()?.pattern;
    let found = plan::slides_of(&pattern)?;
    let (starts, codes, sets) = found.coded()?;
    let row = |(Slide { factor: Factor { asked, factor }, start }, sets): (&Slide, usize)| {
        [*asked, *factor, *start as u64, sets as u64]
    };
    let rows = bytes(found.rows.iter().zip(starts).flat_map(row));
    Some(ShippedSlides { rows, codes, sets: bytes(sets) })
}

/// A slider on 8x8 whose codes are spread, as the runtime ships it.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct ShippedSpread {
    /// For each square the squares asked about, the factor, what spreads its codes, the squares that are reached, and the
    /// start.
    pub rows: Vec<u8>,
    /// The codes, two bytes each.
    pub codes: Vec<u8>,
}

/// The same with codes that are spread, if they can be.
#[doc(hidden)]
pub fn shipped_spread(notation: &str) -> Option<ShippedSpread> {
    let pattern = betza_notation::read(Some(Dialect::Betza), notation).ok()?.pattern;
    let found = plan::spread_slides_of(&pattern)?;
    let row = |SpreadSlide { factor: Factor { asked, factor }, spread, reached, start }: &_| {
        [*asked, *factor, *spread, *reached, *start as u64]
    };
    Some(ShippedSpread {
        rows: bytes(found.rows.iter().flat_map(row)),
        codes: found.codes.iter().flat_map(|code| code.to_le_bytes()).collect(),
    })
}

/// An index of a piece on 8x8 as the runtime ships it.
#[doc(hidden)]
#[derive(Clone, Debug)]
pub struct ShippedIndex {
    /// For each square the squares asked about, those that are reached, and the start of its codes.
    pub groups: Vec<u8>,
    /// The codes, two bytes each.
    pub codes: Vec<u8>,
}

/// The index of a slider in Betza's notation, if it has one.
#[doc(hidden)]
pub fn shipped_index(notation: &str) -> Option<ShippedIndex> {
    let pattern = betza_notation::read(Some(Dialect::Betza), notation).ok()?.pattern;
    let index = plan::index_of(&pattern, Shape::CHESS)?;
    let codes = index.codes.iter().flat_map(|code| code.to_le_bytes()).collect();
    let groups = index.groups.iter().flatten();
    Some(ShippedIndex { groups: bytes(groups.flat_map(|group| group.words(1))), codes })
}

fn bytes(words: impl IntoIterator<Item = u64>) -> Vec<u8> {
    words.into_iter().flat_map(u64::to_le_bytes).collect()
}
