use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

// A letter of another dialect says what it means there.
fn main() {
    ask!(piece!(xboard "kK"), Board<8, 8>);
    ask!(piece!(fsf "FyafsF"), Board<8, 8>);
    ask!(piece!(fsf "oR"), Board<8, 8>);
    ask!(piece!(xboard "(1,4)"), Board<8, 8>);
    ask!(piece!(fsf "KO2"), Board<8, 8>);
    ask!(piece!(fsf "nC"), Board<8, 8>);
    ask!(piece!(fsf "vrN"), Board<8, 8>);
}
