//! Which squares does a slider reach, told by all the men on its lines at once?
//!
//! As in [`Magic`](super::Magic), but each square asks about as many squares as it has to.

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

/// The rows of every square, and the sets that they reach.
///
/// `LEN` is the number of squares padded to a power of two.
#[derive(Clone, Copy, Debug)]
pub struct Slides<const LEN: usize> {
    rows: [Slide; LEN],
    sets: &'static [u64],
}

impl<const LEN: usize> Slides<LEN> {
    /// A table of these rows.
    ///
    /// # Panics
    ///
    /// If a row has fewer sets than its product has values; in a constant this is a compile error.
    #[must_use]
    pub const fn new(rows: [Slide; LEN], sets: &'static [u64]) -> Self {
        assert!(LEN.is_power_of_two(), "`LEN` is the squares padded to a power of 2");
        let mut square = 0;
        while square < LEN {
            assert!(rows[square].fits(sets.len()), "each value of a product has a set");
            square += 1;
        }
        Slides { rows, sets }
    }

    /// The row of the square numbered `index`, and the sets. They are all there: see [`new`](Self::new).
    #[inline]
    pub(crate) const fn row(&self, index: usize) -> (&Slide, &'static [u64]) {
        (&self.rows[index & (LEN - 1)], self.sets)
    }
}

/// One square of a slider with codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodedSlide {
    /// Where its codes are found.
    pub slide: Slide,
    /// Where its sets start.
    pub sets: usize,
}

/// The rows of every square, and the codes of the sets that they reach, numbered from 0 on at each square.
///
/// Where men are many and different sets few, as for a rook, codes of one byte take 100 KB instead of 800 KB, and a
/// second look takes less time than what is not in the cache.
#[derive(Clone, Copy, Debug)]
pub struct CodedSlides<const LEN: usize> {
    rows: [CodedSlide; LEN],
    codes: &'static [u8],
    sets: &'static [u64],
}

impl<const LEN: usize> CodedSlides<LEN> {
    /// A table of these rows.
    ///
    /// # Panics
    ///
    /// If a row has fewer codes than its product has values, or fewer sets than a byte has; in a constant this is a
    /// compile error.
    #[must_use]
    pub const fn new(rows: [CodedSlide; LEN], codes: &'static [u8], sets: &'static [u64]) -> Self {
        assert!(LEN.is_power_of_two(), "`LEN` is the squares padded to a power of 2");
        let mut square = 0;
        while square < LEN {
            let CodedSlide { slide, sets: first } = rows[square];
            assert!(slide.fits(codes.len()), "each value of a product has a code");
            assert!(lie_within(first, 256, sets.len()), "each code has a set");
            square += 1;
        }
        CodedSlides { rows, codes, sets }
    }

    /// The row of the square numbered `index`, the codes and the sets. They are all there: see [`new`](Self::new).
    #[inline]
    pub(crate) const fn row(&self, index: usize) -> (&CodedSlide, &'static [u8], &'static [u64]) {
        (&self.rows[index & (LEN - 1)], self.codes, self.sets)
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
        self.start as usize + (product >> (self.start % 64)) as usize
    }
}

/// Whether so many from `first` on are among `all`; no sum that might overflow.
pub(super) const fn lie_within(first: usize, count: usize, all: usize) -> bool {
    count <= all && first <= all - count
}

/// Rows of their words: squares asked about, factor, start.
pub(super) const fn slides<const LEN: usize>(words: &Aligned<[[u64; 3]; LEN]>) -> [Slide; LEN] {
    let mut rows = [Slide { factor: Factor { asked: 0, factor: 0 }, start: 0 }; LEN];
    let mut square = 0;
    while square < LEN {
        let [asked, factor, start] = words.0[square];
        assert!(start <= u32::MAX as u64, "starts are counted in 32 bits");
        rows[square] = Slide { factor: Factor { asked, factor }, start: start as u32 };
        square += 1;
    }
    rows
}

/// The same with a fourth word, where the sets of the row start.
pub(super) const fn coded_slides<const LEN: usize>(
    words: &Aligned<[[u64; 4]; LEN]>,
) -> [CodedSlide; LEN] {
    let (mut of_slides, mut square) = ([[0; 3]; LEN], 0);
    while square < LEN {
        let [asked, factor, start, _] = words.0[square];
        of_slides[square] = [asked, factor, start];
        square += 1;
    }
    let slides = slides(&Aligned(of_slides));
    let mut rows = [CodedSlide { slide: slides[0], sets: 0 }; LEN];
    while square > 0 {
        square -= 1;
        // A start beyond all memory is refused by `CodedSlides::new`.
        rows[square] = CodedSlide { slide: slides[square], sets: words.0[square][3] as usize };
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    const SLIDE: Slide = Slide { factor: Factor { asked: 0, factor: 0 }, start: 63 };

    #[test]
    #[should_panic(expected = "each code has a set")]
    fn sets_beyond_all_memory_are_refused() {
        let row = CodedSlide { slide: SLIDE, sets: usize::MAX - 255 };
        let _ = CodedSlides::<64>::new([row; 64], &[0; 65], &[0; 512]);
    }

    #[test]
    #[should_panic(expected = "each value of a product has a set")]
    fn a_product_with_more_values_than_sets_is_refused() {
        let _ = Slides::<64>::new([SLIDE; 64], &[0; 64]);
    }

    #[test]
    fn the_last_sets_are_enough() {
        let _ = Slides::<64>::new([SLIDE; 64], &[0; 65]);
        assert!(lie_within(0, 0, 0) && lie_within(1, 2, 3) && !lie_within(2, 2, 3));
        assert!(!lie_within(usize::MAX, 1, usize::MAX));
    }
}
