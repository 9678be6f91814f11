//! Which kernels answer for this pattern on this board?
//!
//! A plan says, for each of the functions of a piece, which kernels it is made of. It is chosen from the pattern, never
//! from the notation. What no kernel answers is left to a program of legs.

mod bend;
mod chains;
mod flood;
mod forms;
mod groups;
mod guarded;
mod hop;
mod index;
mod leap;
mod locust;
mod magic;
mod marked;
mod parts;
mod paths;
mod reach;
mod ride;
mod spread;
mod summary;
mod tables;
mod tree;

use crate::board::Shape;
use crate::demand::{Demand, Gathering, Profile};
pub(crate) use bend::Bend;
use betza_notation::flat::{Flat, TooLarge, flatten};
use betza_notation::pattern::{
    Class, Graph, Guard, Headings, Leg, Movement, Occupants, Pattern, Side, Test, Way, Wrap,
};
use betza_notation::{Diagnostic, NoRelation, Relation, Span, relation};
pub(crate) use chains::Pair;
pub(crate) use flood::Flood;
pub(crate) use forms::{Form, Forms, by_form, pairs_by_form};
pub(crate) use groups::{Groups, Plain, Rest};
pub(crate) use guarded::{Gate, Guarded};
pub(crate) use hop::Landing;
pub(crate) use index::{Group, Index, Indexed};
pub(crate) use leap::Orbit;
pub(crate) use locust::{Jumps, Locust, Pass};
pub(crate) use magic::{Factor, Magic, Slide, Slides};
pub(crate) use marked::{Marked, Turn};
use paths::{Ending, Paths};
pub(crate) use reach::Reach;
pub(crate) use ride::{Line, Ride};
pub(crate) use spread::{SpreadSlide, SpreadSlides};
pub(crate) use summary::Summary;
pub(crate) use tables::{BySide, Family, Tables};
pub(crate) use tree::{Node, Tree};

/// What a piece is made of.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The functions of color, square and occupancy, or why there are none.
    pub(crate) level_one: Result<LevelOne, NoRelation>,
    /// The moves in a position.
    pub(crate) moves: Moves,
    /// The same with indexes, for a processor that gathers bits, where that may be found when the program runs.
    pub(crate) detected: Option<Box<Plan>>,
}

/// The functions of color, square and occupancy.
#[derive(Clone, Debug, Default)]
pub(crate) struct LevelOne {
    /// The squares on which an enemy could be captured by moving there.
    pub(crate) attacks: Reach,
    /// The squares to which it may go quietly, in any game; those of `attacks` that are empty, if there is nothing here.
    pub(crate) quiets: Option<Reach>,
    /// The squares from which it attacks a square.
    pub(crate) attackers: Attackers,
}

/// How the squares are found from which a square is attacked.
#[derive(Clone, Debug, Default)]
pub(crate) enum Attackers {
    /// They are those that the other color attacks from it: each step back along a path is a step of the other color.
    #[default]
    Turned,
    /// By paths of their own.
    Reversed(Box<Reach>),
    /// By asking every square.
    Asked,
}

/// The moves in a position.
#[derive(Clone, Debug)]
pub(crate) enum Moves {
    /// Those of level one, and some more quiet ones as a first move.
    Sets {
        /// The squares to which it may go quietly as its first move, beyond those of level one.
        first_quiets: Reach,
    },
    /// Those of kernels, part by part, some of them with effects.
    Groups(Box<Groups>),
    /// Those of a program; without effects they are two sets of squares.
    Program {
        /// The program.
        flat: Flat,
        /// Whether a move does more than remove what stands where it ends.
        effects: bool,
    },
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
pub(crate) fn plan(pattern: &Pattern, demand: Demand) -> Result<Plan, Unplanned> {
    let board = demand.board;
    let relation = relation(pattern);
    let lines = match &relation {
        Ok(relation) => Ok(LevelOne::of(pattern, relation, board)?),
        Err(why) => Err(*why),
    };
    let first_quiets = first_quiets(pattern, board).filter(|_| lines.is_ok());
    let plan = |demand: Demand| {
        let mut level_one = lines.clone();
        if let (Ok(level_one), Some(gathering)) = (&mut level_one, demand.gathering()) {
            level_one.index(board, gathering);
        }
        let moves = match &first_quiets {
            Some(first_quiets) => Moves::Sets { first_quiets: first_quiets.clone() },
            None => other_moves(pattern, &relation, demand)?,
        };
        Ok(Plan { level_one, moves, detected: None })
    };
    let detected = match demand.detected() {
        Some(demand) => Some(plan(demand)?).filter(|found| found.is_indexed(board)).map(Box::new),
        None => None,
    };
    // The fewest bytes may be those of lines, or those of an index.
    let with_few_bytes = match demand.profile {
        Profile::Size => {
            let indexed = plan(Demand { profile: Profile::Speed, ..demand })?;
            let lines = plan(demand)?;
            let bytes = |plan: &Plan| plan.summary(board).table_bytes;
            if bytes(&indexed) < bytes(&lines) { indexed } else { lines }
        }
        Profile::Speed | Profile::Portable => plan(demand)?,
    };
    Ok(Plan { detected, ..with_few_bytes })
}

impl Plan {
    /// Whether any function of it reads an index.
    fn is_indexed(&self, board: Shape) -> bool {
        let of_level_one = self.level_one.as_ref().is_ok_and(|sets| sets.is_indexed(board));
        let of_moves = match &self.moves {
            Moves::Groups(groups) => groups.is_indexed(board),
            Moves::Sets { .. } | Moves::Program { .. } => false,
        };
        of_level_one || of_moves
    }
}

impl LevelOne {
    /// The sets and attackers by kernels that work in constants, as far as there are such.
    fn of(pattern: &Pattern, relation: &Relation, board: Shape) -> Result<Self, Unplanned> {
        let (attacks, quiets) = sets(pattern, relation, board)?;
        let attackers = reach::attackers(&attacks, board);
        Ok(LevelOne { attacks, quiets, attackers })
    }

    /// Makes the indexes, where they are faster than other kernels.
    fn index(&mut self, board: Shape, gathering: Gathering) {
        self.attacks.index(board, gathering);
        self.quiets.iter_mut().for_each(|quiets| quiets.index(board, gathering));
        if let Attackers::Reversed(reach) = &mut self.attackers {
            reach.index(board, gathering);
        }
    }

    fn is_indexed(&self, board: Shape) -> bool {
        self.attacks.is_indexed(board)
            || self.quiets.as_ref().is_some_and(|quiets| quiets.is_indexed(board))
            || self.attackers.is_indexed(board)
    }
}

impl Attackers {
    /// Whether paths of their own have an index.
    pub(crate) fn is_indexed(&self, board: Shape) -> bool {
        match self {
            Attackers::Reversed(reach) => reach.is_indexed(board),
            Attackers::Turned | Attackers::Asked => false,
        }
    }
}

/// The moves of a piece that has more than sets of squares.
fn other_moves(
    pattern: &Pattern,
    relation: &Result<Relation, NoRelation>,
    demand: Demand,
) -> Result<Moves, Unplanned> {
    let effects = pattern.facts().effects;
    if effects && let Some(groups) = groups::plan(pattern, relation, demand)? {
        return Ok(Moves::Groups(Box::new(groups)));
    }
    Ok(Moves::Program { flat: program(pattern, demand.board)?, effects })
}

/// The index of White's paths, if it is not too large.
pub(crate) fn index_of(pattern: &Pattern, board: Shape) -> Option<Index> {
    let white = captures(pattern, board)?;
    Some(index::by_side(&BySide { white, black: None }, board)?.white)
}

/// The slider with White's paths on 8x8.
pub(crate) fn slides_of(pattern: &Pattern) -> Option<Slides> {
    Slides::of(&captures(pattern, Shape::CHESS)?)
}

/// The same, its answers as codes that are spread.
pub(crate) fn spread_slides_of(pattern: &Pattern) -> Option<SpreadSlides> {
    SpreadSlides::of(&captures(pattern, Shape::CHESS)?)
}

fn captures(pattern: &Pattern, board: Shape) -> Option<Paths> {
    let movements: Vec<_> = pattern.movements().iter().collect();
    Paths::of(&movements, board, Side::White, Ending::Capture)
}

/// The squares to capture on, and those to go to quietly, if these are not the others that are empty.
fn sets(
    pattern: &Pattern,
    relation: &Relation,
    board: Shape,
) -> Result<(Reach, Option<Reach>), Unplanned> {
    let attacks = reach(&relation.attacks, board, Ending::Capture)?;
    let quiets = if is_alike(pattern) && !attacks.is_empty() {
        None
    } else {
        Some(reach(&relation.quiets, board, Ending::Quiet)?)
    };
    Ok((attacks, quiets))
}

/// The squares where the movements of `pattern` end.
fn reach(pattern: &Pattern, board: Shape, ending: Ending) -> Result<Reach, Unplanned> {
    let mut reach = Reach::default();
    let (mut leaps, mut left): (Vec<&Movement>, Vec<&Movement>) = (Vec::new(), Vec::new());
    for movement in pattern.movements() {
        match kernels(movement, board).filter(|_| movement.guards.is_empty()) {
            Some(found) => {
                if found.is_leaps() {
                    leaps.push(movement);
                }
                reach.merge(found);
            }
            None => left.push(movement),
        }
    }
    let mut without: Vec<Movement> = Vec::new();
    for movement in left {
        match Tables::of(&[movement], board, ending) {
            Some(tables) if tables.only_crosses() && !leaps.is_empty() => {
                // A griffon's first step is a leap, and ends where its rides only begin.
                let all: Vec<_> = leaps.iter().copied().chain([movement]).collect();
                match Tables::of(&all, board, ending).filter(Tables::are_lines) {
                    Some(all) => {
                        reach.leaps.clear();
                        leaps.clear();
                        reach.tables.push(all);
                    }
                    None => reach.tables.push(tables),
                }
            }
            Some(tables) => reach.tables.push(tables),
            None => without.push(movement.clone()),
        }
    }
    if !without.is_empty() {
        reach.program = Some(program(&pattern.only(&without), board)?);
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

/// Whether a path may end where it began.
fn comes_back(movement: &Movement, board: Shape) -> bool {
    let home = Paths::of(&[movement], board, Side::White, Ending::Home);
    home.is_none_or(|paths| paths.0.iter().any(|paths| !paths.is_empty()))
}

/// Whether each movement ends on empty squares and on enemies alike, with no guard and nothing besides.
fn is_alike(pattern: &Pattern) -> bool {
    pattern.movements().iter().all(|movement| {
        // A castling is neither.
        let Way::Legs(graph) = &movement.way else { return true };
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
        let may_come_back =
            graph.legs.iter().any(|leg| leg.landings.iter().any(|l| l.on.admits(Occupants::START)));
        if !graph.legs.iter().all(on_either_side) || may_come_back && comes_back(movement, board) {
            return None;
        }
        match &movement.guards[..] {
            [] => {}
            [Guard { negated: false, test: Test::FirstMove }] => {
                let captures = graph
                    .legs
                    .iter()
                    .any(|leg| leg.landings.iter().any(|l| l.on.admits(Occupants::ENEMY)));
                first.merge(kernels(movement, board).filter(|_| !captures)?);
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
