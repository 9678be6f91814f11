//! Asks one function many questions, so that its instructions can be counted from outside: `cargo xtask counts`.
//!
//! `counts PIECE compiled|by-hand ROUNDS` asks 1,000 questions ROUNDS times and prints a digest of the answers, which
//! is the same for both.
#![expect(clippy::print_stdout, reason = "the digest is this program's answer")]

mod questions;
#[allow(dead_code, reason = "each program that includes the folder uses a part of it")]
mod reference;

use betza::{Bitboard, Color, Square, piece};
use questions::{Chess, questions};
use std::hint::black_box;

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    // `cargo bench` passes an argument of its own; without a piece there is nothing to count.
    let [_, piece, how, rounds] = words[..] else { return };
    let Ok(rounds) = rounds.parse() else { return };
    let digest = match (piece, how) {
        ("knight", "compiled") => {
            ask_compiled(rounds, |from, occupied| piece!("N").attacks(Color::White, from, occupied))
        }
        ("king", "compiled") => {
            ask_compiled(rounds, |from, occupied| piece!("K").attacks(Color::White, from, occupied))
        }
        ("rook", "compiled") => {
            ask_compiled(rounds, |from, occupied| piece!("R").attacks(Color::White, from, occupied))
        }
        ("queen", "compiled") => {
            ask_compiled(rounds, |from, occupied| piece!("Q").attacks(Color::White, from, occupied))
        }
        ("nightrider", "compiled") => ask_compiled(rounds, |from, occupied| {
            piece!("NN").attacks(Color::White, from, occupied)
        }),
        ("knight", "by-hand") => ask_by_hand(rounds, reference::knight),
        ("king", "by-hand") => ask_by_hand(rounds, reference::king),
        ("rook", "by-hand") => ask_by_hand(rounds, reference::rook),
        ("queen", "by-hand") => ask_by_hand(rounds, reference::queen),
        ("nightrider", "by-hand") => ask_by_hand(rounds, reference::nightrider),
        _ => return,
    };
    println!("{digest}");
}

fn ask_compiled(
    rounds: u32,
    attacks: impl Fn(Square<Chess>, Bitboard<Chess>) -> Bitboard<Chess>,
) -> u64 {
    let questions = questions(1000);
    let mut digest = 0;
    for _ in 0..rounds {
        for (from, occupied) in black_box(&questions) {
            digest ^= attacks(*from, *occupied).to_bits();
        }
    }
    digest
}

fn ask_by_hand(rounds: u32, attacks: impl Fn(u8, u64) -> u64) -> u64 {
    // The same shape in memory as the questions to the compiled piece: a 16-bit square and a set.
    let questions: Vec<(u16, u64)> = questions(1000)
        .into_iter()
        .map(|(from, occupied)| (from.index() as u16, occupied.to_bits()))
        .collect();
    let mut digest = 0;
    for _ in 0..rounds {
        for (from, occupied) in black_box(&questions) {
            digest ^= attacks(*from as u8, *occupied);
        }
    }
    digest
}
