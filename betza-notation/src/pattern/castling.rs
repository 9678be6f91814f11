//! How do two men move at once?

use super::{Headings, Kinds};

/// The piece goes along a line towards a partner, and the partner lands on the line behind it. Nothing is taken.
///
/// Along each heading the partner is the first man met, an own one, at a distance D. The piece goes k squares,
/// `min` <= k <= `max` and k <= D; it may land on the partner's square.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Castling {
    /// The directions, on the grid of king steps.
    pub headings: Headings,
    /// The least number of squares that the piece goes.
    pub min: u16,
    /// The greatest; without one up to the partner's square.
    pub max: Option<u16>,
    /// Who the partner may be and where it lands.
    pub partner: Partner,
}

/// The other man of a castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Partner {
    /// Its kind.
    pub kinds: Kinds,
    /// Whether it must, or must not, be unmoved.
    pub unmoved: Option<bool>,
    /// Where it must stand.
    pub place: PartnerPlace,
    /// The directions in which the partner may go.
    pub headings: Headings,
    /// Where it lands.
    pub landing: PartnerLanding,
}

/// Where the partner of a castling stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PartnerPlace {
    /// Anywhere on the line.
    Anywhere,
    /// So many files from the left or right edge of the board.
    FilesFromEdge(u16),
}

/// Where the partner of a castling lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PartnerLanding {
    /// On the square just behind the piece, having gone at least `min` squares.
    Behind {
        /// The least number of squares that the partner goes.
        min: u16,
    },
    /// `min` to `max` squares from where it stood, if that is behind the piece and not beyond its origin.
    Steps {
        /// The least number of squares.
        min: u16,
        /// The greatest.
        max: u16,
    },
}
