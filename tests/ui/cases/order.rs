use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    struct BoardFirst = on 10x8 "N";
    struct BoardAlone = on 10x8;
    struct SizeAlone = 10x8;
    struct ProfileAlone = , profile = size;
}

betza::pieces! {
    enum Army {
        King 'k' = "K",
        Bishop = 3 'b' = "B",
        Archbishop(u8) 'a' = "BN",
        Colon: 'c' = "WD",
        Rook = "R",
        Queen,
        Pawn
    }
}

betza::pieces! {
    enum Head "K" { King 'k' = "K" }
}

fn main() {
    ask!(BoardFirst, Board<10, 8>);
    ask!(BoardAlone, Board<10, 8>);
    ask!(SizeAlone, Board<10, 8>);
    ask!(ProfileAlone, Board<8, 8>);
    ask!(Army::Bishop, Board<8, 8>);
    ask!(Army::Archbishop, Board<8, 8>);
    ask!(Army::Rook, Board<8, 8>);
    ask!(Army::Queen, Board<8, 8>);
    ask!(Army::Pawn, Board<8, 8>);
    ask!(Head::King, Board<8, 8>);
    ask!(piece!(on 8x8), Board<8, 8>);
    ask!(piece!(8x8), Board<8, 8>);
    ask!(piece!(on), Board<8, 8>);
    ask!(piece!(on "N"), Board<8, 8>);
    ask!(piece!("N" on 8x8 "B"), Board<8, 8>);
    ask!(piece!(parlett betza "N"), Board<8, 8>);
    ask!(piece!(betza on 8x8), Board<8, 8>);
    ask!(piece!("N", profile == size), Board<8, 8>);
    ask!(piece!("N", profile = size, on 8x8), Board<8, 8>);
}
