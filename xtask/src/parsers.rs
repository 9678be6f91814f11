//! How do the grammars become parsers?
//!
//! `pest_derive` would cost every user of the macros 22 crates and ten seconds; a parser generated ahead costs three
//! crates and under one second.

use proc_macro2::TokenStream;
use quote::quote;
use std::path::Path;

/// The folders of `betza-notation/src` with a grammar of the same name in them.
const NOTATIONS: [&str; 2] = ["betza", "parlett"];

/// Writes all parsers.
pub(crate) fn write(root: &Path) -> Result<String, String> {
    let mut said = String::new();
    for notation in NOTATIONS {
        let (path, text) = (root.join(path_of(notation)), parser(root, notation)?);
        std::fs::write(&path, text).map_err(|e| format!("{}: {e}", path.display()))?;
        said += &format!("wrote {}\n", path_of(notation));
    }
    Ok(said)
}

fn path_of(notation: &str) -> String {
    format!("betza-notation/src/{notation}/parser.rs")
}

/// The text of the parser of one notation.
fn parser(root: &Path, notation: &str) -> Result<String, String> {
    let path = root.join(format!("betza-notation/src/{notation}/{notation}.pest"));
    let grammar = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let input = quote! {
        #[grammar_inline = #grammar]
        pub(super) struct Grammar;
    };
    let derived = pest_generator::derive_parser(input, false);
    let tokens: TokenStream = quote! {
        pub(super) struct Grammar;
        #derived
    };
    let file = syn::parse2(tokens).map_err(|e| e.to_string())?;
    let code = prettyplease::unparse(&file);
    Ok(format!(
        "// @generated from {notation}.pest by `cargo xtask codegen`; do not edit.\n\n{code}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parsers_are_fresh() {
        let root = crate::root();
        for notation in NOTATIONS {
            let written = std::fs::read_to_string(root.join(path_of(notation)))
                .expect("the parser is checked in");
            assert!(
                written == parser(&root, notation).expect("the grammar is valid"),
                "run `cargo xtask codegen`"
            );
        }
    }
}
