//! What does a piece see of the host's position?
//!
//! [`BoardView`] is what every piece needs: two sets. What only some pieces need are traits beside
//! it, so that a host writes no more than its pieces ask for, and one that forgets something gets a
//! compile error, never a wrong move.

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::kind::KindSet;
use crate::square::Square;

mod sectors;
mod sides;

pub use sectors::Sectors;
pub use sides::Sides;

/// The board as the player to move sees it.
///
/// ```
/// use betza_runtime::{Bitboard, Board, BoardView};
///
/// /// A position that keeps the two colors apart.
/// struct Position {
///     colors: [u64; 2],
///     to_move: usize,
/// }
///
/// impl BoardView for Position {
///     type Board = Board<8, 8>;
///
///     fn own(&self) -> Bitboard<Board<8, 8>> {
///         self.colors[self.to_move].into()
///     }
///
///     fn enemy(&self) -> Bitboard<Board<8, 8>> {
///         self.colors[1 - self.to_move].into()
///     }
/// }
///
/// let start = Position { colors: [0xFFFF, 0xFFFF << 48], to_move: 0 };
/// assert_eq!(start.occupied().len(), 32);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say where the men stand",
    label = "this is no `BoardView`",
    note = "`BoardView` gives the squares of the player to move and of the opponent: every piece asks for them to list its moves"
)]
pub trait BoardView {
    /// The board.
    type Board: Geometry;

    /// The men of the player to move.
    fn own(&self) -> Bitboard<Self::Board>;

    /// The men of the opponent.
    fn enemy(&self) -> Bitboard<Self::Board>;

    /// All men.
    #[inline]
    fn occupied(&self) -> Bitboard<Self::Board> {
        self.own() | self.enemy()
    }
}

/// Which men have never moved.
///
/// Pieces with a first-move condition ask for it (`i`: a pawn's double step), and castling kings,
/// for their partners too. A view without it cannot be used with such a piece:
///
/// ```compile_fail,E0277
/// use betza_runtime::{Board, Sides, Unmoved};
///
/// fn double_step<V: Unmoved>(view: &V) {}
///
/// double_step(&Sides::<Board<8, 8>>::default());
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say which men have never moved",
    label = "this view lacks `Unmoved`",
    note = "pieces with a first-move condition need it (`i` in both notations, as in a pawn's double step), and castling kings with their partners"
)]
pub trait Unmoved: BoardView {
    /// The men of the player to move that have not moved since the game began.
    fn unmoved(&self) -> Bitboard<Self::Board>;
}

/// Which men are of which kind.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say which men are of which kind",
    label = "this view lacks `Kinds`",
    note = "pieces that name other kinds by letter need it: castling with a given partner, captures of certain kinds only, the influence of a neighbour (`K1=`)"
)]
pub trait Kinds: BoardView {
    /// The men of either side whose kind is in the set.
    fn of_kinds(&self, kinds: KindSet) -> Bitboard<Self::Board>;
}

/// Whether the player to move is in check.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say whether the player is in check",
    label = "this view lacks `CheckStatus`",
    note = "pieces with a condition on check need it (`h` in Parlett notation, as in castling out of check)"
)]
pub trait CheckStatus: BoardView {
    /// Whether the player to move is in check now.
    fn in_check(&self) -> bool;
}

/// What may be captured en passant.
///
/// The squares are those of [`Effect::marks`](crate::Effect::marks) of the opponent's last move.
///
/// ```text
/// . . . . . . . .
/// . . . x . . . .      x  en_passant
/// . . P p . . . .      p  en_passant_victim, after d7-d5
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say what may be captured en passant",
    label = "this view lacks `EnPassant`",
    note = "pieces that capture en passant need it (`e` in Betza notation, as in a pawn's `fceF`)"
)]
pub trait EnPassant: BoardView {
    /// The squares to which a man may move to capture en passant; empty if there are none.
    fn en_passant(&self) -> Bitboard<Self::Board>;

    /// The man that is then removed.
    fn en_passant_victim(&self) -> Option<Square<Self::Board>>;
}
