//! Which parts of the board belong to whom, and which squares are light?

use core::marker::PhantomData;

use super::BoardView;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::geometry::Geometry;
use crate::square::Square;

/// The parts of the board that conditions name.
///
/// Every method has the meaning of the plain board, so a host that has nothing to change writes
/// `impl Sectors for MyBoard {}`; one with a river elsewhere overrides the method. [`Targets`](crate::Targets) and
/// [`Moves`](crate::Moves) ask the host. [`Attacks`](crate::Attacks) sees no host: its answers always have the plain
/// halves and colors of the board.
///
/// ```text
/// x . x . x      e e e e e      e  enemy sector of White
/// . x . x .      e e e e e
/// x . x . x      . . . . .         the middle rank of an odd board is in neither
/// . x . x .      o o o o o
/// D . x . x      o o o o o      o  own sector of White
///
/// x  dark squares, as a1 is
/// ```
///
/// ```
/// use betza_runtime::{Bitboard, Board, Color, Sectors, Sides};
///
/// let xiangqi = Sides::<Board<9, 10>>::default();
/// assert_eq!(xiangqi.own_sector(Color::White).len(), 45);
/// assert!(xiangqi.own_sector(Color::Black).contains("e6".parse()?));
/// assert!(!xiangqi.light_squares().contains("a1".parse()?));
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say which part of the board is whose",
    label = "this view lacks `Sectors`",
    note = "pieces bound to a part of the board need it (`A`, `E`, `W`, `B` in Parlett notation, as in a piece that may not cross the river)",
    note = "`impl Sectors for {Self} {{}}` takes halves of the board and the usual square colors"
)]
pub trait Sectors: BoardView {
    /// The sector of `color`: the nearer half of the board, without the middle rank.
    #[inline]
    fn own_sector(&self, color: Color) -> Bitboard<Self::Board> {
        match color {
            Color::White => Masks::<Self::Board>::LOWER,
            Color::Black => Masks::<Self::Board>::UPPER,
        }
    }

    /// The sector of the opponent of `color`: the farther half of the board.
    #[inline]
    fn enemy_sector(&self, color: Color) -> Bitboard<Self::Board> {
        self.own_sector(color.other())
    }

    /// The light squares; a1 is dark.
    #[inline]
    fn light_squares(&self) -> Bitboard<Self::Board> {
        Masks::<Self::Board>::LIGHT
    }
}

/// The sets of the plain board, made once for each board when compiled.
struct Masks<G>(PhantomData<G>);

impl<G: Geometry> Masks<G> {
    const LOWER: Bitboard<G> = {
        let mut set = Bitboard::EMPTY;
        let mut rank = 0;
        while rank < G::HEIGHT / 2 {
            set = set.union(Bitboard::rank(rank));
            rank += 1;
        }
        set
    };

    const UPPER: Bitboard<G> = Self::LOWER.turned();

    const LIGHT: Bitboard<G> = {
        let mut set = Bitboard::EMPTY;
        let mut left = Bitboard::FULL;
        while let Some(square) = left.pop_first() {
            if is_light(square) {
                set = set.with(square);
            }
        }
        set
    };
}

const fn is_light<G: Geometry>(square: Square<G>) -> bool {
    !(square.file() + square.rank()).is_multiple_of(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Board;
    use crate::testing::drawn;
    use crate::view::Sides;

    #[test]
    fn the_middle_rank_belongs_to_nobody() {
        let view = Sides::<Board<3, 5>>::default();
        let lower = drawn(
            ". . .
             . . .
             . . .
             x x x
             x x x",
        );
        assert_eq!(view.own_sector(Color::White), lower);
        assert_eq!(view.enemy_sector(Color::Black), lower);
        assert_eq!(view.own_sector(Color::Black), lower.turned());
        assert_eq!(view.enemy_sector(Color::White), lower.turned());
    }

    #[test]
    fn a1_is_dark() {
        assert_eq!(
            Sides::<Board<4, 3>>::default().light_squares(),
            drawn(
                ". x . x
                 x . x .
                 . x . x",
            )
        );
        assert!(Sides::<Board<1, 1>>::default().light_squares().is_empty());
    }
}
