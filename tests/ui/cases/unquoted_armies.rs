use betza::pieces;

pieces! {
    pub enum Army on 9x10 {
        General 'g' = 1+, 1?,
        // A letter is missing.
        Guard = 1X,
        Horse 'h' = o1+&1X on 8x8,
        Soldier 's' = wE1>, Q1=1>,
        Last 'l' = 1*, 2*,
    }
}

betza::assert_same_piece!(8x8, 1*, 1+);
betza::assert_same_piece!(8x8, "K", 1+, 1X);

fn main() {
    let _ = Army::ALL.len();
}
