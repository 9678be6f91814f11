//! How does an index look?

use super::tables::{self, hexadecimal, set};
use super::{Emitter, Kernels};
use crate::board::Shape;
use crate::demand::Gathering;
use crate::emit::number;
use crate::plan::{BySide, Factor, Group, Index, Indexed, Magic, Slide};
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
    tables::table(index.groups.iter().map(|groups| row(groups)), &row(&[]), board)
}

/// The rows of a slider, with the types `Slide` and `Factor` in scope.
pub(crate) fn slides(rows: &[Slide]) -> TokenStream {
    let rows = rows.iter().map(slide);
    quote!([#(#rows),*])
}

/// The same with the place where the sets of each square start, and the type `CodedSlide` in scope.
pub(crate) fn coded_slides(rows: &[Slide], starts: &[usize]) -> TokenStream {
    let rows = rows.iter().zip(starts).map(|(row, sets)| {
        let (slide, sets) = (slide(row), number(*sets));
        quote!(CodedSlide { slide: #slide, sets: #sets })
    });
    quote!([#(#rows),*])
}

fn slide(Slide { factor: Factor { asked, factor }, start }: &Slide) -> TokenStream {
    let (asked, factor, start) = (hexadecimal(*asked), hexadecimal(*factor), number(*start));
    quote!(Slide { factor: Factor { asked: #asked, factor: #factor }, start: #start })
}

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
                self.look("slide", false, kernels, &quote!(#table::BISHOP_SLIDES))
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
            let look = self.look("magic", false, kernels, &quote!(MAGIC));
            quote! {
                {
                    // A constant, not a static: equal ones of several pieces are one.
                    const MAGIC: &#table::Magic<#length, #groups, #answers> =
                        &#table::Magic::new(#factors, #sets);
                    #look
                }
            }
        })
    }

    fn gathered_index(&self, index: &BySide<Index>, kernels: Kernels) -> TokenStream {
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
            let look = self.look("indexed", true, kernels, &quote!(INDEX));
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
}
