use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    ask!(piece!(xboard "NN"), Board<8, 8>);
    ask!(piece!(fsf "WCC"), Board<8, 8>);
    ask!(piece!(fsf "[F?R]"), Board<8, 8>);
    ask!(piece!(betza "uN"), Board<8, 8>);
}
