//! Which squares does a piece reach by leaping over one man?
//!
//! On the tables of [`ride`](super::ride): the blockers of a ride are the hurdles. What a second ride reaches that is
//! not stopped by them lies behind them.

use super::leap::row;
use super::line::{and, and_not, beyond_highest, beyond_lowest, highest, line, lowest};
use super::ride::{on_board, reached};
use super::word;
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::Aligned;

/// The squares beyond the first occupied square of each way, up to and including the second: where a xiangqi cannon
/// captures.
///
/// ```text
/// . . . x . . . .      x  reached
/// . . . # . . . .      #  a hurdle
/// . . . . . . . .
/// x # . C . # x #      C  the cannon; h1 lies behind a second man
/// ```
///
/// ```
/// use betza_runtime::kernel::hop_beyond;
/// use betza_runtime::table::Ride;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// type Rook = Ride<64, 2, 1, 8, 8, 0, 1, 0xFF>;
///
/// let d1: Square<Board<8, 8>> = "d1".parse()?;
/// let men = ["b1", "d3", "f1", "g1", "h1"].map(|name| name.parse().unwrap());
/// let reached = hop_beyond(Rook::TABLE, d1, Bitboard::from_squares(&men));
/// assert_eq!(format!("{reached:?}"), "{a1, g1, d4, d5, d6, d7, d8}");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn hop_beyond<G, const LEN: usize, const LINES: usize, const N: usize>(
    table: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    on_board(beyond(row(&table.0, from), &occupied.0))
}

/// The squares beyond the first occupied one, of lines given as those above and those below.
#[inline]
pub(super) const fn beyond<const LINES: usize, const N: usize>(
    lines: &[[[u64; LINES]; N]; 2],
    occupied: &[u64; N],
) -> [u64; N] {
    if N == 1 {
        return beyond_in_one_word(lines, occupied);
    }
    let to_hurdles = reached(lines, occupied);
    // As if the hurdles were not there.
    let further = reached(lines, &and_not(occupied, &to_hurdles));
    and_not(&further, &to_hurdles)
}

/// The same two rides, line by line and in the one word that there is.
#[inline]
const fn beyond_in_one_word<const LINES: usize, const N: usize>(
    [above, below]: &[[[u64; LINES]; N]; 2],
    occupied: &[u64; N],
) -> [u64; N] {
    let mut beyond = [0; N];
    let mut k = 0;
    while k < LINES {
        let (up, down) = (above[0][k] & occupied[0], below[0][k] & occupied[0]);
        let low = word::highest(down | 1);
        let to_hurdles = up ^ up.wrapping_sub(low);
        // The same without the hurdles.
        let (second_up, second_low) = (up & up.wrapping_sub(1), word::highest(down & !low | 1));
        let further = second_up ^ second_up.wrapping_sub(second_low);
        beyond[0] |= (above[0][k] | below[0][k]) & further & !to_hurdles;
        k += 1;
    }
    beyond
}

/// The square right behind the first occupied square of each way: where a grasshopper lands.
///
/// ```text
/// . . . x . . . .      x  reached
/// . . . # . . . .      #  a hurdle
/// . . . . . . . .
/// x # . G . # # .      G  the grasshopper; g1 is reached, and what stands there could be captured
/// ```
///
/// ```
/// use betza_runtime::kernel::hop_behind;
/// use betza_runtime::table::Ride;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// type Rook = Ride<64, 2, 1, 8, 8, 0, 1, 0xFF>;
///
/// let d1: Square<Board<8, 8>> = "d1".parse()?;
/// let men = ["b1", "d3", "f1", "g1"].map(|name| name.parse().unwrap());
/// let reached = hop_behind(Rook::TABLE, d1, Bitboard::from_squares(&men));
/// assert_eq!(format!("{reached:?}"), "{a1, g1, d4}");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn hop_behind<G, const LEN: usize, const LINES: usize, const N: usize>(
    table: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    on_board(behind(row(&table.0, from), &occupied.0))
}

/// The square behind the first occupied one, of lines given as those above and those below.
#[inline]
pub(super) const fn behind<const LINES: usize, const N: usize>(
    [above, below]: &[[[u64; LINES]; N]; 2],
    occupied: &[u64; N],
) -> [u64; N] {
    let mut reached = [0; N];
    let mut k = 0;
    while k < LINES {
        let (up, down) = (line(above, k), line(below, k));
        let behind_up = lowest(beyond_lowest(&up, &and(&up, occupied)));
        let behind_down = highest(beyond_highest(&down, &and(&down, occupied)));
        let mut n = 0;
        while n < N {
            reached[n] |= behind_up[n] | behind_down[n];
            n += 1;
        }
        k += 1;
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Board, Taikyoku};
    use crate::table::{Line, Ride, lines, orbit_lines};
    use crate::testing::Random;

    /// Goes square by square: over one man, and then to `most` squares behind it.
    fn walked<G: Geometry>(
        ways: &[(isize, isize)],
        most: usize,
        from: Square<G>,
        occupied: Bitboard<G>,
    ) -> Bitboard<G> {
        let step = |here: Square<G>, (dx, dy): (isize, isize)| {
            let file = here.file().checked_add_signed(dx)?;
            Square::at(file, here.rank().checked_add_signed(dy)?)
        };
        let mut reached = Bitboard::EMPTY;
        for way in ways {
            let mut here = step(from, *way);
            while let Some(square) = here.filter(|square| !occupied.contains(*square)) {
                here = step(square, *way);
            }
            let Some(mut here) = here else { continue };
            for _ in 0..most {
                let Some(next) = step(here, *way) else { break };
                reached = reached.with(next);
                if occupied.contains(next) {
                    break;
                }
                here = next;
            }
        }
        reached
    }

    fn agrees<G, const LEN: usize, const LINES: usize, const N: usize>(
        table: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
        ways: &[(isize, isize)],
    ) where
        G: Geometry<Words = [u64; N]>,
    {
        let mut random = Random(7);
        for percent in [0, 3, 15, 40, 80, 100] {
            for _ in 0..8 {
                let occupied = random.set::<G>(percent);
                for from in Square::all() {
                    let far = walked(ways, 99, from, occupied);
                    assert_eq!(hop_beyond(table, from, occupied), far, "{from}\n{occupied}");
                    let near = walked(ways, 1, from, occupied);
                    assert_eq!(hop_behind(table, from, occupied), near, "{from}\n{occupied}");
                }
            }
        }
    }

    const ROOK: [(isize, isize); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    const KNIGHT: [(isize, isize); 8] =
        [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

    #[test]
    fn hops_go_where_a_walk_over_one_man_goes() {
        agrees::<Board<8, 8>, 64, 2, 1>(Ride::<64, 2, 1, 8, 8, 0, 1, 0xFF>::TABLE, &ROOK);
        agrees::<Board<8, 8>, 64, 4, 1>(Ride::<64, 4, 1, 8, 8, 1, 2, 0xFF>::TABLE, &KNIGHT);
        agrees::<Board<9, 10>, 128, 2, 2>(Ride::<128, 2, 2, 9, 10, 0, 1, 0xFF>::TABLE, &ROOK);
        agrees::<Board<16, 16>, 256, 4, 4>(Ride::<256, 4, 4, 16, 16, 1, 2, 0xFF>::TABLE, &KNIGHT);
        agrees::<Board<3, 5>, 16, 2, 1>(Ride::<16, 2, 1, 3, 5, 0, 1, 0xFF>::TABLE, &ROOK);
    }

    #[test]
    fn a_way_that_is_not_there_is_not_hopped_along() {
        let table = lines::<2048, 1, 21>(36, 36, &[Line { dx: 0, dy: 1, up: u16::MAX, down: 0 }]);
        agrees::<Taikyoku, 2048, 1, 21>(&table, &[(0, 1)]);
        let forward = orbit_lines::<1>(0, 1, 0b1, u16::MAX);
        agrees::<Board<8, 8>, 64, 1, 1>(&lines(8, 8, &forward), &[(0, 1)]);
    }
}
