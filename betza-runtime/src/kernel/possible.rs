//! Which squares could be reached, were the right men in the right places?
//!
//! A piece that men only stop reaches most where there are none. One that needs hurdles is asked here, from the tables
//! of its other kernels.

use super::leap::row;
use super::line::{and_not, highest, line, lowest};
use super::ride::on_board;
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;
use crate::table::Aligned;

/// What [`hop_beyond`](super::hop_beyond) and [`hop_behind`](super::hop_behind) reach over some men or others: all of each
/// way but its first square, on which only a hurdle can stand.
///
/// ```
/// use betza_runtime::kernel::hop_possible;
/// use betza_runtime::table::Ride;
/// use betza_runtime::{Bitboard, Board, Square};
///
/// type Rook = Ride<64, 2, 1, 8, 8, 0, 1, 0xFF>;
///
/// let b1: Square<Board<8, 8>> = "b1".parse()?;
/// let possible = hop_possible(Rook::TABLE, b1);
/// assert_eq!(format!("{possible:?}"), "{d1, e1, f1, g1, h1, b3, b4, b5, b6, b7, b8}");
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
#[must_use]
pub const fn hop_possible<G, const LEN: usize, const LINES: usize, const N: usize>(
    table: &Aligned<[[[[u64; LINES]; N]; 2]; LEN]>,
    from: Square<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let [above, below] = row(&table.0, from);
    let mut possible = [0; N];
    let mut k = 0;
    while k < LINES {
        let (up, down) = (line(above, k), line(below, k));
        possible = or(&possible, &and_not(&up, &lowest(up)));
        possible = or(&possible, &and_not(&down, &highest(down)));
        k += 1;
    }
    on_board(possible)
}

/// What [`hurdled`](super::hurdled) reaches over some men or others: what is behind any of its gates.
#[inline]
#[must_use]
pub const fn hurdled_possible<G, const LEN: usize, const GATES: usize, const N: usize>(
    table: &Aligned<[[[[u64; GATES]; N]; 3]; LEN]>,
    from: Square<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    let [_, _, to] = row(&table.0, from);
    let mut possible = [0; N];
    let mut k = 0;
    while k < GATES {
        possible = or(&possible, &line(to, k));
        k += 1;
    }
    on_board(possible)
}

/// The squares of either set.
#[inline]
const fn or<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    let mut either = [0; N];
    let mut n = 0;
    while n < N {
        either[n] = a[n] | b[n];
        n += 1;
    }
    either
}
