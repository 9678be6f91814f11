//! What is a path of a program, and where has it been?

use core::ops::ControlFlow;

use super::code::Run;
use super::scene;
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::kind::KindSet;
use crate::square::Square;

/// What a path comes to. The man on `to`, if any, is removed besides.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Found<G: Geometry> {
    pub(super) to: Square<G>,
    pub(super) removed: Bitboard<G>,
    pub(super) lost: bool,
    pub(super) promotion: KindSet,
    pub(super) marks: Bitboard<G>,
}

impl<G: Geometry> Found<G> {
    /// Whether it is nothing but a move to a square.
    pub(super) fn is_plain(&self) -> bool {
        self.removed.is_empty() && !self.lost && self.promotion.is_empty() && self.marks.is_empty()
    }
}

/// Takes the results of paths, each with the path that led to it.
pub(super) trait Listener<G: Geometry> {
    fn found(&mut self, found: Found<G>, path: &Trace<'_>) -> ControlFlow<()>;
}

/// A path, as the chain of its choices.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Trace<'p> {
    pub(super) before: Option<&'p Trace<'p>>,
    /// A movement's, start's, leg's, landing's or edge's number, and the place and direction.
    pub(super) choice: (u16, scene::Place, u8),
}

/// What a path has done so far.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct State<G: Geometry> {
    pub(super) taken: Bitboard<G>,
    pub(super) captured: bool,
    pub(super) lost: bool,
    pub(super) stays: bool,
    pub(super) promotion: KindSet,
    pub(super) marks: Bitboard<G>,
    /// The squares crossed before the loop that is walked, if the program asks for them.
    pub(super) trail: Bitboard<G>,
}

/// Where a path stands, and the squares that it has crossed.
#[derive(Clone, Copy)]
pub(super) struct Position<G: Geometry> {
    pub(super) at: scene::Place,
    pub(super) heading: u8,
    pub(super) trail: Bitboard<G>,
}

/// The rules of the movement that is walked.
#[derive(Clone, Copy)]
pub(super) struct Rules {
    pub(super) after: Run,
    pub(super) vanishes: bool,
    pub(super) passes: bool,
}
