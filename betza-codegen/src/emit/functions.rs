//! Which functions and trait impls has every generated type, piece or army?
//!
//! The bodies differ; names, signatures and documentation are written once, here.

use super::Paths;
use super::at_level::{LevelOneAt, SeamsAt};
use super::reach::Emitter;
use crate::board::Board;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// The type that is being written.
#[derive(Clone, Copy)]
pub(super) struct Subject<'a> {
    pub(super) paths: &'a Paths,
    pub(super) board: &'a Board,
    pub(super) name: &'a Ident,
    pub(super) visibility: &'a TokenStream,
}

/// The bodies of the functions of numbers alone; `color`, `from` (or `target`) and `occupied` are in scope.
pub(super) struct LevelOne {
    pub(super) attacks: TokenStream,
    /// Absent where the answer is not made of kernels that work in constants.
    pub(super) attacks_const: Option<TokenStream>,
    pub(super) quiets: TokenStream,
    /// Whether that is not what the trait provides.
    pub(super) has_own_quiets: bool,
    pub(super) attackers: TokenStream,
    /// With `men` in scope besides.
    pub(super) critical: TokenStream,
    /// With `color` and `from` alone; absent where men only stop the piece.
    pub(super) reach: Option<TokenStream>,
    /// With `color`, `men` and `occupied`; absent where men are asked one after another.
    pub(super) attacks_all: Option<TokenStream>,
    pub(super) at_level: LevelOneAt,
}

/// For which hosts the seams exist, and what they do.
pub(super) struct Seams {
    /// The `where` clauses on the host of inherent functions; absent where they would name what is private.
    pub(super) inherent_bounds: Option<TokenStream>,
    /// Those of the traits.
    pub(super) targets_bounds: TokenStream,
    pub(super) moves_bounds: TokenStream,
    /// The bodies; `view`, `color`, `from` and, for moves, `sink` are in scope. Pieces with effects have no targets.
    pub(super) targets: Option<TokenStream>,
    pub(super) moves: TokenStream,
    /// With `target` instead of `from`; absent where the moves of each man are asked.
    pub(super) threatened: Option<TokenStream>,
    pub(super) at_level: SeamsAt,
}

impl<'a> Subject<'a> {
    /// What writes expressions on its board.
    pub(super) fn emitter(&self) -> Emitter<'a> {
        Emitter { paths: self.paths, board: self.board.shape }
    }

    pub(super) fn square(&self) -> TokenStream {
        let (private, board) = (self.paths.private(), self.paths.board(self.board));
        quote!(#private::Square<#board>)
    }

    pub(super) fn set(&self) -> TokenStream {
        let (private, board) = (self.paths.private(), self.paths.board(self.board));
        quote!(#private::Bitboard<#board>)
    }

    /// The squares that an expression gives, or none at all.
    pub(super) fn or_empty(&self, squares: Option<TokenStream>) -> TokenStream {
        let private = self.paths.private();
        squares.unwrap_or_else(|| quote!(#private::Bitboard::EMPTY))
    }

    /// The inherent functions of numbers alone.
    pub(super) fn level_one(&self, bodies: &LevelOne) -> TokenStream {
        let (private, visibility) = (self.paths.private(), self.visibility);
        let (square, set) = (self.square(), self.set());
        let LevelOne { attacks, attacks_const, quiets, attackers, .. } = bodies;
        let attacks_const = attacks_const.as_ref().map(|attacks_const| {
            quote! {
                /// The same answer as `attacks`, for constants.
                #[inline]
                #[must_use]
                #visibility const fn attacks_const(self, color: #private::Color, from: #square, occupied: #set) -> #set {
                    #attacks_const
                }
            }
        });
        quote! {
            /// The squares on which an enemy could be captured by moving there from `from`.
            ///
            /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
            #[inline]
            #[must_use]
            #visibility fn attacks(self, color: #private::Color, from: #square, occupied: #set) -> #set {
                #attacks
            }

            #attacks_const

            /// The empty squares to which it may go from `from` without taking anything, in any game and at any time.
            #[inline]
            #[must_use]
            #visibility fn quiets(self, color: #private::Color, from: #square, occupied: #set) -> #set {
                #quiets
            }

            /// The squares from which it would attack `target`.
            #[inline]
            #[must_use]
            #visibility fn attackers(self, color: #private::Color, target: #square, occupied: #set) -> #set {
                #attackers
            }
        }
    }

    /// `targets`, for pieces without effects, and `moves`, without a trait to import.
    pub(super) fn inherent_seams(&self, seams: &Seams) -> TokenStream {
        let (private, visibility) = (self.paths.private(), self.visibility);
        let (host_view, host_sink) = (self.paths.host_view(), self.paths.host_sink());
        let square = self.square();
        let board = self.paths.board(self.board);
        // To ask for the trait would say the same, and take rustc longer.
        let bounds = |seam: &str| {
            seams.inherent_bounds.clone().unwrap_or_else(|| {
                let seam = format_ident!("{seam}");
                quote!(#host_view: #private::BoardView<Board = #board>, Self: #private::#seam<#host_view>,)
            })
        };
        let targets = seams.targets.is_some().then(|| {
            let bounds = bounds("Targets");
            quote! {
                /// The squares to which it may go quietly, and those on which it may capture, in the position of `view`.
                #[inline]
                #[must_use]
                #visibility fn targets<#host_view>(
                    self,
                    view: &#host_view,
                    color: #private::Color,
                    from: #square,
                ) -> #private::TargetSets<#board>
                where
                    #bounds
                {
                    #private::Targets::targets(self, view, color, from)
                }
            }
        });
        let bounds = bounds("Moves");
        quote! {
            #targets

            /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
            #[inline]
            #visibility fn moves<#host_view, #host_sink>(
                self,
                view: &#host_view,
                color: #private::Color,
                from: #square,
                sink: &mut #host_sink,
            ) -> #private::core::ops::ControlFlow<()>
            where
                #bounds
                #host_sink: #private::MoveSink<#board>,
            {
                #private::Moves::moves(self, view, color, from, sink)
            }
        }
    }

    /// `Attacks`, which forwards to the inherent functions. What the trait provides is written where it can be said better:
    /// each function more costs every piece half a millisecond of the compiler.
    pub(super) fn attacks_trait(&self, bodies: &LevelOne) -> TokenStream {
        let (private, name, square, set) =
            (self.paths.private(), self.name, self.square(), self.set());
        let board = self.paths.board(self.board);
        let forward = |function: &str| {
            let function = format_ident!("{function}");
            quote! {
                #[inline]
                fn #function(self, color: #private::Color, square: #square, occupied: #set) -> #set {
                    self.#function(color, square, occupied)
                }
            }
        };
        let quiets = bodies.has_own_quiets.then_some("quiets");
        let functions = ["attacks"].into_iter().chain(quiets).chain(["attackers"]).map(forward);
        let LevelOne { critical, reach, attacks_all, at_level, .. } = bodies;
        let at_level = self.level_one_at(at_level);
        let reach = reach.as_ref().map(|reach| {
            quote! {
                #[inline]
                fn reach(self, color: #private::Color, from: #square) -> #set {
                    #reach
                }
            }
        });
        let attacks_all = attacks_all.as_ref().map(|attacks_all| {
            quote! {
                #[inline]
                fn attacks_all(self, color: #private::Color, men: #set, occupied: #set) -> #set {
                    #attacks_all
                }
            }
        });
        quote! {
            impl #private::Attacks for #name {
                type Board = #board;

                #(#functions)*

                #[inline]
                fn critical(self, color: #private::Color, target: #square, occupied: #set, men: #set) -> #set {
                    #critical
                }

                #reach

                #attacks_all

                #at_level
            }
        }
    }

    /// `Targets` and `Moves`.
    pub(super) fn seam_traits(&self, seams: &Seams) -> TokenStream {
        let (private, name) = (self.paths.private(), self.name);
        let Seams { targets_bounds, moves_bounds, targets, moves, threatened, at_level, .. } =
            seams;
        let (targets_at, moves_at) = self.seams_at(at_level);
        let (host_view, host_sink) = (self.paths.host_view(), self.paths.host_sink());
        let set = quote!(#private::Bitboard<#host_view::Board>);
        let threatened = threatened.as_ref().map(|threatened| {
            quote! {
                #[inline]
                fn threatened(self, view: &#host_view, color: #private::Color, target: #private::Square<#host_view::Board>) -> #set {
                    #threatened
                }
            }
        });
        let targets = targets.as_ref().map(|targets| {
            quote! {
                impl<#host_view> #private::Targets<#host_view> for #name
                where
                    #targets_bounds
                {
                    #[inline]
                    fn targets(
                        self,
                        view: &#host_view,
                        color: #private::Color,
                        from: #private::Square<#host_view::Board>,
                    ) -> #private::TargetSets<#host_view::Board> {
                        #targets
                    }

                    #targets_at
                }
            }
        });
        quote! {
            #targets

            impl<#host_view> #private::Moves<#host_view> for #name
            where
                #moves_bounds
            {
                #[inline]
                fn moves<#host_sink: #private::MoveSink<#host_view::Board>>(
                    self,
                    view: &#host_view,
                    color: #private::Color,
                    from: #private::Square<#host_view::Board>,
                    sink: &mut #host_sink,
                ) -> #private::core::ops::ControlFlow<()> {
                    #moves
                }

                #threatened

                #moves_at
            }
        }
    }
}

/// The derived traits of a generated type.
pub(super) fn derives(paths: &Paths) -> TokenStream {
    let private = paths.outside();
    quote! {
        #[derive(
            #private::core::clone::Clone,
            #private::core::marker::Copy,
            #private::core::fmt::Debug,
            #private::core::cmp::PartialEq,
            #private::core::cmp::Eq,
            #private::core::hash::Hash,
        )]
    }
}
