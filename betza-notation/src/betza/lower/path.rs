//! How do the legs of a term become legs of the pattern?

use super::graph;
use super::steps::{self, Built, Stride};
use super::{Lowering, Refused};
use crate::betza::mistake::Mistake;
use crate::limits::MAX_LEGS;
use crate::pattern::make::{self, TooManyLegs};
use crate::pattern::{
    Class as Squares, Guard, Headings, Landing, Leg, Movement, Reach, Ring, Test, Turn, Way,
};
use crate::span::Span;
use alloc::vec;
use alloc::vec::Vec;

/// A leg of the notation, and those that may follow it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    /// What it goes.
    pub(super) stride: Stride,
    /// Its directions for each direction of the leg before it.
    pub(super) follows: Turn,
    /// Where it ends.
    pub(super) end: End,
    /// The legs after it.
    pub(super) next: Vec<usize>,
    /// Only as the first move of the piece.
    pub(super) initial: bool,
}

/// Where a leg of the notation ends.
#[derive(Clone, Debug)]
pub(super) enum End {
    /// The move ends.
    Here(Vec<Landing>),
    /// The move ends so far behind a hurdle.
    Behind(Vec<Landing>, Reach),
    /// The path goes on.
    On(Vec<Landing>),
    /// The move ends, or the path goes on.
    HereOrOn(Vec<Landing>, Vec<Landing>),
}

/// Adds a movement for each of `starts`.
pub(super) fn add(
    ctx: &mut Lowering,
    starts: &[usize],
    nodes: &[Node],
    source: Span,
) -> Result<(), Refused> {
    for start in starts {
        // What is too large already is not walked any further.
        if ctx.legs > MAX_LEGS {
            return ctx.refuse(Mistake::TooManyLegs, source);
        }
        match movement(*start, nodes, source) {
            Ok(Some(movement)) => {
                if let Way::Legs(graph) = &movement.way {
                    ctx.legs += graph.legs.len();
                }
                ctx.movements.push(movement);
            }
            Ok(None) => {}
            Err(TooManyLegs) => return ctx.refuse(Mistake::TooManyLegs, source),
        }
    }
    if ctx.legs > MAX_LEGS { ctx.refuse(Mistake::TooManyLegs, source) } else { Ok(()) }
}

fn movement(start: usize, nodes: &[Node], source: Span) -> Result<Option<Movement>, TooManyLegs> {
    let mut legs = Vec::new();
    let mut built: Vec<Option<Built>> = vec![None; nodes.len()];
    let mut open = vec![start];
    while let Some(at) = open.pop() {
        if built[at].is_none() {
            built[at] = Some(build(&mut legs, &nodes[at])?);
            open.extend(nodes[at].next.iter().rev());
        }
    }
    let mut edges = 0;
    for (node, from) in nodes.iter().zip(&built) {
        let Some(from) = from else { continue };
        for next in &node.next {
            if let Some(to) = &built[*next] {
                edges += connect(&mut legs, node, from, &nodes[*next], to);
            }
        }
        if edges > 16 * MAX_LEGS {
            return Err(TooManyLegs);
        }
    }
    let first = nodes[start].stride.first.unwrap_or(Headings::NONE);
    let entries = built[start].iter().flat_map(|built| &built.entries);
    let starts: Vec<(usize, Headings)> = entries
        .map(|(leg, turn)| {
            (*leg, first.iter().map(|h| turn.after(h)).fold(Headings::NONE, Headings::union))
        })
        .collect();
    let initial = nodes[start].initial.then(|| Guard::holds(Test::FirstMove));
    Ok(graph::movement(&starts, legs, initial.into_iter().collect(), source))
}

/// Adds the legs of `node`, with all but their followers.
fn build(legs: &mut Vec<Leg>, node: &Node) -> Result<Built, TooManyLegs> {
    let built = steps::build(legs, &node.stride)?;
    match &node.end {
        End::Here(landings) | End::HereOrOn(landings, _) => {
            for (exit, _) in &built.exits {
                legs[*exit].landings.clone_from(landings);
            }
        }
        End::Behind(landings, reach) => {
            let behind = legs.len();
            for (exit, _) in &built.exits {
                change(&mut legs[*exit], |hop| hop.then(Squares::MEN, Turn::STRAIGHT, behind));
            }
            let landing = make::leg(node.stride.ring, *reach);
            legs.push(Leg { wrap: node.stride.wrap, landings: landings.clone(), ..landing });
        }
        End::On(_) => {}
    }
    if legs.len() > MAX_LEGS { Err(TooManyLegs) } else { Ok(built) }
}

/// Leads from all exits of a node into all entries of the next; gives the number of edges.
fn connect(legs: &mut [Leg], node: &Node, from: &Built, next: &Node, to: &Built) -> usize {
    let (End::On(passages) | End::HereOrOn(_, passages)) = &node.end else { return 0 };
    for (exit, back) in &from.exits {
        for (entry, headings) in &to.entries {
            let turn = Turn::table(|heading| {
                let directions = next.follows.after(heading.turned(*back)).iter();
                directions.map(|h| headings.after(h)).fold(Headings::NONE, Headings::union)
            });
            for passage in passages {
                let effects = passage.effects.clone();
                change(&mut legs[*exit], |leg| leg.then_with(passage.on, effects, turn, *entry));
            }
        }
    }
    from.exits.len() * to.entries.len() * passages.len()
}

fn change(leg: &mut Leg, by: impl FnOnce(Leg) -> Leg) {
    let old = core::mem::replace(leg, make::leg(Ring::Grid(0), Reach::ONE));
    *leg = by(old);
}
