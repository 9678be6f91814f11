//! Where do moves go?

use core::ops::ControlFlow;

use crate::geometry::Geometry;
use crate::moves::{Group, Move};

/// Takes the moves that a piece lists.
///
/// Moves come in groups; a sink that wants them one by one is [`EachMove`]. A sink answers
/// `ControlFlow::Break(())` to have no more, and the piece then stops and hands that on.
///
/// | adapter | does |
/// |---|---|
/// | [`EachGroup`] | calls a function for each group |
/// | [`EachMove`] | calls a function for each move |
/// | [`Count`] | counts the moves |
/// | [`Collect`] | puts the moves into a collection |
///
/// ```
/// use std::ops::ControlFlow;
/// use betza_runtime::{Bitboard, Board, Effect, Geometry, Group, MoveSink};
///
/// /// Whether there is any move.
/// struct Any(bool);
///
/// impl<G: Geometry> MoveSink<G> for Any {
///     fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
///         self.0 |= !group.to.is_empty();
///         if self.0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
///     }
/// }
///
/// let mut any = Any(false);
/// let from = "a1".parse()?;
/// let group: Group<Board<8, 8>> = Group { from, to: Bitboard::rank(1), effect: Effect::NONE };
/// assert!(any.group(group).is_break());
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
pub trait MoveSink<G: Geometry> {
    /// Takes the moves of a group, which may be empty.
    fn group(&mut self, group: Group<G>) -> ControlFlow<()>;
}

impl<G: Geometry, S: MoveSink<G> + ?Sized> MoveSink<G> for &mut S {
    #[inline]
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        (**self).group(group)
    }
}

/// Calls a function for each group that has a move.
///
/// ```
/// use std::ops::ControlFlow;
/// use betza_runtime::{Bitboard, Board, EachGroup, Effect, Group, MoveSink};
///
/// let mut captures = Bitboard::<Board<8, 8>>::EMPTY;
/// let enemy = Bitboard::rank(6);
/// let mut sink = EachGroup(|group: Group<Board<8, 8>>| {
///     captures |= group.to & enemy;
///     ControlFlow::Continue(())
/// });
/// let _ = sink.group(Group { from: "e4".parse()?, to: Bitboard::file(4), effect: Effect::NONE });
/// assert_eq!(captures, Bitboard::from_square("e7".parse()?));
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct EachGroup<F>(
    /// The function.
    pub F,
);

impl<G: Geometry, F: FnMut(Group<G>) -> ControlFlow<()>> MoveSink<G> for EachGroup<F> {
    #[inline]
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        if group.to.is_empty() {
            return ControlFlow::Continue(());
        }
        (self.0)(group)
    }
}

/// Calls a function for each move, in order of the square it goes to.
///
/// ```
/// use std::ops::ControlFlow;
/// use betza_runtime::{Bitboard, Board, EachMove, Effect, Group, Move, MoveSink};
///
/// let mut first = None;
/// let mut sink = EachMove(|mv: Move<Board<8, 8>>| {
///     first = Some(mv.to);
///     ControlFlow::Break(())
/// });
/// let group = Group { from: "e4".parse()?, to: Bitboard::rank(5), effect: Effect::NONE };
/// assert!(sink.group(group).is_break());
/// assert_eq!(first, Some("a6".parse()?));
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct EachMove<F>(
    /// The function.
    pub F,
);

impl<G: Geometry, F: FnMut(Move<G>) -> ControlFlow<()>> MoveSink<G> for EachMove<F> {
    #[inline]
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        for to in group.to {
            (self.0)(Move { from: group.from, to, effect: group.effect })?;
        }
        ControlFlow::Continue(())
    }
}

/// Counts the moves. A promotion with several choices counts once.
///
/// ```
/// use betza_runtime::{Bitboard, Board, Count, Effect, Group, MoveSink};
///
/// let mut count = Count(0);
/// let from = "e4".parse()?;
/// let group: Group<Board<8, 8>> = Group { from, to: Bitboard::rank(5), effect: Effect::NONE };
/// assert!(count.group(group).is_continue());
/// assert_eq!(count.0, 8);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count(
    /// The number of moves so far.
    pub usize,
);

impl<G: Geometry> MoveSink<G> for Count {
    #[inline]
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        self.0 += group.to.len();
        ControlFlow::Continue(())
    }
}

/// Puts the moves into a collection, in order of the square they go to.
///
/// ```
/// use betza_runtime::{Bitboard, Board, Collect, Effect, Group, Move, MoveSink};
///
/// let mut moves: Vec<Move<Board<8, 8>>> = Vec::new();
/// let group = Group { from: "e4".parse()?, to: Bitboard::rank(5), effect: Effect::NONE };
/// assert!(Collect(&mut moves).group(group).is_continue());
/// assert_eq!(moves[7].to, "h6".parse()?);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Debug)]
pub struct Collect<'a, C>(
    /// The collection.
    pub &'a mut C,
);

impl<G: Geometry, C: Extend<Move<G>>> MoveSink<G> for Collect<'_, C> {
    #[inline]
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        for to in group.to {
            self.0.extend([Move { from: group.from, to, effect: group.effect }]);
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::*;
    use crate::bitboard::Bitboard;
    use crate::geometry::Board;
    use crate::moves::Effect;
    use crate::square::Square;

    type Small = Board<3, 3>;

    fn group(to: Bitboard<Small>) -> Group<Small> {
        Group { from: Square::new(4).unwrap(), to, effect: Effect::NONE }
    }

    #[test]
    fn empty_groups_are_harmless() {
        let nothing = group(Bitboard::EMPTY);
        let mut calls = 0;
        let mut stop = EachGroup(|_: Group<Small>| {
            calls += 1;
            ControlFlow::Break(())
        });
        assert!(stop.group(nothing).is_continue());
        let mut stop = EachMove(|_: Move<Small>| {
            calls += 1;
            ControlFlow::Break(())
        });
        assert!(stop.group(nothing).is_continue());
        let mut moves: Vec<Move<Small>> = Vec::new();
        assert!(Collect(&mut moves).group(nothing).is_continue());
        let mut count = Count(0);
        assert!(count.group(nothing).is_continue());
        assert_eq!((calls, moves.len(), count), (0, 0, Count(0)));
    }

    #[test]
    fn a_break_ends_the_group() {
        let mut seen = Vec::new();
        let mut two = EachMove(|mv: Move<Small>| {
            seen.push(mv.to.index());
            if seen.len() == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        // By reference, as pieces are handed their sink.
        let mut sink = &mut two;
        assert!(MoveSink::group(&mut sink, group(Bitboard::FULL)).is_break());
        assert_eq!(seen, [0, 1]);
    }

    #[test]
    fn all_adapters_see_the_same_moves() {
        let to = Bitboard::FULL.without(Square::new(4).unwrap());
        let mut moves: Vec<Move<Small>> = Vec::new();
        let mut count = Count(0);
        for sent in [group(to), group(Bitboard::EMPTY), group(Bitboard::rank(0))] {
            assert!(Collect(&mut moves).group(sent).is_continue());
            assert!(count.group(sent).is_continue());
        }
        assert_eq!(moves.len(), 11);
        assert_eq!(count.0, 11);
        assert!(moves.iter().all(|mv| mv.from.index() == 4 && mv.effect == Effect::NONE));
    }
}
