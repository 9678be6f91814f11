//! Which squares are reached along paths that part from one another?
//!
//! The paths from a square are a tree, written down square by square in the order in which they are walked. At an
//! occupied square all that lies behind it is skipped. One branch a square: for pieces whose paths are too many for
//! [`guarded`](super::guarded).

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::Node;

/// The squares that are reached from `from`: all those of its tree but the ones behind an occupied one.
///
/// `starts` has, for each square, where its nodes start, and at last where they end.
///
/// ```
/// use betza_runtime::kernel::tree;
/// use betza_runtime::table::Node;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // From a1 of three squares in a row: b1 and then c1.
/// const NODES: &[Node] = &[Node { square: 1, skip: 2 }, Node { square: 2, skip: 1 }];
/// let a1: Square<Board<3, 1>> = "a1".parse()?;
/// let b1 = Bitboard::from_square("b1".parse()?);
/// assert_eq!(tree(NODES, &[0, 2, 2, 2], a1, Bitboard::EMPTY).len(), 2);
/// assert_eq!(tree(NODES, &[0, 2, 2, 2], a1, b1), b1);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn tree<G: Geometry>(
    nodes: &[Node],
    starts: &[u16],
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G> {
    let mut reached = Bitboard::EMPTY;
    let mut place = starts[from.index()] as usize;
    let end = starts[from.index() + 1] as usize;
    while place < end {
        let Node { square, skip } = nodes[place];
        let Some(square) = Square::new(square as usize) else { break };
        reached = reached.with(square);
        place += if occupied.contains(square) { skip as usize } else { 1 };
    }
    reached
}
