//! How do leaps and rides look on a board too large for tables?

use super::reach::{Emitter, View, leaps};
use crate::plan::{Orbit, Ride};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

impl Emitter<'_> {
    /// The squares of leaps, with `from` in scope.
    pub(super) fn stride(&self, orbits: &[Orbit]) -> TokenStream {
        let private = self.paths.private();
        let leaps = self.by_color(|view| {
            let leaps = leaps(orbits, view).into_iter();
            let leaps = leaps.map(|(a, b, dirs)| quote!((#a, #b, #dirs)));
            quote!(&[#(#leaps),*])
        });
        quote!(#private::kernel::stride(#leaps, from))
    }

    /// The squares of rides, with `from` and `occupied` in scope.
    pub(super) fn walk(&self, rides: &[&Ride]) -> TokenStream {
        let (private, rays) = (self.paths.private(), self.rays_by_color(rides));
        quote!(#private::kernel::walk(#rays, from, occupied))
    }

    /// The ways of rides.
    pub(super) fn rays_by_color(&self, rides: &[&Ride]) -> TokenStream {
        self.by_color(|view| {
            let rays = rides.iter().flat_map(|ride| self.rays(ride, view));
            quote!(&[#(#rays),*])
        })
    }

    /// Each line as the two ways along it, if there are both.
    fn rays(&self, ride: &Ride, view: View) -> Vec<TokenStream> {
        let table = self.table_path();
        let mut rays = Vec::new();
        for line in &ride.lines {
            let line = match view {
                View::White => *line,
                View::Black => line.turned(),
            };
            for (dx, dy, limit) in [(line.dx, line.dy, line.up), (-line.dx, -line.dy, line.down)] {
                if limit > 0 {
                    let [dx, dy] = [dx, dy].map(Literal::i16_unsuffixed);
                    let limit = self.limit(limit);
                    rays.push(quote!(#table::Ray { dx: #dx, dy: #dy, limit: #limit }));
                }
            }
        }
        rays
    }
}
