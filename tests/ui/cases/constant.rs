use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

const NOTATION: &str = "N";

#[allow(unused_macros)]
macro_rules! notation {
    () => {
        "N"
    };
}

piece! {
    struct OfConstant = NOTATION;
}

fn main() {
    let _ = NOTATION;
    ask!(OfConstant, Board<8, 8>);
    ask!(piece!(crate::NOTATION on 8x8), Board<8, 8>);
    ask!(piece!(notation!()), Board<8, 8>);
    ask!(piece!(concat!("N", NOTATION)), Board<8, 8>);
    ask!(piece!(("N")), Board<8, 8>);
    ask!(piece!(&"N"), Board<8, 8>);
    ask!(piece!(stringify!(N)), Board<8, 8>);
    ask!(piece!(xbetza stringify!(N)), Board<8, 8>);
    ask!(piece!(concat!(concat!("N"), "B")), Board<8, 8>);
}
// MAC-04
