use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    struct NoSign "N";
    struct NoText = ;
    pub struct Colon: "N" on 10x8;
    struct Fields { x: u8 }
    enum Kind = "N";
    struct Last = "N"
}

piece! {
    struct First = "N" on 10x8
    struct Second = "R";
}

piece! { pub Knight = "N"; }

betza::pieces! {
    enum NoComma {
        King 'k' = "K"
        Queen 'q' = "Q",
        'r' = "R",
    }
}

betza::pieces! {
    struct Men { King 'k' = "K" }
}

betza::pieces! {
    enum Army { King 'k': "K", Queen 'q' = "Q" }
}

betza::pieces! {
    enum Nobody {}
}

betza::pieces! {
    enum After { King 'k' = "K" } on 8x8
}

fn main() {
    ask!(NoSign, Board<8, 8>);
    ask!(NoText, Board<8, 8>);
    ask!(Colon, Board<10, 8>);
    ask!(Last, Board<8, 8>);
    ask!(First, Board<10, 8>);
    ask!(Second, Board<8, 8>);
    ask!(NoComma::King, Board<8, 8>);
    ask!(NoComma::Queen, Board<8, 8>);
    ask!(Army::King, Board<8, 8>);
    ask!(Army::Queen, Board<8, 8>);
    ask!(After::King, Board<8, 8>);
    let _ = Nobody::ALL;
}
