//! How does a row of lines look in each form?
//!
//! As the runtime's tables of these names have it: `Sparse`, `Folded`, `Gathered`.

use super::Emitter;
use crate::emit::number;
use crate::plan::{Form, Pair};
use crate::squares::Squares;
use proc_macro2::Ident;
use quote::quote;

/// The words of the row of a square by its lines.
type Row<'a> = dyn Fn(usize, &[Pair]) -> Vec<u64> + 'a;

impl Emitter<'_> {
    /// The name of the table of lines that the kernel of a form reads.
    pub(super) fn lines_in_form(&self, form: Form, lines: &[Vec<Pair>]) -> Ident {
        let table = self.table_path();
        let count = lines.iter().map(Vec::len).max().unwrap_or(0);
        let words = self.board.words();
        let (lines_count, words_count) = (number(count), number(words));
        let (name, row): (_, &Row<'_>) = match form {
            Form::Words => return self.lines_by_square(lines),
            Form::Sparse => (quote!(Sparse), &|from, pairs| sparse(words, from, pairs)),
            Form::Folded => (quote!(Folded), &|_, pairs| folded(words, pairs)),
            Form::Gathered => (quote!(Gathered), &|_, pairs| gathered(words, pairs)),
        };
        let ty = quote!(#table::#name<#lines_count, #words_count>);
        let rows = lines.iter().enumerate().map(|(from, pairs)| {
            // Each square has as many lines as the one with most of them.
            let pair = |k| pairs.get(k).copied().unwrap_or_default();
            row(from, &(0..count).map(pair).collect::<Vec<_>>())
        });
        self.rows(&ty, form.words(count, words), rows)
    }
}

/// What lies beyond the rider's square, as it is and with the bytes in reverse, and the squares of each line.
fn sparse(words: usize, from: usize, pairs: &[Pair]) -> Vec<u64> {
    let own = Squares::only(from).words(words).to_vec();
    let reversed: Vec<u64> = own.iter().rev().map(|word| word.swap_bytes()).collect();
    let mut row = [doubled(&own), doubled(&reversed)].concat();
    row.extend(pairs.iter().flat_map(|Pair { up, down }| up.union(*down).words(words).to_vec()));
    row
}

/// A set as the number that is twice as great.
fn doubled(set: &[u64]) -> Vec<u64> {
    let mut carry = 0;
    let double = |word: &u64| {
        let doubled = word << 1 | carry;
        carry = word >> 63;
        doubled
    };
    set.iter().map(double).collect()
}

/// The squares of all lines, each of them with its words upon one another and turned, and how far.
fn folded(words: usize, pairs: &[Pair]) -> Vec<u64> {
    let squares = all(pairs);
    let turn = squares.first().unwrap_or(0) % 64;
    let fold = |set: &Squares| {
        let laid = set.words(words).iter().fold(0, |all, word| all | word);
        laid.rotate_right(turn as u32)
    };
    let mut row = squares.words(words).to_vec();
    row.extend(pairs.iter().map(|pair| fold(&pair.up)));
    row.extend(pairs.iter().map(|pair| fold(&pair.down)));
    row.push(turn as u64);
    row
}

/// The squares of all lines, and of each of them where its squares stand among those.
fn gathered(words: usize, pairs: &[Pair]) -> Vec<u64> {
    let squares = all(pairs);
    let gather = |set: Squares| set.iter().fold(0, |all, at| all | 1_u64 << squares.rank(at));
    let mut row = squares.words(words).to_vec();
    row.extend(pairs.iter().map(|pair| gather(pair.up)));
    row.extend(pairs.iter().map(|pair| gather(pair.down)));
    row
}

fn all(pairs: &[Pair]) -> Squares {
    pairs.iter().fold(Squares::NONE, |all, pair| all.union(pair.up).union(pair.down))
}
