//! A warning that is denied is an error with the whole text.
#![deny(deprecated)]

use betza::{Board, piece, pieces};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    struct Wide = "WfN";
    #[allow(deprecated)]
    struct Allowed = "fN";
    struct Named = betza "fN";
}

pieces! {
    enum Army { Forward 'f' = "fN", #[allow(deprecated)] Silent 's' = "fN" }
}

fn main() {
    ask!(Wide, Board<8, 8>);
    ask!(Allowed, Board<8, 8>);
    ask!(Named, Board<8, 8>);
    ask!(piece!("fK"), Board<8, 8>);
    for man in Army::ALL {
        ask!(man, Board<8, 8>);
    }
}
