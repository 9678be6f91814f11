use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    struct Knight = "N" on 10x8;
    struct Rook = "R";
    struct Knight = "NN" on 10x8;
}

betza::pieces! {
    enum Army { King 'k' = "K", Queen 'q' = "Q", King 'g' = "W", Army 'a' = "N" }
}

betza::pieces! {
    enum Constants { ALL 'a' = "A", King 'k' = "K", NOTATIONS 'n' = "N" }
}

fn main() {
    ask!(Knight, Board<10, 8>);
    ask!(Rook, Board<8, 8>);
    for man in Army::ALL {
        ask!(man, Board<8, 8>);
    }
    for man in Constants::ALL {
        ask!(man, Board<8, 8>);
    }
}
