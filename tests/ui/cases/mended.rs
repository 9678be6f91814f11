use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

// Where one change makes a text legal, the help line shows it.
fn main() {
    ask!(piece!("2i>"), Board<8, 8>);
    ask!(piece!("+n"), Board<8, 8>);
    ask!(piece!("1/2~"), Board<8, 8>);
    ask!(piece!("n(~1/2"), Board<8, 8>);
    ask!(piece!("1+,,1X"), Board<8, 8>);
    ask!(piece!("F?R]"), Board<8, 8>);
    ask!(piece!("mRcb"), Board<8, 8>);
    ask!(piece!("m R"), Board<8, 8>);
    ask!(piece!(xbetza "(paf3R"), Board<8, 8>);
}
