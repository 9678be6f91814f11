use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    ask!(piece!("o2-3?, c2-3X"), Board<8, 8>);
    // Legal in both notations, with different meanings.
    ask!(piece!("L8Q"), Board<8, 8>);
    ask!(piece!(parlett "1**, 2"), Board<8, 8>);
    // A Cyrillic letter as c is read as one.
    ask!(piece!("с2-3?"), Board<8, 8>);
}
