//! How fast are compiled pieces, on this machine?
//!
//! Builds the package `betza-speed` for this processor and for any processor of its family, and runs both. The rows are
//! `what  board  ours  reference  ratio  bound  ok`, tab by tab, times in nanoseconds a question.

use std::path::Path;
use std::process::Command;

/// All loops start at a cache line: else the time of a short one, in which a knight is asked, hangs on where it happens to
/// lie (0.40 ns or 0.60 ns for the same instructions).
const ALIGNED: &str = "-C llvm-args=-align-loops=64";

/// What is done where a bound is missed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Misses {
    /// They are shown.
    Told,
    /// They are an error.
    Refused,
}

/// Runs both builds and returns all rows.
pub(crate) fn speed(root: &Path, misses: Misses) -> Result<String, String> {
    let mut table = String::from("what\tboard\tours\treference\tratio\tbound\tok\n");
    for (processor, folder) in [("-C target-cpu=native ", "speed-native"), ("", "speed-plain")] {
        table += &run(root, &format!("{processor}{ALIGNED}"), folder)?;
    }
    let missed = table.lines().filter(|row| row.ends_with("\tno")).count();
    if missed > 0 && misses == Misses::Refused {
        return Err(format!("{missed} bounds are missed\n\n{table}"));
    }
    Ok(table)
}

/// The rows of one build. Each has a folder of its own, so that neither throws away what the other has built.
fn run(root: &Path, flags: &str, folder: &str) -> Result<String, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args([
            "run",
            "--quiet",
            "--release",
            "--package",
            "betza-speed",
            "--features",
            "std",
            "--target-dir",
        ])
        .arg(root.join("target").join(folder))
        .env("RUSTFLAGS", flags);
    let output = command.output().map_err(|e| format!("cargo: {e}"))?;
    if !output.status.success() {
        return Err(format!("betza-speed failed\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}
