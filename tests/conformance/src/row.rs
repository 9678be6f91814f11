//! What does a line of a case file say?

use serde::Deserialize;
use std::collections::BTreeSet;

/// A position of one piece, and its moves.
#[derive(Clone, Debug, Deserialize)]
pub struct Row {
    /// The name of the row.
    pub id: String,
    /// The dialects in which it holds.
    pub dialects: Vec<String>,
    /// The piece.
    pub notation: String,
    /// Files of the board.
    pub width: u16,
    /// Ranks of the board.
    pub height: u16,
    /// Where the piece stands.
    pub from: String,
    /// `white` or `black`.
    pub side: String,
    /// Whether the piece has never moved.
    pub virgin: bool,
    /// The other men of its side: squares, or `R@a1`.
    #[serde(default)]
    pub own: Vec<String>,
    /// The men of the other side.
    #[serde(default)]
    pub enemy: Vec<String>,
    /// Those of `own` that have never moved.
    #[serde(default)]
    pub unmoved: Vec<String>,
    /// Whether its side is in check.
    #[serde(default)]
    pub in_check: bool,
    /// The last double step.
    pub ep: Option<EnPassant>,
    /// What is expected; rows without it say a property in words.
    pub(crate) moves: Option<Vec<RawMove>>,
}

/// The last double step.
#[derive(Clone, Debug, Deserialize)]
pub struct EnPassant {
    /// Where it may be taken.
    pub squares: Vec<String>,
    /// The man that is taken.
    pub victim: String,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct RawMove {
    to: String,
    #[serde(default)]
    captures: BTreeSet<String>,
    partner: Option<(String, String)>,
    promote: Option<String>,
    #[serde(rename = "self", default)]
    lost: bool,
}

/// A move as rows and engines say it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Move {
    /// Where the piece ends.
    pub to: String,
    /// The squares of all men removed, the piece excepted.
    pub captures: BTreeSet<String>,
    /// Where a castling partner stood and lands.
    pub partner: Option<(String, String)>,
    /// Letters to choose from, in capitals.
    pub promote: BTreeSet<char>,
    /// Whether the piece itself is removed.
    pub lost: bool,
}

/// The moves of a row.
pub type Answer = BTreeSet<Move>;

impl Row {
    /// The moves that are expected.
    pub fn expected(&self) -> Option<Answer> {
        let moves = self.moves.as_ref()?.iter().map(|raw| Move {
            to: raw.to.clone(),
            captures: raw.captures.clone(),
            partner: raw.partner.clone(),
            promote: raw.promote.iter().flat_map(|letters| letters.chars()).collect(),
            lost: raw.lost,
        });
        Some(moves.collect())
    }

    /// Whether White moves.
    pub fn is_white(&self) -> bool {
        self.side == "white"
    }
}

/// The kind, if it is told, and the square of a man.
pub(crate) fn man(text: &str) -> (Option<char>, &str) {
    match text.split_once('@') {
        Some((kind, square)) => (kind.chars().next(), square),
        None => (None, text),
    }
}

/// Reads the rows of a file that have moves.
///
/// # Errors
///
/// The number of a line that is not a row.
pub fn read_rows(text: &str) -> Result<Vec<Row>, String> {
    let mut rows = Vec::new();
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let row: Row =
            serde_json::from_str(line).map_err(|error| format!("line {}: {error}", number + 1))?;
        rows.push(row);
    }
    Ok(rows)
}

/// A notation, its dialect and the board: what a compiled piece is made from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Triple {
    /// The notation.
    pub notation: String,
    /// The word of the dialect.
    pub dialect: String,
    /// Files and ranks.
    pub board: (u16, u16),
}

/// All triples of some rows, sorted, each once.
pub fn triples(rows: &[Row]) -> BTreeSet<Triple> {
    let of_row = |row: &Row| {
        let board = (row.width, row.height);
        let notation = row.notation.clone();
        row.dialects.clone().into_iter().map(move |dialect| Triple {
            notation: notation.clone(),
            dialect,
            board,
        })
    };
    rows.iter().flat_map(of_row).collect()
}
