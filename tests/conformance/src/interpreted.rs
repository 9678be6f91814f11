//! What does the reference interpreter answer?

use crate::row::{self, Answer, Move, Row};
use betza_notation::interp::{self, Board, Cell, Man, Outcome};
use betza_notation::pattern::{Pattern, Side};
use std::collections::BTreeSet;

/// The moves of a row, by the interpreter. Squares of a row that cannot be read count as a1.
pub fn interpret(pattern: &Pattern, row: &Row) -> Answer {
    outcomes(pattern, row).iter().map(said).collect()
}

/// The same with the squares on which each move lets the piece be taken en passant.
pub fn interpret_with_marks(pattern: &Pattern, row: &Row) -> BTreeSet<(Move, BTreeSet<String>)> {
    let marks = |outcome: &Outcome| outcome.marks.iter().map(ToString::to_string).collect();
    outcomes(pattern, row).iter().map(|outcome| (said(outcome), marks(outcome))).collect()
}

fn outcomes(pattern: &Pattern, row: &Row) -> BTreeSet<Outcome> {
    let side = if row.is_white() { Side::White } else { Side::Black };
    let other = if row.is_white() { Side::Black } else { Side::White };
    let mut board = Board::new(row.width, row.height);
    for (side, men) in [(side, &row.own), (other, &row.enemy)] {
        for text in men {
            let (kind, square) = row::man(text);
            let moved = !row.unmoved.iter().any(|unmoved| row::man(unmoved).1 == square);
            board.put(cell(square), Man { side, kind, moved });
        }
    }
    board.in_check = row.in_check;
    board.en_passant = row
        .ep
        .as_ref()
        .map(|ep| (ep.squares.iter().map(|square| cell(square)).collect(), cell(&ep.victim)));
    interp::moves(pattern, &board, side, !row.virgin, cell(&row.from))
}

fn cell(square: &str) -> Cell {
    square.parse().unwrap_or(Cell::new(0, 0))
}

fn said(outcome: &Outcome) -> Move {
    Move {
        to: outcome.to.to_string(),
        captures: outcome.removed.iter().map(ToString::to_string).collect(),
        partner: outcome.partner.map(|(from, to)| (from.to_string(), to.to_string())),
        promote: outcome.promotion.letters().collect(),
        lost: outcome.lost,
    }
}
