//! Where does a piece go, drawn on its board?
//!
//! A [`Diagram`] shows a piece of White's in the middle of an empty board. What needs a man on the way, a first move or
//! anything else that an empty board does not show has a sign of its own.

mod mark;
mod reach;
mod svg;
mod text;

pub use mark::{How, Mark};

use crate::interp::Cell;
use crate::pattern::Pattern;
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;

/// A side of a board up to which all of it is drawn; of a longer one only what the piece reaches.
const WHOLE: u16 = 10;

/// A piece on a board and what it may do on each square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    size: (u16, u16),
    from: Cell,
    files: Range<u16>,
    ranks: Range<u16>,
    marks: BTreeMap<Cell, Mark>,
    is_whole: bool,
}

impl Diagram {
    /// A piece of White's in the middle of a board of `size` files and ranks.
    ///
    /// ```
    /// use betza_notation::{Diagram, read};
    /// let pawn = read(None, "fmWfcF").unwrap().pattern;
    /// let drawn = "\
    /// . . . . .
    /// . x o x .
    /// . . @ . .
    /// . . . . .
    /// . . . . .
    /// @ the piece, on c3   o moves only   x captures only";
    /// assert_eq!(Diagram::new(&pawn, (5, 5)).text(), drawn);
    /// ```
    pub fn new(pattern: &Pattern, size: (u16, u16)) -> Diagram {
        let size = (size.0.max(1), size.1.max(1));
        let from = Cell::new((size.0 - 1) / 2, (size.1 - 1) / 2);
        let (marks, is_whole) = reach::marks(pattern, size, from);
        let all = || marks.keys().chain([&from]);
        let files = window(size.0, all().map(|cell| cell.file));
        let ranks = window(size.1, all().map(|cell| cell.rank));
        Diagram { size, from, files, ranks, marks, is_whole }
    }

    /// Where the piece stands.
    pub fn from(&self) -> Cell {
        self.from
    }

    /// The squares on which it may do something.
    pub fn marks(&self) -> &BTreeMap<Cell, Mark> {
        &self.marks
    }

    /// Lines of signs and a legend.
    pub fn text(&self) -> String {
        text::draw(self)
    }

    /// One `<svg>` element on one line. Its colors are those of the text around it and, where there is such a thing,
    /// of rustdoc's theme.
    pub fn svg(&self) -> String {
        svg::draw(self)
    }

    /// The different marks, each with its sign, in the order of the legend.
    fn legend(&self) -> Vec<(Mark, char)> {
        let mut kinds: Vec<Mark> = Vec::new();
        for mark in self.marks.values() {
            if !kinds.contains(mark) {
                kinds.push(*mark);
            }
        }
        kinds.sort();
        let mut taken: Vec<char> = kinds.iter().filter_map(|mark| mark.sign()).collect();
        let legend = kinds.into_iter().map(|mark| {
            let mut spares = ['+', '#', '%', '='].into_iter().chain('a'..='z');
            let spare = || spares.find(|sign| !taken.contains(sign)).unwrap_or('~');
            let sign = mark.sign().unwrap_or_else(spare);
            taken.push(sign);
            (mark, sign)
        });
        legend.collect()
    }

    /// The name of the square of the piece, and of the board where it is not all drawn.
    fn place(&self) -> String {
        let Diagram { size: (width, height), from, files, ranks, .. } = self;
        if files.len() < usize::from(*width) || ranks.len() < usize::from(*height) {
            alloc::format!("{from} of {width}x{height}")
        } else {
            alloc::format!("{from}")
        }
    }
}

/// The part of a side that is drawn.
fn window(side: u16, reached: impl Iterator<Item = u16>) -> Range<u16> {
    if side <= WHOLE {
        return 0..side;
    }
    let (least, most) = reached.fold((side, 0), |(least, most), at| (least.min(at), most.max(at)));
    least.saturating_sub(1)..(most + 2).min(side)
}
