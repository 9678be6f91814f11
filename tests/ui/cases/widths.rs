use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

// Carets stand below what they mean, however wide it is; what turns a line round is drawn by its number.
fn main() {
    ask!(piece!("Q棋?R"), Board<8, 8>);
    ask!(piece!("Ｒ!"), Board<8, 8>);
    ask!(piece!("Wאב?"), Board<8, 8>);
    ask!(piece!("N\u{301}\u{200B}"), Board<8, 8>);
    ask!(piece!(parlett "1+,ש"), Board<8, 8>);
}
