use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    pub struct Nothing = "";
}

fn main() {
    ask!(Nothing, Board<8, 8>);
    ask!(piece!("  "), Board<8, 8>);
    ask!(piece!("" ""), Board<8, 8>);
    ask!(piece!(concat!()), Board<8, 8>);
}
