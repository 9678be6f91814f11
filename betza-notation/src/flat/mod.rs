//! How does a pattern look as flat lists, for engines that run it leg by leg?
//!
//! The lists are what the leg program of the runtime is made of: whoever writes such a program, as tokens or as values,
//! walks over them once. Two things are gone that a program without memory could not do: legs whose length depends on
//! the leg before them, and legs that are found to be part of a loop only while they are walked.

mod loops;
mod measure;

use crate::diag::Diagnostic;
use crate::limits::MAX_LEGS;
use crate::pattern::{
    Castling, Class, Effect, Graph, Guard, Leg, LegId, Movement, NullMove, Pattern, Place, Start,
    Taken, Test, Turn, Way,
};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use core::ops::Range;

/// A pattern as lists; items name parts of other lists by their numbers.
#[derive(Clone, Debug, Default)]
pub struct Flat {
    /// The movements.
    pub movements: Vec<FlatMovement>,
    /// First legs; the leg is a number of [`Flat::legs`].
    pub starts: Vec<Start>,
    /// Legs.
    pub legs: Vec<FlatLeg>,
    /// Where legs may end, and what happens there.
    pub landings: Vec<(Class, Range<u16>)>,
    /// Where paths go on.
    pub edges: Vec<FlatEdge>,
    /// What happens.
    pub effects: Vec<Effect>,
    /// What must hold, with the places where a guard looks.
    pub guards: Vec<(Guard, Range<u16>)>,
    /// Those places.
    pub places: Vec<Place>,
    /// How many legs of one movement are heads of loops, at most.
    pub heads: u16,
}

/// A movement whose parts stand in the lists.
#[derive(Clone, Debug)]
pub struct FlatMovement {
    /// Guards at the origin.
    pub guards: Range<u16>,
    /// Guards at the end.
    pub after: Range<u16>,
    /// How it goes.
    pub way: FlatWay,
}

/// The two shapes of a movement.
#[derive(Clone, Debug)]
pub enum FlatWay {
    /// Along legs.
    Legs {
        /// Numbers of first legs.
        starts: Range<u16>,
        /// What becomes of men taken on the way.
        taken: Taken,
        /// Whether coming back is a move.
        null: NullMove,
    },
    /// With a partner.
    Castling(Castling),
}

/// A leg whose parts stand in the lists.
#[derive(Clone, Debug)]
pub struct FlatLeg {
    /// The steps of the leg; its guards, landings and edges are empty here, its reach is a number of steps.
    pub leg: Leg,
    /// The least number of steps.
    pub min: u16,
    /// The greatest.
    pub max: Option<u16>,
    /// Its guards.
    pub guards: Range<u16>,
    /// Its landings.
    pub landings: Range<u16>,
    /// Its edges.
    pub edges: Range<u16>,
    /// Its number among the heads of loops of its movement, if paths come back to it.
    pub head: Option<u16>,
}

/// Where a path goes on.
#[derive(Clone, Debug)]
pub struct FlatEdge {
    /// The squares.
    pub on: Class,
    /// What happens there.
    pub effects: Range<u16>,
    /// The headings of the next leg.
    pub turn: Turn,
    /// The number of the next leg.
    pub leg: u16,
}

/// The lists would pass the bound on legs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooLarge;

impl TooLarge {
    /// What is told to the author of the movement at `span`.
    pub fn finding(self, span: Span) -> Diagnostic {
        let headline = "this piece has too many legs on this board".to_owned();
        Diagnostic::new("M0013", span, headline, "too many legs".to_owned())
    }
}

/// The lists of `pattern` on a board of `width` by `height`.
///
/// # Errors
///
/// If the movements have more legs than [`MAX_LEGS`] once their lengths are told apart.
pub fn flatten(pattern: &Pattern, width: u16, height: u16) -> Result<Flat, TooLarge> {
    let mut flat = Flat::default();
    for movement in pattern.movements() {
        flat.add(movement, width, height)?;
    }
    Ok(flat)
}

impl Flat {
    fn add(&mut self, movement: &Movement, width: u16, height: u16) -> Result<(), TooLarge> {
        let guards = self.guards(&movement.guards)?;
        let after = self.guards(&movement.after)?;
        let way = match &movement.way {
            Way::Castling(castling) => FlatWay::Castling(castling.clone()),
            Way::Legs(graph) => {
                let graph = measure::measure(graph, width, height)?;
                self.graph(&graph)?
            }
        };
        self.movements.push(FlatMovement { guards, after, way });
        Ok(())
    }

    fn graph(&mut self, graph: &Graph) -> Result<FlatWay, TooLarge> {
        let first = number(self.legs.len())?;
        if self.legs.len() + graph.legs.len() > MAX_LEGS {
            return Err(TooLarge);
        }
        let shifted = |leg: LegId| LegId(leg.0 + first);
        let starts = graph.start.iter().map(|start| Start { leg: shifted(start.leg), ..*start });
        let starts = append(&mut self.starts, starts)?;
        let heads = loops::heads(graph);
        let mut count = 0;
        for (index, leg) in graph.legs.iter().enumerate() {
            let head = heads.contains(&index).then_some(count);
            count += u16::from(head.is_some());
            self.leg(leg, first, head)?;
        }
        self.heads = self.heads.max(count);
        Ok(FlatWay::Legs { starts, taken: graph.taken, null: graph.null })
    }

    fn leg(&mut self, leg: &Leg, first: u16, head: Option<u16>) -> Result<(), TooLarge> {
        let guards = self.guards(&leg.guards)?;
        let mut landings = Vec::new();
        for landing in &leg.landings {
            landings
                .push((landing.on, append(&mut self.effects, landing.effects.iter().copied())?));
        }
        let mut edges = Vec::new();
        for edge in &leg.edges {
            let effects = append(&mut self.effects, edge.effects.iter().copied())?;
            edges.push(FlatEdge { on: edge.on, effects, turn: edge.turn, leg: edge.leg.0 + first });
        }
        let landings = append(&mut self.landings, landings)?;
        let edges = append(&mut self.edges, edges)?;
        let (min, max) = measure::fixed(leg.reach);
        let bare =
            Leg { guards: Vec::new(), landings: Vec::new(), edges: Vec::new(), ..leg.clone() };
        self.legs.push(FlatLeg { leg: bare, min, max, guards, landings, edges, head });
        Ok(())
    }

    fn guards(&mut self, guards: &[Guard]) -> Result<Range<u16>, TooLarge> {
        let mut list = Vec::new();
        for guard in guards {
            let places = match &guard.test {
                Test::Near(near) => append(&mut self.places, near.places.iter().copied())?,
                Test::FirstMove
                | Test::Color(_)
                | Test::InCheck
                | Test::OwnSector
                | Test::EnemySector
                | Test::Shade(_)
                | Test::Line(_) => 0..0,
            };
            list.push((guard.clone(), places));
        }
        append(&mut self.guards, list)
    }
}

fn append<T>(
    list: &mut Vec<T>,
    items: impl IntoIterator<Item = T>,
) -> Result<Range<u16>, TooLarge> {
    let start = number(list.len())?;
    list.extend(items);
    Ok(start..number(list.len())?)
}

fn number(index: usize) -> Result<u16, TooLarge> {
    u16::try_from(index).map_err(|_| TooLarge)
}
