//! Which squares are reached along paths that part from one another?
//!
//! The form for many long paths that go along no line, where a table of conditions would be large: the paths from a
//! square as a tree, written down in order, each square with the number of squares to be skipped where it is occupied.

use super::paths::{Path, Paths};
use crate::squares::Squares;

/// A square, and how far to go on in the list if it is occupied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Node {
    pub(crate) square: usize,
    pub(crate) skip: usize,
}

/// The trees of all squares, one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Tree {
    /// Where the tree of each square starts, and where the last one ends.
    pub(crate) starts: Vec<usize>,
    pub(crate) nodes: Vec<Node>,
}

/// More nodes than this are not written down.
const MOST_NODES: usize = 16 * 1024;

/// The trees of `paths`, if on each of them every square before the end is the end of another.
pub(super) fn plan(paths: &Paths) -> Option<Tree> {
    let mut tree = Tree { starts: vec![0], nodes: Vec::new() };
    for paths in &paths.0 {
        if paths.iter().any(|path| !path.hurdles.is_empty()) {
            return None;
        }
        let mut seen = vec![false; paths.len()];
        add(&mut tree.nodes, paths, Squares::NONE, &mut seen)?;
        if !seen.into_iter().all(|seen| seen) {
            return None;
        }
        tree.starts.push(tree.nodes.len());
    }
    Some(tree)
}

/// Adds the paths on which exactly `clear` is crossed, and those that go on from their ends.
fn add(nodes: &mut Vec<Node>, paths: &[Path], clear: Squares, seen: &mut [bool]) -> Option<()> {
    for (number, path) in paths.iter().enumerate().filter(|(_, path)| path.clear == clear) {
        seen[number] = true;
        let place = nodes.len();
        if place == MOST_NODES {
            return None;
        }
        nodes.push(Node { square: path.to, skip: 1 });
        add(nodes, paths, clear.union(Squares::only(path.to)), seen)?;
        nodes[place].skip = nodes.len() - place;
    }
    Some(())
}
