use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    ask!(piece!("\u{4e}!"), Board<8, 8>);
    ask!(piece!("\x4E\u{21}W"), Board<8, 8>);
    ask!(piece!("W\
                 R!"), Board<8, 8>);
    ask!(piece!("N\n"), Board<8, 8>);
    ask!(piece!("N\tB"), Board<8, 8>);
}
// MAC-40: one character of the value, shown as it is written
