//! How does one walk through a set of squares, and gather one?

use core::iter::FusedIterator;

use super::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::unchecked::words;

/// The squares of a set, in order of number.
///
/// ```
/// use betza_runtime::{Bitboard, Board};
///
/// let squares: Vec<String> =
///     Bitboard::<Board<3, 2>>::file(1).into_iter().map(|s| s.to_string()).collect();
/// assert_eq!(squares, ["b1", "b2"]);
/// ```
#[derive(Clone, Debug)]
pub struct Iter<G: Geometry> {
    left: Bitboard<G>,
}

impl<G: Geometry> Iterator for Iter<G> {
    type Item = Square<G>;

    #[inline]
    fn next(&mut self) -> Option<Square<G>> {
        self.left.pop_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.left.len();
        (len, Some(len))
    }

    /// Word by word, so that a word done with is not looked at again.
    #[inline]
    fn fold<B, F: FnMut(B, Square<G>) -> B>(self, init: B, mut f: F) -> B {
        let mut result = init;
        for (k, &word) in words::<G>(&self.left.0).iter().enumerate() {
            let mut word = word;
            while word != 0 {
                result = f(result, Square::on_board(64 * k + word.trailing_zeros() as usize));
                word &= word - 1;
            }
        }
        result
    }
}

impl<G: Geometry> DoubleEndedIterator for Iter<G> {
    #[inline]
    fn next_back(&mut self) -> Option<Square<G>> {
        self.left.pop_last()
    }
}

impl<G: Geometry> ExactSizeIterator for Iter<G> {}

impl<G: Geometry> FusedIterator for Iter<G> {}

impl<G: Geometry> IntoIterator for Bitboard<G> {
    type Item = Square<G>;
    type IntoIter = Iter<G>;

    #[inline]
    fn into_iter(self) -> Iter<G> {
        Iter { left: self }
    }
}

impl<G: Geometry> Extend<Square<G>> for Bitboard<G> {
    #[inline]
    fn extend<I: IntoIterator<Item = Square<G>>>(&mut self, squares: I) {
        for square in squares {
            *self = self.with(square);
        }
    }
}

impl<G: Geometry> FromIterator<Square<G>> for Bitboard<G> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square<G>>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(squares);
        set
    }
}
