//! What does an atom's letter stand for?

use crate::pattern::{Headings, Reach, Ring};
use Family::{Grid, Leaps};

/// An atom's meaning before modifiers and numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Meaning {
    /// The steps it takes.
    pub(super) family: Family,
    /// How many of them, if no number says so.
    pub(super) reach: Reach,
}

/// The steps of an atom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    /// All leaps of two components.
    Leaps(u16, u16),
    /// One square in all eight directions.
    Grid,
}

/// How direction letters choose among the steps of an atom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Class {
    /// Four orthogonal steps.
    Orthogonal,
    /// Four diagonal steps.
    Diagonal,
    /// Both.
    Compound,
    /// Eight oblique leaps.
    Oblique,
}

/// The leapers and riders of one orbit or two, with the sources of their letters: Betza (1996) for W F D N A H R B Q
/// K, L and J; his readers for G; later texts for C and Z.
const ATOMS: &[(char, Family, Reach)] = &[
    ('W', Leaps(0, 1), Reach::ONE),
    ('F', Leaps(1, 1), Reach::ONE),
    ('D', Leaps(0, 2), Reach::ONE),
    ('N', Leaps(1, 2), Reach::ONE),
    ('A', Leaps(2, 2), Reach::ONE),
    ('H', Leaps(0, 3), Reach::ONE),
    ('G', Leaps(3, 3), Reach::ONE),
    ('C', Leaps(1, 3), Reach::ONE),
    ('L', Leaps(1, 3), Reach::ONE),
    ('Z', Leaps(2, 3), Reach::ONE),
    ('J', Leaps(2, 3), Reach::ONE),
    ('K', Grid, Reach::ONE),
    ('R', Leaps(0, 1), Reach::UNLIMITED),
    ('B', Leaps(1, 1), Reach::UNLIMITED),
    ('Q', Grid, Reach::UNLIMITED),
];

/// What `letter` stands for; `exchanged` says that L and J have each other's meaning.
pub(super) fn meaning(letter: char, exchanged: bool) -> Option<Meaning> {
    let letter = match letter {
        'L' if exchanged => 'J',
        'J' if exchanged => 'L',
        letter => letter,
    };
    let (_, family, reach) = *ATOMS.iter().find(|row| row.0 == letter)?;
    Some(Meaning { family, reach })
}

impl Family {
    /// The ring on which its steps lie, and their headings.
    pub(super) fn ring(self) -> (Ring, Headings) {
        match self {
            Leaps(a, b) => Ring::of_leap(a, b),
            Grid => (Ring::Grid(1), Headings::ALL),
        }
    }

    /// How direction letters choose among its steps.
    pub(super) fn class(self) -> Class {
        match self {
            Grid => Class::Compound,
            Leaps(a, b) if a == b => Class::Diagonal,
            Leaps(0, _) | Leaps(_, 0) => Class::Orthogonal,
            Leaps(_, _) => Class::Oblique,
        }
    }
}
