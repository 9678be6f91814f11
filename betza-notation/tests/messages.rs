//! Every message stands in a file, as its reader sees it. `UPDATE_EXPECT=1 cargo test` takes over changes: read them.

use betza_notation::{Diagnostic, Dialect, Origin, read, render};
use expect_test::expect_file;

/// All findings of a text, drawn one after another.
fn drawn(word: &str, text: &str) -> String {
    let dialect: Option<Dialect> = word.parse().ok();
    let findings = match read(dialect, text) {
        Ok(reading) => reading.warnings,
        Err(findings) => findings,
    };
    let draw = |finding: &Diagnostic| render(finding, &format!("{text:?}"), 1, Origin::Text);
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
