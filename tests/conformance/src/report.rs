//! Which rows pass?

use crate::compiled::Engines;
use crate::interpreted::interpret;
use crate::row::{Answer, Row, Triple};
use betza_notation::{Dialect, read};
use core::fmt;
use std::collections::BTreeMap;

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

/// Runs rows on the interpreter and on `engines`.
pub fn run(rows: &[Row], engines: Engines) -> Report {
    let mut report = Report::default();
    for row in rows {
        let wrong = row.dialects.iter().find_map(|dialect| {
            let why = check(row, dialect, engines)?;
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
fn check(row: &Row, dialect: &str, engines: Engines) -> Option<String> {
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
    let Some(engine) = (engines.compiled)(&triple) else { return Some("not compiled".to_owned()) };
    let compiled = engine(row);
    if compiled != expected {
        return Some(format!("compiled: {}", difference(&compiled, &expected)));
    }
    let Some(reader) = (engines.dynamic)(triple.board) else {
        return Some("no board to read it on".to_owned());
    };
    match reader(row, named) {
        Ok(found) if found == expected => None,
        Ok(found) => Some(format!("read at run time: {}", difference(&found, &expected))),
        Err(findings) => Some(format!("refused at run time: {findings}")),
    }
}

/// The whole report of some files, as the command prints it; failing rows one a line, the count last.
///
/// # Errors
///
/// The same text, if a row fails; what is wrong, if a file cannot be read.
pub fn report_files(files: &[String], summary: bool, engines: Engines) -> Result<String, String> {
    let mut text = String::new();
    let (mut passed, mut failures) = (0, Vec::new());
    for file in files {
        let rows = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        let rows = crate::read_rows(&rows).map_err(|error| format!("{file}: {error}"))?;
        let report = run(&rows, engines);
        passed += report.passed;
        failures.extend(report.failures);
    }
    if summary {
        let mut counts: BTreeMap<String, usize> = BTreeMap::new();
        for failure in &failures {
            *counts.entry(failure.kind()).or_default() += 1;
        }
        counts.iter().for_each(|(kind, count)| text += &format!("{count}\t{kind}\n"));
    } else {
        failures.iter().for_each(|failure| text += &format!("{failure}\n"));
    }
    text += &format!("{passed} passed, {} failed\n", failures.len());
    if failures.is_empty() { Ok(text) } else { Err(text) }
}

impl Failure {
    /// What kind of failure it is: the codes of a refusal, or the engine that answered otherwise.
    fn kind(&self) -> String {
        let head = self.why.split([':', ',']).next().unwrap_or_default();
        if head != "refused" {
            return format!("{} {head}", self.dialect);
        }
        let codes = self
            .why
            .split([' ', ','])
            .filter(|word| word.len() == 5 && word[1..].parse::<u16>().is_ok());
        let mut codes: Vec<_> = codes.collect();
        codes.sort_unstable();
        codes.dedup();
        format!("{} refused with {}", self.dialect, codes.join(" "))
    }
}

fn difference(found: &Answer, expected: &Answer) -> String {
    let list = |moves: Vec<&crate::Move>| {
        moves.iter().map(|mv| format!("{mv:?}")).collect::<Vec<_>>().join(" ")
    };
    let (more, less) = (found.difference(expected).collect(), expected.difference(found).collect());
    format!("too many [{}], missing [{}]", list(more), list(less))
}
