//! Where may an author say that a warning is known?
#![deny(warnings)]

use betza::{Bitboard, Color, piece, pieces};

piece! {
    /// On the item, inside the macro.
    #[allow(deprecated)]
    pub struct Item = "fN";

    #[expect(deprecated)]
    pub struct Expected = "fN";
}

pieces! {
    /// On an army.
    #[allow(deprecated)]
    pub enum Army { Forward 'f' = "fN" }
}

pieces! {
    pub enum Mixed {
        /// On a man of an army.
        #[allow(deprecated)]
        Forward 'f' = "fN",
        Backward 'b' = xbetza "bN",
    }
}

#[allow(deprecated)]
mod on_the_module {
    betza::piece! {
        pub struct Inner = "fN";
    }
    betza::pieces! {
        pub enum Army { Forward 'f' = "fN" }
    }
}

/// On the function.
#[allow(deprecated)]
fn expression() -> usize {
    let d4 = "d4".parse().unwrap();
    piece!("fN").attacks(Color::White, d4, Bitboard::EMPTY).len()
}

fn main() {
    // On the `let` of an expression.
    #[allow(deprecated)]
    let on_the_let = piece!("fN");

    let (white, d4) = (Color::White, "d4".parse().unwrap());
    assert_eq!(on_the_let.attacks(white, d4, Bitboard::EMPTY).len(), 4);
    assert_eq!(expression(), 4);
    assert_eq!(Item.attacks(white, d4, Bitboard::EMPTY).len(), 4);
    assert_eq!(Expected.attacks(white, d4, Bitboard::EMPTY).len(), 4);
    assert_eq!(Army::Forward.attacks(white, d4, Bitboard::EMPTY).len(), 4);
    assert_eq!(Mixed::ALL.map(|man| man.attacks(white, d4, Bitboard::EMPTY).len()), [4, 2]);
    assert_eq!(on_the_module::Inner.attacks(white, d4, Bitboard::EMPTY).len(), 4);
    assert_eq!(on_the_module::Army::Forward.attacks(white, d4, Bitboard::EMPTY).len(), 4);
}
