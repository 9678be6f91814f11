//! Which kernel answers for paths that go along no straight line?

use super::bend::{self, Bend};
use super::chains::{self, Pair};
use super::guarded::{self, Guarded};
use super::hop::{self, Hop};
use super::index::{self, Indexed};
use super::magic;
use super::paths::{Ending, Path, Paths};
use super::tree::{self, Tree};
use crate::board::Shape;
use crate::demand::Gathering;
use crate::squares::Squares;
use betza_notation::pattern::{Movement, Side};

/// The tables of a kernel, made from paths.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    paths: BySide<Paths>,
    pub(crate) families: BySide<Vec<Family>>,
    /// The same as an index, where that is faster.
    pub(crate) index: Option<Indexed>,
    /// Whether lines of several words are gathered into one.
    pub(crate) gathered: bool,
}

/// Something of White's and, where it differs, of Black's.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct BySide<T> {
    pub(crate) white: T,
    pub(crate) black: Option<T>,
}

impl<T> BySide<T> {
    /// What both sides have together.
    pub(super) fn sum(&self, of: impl Fn(&T) -> usize) -> usize {
        of(&self.white) + self.black.as_ref().map_or(0, of)
    }
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
    /// Paths that part.
    Tree(Tree),
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
        matches!(&self.families.white[..], [Family::Bend(Bend { within: Some(_), .. })])
    }

    /// Whether they are lines.
    pub(super) fn are_lines(&self) -> bool {
        matches!(self.families.white[..], [Family::Bend(_)])
    }

    /// Whether some squares are reached over men alone.
    pub(super) fn needs_hurdles(&self) -> bool {
        let needs = |family: &Family| match family {
            Family::Hop(_) => true,
            Family::Guarded(guarded) => guarded.has_hurdles(),
            Family::Leaps(_) | Family::Bend(_) | Family::Tree(_) => false,
        };
        self.families.white.iter().chain(self.families.black.iter().flatten()).any(needs)
    }

    /// Whether they are the same for both colors.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.families.black.is_none()
    }

    /// Makes the index, where one is faster than the family.
    pub(super) fn index(&mut self, board: Shape, gathering: Gathering) {
        // A look at a group takes as long as one at two conditions.
        let cost: usize = self.families.white.iter().map(Family::cost).sum();
        match gathering {
            Gathering::Instruction => {
                let are_gathered = self.fits_into_a_word();
                // On several words lines are as fast, and take few bytes.
                if board.words() > 1 && (self.are_lines() || board.words() > 2 && are_gathered) {
                    self.gathered = are_gathered;
                    return;
                }
                let found = index::by_side(&self.paths, board);
                self.index =
                    found.filter(|index| 2 * index.white.most() <= cost).map(Indexed::Gathered);
            }
            Gathering::Multiplication => {
                let most_groups = cost.saturating_sub(1) / 2;
                self.index = magic::by_side(&self.paths, board, most_groups).map(Indexed::Magic);
            }
        }
    }

    /// Whether they are lines, ridden or hopped along, that lead from no square to more than 64 others.
    fn fits_into_a_word(&self) -> bool {
        let fits = |pairs: &Vec<Pair>| {
            let squares = pairs.iter().map(|pair| pair.up.union(pair.down));
            squares.fold(Squares::NONE, Squares::union).len() <= 64
        };
        let both = self.families.white.iter().chain(self.families.black.iter().flatten());
        both.into_iter().all(|family| match family {
            Family::Bend(bend) => bend.lines.iter().all(fits),
            Family::Hop(hop) => hop.lines.iter().all(fits),
            Family::Leaps(_) | Family::Guarded(_) | Family::Tree(_) => false,
        })
    }

    fn from_paths(paths: BySide<Paths>, board: Shape) -> Option<Self> {
        let paths = BySide { black: paths.black.filter(|black| *black != paths.white), ..paths };
        let white = families(&paths.white, board)?;
        let black = match &paths.black {
            Some(paths) => Some(families(paths, board)?),
            None => None,
        };
        Some(Tables { paths, families: BySide { white, black }, index: None, gathered: false })
    }
}

/// The kernels that answer for all of `paths` together.
fn families(paths: &Paths, board: Shape) -> Option<Vec<Family>> {
    if paths.0.iter().flatten().all(|path| path.asked().is_empty()) {
        let squares = |paths: &Vec<Path>| paths.iter().map(|path| path.to).collect();
        return Some(vec![Family::Leaps(paths.0.iter().map(squares).collect())]);
    }
    if let Some(hop) = hop::plan(paths) {
        return Some(vec![Family::Hop(hop)]);
    }
    let bend = bend::plan(paths).map(Family::Bend);
    let goes_along_lines = bend.is_some();
    let guarded = guarded::plan(paths, board).map(Family::Guarded);
    let whole = bend.into_iter().chain(guarded).min_by_key(Family::cost);
    if whole.as_ref().is_some_and(|family| family.cost() <= FEW) {
        return Some(vec![whole?]);
    }
    // Many conditions: what goes along lines is taken out of them, if that is not all.
    let apart = if goes_along_lines { None } else { apart(paths, board) };
    let cost = |families: &Vec<Family>| families.iter().map(Family::cost).sum::<usize>();
    let few_bytes = whole.map(|family| vec![family]).into_iter().chain(apart).min_by_key(cost);
    few_bytes.or_else(|| Some(vec![Family::Tree(tree::plan(paths)?)]))
}

/// Paths along lines, and the rest.
fn apart(paths: &Paths, board: Shape) -> Option<Vec<Family>> {
    let split = paths.0.iter().enumerate().map(|(from, paths)| chains::split(from, paths));
    let (lines, rest): (Vec<Vec<Path>>, Vec<Vec<Path>>) = split
        .map(|(chains, rest)| (chains.into_iter().flat_map(|chain| chain.paths).collect(), rest))
        .unzip();
    let rest = Paths(rest);
    let rest = Family::Guarded(guarded::plan(&rest, board)?);
    if lines.iter().all(Vec::is_empty) {
        return Some(vec![rest]);
    }
    Some(vec![Family::Bend(bend::plan(&Paths(lines))?), rest])
}

/// Conditions that are looked at sooner than anything else.
const FEW: usize = 8;

impl Family {
    /// What it takes, in looks at one condition.
    fn cost(&self) -> usize {
        let most = |lines: &[Vec<Pair>]| lines.iter().map(Vec::len).max().unwrap_or(0);
        match self {
            Family::Leaps(_) => 1,
            Family::Bend(Bend { lines, within }) => 2 * most(lines) + usize::from(within.is_some()),
            Family::Hop(hop) => 4 * most(&hop.lines),
            Family::Guarded(guarded) => guarded.most(),
            // A branch that is guessed wrong now and then.
            Family::Tree(tree) => 4 * tree.nodes.len() / tree.starts.len(),
        }
    }
}
