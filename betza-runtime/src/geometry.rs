//! Which boards are there, and how many machine words does a set of their squares take?

use core::fmt::Debug;
use core::hash::Hash;

mod sealed {
    /// Keeps [`super::Words`] to the types of this crate: memory safety hangs on it.
    pub trait Sealed {}
}

/// The door for boards that `board!` of the facade declares; not for use by hand.
#[doc(hidden)]
pub trait Declared {}

/// A board as a type: its width and height, known at compile time.
///
/// Implemented by [`Board<W, H>`](Board) for every width and height from 1 to 16, and by the types
/// that `betza::board!` declares, of up to 36x36; the trait is not for use by hand. Squares are
/// numbered rank by rank from the lower left, `rank * WIDTH + file`, so that 8x8 has the layout that
/// most chess programs use:
///
/// ```text
/// 56 57 58 59 60 61 62 63
///  :                    :
///  8  9 10 11 12 13 14 15
///  0  1  2  3  4  5  6  7      a1 = 0, h1 = 7, a2 = 8
/// ```
///
/// ```
/// use betza_runtime::{Board, Geometry};
///
/// assert_eq!(<Board<9, 10>>::SQUARES, 90);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no board",
    label = "not a board",
    note = "boards of up to 16x16 squares are `Board<W, H>`; others are declared by `betza::board!(pub Name = 36x36)`"
)]
pub trait Geometry:
    Copy + Eq + Ord + Hash + Debug + Default + Send + Sync + 'static + Declared
{
    /// Number of files.
    const WIDTH: usize;
    /// Number of ranks.
    const HEIGHT: usize;
    /// Number of squares, `WIDTH * HEIGHT`.
    const SQUARES: usize = Self::WIDTH * Self::HEIGHT;
    /// Number of words in a set of squares.
    #[doc(hidden)]
    const WORDS: usize = Self::SQUARES.div_ceil(64);
    /// The words of a set of squares: `[u64; WORDS]`.
    #[doc(hidden)]
    type Words: Words;
}

/// Arrays of `u64`, and nothing else; [`crate::unchecked`] relies on it.
#[doc(hidden)]
pub trait Words: Copy + Eq + Hash + Debug + Send + Sync + 'static + sealed::Sealed {
    /// All words zero.
    const ZERO: Self;
}

impl<const N: usize> sealed::Sealed for [u64; N] {}

impl<const N: usize> Words for [u64; N] {
    const ZERO: Self = [0; N];
}

/// The board with `W` files and `H` ranks.
///
/// ```
/// use betza_runtime::{Board, Square};
///
/// type Xiangqi = Board<9, 10>;
/// let corner = Square::<Xiangqi>::at(8, 9).unwrap();
/// assert_eq!(corner.to_string(), "i10");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Board<const W: usize, const H: usize>;

macro_rules! board {
    ($board:ty = $w:literal x $h:literal) => {
        impl Declared for $board {}

        impl Geometry for $board {
            const WIDTH: usize = $w;
            const HEIGHT: usize = $h;
            type Words = [u64; usize::div_ceil($w * $h, 64)];
        }
    };
}

macro_rules! boards {
    ($($w:literal)*) => { $(boards!(@heights of $w);)* };
    (@heights of $w:literal) => { boards!(@each $w: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16); };
    (@each $w:literal: $($h:literal)*) => { $(board!(Board<$w, $h> = $w x $h);)* };
}

boards!(1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16);

/// A board of more words than any [`Board`] has: nothing in the crate counts on few.
#[cfg(test)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Taikyoku;

#[cfg(test)]
board!(Taikyoku = 36 x 36);

#[cfg(test)]
mod tests {
    use super::*;

    fn words<G: Geometry>() -> (usize, usize) {
        (G::WORDS, size_of::<G::Words>() / 8)
    }

    #[test]
    fn a_word_holds_64_squares() {
        assert_eq!(words::<Board<1, 1>>(), (1, 1));
        assert_eq!(words::<Board<8, 8>>(), (1, 1));
        assert_eq!(words::<Board<5, 13>>(), (2, 2));
        assert_eq!(words::<Board<16, 8>>(), (2, 2));
        assert_eq!(words::<Board<12, 12>>(), (3, 3));
        assert_eq!(words::<Board<16, 16>>(), (4, 4));
        assert_eq!(words::<Taikyoku>(), (21, 21));
    }
}
