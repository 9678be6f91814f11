//! Which squares does a piece attack, and to which may it go quietly, as functions of occupancy alone?
//!
//! The meaning of the level 1 functions of compiled pieces, spelt out square by square.

use super::{Board, Cell, Man, moves};
use crate::pattern::{Movement, Pattern, Side, Way, make};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// The squares on which an enemy standing there could be captured by moving to it.
pub fn attacks(
    pattern: &Pattern,
    board: (u16, u16),
    side: Side,
    from: Cell,
    occupied: &BTreeSet<Cell>,
) -> BTreeSet<Cell> {
    let is_attacked = |target: &Cell| {
        let mut position = position(board, side, from, occupied);
        position.put(*target, Man { side: other(side), kind: None, moved: true });
        let arrives =
            |outcome: &super::Outcome| outcome.to == *target && outcome.removed.contains(target);
        moves(pattern, &position, side, true, from).iter().any(arrives)
    };
    Board::new(board.0, board.1).cells().filter(|cell| *cell != from).filter(is_attacked).collect()
}

/// The empty squares to which it may go, taking nothing, with nothing asked beyond color and square.
pub fn quiets(
    pattern: &Pattern,
    board: (u16, u16),
    side: Side,
    from: Cell,
    occupied: &BTreeSet<Cell>,
) -> BTreeSet<Cell> {
    let position = position(board, side, from, occupied);
    let plain: Vec<_> =
        pattern.movements().iter().filter(|movement| asks_only_square(movement)).cloned().collect();
    // Fewer movements than a valid pattern has are a valid pattern.
    let Ok(plain) = make::pattern(plain) else {
        unreachable!("a part of a pattern has fewer legs than the whole")
    };
    let outcomes = moves(&plain, &position, side, true, from);
    let quiet = |outcome: &&super::Outcome| {
        outcome.removed.is_empty() && outcome.to != from && !outcome.lost
    };
    outcomes.iter().filter(quiet).map(|outcome| outcome.to).collect()
}

fn asks_only_square(movement: &Movement) -> bool {
    let of_legs = match &movement.way {
        Way::Legs(graph) => &graph.legs[..],
        Way::Castling(_) => &[],
    };
    let guards = movement
        .guards
        .iter()
        .chain(&movement.after)
        .chain(of_legs.iter().flat_map(|leg| &leg.guards));
    guards.into_iter().all(crate::asks_only_square)
}

fn position(board: (u16, u16), side: Side, from: Cell, occupied: &BTreeSet<Cell>) -> Board {
    let mut position = Board::new(board.0, board.1);
    for cell in occupied.iter().filter(|cell| **cell != from) {
        position.put(*cell, Man { side, kind: None, moved: true });
    }
    position
}

fn other(side: Side) -> Side {
    match side {
        Side::White => Side::Black,
        Side::Black => Side::White,
    }
}
