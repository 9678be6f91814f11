//! Which kernels answer for a piece, and how many bytes do their tables have?

use super::forms::pairs_by_form;
use super::tables::{Family, Tables};
use super::{
    Attackers, BySide, Flood, Form, Groups, Indexed, Jumps, LevelOne, Line, Moves, Orbit, Pair,
    Plain, Plan, Reach, Ride,
};
use crate::board::{Layout, Shape};
use crate::demand::Gathering;

/// The bytes of the runtime's tables of the rook and the bishop on 8x8.
const ROOK_BYTES: usize = 196_608 + GROUPS_BYTES;
const BISHOP_BYTES: usize = 9_216 + GROUPS_BYTES;
/// A group for each square: two sets and a number.
const GROUPS_BYTES: usize = 64 * 24;
/// The same of those for processors without such an instruction: codes and sets, and rows of two words and two numbers.
const ROOK_SLIDES_BYTES: usize = 103_028 + 41_000 + 64 * 32;
/// Codes, and rows of four words and a number.
const BISHOP_SLIDES_BYTES: usize = 7_752 + 64 * 40;

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
                table_bytes: table_bytes.max(detected.table_bytes),
                strategy: if strategy == detected.strategy {
                    strategy
                } else {
                    format!("{strategy}, or with BMI2 {}", detected.strategy)
                },
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
    Lines(Form, Vec<Line>),
    Flood(&'a Flood),
    Index(&'a Indexed),
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
    parts.extend(reach.rides.iter().filter_map(|ride| Some(of_index(ride.index.as_ref()?, board))));
    for (form, rides) in reach.lines(board, reach.forms) {
        parts.push(match board.layout() {
            Layout::Tables => {
                let lines: Vec<Line> = rides.iter().flat_map(|ride| &ride.lines).copied().collect();
                let sides = sides(rides.iter().all(Ride::is_symmetric));
                let row = form.bytes(lines.len(), board);
                part(form.kernel(), rows * row * sides, Content::Lines(form, lines))
            }
            Layout::Steps => part("steps", 0, Content::Nothing),
        });
    }
    for ride in &reach.rides {
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
    let (kernel, bytes) = match index {
        Indexed::Rook(Gathering::Instruction) => (GATHERED, ROOK_BYTES),
        Indexed::Bishop(Gathering::Instruction) => (GATHERED, BISHOP_BYTES),
        Indexed::Rook(Gathering::Multiplication) => (MAGIC, ROOK_SLIDES_BYTES),
        Indexed::Bishop(Gathering::Multiplication) => (SPREAD_MAGIC, BISHOP_SLIDES_BYTES),
        Indexed::Gathered(index) => (GATHERED, index.sum(|index| index.bytes(board))),
        Indexed::Magic(magic) => (MAGIC, magic.sum(|magic| magic.bytes(board))),
    };
    Part { kernel, bytes, content: Content::Index(index) }
}

const GATHERED: &str = "gathered index";
const MAGIC: &str = "magic";
const SPREAD_MAGIC: &str = "spread magic";

fn of_tables(tables: &Tables, board: Shape) -> Vec<Part<'_>> {
    if let Some(index) = &tables.index {
        return vec![of_index(index, board)];
    }
    let (set, rows) = (8 * board.words(), board.table_length());
    let lines = |form: Form, lines: &[Vec<Pair>]| {
        rows * form.bytes(lines.iter().map(Vec::len).max().unwrap_or(0), board)
    };
    let form = if tables.gathered { Form::Gathered } else { Form::Words };
    // Straight lines have a table for each of their forms.
    let pairs = |pairs: &[Vec<Pair>]| match pairs_by_form(pairs, board) {
        Some(forms) if !tables.gathered => {
            forms.iter().map(|(form, pairs)| (form.kernel(), lines(*form, pairs))).collect()
        }
        Some(_) | None => vec![(form.kernel(), lines(form, pairs))],
    };
    let mut parts = Vec::new();
    for family in [Some(&tables.families.white), tables.families.black.as_ref()]
        .into_iter()
        .flatten()
        .flatten()
    {
        let tables: Vec<(&'static str, usize)> = match family {
            Family::Leaps(_) => vec![("leap table", rows * set)],
            Family::Bend(bend) => {
                let within = bend.within.is_some().then_some(("leap table", rows * set));
                pairs(&bend.lines).into_iter().chain(within).collect()
            }
            Family::Hop(hop) => {
                let bytes = pairs(&hop.lines).into_iter().map(|(_, bytes)| bytes).sum();
                vec![("hop", bytes)]
            }
            Family::Guarded(guarded) => vec![("guarded masks", guarded.bytes(board))],
            Family::Tree(tree) => {
                vec![("path tree", 4 * tree.nodes.len() + 2 * tree.starts.len())]
            }
        };
        let part = |(kernel, bytes)| Part { kernel, bytes, content: Content::Family(family) };
        parts.extend(tables.into_iter().map(part));
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

    #[test]
    fn the_shipped_slides_have_the_bytes_that_are_told() {
        let rook = crate::shipped_slides("R").expect("a slider");
        assert_eq!(rook.codes.len() + rook.sets.len() + 64 * 32, ROOK_SLIDES_BYTES);
        let bishop = crate::shipped_spread("B").expect("a slider");
        assert_eq!(bishop.codes.len() + 64 * 40, BISHOP_SLIDES_BYTES);
    }
}
