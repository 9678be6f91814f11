use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

macro_rules! through {
    ($notation:literal) => {
        piece!($notation)
    };
}

fn main() {
    ask!(piece!("N" "B?"), Board<8, 8>);
    ask!(piece!(concat!("N", "B", "?W")), Board<8, 8>);
    ask!(piece!("N?" /* two lines */
        "B!"), Board<8, 8>);
    ask!(through!("WB?"), Board<8, 8>);
    // A modifier and its atom may stand in two literals.
    ask!(piece!("Nf" "?"), Board<8, 8>);
}
