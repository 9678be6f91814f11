use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    /// Four mistakes, told in the order of their places.
    pub struct Wrong = "W?fUmmR100x" on 10x8;
}

fn main() {
    ask!(Wrong, Board<10, 8>);
    let knave = piece!("N?");
    ask!(knave, Board<8, 8>);
    ask!(piece!(betza "wN"), Board<8, 8>);
    ask!(piece!("fm"), Board<8, 8>);
}
