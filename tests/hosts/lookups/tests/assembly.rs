//! Which functions of an unoptimised build copy a table?

mod listing;

use listing::{assembly, functions};

// MAC-33
#[test]
fn no_lookup_copies_its_table() {
    let assembly = assembly(&["host-lookups"], "unoptimised", "dev", "", &["-C", "opt-level=0"]);
    let copying: Vec<&str> = functions(&assembly)
        .filter(|(_, body)| body.contains("memcpy") || body.contains("memmove"))
        .map(|(name, _)| name)
        .collect();
    // The one that must is found, so the others would be.
    assert!(matches!(copying[..], [only] if only.contains("copies_a_table")), "{copying:?}");
    assert!(functions(&assembly).any(|(name, _)| name.contains("of_a_leaper")));
}
