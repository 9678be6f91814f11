use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    let nothing = piece!();
    ask!(nothing, Board<8, 8>);
    let blank = piece!(   );
    ask!(blank, Board<8, 8>);
    betza::piece! {}
    betza::pieces! {}
}
// MAC-07
