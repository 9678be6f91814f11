use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    ask!(piece!(r"N?"), Board<8, 8>);
    ask!(piece!(r##"N"?"##), Board<8, 8>);
    ask!(piece!(betza r"W
R?"), Board<8, 8>);
}
