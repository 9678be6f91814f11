//! What can a piece be asked?
//!
//! Three levels, by how much of the position the answer needs:
//!
//! | level | trait | asks for | pieces |
//! |---|---|---|---|
//! | 1 | [`Attacks`] | the occupied squares | whose capture by arriving hangs on nothing else |
//! | 2 | [`Targets`] | own and enemy men, and what the piece needs beyond them | without effects |
//! | 3 | [`Moves`] | the same | every piece |

use core::ops::ControlFlow;

use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::geometry::Geometry;
use crate::moves::TargetSets;
use crate::sink::MoveSink;
use crate::square::Square;
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
///     fn quiets(self, color: Color, from: Square<Chess>, occupied: Bitboard<Chess>) -> Bitboard<Chess> {
///         self.attacks(color, from, occupied) - occupied
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

    /// The empty squares to which the piece may go.
    fn quiets(
        self,
        color: Color,
        from: Square<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board>;

    /// The squares from which a piece of this kind and color attacks `target`: the transpose of
    /// [`attacks`](Self::attacks).
    fn attackers(
        self,
        color: Color,
        target: Square<Self::Board>,
        occupied: Bitboard<Self::Board>,
    ) -> Bitboard<Self::Board>;
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
}
