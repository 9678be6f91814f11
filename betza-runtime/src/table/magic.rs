//! Which answer belongs to which men, where bits are gathered by a multiplication?
//!
//! The men on the squares that matter, times a factor, tell by their highest bits where the answer stands (magic
//! bitboards: Lasse Hansen 2006, chessprogramming wiki).

use super::Aligned;

/// For each group of every square the squares whose men matter and the factor that gathers them, and `ANSWERS` answers.
///
/// `LEN` is the number of squares padded to a power of two.
///
/// ```
/// use betza_runtime::kernel::magic;
/// use betza_runtime::table::{Aligned, Magic};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // From a1 of a board of three squares in a row: b1, and c1 if b1 is empty.
/// static TABLE: Magic<4, 1, 2> = {
///     let factors = [[[0b010, 1 << 62]], [[0, 0]], [[0, 0]], [[0, 0]]];
///     let answers = [[[0b110, 0b010]], [[0, 0]], [[0, 0]], [[0, 0]]];
///     Magic::new(Aligned(factors), Aligned(answers))
/// };
/// let a1: Square<Board<3, 1>> = "a1".parse()?;
/// let b1 = Bitboard::from_square("b1".parse()?);
/// assert_eq!(magic(&TABLE, a1, Bitboard::EMPTY).len(), 2);
/// assert_eq!(magic(&TABLE, a1, b1), b1);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Magic<const LEN: usize, const GROUPS: usize, const ANSWERS: usize> {
    factors: Aligned<[[[u64; 2]; GROUPS]; LEN]>,
    answers: Aligned<[[[u64; ANSWERS]; GROUPS]; LEN]>,
}

impl<const LEN: usize, const GROUPS: usize, const ANSWERS: usize> Magic<LEN, GROUPS, ANSWERS> {
    /// A table of these factors and answers.
    ///
    /// # Panics
    ///
    /// If `LEN` is no power of two, or `ANSWERS` none of at least 2; in a constant this is a compile error.
    #[must_use]
    pub const fn new(
        factors: Aligned<[[[u64; 2]; GROUPS]; LEN]>,
        answers: Aligned<[[[u64; ANSWERS]; GROUPS]; LEN]>,
    ) -> Self {
        assert!(LEN.is_power_of_two(), "`LEN` is the squares padded to a power of 2");
        assert!(ANSWERS.is_power_of_two() && ANSWERS > 1, "answers are found by whole bits");
        Magic { factors, answers }
    }

    /// What the men in `occupied` let the square numbered `index` reach.
    #[inline]
    pub(crate) const fn answer(&self, index: usize, occupied: u64) -> u64 {
        let square = index & (LEN - 1);
        let mut reached = 0;
        let mut k = 0;
        while k < GROUPS {
            let [asked, factor] = self.factors.0[square][k];
            let product = (occupied & asked).wrapping_mul(factor);
            let place = (product >> (64 - ANSWERS.trailing_zeros())) as usize;
            reached |= self.answers.0[square][k][place];
            k += 1;
        }
        reached
    }
}
