//! Where does a leaper land from each square?

use super::{check_size, direction};

/// The table of one leap: all leapers of a program with these numbers share it.
///
/// `LEN` is the number of squares padded to a power of two, `WORDS` the words of a set, `W` and `H`
/// the board, `(A, B)` the leap with the smaller part first, `DIRS` a mask of its directions (see
/// [`direction`]). The numbers are checked when the table is built.
///
/// ```
/// use betza_runtime::kernel::leap;
/// use betza_runtime::table::Leap;
/// use betza_runtime::{Board, Square};
///
/// type ForwardKnight = Leap<32, 1, 5, 5, 1, 2, 0b1000_0001>;
///
/// let c3: Square<Board<5, 5>> = "c3".parse()?;
/// assert_eq!(
///     leap(ForwardKnight::TABLE, c3).to_string(),
///     "\
/// . x . x .
/// . . . . .
/// . . . . .
/// . . . . .
/// . . . . ."
/// );
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Leap<
    const LEN: usize,
    const WORDS: usize,
    const W: usize,
    const H: usize,
    const A: usize,
    const B: usize,
    const DIRS: u8,
>;

impl<
    const LEN: usize,
    const WORDS: usize,
    const W: usize,
    const H: usize,
    const A: usize,
    const B: usize,
    const DIRS: u8,
> Leap<LEN, WORDS, W, H, A, B, DIRS>
{
    /// For each square the set of landings.
    pub const TABLE: &'static [[u64; WORDS]; LEN] = &const { leaps(W, H, &[(A, B, DIRS)]) };

    /// [`TABLE`](Self::TABLE), which is not made before a program is built that asks for it: the compiler makes constants
    /// that stand in a function even where it only checks.
    #[inline(always)]
    #[must_use]
    pub const fn table() -> &'static [[u64; WORDS]; LEN] {
        Self::TABLE
    }
}

/// For each square the landings of all these leaps `(a, b, directions)` together.
///
/// A direction that a leap does not have selects nothing; the leap `(0, 0)` has every even
/// direction, and stays where it is.
///
/// ```
/// use betza_runtime::kernel::leap;
/// use betza_runtime::table::leaps;
/// use betza_runtime::{Board, Square};
///
/// // A king is a wazir and a ferz.
/// const KING: &[[u64; 1]; 16] = &const { leaps(4, 4, &[(0, 1, 0xFF), (1, 1, 0xFF)]) };
///
/// let a1: Square<Board<4, 4>> = "a1".parse()?;
/// assert_eq!(leap(KING, a1).to_string(), ". . . .\n. . . .\nx x . .\n. x . .");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[must_use]
pub const fn leaps<const LEN: usize, const WORDS: usize>(
    width: usize,
    height: usize,
    orbits: &[(usize, usize, u8)],
) -> [[u64; WORDS]; LEN] {
    check_size(width, height, LEN, WORDS);
    let mut table = [[0; WORDS]; LEN];
    let mut k = 0;
    while k < orbits.len() {
        let (a, b, dirs) = orbits[k];
        let mut number = 0;
        while number < 8 {
            if dirs >> number & 1 != 0
                && let Some((dx, dy)) = direction(a, b, number)
            {
                add(&mut table, (width, height), (dx as isize, dy as isize));
            }
            number += 1;
        }
        k += 1;
    }
    table
}

/// Adds the landing of one vector to every square from which it stays on the board.
const fn add<const LEN: usize, const WORDS: usize>(
    table: &mut [[u64; WORDS]; LEN],
    (width, height): (usize, usize),
    (dx, dy): (isize, isize),
) {
    let (first_file, end_file) = starts(width, dx);
    let (first_rank, end_rank) = starts(height, dy);
    let step = dy * width as isize + dx;
    let mut rank = first_rank;
    while rank < end_rank {
        let mut file = first_file;
        // The loop is interpreted in every build that has the table: it calls nothing. No bits are
        // lost: both squares are on the board.
        while file < end_file {
            let from = rank * width + file;
            let to = (from as isize + step) as usize;
            table[from][to / 64] |= 1 << (to % 64);
            file += 1;
        }
        rank += 1;
    }
}

/// The places in `0..size` from which `step` stays there: the first, and the one past the last.
pub(super) const fn starts(size: usize, step: isize) -> (usize, usize) {
    let length = step.unsigned_abs();
    if length >= size {
        (0, 0)
    } else if step < 0 {
        (length, size)
    } else {
        (0, size - length)
    }
}
