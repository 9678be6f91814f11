//! Which lines turn around when bytes do?
//!
//! Where no two squares of a line, the rider's own among them, stand in one byte of the set's words, the line read from
//! its other end is the same bits with their bytes in reverse: one instruction a word.

use super::Aligned;

/// Lines through one square of which no two squares stand in one byte.
///
/// `LINES` is the number of lines, `N` the words of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Sparse<const LINES: usize, const N: usize> {
    /// Twice the bit of the rider's own square.
    pub(crate) beyond: [u64; N],
    /// The same where all bytes are in reverse.
    pub(crate) beyond_reversed: [u64; N],
    /// Both ways of each line.
    pub(crate) lines: [[u64; N]; LINES],
}

/// Lines as [`sparse_ride`](crate::kernel::sparse_ride) reads them.
///
/// ```
/// use betza_runtime::kernel::sparse_ride;
/// use betza_runtime::table::{Aligned, Ride, Sparse, sparse};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// const BISHOP: &Aligned<[Sparse<2, 2>; 128]> =
///     &const { sparse(Ride::<128, 2, 2, 10, 10, 1, 1, 0xFF>::TABLE) };
///
/// let b9: Square<Board<10, 10>> = "b9".parse()?;
/// let men = Bitboard::from_square("e6".parse()?);
/// let reached = sparse_ride(BISHOP, b9, men);
/// assert_eq!(format!("{reached:?}"), "{e6, d7, a8, c8, a10, c10}");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
///
/// # Panics
///
/// If two squares of a line stand in one byte, or if a square above the rider's is told as one below it; in a constant
/// this is a compile error.
#[must_use]
pub const fn sparse<const LEN: usize, const LINES: usize, const N: usize>(
    lines: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
) -> Aligned<[Sparse<LINES, N>; LEN]> {
    let empty = Sparse { beyond: [0; N], beyond_reversed: [0; N], lines: [[0; N]; LINES] };
    let mut rows = [empty; LEN];
    let mut square = 0;
    while square < LEN && square < 64 * N {
        let own = one(square);
        rows[square].beyond = doubled(own);
        rows[square].beyond_reversed = doubled(reversed(own));
        let [above, below] = &lines.0[square];
        let mut n = 0;
        while n < N {
            let own = own[n];
            // The squares of this word that lie below the rider's.
            let before = if n < square / 64 {
                u64::MAX
            } else if own != 0 {
                own - 1
            } else {
                0
            };
            let mut k = 0;
            while k < LINES {
                let (up, down) = (above[n][k], below[n][k]);
                assert!(is_sparse(up | down | own), "two squares of a line stand in one byte");
                let is_apart = (up & before) | (down & !before) == 0;
                assert!(is_apart, "the rider stands between the ways of a line");
                rows[square].lines[k][n] = up | down;
                k += 1;
            }
            n += 1;
        }
        square += 1;
    }
    Aligned(rows)
}

/// The bytes of a set in reverse.
#[inline]
pub(crate) const fn reversed<const N: usize>(set: [u64; N]) -> [u64; N] {
    let mut reversed = [0; N];
    let mut n = 0;
    while n < N {
        reversed[n] = set[N - 1 - n].swap_bytes();
        n += 1;
    }
    reversed
}

const fn one<const N: usize>(square: usize) -> [u64; N] {
    let mut set = [0; N];
    set[square / 64] = 1 << (square % 64);
    set
}

/// The next square; nothing after the last.
const fn doubled<const N: usize>(set: [u64; N]) -> [u64; N] {
    let (mut doubled, mut carry) = ([0; N], 0);
    let mut n = 0;
    while n < N {
        doubled[n] = set[n] << 1 | carry;
        carry = set[n] >> 63;
        n += 1;
    }
    doubled
}

/// Whether each byte has one bit at most. They are counted side by side (chessprogramming wiki, population count): this
/// runs in constants, where a loop over the bits would take most of the time of a table.
const fn is_sparse(word: u64) -> bool {
    let pairs = word - (word >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    let bytes = (fours + (fours >> 4)) & 0x0F0F_0F0F_0F0F_0F0F;
    bytes & 0x0E0E_0E0E_0E0E_0E0E == 0
}
