//! What is taken by going where it has just passed?

use core::ops::ControlFlow;

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::moves::{Effect, Group};
use crate::sink::MoveSink;
use crate::square::Square;

/// Takes `victim` by going to one of `squares`. Where there is nothing to be taken it just goes there: these squares
/// are the answer, for the caller to join with those of other plain moves.
///
/// ```
/// use core::ops::ControlFlow;
/// use betza_runtime::kernel::en_passant;
/// use betza_runtime::{Bitboard, Board, Count, Square};
///
/// let e5: Square<Board<8, 8>> = "e5".parse()?;
/// let d6 = Bitboard::from_square("d6".parse()?);
/// let mut count = Count(0);
/// let plain = en_passant(d6, Some("d5".parse()?), e5, &mut count);
/// assert_eq!((plain, count), (ControlFlow::Continue(Bitboard::EMPTY), Count(1)));
/// # Ok::<(), betza_runtime::ParseSquareError>(())
/// ```
#[inline]
pub fn en_passant<G, S>(
    squares: Bitboard<G>,
    victim: Option<Square<G>>,
    from: Square<G>,
    sink: &mut S,
) -> ControlFlow<(), Bitboard<G>>
where
    G: Geometry,
    S: MoveSink<G>,
{
    // Seldom there is one, and then nothing else is asked.
    if squares.is_empty() {
        return ControlFlow::Continue(squares);
    }
    let Some(victim) = victim else { return ControlFlow::Continue(squares) };
    let removed = Bitboard::from_square(victim);
    let effect = Effect { removed, ..Effect::NONE };
    sink.group(Group { from, to: squares.difference(removed), effect })?;
    ControlFlow::Continue(squares.intersection(removed))
}
