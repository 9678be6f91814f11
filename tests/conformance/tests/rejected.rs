//! What must be refused or warned about is, with its code where one is given, at the right character.

use betza_notation::{Dialect, read};
use serde::Deserialize;

#[derive(Deserialize)]
struct Rejected {
    id: String,
    dialect: String,
    notation: String,
    outcome: String,
    at_char: usize,
    code: Option<String>,
    about: String,
}

#[test]
fn every_rejected_row_is_told_at_its_place() {
    let mut wrong = Vec::new();
    for line in include_str!("../rejected.jsonl").lines() {
        let row: Rejected = serde_json::from_str(line).expect("a row");
        // A warning about Betza's own reading is given where the word is not written: the word settles it.
        let dialect: Option<Dialect> = match row.dialect.as_str() {
            "auto" => None,
            "betza" if row.outcome == "warning" => None,
            word => Some(word.parse().expect("a dialect")),
        };
        let (is_error, findings) = match read(dialect, &row.notation) {
            Ok(reading) => (false, reading.warnings),
            Err(findings) => (true, findings),
        };
        let at_place = findings.iter().any(|finding| {
            finding.span.start == row.at_char
                && finding.is_warning() == (row.outcome == "warning")
                && row.code.as_ref().is_none_or(|code| code == finding.code.0)
        });
        if !at_place || is_error != (row.outcome == "error") {
            let found: Vec<_> =
                findings.iter().map(|f| format!("{} at {}", f.code, f.span.start)).collect();
            wrong.push(format!("{} {:?} ({}): found {found:?}", row.id, row.notation, row.about));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
