//! Which parts of a piece with effects need no program?
//!
//! A part is a set of moves with one kernel. Plain moves, of whichever part, are gathered into one set; moves with
//! effects are told by the part that finds them. So no two parts may find the same one: locusts remove a man where they
//! have stepped, castlings have a partner, double steps have marks and remove nothing; where that does not tell them
//! apart, they are left to the program together.

use super::locust::{self, Locust, Pass, occupants};
use super::marked::{self, Marked, Turn};
use super::{Orbit, Reach, Unplanned, first_quiets, leap, program, sets, single_leg};
use crate::board::Shape;
use crate::demand::Demand;
use betza_notation::flat::Flat;
use betza_notation::pattern::{
    Act, Class, Effect, Facts, Guard, Leg, Movement, Occupants, Pattern, Ring, Test, Way,
};
use betza_notation::{NoRelation, Relation, relation};

/// The moves of a piece with effects, part by part.
#[derive(Clone, Debug, Default)]
pub(crate) struct Groups {
    /// Moves without effects, if there are any.
    pub(crate) plain: Option<Plain>,
    /// Quiet ones as a first move.
    pub(crate) first_quiets: Reach,
    /// Ways to stay where it is.
    pub(crate) passes: Vec<Pass>,
    /// Leaps that take en passant.
    pub(crate) en_passant: Vec<Orbit>,
    pub(crate) marked: Vec<Marked>,
    pub(crate) locusts: Vec<Locust>,
    /// What is left to a program of legs.
    pub(crate) rest: Option<Rest>,
}

/// What a program of legs does beside kernels.
#[derive(Clone, Debug)]
pub(crate) struct Rest {
    pub(crate) flat: Flat,
    /// What it asks for.
    pub(crate) facts: Facts,
    pub(crate) turn: Turn,
}

/// Moves without effects.
#[derive(Clone, Debug)]
pub(crate) enum Plain {
    /// Those of level one.
    LevelOne,
    /// Squares to capture on, and to go to quietly; without the latter they are the former that are empty.
    Own { attacks: Box<Reach>, quiets: Option<Box<Reach>> },
}

impl Groups {
    /// Whether sets of its own have an index.
    pub(super) fn is_indexed(&self, board: Shape) -> bool {
        match &self.plain {
            Some(Plain::Own { attacks, quiets }) => {
                let of_quiets = quiets.as_deref().is_some_and(|quiets| quiets.is_indexed(board));
                attacks.is_indexed(board) || of_quiets
            }
            Some(Plain::LevelOne) | None => false,
        }
    }
}

/// The movements, by what they are.
#[derive(Default)]
struct Sorted {
    plain: Vec<Movement>,
    en_passant: Vec<(Movement, Vec<Orbit>)>,
    marked: Vec<(Movement, Marked)>,
    locusts: Vec<(Movement, locust::Found)>,
    rest: Vec<Movement>,
}

/// The parts of `pattern`; nothing if all of it is left to a program.
pub(super) fn plan(
    pattern: &Pattern,
    level_one: &Result<Relation, NoRelation>,
    demand: Demand,
) -> Result<Option<Groups>, Unplanned> {
    let board = demand.board;
    let Sorted { plain, en_passant, marked, locusts, mut rest } = sort(pattern, board);
    let (en_passant, leaps): (Vec<Movement>, Vec<Vec<Orbit>>) = en_passant.into_iter().unzip();
    let (marking, marked): (Vec<Movement>, Vec<Marked>) = marked.into_iter().unzip();
    let (taking, found): (Vec<Movement>, Vec<locust::Found>) = locusts.into_iter().unzip();
    let mut groups = Groups::default();
    let mut sets_of = plain.clone();
    let has = |wanted: fn(Act) -> bool| rest.iter().any(|movement| plays(movement, wanted));
    let (rest_takes, rest_marks) = (has(takes), has(|act| act == Act::MarkCrossed));
    let jumps = locust::plan(&found, board)
        .filter(|jumps| !rest_takes && (en_passant.is_empty() || jumps.is_empty()));
    match jumps {
        Some(jumps) => {
            groups.locusts = jumps;
            groups.passes = locust::passes(&found);
            sets_of.extend(en_passant);
            leaps.into_iter().for_each(|leaps| leap::merge(&mut groups.en_passant, leaps));
        }
        None => rest.extend(en_passant.into_iter().chain(taking)),
    }
    if rest_marks || marked::overlap(&marked) {
        rest.extend(marking);
    } else {
        groups.marked = marked;
    }
    if !plain.is_empty() {
        groups.first_quiets = first_quiets(&pattern.only(&plain), board).unwrap_or_default();
    }
    if !sets_of.is_empty() {
        match plain_of(&pattern.only(&sets_of), level_one, demand)? {
            Some(sets) => groups.plain = Some(sets),
            None => return Ok(None),
        }
    }
    if rest.len() == pattern.movements().len() {
        return Ok(None);
    }
    if !rest.is_empty() {
        let rest = pattern.only(&rest);
        let first = Guard::holds(Test::FirstMove);
        let only_first = rest.movements().iter().all(|movement| movement.guards.contains(&first));
        let turn = if only_first { Turn::First } else { Turn::Any };
        groups.rest = Some(Rest { flat: program(&rest, board)?, facts: rest.facts(), turn });
    }
    Ok(Some(groups))
}

fn sort(pattern: &Pattern, board: Shape) -> Sorted {
    let mut sorted = Sorted::default();
    for movement in pattern.movements() {
        let alone = pattern.only(core::slice::from_ref(movement));
        if first_quiets(&alone, board).is_some() && relation(&alone).is_ok() {
            sorted.plain.push(movement.clone());
        } else if let Some(leaps) = en_passant(movement, board) {
            sorted.en_passant.push((movement.clone(), leaps));
        } else if let Some(marked) = marked::find(movement, board) {
            sorted.marked.push((movement.clone(), marked));
        } else if let Some(found) = locust::find(movement, board) {
            sorted.locusts.push((movement.clone(), found));
        } else {
            sorted.rest.push(movement.clone());
        }
    }
    sorted
}

/// The sets of `pattern`, unless a part of them needs a program.
fn plain_of(
    pattern: &Pattern,
    level_one: &Result<Relation, NoRelation>,
    demand: Demand,
) -> Result<Option<Plain>, Unplanned> {
    let Ok(relation) = relation(pattern) else { return Ok(None) };
    if level_one.as_ref() == Ok(&relation) {
        return Ok(Some(Plain::LevelOne));
    }
    let (mut attacks, mut quiets) = sets(pattern, &relation, demand.board)?;
    let walks = |reach: &Reach| reach.program.is_some();
    if walks(&attacks) || quiets.as_ref().is_some_and(walks) {
        return Ok(None);
    }
    if let Some(gathering) = demand.gathering() {
        attacks.index(demand.board, gathering);
        quiets.iter_mut().for_each(|quiets| quiets.index(demand.board, gathering));
    }
    Ok(Some(Plain::Own { attacks: Box::new(attacks), quiets: quiets.map(Box::new) }))
}

/// The leaps of a movement that takes en passant where it ends, and does nothing else but capture there.
fn en_passant(movement: &Movement, board: Shape) -> Option<Vec<Orbit>> {
    let Way::Legs(graph) = &movement.way else { return None };
    if !movement.guards.is_empty() || !movement.after.is_empty() {
        return None;
    }
    let (headings, leg) = single_leg(graph)?;
    let only_leaps = leg.ring != Ring::Grid(0) && leg.ring != Ring::Anywhere;
    let of_target = Class::of(Occupants::EN_PASSANT);
    let taking = [Effect::always(Act::TakeEnPassant)];
    let (targets, others): (Vec<_>, Vec<_>) =
        leg.landings.iter().partition(|landing| landing.on == of_target);
    let is_plain = others.iter().all(|landing| {
        landing.effects.is_empty() && landing.on == Class::ENEMY && occupants(landing.on).is_some()
    });
    if !only_leaps || !is_plain || !leg.reach.is_one() || targets.is_empty() {
        return None;
    }
    let takes = targets.iter().all(|landing| landing.effects == taking);
    takes.then(|| leap::orbits(leg.ring, headings, 1, Some(1), board))
}

/// Whether a movement may play such an act.
fn plays(movement: &Movement, wanted: impl Fn(Act) -> bool) -> bool {
    let Way::Legs(graph) = &movement.way else { return false };
    let effects = |leg: &Leg| -> Vec<Effect> {
        let of_landings = leg.landings.iter().flat_map(|landing| &landing.effects);
        of_landings.chain(leg.edges.iter().flat_map(|edge| &edge.effects)).copied().collect()
    };
    graph.legs.iter().flat_map(effects).any(|effect| wanted(effect.act))
}

/// Whether an act may remove a man from another square than where the move ends.
fn takes(act: Act) -> bool {
    match act {
        Act::Take | Act::TakeEnPassant | Act::Blast(_) => true,
        Act::TakeSelf | Act::Promote { .. } | Act::MarkCrossed | Act::Stay => false,
    }
}
