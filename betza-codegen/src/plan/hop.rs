//! Which squares does a piece reach by leaping over one man?

use super::chains::{Chain, Pair, chains, pairs};
use super::paths::{Path, Paths};
use crate::squares::Squares;

/// The lines through each square, and how far behind the hurdle a hop may end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hop {
    /// For each square the lines through it.
    pub(crate) lines: Vec<Vec<Pair>>,
    pub(crate) landing: Landing,
}

/// Where behind the hurdle a hop ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Landing {
    /// Up to the next man: the cannon.
    Beyond,
    /// On the next square: the grasshopper.
    Behind,
}

/// The lines of `paths`, if they are hops.
pub(super) fn plan(paths: &Paths) -> Option<Hop> {
    [Landing::Beyond, Landing::Behind].into_iter().find_map(|landing| {
        let squares = paths.0.iter().enumerate();
        let lines = squares.map(|(from, paths)| {
            let chains = chains(from, paths)?;
            // The kernel takes the hurdles of all lines away at once.
            let all = chains.iter().fold(Squares::NONE, |all, chain| all.union(chain.squares));
            let apart = chains.iter().map(|chain| chain.squares.len()).sum::<u32>() == all.len();
            if !apart {
                return None;
            }
            chains.iter().all(|chain| is_hop(chain, landing)).then(|| pairs(&chains))
        });
        Some(Hop { lines: lines.collect::<Option<_>>()?, landing })
    })
}

/// Whether the paths along a chain are all its hops, and nothing else.
fn is_hop(chain: &Chain, landing: Landing) -> bool {
    let is_next = |path: &Path| {
        let before = chain.way.before(chain.squares, path.to);
        path.hurdles.iter().all(|hurdle| {
            before.difference(chain.way.before(chain.squares, hurdle)) == Squares::only(hurdle)
        })
    };
    let ends_there = |path: &Path| match landing {
        Landing::Beyond => true,
        Landing::Behind => is_next(path),
    };
    let length = chain.squares.len();
    let all = match landing {
        Landing::Beyond => length * (length - 1) / 2,
        Landing::Behind => length - 1,
    };
    let over_one = chain.paths.iter().all(|path| path.hurdles.len() == 1 && ends_there(path));
    over_one && chain.paths.len() == all as usize
}
