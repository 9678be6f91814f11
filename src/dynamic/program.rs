//! How does a pattern become a program of the runtime?
//!
//! List by list and item by item: the two have the same shape, one written in the types that the notations meet in,
//! the other in those that the runtime walks.

use core::ops::{ControlFlow, Range};

use alloc::vec::Vec;

use betza_notation::flat::{Flat, FlatEdge, FlatLeg, FlatMovement, FlatWay};
use betza_notation::pattern;
use betza_runtime::program::{
    self, Act, Beginnings, Castling, Class, Cycle, Edge, Effect, Guard, KindSource, Landing, Leg,
    Lines, Loop, Movement, NO_HEAD, PartnerLanding, Place, Program, Ring, Run, Scene, Start, Test,
    UNLIMITED, When,
};
use betza_runtime::{Bitboard, Color, EachGroup, Geometry, KindSet, MoveSink, Square};

use super::scene;

/// A program that owns its lists.
#[derive(Clone, Debug)]
pub(super) struct Lists {
    movements: Vec<Movement>,
    starts: Vec<Start>,
    legs: Vec<Leg>,
    landings: Vec<Landing>,
    edges: Vec<Edge>,
    effects: Vec<Effect>,
    guards: Vec<Guard>,
    places: Vec<Place>,
}

impl Lists {
    fn program(&self) -> Program<'_> {
        Program {
            movements: &self.movements,
            starts: &self.starts,
            legs: &self.legs,
            landings: &self.landings,
            edges: &self.edges,
            effects: &self.effects,
            guards: &self.guards,
            places: &self.places,
        }
    }

    /// Hands the moves in the position of `scene` to `sink`, until the sink breaks.
    pub(super) fn run<G, K, S>(&self, scene: &Scene<G, K>, sink: &mut S) -> ControlFlow<()>
    where
        G: Geometry,
        K: KindSource<G>,
        S: MoveSink<G>,
    {
        program::run_with::<Growing<G>, _, _, _>(&self.program(), scene, sink)
    }

    /// The squares where all moves end.
    pub(super) fn squares<G, K>(&self, scene: &Scene<G, K>) -> Bitboard<G>
    where
        G: Geometry,
        K: KindSource<G>,
    {
        let mut squares = Bitboard::EMPTY;
        let mut gather = EachGroup(|group: betza_runtime::Group<G>| {
            squares |= group.to;
            ControlFlow::Continue(())
        });
        match self.run(scene, &mut gather) {
            ControlFlow::Continue(()) | ControlFlow::Break(()) => squares,
        }
    }

    /// The squares where all moves of a relation end.
    pub(super) fn reach<G: Geometry>(
        &self,
        color: Color,
        from: Square<G>,
        occupied: Bitboard<G>,
    ) -> Bitboard<G> {
        self.squares(&scene::of_occupied(color, from, occupied)).without(from)
    }
}

/// As many loops as a program turns out to have.
struct Growing<G: Geometry>(Vec<Loop<G>>);

impl<G: Geometry> Beginnings<G> for Growing<G> {
    fn new() -> Self {
        Growing(Vec::new())
    }

    fn at_least(&mut self, count: usize) -> &mut [Loop<G>] {
        if self.0.len() < count {
            self.0.resize(count, Loop::NONE);
        }
        &mut self.0
    }
}

/// The program of flat lists.
pub(super) fn lists(flat: &Flat) -> Lists {
    Lists {
        movements: flat.movements.iter().map(movement).collect(),
        starts: flat.starts.iter().map(start).collect(),
        legs: flat.legs.iter().map(leg).collect(),
        landings: flat.landings.iter().map(landing).collect(),
        edges: flat.edges.iter().map(edge).collect(),
        effects: flat.effects.iter().map(effect).collect(),
        guards: flat.guards.iter().map(guard).collect(),
        places: flat.places.iter().map(place).collect(),
    }
}

fn run(range: &Range<u16>) -> Run {
    Run { start: range.start, end: range.end }
}

fn limit(limit: Option<u16>) -> u16 {
    limit.unwrap_or(UNLIMITED)
}

fn kinds(kinds: pattern::Kinds) -> KindSet {
    KindSet::from_bits(kinds.0)
}

fn movement(movement: &FlatMovement) -> Movement {
    let guards = run(&movement.guards);
    match &movement.way {
        FlatWay::Legs { starts, taken, null } => Movement::Walk {
            guards,
            after: run(&movement.after),
            starts: run(starts),
            vanishes: *taken == pattern::Taken::Vanishes,
            passes: *null == pattern::NullMove::Passes,
        },
        FlatWay::Castling(way) => Movement::Castle { guards, castling: castling(way) },
    }
}

fn castling(castling: &pattern::Castling) -> Castling {
    let partner = castling.partner;
    Castling {
        headings: castling.headings.0,
        min: castling.min,
        max: limit(castling.max),
        partner: class(pattern::Class {
            occupants: pattern::Occupants::OWN,
            kinds: partner.kinds,
            unmoved: partner.unmoved == Some(true),
        }),
        partner_moved: partner.unmoved == Some(false),
        files_from_edge: match partner.place {
            pattern::PartnerPlace::Anywhere => UNLIMITED,
            pattern::PartnerPlace::FilesFromEdge(files) => files,
        },
        partner_headings: partner.headings.0,
        landing: match partner.landing {
            pattern::PartnerLanding::Behind { min } => PartnerLanding::Behind(min),
            pattern::PartnerLanding::Steps { min, max } => PartnerLanding::Steps(min, max),
        },
    }
}

fn start(start: &pattern::Start) -> Start {
    Start { headings: start.headings.0, leg: number(start.leg) }
}

fn number(leg: pattern::LegId) -> u16 {
    // A pattern has at most 1,024 legs.
    leg.index() as u16
}

fn leg(flat: &FlatLeg) -> Leg {
    let leg = &flat.leg;
    Leg {
        from_origin: leg.base == pattern::Base::Origin,
        ring: ring(leg.ring),
        cycle: cycle(&leg.cycle),
        wrap_files: leg.wrap.files,
        wrap_ranks: leg.wrap.ranks,
        min: flat.min,
        max: limit(flat.max),
        guards: run(&flat.guards),
        pass: class(leg.pass),
        landings: run(&flat.landings),
        edges: run(&flat.edges),
        head: flat.head.unwrap_or(NO_HEAD),
    }
}

fn ring(ring: pattern::Ring) -> Ring {
    match ring {
        pattern::Ring::Grid(length) => Ring::Grid(length),
        pattern::Ring::Oblique { short, long } => Ring::Oblique(short, long),
        pattern::Ring::Anywhere => Ring::Anywhere,
    }
}

/// A cycle has at most eight turns.
fn cycle(turns: &[u8]) -> Cycle {
    let mut cycle = Cycle { turns: [0; 8], length: 0 };
    for (place, turn) in cycle.turns.iter_mut().zip(turns) {
        *place = *turn;
        cycle.length += 1;
    }
    cycle
}

fn class(class: pattern::Class) -> Class {
    Class {
        occupants: class.occupants.0,
        kinds: kinds(class.kinds),
        any_kind: class.kinds == pattern::Kinds::ALL,
        unmoved: class.unmoved,
    }
}

fn landing((on, effects): &(pattern::Class, Range<u16>)) -> Landing {
    Landing { on: class(*on), effects: run(effects) }
}

fn edge(edge: &FlatEdge) -> Edge {
    let after = |heading: u8| edge.turn.after(pattern::Heading::new(heading)).0;
    Edge {
        on: class(edge.on),
        effects: run(&edge.effects),
        turn: core::array::from_fn(|heading| after(heading as u8)),
        leg: edge.leg,
    }
}

fn effect(effect: &pattern::Effect) -> Effect {
    Effect {
        when: match effect.when {
            pattern::When::Always => When::Always,
            pattern::When::AfterCapture => When::AfterCapture,
            pattern::When::WithoutCapture => When::WithoutCapture,
        },
        act: match effect.act {
            pattern::Act::Take => Act::Take,
            pattern::Act::TakeEnPassant => Act::TakeEnPassant,
            pattern::Act::TakeSelf => Act::TakeSelf,
            pattern::Act::Blast(radius) => Act::Blast(radius),
            pattern::Act::Promote { on, to } => Act::Promote(lines(on), kinds(to)),
            pattern::Act::MarkCrossed => Act::MarkCrossed,
            pattern::Act::Stay => Act::Stay,
        },
    }
}

fn lines(lines: pattern::Lines) -> Lines {
    match lines {
        pattern::Lines::Range { min, max } => Lines::Range(min, limit(max)),
        pattern::Lines::Far => Lines::Far,
    }
}

/// The runtime knows one color and one shade; the others are their opposites.
fn guard((guard, places): &(pattern::Guard, Range<u16>)) -> Guard {
    let (opposite, test) = match &guard.test {
        pattern::Test::FirstMove => (false, Test::FirstMove),
        pattern::Test::Color(pattern::Side::White) => (false, Test::White),
        pattern::Test::Color(pattern::Side::Black) => (true, Test::White),
        pattern::Test::InCheck => (false, Test::InCheck),
        pattern::Test::OwnSector => (false, Test::OwnSector),
        pattern::Test::EnemySector => (false, Test::EnemySector),
        pattern::Test::Shade(pattern::Shade::Light) => (false, Test::Light),
        pattern::Test::Shade(pattern::Shade::Dark) => (true, Test::Light),
        pattern::Test::Line(on) => (false, Test::Line(lines(*on))),
        pattern::Test::Near(near) => {
            let (own, enemy, kinds) = (near.own, near.enemy, kinds(near.kinds));
            (false, Test::Near { own, enemy, kinds, places: run(places) })
        }
    };
    Guard { negated: guard.negated != opposite, test }
}

fn place(place: &pattern::Place) -> Place {
    let range = |(min, max): (u16, Option<u16>)| (min, limit(max));
    match *place {
        pattern::Place::Ray { ring: steps, headings, min, max } => {
            Place::Ray { ring: ring(steps), headings: headings.0, min, max: limit(max) }
        }
        pattern::Place::Bent { headings, along, aside } => {
            Place::Bent { headings: headings.0, along: range(along), aside: range(aside) }
        }
        pattern::Place::Within(radius) => Place::Within(limit(radius)),
    }
}
