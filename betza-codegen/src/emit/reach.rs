//! How does a union of leaps, rides and programs look as an expression?

mod critical;
mod forms;
pub(crate) mod index;
pub(super) mod tables;

use super::program::{Programs, mask};
use super::{Paths, number};
use crate::board::{Layout, Shape};
use crate::plan::{Flood, Form, Forms, Line, Orbit, Reach, Ride, by_form};
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, format_ident, quote};

/// Emits expressions for one board.
pub(super) struct Emitter<'a> {
    pub(super) paths: &'a Paths,
    pub(super) board: Shape,
}

/// Which kernels an expression may call.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kernels {
    /// Those that work in constants.
    Constant,
    /// The fastest that there are.
    Fastest,
    /// The fastest of a processor that was found to gather bits, with `bmi2` in scope.
    Detected,
}

impl Kernels {
    /// Whether indexes are among them.
    fn have_indexes(self) -> bool {
        match self {
            Kernels::Constant => false,
            Kernels::Fastest | Kernels::Detected => true,
        }
    }
}

/// Whose view a table is made for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum View {
    White,
    Black,
}

impl Emitter<'_> {
    /// The squares of `reach`, with `color`, `from` and `occupied` in scope; nothing if there are never any.
    pub(super) fn reach(&self, reach: &Reach, kernels: Kernels) -> Option<TokenStream> {
        let is_indexed = |ride: &&Ride| kernels.have_indexes() && ride.index.is_some();
        let leaps = (!reach.leaps.is_empty()).then(|| self.leap(&reach.leaps));
        let (indexed, lines): (Vec<&Ride>, Vec<&Ride>) = reach.rides.iter().partition(is_indexed);
        let indexed = indexed.into_iter().filter_map(|ride| ride.index.as_ref());
        let indexed = indexed.map(|index| self.indexed(index, kernels));
        let (limited, free): (Vec<&Ride>, Vec<&Ride>) =
            lines.into_iter().partition(|ride| ride.within.is_some());
        let forms = match kernels {
            Kernels::Constant => Forms::Any,
            Kernels::Fastest | Kernels::Detected => reach.forms,
        };
        let free = (!free.is_empty()).then(|| self.ride(&free, forms, kernels));
        let limited = limited.into_iter().map(|ride| {
            let rides = self.ride(&[ride], forms, kernels);
            let within = self.leap(ride.within.as_deref().unwrap_or(&[]));
            quote!(#rides.intersection(#within))
        });
        let floods = reach.floods.iter().map(|flood| self.flood(flood));
        let tables = reach.tables.iter().map(|tables| self.tables(tables, kernels));
        let program = reach.program.iter().map(|flat| Programs::new(self.paths).reach(flat));
        let parts = leaps
            .into_iter()
            .chain(indexed)
            .chain(free)
            .chain(limited)
            .chain(floods)
            .chain(tables)
            .chain(program);
        parts.reduce(|all, more| quote!(#all.union(#more)))
    }

    fn flood(&self, flood: &Flood) -> TokenStream {
        let private = self.paths.private();
        let (shifts, max) = (self.flood_shifts(flood), self.flood_limit(flood));
        let min = number(flood.min.into());
        quote!(#private::kernel::flood(#shifts, from, occupied, #min, #max))
    }

    fn flood_shifts(&self, flood: &Flood) -> TokenStream {
        self.by_color(|view| {
            let steps = if view == View::White { flood.clone() } else { flood.turned() }.steps;
            self.shifts(steps.into_iter().map(|step| (step.dx, step.dy)).collect())
        })
    }

    fn flood_limit(&self, flood: &Flood) -> TokenStream {
        let private = self.paths.private();
        let max = flood.max.map(|max| number(max.into()));
        max.map_or(quote!(#private::kernel::UNLIMITED), |max| quote!(#max))
    }

    pub(super) fn leap(&self, orbits: &[Orbit]) -> TokenStream {
        let private = self.paths.private();
        match self.board.layout() {
            Layout::Tables => {
                let table = self.by_color(|view| self.leap_table(orbits, view));
                quote!(#private::kernel::leap(#table, from))
            }
            Layout::Steps => self.stride(orbits),
        }
    }

    fn ride(&self, rides: &[&Ride], forms: Forms, kernels: Kernels) -> TokenStream {
        match self.board.layout() {
            Layout::Tables => {
                let parts = by_form(rides, self.board, forms).into_iter().map(|(form, rides)| {
                    let rides: Vec<&Ride> = rides.iter().collect();
                    let table = self.by_color(|view| self.ride_table(&rides, form, view));
                    self.look(form_kernel(form), form == Form::Gathered, kernels, &table)
                });
                parts.reduce(|all, more| quote!(#all.union(#more))).unwrap_or_default()
            }
            Layout::Steps => self.walk(rides),
        }
    }

    /// A call of the kernel named `name`. One that gathers bits asks for the proof that they can be, where it was found.
    fn look(
        &self,
        name: &str,
        gathers: bool,
        kernels: Kernels,
        table: &impl ToTokens,
    ) -> TokenStream {
        let private = self.paths.private();
        if gathers && kernels == Kernels::Detected {
            let name = format_ident!("{name}_at");
            return quote!(#private::kernel::#name(bmi2, #table, from, occupied));
        }
        let name = format_ident!("{name}");
        quote!(#private::kernel::#name(#table, from, occupied))
    }

    /// One table, or one for each color where they differ.
    pub(super) fn by_color(&self, table: impl Fn(View) -> TokenStream) -> TokenStream {
        let (white, black) = (table(View::White), table(View::Black));
        if white.to_string() == black.to_string() {
            return white;
        }
        let private = self.paths.private();
        quote! {
            match color {
                #private::Color::White => #white,
                #private::Color::Black => #black,
            }
        }
    }

    pub(super) fn leap_table(&self, orbits: &[Orbit], view: View) -> TokenStream {
        let table = self.table_path();
        let (length, words) = (number(self.board.table_length()), number(self.board.words()));
        let (width, height) = (number(self.board.width), number(self.board.height));
        let parts = leaps(orbits, view);
        match &parts[..] {
            // Pieces with this leap and no other share one table of the runtime.
            [(a, b, dirs)] => {
                quote!(#table::Leap::<#length, #words, #width, #height, #a, #b, #dirs>::table())
            }
            _ => {
                let orbits = parts.iter().map(|(a, b, dirs)| quote!((#a, #b, #dirs)));
                quote!(const { &#table::leaps::<#length, #words>(#width, #height, &[#(#orbits),*]) })
            }
        }
    }

    fn ride_table(&self, rides: &[&Ride], form: Form, view: View) -> TokenStream {
        let table = self.table_path();
        let (length, words) = (number(self.board.table_length()), number(self.board.words()));
        let (width, height) = (number(self.board.width), number(self.board.height));
        if let [ride] = rides
            && ride.is_unlimited()
        {
            // Riders of one step that go to the edge share one table of the runtime.
            let lines = number(ride.lines.len());
            let (a, b) = (number(ride.step.0.into()), number(ride.step.1.into()));
            let dirs =
                mask(if view == View::White { ride.headings } else { ride.headings.turned(4) });
            let form = match form {
                Form::Words => quote!(table),
                Form::Sparse => quote!(sparse),
                Form::Folded => quote!(folded),
                Form::Gathered => quote!(gathered),
            };
            return quote!(#table::Ride::<#length, #lines, #words, #width, #height, #a, #b, #dirs>::#form());
        }
        let lines = rides.iter().flat_map(|ride| &ride.lines).copied();
        let lines = lines.map(|line| if view == View::White { line } else { line.turned() });
        let lines: Vec<Line> = lines.collect();
        // To walk along them in constants takes the compiler milliseconds for each such piece, on large boards tenths of a
        // second.
        let squares = 0..self.board.squares();
        let pairs = |from| lines.iter().map(|line| line.pair(self.board, from)).collect();
        self.lines_in_form(form, &squares.map(pairs).collect::<Vec<_>>()).into_token_stream()
    }

    /// A number of steps along a line.
    pub(super) fn limit(&self, steps: u16) -> TokenStream {
        if steps == u16::MAX {
            let private = self.paths.private();
            return quote!(#private::core::primitive::u16::MAX);
        }
        Literal::u16_unsuffixed(steps).into_token_stream()
    }

    pub(super) fn table_path(&self) -> TokenStream {
        let private = self.paths.private();
        quote!(#private::table)
    }
}

/// The kernel that rides along lines of a form.
fn form_kernel(form: Form) -> &'static str {
    match form {
        Form::Words => "ride",
        Form::Sparse => "sparse_ride",
        Form::Folded => "folded_ride",
        Form::Gathered => "gathered_ride",
    }
}

/// Leaps as their two parts and a mask of directions.
pub(super) fn leaps(orbits: &[Orbit], view: View) -> Vec<(Literal, Literal, TokenStream)> {
    let headings = |orbit: &Orbit| match view {
        View::White => orbit.headings,
        View::Black => orbit.headings.turned(4),
    };
    let part =
        |orbit: &Orbit| (number(orbit.a.into()), number(orbit.b.into()), mask(headings(orbit)));
    orbits.iter().map(part).collect()
}
