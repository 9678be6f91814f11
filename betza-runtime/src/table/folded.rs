//! Which lines fit into one word, wherever they stand?

use super::Aligned;

/// Lines through one square that lie within 64 squares in a row: a rank with all that is ridden along it.
///
/// Laid upon one another, the words of a set keep such squares apart; turned, they have them in order. `LINES` is the
/// number of lines, `N` the words of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Folded<const LINES: usize, const N: usize> {
    /// The squares of all lines.
    pub(crate) squares: [u64; N],
    /// The squares above the rider and those below, in the word that is turned.
    pub(crate) lines: [[u64; LINES]; 2],
    /// By how many bits it is turned to the right.
    pub(crate) turn: u64,
}

/// Lines as [`folded_ride`](crate::kernel::folded_ride) reads them.
///
/// ```
/// use betza_runtime::kernel::folded_ride;
/// use betza_runtime::table::{Aligned, Folded, Ride, folded};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// const SIDEWAYS: &Aligned<[Folded<1, 2>; 128]> =
///     &const { folded(Ride::<128, 1, 2, 10, 10, 0, 1, 0b0100_0100>::TABLE) };
///
/// // The seventh rank stands in both words.
/// let f7: Square<Board<10, 10>> = "f7".parse()?;
/// let men = Bitboard::from_square("c7".parse()?);
/// let reached = folded_ride(SIDEWAYS, f7, men);
/// assert_eq!(format!("{reached:?}"), "{c7, d7, e7, g7, h7, i7, j7}");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
///
/// # Panics
///
/// If the squares that are reached from one do not lie within 64 in a row; in a constant this is a compile error.
#[must_use]
pub const fn folded<const LEN: usize, const LINES: usize, const N: usize>(
    lines: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
) -> Aligned<[Folded<LINES, N>; LEN]> {
    let mut rows = [Folded { squares: [0; N], lines: [[0; LINES]; 2], turn: 0 }; LEN];
    let mut square = 0;
    while square < LEN {
        let row = &mut rows[square];
        let (mut first, mut last) = (None, 0);
        let mut n = 0;
        while n < N {
            let mut k = 0;
            while k < LINES {
                row.squares[n] |= lines.0[square][0][n][k] | lines.0[square][1][n][k];
                k += 1;
            }
            let word = row.squares[n];
            if word != 0 {
                if first.is_none() {
                    first = Some(64 * n as u32 + word.trailing_zeros());
                }
                last = 64 * n as u32 + word.ilog2();
            }
            n += 1;
        }
        if let Some(first) = first {
            assert!(last - first < 64, "the lines do not lie within 64 squares in a row");
            row.turn = first as u64 % 64;
        }
        let mut side = 0;
        while side < 2 {
            let mut n = 0;
            while n < N {
                let mut k = 0;
                while k < LINES {
                    row.lines[side][k] |= lines.0[square][side][n][k].rotate_right(row.turn as u32);
                    k += 1;
                }
                n += 1;
            }
            side += 1;
        }
        square += 1;
    }
    Aligned(rows)
}
