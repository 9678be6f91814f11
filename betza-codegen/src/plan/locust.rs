//! Which movements take on their first step and go on by a second?

use super::leap;
use crate::board::Shape;
use crate::plan::{BySide, Orbit};
use crate::squares::Squares;
use betza_notation::pattern::{
    Act, Base, Class, Edge, Effect, Graph, Heading, Headings, Leg, Movement, NullMove, Occupants,
    Ring, Vector, Way, Wrap,
};
use std::collections::{BTreeMap, BTreeSet};

/// Jumps over an enemy, which is taken.
#[derive(Clone, Debug)]
pub(crate) struct Locust {
    /// What may stand where they end.
    pub(crate) open: Occupants,
    pub(crate) jumps: Jumps,
}

/// How jumps are told.
#[derive(Clone, Debug)]
pub(crate) enum Jumps {
    /// A step, and another that does not hang on it.
    Steps { first: Vec<Orbit>, second: Vec<Orbit> },
    /// For each square the squares over which they go, and where they end.
    Lines(BySide<Vec<Vec<Jump>>>),
}

/// A square gone over, and where the jumps over it end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Jump {
    pub(crate) over: Squares,
    pub(crate) onto: Squares,
}

/// A step next to a square with one of these, and back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Pass {
    pub(crate) steps: Vec<Orbit>,
    pub(crate) on: Occupants,
}

/// The jumps and passes of one movement.
pub(super) struct Found {
    hops: Vec<Hop>,
    passes: Vec<Pass>,
}

/// Two steps, the second along any of some headings.
#[derive(Clone, Copy)]
struct Hop {
    first: (Ring, Heading),
    second: (Ring, Headings),
    open: Occupants,
}

/// The jumps of a movement that is made of nothing else.
pub(super) fn find(movement: &Movement, board: Shape) -> Option<Found> {
    let Way::Legs(graph) = &movement.way else { return None };
    let is_plain = movement.guards.is_empty() && movement.after.is_empty();
    if !is_plain || !board.has_tables() {
        return None;
    }
    let mut found = Found { hops: Vec::new(), passes: Vec::new() };
    for start in &graph.start {
        let first = graph.leg(start.leg);
        if !is_one_step(first) || !first.landings.is_empty() {
            return None;
        }
        for edge in &first.edges {
            let second = graph.leg(edge.leg);
            if !is_one_step(second) || !second.edges.is_empty() {
                return None;
            }
            match &edge.effects[..] {
                [] => found.passes.extend(pass(graph, start.headings, first, edge, board)?),
                [taking] if *taking == Effect::always(Act::Take) && edge.on == Class::ENEMY => {
                    let open = open(second)?;
                    let hop = |heading| Hop {
                        first: (first.ring, heading),
                        second: (second.ring, edge.turn.after(heading)),
                        open,
                    };
                    found.hops.extend(start.headings.iter().map(hop));
                }
                [..] => return None,
            }
        }
    }
    Some(found)
}

/// What stands where a leg may end, if nothing more happens there.
fn open(leg: &Leg) -> Option<Occupants> {
    let mut all = Occupants::NONE;
    for landing in &leg.landings {
        all = all.union(occupants(landing.on).filter(|_| landing.effects.is_empty())?);
    }
    Some(all)
}

/// What a class asks for, if that is no more than whose man stands on a square.
pub(super) fn occupants(class: Class) -> Option<Occupants> {
    let asks_more = class.admits(Occupants::OFF_BOARD.union(Occupants::EN_PASSANT));
    (class == Class::of(class.occupants) && !asks_more).then_some(class.occupants)
}

fn is_one_step(leg: &Leg) -> bool {
    leg.base == Base::Here
        && leg.cycle == [0]
        && leg.wrap == Wrap::NONE
        && leg.reach.is_one()
        && leg.guards.is_empty()
        && leg.ring != Ring::Anywhere
        && leg.ring != Ring::Grid(0)
}

/// The pass that an edge without effects is, if it leads nowhere else; `Some(None)` if it is not even that.
fn pass(
    graph: &Graph,
    headings: Headings,
    first: &Leg,
    edge: &Edge,
    board: Shape,
) -> Option<Option<Pass>> {
    let second = graph.leg(edge.leg);
    let leads_back = |heading: Heading| {
        let back = opposite(first.ring.vector(heading));
        edge.turn.after(heading).iter().all(|turned| second.ring.vector(turned) == back)
    };
    if !headings.iter().all(leads_back) {
        return None;
    }
    let (on, open) = (occupants(edge.on)?, open(second)?);
    let going: Vec<Heading> =
        headings.iter().filter(|heading| !edge.turn.after(*heading).is_empty()).collect();
    let going = going.into_iter().fold(Headings::NONE, |all, h| all.union(Headings::only(h)));
    let ends = Class::of(open).admits(Occupants::START) && graph.null == NullMove::Passes;
    let steps = leap::orbits(first.ring, going, 1, Some(1), board);
    Some((ends && !steps.is_empty()).then_some(Pass { steps, on }))
}

fn opposite(vector: Vector) -> Vector {
    Vector { dx: -vector.dx, dy: -vector.dy }
}

/// All passes, those on the same squares together.
pub(super) fn passes(found: &[Found]) -> Vec<Pass> {
    let mut passes: Vec<Pass> = Vec::new();
    for pass in found.iter().flat_map(|found| &found.passes) {
        match passes.iter_mut().find(|other| other.on == pass.on) {
            Some(other) => leap::merge(&mut other.steps, pass.steps.clone()),
            None => passes.push(pass.clone()),
        }
    }
    passes
}

/// All jumps of a piece, each in one of the parts; nothing if there is one that ends in two ways.
pub(super) fn plan(found: &[Found], board: Shape) -> Option<Vec<Locust>> {
    let hops: Vec<Hop> = found.iter().flat_map(|found| found.hops.iter().copied()).collect();
    let kinds: BTreeSet<Occupants> = hops.iter().map(|hop| hop.open).collect();
    let of_kind =
        |open| -> Vec<Hop> { hops.iter().filter(|hop| hop.open == open).copied().collect() };
    let by_kind: Vec<Vec<Hop>> = kinds.into_iter().map(of_kind).collect();
    let lines: Vec<_> = by_kind.iter().map(|hops| lines(hops, board, 1)).collect();
    for (number, one) in lines.iter().enumerate() {
        if lines[..number].iter().any(|other| meet(one, other)) {
            return None;
        }
    }
    let locust = |(hops, white): (&Vec<Hop>, Vec<Vec<Jump>>)| {
        let open = hops.first()?.open;
        let jumps = steps(hops, board).unwrap_or_else(|| {
            let black = lines_of_black(hops, board, &white);
            Jumps::Lines(BySide { white, black })
        });
        Some(Locust { open, jumps })
    };
    Some(by_kind.iter().zip(lines).filter_map(locust).collect())
}

/// The jumps as two steps, if the second does not hang on the first.
fn steps(hops: &[Hop], board: Shape) -> Option<Jumps> {
    let one = |ring, headings| leap::orbits(ring, headings, 1, Some(1), board);
    let mut by_first: BTreeMap<(Ring, Heading), Vec<Orbit>> = BTreeMap::new();
    for hop in hops {
        let second = by_first.entry(hop.first).or_default();
        leap::merge(second, one(hop.second.0, hop.second.1));
    }
    let second = by_first.values().next()?.clone();
    if by_first.values().any(|other| *other != second) {
        return None;
    }
    let mut first = Vec::new();
    for (ring, heading) in by_first.into_keys() {
        leap::merge(&mut first, one(ring, Headings::only(heading)));
    }
    Some(Jumps::Steps { first, second })
}

fn lines_of_black(hops: &[Hop], board: Shape, white: &[Vec<Jump>]) -> Option<Vec<Vec<Jump>>> {
    Some(lines(hops, board, -1)).filter(|black| black != white)
}

/// For each square the jumps from it; `sign` is -1 for Black, who sees the board turned.
fn lines(hops: &[Hop], board: Shape, sign: i32) -> Vec<Vec<Jump>> {
    let step = |square: usize, vector: Vector| {
        let file = (square % board.width).checked_add_signed((sign * vector.dx) as isize)?;
        let rank = (square / board.width).checked_add_signed((sign * vector.dy) as isize)?;
        (file < board.width && rank < board.height).then_some(rank * board.width + file)
    };
    let of_square = |from| {
        let mut jumps: BTreeMap<usize, Squares> = BTreeMap::new();
        for hop in hops {
            let Some(over) = step(from, hop.first.0.vector(hop.first.1)) else { continue };
            for heading in hop.second.1.iter() {
                if let Some(to) = step(over, hop.second.0.vector(heading)) {
                    jumps.entry(over).or_default().insert(to);
                }
            }
        }
        jumps.into_iter().map(|(over, onto)| Jump { over: Squares::only(over), onto }).collect()
    };
    (0..board.squares()).map(of_square).collect()
}

/// Whether two lists have a jump in common.
fn meet(one: &[Vec<Jump>], other: &[Vec<Jump>]) -> bool {
    let meets = |a: &Jump, b: &Jump| a.over == b.over && !a.onto.intersection(b.onto).is_empty();
    one.iter()
        .zip(other)
        .any(|(one, other)| one.iter().any(|jump| other.iter().any(|second| meets(jump, second))))
}
