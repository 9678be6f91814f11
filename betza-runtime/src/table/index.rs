//! Which answer belongs to which men on the squares that matter?
//!
//! A group of squares is asked about, and another can be reached. The men on the first, gathered into a number, choose
//! a code, and the bits of the code, spread over the second, are the answer. Codes are stored for all squares of a
//! piece in one list, equal runs of them once (Stockfish pull request 6706; the gathering of bits is Gerd Isenberg's,
//! chessprogramming wiki, BMI2).

use super::slides::lie_within;

/// What is asked and what is reached from one square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(C)]
pub struct Group<const N: usize> {
    /// The squares whose men matter.
    pub asked: [u64; N],
    /// The squares that may be reached, 16 at most.
    pub reached: [u64; N],
    /// Where its codes start.
    pub start: u64,
}

/// The groups of every square, and the codes of all groups.
///
/// `LEN` is the number of squares padded to a power of two, `GROUPS` the number of groups of a square, `N` the words of
/// a set.
///
/// ```
/// use betza_runtime::kernel::indexed;
/// use betza_runtime::table::{Group, Index};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // From a1 of a board of three squares in a row: b1, and c1 if b1 is empty.
/// static CODES: [u16; 3] = [0, 0b11, 0b01];
/// static TABLE: Index<4, 1, 1> = {
///     let mut groups = [[Group { asked: [0], reached: [0], start: 0 }]; 4];
///     groups[0][0] = Group { asked: [0b010], reached: [0b110], start: 1 };
///     Index::new(groups, &CODES)
/// };
/// let a1: Square<Board<3, 1>> = "a1".parse()?;
/// let b1 = Bitboard::from_square("b1".parse()?);
/// assert_eq!(indexed(&TABLE, a1, Bitboard::EMPTY).len(), 2);
/// assert_eq!(indexed(&TABLE, a1, b1), b1);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Index<const LEN: usize, const GROUPS: usize, const N: usize> {
    groups: [[Group<N>; GROUPS]; LEN],
    codes: &'static [u16],
}

impl<const LEN: usize, const GROUPS: usize, const N: usize> Index<LEN, GROUPS, N> {
    /// A table of these groups and codes.
    ///
    /// # Panics
    ///
    /// If a group has fewer codes than there are ways for men to stand on its squares; in a constant this is a compile
    /// error.
    #[must_use]
    pub const fn new(groups: [[Group<N>; GROUPS]; LEN], codes: &'static [u16]) -> Self {
        assert!(LEN.is_power_of_two(), "`LEN` is the squares padded to a power of 2");
        let mut square = 0;
        while square < LEN {
            let mut k = 0;
            while k < GROUPS {
                let Group { asked, start, .. } = &groups[square][k];
                let mut bits = 0;
                let mut n = 0;
                while n < N {
                    bits += asked[n].count_ones();
                    n += 1;
                }
                assert!(bits < 32, "a group asks for few squares");
                let has_all = lie_within(*start as usize, 1 << bits, codes.len());
                assert!(has_all, "a group has all its codes");
                k += 1;
            }
            square += 1;
        }
        Index { groups, codes }
    }

    /// The groups of the square numbered `index`, and the codes. Each group's codes are all there: see [`new`](Self::new).
    #[inline]
    pub(crate) const fn row(&self, index: usize) -> (&[Group<N>; GROUPS], &'static [u16]) {
        (&self.groups[index & (LEN - 1)], self.codes)
    }
}
