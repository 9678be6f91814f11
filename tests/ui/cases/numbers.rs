use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    ask!(piece!("R100"), Board<8, 8>);
    ask!(piece!("BW03"), Board<8, 8>);
    ask!(piece!("NN2"), Board<8, 8>);
}
