//! Which steps does the compiler have to take our word for?
//!
//! Seven. Two: a set of squares is stored as an associated type, `G::Words`, and stable Rust has no way
//! to look into it in a `const fn`. The gain is that every operation of a bitboard works in
//! constants on every board. At run time the slices cost nothing: in a release build no bounds check
//! is left, be it one word or the 21 of 36x36, and walking a set takes 12 instructions in all on 8x8
//! or less, 26 on 10x8.
//!
//! One takes bytes as words. Three read tables without a bounds check: an [`Index`], [`Slides`] and [`CodedSlides`]. The
//! last gathers and spreads
//! bits by instructions that not every processor has.

use core::{ptr, slice};

use crate::geometry::Geometry;
use crate::table::{CodedSlide, CodedSlides, Group, Index, Slides, Words};

/// The words of a set, lowest squares first.
#[inline]
pub(crate) const fn words<G: Geometry>(set: &G::Words) -> &[u64] {
    const { assert!(is_array_of_words::<G>()) };
    // SAFETY: `Words` is sealed and implemented for arrays of `u64` alone (geometry.rs), so the
    // reference is valid, aligned and initialised for as many `u64` as its size holds, and the
    // constant above checks that this is `WORDS`. The lifetime is that of the argument.
    unsafe { slice::from_raw_parts(ptr::from_ref(set).cast(), G::WORDS) }
}

/// The words of a set, lowest squares first, to be written.
#[inline]
pub(crate) const fn words_mut<G: Geometry>(set: &mut G::Words) -> &mut [u64] {
    const { assert!(is_array_of_words::<G>()) };
    // SAFETY: as in `words`; the exclusive borrow of the argument goes on as that of the result,
    // and any value of a `u64` is a valid one.
    unsafe { slice::from_raw_parts_mut(ptr::from_mut(set).cast(), G::WORDS) }
}

const fn is_array_of_words<G: Geometry>() -> bool {
    size_of::<G::Words>() == G::WORDS * size_of::<u64>()
        && align_of::<G::Words>() == align_of::<u64>()
}

/// The words in `bytes`, each with its lowest byte first.
pub(crate) const fn read<T: Words, const N: usize>(mut bytes: [u8; N]) -> T {
    assert!(N == size_of::<T>(), "a table has eight bytes for each word");
    if cfg!(target_endian = "big") {
        let (words, _) = bytes.as_chunks_mut::<8>();
        let mut k = 0;
        while k < words.len() {
            words[k] = u64::from_le_bytes(words[k]).to_ne_bytes();
            k += 1;
        }
    }
    // SAFETY: `Words` is sealed and implemented for `u64` and arrays of it alone, so all bytes are valid, and there are as
    // many as it has.
    unsafe { ptr::read_unaligned(bytes.as_ptr().cast()) }
}

/// The code that the men in `occupied` choose in group `k` of the square numbered `index`.
///
/// Without the check an 8x8 rook takes 10 instructions, with it 17 (x86-64 with BMI2, rustc 1.95).
#[inline]
pub(crate) fn code<const LEN: usize, const GROUPS: usize, const N: usize>(
    table: &Index<LEN, GROUPS, N>,
    index: usize,
    k: usize,
    occupied: &[u64; N],
) -> u64 {
    let (groups, codes) = table.row(index);
    let Group { asked, start, .. } = &groups[k];
    let (mut men, mut shift) = (0, 0);
    let mut n = 0;
    while n < N {
        men |= gathered(occupied[n], asked[n]) << shift;
        shift += asked[n].count_ones();
        n += 1;
    }
    let place = *start as usize + men as usize;
    debug_assert!(place < codes.len());
    // SAFETY: `men` has no bits but the lowest `shift`, which is how many squares the group asks about, and `Index::new`
    // has checked that from `start` on there are `2^shift` codes.
    let code = unsafe { codes.get_unchecked(place) };
    u64::from(u16::from_le_bytes(*code))
}

/// The set that the men in `occupied` choose for the square numbered `index`.
#[inline]
pub(crate) const fn slide<const LEN: usize>(
    table: &Slides<LEN>,
    index: usize,
    occupied: u64,
) -> u64 {
    let (row, sets) = table.row(index);
    let place = row.place(occupied);
    debug_assert!(place < sets.len());
    // SAFETY: `Slides::new` has checked that there is a set for each value of the shifted product.
    unsafe { *sets.as_ptr().add(place) }
}

/// The same by way of a code.
#[inline]
pub(crate) const fn slide_coded<const LEN: usize>(
    table: &CodedSlides<LEN>,
    index: usize,
    occupied: u64,
) -> u64 {
    let (CodedSlide { slide, sets: first }, codes, sets) = table.row(index);
    let place = slide.place(occupied);
    debug_assert!(place < codes.len());
    // SAFETY: `CodedSlides::new` has checked that there is a code for each value of the shifted product.
    let code = unsafe { *codes.as_ptr().add(place) } as usize;
    debug_assert!(*first + code < sets.len());
    // SAFETY: `CodedSlides::new` has checked that from `first` on there are 256 sets, one for each code.
    unsafe { *sets.as_ptr().add(*first + code) }
}

/// The bits of `word` that `mask` selects, side by side from the lowest on.
#[inline]
pub(crate) fn gathered(word: u64, mask: u64) -> u64 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    // SAFETY: the processor has BMI2, as the configuration says.
    unsafe {
        core::arch::x86_64::_pext_u64(word, mask)
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    {
        let (mut bits, mut left, mut place) = (0, mask, 0);
        while left != 0 {
            bits |= (word >> left.trailing_zeros() & 1) << place;
            left &= left - 1;
            place += 1;
        }
        bits
    }
}

/// The lowest bits of `word`, spread over the places that `mask` selects.
#[inline]
pub(crate) fn spread(word: u64, mask: u64) -> u64 {
    #[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
    // SAFETY: the processor has BMI2, as the configuration says.
    unsafe {
        core::arch::x86_64::_pdep_u64(word, mask)
    }
    #[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
    {
        let (mut bits, mut left, mut place) = (0, mask, 0);
        while left != 0 {
            bits |= (word >> place & 1) << left.trailing_zeros();
            left &= left - 1;
            place += 1;
        }
        bits
    }
}
