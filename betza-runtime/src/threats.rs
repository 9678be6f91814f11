//! Which men could be removed now?

use core::ops::ControlFlow;

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::moves::Group;
use crate::sink::MoveSink;
use crate::square::Square;

/// Whatever a group removes, men or not: where its moves end, and where its effect does.
#[inline]
fn removed<G: Geometry>(group: &Group<G>) -> Bitboard<G> {
    if group.to.is_empty() {
        return Bitboard::EMPTY;
    }
    group.to.union(group.effect.removed)
}

/// Gathers those of some men whom a move removes, and breaks when it has them all.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Removed<G: Geometry> {
    men: Bitboard<G>,
    left: Bitboard<G>,
}

impl<G: Geometry> Removed<G> {
    /// Looks for these men.
    #[inline]
    pub(crate) fn of(men: Bitboard<G>) -> Self {
        Removed { men, left: men }
    }

    /// Those of them that were removed.
    #[inline]
    pub(crate) fn found(self) -> Bitboard<G> {
        self.men.difference(self.left)
    }
}

impl<G: Geometry> MoveSink<G> for Removed<G> {
    #[inline]
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        self.left = self.left.difference(removed(&group));
        if self.left.is_empty() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

/// Breaks at the first move that removes the man on a square.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Removes<G: Geometry>(pub(crate) Square<G>);

impl<G: Geometry> MoveSink<G> for Removes<G> {
    #[inline]
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        if removed(&group).contains(self.0) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Board;
    use crate::moves::Effect;

    #[test]
    fn a_group_without_a_move_removes_nothing() {
        let from: Square<Board<4, 4>> = "a1".parse().expect("a square");
        let target = "b2".parse().expect("a square");
        let effect = Effect { removed: Bitboard::from_square(target), ..Effect::NONE };
        let none = Group { from, to: Bitboard::EMPTY, effect };
        let some = Group { to: Bitboard::from_square(from), ..none };
        let mut gather = Removed::of(Bitboard::FULL.without(from));
        assert!(Removes(target).group(none).is_continue() && gather.group(none).is_continue());
        assert_eq!(gather.found(), Bitboard::EMPTY);
        assert!(Removes(target).group(some).is_break() && gather.group(some).is_continue());
        assert_eq!(gather.found(), Bitboard::from_square(target));
    }

    #[test]
    fn it_breaks_when_all_are_found() {
        let from: Square<Board<4, 4>> = "a1".parse().expect("a square");
        let group = Group { from, to: Bitboard::rank(1), effect: Effect::NONE };
        assert!(Removed::of(Bitboard::rank(1)).group(group).is_break());
        assert!(Removed::of(Bitboard::file(1)).group(group).is_continue());
    }
}
