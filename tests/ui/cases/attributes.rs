use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    /// What is derived anyway.
    #[derive(Default, Clone, core::fmt::Debug)]
    pub struct Derived = "N";

    #![inner]
    struct Inner = "N";

    #
    struct Half = "N";
}

betza::pieces! {
    #[derive(Hash)]
    enum Army { King 'k' = "K" }
}

fn main() {
    ask!(Derived, Board<8, 8>);
    ask!(Derived::default(), Board<8, 8>);
    ask!(Army::King, Board<8, 8>);
    let _ = piece!(#[allow(deprecated)] "fN");
}
