//! The messages stand in files, as their reader sees them. `UPDATE_EXPECT=1 cargo test` takes over changes: read them.
//! In `docs/codes.md` each code stands once, with what is right.

use betza_notation::{Diagnostic, Dialect, Origin, read, render};
use expect_test::expect_file;

/// All findings of a text, drawn one after another.
fn drawn(word: &str, text: &str) -> String {
    let dialect: Option<Dialect> = word.parse().ok();
    let findings = match read(dialect, text) {
        Ok(reading) => reading.warnings,
        Err(findings) => findings,
    };
    let draw = |finding: &Diagnostic| render(finding, &format!("\"{text}\""), 1, Origin::Text);
    let messages: Vec<String> = findings.iter().map(draw).collect();
    format!("{word} {text:?}\n{}\n", messages.join("\n"))
}

fn all(cases: &[(&str, &str)]) -> String {
    cases.iter().map(|(word, text)| drawn(word, text)).collect::<Vec<_>>().join("\n")
}

#[test]
fn messages_about_betza() {
    expect_file!["messages/betza.txt"].assert_eq(&all(&[
        ("betza", ""),
        ("betza", "   "),
        ("betza", "R?"),
        ("betza", "N\u{1F600}"),
        ("betza", "fmW fF"),
        ("betza", "fmWce"),
        ("xbetza", "[F?R"),
        ("xbetza", "F-R]"),
        ("betza", "(N"),
        ("betza", "ER"),
        ("betza", "PS"),
        ("betza", "tFR"),
        ("xbetza", "Xyz"),
        ("betza", "R99999999999999999999"),
        ("betza", "W03"),
        ("betza", "NN3"),
        ("betza", "fmWwN"),
        ("betza", "hW"),
        ("betza", "fhK"),
        ("betza", "vhN"),
        ("betza", "hF"),
        ("betza", "mmN"),
        ("xboard", "NN"),
        ("fsf", "CC"),
        ("betza", "frlbhW?Q@E"),
        ("betza", "fbA(0,0)"),
        ("xbetza", "tR"),
        ("betza", "IN"),
        ("betza", "с\u{041A}"),
        ("auto", "fN"),
        ("auto", "sNN"),
        ("auto", "fK"),
        ("xbetza", "vsN"),
        ("fsf", "F11"),
        ("xbetza", "z(FW)"),
        ("xbetza", "[WF]"),
        ("fsf", "FA{hurdles: 1,1; pre: 1,1}A"),
        ("xbetza", "[W]"),
        ("xbetza", "(1,2,3)"),
        ("xbetza", "(f)R"),
        ("xbetza", "mfmW"),
        ("xbetza", "njD"),
        ("xbetza", "nW"),
        ("xbetza", "yajR"),
        ("xbetza", "zW"),
        ("xbetza", "zafR"),
        ("xbetza", "fU3"),
        ("xbetza", "U3"),
        ("xbetza", "O12"),
        ("xbetza", "RX"),
        ("xbetza", "[N-fR]"),
        ("xbetza", "[F?gR]"),
        ("xboard", "kK"),
        ("fsf", "FyafsF"),
        ("fsf", "nH"),
        ("fsf", "vrN"),
        ("auto", "sfN"),
        ("auto", "camF"),
        ("xbetza", "fvN"),
        ("xbetza", "rlbF"),
        ("xbetza", "fmrN"),
        ("fsf", "fmrN"),
        ("xbetza", "RR"),
        ("xbetza", "afzqW"),
        ("xbetza", "[W?fsW]"),
        ("fsf", "KK"),
        ("fsf", "fvrNN"),
        ("fsf", "ifeF"),
        ("fsf", "nNN"),
        ("fsf", "gR3gB0"),
        ("fsf", "fpBbB"),
    ]));
}

#[test]
fn messages_about_parletts() {
    let texts = [
        "",
        "1+,,1X",
        "o2-3?, c2-3X",
        "?",
        "-1+",
        "k1=1+",
        "Q",
        "1>,R",
        "+n",
        "c",
        "*1",
        "1/",
        "1-+",
        "L>",
        "r",
        "2-3",
        "2i>",
        "2~i>",
        "3-2+",
        "n-3+",
        "0-2+",
        "0(1+)",
        "1-2r",
        "1000+",
        "n(1+",
        "1+)",
        "co1+",
        "i!i1>",
        "cc1+",
        "1X=",
        "1>><",
        "^1/2",
        "^1+",
        "^n(1+.1X)",
        "~~1/2",
        "~^2+",
        "~1/2X",
        "R1=",
        "S11>",
        "1+|R^n=",
        "^n=|R1=",
        "^n=|^n=",
        "1+.^n=|R^n=",
        "1+.",
        "cA1r&",
        "!1+",
        "!c1+",
        "1+1X",
        "1>q",
        "1/2~",
        "9(9(9(9(9(1*)))))",
        "999(1*;1+)",
        "^2=|R^n=,L8Q",
        "!h\u{0441}n+",
        "cA1r",
        "o(1+.c1X)",
        "c~0,1*",
        "1*,1+",
        "1X<>",
        "1+\u{05D0}?",
        "\u{FF11}?",
    ];
    let cases: Vec<_> = texts.iter().map(|text| ("parlett", *text)).collect();
    expect_file!["messages/parlett.txt"].assert_eq(&all(&cases));
}

#[test]
fn what_cannot_be_drawn_is_drawn_by_its_number() {
    expect_file!["messages/characters.txt"].assert_eq(&all(&[
        ("betza", "\u{68CB}?W"),
        ("betza", "\u{FF26}?"),
        ("betza", "N\u{301}?"),
        ("betza", "N\u{200B}B"),
        ("betza", "W\u{05D0}\u{05D1}?"),
        ("betza", "W\u{202E}?"),
        ("betza", "\u{FEFF}N"),
    ]));
}

#[test]
fn of_many_mistakes_there_is_a_count() {
    let every_second: String = "W?".repeat(2048);
    let findings = read(Some(Dialect::Betza), &every_second).expect_err("it is wrong");
    assert_eq!(findings.len(), 20);
    let notes: Vec<_> = findings.iter().filter_map(|finding| finding.note.as_deref()).collect();
    // 2,048 question marks and a term too many, less twenty.
    assert_eq!(notes, ["2029 more mistakes are not shown"]);
    let findings = read(Some(Dialect::Parlett), &"?,".repeat(21)).expect_err("it is wrong");
    let notes: Vec<_> = findings.iter().filter_map(|finding| finding.note.as_deref()).collect();
    assert_eq!((findings.len(), notes), (20, vec!["2 more mistakes are not shown"]));
    // Warnings are counted apart, and an error after them is not lost.
    let look_alikes = "\u{041A}".repeat(30) + "?";
    let findings = read(Some(Dialect::Betza), &look_alikes).expect_err("it is wrong");
    assert!(findings.iter().any(|finding| finding.code.0 == "B0002"));
}

#[test]
fn a_text_past_the_bounds_has_one_finding() {
    for (text, code) in
        [("K".repeat(20_000), "B0018"), ("(".repeat(4_000), "B0019"), ("K".repeat(300), "B0020")]
    {
        let findings = read(Some(Dialect::Betza), &text).expect_err("it is too much");
        let codes: Vec<_> = findings.iter().map(|finding| finding.code.0).collect();
        assert_eq!(codes, [code]);
    }
}

#[test]
fn a_reading_that_was_asked_for_by_name_draws_no_warning() {
    for text in ["fN", "sN", "fK", "fsQ"] {
        assert_ne!(read(None, text).expect("a notation").warnings, [], "{text}");
        assert_eq!(read(Some(Dialect::Betza), text).expect("a notation").warnings, [], "{text}");
    }
}
