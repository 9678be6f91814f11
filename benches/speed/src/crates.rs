//! Is a compiled piece as fast as in the crates that have only orthodox pieces?

use crate::hand::{Chess, on_chess};
use crate::row::{Bound, print};
use betza::{Bitboard, Color, Square, piece};

/// `cozy-chess` and `shakmaty`, each in its fastest configuration for this build.
pub(crate) fn rows() {
    macro_rules! row {
        ($name:literal, $notation:literal, $cozy:expr, $shakmaty:expr) => {
            let ours = |from: Square<Chess>, men: Bitboard<Chess>| {
                piece!(betza $notation).attacks(Color::White, from, men)
            };
            let cozy = |square, men| {
                $cozy(cozy_chess::Square::index(square as usize), cozy_chess::BitBoard(men)).0
            };
            let shakmaty = |square, men| {
                let square = shakmaty::Square::new(u32::from(square & 63));
                u64::from($shakmaty(square, shakmaty::Bitboard(men)))
            };
            print(
                concat!($name, " of cozy-chess"),
                "8x8",
                on_chess($name, ours, cozy),
                Bound::AtMost(1.05),
            );
            print(
                concat!($name, " of shakmaty"),
                "8x8",
                on_chess($name, ours, shakmaty),
                Bound::AtMost(1.05),
            );
        };
    }
    row!("knight", "N", |square, _| cozy_chess::get_knight_moves(square), |square, _| {
        shakmaty::attacks::knight_attacks(square)
    });
    row!("rook", "R", cozy_chess::get_rook_moves, shakmaty::attacks::rook_attacks);
    row!("bishop", "B", cozy_chess::get_bishop_moves, shakmaty::attacks::bishop_attacks);
    row!(
        "queen",
        "Q",
        |square, men| cozy_chess::get_rook_moves(square, men)
            | cozy_chess::get_bishop_moves(square, men),
        shakmaty::attacks::queen_attacks
    );
}
