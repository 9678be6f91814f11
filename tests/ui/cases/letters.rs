use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

betza::pieces! {
    enum Army on 10x8 {
        King 'k' = "K",
        Knight 'K' = "N",
        Rook '1' = "R",
        Bishop "b" = "B",
        Queen = "Q",
        Dabbaba 'д' = "D",
        Wazir w = "W",
    }
}

fn main() {
    for man in Army::ALL {
        ask!(man, Board<10, 8>);
        let _ = (man.letter(), Army::from_letter('k'), Army::NOTATIONS);
        match man {
            Army::King | Army::Knight | Army::Rook => {}
            Army::Bishop | Army::Queen | Army::Dabbaba | Army::Wazir => {}
        }
    }
    let _ = piece!("N");
}
