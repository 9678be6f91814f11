//! Which squares does a piece reach along lines that may turn?

use super::chains::{Pair, chains, pairs};
use super::paths::Paths;
use crate::squares::Squares;

/// The lines through each square, and where on them a ride may end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bend {
    /// For each square the lines through it.
    pub(crate) lines: Vec<Vec<Pair>>,
    /// For each square where its lines may be left, if not everywhere.
    pub(crate) within: Option<Vec<Squares>>,
}

/// The lines of `paths`, if they are such.
pub(super) fn plan(paths: &Paths) -> Option<Bend> {
    let mut lines = Vec::new();
    let mut within = Vec::new();
    let mut everywhere = true;
    for (from, paths) in paths.0.iter().enumerate() {
        if paths.iter().any(|path| !path.hurdles.is_empty()) {
            return None;
        }
        let chains = chains(from, paths)?;
        let all: Squares = paths.iter().map(|path| path.to).collect();
        for chain in &chains {
            let ends: Squares = chain.paths.iter().map(|path| path.to).collect();
            everywhere &= ends == chain.squares;
            // One mask serves all lines: what one line only crosses, no other may end on.
            if chain.squares.difference(ends).intersection(all) != Squares::NONE {
                return None;
            }
        }
        lines.push(pairs(&chains));
        within.push(all);
    }
    Some(Bend { lines, within: (!everywhere).then_some(within) })
}
