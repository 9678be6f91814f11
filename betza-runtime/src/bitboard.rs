//! Which squares belong to a set?

use core::cmp::Ordering;

use crate::geometry::{Board, Geometry, Words as _};
use crate::square::Square;
use crate::unchecked::{words, words_mut};

mod algebra;
mod draw;
mod iter;
mod ops;
#[cfg(test)]
mod tests;

pub use iter::Iter;

/// A set of squares of the board `G`.
///
/// One bit a square, in as many words as the board needs; a set never holds a bit past the board.
/// All that concerns sets is `const`; the operators `&`, `|`, `^`, `!` and `-` (difference) are
/// there for code that runs.
///
/// ```
/// use betza_runtime::{Bitboard, Board, Square};
///
/// type Chess = Board<8, 8>;
/// const A1: Square<Chess> = Square::new(0).unwrap();
/// const EDGE: Bitboard<Chess> = Bitboard::file(0)
///     .union(Bitboard::file(7))
///     .union(Bitboard::rank(0))
///     .union(Bitboard::rank(7));
///
/// assert_eq!((EDGE - Bitboard::from_square(A1)).len(), 27);
/// assert_eq!(
///     EDGE.to_string(),
///     "\
/// x x x x x x x x
/// x . . . . . . x
/// x . . . . . . x
/// x . . . . . . x
/// x . . . . . . x
/// x . . . . . . x
/// x . . . . . . x
/// x x x x x x x x"
/// );
/// ```
///
/// Sets are ordered as numbers whose bit `n` is the square with the number `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
#[repr(transparent)]
pub struct Bitboard<G: Geometry>(pub(crate) G::Words);

impl<G: Geometry> Bitboard<G> {
    /// No square.
    pub const EMPTY: Self = Self(G::Words::ZERO);

    /// Every square of the board.
    pub const FULL: Self = full();

    /// The set of one square.
    #[inline]
    #[must_use]
    pub const fn from_square(square: Square<G>) -> Self {
        let mut set = Self::EMPTY;
        let word = words_mut::<G>(&mut set.0);
        let mut k = 0;
        while k < G::WORDS {
            // Every word is written: a word chosen by an index known at run time would force the
            // set through memory.
            word[k] = (holds::<G>(k, square) as u64) << (square.index() % 64);
            k += 1;
        }
        set
    }

    /// The set of the squares in a list.
    ///
    /// ```
    /// use betza_runtime::{Bitboard, Board, Square};
    ///
    /// const CENTER: Bitboard<Board<3, 3>> = Bitboard::from_squares(&[Square::new(4).unwrap()]);
    /// assert_eq!(CENTER.to_string(), ". . .\n. x .\n. . .");
    /// ```
    #[must_use]
    pub const fn from_squares(squares: &[Square<G>]) -> Self {
        let mut set = Self::EMPTY;
        let mut k = 0;
        while k < squares.len() {
            set = set.with(squares[k]);
            k += 1;
        }
        set
    }

    /// The squares of a file, counted from 0; none if the board has no such file.
    #[must_use]
    pub const fn file(file: usize) -> Self {
        let mut set = Self::EMPTY;
        let mut rank = 0;
        while let Some(square) = Square::at(file, rank) {
            set = set.with(square);
            rank += 1;
        }
        set
    }

    /// The squares of a rank, counted from 0; none if the board has no such rank.
    #[must_use]
    pub const fn rank(rank: usize) -> Self {
        let mut set = Self::EMPTY;
        let mut file = 0;
        while let Some(square) = Square::at(file, rank) {
            set = set.with(square);
            file += 1;
        }
        set
    }

    /// The set in machine words, the lowest squares first.
    #[inline]
    #[must_use]
    pub const fn to_words(self) -> G::Words {
        self.0
    }

    /// The set in these machine words; bits past the board are dropped.
    ///
    /// ```
    /// use betza_runtime::{Bitboard, Board};
    ///
    /// let set = Bitboard::<Board<10, 10>>::from_words([0, u64::MAX]);
    /// assert_eq!(set.len(), 36);
    /// assert_eq!(set.to_words(), [0, (1 << 36) - 1]);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_words(words: G::Words) -> Self {
        Self(words).intersection(Self::FULL)
    }
}

impl Bitboard<Board<8, 8>> {
    /// The set whose bit `n` says whether square `n` belongs to it.
    ///
    /// ```
    /// use betza_runtime::Bitboard;
    ///
    /// assert_eq!(Bitboard::from_bits(0xFF00), Bitboard::rank(1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self([bits])
    }

    /// The set as a number whose bit `n` says whether square `n` belongs to it.
    #[inline]
    #[must_use]
    pub const fn to_bits(self) -> u64 {
        let [bits] = self.0;
        bits
    }
}

impl From<u64> for Bitboard<Board<8, 8>> {
    #[inline]
    fn from(bits: u64) -> Self {
        Self::from_bits(bits)
    }
}

impl From<Bitboard<Board<8, 8>>> for u64 {
    #[inline]
    fn from(set: Bitboard<Board<8, 8>>) -> Self {
        set.to_bits()
    }
}

impl<G: Geometry> Default for Bitboard<G> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<G: Geometry> Ord for Bitboard<G> {
    fn cmp(&self, other: &Self) -> Ordering {
        words::<G>(&self.0).iter().rev().cmp(words::<G>(&other.0).iter().rev())
    }
}

impl<G: Geometry> PartialOrd for Bitboard<G> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Whether the bit of `square` stands in word `k`.
#[inline]
const fn holds<G: Geometry>(k: usize, square: Square<G>) -> bool {
    // The first test is known when compiled and spares the second where there is but one word.
    G::WORDS == 1 || square.index() / 64 == k
}

const fn full<G: Geometry>() -> Bitboard<G> {
    let mut set = Bitboard::EMPTY;
    let word = words_mut::<G>(&mut set.0);
    let mut k = 0;
    while k < G::WORDS {
        let left = G::SQUARES - 64 * k;
        word[k] = if left >= 64 { u64::MAX } else { (1 << left) - 1 };
        k += 1;
    }
    set
}
