//! Which text was certainly meant?
//!
//! A text is mended at one place, in the way that the code of a mistake suggests. Only what is then legal in the same
//! dialect is shown: so what follows from the mistake is mended with it.

use crate::Dialect;
use crate::diag::Diagnostic;
use crate::reading::is_legal;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A longer text is not written out a second time.
const MAX_SHOWN: usize = 60;

/// Adds a help line with the mended text to the one error among `findings` whose mend leaves no other. What stands behind
/// half a bracket and is right within a whole one is no mistake of its own.
pub(crate) fn add_help(dialect: Dialect, text: &str, findings: &mut Vec<Diagnostic>) {
    let chars: Vec<char> = text.chars().collect();
    if chars.len() > MAX_SHOWN {
        return;
    }
    let errors = findings.iter().enumerate().filter(|(_, finding)| !finding.is_warning());
    let mended = errors.flat_map(|(number, finding)| {
        candidates(finding, &chars).into_iter().map(move |candidate| (number, candidate))
    });
    let mut mended =
        mended.map(|(number, (words, mended))| (number, words, mended.into_iter().collect()));
    let is_mended = |(_, _, mended): &(usize, &str, String)| is_legal(dialect, mended);
    if let Some((number, words, mended)) = mended.find(is_mended) {
        findings[number].help = Some(format!("{words}: `{mended}`"));
        if findings[number].code.0 == "B0004" {
            let place = findings[number].span;
            findings.retain(|finding| finding.is_warning() || finding.span <= place);
        }
    }
}

type Mended = (&'static str, Vec<char>);

/// What may have been meant, the likeliest first.
fn candidates(finding: &Diagnostic, chars: &[char]) -> Vec<Mended> {
    let (start, end) = (finding.span.start.min(chars.len()), finding.span.end.min(chars.len()));
    let found = chars.get(start).copied();
    let without = |start: usize, end: usize| [&chars[..start], &chars[end..]].concat();
    let with = |at: usize, more: char| [&chars[..at], &[more], &chars[at..]].concat();
    match (finding.code.0, found) {
        // Modifiers without an atom, and a letter that is no modifier.
        ("B0003", _) if end > 0 => vec_of("an atom is a capital", raised(chars, end - 1)),
        // Beside the same letter it would be a rider, which is more than a slip.
        ("B0008", Some(letter)) if !is_beside(chars, start, letter.to_ascii_uppercase()) => {
            vec_of("an atom is a capital", raised(chars, start))
        }
        ("B0004", Some('[')) => vec![
            ("close the bracket", with(chars.len(), ']')),
            // `[F?` lacks its last part.
            ("a bracket has two parts or more", [chars, &['R', ']']].concat()),
        ],
        ("B0004", Some(']')) => vec_of("open the bracket", with(0, '[')),
        ("B0004", Some('(')) => {
            let number = chars[end..].iter().position(char::is_ascii_digit);
            let before_number = number.map_or(chars.len(), |number| end + number);
            vec![
                ("close the bracket", with(before_number, ')')),
                ("close the bracket", with(chars.len(), ')')),
            ]
        }
        ("B0011" | "P0008", _) => vec_of("once is enough", without(start, end)),
        ("B0034", _) => vec_of(
            "leave out the blanks",
            chars.iter().copied().filter(|c| !c.is_whitespace()).collect(),
        ),
        ("P0001", Some(',')) => vec_of("leave out the comma", without(start, start + 1)),
        ("P0001", None) if chars.last() == Some(&',') => {
            vec_of("leave out the comma", without(chars.len() - 1, chars.len()))
        }
        ("P0004", Some(_)) => vec_of(
            "conditions and the type stand before the distance",
            behind_the_distance(chars, start),
        ),
        ("P0006", _) if start == end || found.is_none() => {
            vec_of("close the bracket", with(start, ')'))
        }
        ("P0012", Some(kind)) if start > 0 && chars[start - 1] == kind => {
            vec_of("once is enough", without(start, end))
        }
        ("P0021", Some(kind @ ('~' | '^'))) => {
            vec_of("the type stands before the distance", behind_the_move(chars, start, kind))
        }
        (_, _) => Vec::new(),
    }
}

fn vec_of(words: &'static str, mended: Vec<char>) -> Vec<Mended> {
    vec![(words, mended)]
}

/// Whether `letter` stands before or after the character at `at`.
fn is_beside(chars: &[char], at: usize, letter: char) -> bool {
    chars[..at].last() == Some(&letter) || chars.get(at + 1) == Some(&letter)
}

/// The text with a capital at `at`.
fn raised(chars: &[char], at: usize) -> Vec<char> {
    let mut raised = chars.to_vec();
    if let Some(letter) = raised.get_mut(at) {
        *letter = letter.to_ascii_uppercase();
    }
    raised
}

/// The text with the conditions and the type that stand from `start` on before the distance in front of them.
fn behind_the_distance(chars: &[char], start: usize) -> Vec<char> {
    let is_moved = |c: &char| "~^!coaeihwb".contains(*c);
    let is_distance = |c: &char| c.is_ascii_digit() || "n-/ ".contains(*c);
    let length = chars[start..].iter().take_while(|c| is_moved(c)).count();
    let distance = chars[..start].iter().rev().take_while(|c| is_distance(c)).count();
    let (before, distance) = chars[..start].split_at(start - distance);
    let (moved, after) = chars[start..].split_at(length);
    let (types, conditions): (Vec<char>, Vec<char>) =
        moved.iter().partition(|c| matches!(c, '~' | '^'));
    // Before another distance they belong to that one.
    if after.first().is_some_and(is_distance) {
        return Vec::new();
    }
    [before, &conditions, &types, distance, after].concat()
}

/// The text with the type that stands at `at`, behind a move, in front of the move's distance.
fn behind_the_move(chars: &[char], at: usize, kind: char) -> Vec<char> {
    let is_join = |c: &char| ",.;&()".contains(*c);
    let start = chars[..at].iter().rposition(is_join).map_or(0, |join| join + 1);
    let is_condition = |c: &char| " !coaeihwbAEWBL".contains(*c);
    let start = start + chars[start..at].iter().take_while(|c| is_condition(c)).count();
    [&chars[..start], &[kind], &chars[start..at], &chars[at + 1..]].concat()
}
