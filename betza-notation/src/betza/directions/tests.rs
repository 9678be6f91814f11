use super::*;
use crate::span::Span;

/// What the Interactive Diagram and Fairy-Stockfish were seen to select, for all strings of one and two letters.
const MEASURED: &str = include_str!("measured.tsv");

fn class_named(letter: &str) -> Class {
    match letter {
        "W" => Class::Orthogonal,
        "F" => Class::Diagonal,
        "N" => Class::Oblique,
        _ => Class::Compound,
    }
}

fn selects(reading: Directions, class: Class, letters: &str) -> Option<Headings> {
    let signs: Vec<_> = letters
        .chars()
        .enumerate()
        .map(|(at, c)| Sign::Letter(Spanned::new(c, Span::at(at))))
        .collect();
    let set = read(reading, class, &signs).ok()?.expect("there are letters");
    Some(match class {
        Class::Orthogonal => set.intersection(Headings::ORTHOGONAL),
        Class::Diagonal => set.intersection(Headings::DIAGONAL),
        Class::Oblique | Class::Compound => set,
    })
}

fn numbers(text: &str) -> Headings {
    Headings::of(
        &text.bytes().filter(u8::is_ascii_digit).map(|digit| digit - b'0').collect::<Vec<_>>(),
    )
}

#[test]
fn narrow_sets_and_pairs_are_those_of_the_programs() {
    let (mut compared, mut refused) = (0, 0);
    for row in MEASURED.lines().skip(1) {
        let [class, letters, diagram, stockfish] = row.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{row}")
        };
        for (reading, expected) in [(Directions::Narrow, diagram), (Directions::Pairs, stockfish)] {
            match selects(reading, class_named(class), letters) {
                Some(set) => {
                    assert_eq!(set, numbers(expected), "{class} {letters} {reading:?}");
                    compared += 1;
                }
                None => {
                    assert!(letters.contains('h'), "only h is ever misplaced: {row}");
                    refused += 1;
                }
            }
        }
    }
    // Of 13 strings with h a class: narrow refuses 13 W, 7 F, 5 N, 7 K; pairs refuse 13 W, 7 F, 7 N, 7 K.
    assert_eq!((compared, refused), (374, 66));
}

/// The tables of docs/dialects.md for the sums reading.
#[test]
fn the_sums_reading_of_oblique_atoms() {
    let all = "01234567";
    let table = [
        ("f", "6701"),
        ("b", "2345"),
        ("r", "0123"),
        ("l", "4567"),
        ("ff", "07"),
        ("bb", "34"),
        ("rr", "12"),
        ("ll", "56"),
        ("v", all),
        ("s", all),
        ("vv", "0734"),
        ("ss", "1256"),
        ("fr", "1"),
        ("fl", "6"),
        ("br", "2"),
        ("bl", "5"),
        ("rf", "0"),
        ("lf", "7"),
        ("rb", "3"),
        ("lb", "4"),
        ("fs", "16"),
        ("bs", "25"),
        ("rv", "03"),
        ("lv", "47"),
        ("sf", "07"),
        ("sb", "34"),
        ("vr", "12"),
        ("vl", "56"),
        ("sv", "0734"),
        ("vs", "1256"),
        ("fv", "07"),
        ("vf", "07"),
        ("rs", "12"),
        ("sl", "56"),
        ("fb", all),
        ("lr", all),
        ("fh", "6701"),
        ("rh", "0123"),
        ("hr", "0246"),
        ("hl", "1357"),
    ];
    for (letters, expected) in table {
        assert_eq!(
            selects(Directions::Sums, Class::Oblique, letters),
            Some(numbers(expected)),
            "{letters}"
        );
    }
    for letters in ["h", "vh", "sh", "hf", "hh"] {
        assert_eq!(selects(Directions::Sums, Class::Oblique, letters), None, "{letters}");
    }
}

#[test]
fn the_sums_reading_of_king_and_queen() {
    let table = [
        ("f", "071"),
        ("b", "435"),
        ("r", "213"),
        ("l", "657"),
        ("v", "041357"),
        ("s", "261357"),
        ("fr", "021"),
        ("fl", "067"),
        ("br", "243"),
        ("bl", "465"),
        ("fs", "02617"),
        ("bs", "24635"),
        ("rv", "02413"),
        ("lv", "04657"),
        ("ff", "071"),
        ("vv", "041357"),
        ("sv", "01234567"),
        ("lr", "261357"),
    ];
    for (letters, expected) in table {
        assert_eq!(
            selects(Directions::Sums, Class::Compound, letters),
            Some(numbers(expected)),
            "{letters}"
        );
    }
    assert_eq!(selects(Directions::Sums, Class::Compound, "fh"), None);
}
