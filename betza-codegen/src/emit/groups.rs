//! How do the moves of a piece with effects look, part by part?

use super::at_level::{Asking, at_level};
use super::functions::Subject;
use super::program::Programs;
use super::reach::{Emitter, Kernels};
use super::using::mentions;
use crate::plan::{Groups, Jumps, LevelOne, Locust, Marked, Pass, Plain, Rest, Turn};
use crate::squares::Squares;
use betza_notation::pattern::Occupants;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};

/// The moves of all parts, with `view`, `color`, `from` and `sink` in scope, and with `level` where sets are `detected`
/// that are better for a processor which may have been found.
pub(super) fn moves(
    subject: Subject<'_>,
    groups: &Groups,
    level_one: Option<&LevelOne>,
    detected: Option<&Groups>,
) -> TokenStream {
    let private = subject.paths.private();
    let emitter = subject.emitter();
    let plain = groups.plain.as_ref();
    let plain = match detected.map(|groups| groups.plain.as_ref()) {
        None => plain.and_then(|plain| emitter.plain(plain, level_one, Asking::Compiled)),
        Some(Some(detected @ Plain::Own { .. })) => {
            let plain = plain.and_then(|plain| emitter.plain(plain, level_one, Asking::Compiled));
            let detected = emitter.plain(detected, level_one, Asking::AtLevel);
            detected.zip(plain).map(|(detected, plain)| at_level(subject.paths, &detected, &plain))
        }
        Some(Some(Plain::LevelOne) | None) => {
            plain.and_then(|plain| emitter.plain(plain, level_one, Asking::AtLevel))
        }
    };
    let first = emitter
        .reach(&groups.first_quiets, Kernels::Fastest)
        .map(|reach| when(Turn::First, quote!(plain = plain.union(#reach.difference(occupied));)));
    let passes = groups.passes.iter().map(|pass| {
        let pass = emitter.pass(pass);
        quote!(plain = plain.union(#pass);)
    });
    let en_passant = (!groups.en_passant.is_empty()).then(|| {
        let leaps = emitter.leap(&groups.en_passant);
        quote! {
            let targets = #leaps.intersection(view.en_passant()).difference(occupied);
            let untaken = #private::kernel::en_passant(targets, view.en_passant_victim(), from, sink)?;
            plain = plain.union(untaken);
        }
    });
    let rest = groups.rest.as_ref().map(|Rest { flat, facts, turn }| {
        let programs = Programs::new(subject.paths);
        let (scene, rest) = (programs.scene(*facts), programs.rest(flat));
        when(*turn, quote!(#scene plain = plain.union(#rest?);))
    });
    let gathered: TokenStream =
        first.into_iter().chain(passes).chain(en_passant).chain(rest).collect();
    let marked = groups.marked.iter().map(|marked| emitter.marked(marked));
    let locusts = groups.locusts.iter().map(|locust| emitter.locust(locust));
    let effects = quote!(#(#marked)* #(#locusts)*);
    let last =
        quote!(sink.group(#private::Group { from, to: plain, effect: #private::Effect::NONE }));
    let body = match (plain, gathered.is_empty()) {
        (None, true) => quote!(#effects #private::core::ops::ControlFlow::Continue(())),
        (Some(plain), true) => quote!(#effects let plain = #plain; #last),
        (None, false) => {
            quote!(#effects let mut plain = #private::Bitboard::EMPTY; #gathered #last)
        }
        (Some(plain), false) => quote!(#effects let mut plain = #plain; #gathered #last),
    };
    let occupied = mentions(&body, "occupied").then(|| quote!(let occupied = view.occupied();));
    quote!(#occupied #body)
}

/// Statements for the turn in which they are meant.
fn when(turn: Turn, statements: TokenStream) -> TokenStream {
    match turn {
        Turn::Any => statements,
        Turn::First => quote!(if view.unmoved().contains(from) { #statements }),
    }
}

impl Emitter<'_> {
    /// Squares to go to without an effect, if there are ever any.
    fn plain(
        &self,
        plain: &Plain,
        level_one: Option<&LevelOne>,
        asking: Asking,
    ) -> Option<TokenStream> {
        let ask = |function| asking.of(self.paths, function, &quote!(color, from, occupied));
        let (attacks, quiets) = match (plain, level_one) {
            (Plain::LevelOne, None) => unreachable!("it has the sets of level one"),
            (Plain::LevelOne, Some(LevelOne { attacks, quiets, .. })) => (
                (!attacks.is_empty()).then(|| ask("attacks")),
                quiets.as_ref().map(|reach| (!reach.is_empty()).then(|| ask("quiets"))),
            ),
            (Plain::Own { attacks, quiets }, _) => {
                let emit = |reach| self.reach(reach, asking.kernels());
                let quiets = quiets
                    .as_ref()
                    .map(|reach| emit(reach).map(|reach| quote!(#reach.difference(occupied))));
                (emit(attacks), quiets)
            }
        };
        let Some(quiets) = quiets else {
            return attacks.map(|attacks| quote!(#attacks.difference(view.own())));
        };
        let captures = attacks.map(|attacks| quote!(#attacks.intersection(view.enemy())));
        quiets.into_iter().chain(captures).reduce(|all, more| quote!(#all.union(#more)))
    }

    fn pass(&self, pass: &Pass) -> TokenStream {
        let private = self.paths.private();
        let (steps, on) = (self.leap(&pass.steps), self.squares_with(pass.on));
        quote!(#private::kernel::pass(#steps.intersection(#on), from))
    }

    fn marked(&self, marked: &Marked) -> TokenStream {
        let private = self.paths.private();
        let table =
            self.by_side(&marked.ways, |ways| self.pairs(ways, |way| [way.crossed, way.to]));
        let open = self.squares_with(marked.open);
        when(marked.turn, quote!(#private::kernel::marked(#table, from, occupied, #open, sink)?;))
    }

    fn locust(&self, locust: &Locust) -> TokenStream {
        let private = self.paths.private();
        let open = self.squares_with(locust.open);
        match &locust.jumps {
            Jumps::Steps { first, second } => {
                let first = self.by_color(|side| self.leap_table(first, side));
                let second = self.by_color(|side| self.leap_table(second, side));
                quote!(#private::kernel::locust(#first, #second, from, view.enemy(), #open, sink)?;)
            }
            Jumps::Lines(lines) => {
                let table =
                    self.by_side(lines, |lines| self.pairs(lines, |jump| [jump.over, jump.onto]));
                quote!(#private::kernel::jumps(#table, from, view.enemy(), #open, sink)?;)
            }
        }
    }

    /// A table with some pairs of sets for each square.
    fn pairs<T>(&self, rows: &[Vec<T>], sets: impl Fn(&T) -> [Squares; 2]) -> TokenStream {
        let count = rows.iter().map(Vec::len).max().unwrap_or(0);
        let words = self.board.words();
        let row = |pairs: &Vec<T>| {
            let pair = |k: usize| pairs.get(k).map_or([Squares::NONE; 2], &sets);
            let sets: Vec<Squares> = (0..count).flat_map(pair).collect();
            sets.iter().flat_map(|set| set.words(words)).copied().collect()
        };
        self.by_square(&[count, 2, words], rows.iter().map(row)).into_token_stream()
    }

    /// The squares on which one of these stands, as the piece sees it that has left `from`.
    fn squares_with(&self, occupants: Occupants) -> TokenStream {
        let private = self.paths.private();
        let with_empty = occupants.contains(Occupants::EMPTY);
        // Squares that may be empty are those on which nothing else stands.
        let named = |part| occupants.contains(part) != with_empty;
        let men = match (named(Occupants::OWN), named(Occupants::ENEMY)) {
            (true, true) => Some(quote!(occupied)),
            (true, false) => Some(quote!(view.own())),
            (false, true) => Some(quote!(view.enemy())),
            (false, false) => None,
        };
        let union = match (men, named(Occupants::START)) {
            (Some(men), true) => quote!(#men.with(from)),
            (Some(men), false) => quote!(#men.without(from)),
            (None, true) => quote!(#private::Bitboard::from_square(from)),
            (None, false) => quote!(#private::Bitboard::EMPTY),
        };
        if with_empty { quote!(#union.complement()) } else { union }
    }
}
