use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    ask!(piece!("N" +), Board<8, 8>);
    ask!(piece!("N" on 10x8 please), Board<10, 8>);
    ask!(piece!("N", "B"), Board<8, 8>);
    ask!(piece!("N"; "B"), Board<8, 8>);
    ask!(piece!(N), Board<8, 8>);
    ask!(piece!("N" 10x8), Board<10, 8>);
}
