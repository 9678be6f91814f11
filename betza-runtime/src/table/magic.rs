//! Which answer belongs to which men, where bits are gathered by a multiplication?
//!
//! The men on the squares that matter, times a factor, tell by their highest bits where the answer stands (magic
//! bitboards: Lasse Hansen 2006, chessprogramming wiki).

use super::Aligned;

/// Which squares matter, and what gathers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Factor {
    /// The squares whose men matter.
    pub asked: u64,
    /// The product with it has different highest bits for men with different answers.
    pub factor: u64,
}

/// The factors of the groups of every square, and `ANSWERS` answers for each of them.
///
/// `LEN` is the number of squares padded to a power of two.
///
/// ```
/// use betza_runtime::kernel::magic;
/// use betza_runtime::table::{Factor, Magic};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // From a1 of a board of three squares in a row: b1, and c1 if b1 is empty.
/// static TABLE: Magic<4, 1, 2> = {
///     let mut factors = [[Factor { asked: 0, factor: 0 }]; 4];
///     factors[0] = [Factor { asked: 0b010, factor: 1 << 62 }];
///     let mut answers = [0; 64];
///     (answers[0], answers[8]) = (0b110, 0b010);
///     Magic::new(factors, &answers)
/// };
/// let a1: Square<Board<3, 1>> = "a1".parse()?;
/// let b1 = Bitboard::from_square("b1".parse()?);
/// assert_eq!(magic(&TABLE, a1, Bitboard::EMPTY).len(), 2);
/// assert_eq!(magic(&TABLE, a1, b1), b1);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Magic<const LEN: usize, const GROUPS: usize, const ANSWERS: usize> {
    factors: [[Factor; GROUPS]; LEN],
    answers: Aligned<[[[[u8; 8]; ANSWERS]; GROUPS]; LEN]>,
}

impl<const LEN: usize, const GROUPS: usize, const ANSWERS: usize> Magic<LEN, GROUPS, ANSWERS> {
    /// A table of these factors and answers: sets of eight bytes, the lowest first, group by group.
    ///
    /// # Panics
    ///
    /// If `ANSWERS` is no power of two of at least 2, or there are not as many answers as all groups have; in a constant
    /// this is a compile error.
    #[must_use]
    pub const fn new(factors: [[Factor; GROUPS]; LEN], answers: &[u8]) -> Self {
        assert!(LEN.is_power_of_two(), "`LEN` is the squares padded to a power of 2");
        assert!(ANSWERS.is_power_of_two() && ANSWERS > 1, "answers are found by whole bits");
        assert!(answers.len() == 8 * ANSWERS * GROUPS * LEN, "each group has all its answers");
        let (sets, _) = answers.as_chunks::<8>();
        let (of_groups, _) = sets.as_chunks::<ANSWERS>();
        let (of_squares, _) = of_groups.as_chunks::<GROUPS>();
        match of_squares.first_chunk() {
            Some(answers) => Magic { factors, answers: Aligned(*answers) },
            None => unreachable!(),
        }
    }

    /// What the men in `occupied` let the square numbered `index` reach.
    #[inline]
    pub(crate) const fn answer(&self, index: usize, occupied: u64) -> u64 {
        let square = index & (LEN - 1);
        let mut reached = 0;
        let mut k = 0;
        while k < GROUPS {
            let Factor { asked, factor } = self.factors[square][k];
            let product = (occupied & asked).wrapping_mul(factor);
            let place = (product >> (64 - ANSWERS.trailing_zeros())) as usize;
            reached |= u64::from_le_bytes(self.answers.0[square][k][place]);
            k += 1;
        }
        reached
    }
}
