//! What must hold before or during a move?

use super::{Headings, Kinds, Ring};
use alloc::vec::Vec;

/// A test and whether it is turned round.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Guard {
    /// The test must fail.
    pub negated: bool,
    /// The test.
    pub test: Test,
}

impl Guard {
    /// `test` must hold.
    pub fn holds(test: Test) -> Self {
        Guard { negated: false, test }
    }
}

/// What a guard asks, on the square where it stands.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Test {
    /// The piece has never moved.
    FirstMove,
    /// The player who moves has these men.
    Color(Side),
    /// The player who moves is in check.
    InCheck,
    /// The square lies in the half of the board of the player who moves; the middle rank of an odd board is in none.
    OwnSector,
    /// The square lies in the other player's half.
    EnemySector,
    /// The square has this shade; a1 is dark.
    Shade(Shade),
    /// The square lies on one of these ranks, counted from the player's own side.
    Line(Lines),
    /// Some man stands near.
    Near(Near),
}

/// Whose men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The player who starts at the first rank.
    White,
    /// The other.
    Black,
}

/// The shade of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shade {
    /// As h1.
    Light,
    /// As a1.
    Dark,
}

/// A range of ranks, counted from 1 at the player's own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lines {
    /// From `min` to `max`; without `max` to the far rank.
    Range {
        /// The nearest.
        min: u16,
        /// The farthest.
        max: Option<u16>,
    },
    /// The far rank, whatever the height of the board.
    Far,
}

impl Lines {
    /// Whether rank number `line` is among them on a board of `height` ranks.
    pub fn contains(self, line: u16, height: u16) -> bool {
        match self {
            Lines::Range { min, max } => min <= line && line <= max.unwrap_or(height),
            Lines::Far => line == height,
        }
    }
}

/// A man of a kind at a place, seen from the square of the guard. What stands between does not matter.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Near {
    /// Own men count.
    pub own: bool,
    /// Enemies count.
    pub enemy: bool,
    /// The kinds that count.
    pub kinds: Kinds,
    /// Where they may stand.
    pub places: Vec<Place>,
}

/// A set of squares seen from another square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// At `min` to `max` steps; without `max` to the edge.
    Ray {
        /// What a heading means.
        ring: Ring,
        /// The headings.
        headings: Headings,
        /// The nearest step.
        min: u16,
        /// The farthest step.
        max: Option<u16>,
    },
    /// So many orthogonal steps along one of the headings and then so many to either side.
    Bent {
        /// Headings of the first part.
        headings: Headings,
        /// Steps of the first part, from and to.
        along: (u16, Option<u16>),
        /// Steps to the side, from and to.
        aside: (u16, Option<u16>),
    },
    /// Within so many king steps; without a number anywhere else on the board.
    Within(Option<u16>),
}
