//! How does a table look that was made square by square?
//!
//! Written down as a byte string: what a `const fn` would walk for is walked here, once and not by an interpreter, and the
//! compiler reads one token instead of an expression for each number.

use super::{Emitter, Kernels, form_kernel};
use crate::emit::number;
use crate::plan::{
    Bend, BySide, Family, Form, Gate, Guarded, Landing, Node, Pair, Tables, Tree, pairs_by_form,
};
use crate::squares::Squares;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};

impl Emitter<'_> {
    /// What the kernel of a family reaches, with `color`, `from` and `occupied` in scope.
    pub(super) fn tables(&self, tables: &Tables, kernels: Kernels) -> TokenStream {
        match &tables.index {
            Some(index) if kernels.have_indexes() => self.indexed(index, kernels),
            Some(_) | None => self.by_side(&tables.families, |families| {
                let gathered = tables.gathered && kernels.have_indexes();
                let parts = families.iter().map(|family| {
                    if gathered { self.gathered(family, kernels) } else { self.family(family) }
                });
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
            Family::Bend(bend) => {
                let rides = match pairs_by_form(&bend.lines, self.board) {
                    Some(forms) => self.ride_by_form(&forms, |ride| ride(quote!(occupied))),
                    None => {
                        let table = self.lines_by_square(&bend.lines);
                        quote!(#kernel::ride(#table, from, occupied))
                    }
                };
                self.within(rides, bend)
            }
            Family::Hop(hop) => {
                let Some(forms) = pairs_by_form(&hop.lines, self.board) else {
                    let table = self.lines_by_square(&hop.lines);
                    return match hop.landing {
                        Landing::Beyond => quote!(#kernel::hop_beyond(#table, from, occupied)),
                        Landing::Behind => quote!(#kernel::hop_behind(#table, from, occupied)),
                    };
                };
                let first = Ident::new("first", Span::mixed_site());
                let stops = match hop.landing {
                    // As if the hurdles were not there.
                    Landing::Beyond => quote!(occupied.difference(#first)),
                    // As if nothing were open but what is reached without a hop.
                    Landing::Behind => quote!(#private::Bitboard::FULL.difference(#first)),
                };
                self.ride_by_form(&forms, |ride| {
                    let (near, far) = (ride(quote!(occupied)), ride(stops));
                    quote!(let #first = #near; #far.difference(#first))
                })
            }
            Family::Guarded(guarded) => self.guarded(guarded),
            Family::Tree(tree) => self.tree(tree),
        }
    }

    /// What the kernel of a family reaches, if its lines are gathered into one word.
    fn gathered(&self, family: &Family, kernels: Kernels) -> TokenStream {
        let look = |name, lines: &[Vec<Pair>]| {
            self.look(name, true, kernels, &self.lines_in_form(Form::Gathered, lines))
        };
        match family {
            Family::Bend(bend) => self.within(look("gathered_ride", &bend.lines), bend),
            Family::Hop(hop) => match hop.landing {
                Landing::Beyond => look("gathered_hop_beyond", &hop.lines),
                Landing::Behind => look("gathered_hop_behind", &hop.lines),
            },
            Family::Leaps(_) | Family::Guarded(_) | Family::Tree(_) => self.family(family),
        }
    }

    /// A block of `rides`, which is told what a ride along lines of several forms looks like that is stopped by some men.
    fn ride_by_form(
        &self,
        forms: &[(Form, Vec<Vec<Pair>>)],
        rides: impl FnOnce(&dyn Fn(TokenStream) -> TokenStream) -> TokenStream,
    ) -> TokenStream {
        let private = self.paths.private();
        let tables = forms.iter().map(|(form, lines)| self.lines_in_form(*form, lines));
        let names: Vec<Ident> = (0..forms.len())
            .map(|k| format_ident!("table{}", k, span = Span::mixed_site()))
            .collect();
        let rides = rides(&|men| {
            let rides = forms.iter().zip(&names).map(|((form, _), name)| {
                let kernel = format_ident!("{}", form_kernel(*form));
                quote!(#private::kernel::#kernel(#name, from, #men))
            });
            rides.reduce(|all, more| quote!(#all.union(#more))).unwrap_or_default()
        });
        quote!({ #(let #names = #tables;)* #rides })
    }

    /// What of `rides` may be ended on.
    fn within(&self, rides: TokenStream, bend: &Bend) -> TokenStream {
        match &bend.within {
            None => rides,
            Some(squares) => {
                let within = self.leaps_by_square(squares);
                quote!(#rides.intersection(#within))
            }
        }
    }

    fn tree(&self, tree: &Tree) -> TokenStream {
        let private = self.paths.private();
        let (nodes, starts) = self.nodes_by_square(tree);
        quote!(#private::kernel::tree(&#nodes.0, &#starts.0, from, occupied))
    }

    /// The nodes of a tree, and where those of each square start.
    pub(super) fn nodes_by_square(&self, tree: &Tree) -> (Ident, Ident) {
        let (table, private) = (self.table_path(), self.paths.private());
        // A tree has at most `MOST_NODES`, 16K, and a board with tables 256 squares.
        let nodes = tree.nodes.iter().flat_map(|Node { square, skip }| [*square, *skip]);
        let nodes: Vec<u16> = nodes.map(|number| number as u16).collect();
        let starts: Vec<u16> = tree.starts.iter().map(|start| *start as u16).collect();
        let nodes = self.numbers(&quote!(#table::Node), tree.nodes.len(), &nodes);
        let u16 = quote!(#private::core::primitive::u16);
        (nodes, self.numbers(&u16, starts.len(), &starts))
    }

    /// The name of a table of so many things that are made of these numbers.
    pub(super) fn numbers(&self, of: &TokenStream, count: usize, numbers: &[u16]) -> Ident {
        let table = self.table_path();
        let bytes = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
        let count = number(count);
        let ty = quote!(#table::Aligned<[#of; #count]>);
        self.paths.table(&ty, bytes, |bytes| quote!(#table::Aligned::read(*#bytes)))
    }

    pub(super) fn leaps_by_square(&self, squares: &[Squares]) -> TokenStream {
        let (private, words) = (self.paths.private(), self.board.words());
        let rows = squares.iter().map(|squares| squares.words(words).to_vec());
        let table = self.by_square(&[words], rows);
        quote!(#private::kernel::leap(&#table.0, from))
    }

    pub(super) fn lines_by_square(&self, lines: &[Vec<Pair>]) -> Ident {
        let count = lines.iter().map(Vec::len).max().unwrap_or(0);
        let row = |pairs: &Vec<Pair>| {
            let pair = |k| pairs.get(k).copied().unwrap_or_default();
            [self.side_by_side(count, |k| pair(k).up), self.side_by_side(count, |k| pair(k).down)]
                .concat()
        };
        self.by_square(&[2, self.board.words(), count], lines.iter().map(row))
    }

    fn guarded(&self, guarded: &Guarded) -> TokenStream {
        let (private, table) = (self.paths.private(), self.gates_by_square(guarded));
        if guarded.has_hurdles() {
            quote!(#private::kernel::hurdled(#table, from, occupied))
        } else {
            quote!(#private::kernel::guarded(#table, from, occupied))
        }
    }

    pub(super) fn gates_by_square(&self, guarded: &Guarded) -> Ident {
        let (count, has_hurdles) = (guarded.most(), guarded.has_hurdles());
        let row = |gates: &Vec<Gate>| {
            let gate = |k| gates.get(k).copied().unwrap_or_default();
            let mut row = self.side_by_side(count, |k| gate(k).clear);
            if has_hurdles {
                row.extend(self.side_by_side(count, |k| gate(k).hurdles));
            }
            row.extend(self.side_by_side(count, |k| gate(k).to));
            row
        };
        let sets = if has_hurdles { 3 } else { 2 };
        self.by_square(&[sets, self.board.words(), count], guarded.gates.iter().map(row))
    }

    /// Each word of `count` sets side by side.
    fn side_by_side(&self, count: usize, squares: impl Fn(usize) -> Squares) -> Vec<u64> {
        let words = self.board.words();
        (0..words)
            .flat_map(|n| (0..count).map(move |k| (n, k)))
            .map(|(n, k)| squares(k).words(words)[n])
            .collect()
    }

    /// The name of a table with a row of arrays for each square; `row` are their lengths, the outermost first.
    pub(in crate::emit) fn by_square(
        &self,
        row: &[usize],
        rows: impl Iterator<Item = Vec<u64>>,
    ) -> Ident {
        let private = self.paths.private();
        let word = quote!(#private::core::primitive::u64);
        let ty = row.iter().rev().map(|length| number(*length));
        let ty = ty.fold(word, |of, length| quote!([#of; #length]));
        self.rows(&ty, row.iter().product(), rows)
    }

    /// The name of a table with a row of this type for each square, and rows of nothing up to the length of a table.
    pub(super) fn rows(
        &self,
        ty: &TokenStream,
        words: usize,
        rows: impl Iterator<Item = Vec<u64>>,
    ) -> Ident {
        let (table, length) = (self.table_path(), self.board.table_length());
        let mut bytes = Vec::new();
        for row in rows {
            for word in row {
                bytes.extend_from_slice(&word.to_le_bytes());
            }
        }
        bytes.resize(8 * length * words, 0);
        let length = number(length);
        let ty = quote!(#table::Aligned<[#ty; #length]>);
        self.paths.table(&ty, bytes, |bytes| quote!(#table::Aligned::read(*#bytes)))
    }
}
