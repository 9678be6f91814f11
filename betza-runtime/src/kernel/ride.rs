//! Which squares does a rider reach before it is stopped?
//!
//! By obstruction difference (chessprogramming wiki). On one line let `up` be the occupied squares
//! above the piece and `low` the nearest occupied square below it, or the first square of the board
//! if there is none. `up - low` borrows from the nearest occupied square above, and so changes just
//! the bits from `low` to that square, or to the end if there is none:
//!
//! ```text
//! line      . a . a . R . a . a . a      R  the rider, a  its line
//! occupied  # # . # . # # . . # . #
//! up        . . . . . . . . . # . #
//! low       . . . # . . . . . . . .
//! changed   . . . x x x x x x x . .      up ^ (up - low)
//! reached   . . . x . . . x . x . .      what of the line was changed
//! ```
//!
//! The usual form is `2 * lowest(up) - low`. This one saves its `lowest` and its doubling: four instructions of a rook's
//! 35 on 8x8 (x86-64, rustc 1.95).

use super::leap::row;
use super::line::{and, from_top, line, minus, one};
use super::word::{self, all_if_none, highest};
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::Aligned;

/// The squares that a rider on `from` reaches along the lines of a table: on each way up to and
/// including the first occupied square.
///
/// ```text
/// . . . x . . . .      x  reached
/// . . . x . . . .      #  occupied and reached
/// . . . x . . . .
/// x x x R x # . .      R  the rider
/// . . . # . . . .
/// . . . . . . . .
/// ```
///
/// Squares too near to land on are taken out by the caller: `ride(..) & leap(landings, from)`.
///
/// ```
/// use betza_runtime::kernel::ride;
/// use betza_runtime::table::Ride;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// type Chess = Board<8, 8>;
/// const A1: Square<Chess> = Square::new(0).unwrap();
/// const ROOK: Bitboard<Chess> =
///     ride(Ride::<64, 2, 1, 8, 8, 0, 1, 0xFF>::TABLE, A1, Bitboard::rank(1));
///
/// let a2 = Bitboard::from_square("a2".parse()?);
/// assert_eq!(ROOK, Bitboard::rank(0).without(A1) | a2);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn ride<G, const LEN: usize, const LINES: usize, const N: usize>(
    table: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    on_board(reached(row(&table.0, from), &occupied.0))
}

/// The squares that are reached along lines, given as those above and those below.
#[inline]
pub(super) const fn reached<const LINES: usize, const N: usize>(
    lines: &[[[u64; LINES]; N]; 2],
    occupied: &[u64; N],
) -> [u64; N] {
    if N == 1 {
        return in_one_word(lines, occupied);
    }
    // Which of the two is the shorter was measured, on x86-64 with and without AVX2.
    if N == 4 && LINES == 4 && cfg!(target_feature = "avx2") {
        return side_by_side(lines, occupied);
    }
    // Line by line: the borrow goes from word to word, and on the way down a word counts only if those above it are empty.
    let [above, below] = lines;
    let mut reached = [0; N];
    let mut k = 0;
    while k < LINES {
        let (up, down) = (and(&line(above, k), occupied), and(&line(below, k), occupied));
        let less = minus(up, one());
        // Zeros are counted once a line; where that is one instruction and a register has room, in each word.
        let in_each = LINES < 4 && cfg!(target_feature = "lzcnt");
        let from_top = from_top(&down);
        let mut open = u64::MAX;
        let mut n = N;
        while n > 0 {
            n -= 1;
            let seen = if in_each { word::down_to_highest_by_count(down[n]) } else { from_top };
            let here = if down[n] == 0 { open } else { open & seen };
            open = if down[n] == 0 { open } else { 0 };
            reached[n] |= above[n][k] & (up[n] ^ less[n]) | below[n][k] & here;
        }
        k += 1;
    }
    reached
}

#[inline]
const fn in_one_word<const LINES: usize, const N: usize>(
    [above, below]: &[[[u64; LINES]; N]; 2],
    occupied: &[u64; N],
) -> [u64; N] {
    let mut reached = [0; N];
    let mut k = 0;
    while k < LINES {
        let (up, down) = (above[0][k] & occupied[0], below[0][k] & occupied[0]);
        let open = up ^ up.wrapping_sub(highest(down | 1));
        reached[0] |= (above[0][k] | below[0][k]) & open;
        k += 1;
    }
    reached
}

/// All lines at once: each word looks only whether the words before it had a blocker, and no number is carried.
#[inline]
const fn side_by_side<const LINES: usize, const N: usize>(
    [above, below]: &[[[u64; LINES]; N]; 2],
    occupied: &[u64; N],
) -> [u64; N] {
    let mut lanes = [[0; LINES]; N];
    let mut open = [u64::MAX; LINES];
    let mut n = 0;
    while n < N {
        let mut k = 0;
        while k < LINES {
            let men = above[n][k] & occupied[n];
            lanes[n][k] = above[n][k] & word::up_to_lowest(men) & open[k];
            open[k] &= all_if_none(men);
            k += 1;
        }
        n += 1;
    }
    open = [u64::MAX; LINES];
    while n > 0 {
        n -= 1;
        let mut k = 0;
        while k < LINES {
            let men = below[n][k] & occupied[n];
            lanes[n][k] |= below[n][k] & word::down_to_highest(men) & open[k];
            open[k] &= all_if_none(men);
            k += 1;
        }
    }
    let mut reached = [0; N];
    while n < N {
        let mut k = 0;
        while k < LINES {
            reached[n] |= lanes[n][k];
            k += 1;
        }
        n += 1;
    }
    reached
}

/// The set in these words, which a table of the same board keeps on the board.
#[inline]
pub(super) const fn on_board<G, const N: usize>(reached: [u64; N]) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let reached = Bitboard(reached);
    debug_assert!(reached.is_subset(Bitboard::FULL), "the table is one of another board");
    reached
}

#[cfg(test)]
pub(super) mod tests;
