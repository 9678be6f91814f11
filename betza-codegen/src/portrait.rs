//! What is said and drawn of a piece for people?

use crate::board::Shape;
use betza_notation::pattern::Pattern;
use betza_notation::{Diagram, Dialect, describe, print_quickly};

/// A piece in words and pictures.
#[derive(Debug)]
pub(crate) struct Portrait {
    /// The piece in the notation it was written in, as the printer writes it; as written, where the printer finds no
    /// words soon.
    pub(crate) canonical: String,
    /// The movement in plain English.
    pub(crate) description: String,
    /// The board, drawn with letters.
    pub(crate) diagram: String,
    /// The board as one line of SVG.
    pub(crate) svg: String,
}

impl Portrait {
    /// Of no piece.
    pub(crate) const EMPTY: Portrait = Portrait {
        canonical: String::new(),
        description: String::new(),
        diagram: String::new(),
        svg: String::new(),
    };

    /// The portrait of the piece that `notation` reads to.
    pub(crate) fn of(pattern: &Pattern, notation: &str, dialect: Dialect, board: Shape) -> Self {
        let printed = print_quickly(pattern, dialect, notation);
        let side = |side: usize| u16::try_from(side).unwrap_or(u16::MAX);
        let diagram = Diagram::new(pattern, (side(board.width), side(board.height)));
        Portrait {
            canonical: printed.unwrap_or_else(|| notation.to_owned()),
            description: describe(pattern),
            diagram: diagram.text(),
            svg: diagram.svg(),
        }
    }
}
