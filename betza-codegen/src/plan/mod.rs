//! Which kernels answer for this pattern on this board?
//!
//! A plan says, for each of the functions of a piece, which leaps and rides it is made of. It is chosen from the
//! pattern, never from the notation.

mod leap;
mod ride;

use crate::board::Shape;
use betza_notation::pattern::{
    Class, Graph, Guard, Headings, Leg, Movement, Occupants, Pattern, Test, Way, Wrap,
};
use betza_notation::{Diagnostic, Span};
pub(crate) use leap::Orbit;
pub(crate) use ride::{Line, Ride};

/// What a piece is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Plan {
    /// The squares on which an enemy could be captured by moving there.
    pub(crate) attacks: Reach,
    /// The squares to which it may go quietly, in any game.
    pub(crate) quiets: Reach,
    /// The squares to which it may go quietly as its first move, beyond `quiets`.
    pub(crate) first_quiets: Reach,
}

/// A set of squares, as a union of kernels' answers. Directions are White's; Black's are turned by a half circle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reach {
    pub(crate) leaps: Vec<Orbit>,
    pub(crate) rides: Vec<Ride>,
}

impl Reach {
    /// Whether it never has a square.
    pub(crate) fn is_empty(&self) -> bool {
        self.leaps.is_empty() && self.rides.is_empty()
    }

    /// Whether it is the same for both colors.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.leaps.iter().all(Orbit::is_symmetric) && self.rides.iter().all(Ride::is_symmetric)
    }

    fn add(&mut self, other: Reach) {
        leap::merge(&mut self.leaps, other.leaps);
        ride::merge(&mut self.rides, other.rides);
    }
}

/// A movement that no kernel answers yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unplanned {
    span: Span,
}

impl Unplanned {
    /// What is told to the author.
    pub(crate) fn finding(self) -> Diagnostic {
        let headline = "this movement is read, but not compiled yet".to_owned();
        Diagnostic::new("M0013", self.span, headline, "not compiled yet".to_owned())
    }
}

/// The plan of `pattern` on `board`.
pub(crate) fn plan(pattern: &Pattern, board: Shape) -> Result<Plan, Unplanned> {
    let mut plan = Plan::default();
    for movement in pattern.movements() {
        add_movement(&mut plan, movement, board).ok_or(Unplanned { span: movement.source.0 })?;
    }
    Ok(plan)
}

fn add_movement(plan: &mut Plan, movement: &Movement, board: Shape) -> Option<()> {
    let Way::Legs(graph) = &movement.way else { return None };
    let (headings, leg) = single_leg(graph)?;
    let landings = plain_landings(leg)?;
    let reach = leap::plan(headings, leg, board).or_else(|| ride::plan(headings, leg, board))?;
    let first_only = match (&movement.guards[..], &movement.after[..]) {
        ([], []) => false,
        ([Guard { negated: false, test: Test::FirstMove }], []) => true,
        (_, _) => return None,
    };
    match (landings.quiet, first_only) {
        (true, false) => plan.quiets.add(reach.clone()),
        (true, true) => plan.first_quiets.add(reach.clone()),
        (false, _) => {}
    }
    match (landings.capture, first_only) {
        (true, false) => plan.attacks.add(reach),
        // A capture that hangs on more than occupancy is not one of the level 1 relation.
        (true, true) => return None,
        (false, _) => {}
    }
    Some(())
}

/// The headings and the leg of a movement of one straight leg.
fn single_leg(graph: &Graph) -> Option<(Headings, &Leg)> {
    let ([start], [leg]) = (&graph.start[..], &graph.legs[..]) else { return None };
    let plain =
        leg.edges.is_empty() && leg.guards.is_empty() && leg.cycle == [0] && leg.wrap == Wrap::NONE;
    plain.then_some((start.headings, leg))
}

/// Where a leg may end: on empty squares, on enemies, or on both.
#[derive(Clone, Copy)]
struct Landings {
    quiet: bool,
    capture: bool,
}

fn plain_landings(leg: &Leg) -> Option<Landings> {
    let mut found = Landings { quiet: false, capture: false };
    for landing in &leg.landings {
        let plain = Class::of(Occupants::EMPTY.union(Occupants::ENEMY));
        if !landing.effects.is_empty() || !plain.includes(landing.on) {
            return None;
        }
        found.quiet |= landing.on.admits(Occupants::EMPTY);
        found.capture |= landing.on.admits(Occupants::ENEMY);
    }
    Some(found)
}
