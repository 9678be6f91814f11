use betza::{Board, board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

board!(Taikyoku = 36x36);
board!(Tall = 36x37);
board!(Flat = 5x0);
board!(Zeros = 05x6);
board!(Apart = 5 x 6);
board!(NoSize);
board!(NoSign 5x6);
board!(More = 5x6 on);
board!();
board!(5x6);
board!(pub struct Five = 5x5);

mod boards {
    betza::board!(pub Mini = 5x6);
}

piece! {
    struct Sizeless = "N" on Taikyoku;
    struct Builtin = "N" on xiangqi, profile = size;
    struct Bare = "N" on Taikyoku 36x36;
    struct Braces = "N" on Taikyoku[36x36];
    struct Empty = "N" on Taikyoku();
    struct Past = "N" on Taikyoku(36x40);
    struct Half = "N" on Taikyoku(36);
    struct Two = "N" on boards::Mini(5x6 5x6);
}

betza::pieces! {
    enum Army on boards::Mini { King 'k' = "K" }
}

fn main() {
    ask!(Sizeless, Taikyoku);
    ask!(Builtin, Board<8, 8>);
    ask!(Bare, Taikyoku);
    ask!(Braces, Taikyoku);
    ask!(Empty, Taikyoku);
    ask!(Past, Taikyoku);
    ask!(Half, Taikyoku);
    ask!(Two, boards::Mini);
    ask!(Army::King, boards::Mini);
    ask!(piece!("N" on Tall(8x8)), Tall);
    ask!(piece!("N" on Flat(8x8)), Flat);
    ask!(piece!("N" on Zeros(5x6)), Zeros);
    ask!(piece!("N" on Apart(8x8)), Apart);
    ask!(piece!("N" on NoSize(8x8)), NoSize);
    ask!(piece!("N" on NoSign(5x6)), NoSign);
    ask!(piece!("N" on More(5x6)), More);
}
