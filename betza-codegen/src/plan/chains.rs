//! Which paths go along one line of squares, and how far?
//!
//! A chain is a line of squares that leads up the square numbers, or down: every path on it asks for the squares before
//! its end and for no others. Where the line turns does not matter; so a bent rider is a rider.

use super::paths::Path;
use crate::squares::Squares;

/// Squares in a row, all above the one they start from or all below it, and the paths along them.
#[derive(Clone, Debug)]
pub(super) struct Chain {
    pub(super) squares: Squares,
    pub(super) way: Way,
    pub(super) paths: Vec<Path>,
}

/// Where a chain goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    Up,
    Down,
}

impl Way {
    /// The squares of a chain that lie before one of them.
    pub(super) fn before(self, squares: Squares, to: usize) -> Squares {
        match self {
            Way::Up => squares.intersection(Squares::before(to)),
            Way::Down => squares.difference(Squares::before(to + 1)),
        }
    }
}

/// The chains of the paths from one square, if they are such.
pub(super) fn chains(from: usize, paths: &[Path]) -> Option<Vec<Chain>> {
    let mut left: Vec<&Path> = paths.iter().collect();
    left.sort_by_key(|path| (core::cmp::Reverse(path.asked().len()), **path));
    let mut chains: Vec<Chain> = Vec::new();
    for path in left {
        if chains.iter().any(|chain| chain.paths.contains(path)) {
            continue;
        }
        let squares = path.asked().union(Squares::only(path.to));
        let way = if path.to > from { Way::Up } else { Way::Down };
        let whole = way.before(squares, path.to) == path.asked();
        let leads_away = way.before(squares, from).is_empty();
        if !whole || !leads_away {
            return None;
        }
        let along = paths.iter().filter(|path| {
            squares.contains(path.to) && way.before(squares, path.to) == path.asked()
        });
        chains.push(Chain { squares, way, paths: along.copied().collect() });
    }
    Some(chains)
}

/// Two ways of one line: the squares above, and the squares below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Pair {
    pub(crate) up: Squares,
    pub(crate) down: Squares,
}

/// The chains in pairs, one up and one down as long as there are both.
pub(super) fn pairs(chains: &[Chain]) -> Vec<Pair> {
    let (mut pairs, mut ups, mut downs) = (Vec::<Pair>::new(), 0, 0);
    for chain in chains {
        let count = match chain.way {
            Way::Up => &mut ups,
            Way::Down => &mut downs,
        };
        if *count == pairs.len() {
            pairs.push(Pair::default());
        }
        match chain.way {
            Way::Up => pairs[*count].up = chain.squares,
            Way::Down => pairs[*count].down = chain.squares,
        }
        *count += 1;
    }
    pairs
}
