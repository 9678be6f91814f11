use betza::{board, piece};

board!(Taikyoku = 36x36);
board!(Mini = 5x6);

piece! {
    struct Narrow = "R" on Taikyoku(35x36);
    struct Turned = "R" on Mini(6x5);
}

betza::pieces! {
    enum Army on Mini(5x5) { King 'k' = "K", Rook 'r' = "R" }
}

fn main() {
    let _ = piece!("K" on Mini(7x6));
}
