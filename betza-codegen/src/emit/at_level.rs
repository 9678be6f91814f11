//! Which functions of a piece know the processor that was found when the program runs?
//!
//! Those whose names end in `_at`. Where it is not looked for, none is emitted, and the traits provide them.

use super::Paths;
use super::functions::Subject;
use super::reach::Kernels;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// The bodies of the functions of numbers alone with `level` in scope; absent where it changes nothing.
#[derive(Default)]
pub(super) struct LevelOneAt {
    pub(super) attacks: Option<TokenStream>,
    pub(super) quiets: Option<TokenStream>,
    pub(super) attackers: Option<TokenStream>,
    pub(super) attacks_all: Option<TokenStream>,
}

/// The bodies of the functions on hosts with `level` in scope; absent where it changes nothing.
#[derive(Default)]
pub(super) struct SeamsAt {
    pub(super) targets: Option<TokenStream>,
    pub(super) moves: Option<TokenStream>,
    pub(super) threatened: Option<TokenStream>,
}

/// For which processor a body asks the other functions of the piece.
#[derive(Clone, Copy)]
pub(super) enum Asking {
    /// The one that it is compiled for.
    Compiled,
    /// That of `level`, which is in scope.
    AtLevel,
}

impl Asking {
    /// The kernels of its own that a body calls.
    pub(super) fn kernels(self) -> Kernels {
        match self {
            Asking::Compiled => Kernels::Fastest,
            Asking::AtLevel => Kernels::Detected,
        }
    }

    /// A call of `attacks`, `quiets` or `attackers`.
    pub(super) fn of(self, paths: &Paths, function: &str, arguments: &TokenStream) -> TokenStream {
        match self {
            Asking::Compiled => {
                let function = format_ident!("{function}");
                quote!(self.#function(#arguments))
            }
            Asking::AtLevel => {
                let (private, function) = (paths.private(), format_ident!("{function}_at"));
                quote!(#private::Attacks::#function(self, level, #arguments))
            }
        }
    }
}

/// `detected` where `level` has what it takes, with the proof, `bmi2`, in scope; else `compiled`.
pub(super) fn at_level(
    paths: &Paths,
    detected: &TokenStream,
    compiled: &TokenStream,
) -> TokenStream {
    let private = paths.private();
    quote! {
        match #private::Level::bmi2(level) {
            #private::core::option::Option::Some(bmi2) => #detected,
            #private::core::option::Option::None => #compiled,
        }
    }
}

impl Subject<'_> {
    /// The functions of `Attacks` for a processor that may have been found.
    pub(super) fn level_one_at(&self, bodies: &LevelOneAt) -> TokenStream {
        let (private, square, set) = (self.paths.private(), self.square(), self.set());
        let host_level = self.paths.host_level();
        let LevelOneAt { attacks, quiets, attackers, attacks_all } = bodies;
        let functions = [
            ("attacks_at", quote!(from: #square), attacks),
            ("quiets_at", quote!(from: #square), quiets),
            ("attackers_at", quote!(target: #square), attackers),
            ("attacks_all_at", quote!(men: #set), attacks_all),
        ];
        let functions = functions.into_iter().filter_map(|(function, asked, body)| {
            let (function, body) = (format_ident!("{function}"), body.as_ref()?);
            // Always, since only what is inlined is compiled for the processor.
            Some(quote! {
                #[inline(always)]
                fn #function<#host_level: #private::Level>(
                    self,
                    level: #host_level,
                    color: #private::Color,
                    #asked,
                    occupied: #set,
                ) -> #set {
                    #body
                }
            })
        });
        functions.collect()
    }

    /// The functions of `Targets`, and those of `Moves`, for a processor that may have been found.
    pub(super) fn seams_at(&self, bodies: &SeamsAt) -> (TokenStream, TokenStream) {
        let (private, host_level) = (self.paths.private(), self.paths.host_level());
        let (host_view, host_sink) = (self.paths.host_view(), self.paths.host_sink());
        let SeamsAt { targets, moves, threatened } = bodies;
        let square = quote!(#private::Square<#host_view::Board>);
        let targets = targets.as_ref().map(|targets| {
            quote! {
                #[inline(always)]
                fn targets_at<#host_level: #private::Level>(
                    self,
                    level: #host_level,
                    view: &#host_view,
                    color: #private::Color,
                    from: #square,
                ) -> #private::TargetSets<#host_view::Board> {
                    #targets
                }
            }
        });
        let moves = moves.as_ref().map(|moves| {
            quote! {
                #[inline(always)]
                fn moves_at<#host_level: #private::Level, #host_sink: #private::MoveSink<#host_view::Board>>(
                    self,
                    level: #host_level,
                    view: &#host_view,
                    color: #private::Color,
                    from: #square,
                    sink: &mut #host_sink,
                ) -> #private::core::ops::ControlFlow<()> {
                    #moves
                }
            }
        });
        let threatened = threatened.as_ref().map(|threatened| {
            quote! {
                #[inline(always)]
                fn threatened_at<#host_level: #private::Level>(
                    self,
                    level: #host_level,
                    view: &#host_view,
                    color: #private::Color,
                    target: #square,
                ) -> #private::Bitboard<#host_view::Board> {
                    #threatened
                }
            }
        });
        (quote!(#targets), quote!(#moves #threatened))
    }
}
