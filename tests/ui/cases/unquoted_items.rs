use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    struct Several = 1+1X, 2?, ~3;
    struct NoSign 1*;
    struct NoEnd = 1*
    struct Strings = 1* "N";
    struct Capitals = parlett NOTATION;
    struct Path = crate::NOTATION;
    struct Index = NOTATIONS[0];
    struct Call = notation(7);
    struct Negative = -7;
    struct Comment = 1/2 // and the rest
        , 3!;
}

fn main() {
    ask!(Several, Board<8, 8>);
    ask!(NoSign, Board<8, 8>);
    ask!(NoEnd, Board<8, 8>);
    ask!(Strings, Board<8, 8>);
    ask!(Capitals, Board<8, 8>);
    ask!(Path, Board<8, 8>);
    ask!(Index, Board<8, 8>);
    ask!(Call, Board<8, 8>);
    ask!(Negative, Board<8, 8>);
    ask!(Comment, Board<8, 8>);
}
