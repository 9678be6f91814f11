use betza::{assert_same_piece, piece};

assert_same_piece!(8x8, "K", "1*");
assert_same_piece!(8x8, "F7", "B");
assert_same_piece!(9x9, "F7", "B");
assert_same_piece!(8x8, betza "fN", xbetza "fN");
assert_same_piece!(8x8, parlett "R1=o1>", parlett "(eR1=)o1>",);

// Paths that turn at every step are too many to compare where the patterns differ.
assert_same_piece!(8x8, "n(n+)", "n(n+),n+.n+");

assert_same_piece!(40x8, "K", "1*");
assert_same_piece!(8, "K", "1*");
assert_same_piece!(8x8, "K");
assert_same_piece!(8x8, "K", "1*", "WF");
assert_same_piece!(8x8, "K?", "1*");
assert_same_piece!(8x8 "K", "1*");
assert_same_piece!();

fn main() {
    assert_same_piece!(8x8, "nN", "afsW");
    assert_same_piece!(8x8, "R", "Q");
    let _ = piece!("N");
}
