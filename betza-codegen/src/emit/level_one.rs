//! What answers the functions of numbers alone?
//!
//! Each body is written for the processor that it is compiled for, and, where an index of gathered bits would answer it,
//! for one that may be found.

use super::at_level::{Asking, LevelOneAt, at_level};
use super::functions::{LevelOne, Subject};
use super::reach::Kernels;
use super::using::using;
use crate::plan::{self, Attackers};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// The bodies of a piece that has them; `detected` is its plan for a processor that may be found.
pub(super) fn level_one(
    subject: Subject<'_>,
    plan: &plan::LevelOne,
    detected: Option<&plan::LevelOne>,
) -> LevelOne {
    let emitter = subject.emitter();
    let is_constant = plan.attacks.is_constant();
    LevelOne {
        attacks: if is_constant && !plan.attacks.is_indexed(subject.board.shape) {
            quote!(self.attacks_const(color, from, occupied))
        } else {
            attacks(subject, plan, Asking::Compiled)
        },
        attacks_const: is_constant.then(|| {
            let reach = emitter.reach(&plan.attacks, Kernels::Constant);
            using(&["color", "from", "occupied"], subject.or_empty(reach))
        }),
        quiets: quiets(subject, plan, Asking::Compiled),
        has_own_quiets: plan.quiets.is_some(),
        attackers: attackers(subject, plan, Asking::Compiled),
        critical: critical(subject, plan),
        reach: emitter.over_hurdles(&plan.attacks).map(|reach| using(&["color", "from"], reach)),
        attacks_all: emitter
            .leaps_of_all(&plan.attacks)
            .map(|body| using(&["color", "men", "occupied"], body)),
        at_level: detected.map(|plan| level_one_at(subject, plan)).unwrap_or_default(),
    }
}

/// The functions that `plan` answers by an index, or by asking one that it does.
fn level_one_at(subject: Subject<'_>, plan: &plan::LevelOne) -> LevelOneAt {
    let is_indexed = |reach: &plan::Reach| reach.is_indexed(subject.board.shape);
    let has_attacks = is_indexed(&plan.attacks);
    let has_quiets = plan.quiets.as_ref().map_or(has_attacks, is_indexed);
    let has_attackers = match &plan.attackers {
        Attackers::Reversed(reach) => is_indexed(reach),
        Attackers::Turned | Attackers::Asked => has_attacks,
    };
    let asking = Asking::AtLevel;
    LevelOneAt {
        attacks: has_attacks.then(|| attacks(subject, plan, asking)),
        quiets: has_quiets.then(|| quiets(subject, plan, asking)),
        attackers: has_attackers.then(|| attackers(subject, plan, asking)),
        attacks_all: has_attacks.then(|| {
            let private = subject.paths.private();
            let attacks = asking.of(subject.paths, "attacks", &quote!(color, from, occupied));
            quote! {
                let mut attacked = #private::Bitboard::EMPTY;
                for from in men {
                    attacked = attacked.union(#attacks);
                }
                attacked
            }
        }),
    }
}

fn attacks(subject: Subject<'_>, plan: &plan::LevelOne, asking: Asking) -> TokenStream {
    let reach = subject.or_empty(subject.emitter().reach(&plan.attacks, asking.kernels()));
    from_tables(subject, asking, "attacks", "from", reach)
}

fn quiets(subject: Subject<'_>, plan: &plan::LevelOne, asking: Asking) -> TokenStream {
    let Some(quiets) = &plan.quiets else {
        let attacks = asking.of(subject.paths, "attacks", &quote!(color, from, occupied));
        return quote!(#attacks.difference(occupied));
    };
    let reach = subject.emitter().reach(quiets, asking.kernels());
    let reach = subject.or_empty(reach.map(|reach| quote!(#reach.difference(occupied))));
    from_tables(subject, asking, "quiets", "from", reach)
}

/// The squares from which the piece attacks `target`.
fn attackers(subject: Subject<'_>, plan: &plan::LevelOne, asking: Asking) -> TokenStream {
    let (paths, private) = (subject.paths, subject.paths.private());
    match &plan.attackers {
        Attackers::Turned => {
            let color =
                if plan.attacks.is_symmetric() { quote!(color) } else { quote!(color.other()) };
            asking.of(paths, "attacks", &quote!(#color, target, occupied))
        }
        Attackers::Reversed(reach) => {
            let reversed = subject.emitter().reach(reach, asking.kernels());
            let reversed = subject.or_empty(reversed);
            from_tables(
                subject,
                asking,
                "attackers",
                "target",
                quote!(let from = target; #reversed),
            )
        }
        Attackers::Asked => {
            let attacks = asking.of(paths, "attacks", &quote!(color, from, occupied));
            quote!(#private::kernel::transposed(target, |from| #attacks))
        }
    }
}

/// The body of `function`, which asks about `square`, from tables of its own: those of a processor that was found, or else
/// those that the function reads as it was compiled.
fn from_tables(
    subject: Subject<'_>,
    asking: Asking,
    function: &str,
    square: &str,
    body: TokenStream,
) -> TokenStream {
    match asking {
        Asking::Compiled => using(&["color", square, "occupied"], body),
        Asking::AtLevel => {
            let square = format_ident!("{square}");
            let arguments = quote!(color, #square, occupied);
            let compiled = Asking::Compiled.of(subject.paths, function, &arguments);
            at_level(subject.paths, &quote!({ #body }), &compiled)
        }
    }
}

/// The squares on which hangs which of `men` attack `target`, from the tables of `attackers`.
fn critical(subject: Subject<'_>, plan: &plan::LevelOne) -> TokenStream {
    let private = subject.paths.private();
    let emitter = subject.emitter();
    let parameters = ["color", "target", "occupied", "men"];
    let (origin, reach) = match &plan.attackers {
        Attackers::Turned if plan.attacks.is_symmetric() => {
            (quote!(let from = target;), &plan.attacks)
        }
        Attackers::Turned => (quote!(let (color, from) = (color.other(), target);), &plan.attacks),
        Attackers::Reversed(reach) => (quote!(let from = target;), &**reach),
        Attackers::Asked => {
            return using(&parameters, quote!(#private::kernel::critical_anywhere(men)));
        }
    };
    match emitter.critical(reach) {
        Some(critical) => using(&parameters, quote!(#origin #critical)),
        None => using(&parameters, quote!(#private::Bitboard::EMPTY)),
    }
}
