//! How does an index look?

use super::{Emitter, Kernels};
use crate::demand::Gathering;
use crate::emit::number;
use crate::plan::{BySide, Factor, Group, Index, Indexed, Magic};
use proc_macro2::TokenStream;
use quote::quote;

impl Emitter<'_> {
    /// What an index reaches, with `color`, `from` and `occupied` in scope.
    pub(super) fn indexed(&self, index: &Indexed, kernels: Kernels) -> TokenStream {
        let table = self.table_path();
        match index {
            Indexed::Rook(Gathering::Instruction) => {
                self.look("indexed", true, kernels, &quote!(#table::ROOK))
            }
            Indexed::Bishop(Gathering::Instruction) => {
                self.look("indexed", true, kernels, &quote!(#table::BISHOP))
            }
            Indexed::Rook(Gathering::Multiplication) => {
                self.look("slide_coded", false, kernels, &quote!(#table::ROOK_SLIDES))
            }
            Indexed::Bishop(Gathering::Multiplication) => {
                self.look("slide_spread", false, kernels, &quote!(#table::BISHOP_SLIDES))
            }
            Indexed::Gathered(index) => self.gathered_index(index, kernels),
            Indexed::Magic(magic) => self.magic(magic, kernels),
        }
    }

    fn magic(&self, magic: &BySide<Magic>, kernels: Kernels) -> TokenStream {
        self.by_side(magic, |magic| {
            let table = self.table_path();
            let (length, groups) = (number(self.board.table_length()), number(magic.groups()));
            let answers = 1 << magic.bits;
            let row = |factors: &Vec<Factor>| {
                factors.iter().flat_map(|factor| [factor.asked, factor.factor]).collect()
            };
            let factors = self.by_square(&[magic.groups(), 2], magic.factors.iter().map(row));
            let sets = self.by_square(
                &[magic.groups(), answers],
                magic.answers.chunks(magic.groups() * answers).map(<[u64]>::to_vec),
            );
            let answers = number(answers);
            let ty = quote!(#table::Magic<#length, #groups, #answers>);
            let magic = quote!(#table::Magic::new(*#factors, *#sets));
            let magic = self.paths.table_made_by(&ty, &magic);
            self.look("magic", false, kernels, &magic)
        })
    }

    fn gathered_index(&self, index: &BySide<Index>, kernels: Kernels) -> TokenStream {
        self.by_side(index, |index| {
            let table = self.table_path();
            let private = self.paths.private();
            let u16 = quote!(#private::core::primitive::u16);
            let (words, most) = (self.board.words(), index.most());
            let row = |groups: &Vec<Group>| {
                let group = |k: usize| groups.get(k).copied().unwrap_or_default().words(words);
                (0..most).flat_map(group).collect()
            };
            let row_words = most * (2 * words + 1);
            let (length, words) = (number(self.board.table_length()), number(words));
            let most = number(most);
            let codes = self.numbers(&u16, index.codes.len(), &index.codes);
            let ty = quote!([#table::Group<#words>; #most]);
            let groups = self.rows(&ty, row_words, index.groups.iter().map(row));
            let ty = quote!(#table::Index<#length, #most, #words>);
            let index = quote!(#table::Index::new(#groups.0, &#codes.0));
            let index = self.paths.table_made_by(&ty, &index);
            self.look("indexed", true, kernels, &index)
        })
    }
}
