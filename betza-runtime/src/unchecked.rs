//! Which steps does the compiler have to take our word for?
//!
//! Two: a set of squares is stored as an associated type, `G::Words`, and stable Rust has no way
//! to look into it in a `const fn`. The gain is that every operation of a bitboard works in
//! constants on every board. At run time the slices cost nothing: in a release build no bounds check
//! is left, be it one word or the 21 of 36x36, and walking a set takes 12 instructions in all on 8x8
//! or less, 26 on 10x8.

use core::{ptr, slice};

use crate::geometry::Geometry;

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
