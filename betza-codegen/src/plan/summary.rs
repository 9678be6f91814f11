//! Which kernels answer for a piece, and how many bytes do their tables have?

use super::tables::{Family, Tables};
use super::{
    Attackers, BySide, Flood, Groups, Index, Indexed, Jumps, LevelOne, Line, Moves, Orbit, Pair,
    Plain, Plan, Reach, Ride,
};
use crate::board::{Layout, Shape};

/// The bytes of the runtime's tables of the rook and the bishop on 8x8.
const ROOK_BYTES: usize = 196_608 + GROUPS_BYTES;
const BISHOP_BYTES: usize = 9_216 + GROUPS_BYTES;
/// A group for each square: two sets and a number, padded.
const GROUPS_BYTES: usize = 64 * 24;

/// What is told of a plan.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Summary {
    /// The kernels, joined by plus signs.
    pub(crate) strategy: String,
    /// The bytes of the tables that the functions of numbers alone and the groups of its moves read, for both colors.
    pub(crate) table_bytes: usize,
}

impl Plan {
    /// What is told of it. Where the processor is found out when the program runs, only one of the two sets of tables is
    /// read.
    pub(crate) fn summary(&self, board: Shape) -> Summary {
        let Summary { strategy, table_bytes } = self.compiled(board);
        match self.detected.as_ref().map(|plan| plan.compiled(board)) {
            None => Summary { strategy, table_bytes },
            Some(detected) => Summary {
                strategy: format!("{strategy}, or with BMI2 {}", detected.strategy),
                table_bytes: table_bytes.max(detected.table_bytes),
            },
        }
    }

    /// What is told of the functions for the processor that they are compiled for.
    fn compiled(&self, board: Shape) -> Summary {
        let mut parts = match (&self.level_one, &self.moves) {
            (Ok(level_one), _) => of_level_one(level_one, board),
            (Err(_), Moves::Groups(_)) => Vec::new(),
            (Err(_), Moves::Sets { .. } | Moves::Program { .. }) => {
                return Summary { strategy: "leg program".to_owned(), table_bytes: 0 };
            }
        };
        if let Moves::Groups(groups) = &self.moves {
            parts.extend(of_groups(groups, board));
        }
        // What two functions read is one table.
        let mut tables: Vec<Part<'_>> = Vec::new();
        for part in parts {
            if !tables.contains(&part) {
                tables.push(part);
            }
        }
        let mut names: Vec<&str> = tables.iter().map(|part| part.kernel).collect();
        names.sort_unstable();
        names.dedup();
        let strategy = if names.is_empty() { "nothing".to_owned() } else { names.join(" + ") };
        Summary { strategy, table_bytes: tables.iter().map(|part| part.bytes).sum() }
    }
}

/// A table with the kernel that reads it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part<'a> {
    kernel: &'static str,
    bytes: usize,
    content: Content<'a>,
}

/// What tells a table from another as large.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Content<'a> {
    Nothing,
    Leaps(&'a [Orbit]),
    Lines(&'a [Line]),
    Flood(&'a Flood),
    Index(&'a Index),
    Shipped(&'a Indexed),
    Family(&'a Family),
}

fn of_level_one(level_one: &LevelOne, board: Shape) -> Vec<Part<'_>> {
    let LevelOne { attacks, quiets, attackers } = level_one;
    let mut parts = parts(attacks, board);
    if let Some(quiets) = quiets {
        parts.extend(self::parts(quiets, board));
    }
    match attackers {
        Attackers::Turned | Attackers::Asked => {}
        Attackers::Reversed(reach) => parts.extend(self::parts(reach, board)),
    }
    parts
}

fn of_groups(groups: &Groups, board: Shape) -> Vec<Part<'_>> {
    let Groups { plain, first_quiets, passes, en_passant, marked, locusts, rest } = groups;
    let mut parts = parts(first_quiets, board);
    if let Some(Plain::Own { attacks, quiets }) = plain {
        parts.extend(self::parts(attacks, board));
        parts.extend(quiets.iter().flat_map(|quiets| self::parts(quiets, board)));
    }
    let passes = passes.iter().map(|pass| &pass.steps).chain([en_passant]);
    parts.extend(passes.filter(|orbits| !orbits.is_empty()).map(|orbits| leaps(orbits, board)));
    let in_groups = |bytes| Part { kernel: "groups", bytes, content: Content::Nothing };
    let mut bytes = 0;
    for locust in locusts {
        match &locust.jumps {
            Jumps::Steps { first, second } => {
                parts.extend([leaps(first, board), leaps(second, board)]);
            }
            Jumps::Lines(lines) => bytes += of_pairs(lines, board),
        }
    }
    bytes += marked.iter().map(|marked| of_pairs(&marked.ways, board)).sum::<usize>();
    if !locusts.is_empty() || !marked.is_empty() || !en_passant.is_empty() {
        parts.push(in_groups(bytes));
    }
    if rest.is_some() {
        parts.push(Part { kernel: "leg program", bytes: 0, content: Content::Nothing });
    }
    parts
}

/// The bytes of a table with some pairs of sets for each square.
fn of_pairs<T>(pairs: &BySide<Vec<Vec<T>>>, board: Shape) -> usize {
    let most = pairs.white.iter().map(Vec::len).max().unwrap_or(0);
    let sides = if pairs.black.is_some() { 2 } else { 1 };
    board.table_length() * most * 2 * 8 * board.words() * sides
}

fn leaps(orbits: &[Orbit], board: Shape) -> Part<'_> {
    let sides = if all_symmetric(orbits) { 1 } else { 2 };
    let bytes = board.table_length() * 8 * board.words() * sides;
    match board.layout() {
        Layout::Tables => Part { kernel: "leap table", bytes, content: Content::Leaps(orbits) },
        Layout::Steps => Part { kernel: "steps", bytes: 0, content: Content::Nothing },
    }
}

fn parts(reach: &Reach, board: Shape) -> Vec<Part<'_>> {
    let set = 8 * board.words();
    let rows = board.table_length();
    let sides = |is_symmetric: bool| if is_symmetric { 1 } else { 2 };
    let part = |kernel, bytes, content| Part { kernel, bytes, content };
    let mut parts = Vec::new();
    if !reach.leaps.is_empty() {
        parts.push(leaps(&reach.leaps, board));
    }
    for ride in &reach.rides {
        parts.push(match (&ride.index, board.layout()) {
            (Some(index), _) => of_index(index, board),
            (None, Layout::Tables) => {
                let bytes = rows * 2 * ride.lines.len() * set * sides(ride.is_symmetric());
                part("obstruction difference", bytes, Content::Lines(&ride.lines))
            }
            (None, Layout::Steps) => part("steps", 0, Content::Nothing),
        });
        if let Ride { index: None, within: Some(orbits), .. } = ride {
            parts.push(leaps(orbits, board));
        }
    }
    for flood in &reach.floods {
        let bytes = flood.steps.len() * (set + 8) * sides(flood.is_symmetric());
        parts.push(part("flood", bytes, Content::Flood(flood)));
    }
    for tables in &reach.tables {
        parts.extend(of_tables(tables, board));
    }
    if reach.program.is_some() {
        parts.push(part("leg program", 0, Content::Nothing));
    }
    parts
}

fn all_symmetric(orbits: &[Orbit]) -> bool {
    orbits.iter().all(Orbit::is_symmetric)
}

fn of_index(index: &Indexed, board: Shape) -> Part<'_> {
    let bytes = match index {
        Indexed::Rook => ROOK_BYTES,
        Indexed::Bishop => BISHOP_BYTES,
        Indexed::Own(index) => return of_own_index(index, board),
    };
    Part { kernel: "gathered index", bytes, content: Content::Shipped(index) }
}

fn of_own_index(index: &BySide<Index>, board: Shape) -> Part<'_> {
    let black = index.black.as_ref().map_or(0, |index| index.bytes(board));
    let bytes = index.white.bytes(board) + black;
    Part { kernel: "gathered index", bytes, content: Content::Index(&index.white) }
}

fn of_tables(tables: &Tables, board: Shape) -> Vec<Part<'_>> {
    if let Some(index) = &tables.index {
        return vec![of_own_index(index, board)];
    }
    let (set, rows) = (8 * board.words(), board.table_length());
    let lines =
        |lines: &[Vec<Pair>]| rows * 2 * set * lines.iter().map(Vec::len).max().unwrap_or(0);
    let mut parts = Vec::new();
    for family in [Some(&tables.families.white), tables.families.black.as_ref()]
        .into_iter()
        .flatten()
        .flatten()
    {
        let (kernel, bytes) = match family {
            Family::Leaps(_) => ("leap table", rows * set),
            Family::Bend(bend) => {
                let within = if bend.within.is_some() { rows * set } else { 0 };
                ("obstruction difference", lines(&bend.lines) + within)
            }
            Family::Hop(hop) => ("hop", lines(&hop.lines)),
            Family::Guarded(guarded) => ("guarded masks", guarded.bytes(board)),
            Family::Tree(tree) => ("path tree", 4 * tree.nodes.len() + 2 * tree.starts.len()),
        };
        parts.push(Part { kernel, bytes, content: Content::Family(family) });
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::index_of;

    #[test]
    fn the_shipped_tables_have_the_bytes_that_are_told() {
        let bytes = |notation| {
            let pattern = betza_notation::read(None, notation).expect("a piece").pattern;
            index_of(&pattern, Shape::CHESS).map(|index| index.bytes(Shape::CHESS))
        };
        assert_eq!((bytes("R"), bytes("B")), (Some(ROOK_BYTES), Some(BISHOP_BYTES)));
    }
}
