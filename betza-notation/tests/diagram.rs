//! Does a diagram show what the reference interpreter finds?
//!
//! `diagram/drawn.txt` is for people to look at; the squares are held against the interpreter.
//! `UPDATE_EXPECT=1 cargo test -p betza-notation --test diagram` draws it anew.

use betza_notation::interp::{self, Board, Cell, Man};
use betza_notation::pattern::{Pattern, Side};
use betza_notation::{Diagram, How, Mark, read};
use expect_test::expect_file;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

const PIECES: &[(&str, (u16, u16))] = &[
    ("N", (8, 8)),
    ("fmWfceFifmnD", (8, 8)),
    ("mRcpR", (9, 10)),
    ("gQ", (7, 7)),
    ("KNADcaKmcabK", (12, 12)),
    ("o2-3+, c2-3X", (8, 8)),
    ("1*,!hi^2=|Ri^n=", (8, 8)),
    ("isO2", (10, 8)),
    ("dRmdF", (5, 5)),
    ("!S1X1*", (5, 5)),
    ("bAo1X,wo1>", (5, 5)),
    ("cn(^2X),o1X>", (9, 9)),
    ("t[FR]", (16, 16)),
    ("W", (16, 3)),
    ("cabK", (3, 3)),
    ("0,1>", (1, 1)),
];

fn pattern(text: &str) -> Pattern {
    read(None, text).unwrap_or_else(|findings| panic!("{text}: {findings:?}")).pattern
}

#[test]
fn pieces_are_drawn() {
    let mut drawn = String::new();
    for (text, size) in PIECES {
        let diagram = Diagram::new(&pattern(text), *size);
        let _ = writeln!(drawn, "{text} on {}x{}\n{}\n", size.0, size.1, diagram.text());
    }
    expect_file!["diagram/drawn.txt"].assert_eq(&drawn);
}

/// Every notation of the corpus and of the case files that reads, with its pattern.
fn corpus() -> BTreeMap<String, Pattern> {
    let texts = include_str!("../../tests/conformance/corpus.tsv").lines().skip(1).map(|line| {
        let columns: Vec<&str> = line.split('\t').collect();
        (columns[1], columns[2])
    });
    let read = |(dialect, text): (&str, &str)| {
        let reading = read(dialect.parse().ok(), text).ok()?;
        Some((format!("{dialect} {text}"), reading.pattern))
    };
    texts.filter_map(read).collect()
}

fn squares(diagram: &Diagram, wanted: impl Fn(&Mark) -> bool) -> BTreeSet<Cell> {
    diagram.marks().iter().filter(|(_, mark)| wanted(mark)).map(|(cell, _)| *cell).collect()
}

fn is_certain(how: How) -> bool {
    match how {
        How::Always | How::FirstMove => true,
        How::Never | How::AtTimes | How::OverMen => false,
    }
}

#[test]
fn quiet_squares_are_those_of_an_empty_board() {
    for size in [(8, 8), (5, 6)] {
        for (text, pattern) in corpus() {
            let diagram = Diagram::new(&pattern, size);
            let from = diagram.from();
            let board = Board::new(size.0, size.1);
            let found = interp::moves(&pattern, &board, Side::White, false, from);
            let found: BTreeSet<Cell> = found
                .iter()
                .filter(|outcome| outcome.to != from && outcome.removed.is_empty())
                .map(|outcome| outcome.to)
                .collect();
            let certain = squares(&diagram, |mark| is_certain(mark.quiet));
            let possible = squares(&diagram, |mark| mark.quiet != How::Never);
            assert!(certain.is_subset(&found), "{text}: {certain:?}, not {found:?}");
            assert!(found.is_subset(&possible), "{text}: {found:?}, not {possible:?}");
            if !diagram.marks().values().any(|mark| mark.quiet == How::AtTimes) {
                assert_eq!(certain, found, "{text}");
            }
        }
    }
}

#[test]
fn captures_are_those_of_a_board_with_one_enemy() {
    let size = (6, 6);
    for (text, pattern) in corpus().into_iter().step_by(3) {
        let diagram = Diagram::new(&pattern, size);
        let from = diagram.from();
        let is_taken = |there: &Cell| {
            let mut board = Board::new(size.0, size.1);
            board.put(*there, Man { side: Side::Black, kind: None, moved: true });
            interp::moves(&pattern, &board, Side::White, false, from)
                .iter()
                .any(|outcome| outcome.to == *there && outcome.removed.contains(there))
        };
        let cells = Board::new(size.0, size.1).cells().filter(|cell| *cell != from);
        let found: BTreeSet<Cell> = cells.filter(is_taken).collect();
        let certain = squares(&diagram, |mark| is_certain(mark.capture));
        let possible = squares(&diagram, |mark| mark.capture != How::Never);
        assert!(certain.is_subset(&found), "{text}: {certain:?}, not {found:?}");
        assert!(found.is_subset(&possible), "{text}: {found:?}, not {possible:?}");
    }
}

/// The squares of one sign in a picture: where its paths begin, or its letters stand.
fn drawn(svg: &str, sign: char) -> BTreeSet<(usize, usize)> {
    let Some((_, part)) = svg.split_once(&format!("data-mark=\"{sign}\"")) else {
        return BTreeSet::new();
    };
    let number = |text: &str| text.split('.').next()?.parse().ok();
    let path = part.split("d=\"").nth(1).filter(|_| "*ox".contains(sign));
    if let Some(path) = path.and_then(|path| path.split('"').next()) {
        let places = path.split('M').skip(1).filter_map(|place| {
            let (x, y) = place.split_once(' ')?;
            Some((number(x)?, number(y)?))
        });
        return places.collect();
    }
    let group = part.split("</g>").next().unwrap_or_default();
    let places = group.split("<text x=\"").skip(1).filter_map(|place| {
        let (x, y) = place.split_once("\" y=\"")?;
        Some((number(x)?, number(y)?))
    });
    places.collect()
}

#[test]
fn a_picture_has_the_signs_of_the_text() {
    for (text, size) in PIECES {
        let diagram = Diagram::new(&pattern(text), *size);
        let (svg, signs) = (diagram.svg(), diagram.text());
        assert!(!svg.contains('\n') && svg.is_ascii(), "{text}");
        assert!(svg.len() < 6000, "{text}: {} bytes", svg.len());
        let mut expected: BTreeMap<char, BTreeSet<(usize, usize)>> = BTreeMap::new();
        let board = signs.lines().take_while(|line| !line.starts_with("@ the"));
        for (y, line) in board.enumerate() {
            for (x, sign) in line.chars().step_by(2).enumerate().filter(|(_, c)| !".@".contains(*c))
            {
                expected.entry(sign).or_default().insert((x, y));
            }
        }
        for (sign, squares) in expected {
            assert_eq!(drawn(&svg, sign), squares, "{text}: {sign}");
        }
    }
}

#[test]
fn huge_pieces_are_drawn_in_bounded_time() {
    let text = "9(9(1*))".to_owned() + &",n(1-8/1-8)".repeat(20);
    let Ok(reading) = read(None, &text) else { return };
    let diagram = Diagram::new(&reading.pattern, (36, 36));
    assert!(diagram.text().lines().count() <= 40);
}
