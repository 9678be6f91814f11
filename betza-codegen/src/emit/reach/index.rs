//! How does an index look?

use super::tables::{set, table};
use super::{Emitter, Kernels};
use crate::board::Shape;
use crate::emit::number;
use crate::plan::{BySide, Group, Index, Indexed};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// The groups of all squares, with the type `Group` at `path`.
pub(crate) fn groups(index: &Index, board: Shape, path: &TokenStream) -> TokenStream {
    let row = |groups: &[Group]| {
        let groups = (0..index.most()).map(|k| {
            let Group { asked, reached, start } = groups.get(k).copied().unwrap_or_default();
            let (asked, reached) = (set(asked, board), set(reached, board));
            let start = number(start);
            quote!(#path { asked: #asked, reached: #reached, start: #start })
        });
        quote!([#(#groups),*])
    };
    table(index.groups.iter().map(|groups| row(groups)), &row(&[]), board)
}

impl Emitter<'_> {
    /// What an index reaches, with `color`, `from` and `occupied` in scope.
    pub(super) fn indexed(&self, index: &Indexed, kernels: Kernels) -> TokenStream {
        let table = self.table_path();
        match index {
            Indexed::Rook => self.gathered(kernels, &quote!(#table::ROOK)),
            Indexed::Bishop => self.gathered(kernels, &quote!(#table::BISHOP)),
            Indexed::Own(index) => self.own_index(index, kernels),
        }
    }

    /// What an index of the piece's own reaches.
    pub(super) fn own_index(&self, index: &BySide<Index>, kernels: Kernels) -> TokenStream {
        self.by_side(index, |index| {
            let table = self.table_path();
            let private = self.paths.private();
            let (u8, groups) = (
                quote!(#private::core::primitive::u8),
                groups(index, self.board, &quote!(#table::Group)),
            );
            let (length, words) = (number(self.board.table_length()), number(self.board.words()));
            let (most, count) = (number(index.most()), number(index.codes.len()));
            let bytes: Vec<u8> = index.codes.iter().flat_map(|code| code.to_le_bytes()).collect();
            let bytes = Literal::byte_string(&bytes);
            let look = self.gathered(kernels, &quote!(INDEX));
            quote! {
                {
                    // Constants, not statics: equal ones of several pieces are one.
                    const CODES: &[[#u8; 2]; #count] = &#table::codes(#bytes);
                    const INDEX: &#table::Index<#length, #most, #words> =
                        &#table::Index::new(#groups, CODES);
                    #look
                }
            }
        })
    }

    /// A look at the index `table`.
    fn gathered(&self, kernels: Kernels, table: &TokenStream) -> TokenStream {
        let private = self.paths.private();
        match kernels {
            Kernels::Constant | Kernels::Fastest => {
                quote!(#private::kernel::indexed(#table, from, occupied))
            }
            Kernels::Detected => quote!(#private::kernel::indexed_at(bmi2, #table, from, occupied)),
        }
    }
}
