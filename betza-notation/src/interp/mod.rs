//! Which moves does a pattern give on this board?
//!
//! The reference interpreter: obvious and slow. It walks every path square by square over a mailbox, takes nothing
//! for granted that a pass or a table might have got wrong, and shares only the pattern types with compiled pieces.
//! It is the oracle that all other engines are compared with.

mod board;
pub(crate) mod castling;
pub(crate) mod guard;
mod relation;
pub(crate) mod walk;

pub use board::{Board, Cell, Man, NotACell};
pub use relation::{attacks, quiets};

use crate::pattern::{Kinds, Pattern, Side, Way};
use alloc::collections::BTreeSet;

/// One move of one piece. Two paths with the same outcome are one move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    /// Where the piece ends.
    pub to: Cell,
    /// The squares of all men removed, the piece itself excepted.
    pub removed: BTreeSet<Cell>,
    /// Whether the piece itself is removed.
    pub lost: bool,
    /// Where the partner of a castling stood and where it lands.
    pub partner: Option<(Cell, Cell)>,
    /// What it may be promoted to.
    pub promotion: Kinds,
    /// Squares on which it may now be taken en passant.
    pub marks: BTreeSet<Cell>,
}

/// The moves of a piece of `side` that stands on `from`. No rule of the game, such as the safety of a king, is
/// looked at. What the board shows on `from` does not matter; `moved` says whether the piece has moved before.
///
/// ```
/// use betza_notation::{interp, pattern::Side, read};
/// let knight = read(None, "N").unwrap().pattern;
/// let board = interp::Board::new(8, 8);
/// let moves = interp::moves(&knight, &board, Side::White, false, "a1".parse().unwrap());
/// assert_eq!(moves.iter().map(|m| m.to.to_string()).collect::<Vec<_>>(), ["b3", "c2"]);
/// ```
pub fn moves(
    pattern: &Pattern,
    board: &Board,
    side: Side,
    moved: bool,
    from: Cell,
) -> BTreeSet<Outcome> {
    let scene = Scene { board, side, moved, from };
    let mut outcomes = BTreeSet::new();
    for movement in pattern.movements() {
        let at_origin = |guard| guard::holds(&scene, guard, from, &BTreeSet::new());
        if !movement.guards.iter().all(at_origin) {
            continue;
        }
        let found = match &movement.way {
            Way::Legs(graph) => walk::walk(&scene, graph),
            Way::Castling(castling) => castling::castle(&scene, castling),
        };
        let at_end = |outcome: &Outcome| {
            movement
                .after
                .iter()
                .all(|guard| guard::holds(&scene, guard, outcome.to, &outcome.removed))
        };
        outcomes.extend(found.into_iter().filter(at_end));
    }
    outcomes
}

/// Who moves from where on which board.
pub(crate) struct Scene<'a> {
    pub(crate) board: &'a Board,
    pub(crate) side: Side,
    pub(crate) moved: bool,
    pub(crate) from: Cell,
}

impl Scene<'_> {
    /// The man on `cell`; the piece that moves is lifted from its origin.
    fn man(&self, cell: Cell) -> Option<Man> {
        if cell == self.from { None } else { self.board.man(cell) }
    }

    /// The number of `cell`'s rank, counted from 1 at the side of the player who moves.
    pub(crate) fn line(&self, cell: Cell) -> u16 {
        match self.side {
            Side::White => cell.rank + 1,
            Side::Black => self.board.height - cell.rank,
        }
    }

    /// +1 for White, -1 for Black, whose view is the board turned by 180 degrees.
    fn sign(&self) -> i32 {
        match self.side {
            Side::White => 1,
            Side::Black => -1,
        }
    }

    /// The place `steps` vectors of the player's view away from `place`, on the board or off it.
    pub(crate) fn step(
        &self,
        place: (i32, i32),
        vector: crate::pattern::Vector,
        steps: i32,
    ) -> (i32, i32) {
        let sign = self.sign();
        (place.0 + sign * vector.dx * steps, place.1 + sign * vector.dy * steps)
    }

    /// The cell at a place, if it is on the board.
    pub(crate) fn cell(&self, place: (i32, i32)) -> Option<Cell> {
        let (file, rank) = (u16::try_from(place.0).ok()?, u16::try_from(place.1).ok()?);
        (file < self.board.width && rank < self.board.height).then_some(Cell { file, rank })
    }
}

/// The place of a cell.
pub(crate) fn place(cell: Cell) -> (i32, i32) {
    (i32::from(cell.file), i32::from(cell.rank))
}
