//! Which squares are reached, by one look at the men that matter?
//!
//! Where the processor gathers and spreads bits in one instruction (x86-64 with BMI2), this is the shortest answer of
//! all for pieces with few squares that matter. Elsewhere it is correct and slow: then other kernels are chosen.

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::kernel::ride::on_board;
use crate::level::{Bmi2, Compiled};
use crate::square::Square;
use crate::table::Index;
use crate::unchecked::{Bits, code};

/// The squares that the groups of `from` reach: see [`Index`].
#[inline]
#[must_use]
pub fn indexed<G, const LEN: usize, const GROUPS: usize, const N: usize>(
    table: &Index<LEN, GROUPS, N>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    by(Compiled, table, from, occupied)
}

/// The same where the processor has been found to gather and spread bits in one instruction.
///
/// It is one where it is inlined into a [`Generator`](crate::Generator) that runs at that level.
#[inline(always)]
#[must_use]
pub fn indexed_at<G, const LEN: usize, const GROUPS: usize, const N: usize>(
    bmi2: Bmi2,
    table: &Index<LEN, GROUPS, N>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    G: Geometry<Words = [u64; N]>,
{
    by(bmi2, table, from, occupied)
}

#[inline(always)]
fn by<B, G, const LEN: usize, const GROUPS: usize, const N: usize>(
    bits: B,
    table: &Index<LEN, GROUPS, N>,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G>
where
    B: Bits,
    G: Geometry<Words = [u64; N]>,
{
    const { assert!(LEN >= G::SQUARES) };
    let (groups, _) = table.row(from.index());
    let mut reached = [0; N];
    let mut k = 0;
    while k < GROUPS {
        let mut code = code(bits, table, from.index(), k, &occupied.0);
        let may_reach = &groups[k].reached;
        let mut n = 0;
        while n < N {
            reached[n] |= bits.spread(code, may_reach[n]);
            code >>= may_reach[n].count_ones() % 64;
            n += 1;
        }
        k += 1;
    }
    on_board(reached)
}
