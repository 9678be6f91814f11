#![deny(warnings)]

use betza::{piece, pieces};

// What adds nothing, and what the board forbids, is told; what is plain is not.
piece! {
    struct Bishop = "B";
    struct Contained = "RW";
    struct Idle = "sF";
    struct Far = 1*, 8+;
    struct Farther = "9+";
    struct OneShade = "1+&1+";
    struct OneRank = "1>&1<&1=";
    struct Hopper = "^2X";
    struct Half = "1X<>";
    #[allow(deprecated)]
    struct Known = "9+";
}

pieces! {
    enum Army on 5x5 {
        King 'k' = "K",
        Leaper 'l' = betza "W(4,5)",
    }
}

fn main() {
    let _ = (Bishop, Contained, Idle, Far, Farther, OneShade, OneRank, Hopper, Half, Known);
    let _ = [Army::King, Army::Leaper];
    let _ = piece!("1*,1+");
}
