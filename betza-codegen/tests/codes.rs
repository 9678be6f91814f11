//! Is every code reached, and what is right instead?
//!
//! `docs/codes.md` is written from these rows: `UPDATE_EXPECT=1 cargo test -p betza-codegen --test codes` takes over
//! changes. Read them.

#[path = "codes/rows.rs"]
mod rows;

use expect_test::expect_file;
use proc_macro2::{TokenStream, TokenTree};
use rows::{CALLS, ROWS, Row};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The findings of a call, each with its code, as the compiler shows them but for the place in the file.
fn findings(call: &str) -> Vec<(String, String)> {
    let (name, input) = call.split_once('!').expect("a call of a macro");
    let input = input.trim().trim_end_matches(';');
    let input = &input[1..input.len() - 1];
    let expand = match name {
        "piece" => betza_codegen::piece,
        "pieces" => betza_codegen::pieces,
        "assert_same_piece" => betza_codegen::assert_same_piece,
        other => panic!("no macro is called {other}"),
    };
    let tokens = expand(format!("[::betza] {input}").parse().expect("tokens"));
    let mut texts = Vec::new();
    literals(tokens, &mut texts);
    let messages = texts.iter().map(|text| text.trim_start());
    let of_code = |message: &str| {
        let code = message.strip_prefix('[')?.split_once(']')?.0;
        let is_code =
            code.starts_with(['B', 'P', 'M']) && code.ends_with(|c: char| c.is_ascii_digit());
        let lines = message.lines().filter(|line| !line.trim_start().starts_with("--> "));
        is_code.then(|| (code.to_owned(), lines.collect::<Vec<_>>().join("\n")))
    };
    messages.filter_map(of_code).collect()
}

/// The values of all string literals.
fn literals(tokens: TokenStream, texts: &mut Vec<String>) {
    for token in tokens {
        match token {
            TokenTree::Group(group) => literals(group.stream(), texts),
            TokenTree::Literal(literal) => {
                let text = syn::parse_str::<syn::LitStr>(&literal.to_string());
                texts.extend(text.map(|text| text.value()).ok());
            }
            TokenTree::Ident(_) | TokenTree::Punct(_) => {}
        }
    }
}

#[test]
fn every_wrong_call_has_its_code_and_every_right_one_none() {
    let mut faults = Vec::new();
    for Row { code, wrong, right } in ROWS {
        let found = findings(&wrong.source());
        if !found.iter().any(|(found, _)| found == code) {
            faults.push(format!("{code} {}: {found:?}", wrong.shown()));
        }
        let found = findings(right);
        if !found.is_empty() {
            faults.push(format!("{code} {right}: {found:?}"));
        }
    }
    let calls =
        CALLS.iter().filter(|(code, call)| !findings(call).iter().any(|(found, _)| found == code));
    faults.extend(calls.map(|(code, call)| format!("{code} {call}: not drawn")));
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// All codes that stand in the sources of a package.
fn codes_in(room: &Path, codes: &mut BTreeSet<String>) {
    for entry in fs::read_dir(room).expect("a directory").filter_map(Result::ok) {
        let path = entry.path();
        let is_test = path.file_name().is_some_and(|name| name == "tests" || name == "tests.rs");
        if path.is_dir() && !is_test {
            codes_in(&path, codes);
        } else if path.extension().is_some_and(|extension| extension == "rs") && !is_test {
            let source = fs::read_to_string(&path).expect("text");
            let quoted = source.split('"').filter(|text| {
                let digits = text.trim_start_matches(['B', 'P', 'M']).trim_start_matches('W');
                let letters = text.len() - digits.len();
                (1..=2).contains(&letters)
                    && (3..=4).contains(&digits.len())
                    && digits.chars().all(|c| c.is_ascii_digit())
            });
            codes.extend(quoted.map(str::to_owned));
        }
    }
}

#[test]
fn every_code_has_a_row() {
    let mut codes = BTreeSet::new();
    codes_in(&root().join("betza-notation/src"), &mut codes);
    codes_in(&root().join("betza-codegen/src"), &mut codes);
    let rows: BTreeSet<String> = ROWS.iter().map(|row| row.code.to_owned()).collect();
    assert!(codes.len() > 90, "the codes are found in the sources: {codes:?}");
    assert_eq!(codes, rows);
    assert!(ROWS.windows(2).all(|two| order(two[0].code) <= order(two[1].code)), "in order");
}

/// Betza's notation, Parlett's, the macros, and the warnings in the same order.
fn order(code: &str) -> (bool, usize, &str) {
    let family = "BPM".find(&code[..1]).unwrap_or(3);
    (code.contains('W'), family, code)
}

#[test]
fn the_document_is_what_is_said() {
    let mut document = "\
# Codes of messages

Every finding of the macros has a code that stays what it is; the words may change. `B` is Betza's notation, `P`
Parlett's, `M` the macros' own input and the board; a `W` marks a warning, which is silenced by `#[allow(deprecated)]`
(see [dialects.md](dialects.md#warnings)). Before each message of the compiler stands its exact place in the file.

Of the specification's code P02 three are told apart: P0002 where a direction is missing, P0019 where no move starts, and
P0020 for a capital that is no condition.

This file is generated from `betza-codegen/tests/codes/rows.rs`, and a test holds it fresh.
"
    .to_owned();
    let mut last = "";
    for Row { code, wrong, right } in ROWS {
        let heading = match (code.contains('W'), &code[..1]) {
            (false, "B") => "Mistakes in Betza's notation",
            (false, "P") => "Mistakes in Parlett's notation",
            (false, _) => "Mistakes in a call",
            (true, _) => "Warnings",
        };
        if heading != last {
            last = heading;
            write!(document, "\n## {heading}\n").expect("a string takes all");
        }
        let messages = findings(&wrong.source());
        let (_, message) = messages.iter().find(|(found, _)| found == code).expect("it is drawn");
        let shown = wrong.shown();
        write!(
            document,
            "\n### {code}\n\n```text\n{shown}\n\n{message}\n```\n\nRight: `{right}`\n"
        )
        .expect("a string takes all");
    }
    expect_file![root().join("docs/codes.md")].assert_eq(&document);
}
