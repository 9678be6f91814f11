//! What is there under a `cfg` is there whole, or not at all.
#![deny(warnings)]

use betza::{Bitboard, Color, piece, pieces};

piece! {
    #[cfg(any())]
    struct Absent = "N";

    #[cfg(all())]
    pub struct Present = "N";

    /// Of two in builds of their own, one is there.
    #[cfg(any())]
    struct Either = "fN" on 10x8;
    #[cfg(all())]
    #[allow(deprecated)]
    struct Either = "fN";

    /// Its effects are traits of their own.
    #[cfg(any())]
    struct Igui = "mKcaK" on 10x8;

    #[expect(non_camel_case_types, deprecated, reason = "a name that was there before")]
    struct forward = "fN";
}

pieces! {
    #[cfg(any())]
    enum Army { Forward 'f' = "fN", King 'k' = "K" }
}

pieces! {
    #[cfg(all())]
    enum Army { King 'k' = "K" }
}

fn main() {
    piece! {
        #[cfg(any())]
        struct Inner = "Q";
        #[cfg(all())]
        struct Inner = "W";
    }
    let (white, d4) = (Color::White, "d4".parse().unwrap());
    assert_eq!(Present.attacks(white, d4, Bitboard::EMPTY).len(), 8);
    assert_eq!(Either.attacks(white, d4, Bitboard::EMPTY).len(), 4);
    assert_eq!(forward.attacks(white, d4, Bitboard::EMPTY).len(), 4);
    assert_eq!(Inner.attacks(white, d4, Bitboard::EMPTY).len(), 4);
    assert_eq!(Army::King.attacks(white, d4, Bitboard::EMPTY).len(), 8);
    assert_eq!(Army::NOTATIONS, ["K"]);
}
