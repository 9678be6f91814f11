//! Which paths go along one line of squares, and how far?
//!
//! A chain is a line of squares whose numbers rise, or fall: every path on it asks for the squares before its end and for
//! no others. Where the line turns does not matter; so a bent rider is a rider.

use super::paths::Path;
use crate::squares::Squares;

/// Squares in a row, and the paths along them.
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

/// The chains of the paths from one square, if all of them go along chains.
pub(super) fn chains(from: usize, paths: &[Path]) -> Option<Vec<Chain>> {
    let (chains, rest) = split(from, paths);
    rest.is_empty().then_some(chains)
}

/// So many chains are followed from one square: with more of them other kernels are as fast, and to look for them would
/// take as long as the paths are many.
const MOST_CHAINS: usize = 32;

/// The chains of the paths from one square, and the paths that go along none, or along too many.
pub(super) fn split(from: usize, paths: &[Path]) -> (Vec<Chain>, Vec<Path>) {
    let mut left: Vec<(Squares, Path)> = paths.iter().map(|path| (path.asked(), *path)).collect();
    left.sort_by_cached_key(|(asked, path)| (core::cmp::Reverse(asked.len()), *path));
    let (mut chains, mut rest): (Vec<Chain>, Vec<Path>) = (Vec::new(), Vec::new());
    let mut is_chained = vec![false; left.len()];
    for (k, (asked, path)) in left.iter().enumerate() {
        if is_chained[k] {
            continue;
        }
        if chains.len() == MOST_CHAINS {
            rest.push(*path);
            continue;
        }
        let squares = asked.union(Squares::only(path.to));
        let fits = |way: &Way| way.before(squares, path.to) == *asked;
        // A chain of one square rises and falls.
        let ways = if path.to > from { [Way::Up, Way::Down] } else { [Way::Down, Way::Up] };
        let Some(way) = ways.into_iter().find(fits) else {
            rest.push(*path);
            continue;
        };
        let mut along = Vec::new();
        for ((asked, path), is_chained) in left.iter().zip(&mut is_chained) {
            if squares.contains(path.to) && way.before(squares, path.to) == *asked {
                along.push(*path);
                *is_chained = true;
            }
        }
        chains.push(Chain { squares, way, paths: along });
    }
    (chains, rest)
}

/// Two ways of one line: one whose squares rise, and one whose squares fall and lie below all of the first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Pair {
    pub(crate) up: Squares,
    pub(crate) down: Squares,
}

/// The chains in pairs, as far as they go together.
pub(super) fn pairs(chains: &[Chain]) -> Vec<Pair> {
    let of = |way| chains.iter().filter(move |chain| chain.way == way).map(|chain| chain.squares);
    let (mut ups, mut downs): (Vec<Squares>, Vec<Squares>) =
        (of(Way::Up).collect(), of(Way::Down).collect());
    // The highest first: what finds no partner among those that are left never finds one.
    ups.sort_by_key(|up| core::cmp::Reverse(up.first()));
    downs.sort_by_key(|down| core::cmp::Reverse(down.last()));
    let mut pairs = Vec::new();
    let mut ups = ups.into_iter().peekable();
    for down in downs {
        let up = ups.next_if(|up| up.first() > down.last()).unwrap_or_default();
        pairs.push(Pair { up, down });
    }
    pairs.extend(ups.map(|up| Pair { up, down: Squares::NONE }));
    pairs
}
