//! Which squares does a piece reach that may turn at every step?
//!
//! Not path by path: all squares where it may stand after some steps are one set, and a step of all of them at once is
//! one shift a direction. What stands between does not branch.

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::Shift;

/// The greatest number of steps where there is no limit.
pub const UNLIMITED: u16 = u16::MAX;

/// The squares that a piece on `from` reaches by `min` to `max` steps, each in any of the directions of `shifts`, all
/// but the last to empty squares. `from` itself counts as empty on the way; it is not in the answer.
///
/// ```text
/// . . . . .      x  reached by one or two king steps
/// x # # # x      #  occupied and reached
/// x x K x x
/// x x x x x
/// x x x x x
/// ```
///
/// ```
/// use betza_runtime::kernel::flood;
/// use betza_runtime::table::{Shift, shifts};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// const KING: &[Shift<1>; 8] = &const {
///     shifts(5, 5, &[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)])
/// };
/// let c3: Square<Board<5, 5>> = "c3".parse()?;
/// let wall = Bitboard::from_squares(&["b4".parse()?, "c4".parse()?, "d4".parse()?]);
/// assert_eq!(flood(KING, c3, wall, 1, 2).len(), 19);
/// assert_eq!(flood(KING, c3, wall, 1, 1).len(), 8);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn flood<G, const STEPS: usize, const N: usize>(
    shifts: &[Shift<N>; STEPS],
    from: Square<G>,
    occupied: Bitboard<G>,
    min: u16,
    max: u16,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let start = Bitboard::from_square(from);
    let free = occupied.complement().union(start);
    let mut standing = start;
    let mut steps = 1;
    while steps < min {
        standing = step(shifts, standing).intersection(free);
        steps += 1;
    }
    let mut reached = Bitboard::EMPTY;
    if max == UNLIMITED {
        // From here on every square stays reached, so the set grows until it does not.
        loop {
            let next = standing.union(step(shifts, standing).intersection(free));
            if next.difference(standing).is_empty() {
                break;
            }
            standing = next;
        }
        return step(shifts, standing).without(from);
    }
    while steps <= max {
        let next = step(shifts, standing);
        reached = reached.union(next);
        standing = next.intersection(free);
        steps += 1;
    }
    reached.without(from)
}

/// The squares one leap away from any man of a set: all of them leap at once.
///
/// ```
/// use betza_runtime::kernel::leaps_of_all;
/// use betza_runtime::table::{Shift, shifts};
/// use betza_runtime::{Bitboard, Board};
///
/// // What White's pawns attack.
/// const PAWN: &[Shift<1>; 2] = &const { shifts(8, 8, &[(-1, 1), (1, 1)]) };
/// assert_eq!(leaps_of_all(PAWN, Bitboard::<Board<8, 8>>::rank(1)), Bitboard::rank(2));
/// ```
#[inline]
#[must_use]
pub const fn leaps_of_all<G, const STEPS: usize, const N: usize>(
    shifts: &[Shift<N>; STEPS],
    men: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    step(shifts, men)
}

/// The squares one step away from any square of a set.
#[inline]
const fn step<G, const STEPS: usize, const N: usize>(
    shifts: &[Shift<N>; STEPS],
    set: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let mut reached = [0; N];
    let mut k = 0;
    while k < STEPS {
        let mut staying = set.0;
        let mut n = 0;
        while n < N {
            staying[n] &= shifts[k].stays[n];
            n += 1;
        }
        let moved = shifted(staying, shifts[k].by);
        let mut n = 0;
        while n < N {
            reached[n] |= moved[n];
            n += 1;
        }
        k += 1;
    }
    Bitboard(reached)
}

/// A set moved by so many square numbers. No bit leaves the board: the squares from which it would were taken out.
#[inline]
const fn shifted<const N: usize>(words: [u64; N], by: i16) -> [u64; N] {
    let amount = by.unsigned_abs() as usize;
    let (whole, bits) = (amount / 64, amount % 64);
    let mut moved = [0; N];
    let mut n = 0;
    while n < N {
        if by >= 0 {
            if n >= whole {
                moved[n] = words[n - whole] << bits;
                if bits > 0 && n > whole {
                    moved[n] |= words[n - whole - 1] >> (64 - bits);
                }
            }
        } else if n + whole < N {
            moved[n] = words[n + whole] >> bits;
            if bits > 0 && n + whole + 1 < N {
                moved[n] |= words[n + whole + 1] << (64 - bits);
            }
        }
        n += 1;
    }
    moved
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Board;
    use crate::table::shifts;

    const WAZIR: [(i16, i16); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

    /// ```text
    /// . # . .     S  the piece, a1
    /// . # . .     #  occupied: reached from the left only
    /// . # # .
    /// S . . .
    /// ```
    #[test]
    fn an_open_flood_goes_round_walls_and_takes_them() {
        let occupied: Bitboard<Board<4, 4>> =
            ["b2", "b3", "b4", "c2"].iter().map(|name| name.parse().expect("a square")).collect();
        let a1 = "a1".parse().expect("a square");
        let table = shifts::<4, 1>(4, 4, &WAZIR);
        // All but the origin: b4 is reached from a4 and from c4, c2 from c1.
        assert_eq!(flood(&table, a1, occupied, 1, UNLIMITED), Bitboard::FULL.without(a1));
        assert_eq!(flood(&table, a1, Bitboard::FULL, 1, UNLIMITED).len(), 2);
    }

    #[test]
    fn sets_cross_the_words_of_a_large_board() {
        let table = shifts::<4, 4>(16, 16, &WAZIR);
        let e9: Square<Board<16, 16>> = "e9".parse().expect("a square");
        assert_eq!(flood(&table, e9, Bitboard::EMPTY, 4, 4).len(), 24);
        assert_eq!(flood(&table, e9, Bitboard::EMPTY, 1, UNLIMITED).len(), 255);
    }
}
