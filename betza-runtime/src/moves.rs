//! What is a move, and what happens beyond going there?

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::kind::KindSet;
use crate::square::Square;

/// What a move does beyond this: the mover goes to `to`, and what stood there is removed.
///
/// ```
/// use betza_runtime::{Board, Effect};
///
/// assert_eq!(Effect::<Board<8, 8>>::default(), Effect::NONE);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effect<G: Geometry> {
    /// Squares whose men are removed as well: by locust capture, blast, or en passant.
    pub removed: Bitboard<G>,
    /// Whether the mover itself is removed at the end.
    pub lost: bool,
    /// A second man that moves along, as in castling: from, to. It leaves its square before the mover arrives, who may
    /// land there: then nothing is removed.
    pub partner: Option<(Square<G>, Square<G>)>,
    /// The kinds of which the mover becomes one, by choice; empty: it stays what it is.
    pub promotion: KindSet,
    /// Squares on which the opponent's next move may capture the mover en passant.
    pub marks: Bitboard<G>,
}

impl<G: Geometry> Effect<G> {
    /// Nothing beyond going there.
    pub const NONE: Self = Self {
        removed: Bitboard::EMPTY,
        lost: false,
        partner: None,
        promotion: KindSet::EMPTY,
        marks: Bitboard::EMPTY,
    };
}

impl<G: Geometry> Default for Effect<G> {
    #[inline]
    fn default() -> Self {
        Self::NONE
    }
}

/// Moves of one man that differ only in where they end.
///
/// This is what pieces hand to a [`MoveSink`](crate::MoveSink): most pieces have all their moves in
/// one group, and a host that only counts them never looks at a single one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Group<G: Geometry> {
    /// The square of the mover.
    pub from: Square<G>,
    /// The squares it may go to. Whatever stands there is removed; that is never a man of the
    /// mover's own side unless the piece may capture its own. Maybe none. `from` may be among them,
    /// where a piece passes its turn or takes without moving: the mover is then not removed.
    pub to: Bitboard<G>,
    /// What happens beyond that, the same for every square.
    pub effect: Effect<G>,
}

/// One move, with all that a host needs to make it.
///
/// ```
/// use betza_runtime::{Board, Effect, Move, Square};
///
/// type Chess = Board<8, 8>;
/// let castling: Move<Chess> = Move {
///     from: "e1".parse()?,
///     to: "g1".parse()?,
///     effect: Effect { partner: Some(("h1".parse()?, "f1".parse()?)), ..Effect::NONE },
/// };
/// assert_eq!(castling.effect.removed.len(), 0);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move<G: Geometry> {
    /// The square of the mover.
    pub from: Square<G>,
    /// The square it goes to, maybe `from`. What stands there is removed, unless it is the mover itself.
    pub to: Square<G>,
    /// What happens beyond that. A promotion with several kinds is still one move.
    pub effect: Effect<G>,
}

/// Where a man may go: to empty squares, and to capture.
///
/// ```
/// use betza_runtime::{Bitboard, Board, TargetSets};
///
/// let targets = TargetSets::<Board<8, 8>> {
///     quiets: Bitboard::rank(2),
///     captures: Bitboard::rank(3),
/// };
/// assert_eq!(targets.all().len(), 16);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TargetSets<G: Geometry> {
    /// Empty squares it may go to.
    pub quiets: Bitboard<G>,
    /// Squares it may go to and capture what stands there.
    pub captures: Bitboard<G>,
}

impl<G: Geometry> TargetSets<G> {
    /// Both together.
    #[inline]
    #[must_use]
    pub const fn all(self) -> Bitboard<G> {
        self.quiets.union(self.captures)
    }
}
