//! Which squares does a slider reach, told by a code that a product spreads over them?
//!
//! As in [`Magic`](super::Magic), the men that matter, times a factor, tell where the answer stands; but it is a code of 16
//! bits, and its product with a number of few bits is copies of it side by side, from which each square that may be
//! reached takes its bit: what the instruction PDEP does, where there is none.

use super::slides::{in_32_bits, lie_within};
use super::{Aligned, Factor};

/// So many codes from a start on may be looked at: a place is the nine highest bits of a product.
const PLACES: usize = 1 << PLACE_BITS;
const PLACE_BITS: u32 = 9;

/// One square of a slider whose codes are spread.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpreadSlide {
    /// The squares that matter, nine at most, and what gathers them.
    pub factor: Factor,
    /// The product of a code with it has the answer on the squares that may be reached.
    pub spread: u64,
    /// The squares that may be reached.
    pub reached: u64,
    /// Where its codes start.
    pub start: u32,
}

/// The rows of every square, and the codes of all of them, equal ones at equal places once.
///
/// Both stand side by side, so that one address finds them: with codes elsewhere a look takes 12 instructions, not 11 (8x8
/// bishop, x86-64 without BMI2, rustc 1.95). `LEN` is the number of squares padded to a power of two.
///
/// ```
/// use betza_runtime::kernel::slide_spread;
/// use betza_runtime::table::{Factor, SpreadSlide, SpreadSlides};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // From a1 of a board of three squares in a row: b1, and c1 if b1 is empty. The code has b1 as its lowest bit.
/// static TABLE: SpreadSlides<4, 512> = {
///     let mut codes = [0; 512];
///     (codes[0], codes[1]) = (0b11, 0b01);
///     let nothing = Factor { asked: 0, factor: 0 };
///     let mut rows = [SpreadSlide { factor: nothing, spread: 0, reached: 0, start: 0 }; 4];
///     let factor = Factor { asked: 0b010, factor: 1 << 54 };
///     rows[0] = SpreadSlide { factor, spread: 0b010, reached: 0b110, start: 0 };
///     SpreadSlides::new(rows, codes)
/// };
/// let a1: Square<Board<3, 1>> = "a1".parse()?;
/// let b1 = Bitboard::from_square("b1".parse()?);
/// assert_eq!(slide_spread(&TABLE, a1, Bitboard::EMPTY).len(), 2);
/// assert_eq!(slide_spread(&TABLE, a1, b1), b1);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct SpreadSlides<const LEN: usize, const CODES: usize> {
    rows: [SpreadSlide; LEN],
    codes: [u16; CODES],
}

impl<const LEN: usize, const CODES: usize> SpreadSlides<LEN, CODES> {
    /// A table of these rows and codes.
    ///
    /// # Panics
    ///
    /// If there are fewer than 512 codes from the start of a row on; in a constant this is a compile error.
    #[must_use]
    pub const fn new(rows: [SpreadSlide; LEN], codes: [u16; CODES]) -> Self {
        assert!(LEN.is_power_of_two(), "`LEN` is the squares padded to a power of 2");
        let mut square = 0;
        while square < LEN {
            let has_all = lie_within(rows[square].start as usize, PLACES, CODES);
            assert!(has_all, "each place has a code");
            square += 1;
        }
        SpreadSlides { rows, codes }
    }

    /// The row of the square numbered `index`, and the codes. They are all there: see [`new`](Self::new).
    #[inline]
    pub(crate) const fn row(&self, index: usize) -> (&SpreadSlide, &[u16; CODES]) {
        (&self.rows[index & (LEN - 1)], &self.codes)
    }
}

impl SpreadSlide {
    /// Where the code of the men in `occupied` stands: less than `PLACES` behind the start.
    #[inline]
    pub(crate) const fn place(&self, occupied: u64) -> usize {
        let product = (occupied & self.factor.asked).wrapping_mul(self.factor.factor);
        // In 32 bits: see `Slide::place`.
        self.start.wrapping_add((product >> (64 - PLACE_BITS)) as u32) as usize
    }

    /// What a code of this square tells.
    #[inline]
    pub(crate) const fn told(&self, code: u16) -> u64 {
        (code as u64).wrapping_mul(self.spread) & self.reached
    }
}

/// Rows of their words: squares asked about, factor, spread, squares reached, start.
pub(super) const fn spread_slides<const LEN: usize>(
    words: &Aligned<[[u64; 5]; LEN]>,
) -> [SpreadSlide; LEN] {
    let nothing = Factor { asked: 0, factor: 0 };
    let mut rows = [SpreadSlide { factor: nothing, spread: 0, reached: 0, start: 0 }; LEN];
    let mut square = 0;
    while square < LEN {
        let [asked, factor, spread, reached, start] = words.0[square];
        let factor = Factor { asked, factor };
        rows[square] = SpreadSlide { factor, spread, reached, start: in_32_bits(start) };
        square += 1;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn from(start: u32) -> [SpreadSlide; 64] {
        let factor = Factor { asked: 0, factor: 0 };
        [SpreadSlide { factor, spread: 0, reached: 0, start }; 64]
    }

    #[test]
    #[should_panic(expected = "each place has a code")]
    fn codes_beyond_all_memory_are_refused() {
        let _ = SpreadSlides::new(from(u32::MAX - 511), [0; 1024]);
    }

    #[test]
    #[should_panic(expected = "each place has a code")]
    fn more_places_than_codes_are_refused() {
        let _ = SpreadSlides::new(from(1), [0; 512]);
    }

    #[test]
    #[should_panic(expected = "`LEN` is the squares padded to a power of 2")]
    fn a_number_of_rows_that_is_no_power_of_two_is_refused() {
        let _ = SpreadSlides::new([from(0)[0]; 63], [0; 512]);
    }

    #[test]
    fn the_last_codes_are_enough() {
        let table = SpreadSlides::new(from(1), [0; 513]);
        let (row, codes) = table.row(0);
        let all = SpreadSlide { factor: Factor { asked: u64::MAX, factor: u64::MAX }, ..*row };
        assert!(all.place(1) < codes.len());
    }
}
