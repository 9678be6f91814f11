//! Which squares are reached when these are empty, and those occupied?
//!
//! A gate is a condition and the squares that are reached if it holds. All gates of a square are tried, whatever the
//! others say: nothing branches on the position.

use super::leap::row;
use super::ride::on_board;
use super::word::all_if_none_by_borrow;
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::Aligned;

/// What is reached through the gates of `from` that are open: `[must be empty, reached then]`, each word of all gates side
/// by side.
///
/// ```text
/// . x . # .      x  reached
/// . . . # .      #  occupied: the horse does not get past d4
/// x . H . .      H  the horse of xiangqi: one step straight, if that square is
/// . . . . .         empty, and one diagonally onwards
/// . x . x .
/// ```
///
/// ```
/// use betza_runtime::kernel::guarded;
/// use betza_runtime::table::Aligned;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // On a board of three ranks, from a1: over a2 to b3.
/// const LAME: &Aligned<[[[[u64; 1]; 1]; 2]; 8]> = &{
///     let mut rows = [[[[0; 1]; 1]; 2]; 8];
///     rows[0] = [[[0b000_100]], [[0b100_000]]];
///     Aligned(rows)
/// };
/// let a1: Square<Board<2, 3>> = "a1".parse()?;
/// let b3 = Bitboard::from_square("b3".parse()?);
/// assert_eq!(guarded(LAME, a1, Bitboard::EMPTY), b3);
/// assert_eq!(guarded(LAME, a1, Bitboard::rank(1)), Bitboard::EMPTY);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn guarded<G, const LEN: usize, const GATES: usize, const N: usize>(
    table: &Aligned<[[[[u64; GATES]; N]; 2]; LEN]>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let [clear, to] = row(&table.0, from);
    let mut closed = [0; GATES];
    let mut n = 0;
    while n < N {
        let mut k = 0;
        while k < GATES {
            closed[k] |= clear[n][k] & occupied.0[n];
            k += 1;
        }
        n += 1;
    }
    through(&closed, to)
}

/// What is reached through the gates of `from` that are open: `[must be empty, must be occupied, reached then]`, each word
/// of all gates side by side.
#[inline]
#[must_use]
pub const fn hurdled<G, const LEN: usize, const GATES: usize, const N: usize>(
    table: &Aligned<[[[[u64; GATES]; N]; 3]; LEN]>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let [clear, hurdles, to] = row(&table.0, from);
    let mut closed = [0; GATES];
    let mut n = 0;
    while n < N {
        let mut k = 0;
        while k < GATES {
            closed[k] |= clear[n][k] & occupied.0[n] | hurdles[n][k] & !occupied.0[n];
            k += 1;
        }
        n += 1;
    }
    through(&closed, to)
}

/// What lies behind the gates that nothing closes.
#[inline]
const fn through<G, const GATES: usize, const N: usize>(
    closed: &[u64; GATES],
    to: &[[u64; GATES]; N],
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let mut reached = [0; N];
    let mut k = 0;
    while k < GATES {
        let open = all_if_none_by_borrow(closed[k]);
        let mut n = 0;
        while n < N {
            reached[n] |= to[n][k] & open;
            n += 1;
        }
        k += 1;
    }
    on_board(reached)
}
