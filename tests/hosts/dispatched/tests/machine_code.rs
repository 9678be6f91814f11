//! Are bits gathered by instructions, in a build for processors of which not all have them?
#![cfg(all(target_arch = "x86_64", feature = "std"))]

#[path = "../../lookups/tests/listing/mod.rs"]
mod listing;

use listing::{assembly, functions};

#[test]
fn a_dispatched_generator_gathers_in_place() {
    let assembly =
        assembly(&["host-dispatched", "--features", "std"], "dispatched", "release", "", &[]);
    let is_gathering = |body: &str| body.contains("\tpext") && body.contains("\tpdep");
    let gathering: Vec<(&str, &str)> =
        functions(&assembly).filter(|(_, body)| is_gathering(body)).collect();
    // The generator, compiled for processors with BMI2, and nothing else.
    let [(name, body)] = &gathering[..] else {
        let names: Vec<&str> = gathering.iter().map(|(name, _)| *name).collect();
        panic!("{names:?}");
    };
    assert!(name.contains("with_bmi2"), "{name}");
    // Rook, queen, nightrider, mao, cannon, lion, sergeant.
    assert!(body.matches("\tpext").count() >= 7, "{body}");
    assert!(body.contains("\tpopcnt"), "{body}");
    let calls = assembly.lines().filter(|line| line.contains("call"));
    let calls: Vec<&str> = calls.filter(|line| line.contains("u64")).collect();
    assert!(calls.is_empty(), "{calls:?}");
}
