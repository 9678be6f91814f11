//! What becomes of the notations that people wrote?

use betza_notation::{Dialect, betza, parlett, read};
use core::fmt;
use std::collections::{BTreeMap, BTreeSet};

/// A notation, where it was written, and the dialect in which it is read.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Text {
    /// Whose notation it is, in the collection's own word.
    pub group: String,
    /// The dialect in which it is read.
    pub dialect: Dialect,
    /// The notation.
    pub notation: String,
}

/// A code and the character where it is found.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Found {
    /// The code of the message.
    pub code: String,
    /// The first character of the wrong part, from 0.
    pub at: usize,
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}@{}", self.code, self.at)
    }
}

/// What the front end says of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is read; the warnings may be none.
    Accepted(Vec<Found>),
    /// It is an error.
    Refused(Vec<Found>),
}

/// Reads a text in its dialect.
pub fn judge(text: &Text) -> Verdict {
    let list = |findings: &[betza_notation::Diagnostic], warnings: bool| {
        let wanted = findings.iter().filter(|finding| finding.is_warning() == warnings);
        wanted.map(|f| Found { code: f.code.to_string(), at: f.span.start }).collect()
    };
    match read(Some(text.dialect), &text.notation) {
        Ok(reading) => Verdict::Accepted(list(&reading.warnings, true)),
        Err(findings) => Verdict::Refused(list(&findings, false)),
    }
}

/// What is wrong with the printed tree of a text, if anything is.
///
/// A tree of Betza's notation prints as the text that it was read from, be it wrong. A tree of Parlett's prints
/// without blanks and in the grammar's own signs; the printed text prints as itself. Both give the same pattern.
pub fn printing_fault(text: &Text) -> Option<String> {
    let printed = match text.dialect {
        Dialect::Parlett => parlett::printed(&text.notation)?,
        Dialect::Betza | Dialect::XBetza | Dialect::XBoard | Dialect::Fsf => {
            betza::parse(&text.notation)?.to_string()
        }
    };
    let same_text = match text.dialect {
        Dialect::Parlett => {
            let again = parlett::printed(&printed);
            // Letters of other alphabets print as those that they look like.
            let is_ascii = text.notation.is_ascii();
            again.as_deref() == Some(&printed)
                && (!is_ascii || signs(&printed) == signs(&text.notation))
        }
        Dialect::Betza | Dialect::XBetza | Dialect::XBoard | Dialect::Fsf => {
            printed == text.notation
        }
    };
    if !same_text {
        return Some(format!("prints as {printed:?}"));
    }
    let pattern = |text_of| read(Some(text.dialect), text_of).ok().map(|reading| reading.pattern);
    (pattern(&text.notation) != pattern(&printed))
        .then(|| format!("means something else as {printed:?}"))
}

/// The signs of a Parlett text in the order of their characters, without those that the notation may leave out; a `~`
/// may stand before or after the count of a group.
fn signs(text: &str) -> Vec<char> {
    let text = text.strip_prefix("m=").unwrap_or(text);
    let mut signs: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    signs.iter_mut().filter(|c| **c == 'x').for_each(|c| *c = 'X');
    signs.sort_unstable();
    signs
}

/// The texts of a table with tabs, sorted, each once in its group.
///
/// The columns are known by their names in the first line: `notation` with `dialect`, which names the group, or with
/// both, `group` and `dialect`; or `parlett` and `betza`, two texts a line. `notation` is Parlett's if `is_parlett`,
/// unless `dialect` says more.
///
/// # Errors
///
/// What the table lacks, with the number of the line.
pub fn read_texts(table: &str, is_parlett: bool) -> Result<BTreeSet<Text>, String> {
    let mut lines = table.lines().enumerate();
    let (_, head) = lines.next().ok_or("the table is empty")?;
    let column = |name: &str| head.split('\t').position(|column| column == name);
    let [notation, dialect, group, parlett, betza] =
        ["notation", "dialect", "group", "parlett", "betza"].map(column);
    let mut texts = BTreeSet::new();
    for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
        let cells: Vec<&str> = line.split('\t').collect();
        let cell = |at: usize| {
            let cell = cells.get(at).copied().map(str::to_owned);
            cell.ok_or_else(|| format!("line {}: too few columns", number + 1))
        };
        match (notation, dialect, group, parlett, betza) {
            (Some(notation), Some(dialect), Some(group), _, _) => {
                let word = cell(dialect)?;
                let dialect = word.parse().map_err(|e| format!("line {}: {e}", number + 1))?;
                texts.insert(Text { group: cell(group)?, dialect, notation: cell(notation)? });
            }
            (Some(notation), Some(group), None, _, _) => {
                let group = cell(group)?;
                let dialect = if is_parlett { Dialect::Parlett } else { dialect_of(&group) };
                texts.insert(Text { group, dialect, notation: cell(notation)? });
            }
            (_, _, _, Some(parlett), Some(betza)) => {
                for (at, dialect) in [(parlett, Dialect::Parlett), (betza, Dialect::Betza)] {
                    let group = "pairs".to_owned();
                    texts.insert(Text { group, dialect, notation: cell(at)? });
                }
            }
            _ => {
                return Err("no columns `notation` and `dialect`, nor `parlett` and `betza`".into());
            }
        }
    }
    Ok(texts)
}

/// In which dialect the texts of a group are read: a program's own in its own, all others of Betza's notation in
/// that of the Interactive Diagram.
fn dialect_of(group: &str) -> Dialect {
    match group {
        "fsf" | "fsf-x" => Dialect::Fsf,
        "xboard" | "xboard-2013" => Dialect::XBoard,
        _ => Dialect::XBetza,
    }
}

/// How the texts of some tables fared.
#[derive(Debug, Default)]
pub struct Census {
    groups: BTreeMap<String, Counts>,
    codes: BTreeMap<(Dialect, String), usize>,
    refused: Vec<String>,
    faults: Vec<String>,
}

#[derive(Debug, Default)]
struct Counts {
    compiled: usize,
    warned: usize,
    refused: usize,
}

/// Judges texts, and looks whether they print back.
pub fn census<'a>(texts: impl IntoIterator<Item = &'a Text>) -> Census {
    let mut census = Census::default();
    for text in texts {
        let name = format!("{} ({})", text.group, text.dialect);
        let counts = census.groups.entry(name).or_default();
        let found = match judge(text) {
            Verdict::Accepted(warnings) if warnings.is_empty() => {
                counts.compiled += 1;
                warnings
            }
            Verdict::Accepted(warnings) => {
                counts.warned += 1;
                warnings
            }
            Verdict::Refused(errors) => {
                counts.refused += 1;
                let list: Vec<_> = errors.iter().map(ToString::to_string).collect();
                let Text { group, dialect, notation } = text;
                let line = format!("{group}\t{dialect}\t{notation}\t{}", list.join(" "));
                census.refused.push(line);
                errors
            }
        };
        let codes: BTreeSet<String> = found.into_iter().map(|found| found.code).collect();
        for code in codes {
            *census.codes.entry((text.dialect, code)).or_default() += 1;
        }
        if let Some(fault) = printing_fault(text) {
            census.faults.push(format!("{}\t{}\t{fault}", text.group, text.notation));
        }
    }
    census
}

impl Census {
    /// The texts that print back as something else.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The refused texts with codes and places, one a line.
    pub fn refused(&self) -> &[String] {
        &self.refused
    }
}

impl fmt::Display for Census {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:30} {:>8} {:>8} {:>8}", "distinct texts", "compiled", "warned", "refused")?;
        let mut sum = Counts::default();
        for (group, Counts { compiled, warned, refused }) in &self.groups {
            writeln!(f, "{group:30} {compiled:8} {warned:8} {refused:8}")?;
            sum.compiled += compiled;
            sum.warned += warned;
            sum.refused += refused;
        }
        let Counts { compiled, warned, refused } = sum;
        writeln!(f, "{:30} {compiled:8} {warned:8} {refused:8}", "all")?;
        writeln!(f, "\ntexts by dialect and code")?;
        for ((dialect, code), count) in &self.codes {
            writeln!(f, "{dialect:8} {code} {count:4}")?;
        }
        Ok(())
    }
}
