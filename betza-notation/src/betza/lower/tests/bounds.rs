//! No text makes the compiler panic, and none keeps it busy.

use super::*;
use crate::betza::parse;
use crate::limits::MAX_CHARACTERS;
use std::time::{Duration, Instant};

const DIALECTS: [Dialect; 4] = [Dialect::Betza, Dialect::XBetza, Dialect::XBoard, Dialect::Fsf];

/// Random numbers: Knuth's linear congruential generator, its upper half.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

#[test]
fn random_texts_are_read_or_refused() {
    let signs: Vec<char> =
        "fblrvshmcdekinjpgoyzqatuxWFDNAHGCZLJKRBQUOXYI0123456789()[]-?,*@ é😀с".chars().collect();
    let mut random = Random(7);
    let started = Instant::now();
    for _ in 0..1000 {
        let length = 1 + random.below(12);
        let text: String = (0..length).map(|_| signs[random.below(signs.len())]).collect();
        for dialect in DIALECTS {
            // Whatever is said, it is said about a place in the text.
            let findings = match crate::read(Some(dialect), &text) {
                Ok(reading) => reading.warnings,
                Err(findings) => {
                    assert!(findings.iter().any(|f| !f.is_warning()), "{dialect} {text}");
                    findings
                }
            };
            let count = text.chars().count();
            assert!(findings.iter().all(|f| f.span.end <= count), "{dialect} {text}");
        }
    }
    assert!(started.elapsed() < Duration::from_secs(20));
}

#[test]
fn random_terms_are_read_or_refused() {
    let parts = [
        "f", "s", "fs", "m", "c", "p", "g", "y", "a", "af", "afs", "n", "j", "i", "z", "q", "o",
        "(af)", "(paf)3", "(az)", "W", "F", "N", "D", "R", "Q", "NN", "K", "X", "3", "0", "[F?R]",
        "[W-F]", "(1,3)", "O2", "U", "d", "e", "k",
    ];
    let mut random = Random(11);
    let board = Board::new(6, 6);
    for _ in 0..1000 {
        let length = 1 + random.below(8);
        let text: String = (0..length).map(|_| parts[random.below(parts.len())]).collect();
        for dialect in DIALECTS {
            if let Ok(reading) = crate::read(Some(dialect), &text) {
                interp::moves(&reading.pattern, &board, Side::Black, false, Cell::new(2, 3));
            }
        }
    }
}

#[test]
fn a_text_prints_as_it_was_written() {
    let texts = [
        "fmWfcF",
        "KNADcaKmcabK",
        "(paf)3R",
        "(az)N",
        "x(y)12zNN",
        "t[FR]",
        "[W?fsF-N3]",
        "f(1,2)3",
        "NXXY4",
        "isO2",
        "W*",
        "z(FW)",
        "[]",
        "((",
        "fm",
        "R03",
        "KK3",
        "[WF]",
        "(1,2,3)N",
    ];
    for text in texts {
        let tree = parse(text).unwrap_or_else(|| panic!("{text} keeps the bounds"));
        assert_eq!(tree.to_string(), text);
    }
}

#[test]
fn the_longest_texts_are_bounded() {
    let full = |part: &str| part.repeat(MAX_CHARACTERS / part.len());
    let before_n = |part: &str| format!("{}N", part.repeat((MAX_CHARACTERS - 1) / part.len()));
    let texts = [
        before_n("f"),
        before_n("(a)"),
        before_n("(az)"),
        before_n("(a)99"),
        before_n("mas"),
        before_n("(nai)"),
        format!("({}a)99N", "f".repeat(4000)),
        format!("nN{}", "X".repeat(4000)),
        format!("jN{}", "X".repeat(4000)),
        full("j(99,99)99"),
        full("N"),
        full("(1,2"),
        full("[?"),
        full("Ww"),
        format!("[{}W]", "W-".repeat(2000)),
    ];
    let started = Instant::now();
    for text in &texts {
        for dialect in DIALECTS {
            // Read or refused, but soon.
            let _: Result<_, _> = crate::read(Some(dialect), text);
        }
    }
    assert!(started.elapsed() < Duration::from_secs(60), "{:?}", started.elapsed());
}
