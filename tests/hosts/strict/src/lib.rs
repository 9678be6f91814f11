//! Does the expansion pass the strictest lints?
//!
//! `forbid` stands where an `allow` in the expansion would be an error of its own.
#![forbid(unsafe_code, missing_docs, clippy::all)]
#![deny(warnings, clippy::pedantic, clippy::nursery, clippy::allow_attributes, rustdoc::all)]
#![deny(
    absolute_paths_not_starting_with_crate,
    deprecated_in_future,
    elided_lifetimes_in_paths,
    explicit_outlives_requirements,
    keyword_idents,
    let_underscore_drop,
    macro_use_extern_crate,
    meta_variable_misuse,
    missing_abi,
    missing_copy_implementations,
    missing_debug_implementations,
    non_ascii_idents,
    redundant_imports,
    redundant_lifetimes,
    single_use_lifetimes,
    trivial_casts,
    trivial_numeric_casts,
    unit_bindings,
    unnameable_types,
    unreachable_pub,
    unused_crate_dependencies,
    unused_extern_crates,
    unused_import_braces,
    unused_lifetimes,
    unused_macro_rules,
    unused_qualifications,
    unused_results,
    variant_size_differences
)]

use betza::{Bitboard, Board, Color, Square, board, piece, pieces};

// MAC-21, MAC-22, MAC-24
piece! {
    /// A public piece with a word of its author.
    pub struct Knight = "N";
    pub struct Undocumented = "NN";
    /// On a board of two words, unlike for the two colors.
    pub struct Sergeant = "fmWfcF" on 9x10, profile = size;
}

pieces! {
    /// A public army.
    pub enum Army {
        /// Eight steps.
        King 'k' = "K",
        Queen 'q' = "Q",
        Sergeant 's' = "fmWfcF",
    }
}

pieces! {
    pub enum Undescribed on 16x16 { Rook 'r' = "R", Short 's' = "W3" }
}

board!(pub Undrawn = 20x20);
board! {
    /// A board with a word of its author.
    #[cfg(all())]
    pub Drawn = 5x6
}
board!(Hidden = 17x3);

piece! {
    /// A queen on a board of its author's.
    pub struct FreeKing = "Q" on Undrawn(20x20);
    pub struct Lance = "fR" on Drawn(5x6);
    struct Unseen = "N" on Hidden(17x3);
}

// MAC-27: signs that are markup in documentation, in text that is a notation.
piece! {
    pub struct Pawn = "o1>, c1X>, oi2>";
    pub struct Sideways = "1=";
    pub struct Leaper = "~1/2";
    pub struct Grouped = "(1+)";
    pub struct Steps = "n(1X)";
}

// Pieces that no other crate sees, of which little is used.
piece! {
    struct Private = "R";
    pub(crate) struct Restricted = "B";
}
pieces! {
    pub(crate) enum Few { Leaper 'l' = "A", Rider 'r' = "DD" }
}
pieces! {
    enum Own { Leaper 'l' = "A" }
}

type Square8 = Square<Board<8, 8>>;
type Set8 = Bitboard<Board<8, 8>>;

/// How many squares some pieces see from `from` on an empty board.
#[must_use]
pub fn seen(from: Square8) -> usize {
    let (color, none) = (Color::White, Set8::EMPTY);
    let Some(corner) = Square::<Hidden>::new(0) else { return 0 };
    let few: usize = Few::ALL.map(|man| man.attacks(color, from, none).len()).iter().sum();
    piece!("K").attacks(color, from, none).len()
        + piece!("N").attacks(color, from, none).len()
        + Private.attacks(color, from, none).len()
        + Restricted.attacks(color, from, none).len()
        + Own::Leaper.attacks(color, from, none).len()
        + Unseen.attacks(color, corner, Bitboard::EMPTY).len()
        + few
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_signs_move_like_letters() {
        let a1 = Square8::at(0, 0).unwrap();
        let see = |piece: &dyn Fn(Square8) -> Set8| piece(a1).len();
        assert_eq!(see(&|from| Leaper.attacks(Color::White, from, Set8::EMPTY)), 2);
        assert_eq!(see(&|from| Sideways.attacks(Color::White, from, Set8::EMPTY)), 1);
        assert_eq!(see(&|from| Pawn.attacks(Color::White, from, Set8::EMPTY)), 1);
    }

    #[test]
    fn pieces_under_strict_lints_move() {
        let a1 = Square8::at(0, 0).unwrap();
        assert_eq!(Knight.attacks(Color::White, a1, Set8::EMPTY).len(), 2);
        // K 3, N 2, R 14, B 7, A 1, N 2, and of the few A 1, DD 6.
        assert_eq!(seen(a1), 36);
    }
}
