//! How does a piece look as a type with its functions?

use super::at_level::{Asking, SeamsAt};
use super::docs::{self, Audience};
use super::functions::{Seams, Subject, derives};
use super::level_one::level_one;
use super::program::Programs;
use super::reach::Kernels;
use super::using::using;
use super::{Compiled, Content, Paths, groups, levels};
use crate::input::Item;
use crate::plan::{self, Moves, Plan};
use crate::report::Findings;
use betza_notation::pattern::Facts;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// `piece!("…")`: a block with a type of its own whose value is the piece.
pub(crate) fn expression(paths: &Paths, compiled: &Compiled, findings: &Findings) -> TokenStream {
    let name = paths.name("Piece");
    let errors = &findings.errors;
    let warnings = findings.warnings_as_statements();
    let none = TokenStream::new();
    let docs = docs::of_type(compiled, Audience::Editors);
    let Definition { ty, impls } = definition(paths, compiled, &name, &docs, &none, &none);
    let names = paths.short_names(&compiled.board);
    let (tables, check) = (paths.take_tables(), compiled.size_check(paths));
    quote!({ #errors #warnings #names #tables #ty #impls #check #name })
}

/// `pub struct Name = …;`
pub(crate) fn item(
    paths: &Paths,
    item: &Item,
    compiled: &Compiled,
    findings: &Findings,
) -> TokenStream {
    let attributes = levels::sort(&item.attributes);
    let docs = docs::after(&attributes.own, &docs::of_type(compiled, Audience::Readers));
    let visibility = &item.visibility;
    let constants = docs::constants(paths, compiled, visibility);
    let Definition { ty, impls } =
        definition(paths, compiled, &item.name, &docs, visibility, &constants);
    let cfgs = &attributes.cfgs;
    let names = paths.short_names(&compiled.board);
    let (tables, check) = (paths.take_tables(), compiled.size_check(paths));
    let warnings = findings.warnings_as_item(&attributes.of_warnings);
    let errors = &findings.errors;
    quote! {
        #errors
        #warnings
        #ty

        #cfgs
        const _: () = {
            #names

            #tables

            #impls

            #check
        };
    }
}

/// The struct, and all its functions and traits.
pub(super) struct Definition {
    pub(super) ty: TokenStream,
    pub(super) impls: TokenStream,
}

/// Writes a piece down as a struct.
pub(super) fn definition(
    paths: &Paths,
    compiled: &Compiled,
    name: &Ident,
    docs: &TokenStream,
    visibility: &TokenStream,
    constants: &TokenStream,
) -> Definition {
    let subject = Subject { paths, board: &compiled.board, name, visibility };
    let (level_one, seams) = match &compiled.content {
        Content::Piece { facts, plan, .. } => {
            let detected = plan.detected.as_ref().and_then(|plan| plan.level_one.as_ref().ok());
            let bodies = plan.level_one.as_ref().ok();
            let bodies = bodies.map(|plan| level_one(subject, plan, detected));
            (bodies, seams(subject, plan, *facts))
        }
        Content::Stub => {
            let nothing = plan::LevelOne {
                quiets: Some(plan::Reach::default()),
                ..plan::LevelOne::default()
            };
            (Some(level_one(subject, &nothing, None)), stub_seams(subject))
        }
    };
    let derives = derives(paths);
    let inherent = subject.inherent_seams(&seams);
    let attacks_trait = level_one.as_ref().map(|bodies| subject.attacks_trait(bodies));
    let level_one = level_one.map(|bodies| subject.level_one(&bodies));
    let seam_traits = subject.seam_traits(&seams);
    let ty = quote! {
        #docs
        #derives
        #visibility struct #name;
    };
    let impls = quote! {
        impl #name {
            #constants

            #level_one

            #inherent
        }

        #attacks_trait

        #seam_traits
    };
    Definition { ty, impls }
}

/// The seams to every host that can answer what the piece asks.
fn seams(subject: Subject<'_>, plan: &Plan, facts: Facts) -> Seams {
    let private = subject.paths.private();
    let (board, host_view) = (subject.paths.board(subject.board), subject.paths.host_view());
    let capabilities = [
        (facts.unmoved, "Unmoved"),
        (facts.kinds, "Kinds"),
        (facts.check, "CheckStatus"),
        (facts.en_passant, "EnPassant"),
        (facts.sectors, "Sectors"),
    ];
    let asked =
        capabilities.iter().filter(|(asked, _)| *asked).map(|(_, name)| format_ident!("{name}"));
    let bounds = quote!(#host_view: #private::BoardView<Board = #board> #(+ #private::#asked)*,);
    let mut at_level = SeamsAt::default();
    let (targets, moves) = match (&plan.moves, &plan.level_one) {
        (Moves::Sets { first_quiets }, Ok(level_one)) => {
            let targets = |asking| Some(sets(subject, level_one, first_quiets, asking));
            if plan.detected.is_some() {
                at_level = SeamsAt {
                    targets: targets(Asking::AtLevel),
                    moves: Some(one_group(subject, Asking::AtLevel)),
                    threatened: Some(threatened(subject, Asking::AtLevel)),
                };
            }
            (targets(Asking::Compiled), one_group(subject, Asking::Compiled))
        }
        (Moves::Sets { .. }, Err(_)) => unreachable!("sets are planned only beside level one"),
        (Moves::Groups(groups), level_one) => {
            let moves =
                |detected| groups::moves(subject, groups, level_one.as_ref().ok(), detected);
            match plan.detected.as_deref().map(|plan| &plan.moves) {
                Some(Moves::Groups(detected)) => {
                    // Tables of groups stand in the code once.
                    at_level.moves = Some(using(&["level", "color"], moves(Some(detected))));
                    let compiled = quote!(#private::Compiled);
                    (
                        None,
                        quote!(#private::Moves::moves_at(self, #compiled, view, color, from, sink)),
                    )
                }
                Some(Moves::Sets { .. } | Moves::Program { .. }) | None => {
                    (None, using(&["color"], moves(None)))
                }
            }
        }
        (Moves::Program { flat, effects }, _) => {
            let programs = Programs::new(subject.paths);
            let (scene, squares, run) =
                (programs.scene(facts), programs.squares(flat), programs.run(flat));
            let targets = quote! {
                #scene
                let reached = #squares;
                let men = view.occupied().without(from);
                #private::TargetSets { quiets: reached.difference(men), captures: reached.intersection(men) }
            };
            if *effects {
                (None, quote!(#scene #run))
            } else {
                // The program stands in the code once, not for each of the two.
                (Some(targets), one_group(subject, Asking::Compiled))
            }
        }
    };
    let threatened = match &plan.moves {
        Moves::Sets { .. } => Some(threatened(subject, Asking::Compiled)),
        Moves::Groups(_) | Moves::Program { .. } => None,
    };
    Seams {
        inherent_bounds: Some(bounds.clone()),
        targets_bounds: bounds.clone(),
        moves_bounds: bounds,
        targets,
        moves,
        threatened,
        at_level,
    }
}

/// The own men that would capture what stands on `target`, of a piece without moves beyond those of level one.
fn threatened(subject: Subject<'_>, asking: Asking) -> TokenStream {
    let private = subject.paths.private();
    let attackers = asking.of(subject.paths, "attackers", &quote!(color, target, view.occupied()));
    quote! {
        if !view.enemy().contains(target) {
            return #private::Bitboard::EMPTY;
        }
        #attackers.intersection(view.own())
    }
}

/// The targets of a piece that has no moves beyond those of level one and of its first move.
fn sets(
    subject: Subject<'_>,
    level_one: &plan::LevelOne,
    first_quiets: &plan::Reach,
    asking: Asking,
) -> TokenStream {
    let private = subject.paths.private();
    let emitter = subject.emitter();
    let first = emitter.reach(first_quiets, Kernels::Fastest).map(|reach| {
        quote! {
            if view.unmoved().contains(from) {
                quiets = quiets.union(#reach.difference(occupied));
            }
        }
    });
    let mutable = first.as_ref().map(|_| quote!(mut));
    let ask = |function| asking.of(subject.paths, function, &quote!(color, from, occupied));
    let attacks = ask("attacks");
    let sets = if level_one.quiets.is_none() {
        quote! {
            let reach = #attacks;
            let #mutable quiets = reach.difference(occupied);
            let captures = reach.intersection(view.enemy());
        }
    } else {
        let ask_quiets = ask("quiets");
        quote! {
            let #mutable quiets = #ask_quiets;
            let captures = #attacks.intersection(view.enemy());
        }
    };
    quote! {
        let occupied = view.occupied();
        #sets
        #first
        #private::TargetSets { quiets, captures }
    }
}

/// All moves of one piece without effects are one group.
fn one_group(subject: Subject<'_>, asking: Asking) -> TokenStream {
    let private = subject.paths.private();
    let targets = match asking {
        Asking::Compiled => quote!(#private::Targets::targets(self, view, color, from)),
        Asking::AtLevel => quote!(#private::Targets::targets_at(self, level, view, color, from)),
    };
    quote! {
        let targets = #targets;
        sink.group(#private::Group {
            from,
            to: targets.quiets.union(targets.captures),
            effect: #private::Effect::NONE,
        })
    }
}

/// The seams of a stub: any host will do, and there is never a move.
fn stub_seams(subject: Subject<'_>) -> Seams {
    let (private, host_view) = (subject.paths.private(), subject.paths.host_view());
    let bounds = quote!(#host_view: #private::BoardView,);
    Seams {
        inherent_bounds: None,
        targets_bounds: bounds.clone(),
        moves_bounds: bounds,
        targets: Some(quote! {
            let _ = (view, color, from);
            #private::TargetSets { quiets: #private::Bitboard::EMPTY, captures: #private::Bitboard::EMPTY }
        }),
        moves: quote! {
            let _ = (view, color, from, sink);
            #private::core::ops::ControlFlow::Continue(())
        },
        threatened: None,
        at_level: SeamsAt::default(),
    }
}
