//! What can a piece be asked?
//!
//! Three levels, by how much of the position the answer needs:
//!
//! | level | trait | asks for | pieces |
//! |---|---|---|---|
//! | 1 | [`Attacks`] | the occupied squares | whose capture by arriving hangs on nothing else |
//! | 2 | [`Targets`] | own and enemy men, and what the piece needs beyond them | without effects |
//! | 3 | [`Moves`] | the same | every piece |
//!
//! Functions that end in `_at` give the same answers, for hosts that find out what processor they run on: see
//! [`Generator`](crate::Generator).

use core::ops::ControlFlow;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::geometry::Geometry;
use crate::kernel::critical_anywhere;
use crate::level::Level;
use crate::moves::TargetSets;
use crate::sink::MoveSink;
use crate::square::Square;
use crate::threats::{Removed, Removes};
use crate::view::BoardView;

/// Level 1, from the occupied squares alone: the relation *captures by arriving*.
///
/// Movements that capture only by other means (en passant, castling, a locust's jump) do not enter,
/// nor do quiet movements that hang on more than color and square: a pawn's `quiets` has the single
/// step, its [`Moves`] has both. Whatever stands on a square of the answer, own or enemy, is the
/// caller's to sort out: `attacks(..) & enemy`.
///
/// ```
/// use betza_runtime::kernel::leap;
/// use betza_runtime::table::Leap;
/// use betza_runtime::{Attacks, Bitboard, Board, Color, Square};
///
/// type Chess = Board<8, 8>;
///
/// #[derive(Clone, Copy)]
/// struct Knight;
///
/// impl Attacks for Knight {
///     type Board = Chess;
///
///     fn attacks(self, _: Color, from: Square<Chess>, _: Bitboard<Chess>) -> Bitboard<Chess> {
///         leap(Leap::<64, 1, 8, 8, 1, 2, 0xFF>::TABLE, from)
///     }
///
///     fn attackers(self, color: Color, target: Square<Chess>, occupied: Bitboard<Chess>) -> Bitboard<Chess> {
///         self.attacks(color, target, occupied)
///     }
/// }
///
/// let b1 = "b1".parse()?;
/// assert_eq!(Knight.quiets(Color::White, b1, Bitboard::rank(1)).len(), 2);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot tell its attacks from the occupied squares alone",
    label = "not a Level 1 piece",
    note = "a piece has `Attacks` if its capture by arriving hangs on color, square and occupancy only; every piece has `Moves`"
)]
pub trait Attacks: Copy {
    /// The board of the piece.
    type Board: Geometry;

    /// The squares on which an enemy, standing there, could be captured by moving to it.
    fn attacks(
        self,
        color: Color,
        from: Square<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board>;

    /// The empty squares to which the piece may go; those that it attacks, unless it moves otherwise than it captures.
    #[inline]
    fn quiets(
        self,
        color: Color,
        from: Square<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board> {
        self.attacks(color, from, occupied).difference(occupied)
    }

    /// The squares from which a piece of this kind and color attacks `target`: the transpose of
    /// [`attacks`](Self::attacks).
    fn attackers(
        self,
        color: Color,
        target: Square<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board>;

    /// Squares on which hangs which of `men` attack `target`: in every position that has the men of `occupied` on these
    /// squares, whatever stands elsewhere, `attackers(color, target, ..) & men` is the same.
    ///
    /// ```text
    /// . . . r . . . .      r  the rooks that are asked about
    /// . . . c . . . .      c  critical: the squares before the farthest rook of each way
    /// . . . c . . . .
    /// . . . K c c r .      K  the target
    /// . . . . . . . .
    /// ```
    ///
    /// So a king who is not in check is in none after any move, not his own, that changes no critical square of his: not
    /// the one it leaves, not the one it goes to, and none where it removes a man. Compiled pieces say no more squares
    /// than there are on the paths from the men; one that does not say which has all squares.
    ///
    /// ```
    /// use betza_runtime::kernel::{critical_ride, ride};
    /// use betza_runtime::table::Ride;
    /// use betza_runtime::{Attacks, Bitboard, Board, Color, Square};
    ///
    /// type Chess = Board<8, 8>;
    /// type Table = Ride<64, 2, 1, 8, 8, 0, 1, 0xFF>;
    ///
    /// #[derive(Clone, Copy)]
    /// struct Rook;
    ///
    /// impl Attacks for Rook {
    ///     type Board = Chess;
    ///
    ///     fn attacks(self, _: Color, from: Square<Chess>, occupied: Bitboard<Chess>) -> Bitboard<Chess> {
    ///         ride(Table::TABLE, from, occupied)
    ///     }
    ///
    ///     fn quiets(self, color: Color, from: Square<Chess>, occupied: Bitboard<Chess>) -> Bitboard<Chess> {
    ///         self.attacks(color, from, occupied) - occupied
    ///     }
    ///
    ///     fn attackers(self, color: Color, target: Square<Chess>, occupied: Bitboard<Chess>) -> Bitboard<Chess> {
    ///         self.attacks(color, target, occupied)
    ///     }
    ///
    ///     fn critical(self, _: Color, target: Square<Chess>, _: Bitboard<Chess>, men: Bitboard<Chess>) -> Bitboard<Chess> {
    ///         critical_ride(Table::TABLE, target, men)
    ///     }
    /// }
    ///
    /// let king = "d2".parse()?;
    /// let rooks = Bitboard::from_squares(&["d5".parse()?, "g2".parse()?]);
    /// let critical = Rook.critical(Color::Black, king, rooks, rooks);
    /// assert_eq!(format!("{critical:?}"), "{e2, f2, d3, d4}");
    /// assert_eq!(format!("{:?}", Rook.between(Color::Black, "g2".parse()?, king)), "{e2, f2}");
    /// # Ok::<(), betza_runtime::ParseSquareError>(())
    /// ```
    #[inline]
    fn critical(
        self,
        color: Color,
        target: Square<Self::Board>,
        occupied: Bitboard<Self::Board>,
        men: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board> {
        let _ = (color, target, occupied);
        critical_anywhere(men)
    }

    /// The squares whose men matter for an attack from `from` on `to`: all those that one of its paths there asks about.
    /// Nothing if there is no path, or none that asks.
    #[inline]
    fn between(
        self,
        color: Color,
        from: Square<Self::Board>,
        to: Square<Self::Board>,
    ) -> Bitboard<Self::Board> {
        self.critical(color, to, Bitboard::EMPTY, Bitboard::from_square(from))
    }

    /// The squares that it attacks from `from` in some position or other, whatever may stand in its way.
    ///
    /// Those of an empty board, which is right for a piece that men only stop; one that needs hurdles has to say more.
    #[inline]
    fn reach(self, color: Color, from: Square<Self::Board>) -> Bitboard<Self::Board> {
        self.attacks(color, from, Bitboard::EMPTY)
    }

    /// The squares that any of `men` attacks, each by itself.
    ///
    /// A man attacks the square of another, as he attacks every man.
    #[inline]
    fn attacks_all(
        self,
        color: Color,
        men: Bitboard<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board> {
        let mut attacked = Bitboard::EMPTY;
        for from in men {
            attacked = attacked.union(self.attacks(color, from, occupied));
        }
        attacked
    }

    /// [`attacks`](Self::attacks), by the tables that are best at `level`.
    #[inline(always)]
    fn attacks_at<L: Level>(
        self,
        level: L,
        color: Color,
        from: Square<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board> {
        let _ = level;
        self.attacks(color, from, occupied)
    }

    /// [`quiets`](Self::quiets), by the tables that are best at `level`.
    #[inline(always)]
    fn quiets_at<L: Level>(
        self,
        level: L,
        color: Color,
        from: Square<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board> {
        let _ = level;
        self.quiets(color, from, occupied)
    }

    /// [`attackers`](Self::attackers), by the tables that are best at `level`.
    #[inline(always)]
    fn attackers_at<L: Level>(
        self,
        level: L,
        color: Color,
        target: Square<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board> {
        let _ = level;
        self.attackers(color, target, occupied)
    }

    /// [`attacks_all`](Self::attacks_all), by the tables that are best at `level`.
    #[inline(always)]
    fn attacks_all_at<L: Level>(
        self,
        level: L,
        color: Color,
        men: Bitboard<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board> {
        let _ = level;
        self.attacks_all(color, men, occupied)
    }
}

/// Level 2, for pieces without effects: where may the piece go, quietly and to capture?
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no targets on `{V}`",
    label = "not a Level 2 piece, or a view that lacks something",
    note = "a piece has `Targets` if its moves have no effect beyond going there; every piece has `Moves`",
    note = "a piece with conditions asks the view for more than `BoardView`: `Unmoved`, `Kinds`, `CheckStatus`, `EnPassant` or `Sectors`"
)]
pub trait Targets<V: BoardView>: Copy {
    /// The squares to which the piece of `color` on `from` may go in this position.
    fn targets(self, view: &V, color: Color, from: Square<V::Board>) -> TargetSets<V::Board>;

    /// [`targets`](Self::targets), by the tables that are best at `level`.
    #[inline(always)]
    fn targets_at<L: Level>(
        self,
        level: L,
        view: &V,
        color: Color,
        from: Square<V::Board>,
    ) -> TargetSets<V::Board> {
        let _ = level;
        self.targets(view, color, from)
    }
}

/// Level 3, for every piece: its moves, with all that a host needs to make them.
///
/// ```
/// use core::ops::ControlFlow;
/// use betza_runtime::kernel::leap;
/// use betza_runtime::table::Leap;
/// use betza_runtime::{
///     Bitboard, Board, BoardView, Color, Count, Effect, Group, MoveSink, Moves, Sides, Square,
/// };
///
/// type Chess = Board<8, 8>;
///
/// #[derive(Clone, Copy)]
/// struct Knight;
///
/// impl<V: BoardView<Board = Chess>> Moves<V> for Knight {
///     fn moves<S: MoveSink<Chess>>(
///         self,
///         view: &V,
///         _: Color,
///         from: Square<Chess>,
///         sink: &mut S,
///     ) -> ControlFlow<()> {
///         let to = leap(Leap::<64, 1, 8, 8, 1, 2, 0xFF>::TABLE, from) - view.own();
///         sink.group(Group { from, to, effect: Effect::NONE })
///     }
/// }
///
/// let start = Sides {
///     own: Bitboard::rank(0) | Bitboard::rank(1),
///     enemy: Bitboard::rank(6) | Bitboard::rank(7),
/// };
/// let mut count = Count(0);
/// let b1 = "b1".parse()?;
/// assert!(Knight.moves(&start, Color::White, b1, &mut count).is_continue());
/// assert_eq!(count.0, 2);
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot list its moves on `{V}`",
    label = "a view of another board, or one that lacks something",
    note = "a piece with conditions asks the view for more than `BoardView`: `Unmoved`, `Kinds`, `CheckStatus`, `EnPassant` or `Sectors`"
)]
pub trait Moves<V: BoardView>: Copy {
    /// Hands every move of the piece of `color` on `from` to the sink, until the sink breaks.
    fn moves<S: MoveSink<V::Board>>(
        self,
        view: &V,
        color: Color,
        from: Square<V::Board>,
        sink: &mut S,
    ) -> ControlFlow<()>;

    /// The squares of the enemy's men that a move of the piece of `color` on `from` could remove now: by arriving, by
    /// leaping over them, by a blast, en passant.
    ///
    /// ```text
    /// . . . . .      M  a man that captures as in draughts
    /// . t . . .      t  an enemy that it leaps over, to an empty square
    /// . . M . .
    /// . . . e .      e  an enemy with another one behind
    /// . . . . e
    /// ```
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use betza_runtime::{Bitboard, Board, BoardView, Color, Effect, Group, MoveSink, Moves, Sides, Square};
    ///
    /// /// Leaves the board, and all that stands next to it as well.
    /// #[derive(Clone, Copy)]
    /// struct Bomb;
    ///
    /// impl<V: BoardView<Board = Board<8, 8>>> Moves<V> for Bomb {
    ///     fn moves<S: MoveSink<V::Board>>(
    ///         self,
    ///         _: &V,
    ///         _: Color,
    ///         from: Square<V::Board>,
    ///         sink: &mut S,
    ///     ) -> ControlFlow<()> {
    ///         let beside = Bitboard::file(from.file()) - Bitboard::from_square(from);
    ///         let effect = Effect { removed: beside, lost: true, ..Effect::NONE };
    ///         sink.group(Group { from, to: Bitboard::from_square(from), effect })
    ///     }
    /// }
    ///
    /// let view = Sides { own: Bitboard::rank(0), enemy: Bitboard::rank(6) | Bitboard::rank(7) };
    /// let [b1, b7]: [Square<Board<8, 8>>; 2] = ["b1".parse()?, "b7".parse()?];
    /// assert_eq!(format!("{:?}", Bomb.threats(&view, Color::White, b1)), "{b7, b8}");
    /// assert_eq!(format!("{:?}", Bomb.threatened(&view, Color::White, b7)), "{b1}");
    /// # Ok::<(), betza_runtime::ParseSquareError>(())
    /// ```
    #[inline]
    fn threats(self, view: &V, color: Color, from: Square<V::Board>) -> Bitboard<V::Board> {
        let mut removed = Removed::of(view.enemy());
        match self.moves(view, color, from, &mut removed) {
            ControlFlow::Continue(()) | ControlFlow::Break(()) => removed.found(),
        }
    }

    /// The squares of the player's own men from which a man of this kind would threaten the enemy on `target` now, each
    /// asked as if it were of this kind; nothing if there is no enemy.
    #[inline]
    fn threatened(self, view: &V, color: Color, target: Square<V::Board>) -> Bitboard<V::Board> {
        let mut from_where = Bitboard::EMPTY;
        if !view.enemy().contains(target) {
            return from_where;
        }
        for from in view.own() {
            if self.moves(view, color, from, &mut Removes(target)).is_break() {
                from_where = from_where.with(from);
            }
        }
        from_where
    }

    /// [`moves`](Self::moves), by the tables that are best at `level`.
    #[inline(always)]
    fn moves_at<L: Level, S: MoveSink<V::Board>>(
        self,
        level: L,
        view: &V,
        color: Color,
        from: Square<V::Board>,
        sink: &mut S,
    ) -> ControlFlow<()> {
        let _ = level;
        self.moves(view, color, from, sink)
    }

    /// [`threatened`](Self::threatened), by the tables that are best at `level`.
    #[inline(always)]
    fn threatened_at<L: Level>(
        self,
        level: L,
        view: &V,
        color: Color,
        target: Square<V::Board>,
    ) -> Bitboard<V::Board> {
        let _ = level;
        self.threatened(view, color, target)
    }
}
