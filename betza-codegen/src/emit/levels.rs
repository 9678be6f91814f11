//! Where do the lint levels that an author wrote on an item hold?
//!
//! An item of the user becomes several: the levels are meant for all of them.

use proc_macro2::{TokenStream, TokenTree};

/// The attributes of an item, sorted.
pub(super) struct Attributes {
    /// Those of the item itself.
    pub(super) own: TokenStream,
    /// The lint levels among them, for what is emitted beside the item.
    pub(super) levels: TokenStream,
    /// The levels for warnings about the notation. An expectation of them would not be met by the item itself.
    pub(super) of_warnings: TokenStream,
}

/// Sorts attributes, each a `#` and a group.
pub(super) fn sort(attributes: &TokenStream) -> Attributes {
    let tokens: Vec<TokenTree> = attributes.clone().into_iter().collect();
    let mut sorted = Attributes {
        own: TokenStream::new(),
        levels: TokenStream::new(),
        of_warnings: TokenStream::new(),
    };
    for attribute in tokens.chunks(2) {
        let attribute: TokenStream = attribute.iter().cloned().collect();
        let written = attribute.to_string().replace(' ', "");
        if written.starts_with("#[expect(deprecated") {
            sorted.of_warnings.extend(attribute);
            continue;
        }
        let is_level = |level: &str| written.starts_with(&format!("#[{level}("));
        if ["allow", "warn", "deny", "forbid"].iter().any(|level| is_level(level)) {
            sorted.levels.extend(attribute.clone());
            sorted.of_warnings.extend(attribute.clone());
        }
        sorted.own.extend(attribute);
    }
    sorted
}
