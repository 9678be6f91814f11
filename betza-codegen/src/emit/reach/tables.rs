//! How does a table look that was made square by square?
//!
//! Written down as numbers: what a `const fn` would walk for is walked here, once and not by an interpreter.

use super::{Emitter, Kernels};
use crate::board::Shape;
use crate::emit::number;
use crate::plan::{Bend, BySide, Family, Gate, Guarded, Landing, Node, Pair, Tables, Tree};
use crate::squares::Squares;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

impl Emitter<'_> {
    /// What the kernel of a family reaches, with `color`, `from` and `occupied` in scope.
    pub(super) fn tables(&self, tables: &Tables, kernels: Kernels) -> TokenStream {
        match &tables.index {
            Some(index) if kernels.have_indexes() => self.own_index(index, kernels),
            Some(_) | None => self.by_side(&tables.families, |families| {
                let parts = families.iter().map(|family| self.family(family));
                parts.reduce(|all, more| quote!(#all.union(#more))).unwrap_or_default()
            }),
        }
    }

    /// What is White's, or a choice by color where Black's differs.
    pub(in crate::emit) fn by_side<T>(
        &self,
        sides: &BySide<T>,
        emit: impl Fn(&T) -> TokenStream,
    ) -> TokenStream {
        let white = emit(&sides.white);
        let Some(black) = sides.black.as_ref().map(emit) else { return white };
        let private = self.paths.private();
        quote! {
            match color {
                #private::Color::White => #white,
                #private::Color::Black => #black,
            }
        }
    }

    pub(super) fn family(&self, family: &Family) -> TokenStream {
        let private = self.paths.private();
        let kernel = quote!(#private::kernel);
        match family {
            Family::Leaps(squares) => self.leaps_by_square(squares),
            Family::Bend(Bend { lines, within }) => {
                let table = self.lines_by_square(lines);
                let rides = quote!(#kernel::ride(#table, from, occupied));
                match within {
                    None => rides,
                    Some(squares) => {
                        let within = self.leaps_by_square(squares);
                        quote!(#rides.intersection(#within))
                    }
                }
            }
            Family::Hop(hop) => {
                let table = self.lines_by_square(&hop.lines);
                match hop.landing {
                    Landing::Beyond => quote!(#kernel::hop_beyond(#table, from, occupied)),
                    Landing::Behind => quote!(#kernel::hop_behind(#table, from, occupied)),
                }
            }
            Family::Guarded(guarded) => self.guarded(guarded),
            Family::Tree(tree) => self.tree(tree),
        }
    }

    fn tree(&self, tree: &Tree) -> TokenStream {
        let private = self.paths.private();
        let (nodes, starts) = self.nodes_by_square(tree);
        quote!(#private::kernel::tree(#nodes, #starts, from, occupied))
    }

    /// The nodes of a tree, and where those of each square start.
    pub(super) fn nodes_by_square(&self, tree: &Tree) -> (TokenStream, TokenStream) {
        let table = self.table_path();
        let starts = tree.starts.iter().map(|start| number(*start));
        let nodes = tree.nodes.iter().map(|Node { square, skip }| {
            let (square, skip) = (number(*square), number(*skip));
            quote!(#table::Node { square: #square, skip: #skip })
        });
        (quote!(&[#(#nodes),*]), quote!(&[#(#starts),*]))
    }

    pub(super) fn leaps_by_square(&self, squares: &[Squares]) -> TokenStream {
        let private = self.paths.private();
        let rows = squares.iter().map(|squares| set(*squares, self.board));
        let table = table(rows, &set(Squares::NONE, self.board), self.board);
        quote!(#private::kernel::leap(const { &#table }, from))
    }

    pub(super) fn lines_by_square(&self, lines: &[Vec<Pair>]) -> TokenStream {
        let count = lines.iter().map(Vec::len).max().unwrap_or(0);
        let row = |pairs: &[Pair]| {
            let pair = |k| pairs.get(k).copied().unwrap_or_default();
            let above = self.side_by_side(count, |k| pair(k).up);
            let below = self.side_by_side(count, |k| pair(k).down);
            quote!([#above, #below])
        };
        self.aligned(lines.iter().map(|pairs| row(pairs)), &row(&[]))
    }

    fn guarded(&self, guarded: &Guarded) -> TokenStream {
        let (private, table) = (self.paths.private(), self.gates_by_square(guarded));
        if guarded.has_hurdles() {
            quote!(#private::kernel::hurdled(#table, from, occupied))
        } else {
            quote!(#private::kernel::guarded(#table, from, occupied))
        }
    }

    pub(super) fn gates_by_square(&self, guarded: &Guarded) -> TokenStream {
        let (count, has_hurdles) = (guarded.most(), guarded.has_hurdles());
        let row = |gates: &[Gate]| {
            let gate = |k| gates.get(k).copied().unwrap_or_default();
            let clear = self.side_by_side(count, |k| gate(k).clear);
            let hurdles = has_hurdles.then(|| self.side_by_side(count, |k| gate(k).hurdles));
            let to = self.side_by_side(count, |k| gate(k).to);
            let hurdles = hurdles.into_iter();
            quote!([#clear, #(#hurdles,)* #to])
        };
        self.aligned(guarded.gates.iter().map(|gates| row(gates)), &row(&[]))
    }

    /// Each word of `count` sets side by side.
    fn side_by_side(&self, count: usize, squares: impl Fn(usize) -> Squares) -> TokenStream {
        let words = self.board.words();
        let rows = (0..words).map(|n| {
            let row = (0..count).map(|k| word(squares(k).words(words)[n]));
            quote!([#(#row),*])
        });
        quote!([#(#rows),*])
    }

    pub(in crate::emit) fn aligned(
        &self,
        rows: impl Iterator<Item = TokenStream>,
        empty: &TokenStream,
    ) -> TokenStream {
        let (path, table) = (self.table_path(), table(rows, empty, self.board));
        quote!(const { &#path::Aligned(#table) })
    }
}

/// A row for each square, and rows of nothing up to the length of a table.
pub(super) fn table(
    rows: impl Iterator<Item = TokenStream>,
    empty: &TokenStream,
    board: Shape,
) -> TokenStream {
    let padding = core::iter::repeat_n(empty, board.table_length() - board.squares());
    quote!([#(#rows,)* #(#padding),*])
}

/// The words of a set.
pub(in crate::emit) fn set(squares: Squares, board: Shape) -> TokenStream {
    let words = squares.words(board.words()).iter().copied().map(word);
    quote!([#(#words),*])
}

/// A word of a set; as sets of few squares are read best, in powers of 16.
fn word(word: u64) -> Literal {
    if word < 1000 {
        return Literal::u64_unsuffixed(word);
    }
    let text = format!("{word:#x}");
    text.parse().unwrap_or_else(|_| Literal::u64_unsuffixed(word))
}
