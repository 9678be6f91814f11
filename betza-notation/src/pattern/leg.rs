//! What is one leg of a path?

use super::{Effect, Guard, Ring, Turn};
use alloc::vec::Vec;

/// The index of a leg in its graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LegId(pub(crate) u16);

impl LegId {
    /// The position of the leg in [`Graph::legs`](super::Graph::legs).
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A run of equal steps, what it may pass, where it may stop and what may follow.
///
/// A hurdle is a leg with an edge on occupied squares; a lame step is a leg with an edge on empty ones; a locust
/// capture is an edge on enemies that takes.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Leg {
    /// Where the first step is counted from.
    pub base: Base,
    /// What a heading means in squares.
    pub ring: Ring,
    /// Eighths of a circle added to the heading, step by step and over again: `[0]` straight, `[0, 2]` crooked,
    /// `[0, 1, …, 7]` circular.
    pub cycle: Vec<u8>,
    /// Which edges of the board are joined.
    pub wrap: Wrap,
    /// How many steps.
    pub reach: Reach,
    /// What must hold on the square where the leg starts.
    pub guards: Vec<Guard>,
    /// What may be passed: a square outside this class ends the leg.
    pub pass: Class,
    /// Where the move may end.
    pub landings: Vec<Landing>,
    /// Where the path may go on.
    pub edges: Vec<Edge>,
}

/// Where a leg is counted from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Base {
    /// The square where the leg before it ended.
    #[default]
    Here,
    /// The square where the piece came from.
    Origin,
}

/// Which edges of the board are joined for a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wrap {
    /// The a-file is next to the last file: a cylinder.
    pub files: bool,
    /// The first rank is next to the last rank; with `files` a torus.
    pub ranks: bool,
}

impl Wrap {
    /// No edges are joined.
    pub const NONE: Wrap = Wrap { files: false, ranks: false };
}

/// How many steps a leg takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Reach {
    /// From `min` to `max` steps; without `max` as far as the board goes.
    Steps {
        /// At least so many.
        min: u16,
        /// At most so many.
        max: Option<u16>,
    },
    /// Exactly as many as the last leg that was not held to one step; if there was none, up to `otherwise`.
    Same {
        /// The greatest number of steps with nothing to be equal to.
        otherwise: Option<u16>,
    },
    /// So many that, with the steps of the last leg that was not held to one step, the total lies in this range.
    Rest {
        /// The least total.
        min: u16,
        /// The greatest total.
        max: Option<u16>,
    },
}

impl Reach {
    /// One step.
    pub const ONE: Reach = Reach::Steps { min: 1, max: Some(1) };
    /// Any number of steps.
    pub const UNLIMITED: Reach = Reach::Steps { min: 1, max: None };

    /// Exactly `steps`.
    pub const fn exactly(steps: u16) -> Self {
        Reach::Steps { min: steps, max: Some(steps) }
    }

    /// One to `steps`.
    pub const fn up_to(steps: u16) -> Self {
        Reach::Steps { min: 1, max: Some(steps) }
    }

    /// The least and greatest number of steps after a leg of `measured` steps that was not held to one (0 if there was
    /// none), if there is any.
    pub fn after(self, measured: u16) -> Option<(u16, Option<u16>)> {
        match self {
            Reach::Steps { min, max } => Some((min, max)),
            Reach::Same { otherwise } if measured == 0 => Some((1, otherwise)),
            Reach::Same { .. } => Some((measured, Some(measured))),
            Reach::Rest { min, max } => {
                let rest = match max {
                    None => None,
                    Some(max) => Some(max.checked_sub(measured).filter(|rest| *rest > 0)?),
                };
                Some((min.saturating_sub(measured).max(1), rest))
            }
        }
    }

    /// Whether it is always one step.
    pub fn is_one(self) -> bool {
        self == Reach::ONE
    }
}

/// A set of squares told by what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Class {
    /// What may stand there.
    pub occupants: Occupants,
    /// A man there must be of one of these kinds.
    pub kinds: Kinds,
    /// A man there must not have moved.
    pub unmoved: bool,
}

impl Class {
    /// No square at all.
    pub const NOTHING: Class = Class::of(Occupants::NONE);
    /// Empty squares, the origin included.
    pub const FREE: Class = Class::of(Occupants::EMPTY.union(Occupants::START));
    /// Squares of enemies.
    pub const ENEMY: Class = Class::of(Occupants::ENEMY);
    /// Squares of own men.
    pub const OWN: Class = Class::of(Occupants::OWN);
    /// Squares of men of either side.
    pub const MEN: Class = Class::of(Occupants::OWN.union(Occupants::ENEMY));
    /// Every square of the board.
    pub const ANY: Class = Class::of(Occupants(0b1111));

    /// Squares with these occupants of any kind.
    pub const fn of(occupants: Occupants) -> Self {
        Class { occupants, kinds: Kinds::ALL, unmoved: false }
    }

    /// The squares of both classes, if one class can say it.
    pub fn union(self, other: Class) -> Option<Class> {
        if self.occupants == Occupants::NONE {
            return Some(other);
        }
        if other.occupants == Occupants::NONE {
            return Some(self);
        }
        let men = |class: Class| class.occupants.intersection(Occupants::MEN);
        let (kinds, unmoved) = match (men(self) == Occupants::NONE, men(other) == Occupants::NONE) {
            (true, _) => (other.kinds, other.unmoved),
            (_, true) => (self.kinds, self.unmoved),
            (false, false) if (self.kinds, self.unmoved) == (other.kinds, other.unmoved) => {
                (self.kinds, self.unmoved)
            }
            (false, false) => return None,
        };
        Some(Class { occupants: self.occupants.union(other.occupants), kinds, unmoved })
    }

    /// Whether every square of `other` is also one of these.
    pub fn includes(self, other: Class) -> bool {
        self.union(other) == Some(self)
    }

    /// The same without these occupants.
    #[must_use]
    pub fn without(self, occupants: Occupants) -> Self {
        Class { occupants: Occupants(self.occupants.0 & !occupants.0), ..self }
    }

    /// Whether one of these occupants may stand there.
    pub fn admits(self, occupants: Occupants) -> bool {
        self.occupants.intersection(occupants) != Occupants::NONE
    }
}

/// What may stand on a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Occupants(pub u8);

impl Occupants {
    /// Nothing: no square is such.
    pub const NONE: Occupants = Occupants(0);
    /// No man, and not the origin.
    pub const EMPTY: Occupants = Occupants(1);
    /// A man of the player who moves.
    pub const OWN: Occupants = Occupants(2);
    /// A man of the other player.
    pub const ENEMY: Occupants = Occupants(4);
    /// The origin of the move: empty while the piece is on its way.
    pub const START: Occupants = Occupants(8);
    /// A place off the board.
    pub const OFF_BOARD: Occupants = Occupants(16);
    /// An empty square on which the last double step may be taken.
    pub const EN_PASSANT: Occupants = Occupants(32);
    /// A man of either player.
    pub const MEN: Occupants = Occupants(6);

    /// Either of both.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Occupants(self.0 | other.0)
    }

    /// What both have.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Occupants(self.0 & other.0)
    }

    /// Whether it has all of `other`.
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }
}

/// A set of kinds of men; a kind is named by a letter, whichever its case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kinds(pub u32);

impl Kinds {
    /// Every man, whether or not its kind has a letter.
    pub const ALL: Kinds = Kinds(u32::MAX);
    /// No man.
    pub const NONE: Kinds = Kinds(0);

    /// The kinds named by these letters; other characters name none.
    pub fn of(letters: &str) -> Self {
        let bits = letters
            .chars()
            .filter(char::is_ascii_alphabetic)
            .map(|c| 1 << (c.to_ascii_lowercase() as u32 - 97));
        Kinds(bits.fold(0, |set, bit: u32| set | bit))
    }

    /// Whether a man of `kind`, or one without a letter, is among them.
    pub fn contains(self, kind: Option<char>) -> bool {
        match kind {
            None => self == Kinds::ALL,
            Some(letter) => self.0 & Kinds::of(letter.encode_utf8(&mut [0; 4])).0 != 0,
        }
    }

    /// The letters, in capitals and in order.
    pub fn letters(self) -> impl Iterator<Item = char> {
        ('A'..='Z')
            .enumerate()
            .filter(move |(bit, _)| self.0 >> bit & 1 == 1)
            .map(|(_, letter)| letter)
    }
}

/// Where a move may end, and what happens then. What stands on the square is removed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Landing {
    /// The squares.
    pub on: Class,
    /// What happens besides, in order.
    pub effects: Vec<Effect>,
}

/// Where a path may go on, what happens then, and the next leg.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge {
    /// The squares.
    pub on: Class,
    /// What happens there, in order.
    pub effects: Vec<Effect>,
    /// The headings of the next leg.
    pub turn: Turn,
    /// The next leg.
    pub leg: LegId,
}
