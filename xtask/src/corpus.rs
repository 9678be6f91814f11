//! What becomes of the notations in a table?

use betza_conformance::{Text, census, read_texts};
use std::collections::BTreeSet;
use std::path::Path;

/// Sends all texts of some tables through the front end and counts what it says.
pub(crate) fn corpus(arguments: &[&str]) -> Result<String, String> {
    let (options, files): (Vec<&str>, Vec<&str>) =
        arguments.iter().partition(|argument| argument.starts_with("--"));
    if files.is_empty() || options.iter().any(|option| *option != "--refused") {
        return Err("usage: cargo xtask corpus [--refused] FILE…".to_owned());
    }
    let mut texts: BTreeSet<Text> = BTreeSet::new();
    for file in files {
        let path = Path::new(file);
        let table = std::fs::read_to_string(path).map_err(|error| format!("{file}: {error}"))?;
        let is_parlett = path.file_stem().is_some_and(|stem| stem == "parlett");
        texts.extend(read_texts(&table, is_parlett).map_err(|error| format!("{file}: {error}"))?);
    }
    let census = census(&texts);
    let mut said = census.to_string();
    if !options.is_empty() {
        said += "\nrefused texts\n";
        census.refused().iter().for_each(|line| said += &format!("{line}\n"));
    }
    if census.faults().is_empty() {
        return Ok(said + "\nevery tree prints as its text\n");
    }
    print!("{said}");
    Err(format!("not every tree prints as its text:\n{}", census.faults().join("\n")))
}
