//! Do pieces compile without the standard library, and where unsafe code is forbidden?
#![no_std]
#![forbid(unsafe_code)]
#![deny(warnings)]

use betza::{piece, pieces};

piece! {
    /// A leaper of one leap.
    pub struct Knight = "N";
    /// A leaper of two leaps.
    pub struct King = "K";
    /// A rider.
    pub struct Rook = "R";
    /// A rider along two kinds of lines.
    pub struct Queen = "Q";
    /// A rider of oblique steps.
    pub struct Nightrider = "NN";
    /// A rider that stops early.
    pub struct ShortRook = "W3";
    /// Captures otherwise than it moves.
    pub struct Sergeant = "fmWfcF";
    /// A leaper and a rider in one, on a board of two words, with small tables.
    pub struct Archbishop = "BN" on 10x8, profile = size;
}

pieces! {
    /// An army of a leaper, a rider and a man that captures otherwise than it moves.
    pub enum Army { King 'k' = "K", Rook 'r' = "R", Sergeant 's' = "fmWfcF" }
}

/// The squares that a piece attacks which is read now, if it can be read and tells them.
pub fn attacked(
    notation: &str,
    from: betza::Square<betza::Board<8, 8>>,
) -> Option<betza::Bitboard<betza::Board<8, 8>>> {
    let piece = betza::dynamic::Piece::read(notation).ok()?;
    Some(piece.relation()?.attacks(betza::Color::White, from, betza::Bitboard::EMPTY))
}

#[cfg(test)]
mod tests {
    use super::*;
    use betza::{Bitboard, Board, Color, Count, Sides, Square};

    fn square(name: &str) -> Square<Board<8, 8>> {
        name.parse().unwrap()
    }

    // MAC-29
    #[test]
    fn every_kind_of_piece_moves() {
        let (white, a1, none) = (Color::White, square("a1"), Bitboard::EMPTY);
        assert_eq!(Knight.attacks(white, a1, none).len(), 2);
        assert_eq!(King.attacks(white, a1, none).len(), 3);
        assert_eq!(Rook.attacks(white, a1, none).len(), 14);
        assert_eq!(Queen.attacks(white, a1, none).len(), 21);
        // b3 c5 d7 and c2 e3 g4.
        assert_eq!(Nightrider.attacks(white, a1, none).len(), 6);
        assert_eq!(ShortRook.attacks(white, a1, none).len(), 6);
        // b2 alone.
        assert_eq!(Sergeant.attacks(white, a1, none).len(), 1);
        // Seven squares of the diagonal, b3 and c2.
        let corner = "a1".parse().unwrap();
        assert_eq!(Archbishop.attacks(white, corner, Bitboard::EMPTY).len(), 9);
    }

    #[test]
    fn a_piece_is_read() {
        assert_eq!(attacked("RN", square("a1")).map(Bitboard::len), Some(16));
        assert_eq!(attacked("R?", square("a1")), None);
    }

    #[test]
    fn an_army_lists_moves() {
        let view = Sides { own: Bitboard::from_square(square("e2")), enemy: Bitboard::rank(2) };
        let moves = Army::ALL.map(|man| {
            let mut count = Count(0);
            assert!(man.moves(&view, Color::White, square("e2"), &mut count).is_continue());
            count.0
        });
        // King: all eight. Rook: seven along the rank, e1, and e3 with capture. Sergeant: d3 and f3, for e3 is blocked.
        assert_eq!(moves, [8, 9, 2]);
    }
}
