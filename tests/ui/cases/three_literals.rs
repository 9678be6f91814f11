use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

// The mistake is in the second of three literals, on a line of its own.
piece! {
    struct Split =
        "fmWfcF"
        r"mR?"
        "cB";
}

fn main() {
    ask!(Split, Board<8, 8>);
    ask!(piece!(concat!("o2-3+", ", c2-3?", ", 1X")), Board<8, 8>);
}
