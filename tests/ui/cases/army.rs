use betza::{Board, piece};

#[macro_use]
#[path = "parts/ask.rs"]
mod parts;

betza::pieces! {
    /// Mistakes of some men do not hide those of others.
    pub enum Army on 10x8 {
        King 'k' = "K",
        Wrong 'w' = "N?",
        Other 'o' = chess "N",
        Own 'b' = "N" on 8x8,
        None 'n' = ,
    }
}

const WRONG: Army = Army::Wrong;

fn main() {
    let _ = piece!("N");
    for man in Army::ALL {
        ask!(man, Board<10, 8>);
    }
    match WRONG {
        Army::King | Army::Wrong | Army::Other | Army::Own | Army::None => {}
    }
}
