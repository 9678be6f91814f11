//! Which answer belongs to which men on the squares that matter?
//!
//! The fastest form for pieces with few squares that matter, where the processor gathers bits in one instruction. Each
//! group of paths gets a code for each way in which men may stand on the squares it asks about.

use super::magic::Magic;
use super::parts::{Numbered, Part, Room, answers, packed, parts};
use super::paths::Paths;
use super::tables::BySide;
use crate::board::Shape;
use crate::demand::Gathering;
use crate::squares::Squares;
use std::collections::BTreeMap;

/// A code has so many bits.
pub(super) const MOST_REACHED: u32 = 16;

/// Two bytes a code.
const CODE_BYTES: usize = 2;

/// One look at a table instead of many conditions.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Indexed {
    /// The table of the rook on 8x8 for this way of gathering, which stands in the runtime.
    Rook(Gathering),
    /// That of the bishop on 8x8.
    Bishop(Gathering),
    /// One of the piece's own, for a processor that gathers bits by an instruction.
    Gathered(BySide<Index>),
    /// One of the piece's own, for a processor that does not.
    Magic(BySide<Magic>),
}

/// One group of a square.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Group {
    pub(crate) asked: Squares,
    pub(crate) reached: Squares,
    pub(crate) start: usize,
}

impl Group {
    /// As the runtime's table has it: two sets of so many words, and the start.
    pub(crate) fn words(&self, words: usize) -> Vec<u64> {
        let mut row = self.asked.words(words).to_vec();
        row.extend_from_slice(self.reached.words(words));
        row.push(self.start as u64);
        row
    }
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
    // The more squares a group asks about, the fewer groups there are, and the more codes. On several words no group has
    // room for more than a line.
    let most_asked = if board.words() == 1 { 12 } else { 9 };
    (7..=most_asked).rev().find_map(|asked| {
        let room = Room { asked, reached: MOST_REACHED };
        let packed: Vec<Vec<Part>> =
            parts.iter().map(|parts| packed(parts, room)).collect::<Option<_>>()?;
        let unshared = |part: &Part| CODE_BYTES << part.asked.len();
        let most: usize = packed.iter().flatten().map(unshared).sum();
        // Equal codes are stored once; how many are equal is known when all have been made. Of a slider's on 10x10 one in
        // five is left.
        let shared = if board.words() == 1 { 2 } else { 5 };
        if most > shared * most_bytes {
            return None;
        }
        let index = built(&packed);
        (index.bytes(board) <= most_bytes).then_some(index)
    })
}

fn built(packed: &[Vec<Part>]) -> Index {
    let mut codes: Vec<u16> = Vec::new();
    let mut starts: BTreeMap<Vec<u16>, usize> = BTreeMap::new();
    // Most groups have the same paths as one of another square.
    let mut known: BTreeMap<Vec<Numbered<u16>>, usize> = BTreeMap::new();
    let groups = packed.iter().map(|parts| {
        let group = |part: &Part| {
            let paths = part.numbered(|square| 1u16 << part.reached.rank(square));
            let start = match known.get(&paths) {
                Some(start) => *start,
                None => {
                    let block = answers(part.asked.len(), &paths);
                    let start = starts.get(&block).copied().unwrap_or(codes.len());
                    if start == codes.len() {
                        codes.extend(&block);
                        starts.insert(block, start);
                    }
                    known.insert(paths, start);
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
