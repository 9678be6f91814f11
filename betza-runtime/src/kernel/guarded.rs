//! Which squares are reached when these are empty, and those occupied?
//!
//! A gate is a condition and the squares that are reached if it holds. All gates of a square are tried, whatever the
//! others say: nothing branches on the position.

use super::leap::row;
use super::ride::on_board;
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::Aligned;

/// For each gate of `from`, `[must be empty, reached then]`, what is reached if it is open.
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
/// const LAME: &Aligned<[[[[u64; 1]; 2]; 1]; 8]> = &{
///     let mut rows = [[[[0; 1]; 2]; 1]; 8];
///     rows[0] = [[[0b000_100], [0b100_000]]];
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
    table: &Aligned<[[[[u64; N]; 2]; GATES]; LEN]>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let gates = row(&table.0, from);
    let mut reached = [0; N];
    let mut k = 0;
    while k < GATES {
        let [clear, to] = &gates[k];
        let mut closed = 0;
        let mut n = 0;
        while n < N {
            closed |= clear[n] & occupied.0[n];
            n += 1;
        }
        add_if_zero(&mut reached, to, closed);
        k += 1;
    }
    on_board(reached)
}

/// For each gate of `from`, `[must be empty, must be occupied, reached then]`, what is reached if it is open.
#[inline]
#[must_use]
pub const fn hurdled<G, const LEN: usize, const GATES: usize, const N: usize>(
    table: &Aligned<[[[[u64; N]; 3]; GATES]; LEN]>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let gates = row(&table.0, from);
    let mut reached = [0; N];
    let mut k = 0;
    while k < GATES {
        let [clear, hurdles, to] = &gates[k];
        let mut closed = 0;
        let mut n = 0;
        while n < N {
            closed |= clear[n] & occupied.0[n] | hurdles[n] & !occupied.0[n];
            n += 1;
        }
        add_if_zero(&mut reached, to, closed);
        k += 1;
    }
    on_board(reached)
}

/// Adds `to` to `set` if no bit of `closed` is set: a mask is selected, not a branch taken.
#[inline]
const fn add_if_zero<const N: usize>(set: &mut [u64; N], to: &[u64; N], closed: u64) {
    let open = if closed == 0 { u64::MAX } else { 0 };
    let mut n = 0;
    while n < N {
        set[n] |= to[n] & open;
        n += 1;
    }
}
