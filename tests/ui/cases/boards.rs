use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    struct Flat = "N" on 0x8;
    struct Wide = "N" on 17x3;
    struct Half = "N" on 8;
    struct Apart = "N" on 9 x 10;
    struct Absent = "N" on;
    struct Words = "N" on large;
    struct Both = "N?" on 10x80;
    struct NoWord = "N" 10x8;
    struct Zero = "N" on 8x08;
    struct Zeros = "N" on 008x8;
}

betza::pieces! {
    enum Army on 10x0 { King 'k' = "K" }
}

fn main() {
    ask!(Flat, Board<8, 8>);
    ask!(Wide, Board<8, 8>);
    ask!(Half, Board<8, 8>);
    ask!(Apart, Board<8, 8>);
    ask!(Absent, Board<8, 8>);
    ask!(Words, Board<8, 8>);
    ask!(Both, Board<8, 8>);
    ask!(NoWord, Board<10, 8>);
    ask!(Zero, Board<8, 8>);
    ask!(Zeros, Board<8, 8>);
    ask!(Army::King, Board<8, 8>);
}
