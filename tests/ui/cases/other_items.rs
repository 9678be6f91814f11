use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    enum X { A }
    struct AfterEnum = "N" on 10x8;
}
piece! { fn f() {} }
piece! { pub trait X {} }
piece! {
    const F: () = "N";
    struct AfterConst = "N";
}
piece! { static F: () = "N"; }
piece! { type F = "N"; }
piece! { unsafe fn f() {} }
piece! { crate struct F = "N"; }
piece! { union F {} }
piece! { # }
piece! { #[doc = "alone"] }
piece! { pub }

fn main() {
    ask!(AfterEnum, Board<10, 8>);
    ask!(AfterConst, Board<8, 8>);
    ask!(piece!(#), Board<8, 8>);
    ask!(piece!(unsafe { "N" }), Board<8, 8>);
    let knight = piece! { enum Knight { N } };
    ask!(knight, Board<8, 8>);
}
