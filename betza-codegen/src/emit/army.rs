//! How does an army look as one enum?

use super::at_level::{LevelOneAt, SeamsAt};
use super::docs::{self, Audience};
use super::functions::{LevelOne, Seams, Subject, derives};
use super::item::{Definition, definition};
use super::{Compiled, HasLevelOne, Paths, levels, number};
use crate::input::{Army, Variant};
use crate::report::{self, Findings};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeSet;
use syn::ext::IdentExt;

/// The enum, and in a `const _` the pieces and the dispatch to them.
pub(crate) fn army(paths: &Paths, army: &Army, men: &[(Compiled, Findings)]) -> TokenStream {
    let (visibility, name, derives) = (&army.visibility, &army.name, derives(paths));
    let faults = report::faults(&army.faults);
    let errors = men.iter().map(|(_, findings)| &findings.errors);
    let whole = levels::sort(&army.attributes);
    let (of_army, army_levels) = (&whole.of_warnings, &whole.levels);
    let sorted: Vec<_> =
        army.variants.iter().map(|variant| levels::sort(&variant.attributes)).collect();
    let warnings = men.iter().zip(&sorted).map(|((_, findings), attributes)| {
        let of_variant = &attributes.of_warnings;
        findings.warnings_as_item(&quote!(#of_army #of_variant))
    });
    let variants =
        army.variants.iter().zip(&sorted).zip(men).map(|((variant, attributes), man)| {
            let (docs, name) = (
                docs::after(&attributes.own, &docs::of_type(&man.0, Audience::Readers)),
                &variant.name,
            );
            quote!(#docs #name)
        });
    let docs = docs::after(&whole.own, &docs::of_army(army, men));
    let structs: Vec<TokenStream> = army
        .variants
        .iter()
        .zip(&sorted)
        .zip(men)
        .map(|((variant, attributes), man)| {
            let (name, none) = (struct_name(paths, variant), TokenStream::new());
            let levels = &attributes.levels;
            let Definition { ty, impls } = definition(paths, &man.0, &name, levels, &none, &none);
            quote!(#ty #impls)
        })
        .collect();
    let names = paths.short_names(&army.board);
    let tables = paths.take_tables();
    let dispatch = dispatch(paths, army, men);
    let check = men.iter().find_map(|(man, _)| man.size_check(paths));
    quote! {
        #faults
        #(#errors)*
        #(#warnings)*

        #docs
        #derives
        #visibility enum #name {
            #(#variants,)*
        }

        #army_levels
        const _: () = {
            #names

            #tables

            #(#structs)*

            #dispatch

            #check
        };
    }
}

/// The struct of a kind: called as the kind, it could hide the board, or a variable of a function.
fn struct_name(paths: &Paths, variant: &Variant) -> Ident {
    let mut name = paths.name(&format!("{}Man", variant.name.unraw()));
    name.set_span(variant.name.span());
    name
}

fn dispatch(paths: &Paths, army: &Army, men: &[(Compiled, Findings)]) -> TokenStream {
    let name = &army.name;
    let subject = Subject { paths, board: &army.board, name, visibility: &army.visibility };
    let kinds: Vec<&Ident> = army.variants.iter().map(|variant| &variant.name).collect();
    let structs: Vec<Ident> =
        army.variants.iter().map(|variant| struct_name(paths, variant)).collect();
    let by_kind = |function: &str, arguments: &TokenStream| {
        let function = format_ident!("{function}");
        quote! {
            match self {
                #(#name::#kinds => #structs.#function(#arguments),)*
            }
        }
    };
    let by_trait = |of: &str, function: &str, arguments: &TokenStream| {
        let (private, of, function) =
            (paths.private(), format_ident!("{of}"), format_ident!("{function}"));
        quote! {
            match self {
                #(#name::#kinds => #private::#of::#function(#structs, #arguments),)*
            }
        }
    };
    let from = quote!(color, from, occupied);
    let is_detected = men.iter().any(|(man, _)| man.is_detected());
    let by_level = |of: &str, function: &str, arguments: TokenStream| {
        is_detected.then(|| by_trait(of, function, &quote!(level, #arguments)))
    };
    // An army has only the functions that each of its kinds has.
    let weakest =
        men.iter().map(|(man, _)| man.level_one()).max().unwrap_or(HasLevelOne::WithConstants);
    let bodies = (!matches!(weakest, HasLevelOne::No(_))).then(|| LevelOne {
        attacks: by_kind("attacks", &from),
        attacks_const: (weakest == HasLevelOne::WithConstants)
            .then(|| by_kind("attacks_const", &from)),
        quiets: by_kind("quiets", &from),
        has_own_quiets: true,
        attackers: by_kind("attackers", &quote!(color, target, occupied)),
        critical: by_trait("Attacks", "critical", &quote!(color, target, occupied, men)),
        reach: Some(by_trait("Attacks", "reach", &quote!(color, from))),
        attacks_all: Some(by_trait("Attacks", "attacks_all", &quote!(color, men, occupied))),
        at_level: LevelOneAt {
            attacks: by_level("Attacks", "attacks_at", from.clone()),
            quiets: by_level("Attacks", "quiets_at", from.clone()),
            attackers: by_level("Attacks", "attackers_at", quote!(color, target, occupied)),
            attacks_all: by_level("Attacks", "attacks_all_at", quote!(color, men, occupied)),
        },
    });
    let attacks_trait = bodies.as_ref().map(|bodies| subject.attacks_trait(bodies));
    let level_one = bodies.map(|bodies| subject.level_one(&bodies));
    let has_targets = men.iter().all(|(man, _)| man.has_targets());
    let private = paths.private();
    let (board, host_view) = (paths.board(&army.board), paths.host_view());
    let bounds = |seam: &str| {
        let seam = format_ident!("{seam}");
        quote!(#host_view: #private::BoardView<Board = #board>, #(#structs: #private::#seam<#host_view>,)*)
    };
    let seams = Seams {
        inherent_bounds: None,
        targets_bounds: bounds("Targets"),
        moves_bounds: bounds("Moves"),
        targets: has_targets.then(|| by_trait("Targets", "targets", &quote!(view, color, from))),
        moves: by_trait("Moves", "moves", &quote!(view, color, from, sink)),
        threatened: Some(by_trait("Moves", "threatened", &quote!(view, color, target))),
        at_level: SeamsAt {
            targets: by_level("Targets", "targets_at", quote!(view, color, from)),
            moves: by_level("Moves", "moves_at", quote!(view, color, from, sink)),
            threatened: by_level("Moves", "threatened_at", quote!(view, color, target)),
        },
    };
    let (constants, inherent) = (constants(paths, army, men), subject.inherent_seams(&seams));
    let seams = subject.seam_traits(&seams);
    quote! {
        impl #name {
            #constants

            #level_one

            #inherent
        }

        #attacks_trait

        #seams
    }
}

fn constants(paths: &Paths, army: &Army, men: &[(Compiled, Findings)]) -> TokenStream {
    let (private, name, visibility) = (paths.private(), &army.name, &army.visibility);
    let core = quote!(#private::core);
    let names: Vec<&Ident> = army.variants.iter().map(|variant| &variant.name).collect();
    let count = number(names.len());
    let notations = men.iter().map(|(man, _)| man.notation());
    let canonicals = men.iter().map(|(man, _)| &man.portrait().canonical);
    let descriptions = men.iter().map(|(man, _)| &man.portrait().description);
    let diagrams = men.iter().map(|(man, _)| &man.portrait().diagram);
    let strategies = men.iter().map(|(man, _)| man.summary().strategy);
    let table_bytes = men.iter().map(|(man, _)| number(man.summary().table_bytes));
    let texts = quote!([&'static #core::primitive::str; #count]);
    // A letter that is none has been reported; it names no kind, and one that names two kinds names the first.
    let letters =
        army.variants.iter().map(|variant| Literal::character(variant.letter.unwrap_or('?')));
    let mut seen = BTreeSet::new();
    let kind_arms = army.variants.iter().filter_map(|Variant { name: kind, letter, .. }| {
        let lower = letter.filter(|letter| seen.insert(*letter))?;
        let upper = lower.to_ascii_uppercase();
        Some(quote!(#lower | #upper => #core::option::Option::Some(#name::#kind)))
    });
    quote! {
        /// All kinds of men, in the order of their definition.
        #visibility const ALL: [#name; #count] = [#(#name::#names),*];

        /// Their notations, as written.
        #visibility const NOTATIONS: #texts = [#(#notations),*];

        /// The kinds as the printer writes them in Parlett's notation or Betza's, after the one they were written in;
        /// as written, where the printer has no words for one.
        #visibility const CANONICALS: #texts = [#(#canonicals),*];

        /// Their movements in plain English.
        #visibility const DESCRIPTIONS: #texts = [#(#descriptions),*];

        /// Each in the middle of the board, drawn with letters.
        #visibility const DIAGRAMS: #texts = [#(#diagrams),*];

        /// The kernels that answer for each.
        #visibility const STRATEGIES: #texts = [#(#strategies),*];

        /// The bytes of the tables that each reads, for both colors.
        #visibility const TABLE_BYTES: [#core::primitive::usize; #count] = [#(#table_bytes),*];

        /// The letter of this kind, in lower case.
        #[inline]
        #[must_use]
        #visibility const fn letter(self) -> #core::primitive::char {
            match self {
                #(#name::#names => #letters,)*
            }
        }

        /// The kind that a letter names, whichever its case.
        #[inline]
        #[must_use]
        #visibility const fn from_letter(letter: #core::primitive::char) -> #core::option::Option<Self> {
            match letter {
                #(#kind_arms,)*
                _ => #core::option::Option::None,
            }
        }
    }
}
