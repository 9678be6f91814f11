//! How does a table look that was made square by square?
//!
//! Written down as numbers: what a `const fn` would walk for is walked here, once and not by an interpreter.

use super::Emitter;
use crate::plan::{Bend, Family, Gate, Guarded, Landing, Pair, Tables};
use crate::squares::Squares;
use proc_macro2::{Literal, TokenStream};
use quote::quote;

impl Emitter<'_> {
    /// What the kernel of a family reaches, with `color`, `from` and `occupied` in scope.
    pub(super) fn tables(&self, tables: &Tables) -> TokenStream {
        let families = &tables.families;
        let white = self.family(&families.white);
        let Some(black) = families.black.as_ref().map(|family| self.family(family)) else {
            return white;
        };
        let private = self.paths.private();
        quote! {
            match color {
                #private::Color::White => #white,
                #private::Color::Black => #black,
            }
        }
    }

    fn family(&self, family: &Family) -> TokenStream {
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
        }
    }

    fn leaps_by_square(&self, squares: &[Squares]) -> TokenStream {
        let private = self.paths.private();
        let rows = squares.iter().map(|set| self.set(*set));
        let table = self.table(rows, &self.set(Squares::NONE));
        quote!(#private::kernel::leap(const { &#table }, from))
    }

    fn lines_by_square(&self, lines: &[Vec<Pair>]) -> TokenStream {
        let count = lines.iter().map(Vec::len).max().unwrap_or(0);
        let row = |pairs: &[Pair]| {
            let pair = |k| pairs.get(k).copied().unwrap_or_default();
            let above = (0..count).map(|k| self.set(pair(k).up));
            let below = (0..count).map(|k| self.set(pair(k).down));
            quote!([[#(#above),*], [#(#below),*]])
        };
        self.aligned(lines.iter().map(|pairs| row(pairs)), &row(&[]))
    }

    fn guarded(&self, guarded: &Guarded) -> TokenStream {
        let private = self.paths.private();
        let (count, has_hurdles) = (guarded.most(), guarded.has_hurdles());
        let row = |gates: &[Gate]| {
            let gates = (0..count).map(|k| {
                let Gate { clear, hurdles, to } = gates.get(k).copied().unwrap_or_default();
                let (clear, to) = (self.set(clear), self.set(to));
                let hurdles = has_hurdles.then(|| self.set(hurdles)).into_iter();
                quote!([#clear, #(#hurdles,)* #to])
            });
            quote!([#(#gates),*])
        };
        let table = self.aligned(guarded.gates.iter().map(|gates| row(gates)), &row(&[]));
        if has_hurdles {
            quote!(#private::kernel::hurdled(#table, from, occupied))
        } else {
            quote!(#private::kernel::guarded(#table, from, occupied))
        }
    }

    fn aligned(&self, rows: impl Iterator<Item = TokenStream>, empty: &TokenStream) -> TokenStream {
        let (path, table) = (self.table_path(), self.table(rows, empty));
        quote!(const { &#path::Aligned(#table) })
    }

    /// A row for each square, and rows of nothing up to the length of a table.
    fn table(&self, rows: impl Iterator<Item = TokenStream>, empty: &TokenStream) -> TokenStream {
        let padding = core::iter::repeat_n(empty, self.board.table_length() - self.board.squares());
        quote!([#(#rows,)* #(#padding),*])
    }

    fn set(&self, squares: Squares) -> TokenStream {
        let words = squares.words(self.board.words()).iter().copied().map(word);
        quote!([#(#words),*])
    }
}

/// A word of a set; as sets of few squares are read best, in powers of 16.
fn word(word: u64) -> Literal {
    if word < 1000 {
        return Literal::u64_unsuffixed(word);
    }
    let text = format!("{word:#x}");
    text.parse().unwrap_or_else(|_| Literal::u64_unsuffixed(word))
}
