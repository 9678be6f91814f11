//! Is a slip of the pen found where it happened?
//!
//! In each of 500 legal texts one character is replaced, dropped or doubled. What comes out is another legal piece, or is
//! refused at a place within two characters of the change.

use betza_conformance::Random;
use betza_notation::{Dialect, read};
use std::collections::BTreeSet;

const TABLE: &str = include_str!("../corpus.tsv");

/// What a hand may strike instead.
const KEYS: &str =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-*/<>=~^&|.,;:!?()[]{}'\"#@ ";

/// A slip at a place.
#[derive(Clone, Copy, Debug)]
enum Slip {
    Replaced(char),
    Dropped,
    Doubled,
}

/// 500 distinct legal texts, each with its dialect, spread over the table.
fn texts() -> Vec<(Dialect, &'static str)> {
    let mut seen = BTreeSet::new();
    let legal = TABLE.lines().skip(1).filter_map(|line| {
        let mut columns = line.split('\t').skip(1);
        let (dialect, text) = (columns.next()?.parse().ok()?, columns.next()?);
        (read(Some(dialect), text).is_ok() && seen.insert((dialect, text)))
            .then_some((dialect, text))
    });
    let legal: Vec<_> = legal.collect();
    let mut random = Random::new(500);
    let mut chosen = BTreeSet::new();
    while chosen.len() < 500 {
        chosen.insert(legal[usize::from(random.below(legal.len() as u16))]);
    }
    chosen.into_iter().collect()
}

fn with(text: &str, at: usize, slip: Slip) -> String {
    let changed = text.chars().enumerate().flat_map(|(k, c)| match slip {
        _ if k != at => vec![c],
        Slip::Replaced(other) => vec![other],
        Slip::Dropped => Vec::new(),
        Slip::Doubled => vec![c, c],
    });
    changed.collect()
}

/// How far the first error starts from the change, or nothing if the text is legal.
fn distance(dialect: Dialect, text: &str, at: usize) -> Option<usize> {
    let findings = read(Some(dialect), text).err()?;
    let first = findings.iter().find(|finding| !finding.is_warning());
    first.map(|error| error.span.start.abs_diff(at))
}

#[test]
#[expect(clippy::print_stdout, reason = "the figure is what the test is for")]
fn a_slip_is_refused_where_it_happened() {
    let mut random = Random::new(7);
    let (mut legal, mut near, mut far) = (0, 0, Vec::new());
    for (dialect, text) in texts() {
        let length = text.chars().count();
        let key = |random: &mut Random| {
            let number = random.below(KEYS.chars().count() as u16);
            KEYS.chars().nth(usize::from(number)).unwrap_or('?')
        };
        for slip in [Slip::Replaced(key(&mut random)), Slip::Dropped, Slip::Doubled] {
            let at = usize::from(random.below(length as u16));
            let changed = with(text, at, slip);
            match distance(dialect, &changed, at) {
                None => legal += 1,
                Some(0..=2) => near += 1,
                Some(away) => far.push(format!("{away} {dialect} {text:?} -> {changed:?} at {at}")),
            }
        }
    }
    let refused = near + far.len();
    let share = near as f64 / refused as f64;
    println!(
        "{legal} slips are legal texts, {refused} are refused: {near} of them, {:.1} %, within two characters",
        100.0 * share
    );
    assert_eq!(legal + refused, 1500);
    assert!(share >= 0.9, "{share}: {}", far.join("\n"));
}
