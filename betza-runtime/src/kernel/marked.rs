//! Which steps leave squares behind on which the piece may be taken en passant?

use core::ops::ControlFlow;

use super::leap::row;
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::moves::{Effect, Group};
use crate::sink::MoveSink;
use crate::square::Square;
use crate::table::Aligned;

/// For each way of `from`, `[crossed, to]`: if all squares that it crosses are empty, a move that marks them.
///
/// ```text
/// x .      x  where it may end
/// m .      m  marked
/// P .      P  a pawn with its double step
/// ```
///
/// ```
/// use betza_runtime::kernel::marked;
/// use betza_runtime::table::Aligned;
/// use betza_runtime::{Bitboard, Board, Count, Square};
///
/// // On a board of one file and three ranks, from a1: over a2 to a3.
/// const STEP: &Aligned<[[[[u64; 1]; 2]; 1]; 4]> = &{
///     let mut rows = [[[[0; 1]; 2]; 1]; 4];
///     rows[0] = [[[0b010], [0b100]]];
///     Aligned(rows)
/// };
/// let a1: Square<Board<1, 3>> = "a1".parse()?;
/// let mut count = Count(0);
/// let _ = marked(STEP, a1, Bitboard::EMPTY, Bitboard::FULL, &mut count);
/// let _ = marked(STEP, a1, Bitboard::rank(1), Bitboard::FULL, &mut count);
/// assert_eq!(count, Count(1));
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
pub fn marked<G, S, const LEN: usize, const COUNT: usize, const N: usize>(
    table: &Aligned<[[[[u64; N]; 2]; COUNT]; LEN]>,
    from: Square<G>,
    occupied: Bitboard<G>,
    open: Bitboard<G>,
    sink: &mut S,
) -> ControlFlow<()>
where
    G: Geometry<Words = [u64; N]>,
    S: MoveSink<G>,
{
    for [crossed, to] in row(&table.0, from) {
        let marks = Bitboard(*crossed);
        let to = Bitboard(*to).intersection(open);
        if !marks.intersects(occupied) {
            sink.group(Group { from, to, effect: Effect { marks, ..Effect::NONE } })?;
        }
    }
    ControlFlow::Continue(())
}
