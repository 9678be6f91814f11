//! Which tables does the runtime ship?
//!
//! Those of the rook and the bishop on 8x8: most armies have them, and to make them in every build would take longer
//! than all the rest of a piece.

use betza_codegen::{ShippedIndex, ShippedSlides, shipped_index, shipped_slides};
use std::path::Path;

/// Names, notations, and whether men are so many and sets so few that codes pay.
const PIECES: [(&str, &str, bool); 2] = [("rook", "R", true), ("bishop", "B", false)];

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
    for (name, notation, is_coded) in PIECES {
        let ShippedIndex { groups, starts, codes } =
            shipped_index(notation).ok_or_else(|| format!("{notation} has no index"))?;
        files.extend(
            [("groups", groups), ("starts", starts), ("codes", codes)]
                .map(|(kind, bytes)| (format!("{name}.{kind}"), bytes)),
        );
        let ShippedSlides { rows, codes, sets } = shipped_slides(notation, is_coded)
            .ok_or_else(|| format!("{notation} has no slides"))?;
        files.extend(
            [("rows", rows), ("sets", sets)].map(|(kind, bytes)| (format!("{name}.{kind}"), bytes)),
        );
        if is_coded {
            files.push((format!("{name}.slides"), codes));
        }
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
