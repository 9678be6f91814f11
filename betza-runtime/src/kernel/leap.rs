//! Which squares does a leaper reach?

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;

/// The row of `from` in a table of sets, as [`Leap`](crate::table::Leap) and
/// [`leaps`](crate::table::leaps) make them.
///
/// ```
/// use betza_runtime::kernel::leap;
/// use betza_runtime::table::Leap;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// const C3: Square<Board<5, 5>> = Square::at(2, 2).unwrap();
/// const KNIGHT: Bitboard<Board<5, 5>> = leap(Leap::<32, 1, 5, 5, 1, 2, 0xFF>::TABLE, C3);
///
/// assert_eq!(
///     KNIGHT.to_string(),
///     "\
/// . x . x .
/// x . . . x
/// . . . . .
/// x . . . x
/// . x . x ."
/// );
/// ```
#[inline]
#[must_use]
pub const fn leap<G, const LEN: usize, const N: usize>(
    table: &[[u64; N]; LEN],
    from: Square<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let landings = Bitboard(*row(table, from));
    debug_assert!(landings.is_subset(Bitboard::FULL), "the table is one of another board");
    landings
}

/// The row of `from` in a table with a row for each square, padded to a power of two.
#[inline]
pub(super) const fn row<G: Geometry, T, const LEN: usize>(table: &[T; LEN], from: Square<G>) -> &T {
    const { assert!(LEN.is_power_of_two() && LEN >= G::SQUARES) };
    // The mask changes no number of a square; it is there so that no bounds check is.
    &table[from.index() & (LEN - 1)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Board;
    use crate::table::{Leap, leaps, turned};
    use crate::testing::drawn;

    #[test]
    fn a_knight_in_the_corner() {
        let corner: Square<Board<5, 5>> = Square::at(4, 0).unwrap();
        let seen = leap(Leap::<32, 1, 5, 5, 1, 2, 0xFF>::TABLE, corner);
        let expected = drawn(
            ". . . . .
             . . . . .
             . . . x .
             . . x . .
             . . . . .",
        );
        assert_eq!(seen, expected);
    }

    #[test]
    fn directions_are_numbered_clockwise() {
        let center: Square<Board<5, 5>> = Square::at(2, 2).unwrap();
        let chiral = leap(Leap::<32, 1, 5, 5, 1, 2, 0b0101_0101>::TABLE, center);
        let expected = drawn(
            ". . . x .
             x . . . .
             . . . . .
             . . . . x
             . x . . .",
        );
        assert_eq!(chiral, expected);
        let right_front = leap(Leap::<32, 1, 5, 5, 1, 1, 0b0000_0011>::TABLE, center);
        assert_eq!(right_front.into_iter().next(), Square::at(3, 3));
        assert_eq!(right_front.len(), 1);
        let ahead_and_left = leap(Leap::<32, 1, 5, 5, 0, 2, 0b0100_0001>::TABLE, center);
        assert_eq!(ahead_and_left, Square::at(2, 4).into_iter().chain(Square::at(0, 2)).collect());
    }

    #[test]
    fn orbits_join_on_a_board_of_two_words() {
        // A ferz that also leaps (0,3) sideways.
        const TABLE: &[[u64; 2]; 128] = &const { leaps(10, 8, &[(1, 1, 0xFF), (0, 3, 0x44)]) };
        let j7: Square<Board<10, 8>> = Square::at(9, 6).unwrap();
        let expected = drawn(
            ". . . . . . . . x .
             . . . . . . x . . .
             . . . . . . . . x .
             . . . . . . . . . .
             . . . . . . . . . .
             . . . . . . . . . .
             . . . . . . . . . .
             . . . . . . . . . .",
        );
        assert_eq!(leap(TABLE, j7), expected);
    }

    #[test]
    fn every_direction_from_every_square() {
        macro_rules! one {
            ($number:literal, $dx:literal, $dy:literal) => {
                for from in Square::<Board<6, 13>>::all() {
                    let file = from.file().checked_add_signed($dx);
                    let rank = from.rank().checked_add_signed($dy);
                    let to = file.zip(rank).and_then(|(file, rank)| Square::at(file, rank));
                    let seen = leap(Leap::<128, 2, 6, 13, 2, 5, { 1 << $number }>::TABLE, from);
                    assert_eq!(seen, to.into_iter().collect(), "{} from {from}", $number);
                }
            };
        }
        one!(0, 2, 5);
        one!(1, 5, 2);
        one!(2, 5, -2);
        one!(3, 2, -5);
        one!(4, -2, -5);
        one!(5, -5, -2);
        one!(6, -5, 2);
        one!(7, -2, 5);
    }

    #[test]
    fn a_leap_too_long_for_the_board_lands_nowhere() {
        let only: Square<Board<1, 1>> = Square::new(0).unwrap();
        assert!(leap(Leap::<1, 1, 1, 1, 1, 2, 0xFF>::TABLE, only).is_empty());
        assert_eq!(leap(Leap::<1, 1, 1, 1, 0, 0, 1>::TABLE, only), Bitboard::FULL);
    }

    #[test]
    fn black_is_white_on_the_turned_board() {
        const WHITE: &[[u64; 2]; 128] = &const { leaps(9, 10, &[(1, 2, 0b1000_0110)]) };
        const BLACK: &[[u64; 2]; 128] = &const { leaps(9, 10, &[(1, 2, turned(0b1000_0110))]) };
        for from in Square::<Board<9, 10>>::all() {
            assert_eq!(leap(BLACK, from), leap(WHITE, from.turned()).turned());
        }
    }
}
