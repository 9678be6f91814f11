//! Pieces that both notations can say are the same piece.
//!
//! Equal patterns are equal on every board. The others are compared on boards: three pawns differ in that Betza's
//! marks the square that it has crossed, which Parlett's notation cannot say; marks are left out.
#![expect(clippy::print_stdout, reason = "the counts are for people")]

use betza_conformance::{Random, interpret};
use betza_notation::pattern::Pattern;
use betza_notation::{Dialect, read};

/// How many pairs of the table have equal patterns, and how many are equal on boards only.
const EQUAL: (usize, usize) = (111, 3);

fn pattern(dialect: Dialect, text: &str) -> Pattern {
    match read(Some(dialect), text) {
        Ok(reading) => reading.pattern,
        Err(findings) => panic!("{dialect} {text:?} is refused: {findings:?}"),
    }
}

/// Compares two patterns from every square of a board, over random occupancies; says the first difference.
fn difference(a: &Pattern, b: &Pattern, size: (u16, u16), random: &mut Random) -> Option<String> {
    for rank in 1..=size.1 {
        for file in 0..size.0 {
            for _ in 0..10 {
                let mut row = random.row(String::new(), "", size);
                let from = format!("{}{rank}", char::from(b'a' + u8::try_from(file).ok()?));
                let is_elsewhere = |man: &String| man.split('@').next_back() != Some(&from);
                row.own.retain(is_elsewhere);
                row.enemy.retain(is_elsewhere);
                row.from = from;
                let (a, b) = (interpret(a, &row), interpret(b, &row));
                if a != b {
                    return Some(format!("{row:?}\n{a:?}\n{b:?}"));
                }
            }
        }
    }
    None
}

#[test]
fn every_pair_is_one_piece() {
    let mut random = Random::new(1);
    let mut by_board = Vec::new();
    let mut count = 0;
    for line in include_str!("../equivalents.tsv").lines().skip(1) {
        let [name, parlett, betza] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns: {line:?}")
        };
        count += 1;
        let a = pattern(Dialect::Parlett, parlett);
        let b = pattern(Dialect::Betza, betza);
        if a == b {
            continue;
        }
        by_board.push(name);
        for size in [(8, 8), (12, 12)] {
            if let Some(difference) = difference(&a, &b, size, &mut random) {
                panic!("{name}, {parlett} and {betza}: {difference}");
            }
        }
    }
    let equal = (count - by_board.len(), by_board.len());
    println!("{} equal patterns, {} equal on boards: {by_board:?}", equal.0, equal.1);
    assert_eq!(equal, EQUAL, "on boards: {by_board:?}");
}
