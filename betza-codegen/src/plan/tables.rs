//! Which kernel answers for paths that go along no straight line?

use super::bend::{self, Bend};
use super::guarded::{self, Guarded};
use super::hop::{self, Hop};
use super::index::{self, Index};
use super::paths::{Ending, Paths};
use crate::board::Shape;
use crate::squares::Squares;
use betza_notation::pattern::{Movement, Side};

/// The tables of a kernel, made from paths.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    paths: BySide<Paths>,
    pub(crate) families: BySide<Family>,
    /// The same as an index, where that is faster.
    pub(crate) index: Option<BySide<Index>>,
}

/// Something of White's and, where it differs, of Black's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct BySide<T> {
    pub(crate) white: T,
    pub(crate) black: Option<T>,
}

/// The kernel, and what stands in its table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Family {
    /// Squares that are reached whatever stands where.
    Leaps(Vec<Squares>),
    /// Lines that may turn.
    Bend(Bend),
    /// Hops over a man.
    Hop(Hop),
    /// Squares that must be empty or occupied.
    Guarded(Guarded),
}

impl Tables {
    /// The tables of `movements`, if there are such: nothing for paths without end, or too many of them.
    pub(super) fn of(movements: &[&Movement], board: Shape, ending: Ending) -> Option<Self> {
        if !board.has_tables() {
            return None;
        }
        let paths = BySide {
            white: Paths::of(movements, board, Side::White, ending)?,
            black: Some(Paths::of(movements, board, Side::Black, ending)?),
        };
        Self::from_paths(paths, board)
    }

    /// The tables of the same paths told from their other ends.
    pub(super) fn reversed(&self, board: Shape) -> Option<Self> {
        let paths = BySide {
            white: self.paths.white.reversed(),
            black: self.paths.black.as_ref().map(Paths::reversed),
        };
        Self::from_paths(paths, board)
    }

    /// Whether they are lines with squares that are only crossed.
    pub(super) fn only_crosses(&self) -> bool {
        matches!(&self.families.white, Family::Bend(Bend { within: Some(_), .. }))
    }

    /// Whether they are lines.
    pub(super) fn are_lines(&self) -> bool {
        matches!(self.families.white, Family::Bend(_))
    }

    /// Whether they are the same for both colors.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.families.black.is_none()
    }

    /// Makes the index, where one is faster than the family.
    pub(super) fn index(&mut self, board: Shape) {
        // What a family costs, in looks at a group: a group asks each word of a set, a line more than once.
        let cost = match &self.families.white {
            Family::Leaps(_) | Family::Bend(_) => return,
            Family::Hop(hop) => 2 * hop.lines.iter().map(Vec::len).max().unwrap_or(0),
            Family::Guarded(guarded) => guarded.most() / 2,
        };
        self.index = index::by_side(&self.paths, board).filter(|index| index.white.most() <= cost);
    }

    fn from_paths(paths: BySide<Paths>, board: Shape) -> Option<Self> {
        let paths = BySide { black: paths.black.filter(|black| *black != paths.white), ..paths };
        let white = family(&paths.white, board)?;
        let black = match &paths.black {
            Some(paths) => Some(family(paths, board)?),
            None => None,
        };
        Some(Tables { paths, families: BySide { white, black }, index: None })
    }
}

fn family(paths: &Paths, board: Shape) -> Option<Family> {
    let unconditional = |path: &super::paths::Path| path.asked().is_empty();
    if paths.0.iter().flatten().all(unconditional) {
        let squares = |paths: &Vec<super::paths::Path>| paths.iter().map(|path| path.to).collect();
        return Some(Family::Leaps(paths.0.iter().map(squares).collect()));
    }
    bend::plan(paths)
        .map(Family::Bend)
        .or_else(|| hop::plan(paths).map(Family::Hop))
        .or_else(|| guarded::plan(paths, board).map(Family::Guarded))
}
