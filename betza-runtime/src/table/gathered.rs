//! Where does a square of a line stand among all that are reached?

use super::Aligned;

/// The squares of all lines through one square, and the lines as bits of one word: bit `i` is the `i`-th of the squares.
///
/// `LINES` is the number of lines, `N` the words of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Gathered<const LINES: usize, const N: usize> {
    pub(crate) squares: [u64; N],
    /// The squares above the rider and those below, as those of a ride on one word.
    pub(crate) lines: [[[u64; LINES]; 1]; 2],
}

/// Lines as [`gathered_ride`](crate::kernel::gathered_ride) reads them.
///
/// ```
/// use betza_runtime::kernel::gathered_ride;
/// use betza_runtime::table::{Aligned, Gathered, Ride, gathered};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// const ROOK: &Aligned<[Gathered<2, 2>; 128]> =
///     &const { gathered(Ride::<128, 2, 2, 10, 10, 0, 1, 0xFF>::TABLE) };
///
/// let a1: Square<Board<10, 10>> = "a1".parse()?;
/// let men = Bitboard::from_squares(&["c1".parse()?, "a4".parse()?]);
/// let reached = gathered_ride(ROOK, a1, men);
/// assert_eq!(format!("{reached:?}"), "{b1, c1, a2, a3, a4}");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
///
/// # Panics
///
/// If more than 64 squares are reached from one; in a constant this is a compile error.
#[must_use]
pub const fn gathered<const LEN: usize, const LINES: usize, const N: usize>(
    lines: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
) -> Aligned<[Gathered<LINES, N>; LEN]> {
    let mut rows = [Gathered { squares: [0; N], lines: [[[0; LINES]; 1]; 2] }; LEN];
    let mut square = 0;
    while square < LEN {
        let mut before = 0;
        let mut n = 0;
        while n < N {
            let [above, below] = &lines.0[square];
            let mut squares = 0;
            let mut k = 0;
            while k < LINES {
                squares |= above[n][k] | below[n][k];
                k += 1;
            }
            rows[square].squares[n] = squares;
            assert!(before + squares.count_ones() <= 64, "a word holds 64 squares");
            // Lines in turn, and on each its squares: an interpreter takes fewer steps than square by square.
            k = 0;
            while k < LINES {
                let mut side = 0;
                while side < 2 {
                    let mut left = lines.0[square][side][n][k];
                    while left != 0 {
                        let lowest = left & left.wrapping_neg();
                        let place = before + (squares & (lowest - 1)).count_ones();
                        rows[square].lines[side][0][k] |= 1 << place;
                        left ^= lowest;
                    }
                    side += 1;
                }
                k += 1;
            }
            before += squares.count_ones();
            n += 1;
        }
        square += 1;
    }
    Aligned(rows)
}
