//! What does the compiler pay?
//!
//! CPU seconds, not wall time, and each figure beside what it is compared with, measured in the same run.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

const PIECES: usize = 50;
const NOTATIONS: [&str; 10] = ["N", "RN", "BN", "fmWfcF", "Q", "NN", "mRcB", "W3", "ffN", "C"];

/// Measures a cold build of the macros against their dependencies, and one more piece in a user's crate.
pub(crate) fn cost(root: &Path) -> Result<String, String> {
    let folder = root.join("target/cost");
    let mut table = String::new();
    let dependencies = cold(root, &folder, "dependencies", DEPENDENCIES)?;
    let macros =
        cold(root, &folder, "macros", "betza-macros = { path = \"../../../betza-macros\" }\n")?;
    let ratio = macros / dependencies;
    // Writing to a String cannot fail.
    let _ = writeln!(
        table,
        "cold build of betza-macros\t{macros:.2} s\tits dependencies alone\t{dependencies:.2} s\tratio {ratio:.2}"
    );
    for (processor, flags) in [("any processor", ""), ("this processor", "-C target-cpu=native")] {
        for (board, size) in [("8x8", (8, 8)), ("10x10", (10, 10))] {
            for how in ["check", "build", "build --release"] {
                let each = piece(root, &folder, how, flags, board, size)?;
                let _ = writeln!(
                    table,
                    "one more piece on {board}, cargo {how}, for {processor}\t{:.1} ms",
                    1000.0 * each
                );
            }
        }
    }
    Ok(table)
}

/// What `betza-macros` is built from beyond this workspace.
const DEPENDENCIES: &str = "\
pest = { version = \"2.9.6\", default-features = false }
proc-macro2 = { version = \"1.0.95\", features = [\"span-locations\"] }
quote = \"1\"
syn = { version = \"2\", default-features = false, features = [\"parsing\", \"printing\", \"proc-macro\"] }
";

fn package(
    root: &Path,
    folder: &Path,
    name: &str,
    dependencies: &str,
    source: &str,
) -> Result<PathBuf, String> {
    let package = folder.join(name);
    let manifest = format!(
        "[package]\nname = \"{name}\"\nedition = \"2024\"\npublish = false\n\n[workspace]\n\n[dependencies]\n{dependencies}"
    );
    let write = || {
        std::fs::create_dir_all(package.join("src"))?;
        std::fs::write(package.join("Cargo.toml"), manifest)?;
        if root.join("Cargo.lock").exists() {
            std::fs::copy(root.join("Cargo.lock"), package.join("Cargo.lock"))?;
        }
        std::fs::write(package.join("src/lib.rs"), source)
    };
    write().map_err(|error: std::io::Error| format!("{}: {error}", package.display()))?;
    Ok(package)
}

/// CPU seconds of a build with nothing in the target folder.
fn cold(root: &Path, folder: &Path, name: &str, dependencies: &str) -> Result<f64, String> {
    let package = package(root, folder, name, dependencies, "")?;
    let target = folder.join(format!("{name}-target"));
    let _ = std::fs::remove_dir_all(&target);
    cpu(&package, &target, "build", "")
}

/// CPU seconds of one more piece: fifty pieces against none, the lower of three runs each.
fn piece(
    root: &Path,
    folder: &Path,
    how: &str,
    flags: &str,
    board: &str,
    size: (usize, usize),
) -> Result<f64, String> {
    let mut seconds = [f64::INFINITY; 2];
    let target = folder.join("pieces-target");
    for round in 0..4 {
        for (count, least) in [0, PIECES].into_iter().zip(&mut seconds) {
            // A new constant makes cargo compile the package again.
            let source =
                format!("pub const ROUND: usize = {round};\n{}", pieces(count, board, size));
            let name = format!("pieces-{count}-{board}");
            let package =
                package(root, folder, &name, "betza = { path = \"../../..\" }\n", &source)?;
            let taken = cpu(&package, &target, how, flags)?;
            // The first round builds the dependencies.
            *least = if round == 0 { f64::INFINITY } else { least.min(taken) };
        }
    }
    Ok((seconds[1] - seconds[0]) / PIECES as f64)
}

/// A crate with `count` pieces, each asked once for its attacks and for its moves.
fn pieces(count: usize, board: &str, (width, height): (usize, usize)) -> String {
    let mut text = String::from("use betza::*;\n");
    for number in 0..count {
        let notation = NOTATIONS[number % NOTATIONS.len()];
        let _ = writeln!(
            text,
            "piece! {{ pub struct P{number} = betza {notation:?} on {board}; }}\n\
             pub fn attacks{number}(from: Square<Board<{width}, {height}>>, o: Bitboard<Board<{width}, {height}>>) -> Bitboard<Board<{width}, {height}>> {{\n\
             P{number}.attacks(Color::White, from, o) }}\n\
             pub fn moves{number}(view: &Sides<Board<{width}, {height}>>, from: Square<Board<{width}, {height}>>, n: &mut Count) {{\n\
             let _ = P{number}.moves(view, Color::White, from, n); }}"
        );
    }
    text
}

/// CPU seconds of a cargo command and all that it starts.
fn cpu(package: &Path, target: &Path, how: &str, flags: &str) -> Result<f64, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let script =
        format!("\"$0\" {how} --quiet --manifest-path \"$1\" --target-dir \"$2\" && times");
    let mut shell = Command::new("sh");
    shell.args(["-c", &script, &cargo]).arg(package.join("Cargo.toml")).arg(target);
    shell.env("RUSTFLAGS", flags);
    let output = shell.output().map_err(|error| format!("sh: {error}"))?;
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    // The last line of `times` is user and system time of the children, as `0m1.250s 0m0.310s`.
    let children = said.lines().last().unwrap_or_default();
    let seconds: Vec<f64> = children.split(' ').filter_map(seconds).collect();
    match seconds[..] {
        [user, system] if output.status.success() => Ok(user + system),
        _ => Err(format!("cargo {how}\n{}", String::from_utf8_lossy(&output.stderr))),
    }
}

fn seconds(text: &str) -> Option<f64> {
    let (minutes, seconds) = text.strip_suffix('s')?.split_once('m')?;
    Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
}
