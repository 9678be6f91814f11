//! Which tables does the runtime ship?
//!
//! Those of the rook and the bishop on 8x8: most armies have them, and to make them in every build would take longer
//! than all the rest of a piece.

use betza_codegen::{
    ShippedIndex, ShippedSlides, ShippedSpread, shipped_index, shipped_slides, shipped_spread,
};
use std::path::Path;

/// Names, notations, and how a product answers.
const PIECES: [(&str, &str, Answers); 2] =
    [("rook", "R", Answers::Coded), ("bishop", "B", Answers::Spread)];

/// What the men that matter lead to, where a product gathers them.
#[derive(Clone, Copy)]
enum Answers {
    /// A code of a byte, which leads to a set.
    Coded,
    /// A code of 16 bits, which another product spreads: more squares are reached by a rook.
    Spread,
}

/// Writes all tables.
pub(crate) fn write(root: &Path) -> Result<String, String> {
    let mut said = String::new();
    for (path, bytes) in files()? {
        let path = format!("betza-runtime/src/table/orthodox/{path}");
        std::fs::write(root.join(&path), bytes).map_err(|e| format!("{path}: {e}"))?;
        said += &format!("wrote {path}\n");
    }
    Ok(said)
}

/// The files below the runtime's `table/orthodox`.
fn files() -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut files = Vec::new();
    for (name, notation, answers) in PIECES {
        let ShippedIndex { groups, codes } =
            shipped_index(notation).ok_or_else(|| format!("{notation} has no index"))?;
        files.extend(
            [("groups", groups), ("codes", codes)]
                .map(|(kind, bytes)| (format!("{name}.{kind}"), bytes)),
        );
        let slides = match answers {
            Answers::Coded => {
                shipped_slides(notation).map(|ShippedSlides { rows, codes, sets }| {
                    vec![("rows", rows), ("slides", codes), ("sets", sets)]
                })
            }
            Answers::Spread => shipped_spread(notation)
                .map(|ShippedSpread { rows, codes }| vec![("rows", rows), ("slides", codes)]),
        };
        let slides = slides.ok_or_else(|| format!("{notation} has no slides"))?;
        files.extend(slides.into_iter().map(|(kind, bytes)| (format!("{name}.{kind}"), bytes)));
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_fresh() {
        let folder = crate::root().join("betza-runtime/src/table/orthodox");
        for (path, bytes) in files().expect("the pieces have tables") {
            let written = std::fs::read(folder.join(&path)).expect("the table is checked in");
            assert!(written == bytes, "{path}: run `cargo xtask codegen`");
        }
    }
}
