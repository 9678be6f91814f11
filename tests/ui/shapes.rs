//! Is each way of using a macro that is known to break macros held by a test?
//!
//! `shapes.jsonl` has one a line, with what must come of it. A test says which of them it holds by its name, as
//! `MAC-01`, in a comment.

use std::fs;
use std::path::Path;

const SHAPES: &str = include_str!("shapes.jsonl");

#[test]
fn every_shape_has_a_test() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut tests = String::new();
    for room in ["tests/hosts", "tests/ui/cases", "betza-codegen/tests"] {
        collect(&root.join(room), &mut tests);
    }
    let names: Vec<&str> =
        SHAPES.lines().map(|line| line.split('"').nth(3).expect("a name")).collect();
    assert_eq!(names.len(), 32);
    let is_held = |name: &&&str| {
        let after = |(start, _): (usize, &str)| tests[start + name.len()..].chars().next();
        tests
            .match_indices(**name)
            .any(|found| after(found).is_none_or(|next| !next.is_ascii_digit() && next != '-'))
    };
    let missing: Vec<_> = names.iter().filter(|name| !is_held(name)).collect();
    assert!(missing.is_empty(), "no test names {missing:?}");
}

/// The comments of all sources below `room`.
fn collect(room: &Path, comments: &mut String) {
    for entry in fs::read_dir(room).expect("a directory").filter_map(Result::ok) {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, comments);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("text");
            for line in source.lines().filter(|line| line.contains("//")) {
                comments.push_str(line);
                comments.push('\n');
            }
        }
    }
}
