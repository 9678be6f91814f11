//! Do many pieces, on the largest board too, compile without coming near a limit of the compiler?
//!
//! `long_running_const_eval` would be an error here, and forbidden it cannot be allowed away.
#![no_std]
#![forbid(long_running_const_eval)]
#![deny(warnings)]

// MAC-36, MAC-44
betza::piece! {
    pub struct P00 = betza "W";
    pub struct P01 = betza "F";
    pub struct P02 = betza "D";
    pub struct P03 = betza "N";
    pub struct P04 = betza "A";
    pub struct P05 = betza "H";
    pub struct P06 = betza "G";
    pub struct P07 = betza "C";
    pub struct P08 = betza "L";
    pub struct P09 = betza "Z";
    pub struct P10 = betza "J";
    pub struct P11 = betza "K";
    pub struct P12 = betza "R";
    pub struct P13 = betza "B";
    pub struct P14 = betza "Q";
    pub struct P15 = betza "NN";
    pub struct P16 = betza "FF";
    pub struct P17 = betza "WW";
    pub struct P18 = betza "DD";
    pub struct P19 = betza "AA";
    pub struct P20 = betza "CC";
    pub struct P21 = betza "ZZ";
    pub struct P22 = betza "W3";
    pub struct P23 = betza "F3";
    pub struct P24 = betza "R5";
    pub struct P25 = betza "B7";
    pub struct P26 = betza "fmWfcF";
    pub struct P27 = betza "ffN";
    pub struct P28 = betza "fhN";
    pub struct P29 = betza "vR";
    pub struct P30 = betza "sW";
    pub struct P31 = betza "BN";
    pub struct P32 = betza "RN";
    pub struct P33 = betza "RB";
    pub struct P34 = betza "QN";
    pub struct P35 = betza "KNN";
    pub struct P36 = betza "WDD";
    pub struct P37 = betza "FAA";
    pub struct P38 = betza "mRcB";
    pub struct P39 = betza "WA";
}

// MAC-32
betza::pieces! {
    pub enum Large on 16x16 {
        A00 'a' = betza "W",
        A01 'b' = betza "F",
        A02 'c' = betza "D",
        A03 'd' = betza "N",
        A04 'e' = betza "A",
        A05 'f' = betza "H",
        A06 'g' = betza "G",
        A07 'h' = betza "C",
        A08 'i' = betza "L",
        A09 'j' = betza "Z",
        A10 'k' = betza "J",
        A11 'l' = betza "NN",
        A12 'm' = betza "FF",
        A13 'n' = betza "WW",
        A14 'o' = betza "DD",
        A15 'p' = betza "AA",
        A16 'q' = betza "CC",
        A17 'r' = betza "ZZ",
        A18 's' = betza "W3",
        A19 't' = betza "F3",
        A20 'u' = betza "R5",
        A21 'v' = betza "B7",
        A22 'w' = betza "fmWfcF",
        A23 'x' = betza "ffN",
        A24 'y' = betza "fhN",
        A25 'z' = betza "vR",
    }
}

betza::piece! {
    pub struct L00 = betza "sW" on 16x16;
    pub struct L01 = betza "BN" on 16x16;
    pub struct L02 = betza "RN" on 16x16;
    pub struct L03 = betza "RB" on 16x16;
    pub struct L04 = betza "QN" on 16x16;
    pub struct L05 = betza "KNN" on 16x16;
    pub struct L06 = betza "WDD" on 16x16;
    pub struct L07 = betza "FAA" on 16x16;
    pub struct L08 = betza "mRcB" on 16x16;
    pub struct L09 = betza "WA" on 16x16;
}

#[cfg(test)]
mod tests {
    use super::*;
    use betza::{Bitboard, Board, Color, Square};

    #[test]
    fn the_largest_board_is_as_right_as_the_smallest() {
        // From h8 of sixteen files and ranks no leap of three squares leaves the board.
        let h8: Square<Board<16, 16>> = "h8".parse().unwrap();
        let see = |man: Large| man.attacks(Color::White, h8, Bitboard::EMPTY).len();
        // W, F, N and J.
        assert_eq!([Large::A00, Large::A01, Large::A03, Large::A10].map(see), [4, 4, 8, 8]);
        // WA: four of each.
        assert_eq!(L09.attacks(Color::White, h8, Bitboard::EMPTY).len(), 8);
        let d4: Square<Board<8, 8>> = "d4".parse().unwrap();
        assert_eq!(P03.attacks(Color::White, d4, Bitboard::EMPTY).len(), 8);
        assert_eq!(P39.attacks(Color::White, d4, Bitboard::EMPTY).len(), 8);
    }

    #[test]
    fn tables_of_the_largest_board_are_made_by_the_compiler() {
        // Rays of a queen from a1 of 16x16: fifteen squares up, right and aslant.
        const SEEN: usize = match Square::<Board<16, 16>>::new(0) {
            Some(a1) => piece_from(a1),
            None => 0,
        };
        const fn piece_from(a1: Square<Board<16, 16>>) -> usize {
            betza::piece!("Q" on 16x16).attacks_const(Color::White, a1, Bitboard::EMPTY).len()
        }
        assert_eq!(SEEN, 45);
    }
}
