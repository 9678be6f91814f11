//! How fast are compiled pieces, on this machine?
//!
//! Builds the package `betza-speed` for this processor and for any processor of its family, and runs both. The rows are
//! `what  board  ours  reference  ratio  bound  ok`, tab by tab, times in nanoseconds a question.
//!
//! Where a bound is `or instructions`, these are counted too (see `counts`), in a row of their own: such a bound holds if
//! either of the two rows does.

use crate::counts;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

/// All loops start at a cache line: else the time of a short one, in which a knight is asked, hangs on where it happens to
/// lie (0.40 ns or 0.60 ns for the same instructions).
const ALIGNED: &str = "-C llvm-args=-align-loops=64";

/// How the bound ends of a row that holds by instructions too.
const OR_INSTRUCTIONS: &str = " or instructions";

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
    let mut uncounted = Vec::new();
    for (processor, folder) in [("-C target-cpu=native ", "speed-native"), ("", "speed-plain")] {
        let program = build(root, &format!("{processor}{ALIGNED}"), folder)?;
        let rows = run(&program)?;
        match with_instructions(&rows, &mut |piece, whose| {
            counts::instructions(&program, piece, whose)
        }) {
            Ok(rows) => table += &rows,
            Err(why) => {
                table += &rows;
                uncounted.push(format!("{folder}: no instructions are counted: {why}\n"));
            }
        }
    }
    for why in uncounted {
        table += &why;
        table += "so a bound `or instructions` is one of time alone\n";
    }
    let missed = table.lines().filter(|row| row.ends_with("\tno")).count();
    if missed > 0 && misses == Misses::Refused {
        return Err(format!("{missed} bounds are missed\n\n{table}"));
    }
    Ok(table)
}

/// The program of one build. Each has a folder of its own, so that neither throws away what the other has built.
fn build(root: &Path, flags: &str, folder: &str) -> Result<PathBuf, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let folder = root.join("target").join(folder);
    let mut command = Command::new(cargo);
    command
        .current_dir(root)
        .args([
            "build",
            "--quiet",
            "--release",
            "--package",
            "betza-speed",
            "--features",
            "std",
            "--target-dir",
        ])
        .arg(&folder)
        .env("RUSTFLAGS", flags);
    output(&mut command, "cargo build")?;
    Ok(folder.join("release").join("betza-speed").with_extension(std::env::consts::EXE_EXTENSION))
}

/// The rows of one build.
fn run(program: &Path) -> Result<String, String> {
    output(&mut Command::new(program), "betza-speed")
}

fn output(command: &mut Command, name: &str) -> Result<String, String> {
    let output = command.output().map_err(|e| format!("{name}: {e}"))?;
    if !output.status.success() {
        return Err(format!("{name} failed\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The instructions of a question to whose piece, and the digest of the answers.
type Counting<'a> = &'a mut dyn FnMut(&str, &str) -> Result<(f64, String), String>;

/// The rows, with one of instructions after each that asks for it, and both `yes` if either holds.
fn with_instructions(rows: &str, count: Counting<'_>) -> Result<String, String> {
    let mut table = String::new();
    for row in rows.lines() {
        let columns: Vec<&str> = row.split('\t').collect();
        let [what, board, .., bound, ok] = columns[..] else {
            return Err(format!("no row: {row}"));
        };
        if !bound.ends_with(OR_INSTRUCTIONS) {
            table += row;
            table.push('\n');
            continue;
        }
        let (build, compared) = what.split_once(": ").ok_or("a row names its build")?;
        let (piece, whose) = compared.split_once(" of ").ok_or("a row names two pieces")?;
        let (ours, answer) = count(piece, "compiled")?;
        let (theirs, expected) = count(piece, whose)?;
        if answer != expected {
            return Err(format!("{compared}: other answers than those of {whose}"));
        }
        // As in `counts`: a start of the process differs by some in a million.
        let ok = if ok == "yes" || ours <= theirs + 0.01 { "yes" } else { "no" };
        // Writing to a String cannot fail.
        let _ = writeln!(table, "{}\t{ok}", columns[..columns.len() - 1].join("\t"));
        let ratio = ours / theirs;
        let _ = writeln!(
            table,
            "{build}: instructions of {compared}\t{board}\t{ours:.2}\t{theirs:.2}\t{ratio:.2}\t<=1 or time\t{ok}"
        );
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(time: &str, ours: f64) -> Result<String, String> {
        let rows = format!("plain: a\t8x8\t1\t2\t0.5\t<=1\tno\n{time}");
        with_instructions(&rows, &mut |piece, whose| {
            assert_eq!(piece, "rook");
            Ok((if whose == "compiled" { ours } else { 10.0 }, "7".to_owned()))
        })
    }

    #[test]
    fn a_bound_holds_by_time_or_by_instructions() {
        for (timed, ours, holds) in
            [("no", 9.0, "yes"), ("no", 10.0, "yes"), ("no", 10.5, "no"), ("yes", 10.5, "yes")]
        {
            let row = "plain: rook of cozy-chess\t8x8\t3\t2\t1.5\t<=1.05 or instructions";
            let found = read(&format!("{row}\t{timed}\n"), ours).expect("the rows are read");
            let lines: Vec<&str> = found.lines().collect();
            assert_eq!(lines[0], "plain: a\t8x8\t1\t2\t0.5\t<=1\tno", "the row is left alone");
            assert_eq!(lines[1], format!("{row}\t{holds}"));
            let counted = "plain: instructions of rook of cozy-chess\t8x8";
            let ratio = ours / 10.0;
            assert_eq!(
                lines[2],
                format!("{counted}\t{ours:.2}\t10.00\t{ratio:.2}\t<=1 or time\t{holds}")
            );
        }
    }

    #[test]
    fn other_answers_are_refused() {
        let row = "plain: rook of shakmaty\t8x8\t3\t2\t1.5\t<=1.05 or instructions\tyes";
        let found = with_instructions(row, &mut |_, whose| Ok((1.0, whose.to_owned())));
        assert!(found.is_err());
    }
}
