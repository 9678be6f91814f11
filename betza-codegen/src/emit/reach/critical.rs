//! How does an expression look that gives what a reach asks about, or where it could lead at all?
//!
//! From the tables of the reach, by other kernels. An index says nothing of what was asked for, so here the tables answer
//! that it stands for.

use super::{Emitter, View};
use crate::board::Layout;
use crate::emit::number;
use crate::plan::{Bend, Family, Flood, Form, Reach, Ride};
use proc_macro2::TokenStream;
use quote::quote;

impl Emitter<'_> {
    /// The squares that the paths to `men` ask about, with `color`, `from` and `men` in scope; nothing if there are never
    /// any.
    pub(in crate::emit) fn critical(&self, reach: &Reach) -> Option<TokenStream> {
        let private = self.paths.private();
        if reach.program.is_some() {
            return Some(quote!(#private::kernel::critical_anywhere(men)));
        }
        let (limited, free): (Vec<&Ride>, Vec<&Ride>) =
            reach.rides.iter().partition(|ride| ride.within.is_some());
        let free = (!free.is_empty()).then(|| self.critical_ride(&free, &quote!(men)));
        let limited = limited.into_iter().map(|ride| {
            let within = self.leap(ride.within.as_deref().unwrap_or(&[]));
            self.critical_ride(&[ride], &quote!(men.intersection(#within)))
        });
        let floods = reach.floods.iter().map(|flood| self.critical_flood(flood));
        let tables = reach.tables.iter().filter_map(|tables| {
            let families = &tables.families;
            let asks = |family: &Family| !matches!(family, Family::Leaps(_));
            let both = families.white.iter().chain(families.black.iter().flatten());
            both.into_iter().any(asks).then(|| {
                self.by_side(families, |families| {
                    let parts = families.iter().filter_map(|family| self.critical_family(family));
                    self.union(parts).unwrap_or_else(|| quote!(#private::Bitboard::EMPTY))
                })
            })
        });
        self.union(free.into_iter().chain(limited).chain(floods).chain(tables))
    }

    /// The squares of `reach` over all positions, with `color` and `from` in scope, if some of them need a man on the way.
    pub(in crate::emit) fn over_hurdles(&self, reach: &Reach) -> Option<TokenStream> {
        let private = self.paths.private();
        if !reach.needs_hurdles() {
            return None;
        }
        if reach.program.is_some() {
            return Some(quote!(#private::Bitboard::FULL.without(from)));
        }
        // What men only stop reaches most where there are none.
        let without = Reach { tables: Vec::new(), ..reach.clone() };
        let open = self.reach(&without, super::Kernels::Constant).map(|open| {
            let occupied = self.mentions_occupied(&without);
            quote!({ #occupied #open })
        });
        let tables = reach.tables.iter().map(|tables| {
            self.by_side(&tables.families, |families| {
                let parts = families.iter().map(|family| self.possible_family(family));
                self.union(parts).unwrap_or_default()
            })
        });
        self.union(open.into_iter().chain(tables))
    }

    fn mentions_occupied(&self, reach: &Reach) -> Option<TokenStream> {
        let private = self.paths.private();
        let asks = !reach.rides.is_empty() || !reach.floods.is_empty();
        asks.then(|| quote!(let occupied = #private::Bitboard::EMPTY;))
    }

    fn union(&self, parts: impl Iterator<Item = TokenStream>) -> Option<TokenStream> {
        parts.reduce(|all, more| quote!(#all.union(#more)))
    }

    fn critical_ride(&self, rides: &[&Ride], men: &TokenStream) -> TokenStream {
        let private = self.paths.private();
        match self.board.layout() {
            Layout::Tables => {
                let table = self.by_color(|view| self.ride_table(rides, Form::Words, view));
                quote!(#private::kernel::critical_ride(#table, from, #men))
            }
            Layout::Steps => {
                let rays = self.rays_by_color(rides);
                quote!(#private::kernel::critical_walk(#rays, from, #men))
            }
        }
    }

    fn critical_flood(&self, flood: &Flood) -> TokenStream {
        let private = self.paths.private();
        let (shifts, max) = (self.flood_shifts(flood), self.flood_limit(flood));
        quote!(#private::kernel::critical_flood(#shifts, from, men, #max))
    }

    fn critical_family(&self, family: &Family) -> Option<TokenStream> {
        let private = self.paths.private();
        let kernel = quote!(#private::kernel);
        Some(match family {
            Family::Leaps(_) => return None,
            Family::Bend(Bend { lines, within }) => {
                let table = self.lines_by_square(lines);
                let men = match within {
                    None => quote!(men),
                    Some(squares) => {
                        let within = self.leaps_by_square(squares);
                        quote!(men.intersection(#within))
                    }
                };
                quote!(#kernel::critical_ride(#table, from, #men))
            }
            Family::Hop(hop) => {
                let table = self.lines_by_square(&hop.lines);
                quote!(#kernel::critical_ride(#table, from, men))
            }
            Family::Guarded(guarded) => {
                let table = self.gates_by_square(guarded);
                if guarded.has_hurdles() {
                    quote!(#kernel::critical_hurdled(#table, from, men))
                } else {
                    quote!(#kernel::critical_guarded(#table, from, men))
                }
            }
            Family::Tree(tree) => {
                let (nodes, starts) = self.nodes_by_square(tree);
                quote!(#kernel::critical_tree(&#nodes.0, &#starts.0, from, men))
            }
        })
    }

    fn possible_family(&self, family: &Family) -> TokenStream {
        let private = self.paths.private();
        let kernel = quote!(#private::kernel);
        match family {
            Family::Hop(hop) => {
                let table = self.lines_by_square(&hop.lines);
                quote!(#kernel::hop_possible(#table, from))
            }
            Family::Guarded(guarded) if guarded.has_hurdles() => {
                let table = self.gates_by_square(guarded);
                quote!(#kernel::hurdled_possible(#table, from))
            }
            Family::Leaps(_) | Family::Bend(_) | Family::Guarded(_) | Family::Tree(_) => {
                let open = self.family(family);
                let occupied = match family {
                    Family::Leaps(_) => None,
                    Family::Bend(_) | Family::Hop(_) | Family::Guarded(_) | Family::Tree(_) => {
                        Some(quote!(let occupied = #private::Bitboard::EMPTY;))
                    }
                };
                quote!({ #occupied #open })
            }
        }
    }

    /// What all of `men` reach by leaps, with `color` and `men` in scope, if a reach is of such and one step of the whole
    /// set is not slower than one after another.
    pub(in crate::emit) fn leaps_of_all(&self, reach: &Reach) -> Option<TokenStream> {
        let private = self.paths.private();
        let vectors = |view: View| {
            let turn = |orbit: &crate::plan::Orbit| match view {
                View::White => orbit.vectors(),
                View::Black => orbit.turned().vectors(),
            };
            reach.leaps.iter().flat_map(turn).collect::<Vec<_>>()
        };
        let white = vectors(View::White);
        let fits = reach.is_leaps() && self.board.layout() == Layout::Tables;
        if !fits || white.is_empty() || white.len() > MOST_SHIFTS {
            return None;
        }
        let shifts = self.by_color(|view| self.shifts(vectors(view)));
        Some(quote!(#private::kernel::leaps_of_all(#shifts, men)))
    }

    /// The shifts of some vectors.
    pub(super) fn shifts(&self, mut vectors: Vec<(i32, i32)>) -> TokenStream {
        use proc_macro2::Literal;
        let private = self.paths.private();
        let (width, height) = (number(self.board.width), number(self.board.height));
        vectors.sort_unstable();
        let (count, words) = (number(vectors.len()), number(self.board.words()));
        let steps = vectors.into_iter().map(|(dx, dy)| {
            let [dx, dy] = [dx, dy].map(Literal::i32_unsuffixed);
            quote!((#dx, #dy))
        });
        quote!(const { &#private::table::shifts::<#count, #words>(#width, #height, &[#(#steps),*]) })
    }
}

/// With more directions than this, men are asked one after another.
///
/// Nanoseconds for 1, 2, 4 and 8 men, one after another, and for all at once whatever their number, without processor
/// features: two directions on 8x8 1.3 1.7 2.9 4.5, 0.7; four 0.9 1.7 2.8 5.5, 1.0; eight 0.9 1.5 2.8 5.5, 2.4. On 10x10:
/// two 2.9 4.4 7.7 18, 1.9; four 2.4 3.7 7.0 18, 3.4; eight 2.8 4.1 7.8 19, 7.4: most armies have two knights.
const MOST_SHIFTS: usize = 4;
