//! Do the macros work wherever a macro may stand, and whatever else is called whatever?
#![deny(warnings)]

#[cfg(test)]
mod forms;
#[cfg(test)]
mod names;
#[cfg(test)]
mod positions;

/// What the tests ask of a piece: how many squares it attacks from d4 of an empty board.
#[cfg(test)]
fn from_d4<P: betza::Attacks>(piece: P) -> usize {
    let d4 = "d4".parse().unwrap();
    piece.attacks(betza::Color::White, d4, betza::Bitboard::EMPTY).len()
}
