//! How does a path of several legs go, all of one atom?
//!
//! The letters are read leg by leg. What a leg may still do depends on where its letters begin, on its range, on the
//! last sideways turn and on the length to be repeated: legs that agree in these are one, so a repetition without a
//! number closes to a loop.

use super::modifiers::{self, Hop, Manner, Place};
use super::path::{self, End, Node};
use super::repeat::{self, Program, Stretch};
use super::steps::{Stride, without_one};
use super::term::Body;
use super::turns::{self, Side};
use super::{Lowering, Refused, curve, headings, warnings};
use crate::betza::ast::Term;
use crate::betza::atoms::Class;
use crate::betza::directions;
use crate::betza::mistake::Mistake;
use crate::dialect::{Continuation, Directions, Hoppers};
use crate::limits::MAX_LEGS;
use crate::pattern::{Act, Effect, Headings, Reach, Turn};
use crate::span::{Span, Spanned};
use std::collections::BTreeMap;

/// Lowers a term with one of the atoms that take steps.
pub(super) fn lower(ctx: &mut Lowering, term: &Term, body: &Body) -> Result<(), Refused> {
    let program = repeat::program(ctx, &term.group)?;
    let measures = program.follows(0, |c| c == 'i')
        && program.follows(0, |c| matches!(c, 'n' | 'j'))
        && !body.is_adjacent();
    let mut reader = Reader {
        ctx,
        term,
        body,
        program,
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

/// The greatest length that is told: no leap of two squares or more goes more often on the largest board.
const LONGEST: u16 = 18;

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

/// A leg: where its letters begin, which way to read them, on which side they turn, and how long it is.
type Key = (usize, usize, usize, Reach, State);

struct Reader<'a> {
    ctx: &'a mut Lowering,
    term: &'a Term,
    body: &'a Body,
    program: Program,
    lengths: Lengths,
    nodes: Vec<Node>,
    known: BTreeMap<Key, usize>,
    /// Legs whose followers are not known yet, with the `a` behind them.
    open: Vec<(usize, Span, usize, State)>,
    links: usize,
    refused: bool,
}

impl Reader<'_> {
    /// The legs whose letters begin at `place`.
    fn read(&mut self, place: usize, a: Option<Span>, state: State) -> Result<Vec<usize>, Refused> {
        let mut found = Vec::new();
        for (choice, stretch) in self.program.stretches(place).into_iter().enumerate() {
            let asked = stretch
                .next
                .is_some_and(|(_, next)| self.program.follows(next, |c| matches!(c, 'z' | 'q')));
            let has_turn = stretch.letters.iter().any(|l| matches!(l.node, 'z' | 'q'));
            if state.first && stretch.next.is_none() && has_turn {
                let curved = curve::lower(self.ctx, self.term, self.body, &stretch.letters);
                self.refused |= curved.is_err();
                continue;
            }
            let ways = if state.first {
                vec![(stretch.letters.clone(), None)]
            } else {
                turns::sides(&stretch.letters, state.side, asked)
            };
            for (way, (letters, side)) in ways.into_iter().enumerate() {
                let at = (place, choice, way);
                match self.leg(at, a, &letters, &stretch, State { side, ..state }, state) {
                    Ok(legs) => found.extend(legs),
                    Err(Refused) => self.refused = true,
                }
                self.links += found.len();
                if self.nodes.len() > MAX_LEGS || self.links > 16 * MAX_LEGS {
                    return self.ctx.refuse(Mistake::TooManyLegs, self.term.span);
                }
            }
        }
        Ok(found)
    }

    /// One leg, in each of its lengths if they are told.
    fn leg(
        &mut self,
        (place, choice, way): (usize, usize, usize),
        a: Option<Span>,
        letters: &[Spanned<char>],
        stretch: &Stretch,
        after: State,
        before: State,
    ) -> Result<Vec<usize>, Refused> {
        let spot = Place { first: before.first, last: stretch.next.is_none() };
        let manner = modifiers::manner(self.ctx, letters, spot, self.body, before.reach);
        let directions = match a {
            None => headings::first(self.ctx, self.body, letters).map(Followed::First),
            Some(a) => later(self.ctx, self.body, letters, a).map(Followed::Later),
        };
        let (manner, directions) = (manner?, directions?);
        let switched = manner.switches || !spot.last && manner.hop == Some(Hop::Behind);
        let mut found = Vec::new();
        for (reach, measured) in self.lengths(before, &manner, stretch) {
            let key = (place, choice, way, reach, before);
            if let Some(known) = self.known.get(&key) {
                found.push(*known);
                continue;
            }
            let node = node(self.ctx, self.body, spot, &manner, directions, reach);
            let id = self.nodes.len();
            self.known.insert(key, id);
            self.nodes.push(node);
            found.push(id);
            if let Some((a, next)) = stretch.next {
                let range = if switched { other_range(before.reach) } else { before.reach };
                let state = State { first: false, reach: range, measured, ..after };
                self.open.push((id, a, next, state));
            }
        }
        Ok(found)
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
        let skips = manner.between == modifiers::Between::Skipped;
        let counted = if skips { without_one(reach) } else { reach };
        if counted.is_one() {
            return vec![(reach, measured)];
        }
        let repeated =
            stretch.next.is_some_and(|(_, next)| self.program.follows(next, |c| c == 'i'));
        match (self.lengths, reach) {
            (Lengths::Told, Reach::Steps { max, .. }) if repeated => {
                (1..=max.unwrap_or(LONGEST).min(LONGEST))
                    .map(|steps| (Reach::exactly(steps), Measured::Steps(steps)))
                    .collect()
            }
            (Lengths::Told | Lengths::Measured, _) => vec![(reach, Measured::Something)],
        }
    }
}

/// Where a leg goes: for a first leg its headings, for a later one its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Followed {
    First(Headings),
    Later(Headings),
}

/// The leaper becomes a rider, anything else a leaper.
fn other_range(reach: Reach) -> Reach {
    if reach.is_one() { Reach::UNLIMITED } else { Reach::ONE }
}

/// The turn of a later leg: read on the grid of eight in every dialect.
fn later(
    ctx: &mut Lowering,
    body: &Body,
    letters: &[Spanned<char>],
    a: Span,
) -> Result<Headings, Refused> {
    match directions::read(Directions::Narrow, Class::Compound, &modifiers::signs(letters)) {
        Ok(Some(headings)) => return Ok(headings),
        Ok(None) => {}
        Err(mistake) => return ctx.refuse(mistake.node, mistake.span),
    }
    let fourfold = matches!(body.class(), Class::Orthogonal | Class::Diagonal);
    if fourfold {
        warnings::of_no_direction(ctx, body, a);
    }
    Ok(match ctx.switches.continuation {
        Continuation::OfItsKind if fourfold => Headings::of(&[0, 2, 6]),
        Continuation::OfItsKind | Continuation::AllButBack => Headings::of(&[0, 1, 2, 3, 5, 6, 7]),
    })
}

fn node(
    ctx: &mut Lowering,
    body: &Body,
    spot: Place,
    manner: &Manner,
    directions: Followed,
    reach: Reach,
) -> Node {
    let (first, follows) = match directions {
        Followed::First(headings) => (Some(headings), Turn::STRAIGHT),
        Followed::Later(offsets) => (None, Turn::relative(offsets)),
    };
    let mut stride = Stride {
        ring: body.ring(),
        reach,
        between: manner.between,
        wrap: manner.wrap,
        first,
        last: spot.last,
    };
    let marks: &[Effect] = if manner.marks { &[Effect::always(Act::MarkCrossed)] } else { &[] };
    let end = if spot.last {
        let landings = manner.modes.or_either().landings(stride.free(), marks);
        match manner.hop {
            None => End::Here(landings),
            Some(hop) => {
                let behind = behind(ctx, body, hop, &mut stride);
                End::Behind(landings, behind)
            }
        }
    } else {
        let mut modes = manner.modes;
        let silent = modes == modifiers::Modes::default() && manner.hop.is_none();
        modes.quiet |= manner.switches || silent;
        End::On(modes.passages(stride.free(), manner.hop, marks))
    };
    if let (Some(headings), true) = (first, spot.last) {
        warnings::of_shared_directions(ctx, body, manner.hop, headings);
    }
    Node { stride, follows, end, next: Vec::new(), initial: spot.first && manner.i }
}

/// How far a hopper may go behind its hurdle.
fn behind(ctx: &mut Lowering, body: &Body, hop: Hop, stride: &mut Stride) -> Reach {
    let limited = |max: u16| Reach::Rest { min: 1, max: Some(max) };
    match ctx.switches.hoppers {
        Hoppers::ByRange => match (hop, stride.reach) {
            (Hop::Behind, Reach::ONE) => Reach::UNLIMITED,
            (Hop::Behind, Reach::Steps { .. } | Reach::Same { .. } | Reach::Rest { .. }) => {
                Reach::ONE
            }
            (Hop::Over, Reach::Steps { max: Some(max), .. }) if max > 1 => limited(max),
            (Hop::Over, reach) => reach,
        },
        Hoppers::AlwaysRide => {
            warnings::of_number_for_hop(ctx, body, hop);
            if let Some(max @ 2..) = body.number {
                return limited(max);
            }
            stride.reach = Reach::UNLIMITED;
            match (hop, body.number) {
                (Hop::Over, None) | (_, Some(0)) => Reach::UNLIMITED,
                (Hop::Behind, None) | (_, Some(_)) => Reach::ONE,
            }
        }
    }
}
