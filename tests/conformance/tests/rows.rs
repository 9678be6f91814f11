//! The rows that compile today pass on every engine.

#[path = "../compiled.rs"]
mod compiled;

use betza_conformance::{Row, Triple, read_rows, run};

const FILES: [(&str, &str); 3] = [
    ("betza.jsonl", include_str!("../betza.jsonl")),
    ("parlett.jsonl", include_str!("../parlett.jsonl")),
    ("reports.jsonl", include_str!("../reports.jsonl")),
];

/// Rows that pass; it only ever grows.
const PASSING: usize = 1511;

fn is_compiled(row: &Row) -> bool {
    row.dialects.iter().all(|dialect| {
        let board = (row.width, row.height);
        (compiled::ENGINES.compiled)(&Triple {
            notation: row.notation.clone(),
            dialect: dialect.clone(),
            board,
        })
        .is_some()
    })
}

#[test]
fn rows_pass_on_every_engine() {
    let mut passed = 0;
    for (file, text) in FILES {
        let mut rows = read_rows(text).unwrap_or_else(|error| panic!("{file}: {error}"));
        rows.retain(is_compiled);
        let report = run(&rows, compiled::ENGINES);
        let failures: Vec<_> = report.failures.iter().map(ToString::to_string).collect();
        assert!(failures.is_empty(), "{file}:\n{}", failures.join("\n"));
        passed += report.passed;
    }
    assert!(passed >= PASSING, "{passed} rows compile and pass, fewer than {PASSING}");
}
