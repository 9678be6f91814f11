//! What does a piece do, whichever notation said so?
//!
//! A [`Pattern`] is a union of [`Movement`]s. A movement has guards and either a graph of legs or a castling. All
//! directions are those of the player who moves: forward is towards the far rank, so one pattern serves both
//! colors. Patterns are built by `pattern::make` alone; in hand they are valid and in normal form.

mod castling;
#[cfg(feature = "interp")]
mod display;
mod effect;
mod facts;
mod guard;
mod heading;
mod leg;
pub(crate) mod make;
mod returns;

pub use castling::{Castling, Partner, PartnerLanding, PartnerPlace};
pub use effect::{Act, Effect, When};
pub use facts::Facts;
pub use guard::{Guard, Lines, Near, Place, Shade, Side, Test};
pub use heading::{Heading, Headings, Ring, Turn, Vector};
pub use leg::{Base, Class, Edge, Kinds, Landing, Leg, LegId, Occupants, Reach, Wrap};

use crate::span::Span;
use alloc::vec::Vec;

/// Everything that one piece may do: a union of movements, sorted, without repetition.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    movements: Vec<Movement>,
    facts: Facts,
}

impl Pattern {
    /// The movements, in normal order.
    pub fn movements(&self) -> &[Movement] {
        &self.movements
    }

    /// What was learnt while the pattern was built.
    pub fn facts(&self) -> Facts {
        self.facts
    }
}

/// One way of moving, with what must hold for it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Movement {
    /// All of these hold before the move, seen from the origin.
    pub guards: Vec<Guard>,
    /// All of these hold after the move, seen from the square where it ends.
    pub after: Vec<Guard>,
    /// How it goes.
    pub way: Way,
    /// The part of the notation that said it.
    pub source: Source,
}

/// The two shapes of a movement.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Way {
    /// A path of legs.
    Legs(Graph),
    /// A move of two men at once.
    Castling(Castling),
}

/// The legs of a movement and how they follow one another. Cycles are allowed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Graph {
    /// Where a path may begin: a leg and the headings it may take from the origin.
    pub start: Vec<Start>,
    /// All legs; a [`LegId`] is an index into them.
    pub legs: Vec<Leg>,
    /// Whether men taken on the way still stand there for the rest of the path.
    pub taken: Taken,
    /// Whether a path may end where it began with nothing done.
    pub null: NullMove,
}

impl Graph {
    /// The leg called `id`.
    pub fn leg(&self, id: LegId) -> &Leg {
        &self.legs[id.index()]
    }
}

/// A first leg and its headings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Start {
    /// The directions of the first step.
    pub headings: Headings,
    /// The leg that takes it.
    pub leg: LegId,
}

/// What becomes of a man taken before the end of the path, while the path goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Taken {
    /// It blocks until the move is over (spec/betza: the board is not updated on the way).
    #[default]
    StillBlocks,
    /// Its square is empty at once.
    Vanishes,
}

/// Whether a path that comes back to its origin with nothing removed is a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum NullMove {
    /// It is: a turn pass.
    #[default]
    Passes,
    /// It is not, unless an [`Act::Stay`] or an explosion was played on the way.
    Dropped,
}

/// Where in the notation a movement was said. Two movements are equal wherever they stand: a source compares equal
/// to every other.
#[derive(Clone, Copy, Debug)]
pub struct Source(pub Span);

impl PartialEq for Source {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}
impl Eq for Source {}
impl PartialOrd for Source {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Source {
    fn cmp(&self, _: &Self) -> core::cmp::Ordering {
        core::cmp::Ordering::Equal
    }
}
impl core::hash::Hash for Source {
    fn hash<H: core::hash::Hasher>(&self, _: &mut H) {}
}
