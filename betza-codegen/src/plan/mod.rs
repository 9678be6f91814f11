//! Which kernels answer for this pattern on this board?
//!
//! A plan says, for each of the functions of a piece, which kernels it is made of. It is chosen from the pattern, never
//! from the notation. What no kernel answers is left to a program of legs.

mod flood;
mod leap;
mod ride;

use crate::board::Shape;
use betza_notation::flat::{Flat, TooLarge, flatten};
use betza_notation::pattern::{
    Class, Graph, Guard, Headings, Leg, Movement, Occupants, Pattern, Test, Way, Wrap,
};
use betza_notation::{Diagnostic, NoRelation, Span, relation};
pub(crate) use flood::Flood;
pub(crate) use leap::Orbit;
pub(crate) use ride::{Line, Ride};

/// What a piece is made of.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The functions of color, square and occupancy, or why there are none.
    pub(crate) level_one: Result<LevelOne, NoRelation>,
    /// The moves in a position.
    pub(crate) moves: Moves,
}

/// The functions of color, square and occupancy.
#[derive(Clone, Debug, Default)]
pub(crate) struct LevelOne {
    /// The squares on which an enemy could be captured by moving there.
    pub(crate) attacks: Reach,
    /// The squares to which it may go quietly, in any game.
    pub(crate) quiets: Reach,
    /// The two are the same squares, but for the occupied ones.
    pub(crate) alike: bool,
}

/// The moves in a position.
#[derive(Clone, Debug)]
pub(crate) enum Moves {
    /// Those of level one, and some more quiet ones as a first move.
    Sets {
        /// The squares to which it may go quietly as its first move, beyond those of level one.
        first_quiets: Reach,
    },
    /// Those of a program; without effects they are two sets of squares.
    Program {
        /// The program.
        flat: Flat,
        /// Whether a move does more than remove what stands where it ends.
        effects: bool,
    },
}

/// A set of squares, as a union of kernels' answers. Directions are White's; Black's are turned by a half circle.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reach {
    pub(crate) leaps: Vec<Orbit>,
    pub(crate) rides: Vec<Ride>,
    pub(crate) floods: Vec<Flood>,
    /// What no kernel answers.
    pub(crate) program: Option<Flat>,
}

impl Reach {
    /// Whether it never has a square.
    pub(crate) fn is_empty(&self) -> bool {
        self.leaps.is_empty()
            && self.rides.is_empty()
            && self.floods.is_empty()
            && self.program.is_none()
    }

    /// Whether its kernels work in constants.
    pub(crate) fn is_constant(&self) -> bool {
        self.program.is_none()
    }

    /// Whether the squares from which a square is reached are those that the other color reaches from it. A flood may
    /// pass its own origin, which is empty on the way there and occupied on the way back.
    pub(crate) fn is_reversible(&self) -> bool {
        self.program.is_none() && self.floods.is_empty()
    }

    /// Whether it is the same for both colors.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.leaps.iter().all(Orbit::is_symmetric)
            && self.rides.iter().all(Ride::is_symmetric)
            && self.floods.iter().all(Flood::is_symmetric)
    }
}

/// A pattern that is too large for a program on this board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Unplanned {
    span: Span,
}

impl Unplanned {
    /// What is told to the author.
    pub(crate) fn finding(self) -> Diagnostic {
        TooLarge.finding(self.span)
    }
}

/// The plan of `pattern` on `board`.
pub(crate) fn plan(pattern: &Pattern, board: Shape) -> Result<Plan, Unplanned> {
    let level_one = match relation(pattern) {
        Ok(relation) => Ok(LevelOne {
            attacks: reach(&relation.attacks, board)?,
            quiets: reach(&relation.quiets, board)?,
            alike: is_alike(pattern),
        }),
        Err(why) => Err(why),
    };
    let moves = match first_quiets(pattern, board) {
        Some(first_quiets) if level_one.is_ok() => Moves::Sets { first_quiets },
        Some(_) | None => {
            Moves::Program { flat: program(pattern, board)?, effects: pattern.facts().effects }
        }
    };
    Ok(Plan { level_one, moves })
}

/// The squares where the movements of `pattern` end.
fn reach(pattern: &Pattern, board: Shape) -> Result<Reach, Unplanned> {
    let mut reach = Reach::default();
    let is_left =
        |movement: &&Movement| kernels(movement, board).is_none_or(|_| !movement.guards.is_empty());
    let left: Vec<Movement> = pattern.movements().iter().filter(is_left).cloned().collect();
    for movement in pattern.movements().iter().filter(|movement| !is_left(movement)) {
        if let Some(found) = kernels(movement, board) {
            leap::merge(&mut reach.leaps, found.leaps);
            ride::merge(&mut reach.rides, found.rides);
            reach.floods.extend(found.floods);
        }
    }
    reach.floods.sort();
    if !left.is_empty() {
        reach.program = Some(program(&pattern.only(&left), board)?);
    }
    Ok(reach)
}

fn program(pattern: &Pattern, board: Shape) -> Result<Flat, Unplanned> {
    // A board has at most 36 files and ranks.
    let (width, height) = (board.width as u16, board.height as u16);
    let span = pattern.movements().first().map_or(Span::gap(0), |movement| movement.source.0);
    flatten(pattern, width, height).map_err(|_| Unplanned { span })
}

/// The kernels that answer for the squares where a movement ends, if there are such.
fn kernels(movement: &Movement, board: Shape) -> Option<Reach> {
    let Way::Legs(graph) = &movement.way else { return None };
    if !movement.after.is_empty() {
        return None;
    }
    let Some((headings, leg)) = single_leg(graph) else { return flood::plan(graph) };
    leap::plan(headings, leg, board).or_else(|| ride::plan(headings, leg, board))
}

/// The headings and the leg of a movement of one straight leg.
fn single_leg(graph: &Graph) -> Option<(Headings, &Leg)> {
    let ([start], [leg]) = (&graph.start[..], &graph.legs[..]) else { return None };
    let plain =
        leg.edges.is_empty() && leg.guards.is_empty() && leg.cycle == [0] && leg.wrap == Wrap::NONE;
    plain.then_some((start.headings, leg))
}

/// Whether each movement ends on empty squares and on enemies alike, with no guard and nothing besides.
fn is_alike(pattern: &Pattern) -> bool {
    pattern.movements().iter().all(|movement| {
        let Way::Legs(graph) = &movement.way else { return false };
        let both = Class::of(Occupants::EMPTY.union(Occupants::ENEMY));
        let plain =
            |leg: &Leg| leg.landings.iter().all(|l| l.on.includes(both) && l.effects.is_empty());
        movement.guards.is_empty() && graph.legs.iter().all(plain)
    })
}

/// The quiet squares of a first move, if the moves of the piece are otherwise those of level one.
fn first_quiets(pattern: &Pattern, board: Shape) -> Option<Reach> {
    let facts = pattern.facts();
    if facts.effects || facts.kinds || facts.check || facts.en_passant || facts.sectors {
        return None;
    }
    let mut first = Reach::default();
    for movement in pattern.movements() {
        let Way::Legs(graph) = &movement.way else { return None };
        let on_either_side =
            |leg: &Leg| leg.landings.iter().all(|landing| !landing.on.admits(Occupants::OWN));
        let coming_back =
            graph.legs.iter().any(|leg| leg.landings.iter().any(|l| l.on.admits(Occupants::START)));
        if !graph.legs.iter().all(on_either_side) || coming_back {
            return None;
        }
        match &movement.guards[..] {
            [] => {}
            [Guard { negated: false, test: Test::FirstMove }] => {
                let captures = graph
                    .legs
                    .iter()
                    .any(|leg| leg.landings.iter().any(|l| l.on.admits(Occupants::ENEMY)));
                let found = kernels(movement, board).filter(|_| !captures)?;
                leap::merge(&mut first.leaps, found.leaps);
                ride::merge(&mut first.rides, found.rides);
                first.floods.extend(found.floods);
            }
            _ => return None,
        }
        let unconditional =
            movement.after.is_empty() && graph.legs.iter().all(|leg| leg.guards.is_empty());
        if !unconditional {
            return None;
        }
    }
    Some(first)
}
