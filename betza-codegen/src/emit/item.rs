//! How does a piece look as a type with its functions?

use super::functions::{LevelOne, Seams, Subject, derives};
use super::reach::Emitter;
use super::{Compiled, Content, Paths, docs, levels};
use crate::input::Item;
use crate::plan::Plan;
use crate::report::Findings;
use betza_notation::pattern::Facts;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{format_ident, quote};

/// `piece!("…")`: a block with a type of its own whose value is the piece.
pub(crate) fn expression(paths: &Paths, compiled: &Compiled, findings: &Findings) -> TokenStream {
    let name = format_ident!("Piece", span = Span::mixed_site());
    let errors = &findings.errors;
    let warnings = findings.warnings_as_statements();
    let body = definition(paths, compiled, &name, &docs::of_type(compiled), &TokenStream::new());
    quote!({ #errors #warnings #body #name })
}

/// `pub struct Name = …;`
pub(crate) fn item(
    paths: &Paths,
    item: &Item,
    compiled: &Compiled,
    findings: &Findings,
) -> TokenStream {
    let attributes = levels::sort(&item.attributes);
    let docs = docs::after(&attributes.own, &docs::of_type(compiled));
    let body = definition(paths, compiled, &item.name, &docs, &item.visibility);
    let warnings = findings.warnings_as_item(&attributes.of_warnings);
    let errors = &findings.errors;
    quote!(#errors #warnings #body)
}

/// The struct with all its functions and traits.
pub(super) fn definition(
    paths: &Paths,
    compiled: &Compiled,
    name: &Ident,
    docs: &TokenStream,
    visibility: &TokenStream,
) -> TokenStream {
    let subject = Subject { paths, board: compiled.board, name, visibility };
    let (level_one, seams) = match &compiled.content {
        Content::Piece { facts, plan, .. } => {
            (level_one(subject, plan), seams(subject, plan, *facts))
        }
        Content::Stub => (level_one(subject, &Plan::default()), stub_seams(subject)),
    };
    let private = paths.private();
    let (derives, notation) = (derives(paths), compiled.notation());
    let (level_one, inherent) = (subject.level_one(&level_one), subject.inherent_seams());
    let (attacks_trait, seam_traits) = (subject.attacks_trait(), subject.seam_traits(&seams));
    quote! {
        #docs
        #derives
        #visibility struct #name;

        impl #name {
            /// The notation, as written.
            #visibility const NOTATION: &'static #private::core::primitive::str = #notation;

            #level_one

            #inherent
        }

        #attacks_trait

        #seam_traits
    }
}

fn level_one(subject: Subject<'_>, plan: &Plan) -> LevelOne {
    let private = subject.paths.private();
    let emitter = Emitter { paths: subject.paths, board: subject.board };
    let empty = quote!(#private::Bitboard::EMPTY);
    let attacks_const = emitter.reach(&plan.attacks).unwrap_or_else(|| empty.clone());
    let quiets = if plan.quiets == plan.attacks && !plan.quiets.is_empty() {
        quote!(self.attacks(color, from, occupied).difference(occupied))
    } else {
        emitter.reach(&plan.quiets).map_or(empty, |reach| quote!(#reach.difference(occupied)))
    };
    // Each step back along a path is a step of the other color, so the men who attack a square stand where a piece of
    // the other color would attack from it.
    let attackers = if plan.attacks.is_symmetric() {
        quote!(self.attacks(color, target, occupied))
    } else {
        quote!(self.attacks(color.other(), target, occupied))
    };
    LevelOne {
        attacks: quote!(self.attacks_const(color, from, occupied)),
        attacks_const: using(&["color", "from", "occupied"], attacks_const),
        quiets: using(&["color", "from", "occupied"], quiets),
        attackers,
    }
}

/// The seams to every host that can answer what the piece asks.
fn seams(subject: Subject<'_>, plan: &Plan, facts: Facts) -> Seams {
    let private = subject.paths.private();
    let board = subject.paths.board(subject.board);
    let emitter = Emitter { paths: subject.paths, board: subject.board };
    let unmoved = facts.unmoved.then(|| quote!(+ #private::Unmoved));
    let bounds = quote!(HostView: #private::BoardView<Board = #board> #unmoved,);
    let first = emitter.reach(&plan.first_quiets).map(|reach| {
        quote! {
            if view.unmoved().contains(from) {
                quiets = quiets.union(#reach.difference(occupied));
            }
        }
    });
    let mutable = first.as_ref().map(|_| quote!(mut));
    let sets = if plan.quiets == plan.attacks {
        quote! {
            let reach = self.attacks(color, from, occupied);
            let #mutable quiets = reach.difference(occupied);
            let captures = reach.intersection(view.enemy());
        }
    } else {
        quote! {
            let #mutable quiets = self.quiets(color, from, occupied);
            let captures = self.attacks(color, from, occupied).intersection(view.enemy());
        }
    };
    let targets = quote! {
        let occupied = view.occupied();
        #sets
        #first
        #private::TargetSets { quiets, captures }
    };
    // All moves of one piece without effects are one group.
    let moves = quote! {
        let targets = #private::Targets::targets(self, view, color, from);
        sink.group(#private::Group {
            from,
            to: targets.quiets.union(targets.captures),
            effect: #private::Effect::NONE,
        })
    };
    Seams { targets_bounds: bounds.clone(), moves_bounds: bounds, targets, moves }
}

/// The seams of a stub: any host will do, and there is never a move.
fn stub_seams(subject: Subject<'_>) -> Seams {
    let private = subject.paths.private();
    let bounds = quote!(HostView: #private::BoardView,);
    Seams {
        targets_bounds: bounds.clone(),
        moves_bounds: bounds,
        targets: quote! {
            let _ = (view, color, from);
            #private::TargetSets { quiets: #private::Bitboard::EMPTY, captures: #private::Bitboard::EMPTY }
        },
        moves: quote! {
            let _ = (view, color, from, sink);
            #private::core::ops::ControlFlow::Continue(())
        },
    }
}

/// `body` after a statement that uses the parameters it does not mention.
fn using(parameters: &[&str], body: TokenStream) -> TokenStream {
    let mut mentioned = Vec::new();
    collect_words(&body, &mut mentioned);
    let is_idle = |name: &&&str| !mentioned.iter().any(|word| word == **name);
    let idle: Vec<_> =
        parameters.iter().filter(is_idle).map(|name| format_ident!("{name}")).collect();
    match &idle[..] {
        [] => body,
        [one] => quote!(let _ = #one; #body),
        _ => quote!(let _ = (#(#idle),*); #body),
    }
}

fn collect_words(tokens: &TokenStream, words: &mut Vec<String>) {
    for token in tokens.clone() {
        match token {
            TokenTree::Ident(ident) => words.push(ident.to_string()),
            TokenTree::Group(group) => collect_words(&group.stream(), words),
            TokenTree::Punct(_) | TokenTree::Literal(_) => {}
        }
    }
}
