//! Which square of which board?

use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;

use crate::geometry::Geometry;

mod name;

pub use name::ParseSquareError;

/// A square of the board `G`.
///
/// A value lies on its board: numbers, files, ranks and names are checked where one is made. Only a
/// [`kernel`](crate::kernel) that is called by hand with the table of another board may give a set,
/// and so squares, beyond it; debug builds panic there. No memory safety hangs on it.
///
/// The number of a square is `rank * WIDTH + file`, with a1 = 0; squares are ordered by it. In text a
/// square has its algebraic name, `e4`; the files after `z` are `aa`, `ab`, ….
///
/// ```
/// use betza_runtime::{Board, Square};
///
/// type Chess = Board<8, 8>;
/// const E4: Square<Chess> = Square::at(4, 3).unwrap();
///
/// assert_eq!(E4.index(), 28);
/// assert_eq!(E4.to_string(), "e4");
/// assert_eq!("e4".parse(), Ok(E4));
/// assert_eq!(Square::<Chess>::new(64), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<G: Geometry> {
    index: u16,
    board: PhantomData<G>,
}

impl<G: Geometry> Square<G> {
    /// The square with this number, if the board has so many.
    #[inline]
    #[must_use]
    pub const fn new(index: usize) -> Option<Self> {
        if index < G::SQUARES { Some(Self::on_board(index)) } else { None }
    }

    /// The square on this file and rank, both counted from 0, if it lies on the board.
    ///
    /// ```
    /// use betza_runtime::{Board, Square};
    ///
    /// assert_eq!(Square::<Board<10, 8>>::at(9, 0).map(Square::index), Some(9));
    /// assert_eq!(Square::<Board<8, 8>>::at(9, 0), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn at(file: usize, rank: usize) -> Option<Self> {
        if file < G::WIDTH && rank < G::HEIGHT {
            Some(Self::on_board(rank * G::WIDTH + file))
        } else {
            None
        }
    }

    /// The square with a number that is known to be on the board.
    #[inline]
    pub(crate) const fn on_board(index: usize) -> Self {
        const { assert!(G::SQUARES <= 1 << u16::BITS) };
        debug_assert!(index < G::SQUARES);
        // No bits are lost: the number is below `SQUARES`, which a `u16` can count.
        Self { index: index as u16, board: PhantomData }
    }

    /// The number of the square, below `SQUARES`.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// The file, counted from 0 at the left of White.
    #[inline]
    #[must_use]
    pub const fn file(self) -> usize {
        self.index() % G::WIDTH
    }

    /// The rank, counted from 0 at White's side.
    #[inline]
    #[must_use]
    pub const fn rank(self) -> usize {
        self.index() / G::WIDTH
    }

    /// The same square seen by the opponent: on the board turned by 180 degrees.
    ///
    /// ```
    /// use betza_runtime::{Board, Square};
    ///
    /// let e2: Square<Board<8, 8>> = "e2".parse()?;
    /// assert_eq!(e2.turned().to_string(), "d7");
    /// # Ok::<(), betza_runtime::ParseSquareError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Self {
        Self::on_board(G::SQUARES - 1 - self.index())
    }

    /// The square so many files to the right and ranks up the board, if it lies on the board.
    #[inline]
    pub(crate) const fn at_distance(self, dx: i16, dy: i16) -> Option<Self> {
        let file = self.file().checked_add_signed(dx as isize);
        let rank = self.rank().checked_add_signed(dy as isize);
        match (file, rank) {
            (Some(file), Some(rank)) => Self::at(file, rank),
            _ => None,
        }
    }

    /// Every square of the board, in order of number.
    ///
    /// ```
    /// use betza_runtime::{Board, Square};
    ///
    /// let names: Vec<String> = Square::<Board<2, 2>>::all().map(|s| s.to_string()).collect();
    /// assert_eq!(names, ["a1", "b1", "a2", "b2"]);
    /// ```
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + FusedIterator + Clone
    {
        (0..G::SQUARES).map(Self::on_board)
    }
}

/// Prints the name, as [`Display`](fmt::Display) does.
impl<G: Geometry> fmt::Debug for Square<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Board, Taikyoku};

    #[test]
    fn new_and_at_agree_and_stop_at_the_edge() {
        type Wide = Board<10, 8>;
        assert_eq!(Square::<Wide>::all().len(), 80);
        for square in Square::<Wide>::all() {
            assert_eq!(Square::at(square.file(), square.rank()), Some(square));
            assert_eq!(Square::new(square.index()), Some(square));
            assert_eq!(square.turned().file(), 9 - square.file());
            assert_eq!(square.turned().rank(), 7 - square.rank());
        }
        assert_eq!(Square::<Wide>::new(80), None);
        assert_eq!(Square::<Wide>::at(10, 0), None);
        assert_eq!(Square::<Wide>::at(0, 8), None);
    }

    #[test]
    fn the_largest_board_fits() {
        assert_eq!(Square::<Board<16, 16>>::all().next_back().map(Square::index), Some(255));
        assert_eq!(Square::<Taikyoku>::all().next_back().map(Square::index), Some(1295));
    }
}
