//! Is a text of Parlett's notation without quotes the text with quotes?

use betza_notation::{Dialect, read};
use std::collections::BTreeSet;

const TABLE: &str = include_str!("../corpus.tsv");

/// Every distinct text of Parlett's notation in the table, legal or not.
fn texts() -> BTreeSet<&'static str> {
    let columns = TABLE.lines().skip(1).map(|line| line.split('\t').collect::<Vec<_>>());
    columns.filter(|columns| columns[1] == "parlett").map(|columns| columns[2]).collect()
}

/// `struct A = parlett …;`, expanded, or nothing if Rust's lexer or the end of an item does not let the text through.
fn expanded(text: &str) -> Option<String> {
    let source = format!("[::betza] struct A = parlett {text};");
    Some(betza_codegen::piece(source.parse().ok()?).to_string())
}

/// The codes of the errors and warnings in an expansion, in order.
fn codes(expansion: &str) -> Vec<&str> {
    let marks = expansion.match_indices("\"[").map(|(start, _)| &expansion[start + 2..]);
    let warnings = expansion.match_indices("\"\\n[").map(|(start, _)| &expansion[start + 4..]);
    marks.chain(warnings).filter_map(|rest| rest.split(']').next()).collect()
}

/// The items behind the findings, with the notation as it is spelt there.
fn items(expansion: &str) -> &str {
    expansion.find("# [doc").map_or(expansion, |start| &expansion[start..])
}

#[test]
fn quotes_make_no_difference() {
    let (mut legal, mut refused, mut not_tokens) = (0, 0, 0);
    for text in texts() {
        let quoted = expanded(&format!("{text:?}")).expect("a string literal");
        let Some(unquoted) = expanded(text).filter(|_| !text.contains([';', '"', '\'', '_']))
        else {
            not_tokens += 1;
            continue;
        };
        if read(Some(Dialect::Parlett), text).is_ok() {
            // Lexers keep ends of blanks to themselves.
            if !text.contains("  ") && text.trim() == text {
                assert_eq!(items(&unquoted), items(&quoted), "{text}");
            }
            assert_eq!(codes(&unquoted), codes(&quoted), "{text}");
            legal += 1;
        } else {
            assert!(unquoted.contains("compile_error"), "{text}");
            refused += 1;
        }
    }
    assert!(legal >= 200 && not_tokens < legal / 4, "{legal} {refused} {not_tokens}");
}
