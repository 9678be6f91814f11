//! What may the input do to the macros? Nothing: they answer fast, and the same every time.

use std::time::{Duration, Instant};

fn piece(source: &str) -> String {
    betza_codegen::piece(format!("[::betza] {source}").parse().expect("tokens")).to_string()
}

fn errors(expansion: &str) -> usize {
    expansion.matches("compile_error").count()
}

/// Far above what it takes, far below what a search or a deep recursion would.
const SOON: Duration = Duration::from_secs(5);

// MAC-37
#[test]
fn long_texts_are_refused_fast_in_few_words() {
    for text in ["K".repeat(20_000), "[".repeat(50_000), "(".repeat(50_000), "9(".repeat(20_000)] {
        let start = Instant::now();
        let expansion = piece(&format!("\"{text}\""));
        assert!(start.elapsed() < SOON);
        assert_eq!(errors(&expansion), 1, "{}", &text[..5]);
        let message = expansion.split("struct").next().unwrap_or_default();
        assert!(message.chars().count() < 1_000);
    }
}

// MAC-37, MAC-38
#[test]
fn deep_brackets_are_refused_fast() {
    for text in
        ["[".repeat(2_000) + "R" + &"]".repeat(2_000), "(".repeat(40), "9(9(9(9(9(1*)))))".into()]
    {
        let start = Instant::now();
        let expansion = piece(&format!("\"{text}\""));
        assert!(start.elapsed() < SOON);
        assert!(errors(&expansion) >= 1);
    }
}

// MAC-46
#[test]
fn the_same_input_gives_the_same_bytes() {
    let texts = ["N", "Q", "fmWfcF", "N?", "NNB", "fN", "W3F2", "KNN", "", "mRcB"];
    // Each text is a source of its own, with a number that stands in the positions of messages.
    let expand = |text: &&str| {
        let expansion = piece(&format!("struct A = {text:?} on 10x8;"));
        let lines = expansion.split("\\n").filter(|line| !line.contains("-->"));
        lines.collect::<Vec<_>>().join("\\n")
    };
    let forwards: Vec<String> = texts.iter().map(expand).collect();
    let mut backwards: Vec<String> = texts.iter().rev().map(expand).collect();
    backwards.reverse();
    assert_eq!(forwards, backwards);
}

#[test]
fn no_board_is_too_strange() {
    let board = |source: &str| {
        betza_codegen::board(format!("[::betza] {source}").parse().expect("tokens")).to_string()
    };
    for source in [
        "",
        "pub",
        "#",
        "Big",
        "Big =",
        "Big = 37x36",
        "Big = 0x36",
        "Big = 99999999999999999999x1",
        "Big = 8",
        "Big = \"8x8\"",
        "Big = 8x8 8x8",
        "Big = 08x8",
        "Big = (8x8)",
        "Big(8x8)",
        "8x8",
        "struct Big = 8x8;",
    ] {
        assert_eq!(errors(&board(source)), 1, "{source}");
    }
    for source in ["Big = 36x36", "pub(crate) Big = 1x1;", "#[doc = \"x\"] pub Big = 0036x1"] {
        let expected = usize::from(source.contains("00"));
        assert_eq!(errors(&board(source)), expected, "{source}");
    }
    for place in [
        "Big",
        "Big()",
        "Big(8)",
        "Big(8x8 8x8)",
        "Big(37x1)",
        "Big(0x1)",
        "Big(08x8)",
        "Big 8x8",
        "Big[8x8]",
        "Big::",
        "::Big(8x8)",
        "Big:(8)",
        "(8x8)",
    ] {
        assert_eq!(errors(&piece(&format!("struct A = \"N\" on {place};"))), 1, "{place}");
    }
    for place in ["Big(8x8)", "a::b::Big(36x36)", "crate::Big(1x36), profile = size"] {
        assert_eq!(errors(&piece(&format!("struct A = \"N\" on {place};"))), 0, "{place}");
    }
}

/// A row of 168 bytes for each of 1,296 squares is 217 KB: two such tables would pass the 256 KB that a piece may have.
#[test]
fn on_large_boards_no_table_has_a_row_for_each_square() {
    let texts = [
        "N",
        "K",
        "Q",
        "NN",
        "RN",
        "fmWfcF",
        "W3",
        "fFbR5",
        "KADNcaKmcabK",
        "mRcpR",
        "nN",
        "t[FR]",
        "c3(1*)",
        "n(n+)",
        "o2-3+, c2-nX",
        "o1>, c1X>, oi2>",
        "KisO2",
        "fmWfceFifmnD",
        "pR3",
        "oR",
        "A1r",
    ];
    let mut compiled = 0;
    for text in texts {
        for dialect in ["betza", "xbetza", "parlett"] {
            let source = format!("struct A = {dialect} {text:?} on Big(36x36), profile = speed;");
            let bmi2 = format!("[::betza bmi2] {source}").parse().expect("tokens");
            for expansion in [piece(&source), betza_codegen::piece(bmi2).to_string()] {
                if errors(&expansion) > 0 {
                    continue;
                }
                compiled += 1;
                let tables = expansion.match_indices("table :: ");
                let words = tables.filter_map(|(at, path)| {
                    expansion[at + path.len()..].split_whitespace().next()
                });
                for word in words {
                    assert!(["Ray", "shifts"].contains(&word), "{dialect} {text}: {word}");
                }
            }
        }
    }
    assert!(compiled >= 2 * texts.len() - 4, "{compiled}");
}

// MAC-41 and neighbours: no text makes the macro panic.
#[test]
fn no_text_is_too_strange() {
    for text in [
        "Кт",
        "N😀",
        "\u{0}",
        "é",
        "e\u{301}",
        "\u{feff}N",
        "Ｎ",
        "N\u{200b}B",
        "棋",
        "\\",
        "\"",
        "`",
        "{}",
    ] {
        let expansion = piece(&format!("struct A = {text:?};"));
        assert!(expansion.contains("struct A"), "{text}");
    }
    for source in [
        "",
        "struct",
        "pub",
        "#",
        "struct A",
        "struct A =",
        "\"N\" on",
        "\"N\",",
        ";",
        "on 8x8",
        "concat",
        "concat!",
        "concat!(",
        "pub struct A = ;;",
    ] {
        let source = if source.ends_with('(') { "concat!()" } else { source };
        let _ = piece(source);
    }
}

#[test]
fn a_kind_may_not_be_called_as_a_constant_of_its_army() {
    for name in ["ALL", "NOTATIONS", "CANONICALS", "DESCRIPTIONS", "DIAGRAMS"] {
        let source = format!("[::betza] enum Army {{ {name} 'n' = \"N\", King 'k' = \"K\" }}");
        let expansion = betza_codegen::pieces(source.parse().expect("tokens")).to_string();
        assert_eq!(errors(&expansion), 1, "{name}");
    }
}
