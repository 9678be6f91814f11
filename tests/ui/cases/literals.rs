use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    struct Bytes = b"N" on 10x8;
    struct CString = c"N";
    struct Char = 'N';
    struct Number = 7;
    struct Suffix = "N"kg;
    struct Several = "N" 'B' 7;
    struct Real = 1.5;
}

fn main() {
    ask!(Bytes, Board<10, 8>);
    ask!(CString, Board<8, 8>);
    ask!(Char, Board<8, 8>);
    ask!(Number, Board<8, 8>);
    ask!(Suffix, Board<8, 8>);
    ask!(Several, Board<8, 8>);
    ask!(Real, Board<8, 8>);
}
// MAC-06
