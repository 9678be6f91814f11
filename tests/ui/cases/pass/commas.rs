//! Where may a comma stand that ends a list?

use betza::{Bitboard, Color, piece, pieces};

piece! {
    struct Knight = "N" on 8x8, profile = size,;
}

pieces! {
    enum Army on 8x8, profile = size, { King 'k' = "K", }
}

fn main() {
    let (white, d4) = (Color::White, "d4".parse().unwrap());
    let joined = piece!(concat!("W", "F",), profile = speed,);
    let plain = piece!("N",);
    assert_eq!(Knight.attacks(white, d4, Bitboard::EMPTY).len(), 8);
    assert_eq!(Army::King.attacks(white, d4, Bitboard::EMPTY).len(), 8);
    assert_eq!(joined.attacks(white, d4, Bitboard::EMPTY).len(), 8);
    assert_eq!(plain.attacks(white, d4, Bitboard::EMPTY).len(), 8);
}
