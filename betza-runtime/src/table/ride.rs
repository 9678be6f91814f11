//! Which squares lie on the lines of a rider through each square?

use super::leap::starts;
use super::{Aligned, Folded, Gathered, Sparse, check_size, direction, folded, gathered, sparse};

/// A line through a square: a vector towards higher square numbers, and how many steps may be
/// made along it and against it.
///
/// 0 steps: the piece does not go that way; [`u16::MAX`]: to the edge. `(dx, dy)` must have `dy > 0`,
/// or `dy = 0` and `dx > 0`.
///
/// ```text
/// . . . . u      Line { dx: 1, dy: 1, up: u16::MAX, down: 1 }
/// . . . u .
/// . . o . .
/// . d . . .
/// . . . . .
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Line {
    /// Files to the right in one step.
    pub dx: i16,
    /// Ranks up the board in one step.
    pub dy: i16,
    /// The most steps along the vector.
    pub up: u16,
    /// The most steps against the vector.
    pub down: u16,
}

/// One way of a rider: its vector and the most steps along it ([`u16::MAX`]: to the edge).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ray {
    /// Files to the right in one step.
    pub dx: i16,
    /// Ranks up the board in one step.
    pub dy: i16,
    /// The most steps.
    pub limit: u16,
}

/// The table of an unlimited rider of one leap: all such riders of a program share it.
///
/// `LINES` is the number of lines on which `DIRS` selects a way (2 for a rook or a bishop, 4 for a
/// nightrider); the other numbers are those of [`Leap`](super::Leap).
///
/// ```
/// use betza_runtime::kernel::ride;
/// use betza_runtime::table::Ride;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// type Nightrider = Ride<64, 4, 1, 8, 8, 1, 2, 0xFF>;
///
/// let a1: Square<Board<8, 8>> = "a1".parse()?;
/// assert_eq!(
///     ride(Nightrider::TABLE, a1, Bitboard::EMPTY).to_string(),
///     "\
/// . . . . . . . .
/// . . . x . . . .
/// . . . . . . . .
/// . . x . . . . .
/// . . . . . . x .
/// . x . . x . . .
/// . . x . . . . .
/// . . . . . . . ."
/// );
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Ride<
    const LEN: usize,
    const LINES: usize,
    const WORDS: usize,
    const W: usize,
    const H: usize,
    const A: usize,
    const B: usize,
    const DIRS: u8,
>;

impl<
    const LEN: usize,
    const LINES: usize,
    const WORDS: usize,
    const W: usize,
    const H: usize,
    const A: usize,
    const B: usize,
    const DIRS: u8,
> Ride<LEN, LINES, WORDS, W, H, A, B, DIRS>
{
    /// For each square the squares above it, and then those below it, each word of all lines side by side: so a word of
    /// four lines is loaded at once.
    pub const TABLE: &'static Aligned<[[[[u64; LINES]; WORDS]; 2]; LEN]> =
        &const { lines(W, H, &orbit_lines(A, B, DIRS, u16::MAX)) };

    /// The same lines, if no two squares of one stand in one byte.
    pub const SPARSE: &'static Aligned<[Sparse<LINES, WORDS>; LEN]> =
        &const { sparse(Self::TABLE) };

    /// The same lines, if they lie within 64 squares in a row.
    pub const FOLDED: &'static Aligned<[Folded<LINES, WORDS>; LEN]> =
        &const { folded(Self::TABLE) };

    /// The same lines, if they have 64 squares at most.
    pub const GATHERED: &'static Aligned<[Gathered<LINES, WORDS>; LEN]> =
        &const { gathered(Self::TABLE) };

    /// [`TABLE`](Self::TABLE), which is not made before a program is built that asks for it: the compiler makes constants
    /// that stand in a function even where it only checks.
    #[inline(always)]
    #[must_use]
    pub const fn table() -> &'static Aligned<[[[[u64; LINES]; WORDS]; 2]; LEN]> {
        Self::TABLE
    }

    /// [`SPARSE`](Self::SPARSE) in the same way.
    #[inline(always)]
    #[must_use]
    pub const fn sparse() -> &'static Aligned<[Sparse<LINES, WORDS>; LEN]> {
        Self::SPARSE
    }

    /// [`FOLDED`](Self::FOLDED) in the same way.
    #[inline(always)]
    #[must_use]
    pub const fn folded() -> &'static Aligned<[Folded<LINES, WORDS>; LEN]> {
        Self::FOLDED
    }

    /// [`GATHERED`](Self::GATHERED) in the same way.
    #[inline(always)]
    #[must_use]
    pub const fn gathered() -> &'static Aligned<[Gathered<LINES, WORDS>; LEN]> {
        Self::GATHERED
    }
}

/// The lines of a rider of the leap `(a, b)` with these directions, all with one limit.
///
/// `N` must be the number of lines on which a direction is selected.
///
/// ```
/// use betza_runtime::table::{Line, orbit_lines};
///
/// // Up to three squares forwards or sideways.
/// assert_eq!(
///     orbit_lines(0, 1, 0b0100_0101, 3),
///     [Line { dx: 0, dy: 1, up: 3, down: 0 }, Line { dx: 1, dy: 0, up: 3, down: 3 }]
/// );
/// ```
#[must_use]
pub const fn orbit_lines<const N: usize>(a: usize, b: usize, dirs: u8, limit: u16) -> [Line; N] {
    let mut lines = [Line { dx: 0, dy: 0, up: 0, down: 0 }; N];
    let mut len = 0;
    let mut number = 0;
    while number < 4 {
        let along = if dirs >> number & 1 != 0 { limit } else { 0 };
        let against = if dirs >> (number + 4) & 1 != 0 { limit } else { 0 };
        if let Some((dx, dy)) = direction(a, b, number)
            && (along > 0 || against > 0)
        {
            assert!(len < N, "a leap has more lines than the table");
            lines[len] = if ascends(dx, dy) {
                Line { dx, dy, up: along, down: against }
            } else {
                Line { dx: -dx, dy: -dy, up: against, down: along }
            };
            len += 1;
        }
        number += 1;
    }
    assert!(len == N, "a leap has fewer lines than the table");
    lines
}

/// For each square and line the squares above it and the squares below it, as
/// [`kernel::ride`](crate::kernel::ride) reads them.
///
/// ```
/// use betza_runtime::kernel::ride;
/// use betza_runtime::table::{Aligned, Line, lines};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // To the edge up the board, one square down.
/// const TABLE: &Aligned<[[[[u64; 1]; 1]; 2]; 16]> =
///     &const { lines(3, 5, &[Line { dx: 0, dy: 1, up: u16::MAX, down: 1 }]) };
///
/// let b3: Square<Board<3, 5>> = "b3".parse()?;
/// assert_eq!(
///     ride(TABLE, b3, Bitboard::EMPTY).to_string(),
///     "\
/// . x .
/// . x .
/// . . .
/// . x .
/// . . ."
/// );
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[must_use]
pub const fn lines<const LEN: usize, const LINES: usize, const WORDS: usize>(
    width: usize,
    height: usize,
    lines: &[Line; LINES],
) -> Aligned<[[[[u64; LINES]; WORDS]; 2]; LEN]> {
    check_size(width, height, LEN, WORDS);
    let mut table = [[[[0; LINES]; WORDS]; 2]; LEN];
    let mut k = 0;
    while k < LINES {
        let Line { dx, dy, up, down } = lines[k];
        assert!(ascends(dx, dy), "a line is given by its vector up the square numbers");
        fill(&mut table, (width, height), (0, k), Ray { dx, dy, limit: up });
        fill(&mut table, (width, height), (1, k), Ray { dx: -dx, dy: -dy, limit: down });
        k += 1;
    }
    Aligned(table)
}

/// Whether a step along the vector leads to a higher square number, wherever it stays on the board.
const fn ascends(dx: i16, dy: i16) -> bool {
    dy > 0 || dy == 0 && dx > 0
}

/// Writes the squares of a ray from every square: the next one and those from there, but none beyond the last step.
///
/// The loop is interpreted in every build that has the table, so it calls nothing. No bits are lost: all squares are on
/// the board.
const fn fill<const LEN: usize, const LINES: usize, const WORDS: usize>(
    table: &mut [[[[u64; LINES]; WORDS]; 2]; LEN],
    (width, height): (usize, usize),
    (side, k): (usize, usize),
    Ray { dx, dy, limit }: Ray,
) {
    let (first_file, end_file) = starts(width, dx as isize);
    let (first_rank, end_rank) = starts(height, dy as isize);
    let (files, ranks) = (end_file - first_file, end_rank - first_rank);
    let step = dy as isize * width as isize + dx as isize;
    let beyond = limit as isize + 1;
    let count = if limit == 0 { 0 } else { files * ranks };
    let mut done = 0;
    while done < count {
        // What lies ahead is written first.
        let number = if step > 0 { count - 1 - done } else { done };
        let (file, rank) = (first_file + number % files, first_rank + number / files);
        let from = rank * width + file;
        let to = (from as isize + step) as usize;
        let mut n = 0;
        while n < WORDS {
            table[from][side][n][k] = table[to][side][n][k];
            n += 1;
        }
        table[from][side][to / 64][k] |= 1 << (to % 64);
        let (file, rank) =
            (file as isize + beyond * dx as isize, rank as isize + beyond * dy as isize);
        if 0 <= file && file < width as isize && 0 <= rank && rank < height as isize {
            let last = (rank * width as isize + file) as usize;
            table[from][side][last / 64][k] &= !(1 << (last % 64));
        }
        done += 1;
    }
}
