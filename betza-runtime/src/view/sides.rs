//! What is the least that is a position?

use super::{BoardView, Sectors};
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;

/// Two sets of men: a position for pieces that need no more.
///
/// ```
/// use betza_runtime::{Bitboard, Board, BoardView, Sides};
///
/// let view = Sides::<Board<8, 8>> { own: Bitboard::rank(0), enemy: Bitboard::rank(7) };
/// assert_eq!(view.occupied(), Bitboard::rank(0) | Bitboard::rank(7));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Sides<G: Geometry> {
    /// The men of the player to move.
    pub own: Bitboard<G>,
    /// The men of the opponent.
    pub enemy: Bitboard<G>,
}

impl<G: Geometry> BoardView for Sides<G> {
    type Board = G;

    #[inline]
    fn own(&self) -> Bitboard<G> {
        self.own
    }

    #[inline]
    fn enemy(&self) -> Bitboard<G> {
        self.enemy
    }
}

impl<G: Geometry> Sectors for Sides<G> {}
