//! Which squares does a rider reach on a board too large for tables?

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::Ray;

/// The squares that a rider on `from` reaches along these rays, walked square by square: on each up to and including
/// the first occupied square, the edge, or its last step.
///
/// It answers what [`ride`](super::ride()) computes from a table of the same ways: the plain version of it, and the one
/// for boards on which such a table would take hundreds of kilobytes.
///
/// ```
/// use betza_runtime::kernel::walk;
/// use betza_runtime::table::Ray;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // To the edge up the board, two squares aslant.
/// const RAYS: &[Ray] =
///     &[Ray { dx: 0, dy: 1, limit: u16::MAX }, Ray { dx: 1, dy: 1, limit: 2 }];
/// const A1: Square<Board<4, 4>> = Square::new(0).unwrap();
/// const REACHED: Bitboard<Board<4, 4>> = walk(RAYS, A1, Bitboard::rank(2));
/// assert_eq!(REACHED.to_string(), ". . . .\nx . x .\nx x . .\n. . . .");
/// ```
#[inline]
#[must_use]
pub const fn walk<G: Geometry>(
    rays: &[Ray],
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G> {
    let mut reached = Bitboard::EMPTY;
    let mut k = 0;
    while k < rays.len() {
        let Ray { dx, dy, limit } = rays[k];
        let mut here = from;
        let mut steps = 0;
        while steps < limit
            && let Some(next) = here.at_distance(dx, dy)
        {
            reached = reached.with(next);
            if occupied.contains(next) {
                break;
            }
            here = next;
            steps += 1;
        }
        k += 1;
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Board, Taikyoku};
    use crate::kernel::ride;
    use crate::table::{Aligned, Line, lines};
    use crate::testing::Random;

    #[test]
    fn it_answers_what_the_table_says() {
        const UP: u16 = u16::MAX;
        const TABLE: &Aligned<[[[[u64; 3]; 2]; 2]; 128]> = &const {
            let wide = Line { dx: 1, dy: 0, up: UP, down: 2 };
            let aslant = Line { dx: -1, dy: 1, up: 3, down: UP };
            lines(9, 10, &[wide, aslant, Line { dx: 1, dy: 2, up: UP, down: UP }])
        };
        const RAYS: &[Ray] = &[
            Ray { dx: 1, dy: 0, limit: UP },
            Ray { dx: -1, dy: 0, limit: 2 },
            Ray { dx: -1, dy: 1, limit: 3 },
            Ray { dx: 1, dy: -1, limit: UP },
            Ray { dx: 1, dy: 2, limit: UP },
            Ray { dx: -1, dy: -2, limit: UP },
        ];
        let mut random = Random(0x9E37_79B9_7F4A_7C15);
        for percent in [0, 10, 30, 60, 100] {
            let occupied: Bitboard<Board<9, 10>> = random.set(percent);
            for from in Square::all() {
                assert_eq!(walk(RAYS, from, occupied), ride(TABLE, from, occupied), "{from}");
            }
        }
    }

    #[test]
    fn a_ray_crosses_the_largest_board() {
        let a1: Square<Taikyoku> = Square::at(0, 0).expect("the corner");
        let diagonal = [Ray { dx: 1, dy: 1, limit: u16::MAX }];
        assert_eq!(walk(&diagonal, a1, Bitboard::EMPTY).len(), 35);
        let h8 = Bitboard::from_square("h8".parse().expect("a square"));
        assert_eq!(walk(&diagonal, a1, h8).last().map(Square::index), Some(7 * 36 + 7));
    }
}
