use betza::{Board, pieces};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

pieces! {
    /// The letters of an army are the kinds.
    pub enum Army {
        King 'k' = "K",
        Lancer 'l' = "RS1=c1>, (eLT1)o1+",
        Pawn 'p' = "o1>, c1X>, 1>L8QL",
        Castle 'c' = "!hi^2=|R^n=",
        Bomb 'b' = "3(!Q1n+)" ,
    }
}

pieces! {
    enum NoKing { Knight 'n' = "N", Hunter 'h' = "kQ" }
}

pieces! {
    /// X is a direction of Parlett's notation.
    enum Crossed {
        Cross 'x' = "nX", Guard 'g' = "c1X, X1=n+", Page 'p' = "o1>, 1>L8X", Foe 'f' = "(eGX1)1*",
    }
}

fn main() {
    for man in Army::ALL {
        ask!(man, Board<8, 8>);
    }
    for man in Crossed::ALL {
        ask!(man, Board<8, 8>);
    }
    let _ = NoKing::ALL;
}
