//! Which squares are reached, by one look at the men that matter, where bits are gathered by a multiplication?

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::kernel::ride::on_board;
use crate::square::Square;
use crate::table::{CodedSlides, Magic, SpreadSlides};
use crate::unchecked;

/// The squares that the groups of `from` reach: see [`Magic`].
#[inline]
#[must_use]
pub const fn magic<G, const LEN: usize, const GROUPS: usize, const ANSWERS: usize>(
    table: &Magic<LEN, GROUPS, ANSWERS>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; 1]>,
{
    const { assert!(LEN >= G::SQUARES) };
    on_board([table.answer(from.index(), occupied.0[0])])
}

/// The squares that a slider on `from` reaches: see [`CodedSlides`].
///
/// ```
/// use betza_runtime::kernel::slide_coded;
/// use betza_runtime::table::ROOK_SLIDES;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// let a1: Square<Board<8, 8>> = "a1".parse()?;
/// let a2 = Bitboard::from_square("a2".parse()?);
/// let reached = slide_coded(ROOK_SLIDES, a1, Bitboard::rank(1));
/// assert_eq!(reached, Bitboard::rank(0).without(a1) | a2);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn slide_coded<G, const LEN: usize, const CODES: usize, const SETS: usize>(
    table: &CodedSlides<LEN, CODES, SETS>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; 1]>,
{
    const { assert!(LEN >= G::SQUARES) };
    on_board([unchecked::slide_coded(table, from.index(), occupied.0[0])])
}

/// The same by way of codes that are spread: see [`SpreadSlides`].
///
/// ```
/// use betza_runtime::kernel::slide_spread;
/// use betza_runtime::table::BISHOP_SLIDES;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// let a1: Square<Board<8, 8>> = "a1".parse()?;
/// let b2 = Bitboard::from_square("b2".parse()?);
/// assert_eq!(slide_spread(BISHOP_SLIDES, a1, Bitboard::rank(1)), b2);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn slide_spread<G, const LEN: usize, const CODES: usize>(
    table: &SpreadSlides<LEN, CODES>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; 1]>,
{
    const { assert!(LEN >= G::SQUARES) };
    on_board([unchecked::slide_spread(table, from.index(), occupied.0[0])])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Board;
    use crate::kernel::ride;
    use crate::table::{Aligned, BISHOP_SLIDES, ROOK_SLIDES, Ride};
    use crate::testing::{Random, drawn};

    type Chess = Board<8, 8>;

    /// On every square, with boards from empty to full.
    fn agree(
        ours: impl Fn(Square<Chess>, Bitboard<Chess>) -> Bitboard<Chess>,
        lines: impl Fn(Square<Chess>, Bitboard<Chess>) -> Bitboard<Chess>,
    ) {
        let mut random = Random(0x5EED);
        for percent in (0..=100).step_by(2) {
            for from in Square::all() {
                let occupied = random.set(percent);
                assert_eq!(ours(from, occupied), lines(from, occupied), "{from}\n{occupied}");
            }
        }
    }

    #[test]
    fn the_shipped_sliders_see_as_far_as_lines() {
        agree(
            |from, occupied| slide_coded(ROOK_SLIDES, from, occupied),
            |from, occupied| ride(Ride::<64, 2, 1, 8, 8, 0, 1, 0xFF>::TABLE, from, occupied),
        );
        agree(
            |from, occupied| slide_spread(BISHOP_SLIDES, from, occupied),
            |from, occupied| ride(Ride::<64, 2, 1, 8, 8, 1, 1, 0xFF>::TABLE, from, occupied),
        );
    }

    #[test]
    fn a_bishop_sees_its_blockers() {
        let occupied: Bitboard<Chess> = drawn(
            ". . . . . . . .
             . # . . . . # .
             . . . # . . . .
             . . . . # . . .
             . . . . . . . .
             . # . . . . . .
             . . . # . . . .
             . . # . . . . #",
        );
        let reached = drawn(
            ". . . . . . . .
             x . . . . . . .
             . x . . . . . .
             . . x . x . . .
             . . . . . . . .
             . . x . x . . .
             . x . . . x . .
             x . . . . . x .",
        );
        let d4 = Square::at(3, 3).unwrap();
        assert_eq!(slide_spread(BISHOP_SLIDES, d4, occupied), reached);
        assert_eq!(slide_spread(BISHOP_SLIDES, d4, occupied.with(d4)), reached);
    }

    #[test]
    fn groups_are_put_together() {
        // On a row of three, from b1: a1 if it is empty, and c1 whatever stands there.
        static TABLE: Magic<4, 2, 2> = {
            let mut factors = [[[0, 0]; 2]; 4];
            factors[1][0] = [0b001, 1 << 63];
            let mut answers = [[[0; 2]; 2]; 4];
            answers[1] = [[0b001, 0], [0b100, 0]];
            Magic::new(Aligned(factors), Aligned(answers))
        };
        let b1: Square<Board<3, 1>> = Square::at(1, 0).unwrap();
        let reached = |men: Bitboard<Board<3, 1>>| magic(&TABLE, b1, men);
        assert_eq!(reached(drawn(". . .")), drawn("x . x"));
        assert_eq!(reached(drawn("# # #")), drawn(". . x"));
    }
}
