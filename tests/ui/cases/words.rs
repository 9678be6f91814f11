use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    ask!(piece!(chess "N"), Board<8, 8>);
    ask!(piece!(xbeta "N" on 10x8), Board<10, 8>);
    ask!(piece!("N", profile = fast), Board<8, 8>);
    ask!(piece!("N" on 10x8, profile: size), Board<10, 8>);
    ask!(piece!("N" on 10x8, size), Board<10, 8>);
    ask!(piece!("N", profile = size on 10x8), Board<8, 8>);
}
