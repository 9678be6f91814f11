//! To which legs does a walk still have to come back?

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;

/// A leg that paths of one state come back to: where and in which direction it was begun, and where it still must be.
#[derive(Clone, Copy, Debug)]
pub struct Loop<G: Geometry> {
    leg: u16,
    begun: [Bitboard<G>; 8],
    waiting: [Bitboard<G>; 8],
}

impl<G: Geometry> Loop<G> {
    /// Begun nowhere.
    pub const NONE: Self =
        Loop { leg: 0, begun: [Bitboard::EMPTY; 8], waiting: [Bitboard::EMPTY; 8] };
}

/// Where a walk keeps the loops of one state: an array for as many as a program has, or a list that grows.
///
/// A program says by [`Leg::head`](super::Leg::head) how many it needs at most.
pub trait Beginnings<G: Geometry> {
    /// Nothing begun.
    fn new() -> Self;

    /// The loops, of which there are then at least `count`.
    fn at_least(&mut self, count: usize) -> &mut [Loop<G>];
}

impl<G: Geometry, const HEADS: usize> Beginnings<G> for [Loop<G>; HEADS] {
    #[inline]
    fn new() -> Self {
        [Loop::NONE; HEADS]
    }

    #[inline]
    fn at_least(&mut self, count: usize) -> &mut [Loop<G>] {
        debug_assert!(count <= HEADS, "the program has more loops than it was said to have");
        self
    }
}

/// Puts a beginning on the list, unless it has been there.
pub(super) fn add<G: Geometry>(
    loops: &mut impl Beginnings<G>,
    head: u16,
    leg: u16,
    heading: u8,
    square: Square<G>,
) {
    let (head, heading) = (usize::from(head), usize::from(heading & 7));
    let Some(found) = loops.at_least(head + 1).get_mut(head) else { return };
    found.leg = leg;
    if !found.begun[heading].contains(square) {
        found.begun[heading] = found.begun[heading].with(square);
        found.waiting[heading] = found.waiting[heading].with(square);
    }
}

/// The next beginning: the leg, its direction, and where.
pub(super) fn next<G: Geometry>(loops: &mut impl Beginnings<G>) -> Option<(u16, u8, Square<G>)> {
    for found in loops.at_least(0) {
        // There are eight directions.
        for (heading, squares) in (0..).zip(&mut found.waiting) {
            if let Some(square) = squares.pop_first() {
                return Some((found.leg, heading, square));
            }
        }
    }
    None
}
