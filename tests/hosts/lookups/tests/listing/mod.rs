//! What does rustc make of this package?

use std::path::{Path, PathBuf};
use std::process::Command;

/// The assembly of a package, named with its features if any, compiled with these flags into a folder of its own.
pub(crate) fn assembly(
    package: &[&str],
    folder: &str,
    profile: &str,
    rustflags: &str,
    options: &[&str],
) -> String {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let mut build = Command::new(env!("CARGO"));
    build
        .args(["rustc", "--offline", "--lib", "--profile", profile, "--package"])
        .args(package)
        .arg("--target-dir")
        .arg(&target)
        .args(["--", "--emit", "asm", "-C", "codegen-units=1"])
        .args(options)
        .env("RUSTFLAGS", rustflags);
    assert!(build.status().is_ok_and(|status| status.success()), "the host compiles");
    let built = if profile == "dev" { "debug" } else { profile };
    let files = std::fs::read_dir(target.join(built).join("deps")).expect("what was built");
    let stem = package[0].replace('-', "_");
    let is_ours = |path: &Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.starts_with(&stem) && name.ends_with(".s")
    };
    let files = files.filter_map(Result::ok).map(|file| file.path()).filter(|path| is_ours(path));
    let newest = files.max_by_key(|path| {
        path.metadata().and_then(|file| file.modified()).expect("a file has a time")
    });
    std::fs::read_to_string(newest.expect("assembly")).expect("text")
}

/// The functions by name: a line with a name and a colon that is no local label, and the lines up to the next.
pub(crate) fn functions(assembly: &str) -> impl Iterator<Item = (&str, &str)> {
    let is_head = |line: &&str| line.ends_with(':') && !line.starts_with(['.', '\t', 'L']);
    let heads: Vec<usize> = assembly
        .lines()
        .filter(is_head)
        .map(|line| line.as_ptr() as usize - assembly.as_ptr() as usize)
        .collect();
    let ends: Vec<usize> = heads.iter().skip(1).copied().chain([assembly.len()]).collect();
    heads.into_iter().zip(ends).map(|(start, end)| {
        let (name, body) = assembly[start..end].split_once(':').unwrap_or_default();
        (name, body)
    })
}
