//! Which squares does the answer hang on?
//!
//! Every square that a kernel reaches is reached along paths, and each path asks about some squares. These kernels read
//! the tables of the others and give, instead of what is reached, what is asked by the paths that end on given squares.
//! Asked from a target along reversed paths with the men that might attack it, the answer is what
//! [`Attacks::critical`](crate::Attacks::critical) promises; asked for one square, it is what lies between the two.
//!
//! ```text
//! . . . m . . . .      m  a man
//! . . . c . . . .      c  critical: the squares before the farthest man of each way
//! . . . M . . . .      M  a man on such a square
//! . . m T c m . .      T  the target
//! . . . . . . . .
//! ```

use super::flood::{UNLIMITED, flood};
use super::leap::row;
use super::line::{and, line};
use super::ride::on_board;
use super::word::{all_if_none, down_to_highest, up_to_lowest};
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::{Aligned, Node, Ray, Shift};

/// What [`ride`](super::ride()), [`hop_beyond`](super::hop_beyond) and [`hop_behind`](super::hop_behind) ask from `from`
/// to reach `men`: on each way the squares before the farthest of them.
///
/// ```
/// use betza_runtime::kernel::critical_ride;
/// use betza_runtime::table::Ride;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// type Rook = Ride<64, 2, 1, 8, 8, 0, 1, 0xFF>;
///
/// let d3: Square<Board<8, 8>> = "d3".parse()?;
/// let men = Bitboard::from_squares(&["c3".parse()?, "f3".parse()?, "d4".parse()?, "d6".parse()?]);
/// assert_eq!(format!("{:?}", critical_ride(Rook::TABLE, d3, men)), "{e3, d4, d5}");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn critical_ride<G, const LEN: usize, const LINES: usize, const N: usize>(
    table: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
    from: Square<G>,
    men: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let [above, below] = row(&table.0, from);
    let mut asked = [0; N];
    let mut k = 0;
    while k < LINES {
        let (up, down) = (line(above, k), line(below, k));
        or_and(&mut asked, &up, &below_highest(&and(&up, &men.0)));
        or_and(&mut asked, &down, &above_lowest(&and(&down, &men.0)));
        k += 1;
    }
    on_board(asked)
}

/// What [`guarded`](super::guarded()) asks from `from` to reach any of `men`: the conditions of the gates that lead there.
///
/// ```
/// use betza_runtime::kernel::critical_guarded;
/// use betza_runtime::table::Aligned;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // On a board of three ranks, from a1: over a2 to b3.
/// const LAME: &Aligned<[[[[u64; 1]; 1]; 2]; 8]> = &{
///     let mut rows = [[[[0; 1]; 1]; 2]; 8];
///     rows[0] = [[[0b000_100]], [[0b100_000]]];
///     Aligned(rows)
/// };
/// let [a1, a2, b3]: [Square<Board<2, 3>>; 3] = ["a1".parse()?, "a2".parse()?, "b3".parse()?];
/// let [a2, b3] = [a2, b3].map(Bitboard::from_square);
/// assert_eq!(critical_guarded(LAME, a1, b3), a2);
/// assert_eq!(critical_guarded(LAME, a1, a2), Bitboard::EMPTY);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn critical_guarded<G, const LEN: usize, const GATES: usize, const N: usize>(
    table: &Aligned<[[[[u64; GATES]; N]; 2]; LEN]>,
    from: Square<G>,
    men: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let [clear, to] = row(&table.0, from);
    let mut asked = [0; N];
    let mut k = 0;
    while k < GATES {
        let leads = all_if_any(&and(&line(to, k), &men.0));
        or_and(&mut asked, &line(clear, k), &[leads; N]);
        k += 1;
    }
    on_board(asked)
}

/// What [`hurdled`](super::hurdled) asks from `from` to reach any of `men`.
#[inline]
#[must_use]
pub const fn critical_hurdled<G, const LEN: usize, const GATES: usize, const N: usize>(
    table: &Aligned<[[[[u64; GATES]; N]; 3]; LEN]>,
    from: Square<G>,
    men: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let [clear, hurdles, to] = row(&table.0, from);
    let mut asked = [0; N];
    let mut k = 0;
    while k < GATES {
        let leads = all_if_any(&and(&line(to, k), &men.0));
        or_and(&mut asked, &line(clear, k), &[leads; N]);
        or_and(&mut asked, &line(hurdles, k), &[leads; N]);
        k += 1;
    }
    on_board(asked)
}

/// Adds to `set` the squares of both `a` and `b`.
#[inline]
const fn or_and<const N: usize>(set: &mut [u64; N], a: &[u64; N], b: &[u64; N]) {
    let mut n = 0;
    while n < N {
        set[n] |= a[n] & b[n];
        n += 1;
    }
}

/// All ones if the set has a square.
#[inline]
const fn all_if_any<const N: usize>(set: &[u64; N]) -> u64 {
    let mut any = 0;
    let mut n = 0;
    while n < N {
        any |= set[n];
        n += 1;
    }
    !all_if_none(any)
}

/// All squares below the highest of a set; none if it is empty.
#[inline]
const fn below_highest<const N: usize>(set: &[u64; N]) -> [u64; N] {
    let mut squares = [0; N];
    // All ones once a word with a square was found.
    let mut below = 0;
    let mut n = N;
    while n > 0 {
        n -= 1;
        squares[n] = !down_to_highest(set[n]) | below;
        below |= !all_if_none(set[n]);
    }
    squares
}

/// All squares above the lowest of a set; none if it is empty.
#[inline]
const fn above_lowest<const N: usize>(set: &[u64; N]) -> [u64; N] {
    let mut squares = [0; N];
    let mut above = 0;
    let mut n = 0;
    while n < N {
        squares[n] = !up_to_lowest(set[n]) | above;
        above |= !all_if_none(set[n]);
        n += 1;
    }
    squares
}

/// What [`tree`](super::tree()) asks from `from` to reach any of `men`: the squares with one of them behind.
///
/// ```
/// use betza_runtime::kernel::critical_tree;
/// use betza_runtime::table::Node;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// // From a1 of three squares in a row: b1 and then c1.
/// const NODES: &[Node] = &[Node { square: 1, skip: 2 }, Node { square: 2, skip: 1 }];
/// let [a1, b1, c1]: [Square<Board<3, 1>>; 3] = ["a1".parse()?, "b1".parse()?, "c1".parse()?];
/// let [b1, c1] = [b1, c1].map(Bitboard::from_square);
/// assert_eq!(critical_tree(NODES, &[0, 2, 2, 2], a1, c1), b1);
/// assert_eq!(critical_tree(NODES, &[0, 2, 2, 2], a1, b1), Bitboard::EMPTY);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn critical_tree<G: Geometry>(
    nodes: &[Node],
    starts: &[u16],
    from: Square<G>,
    men: Bitboard<G>,
) -> Bitboard<G> {
    let mut asked = Bitboard::EMPTY;
    let start = starts[from.index()] as usize;
    let mut place = starts[from.index() + 1] as usize;
    // Backwards, so that what lies behind a square is known when it is met.
    let mut nearest_man = usize::MAX;
    while place > start {
        place -= 1;
        let Node { square, skip } = nodes[place];
        let Some(square) = Square::new(square as usize) else { break };
        if nearest_man < place + skip as usize {
            asked = asked.with(square);
        }
        if men.contains(square) {
            nearest_man = place;
        }
    }
    asked
}

/// What [`flood`](super::flood()) by at most `max` steps asks from `from` to reach any of `men`: all squares where it may
/// stand before its last step, if one of them is near enough.
///
/// ```
/// use betza_runtime::kernel::{UNLIMITED, critical_flood};
/// use betza_runtime::table::{Shift, shifts};
/// use betza_runtime::{Bitboard, Board, Square};
///
/// const WAZIR: &[Shift<1>; 4] = &const { shifts(5, 5, &[(0, 1), (1, 0), (0, -1), (-1, 0)]) };
/// let [a1, b2, e5]: [Square<Board<5, 5>>; 3] = ["a1".parse()?, "b2".parse()?, "e5".parse()?];
/// let [near, far] = [b2, e5].map(Bitboard::from_square);
/// assert_eq!(format!("{:?}", critical_flood(WAZIR, a1, near, 2)), "{b1, a2}");
/// assert_eq!(critical_flood(WAZIR, a1, far, 2), Bitboard::EMPTY);
/// assert_eq!(critical_flood(WAZIR, a1, far, UNLIMITED).len(), 24);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn critical_flood<G, const STEPS: usize, const N: usize>(
    shifts: &[Shift<N>; STEPS],
    from: Square<G>,
    men: Bitboard<G>,
    max: u16,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let reached = flood(shifts, from, Bitboard::EMPTY, 1, max);
    if !reached.intersects(men) || max <= 1 {
        Bitboard::EMPTY
    } else if max == UNLIMITED {
        reached
    } else {
        flood(shifts, from, Bitboard::EMPTY, 1, max - 1)
    }
}

/// What [`walk`](super::walk()) asks from `from` to reach `men`: on each ray the squares before the farthest of them.
///
/// ```
/// use betza_runtime::kernel::critical_walk;
/// use betza_runtime::table::Ray;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// const UP: &[Ray] = &[Ray { dx: 0, dy: 1, limit: u16::MAX }];
/// let [a1, a3]: [Square<Board<4, 4>>; 2] = ["a1".parse()?, "a3".parse()?];
/// let critical = critical_walk(UP, a1, Bitboard::from_square(a3));
/// assert_eq!(format!("{critical:?}"), "{a2}");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn critical_walk<G: Geometry>(
    rays: &[Ray],
    from: Square<G>,
    men: Bitboard<G>,
) -> Bitboard<G> {
    let mut asked = Bitboard::EMPTY;
    let mut k = 0;
    while k < rays.len() {
        let Ray { dx, dy, limit } = rays[k];
        let (mut here, mut before) = (from, Bitboard::EMPTY);
        let mut steps = 0;
        while steps < limit
            && let Some(next) = here.at_distance(dx, dy)
        {
            if men.contains(next) {
                asked = asked.union(before);
            }
            before = before.with(next);
            here = next;
            steps += 1;
        }
        k += 1;
    }
    asked
}

/// What an answer hangs on that is found by walking alone: every square, if there is a man at all.
#[inline]
#[must_use]
pub const fn critical_anywhere<G: Geometry>(men: Bitboard<G>) -> Bitboard<G> {
    if men.is_empty() { Bitboard::EMPTY } else { Bitboard::FULL }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::{Board, Taikyoku};
    use crate::kernel::{hop_behind, hop_beyond, ride};
    use crate::table::{Line, Ride, lines};
    use crate::testing::Random;

    /// Flips squares that are not critical, and compares what is seen of the men.
    fn holds<G, const LEN: usize, const LINES: usize, const N: usize>(
        table: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
    ) where
        G: Geometry<Words = [u64; N]>,
    {
        let mut random = Random(7);
        for percent in [3, 15, 40] {
            let (occupied, men) = (random.set::<G>(percent), random.set::<G>(8));
            for from in Square::all() {
                let critical = critical_ride(table, from, men);
                let flipped = occupied ^ (random.set::<G>(50) - critical);
                for kernel in [ride, hop_beyond, hop_behind] {
                    let seen = |occupied| kernel(table, from, occupied) & men;
                    assert_eq!(seen(flipped), seen(occupied), "{from}\n{men}\n{occupied}");
                }
                // And no square of it is there in vain: some ride is stopped by it.
                let open = ride(table, from, Bitboard::EMPTY) & men;
                for square in critical {
                    let stopped = ride(table, from, Bitboard::from_square(square)) & men;
                    assert_ne!(stopped, open, "{square} from {from}\n{men}");
                }
            }
        }
    }

    #[test]
    fn what_is_not_asked_does_not_matter() {
        holds::<Board<8, 8>, 64, 4, 1>(Ride::<64, 4, 1, 8, 8, 1, 2, 0xFF>::TABLE);
        holds::<Board<9, 10>, 128, 2, 2>(Ride::<128, 2, 2, 9, 10, 0, 1, 0xFF>::TABLE);
        holds::<Board<16, 16>, 256, 4, 4>(Ride::<256, 4, 4, 16, 16, 1, 2, 0xFF>::TABLE);
    }

    #[test]
    fn a_walk_asks_what_a_table_says() {
        const TABLE: &Aligned<[[[[u64; 2]; 2]; 2]; 128]> = &const {
            let wide = Line { dx: 1, dy: 0, up: u16::MAX, down: 2 };
            lines(9, 10, &[wide, Line { dx: -1, dy: 1, up: 3, down: 0 }])
        };
        let rays = [(1, 0, u16::MAX), (-1, 0, 2), (-1, 1, 3)];
        let rays = rays.map(|(dx, dy, limit)| Ray { dx, dy, limit });
        let mut random = Random(3);
        for from in Square::<Board<9, 10>>::all() {
            let men = random.set(12);
            let asked = critical_walk(&rays, from, men);
            assert_eq!(asked, critical_ride(TABLE, from, men), "{from}\n{men}");
        }
        let corner: Square<Taikyoku> = "aj36".parse().expect("a square");
        let ray = [Ray { dx: 1, dy: 1, limit: u16::MAX }];
        let from = "a1".parse().expect("a square");
        assert_eq!(critical_walk(&ray, from, Bitboard::from_square(corner)).len(), 34);
    }
}
