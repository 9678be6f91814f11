//! Does a table that the macro writes down say the same as those that the runtime makes?
//!
//! A rider of one leap shares a table of the runtime with all of its kind; the rows of a rider of two leaps are written by
//! the macro. So a compound is held to its parts.

use betza::{Bitboard, Board, Color, Square, piece};

/// On every square, with boards from empty to full.
macro_rules! agree {
    ($($board:tt = ($width:literal, $height:literal): $whole:literal is $one:literal and $other:literal,)*) => {$({
        let mut state = 0x9E37_79B9_7F4A_7C15_u64;
        for percent in (0..=100).step_by(4) {
            let mut occupied = Bitboard::<Board<$width, $height>>::EMPTY;
            for square in Square::all() {
                state ^= state << 13;
                state ^= state >> 7;
                state ^= state << 17;
                if state % 100 < percent {
                    occupied = occupied.with(square);
                }
            }
            let whole = piece!(betza $whole on $board);
            let (one, other) = (piece!(betza $one on $board), piece!(betza $other on $board));
            for from in Square::all() {
                let expected = one.attacks_const(Color::White, from, occupied)
                    | other.attacks_const(Color::White, from, occupied);
                assert_eq!(whole.attacks_const(Color::White, from, occupied), expected, "{from}\n{occupied}");
                assert_eq!(whole.attacks(Color::White, from, occupied), expected, "{from}\n{occupied}");
            }
        }
    })*};
}

#[test]
fn a_compound_sees_what_its_parts_see() {
    agree! {
        8x8 = (8, 8): "RB" is "R" and "B",
        8x8 = (8, 8): "RNN" is "R" and "NN",
        10x10 = (10, 10): "RB" is "R" and "B",
        10x10 = (10, 10): "BNN" is "B" and "NN",
        11x9 = (11, 9): "RB" is "R" and "B",
        12x12 = (12, 12): "RB" is "R" and "B",
        16x16 = (16, 16): "RB" is "R" and "B",
        10x10 = (10, 10): "RDD" is "R" and "DD",
        12x12 = (12, 12): "RDD" is "R" and "DD",
    }
}
