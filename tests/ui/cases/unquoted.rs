use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

piece! {
    struct Question = o2-3?, c2-3X;
    struct Range = 3-2+ on 9x10;
    struct Bracket = parlett n(~1/2 , 1q);
    struct OneNumber = 3.2;
    struct Exponent = 1e3+;
    struct Chain = 1+; 1X;
}

betza::pieces! {
    enum Army {
        Mann 'm' = K1=1*, 1/2x,
        Guard 'g' = 1X, 2X,
    }
}

macro_rules! through {
    ($distance:tt) => { piece!(o $distance +, c2 ?) };
}

fn main() {
    ask!(Question, Board<8, 8>);
    ask!(Range, Board<9, 10>);
    ask!(Bracket, Board<8, 8>);
    ask!(OneNumber, Board<8, 8>);
    ask!(Exponent, Board<8, 8>);
    ask!(Chain, Board<8, 8>);
    ask!(Army::Guard, Board<8, 8>);
    ask!(through!(3), Board<8, 8>);
    // Two lines, of which the second is wrong.
    ask!(
        piece!(
            o2-3+, // quiet
            c2-3-X
        ),
        Board<8, 8>
    );
    // Betza's notation wants quotes.
    ask!(piece!(fmWfcF), Board<8, 8>);
    ask!(piece!(xbetza fN on 9x9), Board<9, 9>);
    // Legal in both.
    ask!(piece!(L3W), Board<8, 8>);
    // The board.
    ask!(piece!(1* on), Board<8, 8>);
    ask!(piece!(1* on 90x9), Board<8, 8>);
}
