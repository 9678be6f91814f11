//! Which answer belongs to which men on the squares that matter?
//!
//! The fastest form for pieces with few squares that matter, where the processor gathers bits in one instruction. The
//! paths from a square fall into parts that ask about different squares; parts are put together into groups, and each
//! group gets a code for each way in which men may stand on the squares it asks about.

use super::paths::{Path, Paths};
use super::tables::BySide;
use crate::board::Shape;
use crate::squares::Squares;
use std::collections::BTreeMap;

/// A code has so many bits.
const MOST_REACHED: u32 = 16;

/// Two bytes a code.
const CODE_BYTES: usize = 2;

/// One group of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Group {
    pub(crate) asked: Squares,
    pub(crate) reached: Squares,
    pub(crate) start: usize,
}

/// The groups of each square, and the codes of all of them.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Index {
    pub(crate) groups: Vec<Vec<Group>>,
    pub(crate) codes: Vec<u16>,
}

impl Index {
    /// The most groups of a square.
    pub(crate) fn most(&self) -> usize {
        self.groups.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The bytes of its tables on `board`.
    pub(crate) fn bytes(&self, board: Shape) -> usize {
        let group = 2 * 8 * board.words() + 8;
        self.codes.len() * CODE_BYTES + self.most() * group * board.table_length()
    }
}

/// The indexes of both colors, if they are not too large.
pub(super) fn by_side(paths: &BySide<Paths>, board: Shape) -> Option<BySide<Index>> {
    // As much as a rook takes on 8x8; of larger boards as much as stays in a first cache.
    let most_bytes = match board.words() {
        0 | 1 => 200 * 1024,
        2 => 32 * 1024,
        _ => 60 * 1024,
    };
    let white = plan(&paths.white, board, most_bytes)?;
    let black = match &paths.black {
        Some(paths) => Some(plan(paths, board, most_bytes)?),
        None => None,
    };
    Some(BySide { white, black })
}

/// The index of `paths`, if it has no more bytes than `most_bytes`.
fn plan(paths: &Paths, board: Shape, most_bytes: usize) -> Option<Index> {
    let parts: Vec<Vec<Part>> =
        paths.0.iter().enumerate().map(|(from, paths)| parts(from, paths)).collect();
    // The more squares a group asks about, the fewer groups there are, and the more codes.
    (7..=12).rev().find_map(|most_asked| {
        let packed: Vec<Vec<Part>> =
            parts.iter().map(|parts| packed(parts, most_asked)).collect::<Option<_>>()?;
        let unshared = |part: &Part| CODE_BYTES << part.asked.len();
        let most: usize = packed.iter().flatten().map(unshared).sum();
        // Equal codes are stored once; how many are equal is known when all have been made.
        if board.words() == 1 && most > 2 * most_bytes {
            return None;
        }
        let index = built(&packed);
        (index.bytes(board) <= most_bytes).then_some(index)
    })
}

/// Paths that ask about squares of their own.
#[derive(Clone, Debug, Default)]
struct Part {
    asked: Squares,
    reached: Squares,
    paths: Vec<Path>,
    /// The nearest square it reaches, counted from where it begins: parts that lead to opposite sides are put together,
    /// so that the codes of squares in a row are alike.
    toward: isize,
}

impl Part {
    fn join(&self, other: &Part) -> Part {
        Part {
            asked: self.asked.union(other.asked),
            reached: self.reached.union(other.reached),
            paths: self.paths.iter().chain(&other.paths).copied().collect(),
            toward: self.toward,
        }
    }

    fn fits(&self, most_asked: u32) -> bool {
        self.asked.len() <= most_asked && self.reached.len() <= MOST_REACHED
    }
}

/// The parts of the paths from one square: paths that ask about a common square are in one, and so are paths to one
/// square.
fn parts(from: usize, paths: &[Path]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for path in paths {
        let touches = |part: &Part| {
            !part.asked.intersection(path.asked()).is_empty() || part.reached.contains(path.to)
        };
        let (touched, mut apart): (Vec<Part>, Vec<Part>) = parts.into_iter().partition(touches);
        let own = Part {
            asked: path.asked(),
            reached: Squares::only(path.to),
            paths: vec![*path],
            toward: path.to as isize - from as isize,
        };
        let whole = touched.iter().fold(own, |whole, part| {
            let nearest = whole.toward.abs() < part.toward.abs();
            let toward = if nearest { whole.toward } else { part.toward };
            Part { toward, ..whole.join(part) }
        });
        apart.push(whole);
        parts = apart;
    }
    parts
}

/// The parts put together into as few as can be, if each of them fits.
fn packed(parts: &[Part], most_asked: u32) -> Option<Vec<Part>> {
    let mut lines: Vec<Part> = Vec::new();
    for part in parts {
        let opposite = lines
            .iter_mut()
            .find(|line| line.toward == -part.toward && line.join(part).fits(most_asked));
        match opposite {
            Some(line) => *line = line.join(part),
            None => lines.push(part.clone()),
        }
    }
    lines.sort_by_key(|line| (core::cmp::Reverse(line.asked.len()), line.toward.abs()));
    let mut packed: Vec<Part> = Vec::new();
    for line in lines {
        if !line.fits(most_asked) {
            return None;
        }
        match packed.iter_mut().find(|group| group.join(&line).fits(most_asked)) {
            Some(group) => *group = group.join(&line),
            None => packed.push(line),
        }
    }
    Some(packed)
}

fn built(packed: &[Vec<Part>]) -> Index {
    let mut codes: Vec<u16> = Vec::new();
    let mut known: BTreeMap<Vec<u16>, usize> = BTreeMap::new();
    let groups = packed.iter().map(|parts| {
        let group = |part: &Part| {
            let block = block(part);
            let start = match known.get(&block) {
                Some(start) => *start,
                None => {
                    let start = codes.len();
                    codes.extend(&block);
                    known.insert(block, start);
                    start
                }
            };
            Group { asked: part.asked, reached: part.reached, start }
        };
        parts.iter().map(group).collect()
    });
    let groups = groups.collect();
    // A square with fewer groups than others reaches nothing by the rest of them: one code of nothing is enough.
    if codes.is_empty() {
        codes.push(0);
    }
    Index { groups, codes }
}

/// The code of a group for each way in which men stand on the squares that it asks about.
fn block(group: &Part) -> Vec<u16> {
    // Each path, told in the numbers of its squares within the group.
    let number = |set: Squares, squares: Squares| -> usize {
        squares.iter().map(|square| 1 << set.intersection(Squares::before(square)).len()).sum()
    };
    let paths: Vec<(usize, usize, u16)> = group
        .paths
        .iter()
        .map(|path| {
            let clear = number(group.asked, path.clear);
            let hurdles = number(group.asked, path.hurdles);
            (clear, hurdles, number(group.reached, Squares::only(path.to)) as u16)
        })
        .collect();
    let mut block = vec![0; 1 << group.asked.len()];
    for (clear, hurdles, code) in paths {
        // Every set of men that holds the hurdles and leaves the others clear: the squares that do not matter run
        // through all their subsets (carry-rippler, chessprogramming wiki).
        let free = (block.len() - 1) & !clear & !hurdles;
        let mut men = 0usize;
        loop {
            block[men | hurdles] |= code;
            men = men.wrapping_sub(free) & free;
            if men == 0 {
                break;
            }
        }
    }
    block
}
