//! Which squares are reached when these are empty, and those occupied?
//!
//! The form for paths that go along no line of their own: lame leapers, circular and crooked riders, and the attackers
//! of a bent rider, whose paths turn on different squares.

use super::paths::Paths;
use crate::board::Shape;
use crate::squares::Squares;
use std::collections::BTreeMap;

/// A table of more bytes is not made.
const MOST_BYTES: usize = 64 * 1024;

/// Squares that are all reached under one condition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Gate {
    /// These must be empty.
    pub(crate) clear: Squares,
    /// These must be occupied.
    pub(crate) hurdles: Squares,
    /// What is reached then.
    pub(crate) to: Squares,
}

/// For each square the gates that lead away from it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Guarded {
    pub(crate) gates: Vec<Vec<Gate>>,
}

impl Guarded {
    /// The most gates of a square.
    pub(crate) fn most(&self) -> usize {
        self.gates.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// Whether a gate asks for a man.
    pub(crate) fn has_hurdles(&self) -> bool {
        self.gates.iter().flatten().any(|gate| !gate.hurdles.is_empty())
    }

    /// The bytes of its table on `board`.
    pub(crate) fn bytes(&self, board: Shape) -> usize {
        let sets = if self.has_hurdles() { 3 } else { 2 };
        self.most() * sets * board.words() * 8 * board.table_length()
    }
}

/// The gates of `paths`, if their table is not too large.
pub(super) fn plan(paths: &Paths, board: Shape) -> Option<Guarded> {
    let gates = paths.0.iter().map(|paths| {
        let mut gates: BTreeMap<(u32, Squares, Squares), Squares> = BTreeMap::new();
        for path in paths {
            let key = (path.asked().len(), path.clear, path.hurdles);
            gates.entry(key).or_default().insert(path.to);
        }
        let gate = |((_, clear, hurdles), to)| Gate { clear, hurdles, to };
        gates.into_iter().map(gate).collect()
    });
    let guarded = Guarded { gates: gates.collect() };
    (guarded.bytes(board) <= MOST_BYTES).then_some(guarded)
}
