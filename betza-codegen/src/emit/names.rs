//! What may emitted items and type parameters be called?
//!
//! They are not hygienic: one that is called as the author's piece or board would hide it. No more are local variables
//! where an author's unit struct or constant is called `from` or `color`; there rustc says so.

use super::Paths;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::ext::IdentExt;

/// Names that are none of the author's.
pub(super) struct Names {
    /// All words of the call.
    taken: BTreeSet<String>,
}

impl Names {
    /// Those that do not stand in `written`, all that the author wrote.
    pub(super) fn beside(written: &TokenStream) -> Self {
        let mut taken = BTreeSet::new();
        collect_words(written, &mut taken);
        Names { taken }
    }

    /// `wanted`, with underscores after it where the author has that name.
    pub(super) fn name(&self, wanted: &str) -> Ident {
        let mut name = wanted.to_owned();
        while self.taken.contains(&name) {
            name.push('_');
        }
        Ident::new(&name, Span::mixed_site())
    }
}

impl Paths {
    /// What an item or a type parameter may be called.
    pub(super) fn name(&self, wanted: &str) -> Ident {
        self.names.name(wanted)
    }

    /// The type parameter for the host's view of the board.
    pub(super) fn host_view(&self) -> Ident {
        self.name("HostView")
    }

    /// The type parameter for whom moves are handed to.
    pub(super) fn host_sink(&self) -> Ident {
        self.name("HostSink")
    }

    /// The type parameter for what was found out of the processor.
    pub(super) fn host_level(&self) -> Ident {
        self.name("HostLevel")
    }
}

fn collect_words(tokens: &TokenStream, words: &mut BTreeSet<String>) {
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(word) => {
                words.insert(word.unraw().to_string());
            }
            TokenTree::Group(group) => collect_words(&group.stream(), words),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
