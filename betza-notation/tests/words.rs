//! Do the words say what the pattern does, as a reader of English would put it?
//!
//! `words/told.txt` is read and judged by people: under each notation stand its words. Those that differ there after a
//! change are read again, against the meaning of the notation; `UPDATE_EXPECT=1 cargo test -p betza-notation --test
//! words` writes them anew.

use betza_notation::{Dialect, describe, read};
use expect_test::expect_file;
use std::fmt::Write;

/// Pieces of every kind; a dialect stands before its notation where it matters.
const PIECES: &[&str] = &[
    // Leapers, and their directions.
    "K",
    "N",
    "xbetza fN",
    "fN",
    "fsN",
    "hrN",
    "bbllZ",
    "D",
    "KAD",
    "NCZ",
    "1,1",
    "betza (1,4)",
    // Steps and slides.
    "Q",
    "W3",
    "fR",
    "sRvW",
    "FfW",
    "WfF",
    "fsW",
    "xbetza fhK",
    "FbsW",
    "2-n+",
    "o2-3+, c2-3X",
    // Riders.
    "BN",
    "NN",
    "AA",
    "fN2",
    "2(~1/2)",
    "jR",
    "oR",
    "ooB",
    // Men who may not capture, or only so, or only some.
    "mRcB",
    "dR",
    "mdW",
    "cdW",
    "kQ",
    "eF",
    "a1*",
    // Lame, and over a man.
    "nA",
    "nH",
    "nN",
    "nZ",
    "nNN",
    "jD",
    "jH",
    "jZ",
    "mRcpR",
    "pR3",
    "gQ",
    "gW",
    "gB2",
    "pN",
    "o^n+",
    "(paf)2R",
    // Bent, crooked and round.
    "t[FR]",
    "1+.nX",
    "~1/2.n+",
    "n(n+)",
    "3(~3/3)",
    "c3(1*)",
    "1-8/1-8",
    "zB",
    "qN",
    "afsafK",
    "asiR",
    "mpafR",
    "~2r",
    // Captures on the way, and passing a turn.
    "cabK",
    "KNADcaKmcabK",
    "fcafmF",
    "cn(^2X)",
    "1*;1*,0",
    // Conditions, effects, castling.
    "fmWfceFifmnD",
    "o1>,c1X>,oi2>,S1=c1>",
    "NBRQK1=<wEc1>,bAo1X",
    "io2-3>.2(~1/2)",
    "!hcn+&c0&A1r,o1*",
    "1>,L8Q",
    "(L2)o2>",
    "Wc2r",
    "isO2",
    "!hi^n=|Ri^n=",
    // Everywhere.
    "U",
];

fn words(piece: &str) -> String {
    let (dialect, text) = match piece.split_once(' ').map(|(word, text)| (word.parse(), text)) {
        Some((Ok(dialect), text)) => (Some(dialect), text),
        _ => (None, piece),
    };
    describe(&read(dialect, text).unwrap_or_else(|f| panic!("{piece}: {f:?}")).pattern)
}

#[test]
fn pieces_are_told_in_english() {
    let mut told = String::new();
    for piece in PIECES {
        let _ = writeln!(told, "{piece}\n    {}", words(piece).replace(". ", ".\n    "));
    }
    expect_file!["words/told.txt"].assert_eq(&told);
}

#[test]
fn two_notations_of_one_piece_have_the_same_words() {
    for line in include_str!("../../tests/conformance/equivalents.tsv").lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let pattern = |dialect, text| read(Some(dialect), text).expect("a piece").pattern;
        let (one, other) =
            (pattern(Dialect::Parlett, columns[1]), pattern(Dialect::Betza, columns[2]));
        if one == other {
            assert_eq!(describe(&one), describe(&other), "{line}");
        }
    }
}

#[test]
fn the_words_of_the_corpus_are_bounded_and_well_formed() {
    let (mut told, mut winding) = (0, 0);
    for line in include_str!("../../tests/conformance/corpus.tsv").lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let Ok(reading) = read(columns[1].parse().ok(), columns[2]) else { continue };
        let words = describe(&reading.pattern);
        assert!(words.len() < 2000, "{line}: {words}");
        assert!(words.ends_with('.') && words.is_ascii(), "{line}: {words}");
        let blots = [",,", "  ", " ,", " .", "..", "()", ";;", "of  "];
        assert!(!blots.iter().any(|blot| words.contains(blot)), "{line}: {words}");
        told += 1;
        winding += usize::from(words.contains("winding path"));
    }
    // Some pieces have no short sentence; they are few.
    assert!(told > 1500 && winding * 100 < told, "{winding} of {told}");
}

#[test]
fn what_is_too_much_is_counted() {
    let many: Vec<String> = (1..9)
        .flat_map(|long| (1..9).map(move |short| format!("o~{short}/{long}")))
        .chain((1..9).map(|rank| format!("(L{rank})c1>")))
        .collect();
    let words = words(&many.join(","));
    assert!(words.ends_with(" more ways."), "{words}");
    assert!(words.len() < 2000);
    assert_eq!(self::words("cA1r"), "Never moves.");
}
