//! Which steps leave marks on the squares that they cross?

use super::locust::occupants;
use super::single_leg;
use crate::board::Shape;
use crate::plan::BySide;
use crate::squares::Squares;
use betza_notation::pattern::{
    Act, Class, Effect, Guard, Movement, Occupants, Reach, Ring, Side, Test, Way,
};

/// Moves over empty squares, which are marked.
#[derive(Clone, Debug)]
pub(crate) struct Marked {
    pub(crate) turn: Turn,
    /// What may stand where they end.
    pub(crate) open: Occupants,
    pub(crate) ways: BySide<Vec<Vec<Crossing>>>,
}

/// When a move may be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turn {
    /// At any time.
    Any,
    /// As the first of the piece.
    First,
}

/// The squares crossed, and the one where the move ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Crossing {
    pub(crate) crossed: Squares,
    pub(crate) to: Squares,
}

/// The marking moves of a movement that is made of nothing else.
pub(super) fn find(movement: &Movement, board: Shape) -> Option<Marked> {
    let Way::Legs(graph) = &movement.way else { return None };
    let turn = match &movement.guards[..] {
        [] => Turn::Any,
        [Guard { negated: false, test: Test::FirstMove }] => Turn::First,
        [..] => return None,
    };
    let (headings, leg) = single_leg(graph)?;
    let Reach::Steps { min, max } = leg.reach else { return None };
    let [landing] = &leg.landings[..] else { return None };
    let is_plain = movement.after.is_empty()
        && landing.effects == [Effect::always(Act::MarkCrossed)]
        && (leg.pass == Class::FREE || leg.pass == Class::of(Occupants::EMPTY))
        && leg.ring != Ring::Anywhere
        && leg.ring != Ring::Grid(0);
    // A single step marks nothing: it is like a plain move.
    if !is_plain || min < 2 || !board.has_tables() {
        return None;
    }
    let open = occupants(landing.on)?;
    let vectors: Vec<_> = headings.iter().map(|heading| leg.ring.vector(heading)).collect();
    let of_side = |side| {
        let sign = if side == Side::White { 1 } else { -1 };
        let of_square = |from: usize| {
            let mut ways = Vec::new();
            for vector in &vectors {
                let (mut here, mut crossed) = (from, Squares::NONE);
                for steps in 1..=max.unwrap_or(u16::MAX) {
                    let Some(to) = step(here, (sign * vector.dx, sign * vector.dy), board) else {
                        break;
                    };
                    if steps >= min {
                        ways.push(Crossing { crossed, to: Squares::only(to) });
                    }
                    crossed.insert(to);
                    here = to;
                }
            }
            ways
        };
        (0..board.squares()).map(of_square).collect::<Vec<_>>()
    };
    let (white, black) = (of_side(Side::White), of_side(Side::Black));
    let black = (black != white).then_some(black);
    Some(Marked { turn, open, ways: BySide { white, black } })
}

/// The square a step away from another, if there is one.
fn step(square: usize, (dx, dy): (i32, i32), board: Shape) -> Option<usize> {
    let file = (square % board.width).checked_add_signed(dx as isize)?;
    let rank = (square / board.width).checked_add_signed(dy as isize)?;
    (file < board.width && rank < board.height).then_some(rank * board.width + file)
}

/// Whether two of them may say the same move.
pub(super) fn overlap(marked: &[Marked]) -> bool {
    let meet = |one: &Marked, other: &Marked| {
        let squares = one.ways.white.iter().zip(&other.ways.white);
        squares.into_iter().any(|(one, other)| one.iter().any(|way| other.contains(way)))
    };
    marked.iter().enumerate().any(|(k, one)| marked[..k].iter().any(|other| meet(one, other)))
}
