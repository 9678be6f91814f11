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
