use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    #[cfg(all())]
    struct Twice = "N";
    struct Twice = "B";
}

betza::pieces! {
    enum Army {
        King 'k' = "K",
        /// Not in each build.
        #[cfg(any())]
        Queen 'q' = "Q",
    }
}

fn main() {
    ask!(Twice, Board<8, 8>);
    ask!(Army::Queen, Board<8, 8>);
}
