//! Does the expansion find its runtime if the facade has another name, and the runtime none?
//!
//! The only dependency is `fairy = { package = "betza", … }`.

use fairy::{piece, pieces};

piece! {
    /// A knight, found by another name.
    pub struct Knight = "N";
}

pieces! {
    /// An army, found by another name.
    pub enum Army on 5x5 { King 'k' = "K", Rook 'r' = "R" }
}

fairy::board!(pub Taikyoku = 36x36);

piece! {
    /// A knight on a board found by another name.
    pub struct Horse = "N" on Taikyoku(36x36);
}

#[cfg(test)]
mod tests {
    use super::{Army, Horse, Knight};
    use fairy::{Bitboard, Board, Color, Square};

    // MAC-31
    #[test]
    fn pieces_and_armies_need_the_facade_alone() {
        let d4 = "d4".parse().unwrap();
        assert_eq!(Knight.attacks(Color::White, d4, Bitboard::EMPTY).len(), 8);
        assert_eq!(fairy::piece!("N").attacks(Color::White, d4, Bitboard::EMPTY).len(), 8);

        let z9 = "z9".parse().unwrap();
        assert_eq!(Horse.attacks(Color::White, z9, Bitboard::EMPTY).len(), 8);

        let a1: Square<Board<5, 5>> = "a1".parse().unwrap();
        let reach = Army::ALL.map(|man| man.attacks(Color::White, a1, Bitboard::EMPTY).len());
        assert_eq!(reach, [3, 8]);
    }
}
