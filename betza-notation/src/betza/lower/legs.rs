//! How does a path of several legs go, all of one atom?
//!
//! The letters are read leg by leg. What a leg may still do depends on where its letters begin, on its range, on the
//! last sideways turn and on the length to be repeated: legs that agree in these are one, so a repetition without a
//! number closes to a loop.

use super::leg::{self, Goes};
use super::modifiers::{self, Between, Hop, Manner, Place};
use super::path::{self, Node};
use super::repeat::{self, Program, Stretch};
use super::steps::without_one;
use super::term::Body;
use super::turns::{self, Side};
use super::{Lowering, Refused, curve, headings, warnings};
use crate::betza::ast::Term;
use crate::betza::mistake::Mistake;
use crate::limits::MAX_LEGS;
use crate::pattern::Reach;
use crate::span::Span;
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// Lowers a term with one of the atoms that take steps.
pub(super) fn lower(ctx: &mut Lowering, term: &Term, body: &Body) -> Result<(), Refused> {
    let program = repeat::program(ctx, &term.group)?;
    let has = |letter: char| program.following(|c| c == letter)[0];
    let measures = has('i') && (has('n') || has('j')) && !body.is_adjacent();
    let turning = program.following(|c| matches!(c, 'z' | 'q'));
    let mut reader = Reader {
        ctx,
        term,
        body,
        program,
        turning,
        lengths: if measures { Lengths::Told } else { Lengths::Measured },
        nodes: Vec::new(),
        known: BTreeMap::new(),
        open: Vec::new(),
        links: 0,
        refused: false,
    };
    let begin = State { first: true, reach: body.reach, side: None, measured: Measured::Nothing };
    let starts = reader.read(0, None, begin)?;
    while let Some((node, a, place, state)) = reader.open.pop() {
        let next = reader.read(place, Some(a), state)?;
        reader.nodes[node].next = next;
    }
    if reader.refused {
        return Err(Refused);
    }
    let nodes = reader.nodes;
    path::add(ctx, &starts, &nodes, term.span)
}

/// How `i` on a later leg is compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lengths {
    /// The path measures its legs.
    Measured,
    /// Lame and jumping leaps consist of several legs of the pattern, which a path cannot count: there is a path for
    /// each length.
    Told,
}

/// Lengths are told up to the last that fits on a board of so many squares from edge to edge.
const LARGEST_BOARD: u16 = 36;

/// What a path knows of its last leg that was not held to one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Measured {
    /// There was none.
    Nothing,
    /// It was measured.
    Something,
    /// It had so many steps.
    Steps(u16),
}

/// What the legs before it say about a leg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    first: bool,
    reach: Reach,
    side: Option<Side>,
    measured: Measured,
}

/// Where the letters of a leg stand and how they are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Spot {
    /// Where they begin.
    place: usize,
    /// Which of the stretches from there.
    choice: usize,
    /// Which of the sides of `z`, `q` and `s`.
    way: usize,
}

/// What is to be done after a leg: the leg, the `a` behind it, where the next letters begin, and what is known then.
type Open = (usize, Span, usize, State);

struct Reader<'a> {
    ctx: &'a mut Lowering,
    term: &'a Term,
    body: &'a Body,
    program: Program,
    /// For each place whether a `z` or `q` may follow.
    turning: Vec<bool>,
    lengths: Lengths,
    nodes: Vec<Node>,
    known: BTreeMap<(Spot, Reach, State), usize>,
    open: Vec<Open>,
    links: usize,
    refused: bool,
}

impl Reader<'_> {
    /// The legs whose letters begin at `place`, behind the `a` of the leg before.
    fn read(&mut self, place: usize, a: Option<Span>, state: State) -> Result<Vec<usize>, Refused> {
        let mut found = Vec::new();
        for (choice, stretch) in self.program.stretches(place).into_iter().enumerate() {
            let spot = Spot { place, choice, way: 0 };
            match self.stretch(spot, a, &stretch, state) {
                Ok(legs) => found.extend(legs),
                Err(Refused) => self.refused = true,
            }
            if self.nodes.len() > MAX_LEGS || self.links + found.len() > 16 * MAX_LEGS {
                return self.ctx.refuse(Mistake::TooManyLegs, self.term.span);
            }
        }
        self.links += found.len();
        Ok(found)
    }

    /// The legs of one stretch of letters: one, or one for each side or length.
    fn stretch(
        &mut self,
        spot: Spot,
        a: Option<Span>,
        stretch: &Stretch,
        state: State,
    ) -> Result<Vec<usize>, Refused> {
        modifiers::apart(self.ctx, &stretch.letters)?;
        let turns = stretch.letters.iter().any(|letter| matches!(letter.node, 'z' | 'q'));
        let ways = match a {
            None if turns && stretch.next.is_none() => {
                curve::lower(self.ctx, self.term, self.body, &stretch.letters)?;
                Vec::new()
            }
            None => vec![(stretch.letters.clone(), None)],
            Some(_) => {
                warnings::of_two_turns(self.ctx, &stretch.letters);
                let asked = stretch.next.is_some_and(|(_, next)| self.turning[next]);
                turns::sides(&stretch.letters, state.side, asked)
            }
        };
        let mut found = Vec::new();
        for (way, (letters, side)) in ways.into_iter().enumerate() {
            let place = Place { first: a.is_none(), last: stretch.next.is_none() };
            let manner = modifiers::manner(self.ctx, &letters, place, self.body, state.reach);
            let goes = match a {
                None => headings::first(self.ctx, self.body, &letters).map(Goes::First),
                Some(a) => leg::later(self.ctx, self.body, &letters, a).map(Goes::Later),
            };
            let (manner, goes) = (manner?, goes?);
            let range = if switches(&manner) { other_range(state.reach) } else { state.reach };
            for (reach, measured) in self.lengths(state, &manner, stretch) {
                let key = (Spot { way, ..spot }, reach, state);
                if let Some(known) = self.known.get(&key) {
                    found.push(*known);
                    continue;
                }
                let number = self.nodes.len();
                self.nodes.push(leg::node(self.ctx, self.body, place, &manner, goes, reach));
                self.known.insert(key, number);
                found.push(number);
                let after = State { first: false, reach: range, side, measured };
                self.open.extend(stretch.next.map(|(a, next)| (number, a, next, after)));
            }
        }
        Ok(found)
    }

    /// Whether the leg at `place`, or one after it that comes before any other measured one, repeats the length of the
    /// leg before it.
    fn repeats(&self, place: usize, reach: Reach) -> bool {
        let (mut open, mut seen) = (vec![(place, reach)], Vec::new());
        while let Some((place, reach)) = open.pop() {
            if seen.contains(&(place, reach)) {
                continue;
            }
            seen.push((place, reach));
            for stretch in self.program.stretches(place) {
                let has = |letter: char| stretch.letters.iter().any(|l| l.node == letter);
                if has('i') {
                    return true;
                }
                let range = if has('y') || has('g') { other_range(reach) } else { reach };
                let goes_on = stretch.next.filter(|_| reach.is_one());
                open.extend(goes_on.map(|(_, next)| (next, range)));
            }
        }
        false
    }

    /// The ranges of a leg, and what the path then knows of its length.
    fn lengths(&self, before: State, manner: &Manner, stretch: &Stretch) -> Vec<(Reach, Measured)> {
        let (reach, measured) = (before.reach, before.measured);
        if manner.i && !before.first {
            match measured {
                Measured::Nothing => {}
                // A leg held to one step is as long as the one before it only if that was one step long too.
                Measured::Something if reach.is_one() => {
                    return vec![(Reach::Rest { min: 2, max: Some(2) }, measured)];
                }
                Measured::Something => {
                    return vec![(Reach::Same { otherwise: None }, measured)];
                }
                Measured::Steps(steps) if reach.is_one() && steps > 1 => return Vec::new(),
                Measured::Steps(steps) => return vec![(Reach::exactly(steps), measured)],
            }
        }
        let skips = manner.between == Between::Skipped;
        let counted = if skips { without_one(reach) } else { reach };
        if counted.is_one() {
            return vec![(reach, measured)];
        }
        let range = if switches(manner) { other_range(reach) } else { reach };
        let repeated = stretch.next.is_some_and(|(_, next)| self.repeats(next, range));
        let longest = LARGEST_BOARD / self.body.longer();
        match (self.lengths, reach) {
            (Lengths::Told, Reach::Steps { max, .. }) if repeated => {
                (1..=max.unwrap_or(longest).min(longest))
                    .map(|steps| (Reach::exactly(steps), Measured::Steps(steps)))
                    .collect()
            }
            (Lengths::Told | Lengths::Measured, _) => vec![(reach, Measured::Something)],
        }
    }
}

/// Whether the legs after a leg have the other range.
fn switches(manner: &Manner) -> bool {
    manner.switches || manner.hop == Some(Hop::Behind)
}

/// The leaper becomes a rider, anything else a leaper.
fn other_range(reach: Reach) -> Reach {
    if reach.is_one() { Reach::UNLIMITED } else { Reach::ONE }
}
