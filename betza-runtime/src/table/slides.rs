//! Which squares does a slider reach, told by all the men on its lines at once?
//!
//! As in [`Magic`](super::Magic), but each square asks about as many squares as it has to, and its answers are codes of a
//! byte, which a second look makes sets.

use super::Aligned;

/// Which squares matter, and what gathers them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Factor {
    /// The squares whose men matter.
    pub asked: u64,
    /// The product with it has different highest bits for men with different answers.
    pub factor: u64,
}

/// One square of a slider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slide {
    /// The squares that matter, and what gathers them.
    pub factor: Factor,
    /// Where its answers start. The low six bits are the shift of the product: one number says both.
    pub start: u32,
}

/// One square of a slider with codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodedSlide {
    /// Where its codes are found.
    pub slide: Slide,
    /// Where its sets start.
    pub sets: u32,
}

/// The rows of every square, and the codes of the sets that they reach, numbered from 0 on at each square.
///
/// All stand side by side, so that one address finds them: elsewhere a look would take two instructions more.
///
/// Where men are many and different sets few, as for a rook, codes of one byte take 100 KB instead of 800 KB, and a
/// second look takes less time than what is not in the cache.
#[derive(Clone, Copy, Debug)]
pub struct CodedSlides<const LEN: usize, const CODES: usize, const SETS: usize> {
    rows: [CodedSlide; LEN],
    codes: [u8; CODES],
    sets: [u64; SETS],
}

impl<const LEN: usize, const CODES: usize, const SETS: usize> CodedSlides<LEN, CODES, SETS> {
    /// A table of these rows.
    ///
    /// # Panics
    ///
    /// If a row has fewer codes than its product has values, or fewer sets than a byte has; in a constant this is a
    /// compile error.
    #[must_use]
    pub const fn new(rows: [CodedSlide; LEN], codes: [u8; CODES], sets: [u64; SETS]) -> Self {
        assert!(LEN.is_power_of_two(), "`LEN` is the squares padded to a power of 2");
        let mut square = 0;
        while square < LEN {
            let CodedSlide { slide, sets: first } = rows[square];
            assert!(slide.fits(CODES), "each value of a product has a code");
            assert!(lie_within(first as usize, 256, SETS), "each code has a set");
            square += 1;
        }
        CodedSlides { rows, codes, sets }
    }

    /// The row of the square numbered `index`, the codes and the sets. They are all there: see [`new`](Self::new).
    #[inline]
    pub(crate) const fn row(&self, index: usize) -> (&CodedSlide, &[u8; CODES], &[u64; SETS]) {
        (&self.rows[index & (LEN - 1)], &self.codes, &self.sets)
    }
}

impl Slide {
    /// Whether all its answers are among so many.
    const fn fits(self, count: usize) -> bool {
        let bits = 64 - self.start % 64;
        bits < 32 && lie_within(self.start as usize, 1 << bits, count)
    }

    /// Where the answer to the men in `occupied` stands: at most as far as `fits` looks.
    #[inline]
    pub(crate) const fn place(self, occupied: u64) -> usize {
        let product = (occupied & self.factor.asked).wrapping_mul(self.factor.factor);
        // In 32 bits: so rustc adds the two at once, and not one after the other to where the codes start. An instruction
        // less.
        self.start.wrapping_add((product >> (self.start % 64)) as u32) as usize
    }
}

/// Whether so many from `first` on are among `all`; no sum that might overflow.
pub(super) const fn lie_within(first: usize, count: usize, all: usize) -> bool {
    count <= all && first <= all - count
}

/// Rows of their words: squares asked about, factor, start, where the sets start.
pub(super) const fn coded_slides<const LEN: usize>(
    words: &Aligned<[[u64; 4]; LEN]>,
) -> [CodedSlide; LEN] {
    let slide = Slide { factor: Factor { asked: 0, factor: 0 }, start: 0 };
    let mut rows = [CodedSlide { slide, sets: 0 }; LEN];
    let mut square = 0;
    while square < LEN {
        let [asked, factor, start, sets] = words.0[square];
        let slide = Slide { factor: Factor { asked, factor }, start: in_32_bits(start) };
        rows[square] = CodedSlide { slide, sets: in_32_bits(sets) };
        square += 1;
    }
    rows
}

pub(super) const fn in_32_bits(start: u64) -> u32 {
    assert!(start <= u32::MAX as u64, "starts are counted in 32 bits");
    start as u32
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLIDE: Slide = Slide { factor: Factor { asked: 0, factor: 0 }, start: 63 };

    #[test]
    #[should_panic(expected = "each code has a set")]
    fn sets_beyond_all_memory_are_refused() {
        let row = CodedSlide { slide: SLIDE, sets: u32::MAX - 255 };
        let _ = CodedSlides::new([row; 64], [0; 65], [0; 512]);
    }

    #[test]
    #[should_panic(expected = "each value of a product has a code")]
    fn a_product_with_more_values_than_codes_is_refused() {
        let _ = CodedSlides::new([CodedSlide { slide: SLIDE, sets: 0 }; 64], [0; 64], [0; 256]);
    }

    #[test]
    fn the_last_codes_and_sets_are_enough() {
        let row = CodedSlide { slide: SLIDE, sets: 1 };
        let _ = CodedSlides::new([row; 64], [0; 65], [0; 257]);
        assert!(lie_within(0, 0, 0) && lie_within(1, 2, 3) && !lie_within(2, 2, 3));
        assert!(!lie_within(usize::MAX, 1, usize::MAX));
    }
}
