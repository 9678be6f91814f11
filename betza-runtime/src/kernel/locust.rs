//! What does a piece take on its way, one step from where it stands?
//!
//! All moves over one victim are one group, so the work grows with the victims and not with the paths. Which squares a
//! jump may end on is the caller's `open`: a set, made once for all victims.

use core::ops::ControlFlow;

use super::leap::row;
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::moves::{Effect, Group};
use crate::sink::MoveSink;
use crate::square::Square;
use crate::table::Aligned;

/// Steps onto an enemy, takes it and steps on, by a step that does not hang on the first: what the second table has
/// for the victim's square.
///
/// ```text
/// x x x .      x  where it may end after taking e
/// x e x .      L  a lion: a king's step, and another; back where it came from too
/// x x L .
/// . . . .
/// ```
///
/// ```
/// use betza_runtime::kernel::locust;
/// use betza_runtime::table::leaps;
/// use betza_runtime::{Bitboard, Board, Count, Square};
///
/// const KING: &[[u64; 1]; 16] = &const { leaps(4, 4, &[(0, 1, 0xFF), (1, 1, 0xFF)]) };
/// let lion: Square<Board<4, 4>> = "c2".parse()?;
/// let enemy = Bitboard::from_square("b3".parse()?);
/// let mut count = Count(0);
/// let _ = locust(KING, KING, lion, enemy, Bitboard::FULL, &mut count);
/// assert_eq!(count, Count(8));
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
pub fn locust<G, S, const LEN: usize, const N: usize>(
    first: &[[u64; N]; LEN],
    second: &[[u64; N]; LEN],
    from: Square<G>,
    enemy: Bitboard<G>,
    open: Bitboard<G>,
    sink: &mut S,
) -> ControlFlow<()>
where
    G: Geometry<Words = [u64; N]>,
    S: MoveSink<G>,
{
    for victim in Bitboard(*row(first, from)).intersection(enemy) {
        let to = Bitboard(*row(second, victim)).intersection(open);
        let effect = Effect { removed: Bitboard::from_square(victim), ..Effect::NONE };
        sink.group(Group { from, to, effect })?;
    }
    ControlFlow::Continue(())
}

/// For each jump of `from`, `[over, onto]`: if an enemy stands on the square it goes over, takes it and ends on one of
/// the others.
///
/// ```text
/// x . . .      x  where it may end after taking e, as in draughts
/// . e . .
/// . . m .
/// ```
///
/// ```
/// use betza_runtime::kernel::jumps;
/// use betza_runtime::table::Aligned;
/// use betza_runtime::{Bitboard, Board, Count, Square};
///
/// // On a board of one file and three ranks, from a1: over a2 to a3.
/// const MAN: &Aligned<[[[[u64; 1]; 2]; 1]; 4]> = &{
///     let mut rows = [[[[0; 1]; 2]; 1]; 4];
///     rows[0] = [[[0b010], [0b100]]];
///     Aligned(rows)
/// };
/// let a1: Square<Board<1, 3>> = "a1".parse()?;
/// let mut count = Count(0);
/// let _ = jumps(MAN, a1, Bitboard::rank(1), Bitboard::rank(2), &mut count);
/// assert_eq!(count, Count(1));
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
pub fn jumps<G, S, const LEN: usize, const COUNT: usize, const N: usize>(
    table: &Aligned<[[[[u64; N]; 2]; COUNT]; LEN]>,
    from: Square<G>,
    enemy: Bitboard<G>,
    open: Bitboard<G>,
    sink: &mut S,
) -> ControlFlow<()>
where
    G: Geometry<Words = [u64; N]>,
    S: MoveSink<G>,
{
    for [over, onto] in row(&table.0, from) {
        let removed = Bitboard(*over).intersection(enemy);
        let to = Bitboard(*onto).intersection(open);
        if !removed.is_empty() {
            sink.group(Group { from, to, effect: Effect { removed, ..Effect::NONE } })?;
        }
    }
    ControlFlow::Continue(())
}

/// A step next to a square and back: `from` itself if there is a square to step on.
#[inline]
#[must_use]
pub const fn pass<G: Geometry>(stepped_on: Bitboard<G>, from: Square<G>) -> Bitboard<G> {
    if stepped_on.is_empty() { Bitboard::EMPTY } else { Bitboard::from_square(from) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Board;
    use crate::sink::{EachGroup, EachMove};
    use crate::table::leaps;

    type Small = Board<5, 5>;

    const KING: &[[u64; 1]; 32] = &const { leaps(5, 5, &[(0, 1, 0xFF), (1, 1, 0xFF)]) };

    fn at(text: &str) -> Square<Small> {
        text.parse().unwrap()
    }

    #[test]
    fn each_victim_is_a_group_of_its_own() {
        let enemy = Bitboard::from_squares(&[at("b2"), at("d4"), at("e5")]);
        let mut removed = Bitboard::EMPTY;
        let mut sink = EachGroup(|group: Group<Small>| {
            assert_eq!(group.to.len(), 8);
            assert!(group.to.contains(at("c3")), "it may go back to where it came from");
            removed |= group.effect.removed;
            ControlFlow::Continue(())
        });
        let end = locust(KING, KING, at("c3"), enemy, Bitboard::FULL, &mut sink);
        assert!(end.is_continue());
        assert_eq!(removed, Bitboard::from_squares(&[at("b2"), at("d4")]));
    }

    #[test]
    fn a_break_ends_it() {
        let mut calls = 0;
        let mut sink = EachMove(|_| {
            calls += 1;
            ControlFlow::Break(())
        });
        assert!(locust(KING, KING, at("c3"), Bitboard::FULL, Bitboard::FULL, &mut sink).is_break());
        assert_eq!(calls, 1);
    }

    #[test]
    fn a_pass_needs_a_square() {
        assert_eq!(pass(Bitboard::EMPTY, at("a1")), Bitboard::EMPTY);
        assert_eq!(pass(Bitboard::rank(3), at("a1")), Bitboard::from_square(at("a1")));
    }
}
