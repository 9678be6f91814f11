//! How fast are compiled pieces? `cargo xtask speed` builds this twice and runs it.
//!
//! Every answer is checked before anything is timed. The times of a row are those of one run; the ratio is the claim. With
//! `PIECE compiled|cozy-chess|shakmaty ROUNDS` it asks 1,000 questions ROUNDS times, so that instructions can be counted,
//! and prints a digest of the answers.
#![expect(clippy::print_stdout, reason = "the rows are this program's answer")]

#[allow(dead_code, reason = "each program that includes the file uses a part of it")]
#[path = "../../reference/mod.rs"]
mod by_hand;
mod bytes;
mod crates;
#[cfg(feature = "std")]
mod dispatched;
mod effects;
mod hand;
#[allow(dead_code, reason = "each program that includes the file uses a part of it")]
#[path = "../../reference/interp.rs"]
mod interp;
mod interpreted;
mod legal;
mod pairs;
mod questions;
mod row;
mod timing;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if let [piece, whose, rounds] = &arguments[..] {
        let digest = rounds.parse().ok().and_then(|rounds| crates::ask(piece, whose, rounds));
        println!("{}", digest.map_or("no such piece".to_owned(), |digest| digest.to_string()));
        return;
    }
    bytes::rows();
    hand::rows();
    crates::rows();
    pairs::rows();
    interpreted::rows();
    legal::rows();
    effects::rows();
    #[cfg(feature = "std")]
    dispatched::rows();
}
