//! Do attacks branch on the position, or may they panic?
//!
//! Neither is seen in a time of this machine, but both are seen in what rustc makes of them.
#![cfg(target_arch = "x86_64")]

mod listing;

use listing::{assembly, functions};

/// The functions of `src/branchless.rs`: seven families, on one word, on two and on three.
const COUNT: usize = 21;

fn check(folder: &str, rustflags: &str) {
    let assembly = assembly(&["host-lookups"], folder, "release", rustflags, &[]);
    // A kernel that several pieces share may stand by itself; then it is looked at by itself.
    let is_kernel = |name: &str| {
        name.contains("betza_runtime6kernel")
            && ["ride", "hop", "leap", "guarded", "indexed"].iter().any(|room| name.contains(room))
    };
    let turns = |body: &str| -> Vec<String> {
        let is_turn = |line: &&str| {
            let word = line.split_whitespace().next().unwrap_or("");
            word.starts_with('j') && word != "jmp"
                || word.starts_with("call") && !is_kernel(line)
                || word == "ud2"
        };
        body.lines().filter(is_turn).map(str::to_owned).collect()
    };
    let mut seen = 0;
    for (name, body) in functions(&assembly) {
        let is_piece = name.contains("straight_");
        seen += usize::from(is_piece);
        if is_piece || is_kernel(name) {
            assert!(turns(body).is_empty(), "{name} has {:?}\n{body}", turns(body));
        }
    }
    // Methods that were not inlined are counted as well.
    assert!(seen >= COUNT, "{seen} functions");
    // One that does branch is seen to.
    let (_, body) = functions(&assembly).find(|(name, _)| name.contains("branches")).expect("it");
    assert!(!turns(body).is_empty());
}

#[test]
fn attacks_go_straight_on_any_processor() {
    check("any-processor", "");
}

#[test]
fn attacks_go_straight_where_bits_are_gathered() {
    check("gathering", "-C target-cpu=x86-64-v3");
}
