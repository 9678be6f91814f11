//! How does a table that was made by the macros lie in memory?

use super::{Folded, Gathered, Group, Node, Sparse};
use crate::unchecked;

/// A table that starts at a cache line, so that a row of a line's length or less lies in one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Aligned<T>(pub T);

impl<T: Plain> Aligned<T> {
    /// A table as one byte string, each number with its lowest byte first: one token, where a list of numbers would be an
    /// expression for each.
    ///
    /// ```
    /// use betza_runtime::table::Aligned;
    ///
    /// const TABLE: Aligned<[[u64; 1]; 2]> = Aligned::read(*b"\x01\0\0\0\0\0\0\0\0\x02\0\0\0\0\0\0");
    /// assert_eq!(TABLE.0, [[0x1], [0x200]]);
    /// ```
    ///
    /// # Panics
    ///
    /// If the bytes are not as many as the table has; in a constant this is a compile error.
    #[must_use]
    pub const fn read<const N: usize>(bytes: [u8; N]) -> Self {
        Aligned(unchecked::read(bytes))
    }
}

/// Numbers, arrays of them, and rows of nothing else; [`crate::unchecked`] relies on it, so nobody else can name it.
pub trait Plain: Copy {
    /// The bytes of each number.
    const WIDTH: usize;
}

impl Plain for u64 {
    const WIDTH: usize = 8;
}

impl Plain for u16 {
    const WIDTH: usize = 2;
}

impl<T: Plain, const N: usize> Plain for [T; N] {
    const WIDTH: usize = T::WIDTH;
}

impl<const LINES: usize, const N: usize> Plain for Sparse<LINES, N> {
    const WIDTH: usize = u64::WIDTH;
}

impl<const LINES: usize, const N: usize> Plain for Folded<LINES, N> {
    const WIDTH: usize = u64::WIDTH;
}

impl<const LINES: usize, const N: usize> Plain for Gathered<LINES, N> {
    const WIDTH: usize = u64::WIDTH;
}

impl<const N: usize> Plain for Group<N> {
    const WIDTH: usize = u64::WIDTH;
}

impl Plain for Node {
    const WIDTH: usize = u16::WIDTH;
}
