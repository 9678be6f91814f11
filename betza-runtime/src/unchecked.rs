//! Which steps does the compiler have to take our word for?
//!
//! Nine. Two: a set of squares is stored as an associated type, `G::Words`, and stable Rust has no way
//! to look into it in a `const fn`. The gain is that every operation of a bitboard works in
//! constants on every board. At run time the slices cost nothing: in a release build no bounds check
//! is left, be it one word or the 21 of 36x36, and walking a set takes 12 instructions in all on 8x8
//! or less, 26 on 10x8.
//!
//! One takes bytes as numbers. Three read tables without a bounds check: an [`Index`], [`CodedSlides`] and [`SpreadSlides`].
//! One gathers and spreads bits by instructions that not every processor has, one calls what is compiled for such a
//! processor, where one has been found, and the last asks a processor for its maker.

use core::{ptr, slice};

use crate::geometry::Geometry;
use crate::level::{Bmi2, Compiled, Generator};
use crate::table::{CodedSlide, CodedSlides, Group, Index, Plain, SpreadSlides};

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

/// The numbers in `bytes`, each with its lowest byte first.
pub(crate) const fn read<T: Plain, const N: usize>(bytes: [u8; N]) -> T {
    assert!(N == size_of::<T>(), "a table has as many bytes as its numbers");
    let bytes = if cfg!(target_endian = "big") { turned(bytes, T::WIDTH) } else { bytes };
    // SAFETY: `Plain` is implemented for `u64`, `u16`, arrays of one of them and rows of nothing else, `repr(C)`, so all
    // bytes are valid, and there are as many as it has.
    unsafe { ptr::read_unaligned(bytes.as_ptr().cast()) }
}

/// Numbers of `width` bytes with their bytes in reverse.
const fn turned<const N: usize>(bytes: [u8; N], width: usize) -> [u8; N] {
    let mut turned = bytes;
    let mut k = 0;
    while k < N {
        turned[k] = bytes[k - k % width + (width - 1 - k % width)];
        k += 1;
    }
    turned
}

/// The code that the men in `occupied` choose in group `k` of the square numbered `index`.
///
/// Without the check an 8x8 rook takes 10 instructions, with it 17 (x86-64 with BMI2, rustc 1.95).
// What is compiled for a processor is inlined always: see `with_bmi2`.
#[inline(always)]
pub(crate) fn code<B: Bits, const LEN: usize, const GROUPS: usize, const N: usize>(
    bits: B,
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
        men |= bits.gathered(occupied[n], asked[n]) << shift;
        shift += asked[n].count_ones();
        n += 1;
    }
    let place = *start as usize + men as usize;
    debug_assert!(place < codes.len());
    // SAFETY: `men` has no bits but the lowest `shift`, which is how many squares the group asks about, and `Index::new`
    // has checked that from `start` on there are `2^shift` codes.
    let code = unsafe { codes.get_unchecked(place) };
    u64::from(*code)
}

/// The set that the men in `occupied` choose for the square numbered `index`, by way of a code.
#[inline]
pub(crate) const fn slide_coded<const LEN: usize, const CODES: usize, const SETS: usize>(
    table: &CodedSlides<LEN, CODES, SETS>,
    index: usize,
    occupied: u64,
) -> u64 {
    let (CodedSlide { slide, sets: first }, codes, sets) = table.row(index);
    let place = slide.place(occupied);
    debug_assert!(place < codes.len());
    // SAFETY: `CodedSlides::new` has checked that there is a code for each value of the shifted product; and where a sum
    // went past 32 bits, it would be less than the start.
    let code = unsafe { *codes.as_ptr().add(place) };
    // In 32 bits, as in `Slide::place`.
    let place = first.wrapping_add(code as u32) as usize;
    debug_assert!(place < sets.len());
    // SAFETY: `CodedSlides::new` has checked that from `first` on there are 256 sets, one for each code; and where a sum
    // went past 32 bits, it would be less than `first`.
    unsafe { *sets.as_ptr().add(place) }
}

/// The same by way of a code that is spread.
///
/// Without the check an 8x8 bishop takes 11 instructions, with it 14 (x86-64 without BMI2, rustc 1.95).
#[inline]
pub(crate) const fn slide_spread<const LEN: usize, const CODES: usize>(
    table: &SpreadSlides<LEN, CODES>,
    index: usize,
    occupied: u64,
) -> u64 {
    let (row, codes) = table.row(index);
    let place = row.place(occupied);
    debug_assert!(place < codes.len());
    // SAFETY: `SpreadSlides::new` has checked that there is a code for each place from the start of the row on; and where
    // a sum went past 32 bits, it would be less than the start.
    let code = unsafe { *codes.as_ptr().add(place) };
    row.told(code)
}

/// How bits are gathered and spread.
pub(crate) trait Bits: Copy {
    /// The bits of `word` that `mask` selects, side by side from the lowest on.
    fn gathered(self, word: u64, mask: u64) -> u64;

    /// The lowest bits of `word`, spread over the places that `mask` selects.
    fn spread(self, word: u64, mask: u64) -> u64;
}

impl Bits for Compiled {
    #[inline]
    fn gathered(self, word: u64, mask: u64) -> u64 {
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

    #[inline]
    fn spread(self, word: u64, mask: u64) -> u64 {
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
}

impl Bits for Bmi2 {
    #[inline(always)]
    fn gathered(self, word: u64, mask: u64) -> u64 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: a `Bmi2` is made only where the processor has been found to have BMI2 (level.rs).
        unsafe {
            core::arch::x86_64::_pext_u64(word, mask)
        }
        #[cfg(not(target_arch = "x86_64"))]
        Compiled.gathered(word, mask)
    }

    #[inline(always)]
    fn spread(self, word: u64, mask: u64) -> u64 {
        #[cfg(target_arch = "x86_64")]
        // SAFETY: as above.
        unsafe {
            core::arch::x86_64::_pdep_u64(word, mask)
        }
        #[cfg(not(target_arch = "x86_64"))]
        Compiled.spread(word, mask)
    }
}

/// Runs `generator`, compiled with BMI2 and what comes with it.
///
/// The instructions are inlined into what is compiled with them alone; elsewhere each is a call of a function that has
/// nothing but it. The gain: an army of seven kinds lists its moves on 8x8 in 0.56 of the time (rows `dispatched` of `cargo
/// xtask speed`, Zen 3). AVX2 is for riders that are followed word by word: when it was tried, queens on 12x12 took 0.37 of the
/// time with it and 0.72 without; but kings on 8x8 0.60 and 0.40.
#[inline(always)]
pub(crate) fn with_bmi2<T: Generator>(bmi2: Bmi2, generator: T) -> T::Output {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
        fn run<T: Generator>(bmi2: Bmi2, generator: T) -> T::Output {
            generator.generate(bmi2)
        }
        // SAFETY: a `Bmi2` is made only where the processor has been found to have all five (level.rs).
        unsafe { run(bmi2, generator) }
    }
    #[cfg(not(target_arch = "x86_64"))]
    generator.generate(bmi2)
}

/// Whether this is one of AMD's processors before Zen 3, on which bits are gathered and spread bit by bit.
///
/// Excavator (family 0x15), Zen to Zen 2 (0x17) and Hygon's Zen (0x18): 18 cycles for few bits, up to 289 for many
/// (uops.info), where Zen 3 (0x19) takes 3.
#[cfg(all(feature = "std", target_arch = "x86_64", not(target_feature = "bmi2")))]
pub(crate) fn is_bmi2_microcoded() -> bool {
    use core::arch::x86_64::__cpuid;

    #[allow(unused_unsafe, reason = "not unsafe since later than the oldest rustc that is meant")]
    // SAFETY: every x86-64 has the instruction and its first two leaves.
    let (maker, model) = unsafe { (__cpuid(0), __cpuid(1)) };
    let name = [maker.ebx, maker.edx, maker.ecx].map(u32::to_le_bytes);
    let is_amd = [*b"AuthenticAMD", *b"HygonGenuine"].iter().any(|amd| amd == name.as_flattened());
    let family = match model.eax >> 8 & 0xF {
        0xF => 0xF + (model.eax >> 20 & 0xFF),
        early => early,
    };
    is_amd && family < 0x19
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_turn_around_one_by_one() {
        assert_eq!(turned([1, 2, 3, 4], 2), [2, 1, 4, 3]);
        assert_eq!(turned([1, 2, 3, 4, 5, 6, 7, 8], 8), [8, 7, 6, 5, 4, 3, 2, 1]);
    }
}
