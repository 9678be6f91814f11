//! The notations of the texts that describe them compile exactly as they are written there.

use betza_notation::pattern::Pattern;
use betza_notation::{Dialect, Reading, read};

struct Line {
    dialect: Dialect,
    notation: &'static str,
    what: &'static str,
}

fn lines() -> impl Iterator<Item = Line> {
    include_str!("../source-strings.tsv").lines().skip(1).map(|line| {
        let [dialect, notation, what] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("three columns: {line:?}")
        };
        Line { dialect: dialect.parse().expect("a dialect"), notation, what }
    })
}

fn codes(found: &[betza_notation::Diagnostic]) -> Vec<&'static str> {
    found.iter().map(|finding| finding.code.0).collect()
}

fn reading(dialect: Option<Dialect>, text: &str) -> Reading {
    match read(dialect, text) {
        Ok(reading) => reading,
        Err(findings) => panic!("{text:?} is refused: {findings:?}"),
    }
}

fn pattern(text: &str) -> Pattern {
    reading(None, text).pattern
}

/// Whether a macro call becomes a piece.
fn is_piece(call: &str) -> bool {
    let tokens = format!("[betza] {call}").parse().expect("tokens");
    !betza_codegen::piece(tokens).to_string().contains("compile_error")
}

#[test]
fn what_must_compile_does_with_and_without_its_word() {
    let mut count = 0;
    for Line { dialect, notation, what } in lines() {
        if !what.starts_with("must compile") {
            continue;
        }
        count += 1;
        let named = reading(Some(dialect), notation);
        assert!(is_piece(&format!("{dialect} {notation:?}")), "{notation}");
        // None of them is legal in both notations, so that the word may be left out.
        let detected = reading(None, notation);
        assert_eq!((detected.dialect, &detected.pattern), (dialect, &named.pattern), "{notation}");
        assert!(is_piece(&format!("{notation:?}")), "{notation}");
        let warnings: &[&str] = match notation {
            "fN" => &["BW002"],
            // The letter in the middle is Cyrillic.
            "!h\u{441}n+&c0&A1r,o1*" => &["PW001"],
            _ => &[],
        };
        assert_eq!(codes(&detected.warnings), warnings, "{notation}");
    }
    assert_eq!(count, 42);
}

#[test]
fn fragments_guard_or_follow_a_move() {
    let mut count = 0;
    for Line { notation, what, .. } in lines().filter(|line| line.what.starts_with("fragment")) {
        count += 1;
        let alone = read(Some(Dialect::Parlett), notation);
        match notation {
            // An influence guards the leg after it, and only that.
            "R1=" | "(eS1)" | "(aS1)" | "!S1" => {
                assert_eq!(codes(&alone.expect_err(what)), ["P0014"], "{notation}");
                assert!(is_piece(&format!("parlett \"{notation}c1>\"")), "{notation}");
            }
            // An effect of the whole piece has nothing to follow when it stands alone.
            "cA1r" | "c0&cA1r" | "L8Q" => {
                assert_eq!(codes(&alone.expect(what).warnings), ["PW002"], "{notation}");
                let beside = reading(Some(Dialect::Parlett), &format!("n+,{notation}"));
                assert_eq!(beside.warnings, [], "{notation}");
                assert_ne!(beside.pattern, pattern("n+"), "{notation}");
                assert!(is_piece(&format!("parlett \"n+,{notation}\"")), "{notation}");
            }
            _ => panic!("{notation} is no known fragment"),
        }
    }
    assert_eq!(count, 7);
    // Alone it is also a leaper and a slider of Betza's: L8 and Q.
    assert_eq!(codes(&read(None, "L8Q").expect_err("legal in both")), ["M0001"]);
    assert!(is_piece("\"o1>,c1X>,oi2>,L8Q\""));
}

#[test]
fn names_that_mean_the_same_are_the_same() {
    for (a, b) in [("L", "C"), ("J", "Z"), ("RB", "Q"), ("FF", "B"), ("WF", "K"), ("flF", "lfF")] {
        assert_eq!(pattern(a), pattern(b), "{a} and {b}");
    }
    assert_eq!(pattern("RN"), pattern("NR"));
    let steps = |text: &str| pattern(text).to_string();
    assert_ne!(steps("ffN"), steps("fN"));
}
