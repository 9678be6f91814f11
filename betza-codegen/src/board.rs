//! Which board is a piece compiled for?

use crate::squares::MOST_SQUARES;
use proc_macro2::{Span, TokenStream};

/// The boards that a place of the input may name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sizes {
    /// Those of the runtime, `Board<W, H>`.
    Plain,
    /// Those that `board!` declares.
    Declared,
}

impl Sizes {
    /// The greatest width and height.
    pub(crate) fn longest_side(self) -> usize {
        match self {
            Sizes::Plain => 16,
            Sizes::Declared => 36,
        }
    }

    /// Whether there is such a board.
    pub(crate) fn include(self, shape: Shape) -> bool {
        [shape.width, shape.height].iter().all(|side| (1..=self.longest_side()).contains(side))
    }
}

/// A board as a type.
#[derive(Clone, Debug)]
pub(crate) struct Board {
    pub(crate) shape: Shape,
    /// The author's own type; without one it is that of the runtime.
    pub(crate) name: Option<Name>,
}

/// A board that the author has declared.
#[derive(Clone, Debug)]
pub(crate) struct Name {
    /// The path of its type.
    pub(crate) path: TokenStream,
    /// Where its size is repeated.
    pub(crate) size: Span,
}

impl Board {
    /// 8x8, where no other board is named.
    pub(crate) const CHESS: Board = Board::of(Shape::CHESS);

    /// The board of the runtime with this shape.
    pub(crate) const fn of(shape: Shape) -> Self {
        Board { shape, name: None }
    }
}

/// What kernels read on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Tables with a row for each square.
    Tables,
    /// Nothing, they walk: a row would take hundreds of bytes.
    Steps,
}

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) width: usize,
    pub(crate) height: usize,
}

impl Shape {
    /// 8x8.
    pub(crate) const CHESS: Shape = Shape { width: 8, height: 8 };

    /// What kernels read on this board.
    pub(crate) fn layout(self) -> Layout {
        if self.has_tables() { Layout::Tables } else { Layout::Steps }
    }

    /// The number of squares.
    pub(crate) fn squares(self) -> usize {
        self.width * self.height
    }

    /// Whether tables with an entry a square are made for it.
    pub(crate) fn has_tables(self) -> bool {
        self.squares() <= MOST_SQUARES
    }

    /// The words of a set of squares.
    pub(crate) fn words(self) -> usize {
        self.squares().div_ceil(64)
    }

    /// The length of a table with one entry a square, padded so that a mask replaces the bounds check.
    pub(crate) fn table_length(self) -> usize {
        self.squares().next_power_of_two()
    }

    /// How many steps of `(dx, dy)` stay on the board from the square `(file, rank)`.
    pub(crate) fn steps(self, (file, rank): (usize, usize), dx: i32, dy: i32) -> usize {
        let fit = |place: usize, size: usize, step: i32| match step.unsigned_abs() as usize {
            0 => usize::MAX,
            length if step > 0 => (size - 1 - place) / length,
            length => place / length,
        };
        fit(file, self.width, dx).min(fit(rank, self.height, dy))
    }

    /// How many steps of `(dx, dy)` fit on the board at most.
    pub(crate) fn longest_ride(self, dx: i32, dy: i32) -> u16 {
        let fit = |room: usize, step: i32| match step.unsigned_abs() as usize {
            0 => usize::MAX,
            step => (room - 1) / step,
        };
        let steps = fit(self.width, dx).min(fit(self.height, dy));
        u16::try_from(steps).unwrap_or(u16::MAX)
    }
}
