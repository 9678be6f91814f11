//! Is a compiled piece as fast as in the crates that have only orthodox pieces?

use crate::hand::{Chess, on_chess};
use crate::questions::questions;
use crate::row::{Bound, print};
use betza::{Bitboard, Color, Square, piece};
use std::hint::black_box;

/// Calls a macro for each piece, with its name, and with what `cozy-chess` and `shakmaty` ask for it.
macro_rules! each_piece {
    ($row:ident) => {
        $row!("knight", "N", |square, _| cozy_chess::get_knight_moves(square), |square, _| {
            shakmaty::attacks::knight_attacks(square)
        });
        $row!("rook", "R", cozy_chess::get_rook_moves, shakmaty::attacks::rook_attacks);
        $row!("bishop", "B", cozy_chess::get_bishop_moves, shakmaty::attacks::bishop_attacks);
        $row!(
            "queen",
            "Q",
            |square, men| cozy_chess::get_rook_moves(square, men)
                | cozy_chess::get_bishop_moves(square, men),
            shakmaty::attacks::queen_attacks
        );
    };
}

/// The piece with a notation, compiled.
macro_rules! ours {
    ($notation:literal) => {
        |from: Square<Chess>, men: Bitboard<Chess>| {
            piece!(betza $notation).attacks(Color::White, from, men)
        }
    };
}

/// `cozy-chess` and `shakmaty`, each in its fastest configuration for this build.
pub(crate) fn rows() {
    macro_rules! row {
        ($name:literal, $notation:literal, $cozy:expr, $shakmaty:expr) => {
            print(
                concat!($name, " of cozy-chess"),
                "8x8",
                on_chess($name, ours!($notation), of_cozy_chess($cozy)),
                Bound::AtMostOrInstructions(1.05),
            );
            print(
                concat!($name, " of shakmaty"),
                "8x8",
                on_chess($name, ours!($notation), of_shakmaty($shakmaty)),
                Bound::AtMostOrInstructions(1.05),
            );
        };
    }
    each_piece!(row);
}

/// Asks whose piece a thousand questions, so many times, so that its instructions can be counted from outside. Returns a
/// digest of the answers, or nothing where there is no such piece.
pub(crate) fn ask(piece: &str, whose: &str, rounds: u32) -> Option<u64> {
    macro_rules! row {
        ($name:literal, $notation:literal, $cozy:expr, $shakmaty:expr) => {
            match (piece, whose) {
                ($name, "compiled") => return Some(ask_ours(rounds, ours!($notation))),
                ($name, "cozy-chess") => return Some(ask_theirs(rounds, of_cozy_chess($cozy))),
                ($name, "shakmaty") => return Some(ask_theirs(rounds, of_shakmaty($shakmaty))),
                _ => {}
            }
        };
    }
    each_piece!(row);
    None
}

const COUNTED: usize = 1000;

fn ask_ours(rounds: u32, ours: impl Fn(Square<Chess>, Bitboard<Chess>) -> Bitboard<Chess>) -> u64 {
    let questions = &questions::<Chess>()[..COUNTED];
    let mut digest = 0;
    for _ in 0..rounds {
        for (from, men) in black_box(questions) {
            digest ^= ours(*from, *men).to_bits();
        }
    }
    digest
}

fn ask_theirs(rounds: u32, theirs: impl Fn(u8, u64) -> u64) -> u64 {
    // The same shape in memory for both: a 16-bit square and a set.
    let questions: Vec<(u16, u64)> = questions::<Chess>()[..COUNTED]
        .iter()
        .map(|(from, men)| (from.index() as u16, men.to_bits()))
        .collect();
    let mut digest = 0;
    for _ in 0..rounds {
        for (square, men) in black_box(&questions[..]) {
            digest ^= theirs(*square as u8, *men);
        }
    }
    digest
}

fn of_cozy_chess(
    attacks: impl Fn(cozy_chess::Square, cozy_chess::BitBoard) -> cozy_chess::BitBoard,
) -> impl Fn(u8, u64) -> u64 {
    move |square, men| {
        attacks(cozy_chess::Square::index(square as usize), cozy_chess::BitBoard(men)).0
    }
}

fn of_shakmaty(
    attacks: impl Fn(shakmaty::Square, shakmaty::Bitboard) -> shakmaty::Bitboard,
) -> impl Fn(u8, u64) -> u64 {
    move |square, men| {
        let square = shakmaty::Square::new(u32::from(square & 63));
        u64::from(attacks(square, shakmaty::Bitboard(men)))
    }
}
