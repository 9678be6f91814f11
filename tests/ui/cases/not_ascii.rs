use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    ask!(piece!("N😀"), Board<8, 8>);
    // Cyrillic letters: the first is read as the Latin one that it looks like, and so is the second, which is no atom.
    ask!(piece!("Кт"), Board<8, 8>);
    let wide = ("棋", piece!("W棋?"));
    ask!(wide.1, Board<8, 8>);
}
// MAC-41
