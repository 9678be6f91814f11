//! Developer commands: `cargo xtask COMMAND`.
#![forbid(unsafe_code)]
#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a command-line program speaks on the terminal"
)]

mod conformance;
mod corpus;
mod cost;
mod counts;
mod orthodox;
mod parsers;
mod speed;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

const USAGE: &str = "\
cargo xtask codegen     write the files that are generated from others
cargo xtask conformance [--summary] FILE…
                        run the rows of case files on all engines
cargo xtask corpus [--refused] FILE…
                        read the texts of tables and count what is said of them
cargo xtask cost        what the compiler pays for the macros and for a piece
cargo xtask counts      count instructions, compiled against by hand (needs valgrind)
cargo xtask speed [--check]
                        time compiled pieces beside other code, for this processor and for any; against
                        other crates, count instructions too (needs valgrind)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["codegen"] => {
            let writers = [parsers::write, orthodox::write, conformance::write];
            writers.iter().map(|write| write(&root())).collect()
        }
        ["conformance", ref arguments @ ..] => conformance::check(&root(), arguments),
        ["corpus", ref arguments @ ..] => corpus::corpus(arguments),
        ["cost"] => cost::cost(&root()),
        ["counts"] => counts::counts(&root()),
        ["speed"] => speed::speed(&root(), speed::Misses::Told),
        ["speed", "--check"] => speed::speed(&root(), speed::Misses::Refused),
        _ => Err(format!("unknown command\n\n{USAGE}")),
    };
    match result {
        Ok(said) => {
            print!("{said}");
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
