//! Which part of a piece is a function of color, square and occupancy alone?
//!
//! That part is the relation *captures by arriving*, and the quiet moves that are there in any game at any time. A
//! piece has the first only if none of its captures hangs on more, and none takes elsewhere than where it arrives; en
//! passant is left out, as chess has always done.

use crate::pattern::{
    Act, Class, Effect, Graph, Guard, Kinds, Landing, Leg, Movement, Occupants, Pattern, Test, Way,
    make,
};
use alloc::vec::Vec;

/// The relation of a piece, as patterns of their own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Relation {
    /// Ends on the squares where an enemy could be captured, whatever stands there.
    pub attacks: Pattern,
    /// Ends on the empty squares to which it may go quietly.
    pub quiets: Pattern,
}

/// Why a piece has no such relation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum NoRelation {
    /// A capture asks for more than color and square.
    Guarded,
    /// A path looks at whose men or which kinds stand on it.
    SeesOwners,
    /// It captures elsewhere than where it arrives.
    TakesElsewhere,
}

/// The relation of `pattern`, if it has one.
///
/// # Errors
///
/// Why it has none.
///
/// ```
/// use betza_notation::{read, relation};
/// let pawn = read(None, "fmWfcF").unwrap().pattern;
/// let relation = relation(&pawn).unwrap();
/// assert_eq!(relation.quiets, read(None, "fmW").unwrap().pattern);
/// ```
pub fn relation(pattern: &Pattern) -> Result<Relation, NoRelation> {
    let (mut attacks, mut quiets) = (Vec::new(), Vec::new());
    for movement in pattern.movements() {
        // A castling takes nothing and is no plain quiet move.
        let Way::Legs(graph) = &movement.way else { continue };
        if captures(graph) {
            attacks.push(capturing(movement, graph)?);
        }
        if all_guards(movement, graph).all(asks_only_square) && on_the_way(graph).is_ok() {
            quiets.extend(quiet(movement, graph));
        }
    }
    let made = |movements| match make::pattern(movements) {
        Ok(pattern) => pattern,
        Err(make::TooManyLegs) => {
            unreachable!("a part of a pattern has no more legs than the whole")
        }
    };
    Ok(Relation { attacks: made(attacks), quiets: made(quiets) })
}

/// Whether a guard asks for nothing beyond color and square.
pub fn asks_only_square(guard: &Guard) -> bool {
    match guard.test {
        Test::Color(_) | Test::OwnSector | Test::EnemySector | Test::Shade(_) | Test::Line(_) => {
            true
        }
        Test::FirstMove | Test::InCheck | Test::Near(_) => false,
    }
}

fn all_guards<'a>(movement: &'a Movement, graph: &'a Graph) -> impl Iterator<Item = &'a Guard> {
    let of_legs = graph.legs.iter().flat_map(|leg| &leg.guards);
    movement.guards.iter().chain(&movement.after).chain(of_legs)
}

/// Whether a movement captures at all.
fn captures(graph: &Graph) -> bool {
    let arrives = |landing: &Landing| landing.on.admits(Occupants::ENEMY);
    let takes = |effect: &Effect| match effect.act {
        Act::Take | Act::Blast(_) => true,
        Act::TakeEnPassant | Act::TakeSelf | Act::Promote { .. } | Act::MarkCrossed | Act::Stay => {
            false
        }
    };
    graph.legs.iter().any(|leg| {
        leg.landings.iter().any(|landing| arrives(landing) || landing.effects.iter().any(takes))
            || leg.edges.iter().any(|edge| edge.effects.iter().any(takes))
    })
}

/// The movement that ends wherever this one could capture.
fn capturing(movement: &Movement, graph: &Graph) -> Result<Movement, NoRelation> {
    on_the_way(graph)?;
    if !all_guards(movement, graph).all(asks_only_square) {
        return Err(NoRelation::Guarded);
    }
    let any_man = Class::of(Occupants::EMPTY.union(Occupants::MEN));
    let mut legs = Vec::new();
    for leg in &graph.legs {
        let mut landings = Vec::new();
        for landing in leg.landings.iter().filter(|landing| landing.on.admits(Occupants::ENEMY)) {
            if landing.on.kinds != Kinds::ALL || landing.on.unmoved {
                return Err(NoRelation::SeesOwners);
            }
            if landing.effects.iter().any(|effect| matches!(effect.act, Act::Take | Act::Blast(_)))
            {
                return Err(NoRelation::TakesElsewhere);
            }
            landings.push(Landing { on: any_man, effects: Vec::new() });
        }
        legs.push(Leg { landings, ..leg.clone() });
    }
    Ok(make::along(movement, graph, legs))
}

/// The movement that ends only where this one goes quietly, if it does anywhere.
fn quiet(movement: &Movement, graph: &Graph) -> Option<Movement> {
    let mut any = false;
    let legs = graph.legs.iter().map(|leg| {
        let empty = leg.landings.iter().filter(|landing| landing.on.admits(Occupants::EMPTY));
        let on = Class::of(Occupants::EMPTY);
        let landings: Vec<_> = empty.map(|_| Landing { on, effects: Vec::new() }).take(1).collect();
        any |= !landings.is_empty();
        Leg { landings, ..leg.clone() }
    });
    let legs = legs.collect();
    any.then(|| make::along(movement, graph, legs))
}

/// Whether paths take nothing on the way and do not look at owners or kinds.
fn on_the_way(graph: &Graph) -> Result<(), NoRelation> {
    let blind = |class: Class| {
        let sees_one_side = class.admits(Occupants::OWN) != class.admits(Occupants::ENEMY);
        !sees_one_side
            && class.kinds == Kinds::ALL
            && !class.unmoved
            && !class.admits(Occupants::EN_PASSANT)
    };
    for leg in &graph.legs {
        if leg.edges.iter().any(|edge| !edge.effects.is_empty()) {
            return Err(NoRelation::TakesElsewhere);
        }
        if !blind(leg.pass) || !leg.edges.iter().all(|edge| blind(edge.on)) {
            return Err(NoRelation::SeesOwners);
        }
    }
    Ok(())
}
