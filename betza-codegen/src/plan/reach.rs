//! Of which kernels' answers is a set of squares made?

use super::tables::Tables;
use super::{Attackers, Flood, Form, Forms, Orbit, Ride, by_form, leap, ride};
use crate::board::Shape;
use crate::demand::Gathering;
use betza_notation::flat::{Flat, FlatLeg};
use betza_notation::pattern::{Class, Occupants};

/// A set of squares, as a union of kernels' answers. Directions are White's; Black's are turned by a half circle.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    pub(crate) leaps: Vec<Orbit>,
    pub(crate) rides: Vec<Ride>,
    /// In which forms the rides without an index may be.
    pub(crate) forms: Forms,
    pub(crate) floods: Vec<Flood>,
    /// Paths along no straight line.
    pub(crate) tables: Vec<Tables>,
    /// What no kernel answers.
    pub(crate) program: Option<Flat>,
}

impl Reach {
    /// Whether it never has a square.
    pub(crate) fn is_empty(&self) -> bool {
        self.leaps.is_empty()
            && self.rides.is_empty()
            && self.floods.is_empty()
            && self.tables.is_empty()
            && self.program.is_none()
    }

    /// Whether it is made of leaps alone.
    pub(crate) fn is_leaps(&self) -> bool {
        self.rides.is_empty()
            && self.floods.is_empty()
            && self.tables.is_empty()
            && self.program.is_none()
    }

    /// Whether its kernels work in constants.
    pub(crate) fn is_constant(&self) -> bool {
        self.program.is_none()
    }

    /// Whether there may be squares that are reached over men alone.
    pub(crate) fn needs_hurdles(&self) -> bool {
        self.tables.iter().any(Tables::needs_hurdles)
            || self.program.as_ref().is_some_and(needs_hurdles)
    }

    /// Whether it is the same for both colors.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.leaps.iter().all(Orbit::is_symmetric)
            && self.rides.iter().all(Ride::is_symmetric)
            && self.floods.iter().all(Flood::is_symmetric)
            && self.tables.iter().all(Tables::is_symmetric)
    }

    /// Makes the indexes and gathers lines, where that is faster than other kernels.
    pub(super) fn index(&mut self, board: Shape, gathering: Gathering) {
        let gathers = gathering == Gathering::Instruction;
        // What would be dropped is not made.
        let is_gathered =
            gathers && self.is_gathered_sooner(board, |ride| ride.least_groups(board));
        let indexed = self.rides.iter_mut().filter(|ride| !is_gathered || ride.within.is_some());
        indexed.for_each(|ride| ride.index(board, gathering));
        self.tables.iter_mut().for_each(|tables| tables.index(board, gathering));
        if gathers {
            self.gather(board);
        }
    }

    /// Whether `attacks` takes other kernels than `attacks_const` does.
    pub(crate) fn is_indexed(&self, board: Shape) -> bool {
        let is_gathered = |(form, _): &(Form, Vec<Ride>)| *form == Form::Gathered;
        self.rides.iter().any(|ride| ride.index.is_some())
            || self.tables.iter().any(|tables| tables.index.is_some() || tables.gathered)
            || self.lines(board, self.forms).iter().any(is_gathered)
    }

    /// The rides without an index that may end everywhere, and each of the others, by their forms.
    pub(crate) fn lines(&self, board: Shape, forms: Forms) -> Vec<(Form, Vec<Ride>)> {
        let lines = self.rides.iter().filter(|ride| ride.index.is_none());
        let (limited, free): (Vec<&Ride>, Vec<&Ride>) =
            lines.partition(|ride| ride.within.is_some());
        let limited = limited.into_iter().flat_map(|ride| by_form(&[ride], board, forms));
        by_form(&free, board, forms).into_iter().chain(limited).collect()
    }

    /// Adds what another reach has, none of it from tables or programs.
    pub(super) fn merge(&mut self, more: Reach) {
        leap::merge(&mut self.leaps, more.leaps);
        ride::merge(&mut self.rides, more.rides);
        self.floods.extend(more.floods);
        self.floods.sort();
    }

    /// What Black reaches.
    fn turned(&self) -> Reach {
        Reach {
            leaps: self.leaps.iter().map(Orbit::turned).collect(),
            rides: self.rides.iter().map(Ride::turned).collect(),
            forms: self.forms,
            floods: self.floods.iter().map(Flood::turned).collect(),
            tables: Vec::new(),
            program: self.program.clone(),
        }
    }
}

/// Whether a path of a program goes over men alone; so is every other square that is not empty judged.
fn needs_hurdles(flat: &Flat) -> bool {
    let rests_on_empty = |on: Class| on.admits(Occupants::EMPTY);
    let is_one = |leg: &FlatLeg| leg.max == Some(1);
    let passes = flat.legs.iter().all(|leg| is_one(leg) || rests_on_empty(leg.leg.pass));
    !passes || !flat.edges.iter().all(|edge| rests_on_empty(edge.on))
}

/// The squares from which those of `attacks` are reached.
pub(super) fn attackers(attacks: &Reach, board: Shape) -> Attackers {
    // A flood may pass its own origin, which is empty on the way there and occupied on the way back: then a shorter way
    // leads there as well, if it need not be long.
    if attacks.program.is_some() || attacks.floods.iter().any(|flood| flood.min > 1) {
        return Attackers::Asked;
    }
    if attacks.tables.is_empty() {
        return Attackers::Turned;
    }
    let reversed = attacks.tables.iter().map(|tables| tables.reversed(board));
    match reversed.collect::<Option<Vec<_>>>() {
        Some(tables) => Attackers::Reversed(Box::new(Reach { tables, ..attacks.turned() })),
        None => Attackers::Asked,
    }
}
