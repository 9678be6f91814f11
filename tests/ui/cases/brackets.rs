use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

fn main() {
    ask!(piece!(betza "W(1,2"), Board<8, 8>);
    ask!(piece!("N]"), Board<8, 8>);
    ask!(piece!("[F?R"), Board<8, 8>);
    ask!(piece!("W[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[R]"), Board<8, 8>);
}
