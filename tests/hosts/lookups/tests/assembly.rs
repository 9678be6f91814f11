//! Which functions of an unoptimised build copy a table?

use std::process::Command;

// MAC-33
#[test]
fn no_lookup_copies_its_table() {
    let target = env!("CARGO_TARGET_TMPDIR");
    let build = Command::new(env!("CARGO"))
        .args(["rustc", "--offline", "--package", "host-lookups", "--lib", "--target-dir", target])
        .args(["--", "--emit", "asm", "-C", "opt-level=0", "-C", "codegen-units=1"])
        .status();
    assert!(build.is_ok_and(|status| status.success()), "the host compiles");
    let deps = std::path::Path::new(target).join("debug/deps");
    let files = std::fs::read_dir(deps).expect("what was built").filter_map(Result::ok);
    let is_ours = |path: &std::path::Path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        name.starts_with("host_lookups") && name.ends_with(".s")
    };
    let newest = files.map(|file| file.path()).filter(|path| is_ours(path)).max_by_key(|path| {
        path.metadata().and_then(|file| file.modified()).expect("a file has a time")
    });
    let assembly = std::fs::read_to_string(newest.expect("assembly")).expect("text");
    let copying: Vec<&str> = functions(&assembly)
        .filter(|(_, body)| body.contains("memcpy") || body.contains("memmove"))
        .map(|(name, _)| name)
        .collect();
    // The one that must is found, so the others would be.
    assert!(matches!(copying[..], [only] if only.contains("copies_a_table")), "{copying:?}");
    assert!(functions(&assembly).any(|(name, _)| name.contains("of_a_leaper")));
}

/// The functions by name: a line with a name and a colon that is no local label, and the lines up to the next.
fn functions(assembly: &str) -> impl Iterator<Item = (&str, &str)> {
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
