//! Does the same source compile in each edition of Rust, without a warning?
#![deny(warnings)]

// Needed by edition 2015, harmless in the others.
extern crate betza;

use betza::{board, piece, pieces};

piece! {
    /// A knight.
    pub struct Knight = "N";
    /// Unlike for the two colors, in three words.
    pub struct Sergeant = "fmWfcF" on 12x12, profile = size;
    struct Queen = xbetza "Q";
}

pieces! {
    /// An army.
    pub enum Army on 10x8 {
        /// Eight steps.
        King 'k' = "K",
        Chancellor 'c' = "RN",
    }
}

board!(pub Taikyoku = 36x36);
board! {
    /// Of five files and six ranks.
    Mini = 5x6
}

piece! {
    /// On a board of its author's.
    pub struct FreeKing = "Q" on Taikyoku(36x36);
}

pieces! {
    enum Minor on Mini(5x6) { King 'k' = "K", Lance 'l' = "fR" }
}

/// Words that are reserved in one edition and free in another are names of the user.
pub mod names {
    use betza::pieces;

    pieces! {
        /// `dyn`, `async`, `try` and `gen` written so that each edition takes them.
        #[allow(non_camel_case_types)]
        pub enum Odd { r#dyn 'd' = "N", r#async 'a' = "W", r#try 't' = "F", r#gen 'g' = "A" }
    }
}

#[cfg(test)]
mod tests {
    use super::names::Odd;
    use super::{Army, FreeKing, Knight, Minor, Queen, Sergeant};
    use betza::piece;
    use betza::{Bitboard, Color};

    // MAC-28-2015, MAC-28-2021, MAC-28-2024: this file is a host of each edition.
    #[test]
    fn every_form_moves() {
        let d4 = "d4".parse().unwrap();
        let white = Color::White;
        assert_eq!(Knight.attacks(white, d4, Bitboard::EMPTY).len(), 8);
        assert_eq!(Queen.attacks(white, d4, Bitboard::EMPTY).len(), 27);
        assert_eq!(piece!("NN").attacks(white, d4, Bitboard::EMPTY).len(), 12);

        let (d4, e5) = ("d4".parse().unwrap(), "e5".parse().unwrap());
        assert!(Sergeant.attacks(white, d4, Bitboard::EMPTY).contains(e5));
        assert!(!Sergeant.attacks(Color::Black, d4, Bitboard::EMPTY).contains(e5));

        let d4 = "d4".parse().unwrap();
        let reach: Vec<usize> =
            Army::ALL.iter().map(|man| man.attacks(white, d4, Bitboard::EMPTY).len()).collect();
        assert_eq!(reach, [8, 24]);
    }

    #[test]
    fn boards_of_a_name_carry_pieces() {
        let aj36 = "aj36".parse().unwrap();
        assert_eq!(FreeKing.attacks(Color::White, aj36, Bitboard::EMPTY).len(), 3 * 35);

        let a1 = "a1".parse().unwrap();
        let reach: Vec<usize> = Minor::ALL
            .iter()
            .map(|man| man.attacks(Color::White, a1, Bitboard::EMPTY).len())
            .collect();
        assert_eq!(reach, [3, 5]);
    }

    #[test]
    fn names_of_other_editions_are_names() {
        assert_eq!(Odd::from_letter('D'), Some(Odd::r#dyn));
        assert_eq!(Odd::ALL.len(), 4);
    }
}
