//! Is a compiled piece as short as a hand-written one?
//!
//! Instructions are counted by valgrind's callgrind, because they do not change with the load of the machine. Each
//! program is run for one and for three hundred and one rounds; the difference leaves out all set-up.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

const PIECES: [&str; 5] = ["knight", "king", "rook", "queen", "nightrider"];
const QUESTIONS_A_ROUND: u64 = 1000;
const ROUNDS: u64 = 300;

/// Counts the instructions of a question, compiled and by hand, and fails where the compiled piece needs more.
pub(crate) fn counts(root: &Path) -> Result<String, String> {
    let program = build(root)?;
    let mut table = String::from("piece\tcompiled\tby hand\n");
    let mut longer = Vec::new();
    for piece in PIECES {
        let (compiled, answer) = instructions(&program, piece, "compiled")?;
        let (by_hand, expected) = instructions(&program, piece, "by-hand")?;
        if answer != expected {
            return Err(format!(
                "{piece}: the compiled piece answers otherwise than the hand-written one"
            ));
        }
        // Writing to a String cannot fail.
        let _ = writeln!(table, "{piece}\t{compiled:.2}\t{by_hand:.2}");
        // One instruction more in the kernel would be 1.00 more; a start of the process differs by some in a million.
        if compiled > by_hand + 0.01 {
            longer.push(piece);
        }
    }
    match &longer[..] {
        [] => {
            Ok(table + "instructions a question, its loop included; no compiled piece needs more\n")
        }
        _ => Err(format!("{table}longer than by hand: {}", longer.join(", "))),
    }
}

fn build(root: &Path) -> Result<PathBuf, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = Command::new(cargo);
    command.current_dir(root).args([
        "bench",
        "--bench",
        "counts",
        "--no-run",
        "--message-format",
        "json",
    ]);
    let output = command.output().map_err(|e| format!("cargo: {e}"))?;
    if !output.status.success() {
        return Err(format!("cargo bench failed\n{}", String::from_utf8_lossy(&output.stderr)));
    }
    let messages = String::from_utf8_lossy(&output.stdout).into_owned();
    let mut executables = messages.lines().filter_map(|line| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        let is_counts = message["target"]["name"] == "counts";
        Some(PathBuf::from(message["executable"].as_str().filter(|_| is_counts)?))
    });
    executables.next_back().ok_or_else(|| "cargo built no program `counts`".to_owned())
}

/// The instructions of one question, and the digest of the answers.
pub(crate) fn instructions(
    program: &Path,
    piece: &str,
    how: &str,
) -> Result<(f64, String), String> {
    let (few, _) = run(program, piece, how, 1)?;
    let (many, digest) = run(program, piece, how, 1 + ROUNDS)?;
    // Counts of this size are exact in a double.
    Ok(((many - few) as f64 / (ROUNDS * QUESTIONS_A_ROUND) as f64, digest))
}

fn run(program: &Path, piece: &str, how: &str, rounds: u64) -> Result<(u64, String), String> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program);
    let output = valgrind.args([piece, how, &rounds.to_string()]).output();
    let output =
        output.map_err(|e| format!("valgrind: {e}; it is needed to count instructions"))?;
    let said = String::from_utf8_lossy(&output.stderr);
    let collected = said.lines().find_map(|line| line.split("Collected :").nth(1)).map(str::trim);
    let count = collected
        .and_then(|count| count.parse().ok())
        .ok_or_else(|| format!("valgrind said\n{said}"))?;
    Ok((count, String::from_utf8_lossy(&output.stdout).trim().to_owned()))
}
