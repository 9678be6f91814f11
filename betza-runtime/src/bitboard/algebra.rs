//! How are sets of squares asked and combined, in constants as well?

use super::{Bitboard, holds};
use crate::geometry::Geometry;
use crate::square::Square;
use crate::unchecked::{words, words_mut};

impl<G: Geometry> Bitboard<G> {
    /// The set and `square`.
    #[inline]
    #[must_use]
    pub const fn with(self, square: Square<G>) -> Self {
        self.union(Self::from_square(square))
    }

    /// The set but for `square`.
    #[inline]
    #[must_use]
    pub const fn without(self, square: Square<G>) -> Self {
        self.difference(Self::from_square(square))
    }

    /// Whether `square` belongs to the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square<G>) -> bool {
        let word = words::<G>(&self.0);
        let mut chosen = 0;
        let mut k = 0;
        while k < G::WORDS {
            if holds::<G>(k, square) {
                chosen = word[k];
            }
            k += 1;
        }
        chosen >> (square.index() % 64) & 1 != 0
    }

    /// Whether the set has no square.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        let word = words::<G>(&self.0);
        let mut any = 0;
        let mut k = 0;
        while k < G::WORDS {
            any |= word[k];
            k += 1;
        }
        any == 0
    }

    /// The number of squares in the set.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        let word = words::<G>(&self.0);
        let mut len = 0;
        let mut k = 0;
        while k < G::WORDS {
            len += word[k].count_ones() as usize;
            k += 1;
        }
        len
    }

    /// The squares of either set: `self | other`.
    #[inline]
    #[must_use]
    pub const fn union(mut self, other: Self) -> Self {
        let (word, other) = (words_mut::<G>(&mut self.0), words::<G>(&other.0));
        let mut k = 0;
        while k < G::WORDS {
            word[k] |= other[k];
            k += 1;
        }
        self
    }

    /// The squares of both sets: `self & other`.
    #[inline]
    #[must_use]
    pub const fn intersection(mut self, other: Self) -> Self {
        let (word, other) = (words_mut::<G>(&mut self.0), words::<G>(&other.0));
        let mut k = 0;
        while k < G::WORDS {
            word[k] &= other[k];
            k += 1;
        }
        self
    }

    /// The squares of this set which are not in the other: `self - other`.
    #[inline]
    #[must_use]
    pub const fn difference(mut self, other: Self) -> Self {
        let (word, other) = (words_mut::<G>(&mut self.0), words::<G>(&other.0));
        let mut k = 0;
        while k < G::WORDS {
            word[k] &= !other[k];
            k += 1;
        }
        self
    }

    /// The squares of exactly one of the sets: `self ^ other`.
    #[inline]
    #[must_use]
    pub const fn symmetric_difference(mut self, other: Self) -> Self {
        let (word, other) = (words_mut::<G>(&mut self.0), words::<G>(&other.0));
        let mut k = 0;
        while k < G::WORDS {
            word[k] ^= other[k];
            k += 1;
        }
        self
    }

    /// The squares of the board that are not in the set: `!self`.
    #[inline]
    #[must_use]
    pub const fn complement(self) -> Self {
        Self::FULL.difference(self)
    }

    /// Whether the sets have a square in common.
    #[inline]
    #[must_use]
    pub const fn intersects(self, other: Self) -> bool {
        !self.intersection(other).is_empty()
    }

    /// Whether every square of this set is in the other.
    #[inline]
    #[must_use]
    pub const fn is_subset(self, other: Self) -> bool {
        self.difference(other).is_empty()
    }

    /// The square with the lowest number.
    ///
    /// ```
    /// use betza_runtime::{Bitboard, Board};
    ///
    /// let rank = Bitboard::<Board<10, 10>>::rank(6);
    /// assert_eq!(rank.first().unwrap().to_string(), "a7");
    /// assert_eq!(rank.last().unwrap().to_string(), "j7");
    /// ```
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square<G>> {
        let word = words::<G>(&self.0);
        let mut k = 0;
        while k < G::WORDS {
            if word[k] != 0 {
                return Some(Square::on_board(64 * k + word[k].trailing_zeros() as usize));
            }
            k += 1;
        }
        None
    }

    /// The square with the highest number.
    #[inline]
    #[must_use]
    pub const fn last(self) -> Option<Square<G>> {
        let word = words::<G>(&self.0);
        let mut k = G::WORDS;
        while k > 0 {
            k -= 1;
            if word[k] != 0 {
                return Some(Square::on_board(64 * k + word[k].ilog2() as usize));
            }
        }
        None
    }

    /// Takes the square with the lowest number out of the set; the way to walk a set in a
    /// constant, where `for` cannot go.
    ///
    /// ```
    /// use betza_runtime::{Bitboard, Board};
    ///
    /// const SUM: usize = {
    ///     let mut left = Bitboard::<Board<3, 3>>::rank(1);
    ///     let mut sum = 0;
    ///     while let Some(square) = left.pop_first() {
    ///         sum += square.index();
    ///     }
    ///     sum
    /// };
    /// assert_eq!(SUM, 3 + 4 + 5);
    /// ```
    #[inline]
    pub const fn pop_first(&mut self) -> Option<Square<G>> {
        let word = words_mut::<G>(&mut self.0);
        let mut k = 0;
        while k < G::WORDS {
            if word[k] != 0 {
                let index = 64 * k + word[k].trailing_zeros() as usize;
                word[k] &= word[k] - 1;
                return Some(Square::on_board(index));
            }
            k += 1;
        }
        None
    }

    /// Takes the square with the highest number out of the set.
    #[inline]
    pub const fn pop_last(&mut self) -> Option<Square<G>> {
        let last = self.last();
        if let Some(square) = last {
            *self = self.without(square);
        }
        last
    }

    /// The set on the board turned by 180 degrees, as the opponent sees it.
    ///
    /// ```text
    /// x x .      . . x
    /// x . .  ->  . . x
    /// . . .      . x x
    /// ```
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Self {
        let mut turned = Self::EMPTY;
        let (from, to) = (words::<G>(&self.0), words_mut::<G>(&mut turned.0));
        // Turning the board is reversing the bits; the unused ones then stand at the bottom.
        let unused = 64 * G::WORDS - G::SQUARES;
        let mut k = 0;
        while k < G::WORDS {
            to[k] = from[G::WORDS - 1 - k].reverse_bits() >> unused;
            if unused > 0 && k + 1 < G::WORDS {
                to[k] |= from[G::WORDS - 2 - k].reverse_bits() << (64 - unused);
            }
            k += 1;
        }
        turned
    }
}
