//! Which rows pass?

use crate::compiled::Engine;
use crate::interpreted::interpret;
use crate::row::{Answer, Row, Triple};
use betza_notation::{Dialect, read};
use core::fmt;

/// How the rows of some files fared.
#[derive(Debug, Default)]
pub struct Report {
    /// Rows on which every engine gave the expected moves in every dialect.
    pub passed: usize,
    /// The others, with why.
    pub failures: Vec<Failure>,
}

/// Why a row does not pass.
#[derive(Debug)]
pub struct Failure {
    /// The row.
    pub id: String,
    /// The piece.
    pub notation: String,
    /// The dialect.
    pub dialect: String,
    /// What was wrong.
    pub why: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {:?}: {}", self.id, self.dialect, self.notation, self.why)
    }
}

/// Runs rows on the interpreter and on the compiled pieces that `engine` knows. `name` stands before the ids.
pub fn run(rows: &[Row], engine: &dyn Fn(&Triple) -> Option<Engine>) -> Report {
    let mut report = Report::default();
    for row in rows {
        let wrong = row.dialects.iter().find_map(|dialect| {
            let why = check(row, dialect, engine)?;
            Some(Failure {
                id: row.id.clone(),
                notation: row.notation.clone(),
                dialect: dialect.clone(),
                why,
            })
        });
        match wrong {
            Some(failure) => report.failures.push(failure),
            None => report.passed += 1,
        }
    }
    report
}

/// What is wrong with a row in a dialect, if anything is.
fn check(row: &Row, dialect: &str, engine: &dyn Fn(&Triple) -> Option<Engine>) -> Option<String> {
    let Some(expected) = row.expected() else {
        return Some("has no moves to compare with".to_owned());
    };
    let Ok(named) = dialect.parse::<Dialect>() else {
        return Some(format!("`{dialect}` is not a dialect"));
    };
    let reading = match read(Some(named), &row.notation) {
        Ok(reading) => reading,
        Err(findings) => {
            let codes: Vec<_> =
                findings.iter().map(|f| format!("{} at {}", f.code, f.span.start)).collect();
            return Some(format!("refused: {}", codes.join(", ")));
        }
    };
    let interpreted = interpret(&reading.pattern, row);
    if interpreted != expected {
        return Some(format!("interpreter: {}", difference(&interpreted, &expected)));
    }
    let triple = Triple {
        notation: row.notation.clone(),
        dialect: dialect.to_owned(),
        board: (row.width, row.height),
    };
    let Some(engine) = engine(&triple) else { return Some("not compiled".to_owned()) };
    let compiled = engine(row);
    (compiled != expected).then(|| format!("compiled: {}", difference(&compiled, &expected)))
}

fn difference(found: &Answer, expected: &Answer) -> String {
    let list = |moves: Vec<&crate::Move>| {
        moves.iter().map(|mv| format!("{mv:?}")).collect::<Vec<_>>().join(" ")
    };
    let (more, less) = (found.difference(expected).collect(), expected.difference(found).collect());
    format!("too many [{}], missing [{}]", list(more), list(less))
}
