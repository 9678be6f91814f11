//! Does the table of the README say what the reader says?
//!
//! Its last column is compared with what is made of each text here; the others are other programs' answers, measured
//! once. A text stands in backticks; the empty one is called so.

use betza_notation::interp::{Board, moves};
use betza_notation::pattern::Side;
use betza_notation::read;
use std::collections::BTreeSet;

/// What the reader makes of a text: its first error, or the squares that the piece reaches from d4 on an empty board of
/// 8x8, with the codes of its warnings.
fn answer(text: &str) -> String {
    let reading = match read(None, text) {
        Err(findings) => {
            let error = findings.first().expect("a finding");
            return format!("error {}: {}", error.code, error.headline);
        }
        Ok(reading) => reading,
    };
    let d4 = "d4".parse().expect("a square");
    let reached = |moved: bool| {
        let found = moves(&reading.pattern, &Board::new(8, 8), Side::White, moved, d4);
        found.iter().map(|outcome| outcome.to).collect::<BTreeSet<_>>().len()
    };
    let (first, later) = (reached(false), reached(true));
    let squares = if first == later {
        format!("{later} squares")
    } else {
        format!("{first} squares as its first move, then {later}")
    };
    let warnings: Vec<String> =
        reading.warnings.iter().map(|warning| warning.code.to_string()).collect();
    if warnings.is_empty() {
        squares
    } else {
        format!("{squares}, warning {}", warnings.join(", "))
    }
}

#[test]
fn the_table_of_texts_says_what_the_reader_says() {
    let readme = include_str!("../README.md");
    let table = readme.split_once("| text |").expect("the table").1;
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let mut told = 0;
    for row in rows {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
        let text = cells[0].strip_prefix('`').and_then(|text| text.strip_suffix('`'));
        let text = text.unwrap_or_default();
        assert!(!text.is_empty() || cells[0] == "(empty)", "{row}");
        assert_eq!(cells[cells.len() - 1], answer(text), "{row}");
        told += 1;
    }
    assert_eq!(told, 14);
}
