//! Which squares does a leaper reach on a board too large for tables?

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::direction;

/// The squares that lie one of these leaps `(a, b, directions)` away from `from`, counted from its file and rank.
///
/// It takes what [`table::leaps`](crate::table::leaps) takes and answers what [`leap`](super::leap()) reads from that
/// table: the plain version of both, and the one for boards on which a row of a table would take 168 bytes a square.
///
/// ```
/// use betza_runtime::kernel::stride;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// const B1: Square<Board<5, 5>> = Square::at(1, 0).unwrap();
/// // A knight that also leaps two squares forward.
/// const REACHED: Bitboard<Board<5, 5>> = stride(&[(1, 2, 0xFF), (0, 2, 1)], B1);
/// assert_eq!(
///     REACHED.to_string(),
///     "\
/// . . . . .
/// . . . . .
/// x x x . .
/// . . . x .
/// . . . . ."
/// );
/// ```
#[inline]
#[must_use]
pub const fn stride<G: Geometry>(orbits: &[(usize, usize, u8)], from: Square<G>) -> Bitboard<G> {
    let mut reached = Bitboard::EMPTY;
    let mut k = 0;
    while k < orbits.len() {
        let (a, b, dirs) = orbits[k];
        let mut number = 0;
        while number < 8 {
            if dirs >> number & 1 != 0
                && let Some((dx, dy)) = direction(a, b, number)
                && let Some(to) = from.at_distance(dx, dy)
            {
                reached = reached.with(to);
            }
            number += 1;
        }
        k += 1;
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Board, Taikyoku};
    use crate::kernel::leap;
    use crate::table::leaps;

    #[test]
    fn it_answers_what_the_table_says() {
        const ORBITS: &[(usize, usize, u8)] = &[(1, 2, 0b1010_0110), (0, 3, 0xFF), (2, 2, 0b10)];
        const TABLE: &[[u64; 2]; 128] = &const { leaps(9, 10, ORBITS) };
        for from in Square::<Board<9, 10>>::all() {
            assert_eq!(stride(ORBITS, from), leap(TABLE, from), "from {from}");
        }
    }

    #[test]
    fn leaps_stay_on_the_largest_board() {
        let names = |from: &str, orbits| {
            let from: Square<Taikyoku> = from.parse().expect("a square");
            let squares = stride(orbits, from).into_iter();
            squares.map(|square| std::format!("{square}")).collect::<std::vec::Vec<_>>()
        };
        assert_eq!(names("aj36", &[(1, 2, 0xFF)]), ["ai34", "ah35"]);
        assert_eq!(names("z1", &[(0, 1, 0xFF)]), ["y1", "aa1", "z2"]);
        assert_eq!(names("a1", &[(35, 35, 0xFF)]), ["aj36"]);
        assert!(names("a1", &[(1, 36, 0xFF)]).is_empty());
    }
}
