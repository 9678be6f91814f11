//! What does a program see of the position?

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::geometry::Geometry;
use crate::kind::KindSet;
use crate::square::Square;

/// The position, as far as programs ask for it, and who moves from where.
///
/// What the pieces of a program never ask may be left empty. `kinds` gives the squares of all men of some kinds.
#[derive(Clone, Copy, Debug)]
pub struct Scene<G: Geometry, K> {
    /// Who moves.
    pub color: Color,
    /// From where.
    pub from: Square<G>,
    /// The men of the player who moves.
    pub own: Bitboard<G>,
    /// The men of the other player.
    pub enemy: Bitboard<G>,
    /// The own men that have never moved.
    pub unmoved: Bitboard<G>,
    /// The squares of all men of some kinds.
    pub kinds: K,
    /// The player who moves is in check.
    pub in_check: bool,
    /// The squares on which the last double step may be taken.
    pub en_passant: Bitboard<G>,
    /// The man that is taken there.
    pub victim: Option<Square<G>>,
    /// The sector of the player who moves.
    pub own_sector: Bitboard<G>,
    /// The sector of the other player.
    pub enemy_sector: Bitboard<G>,
    /// The light squares.
    pub light: Bitboard<G>,
}

/// A place by file and rank, on the board or off it.
pub(super) type Place = (i32, i32);

impl<G: Geometry, K: Fn(KindSet) -> Bitboard<G>> Scene<G, K> {
    /// The own men without the piece itself, which is lifted from its origin.
    #[inline]
    pub(super) fn friends(&self) -> Bitboard<G> {
        self.own.without(self.from)
    }

    /// The men of both players without the piece itself.
    #[inline]
    pub(super) fn men(&self) -> Bitboard<G> {
        self.friends().union(self.enemy.without(self.from))
    }

    /// The place of a square.
    #[inline]
    pub(super) fn place(square: Square<G>) -> Place {
        // A board has fewer than 2^16 files and ranks.
        (square.file() as i32, square.rank() as i32)
    }

    /// The square at a place, if it is on the board.
    #[inline]
    pub(super) fn square((file, rank): Place) -> Option<Square<G>> {
        Square::at(usize::try_from(file).ok()?, usize::try_from(rank).ok()?)
    }

    /// The place `steps` vectors of the player's view away.
    #[inline]
    pub(super) fn step(&self, place: Place, (dx, dy): Place, steps: i32) -> Place {
        let sign = match self.color {
            Color::White => steps,
            Color::Black => -steps,
        };
        (place.0 + sign * dx, place.1 + sign * dy)
    }

    /// The rank of a square, counted from 1 at the side of the player who moves.
    #[inline]
    pub(super) fn line(&self, square: Square<G>) -> usize {
        match self.color {
            Color::White => square.rank() + 1,
            Color::Black => G::HEIGHT - square.rank(),
        }
    }
}

/// The step that a direction means on a ring.
pub(super) fn vector(ring: super::Ring, heading: u8) -> Place {
    let (short, long) = match ring {
        super::Ring::Oblique(short, long) => (i32::from(short), i32::from(long)),
        super::Ring::Grid(length) if heading.is_multiple_of(2) => (0, i32::from(length)),
        super::Ring::Grid(length) => (i32::from(length), i32::from(length)),
        super::Ring::Anywhere => (0, 0),
    };
    match heading & 7 {
        0 => (short, long),
        1 => (long, short),
        2 => (long, -short),
        3 => (short, -long),
        4 => (-short, -long),
        5 => (-long, -short),
        6 => (-long, short),
        _ => (-short, long),
    }
}

/// The directions of a mask, in order.
pub(super) fn headings(mask: u8) -> impl Iterator<Item = u8> {
    (0..8).filter(move |heading| mask >> heading & 1 == 1)
}
