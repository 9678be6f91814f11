//! What should the author of a piece know about it on its board?
//!
//! Only what surprises is told. Whoever writes a bishop knows that it keeps to a color, whoever writes `sR` that it keeps
//! to a rank, and whoever writes `c` everywhere that it only captures; but one does not see that of paths of several legs,
//! or of jumps.

mod roam;

use crate::board::Shape;
use crate::demand::{Demand, Profile};
use crate::plan::Summary;
use betza_notation::pattern::{Act, Effect, Landing, LegId, Movement, Occupants, Pattern, Way};
use betza_notation::{Diagnostic, Dialect, Span, writes_captures, writes_paths};
use roam::{Bound, Roaming};

/// Something worth knowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lint {
    /// It has no move at all.
    NoMove,
    /// A part of it has none.
    IdlePart,
    /// It stays on its rank.
    OneRank,
    /// It stays on squares of one color.
    OneShade,
    /// It goes nowhere but where it captures.
    CapturesOnly,
    /// Its tables have so many bytes.
    Heavy(usize, Profile),
}

impl Lint {
    /// All messages about a piece on its board are made here.
    fn at(self, span: Span, board: Shape) -> Diagnostic {
        let Shape { width, height } = board;
        let (code, headline, label) = match self {
            Lint::NoMove => (
                "MW001",
                format!("this piece can never move on {width}x{height}"),
                "none of its paths leads to another square",
            ),
            Lint::IdlePart => (
                "MW002",
                format!("this part can never be made on {width}x{height}"),
                "it leads to no other square",
            ),
            Lint::OneRank => (
                "MW003",
                "this piece can never leave its rank".to_owned(),
                "some of its legs do, but no path ends there",
            ),
            Lint::OneShade => (
                "MW004",
                "this piece can never leave the squares of one color".to_owned(),
                "some of its legs do, but no path ends there",
            ),
            Lint::CapturesOnly => (
                "MW005",
                "this piece can only capture: without a victim it has no move".to_owned(),
                "no part of it goes to an empty square",
            ),
            Lint::Heavy(bytes, profile) => (
                "MW006",
                format!("the tables of this piece have {} KB on {width}x{height}", bytes / 1024),
                match profile {
                    Profile::Speed | Profile::Portable => {
                        "more than 1 MB; `, profile = size` takes the smallest there are"
                    }
                    Profile::Size => "more than 1 MB, and there are no smaller ones",
                },
            ),
        };
        Diagnostic::new(code, span, headline, label.to_owned())
    }
}

/// Tables of more bytes than this are told of.
const MANY_BYTES: usize = 1 << 20;

/// What there is to say about the tables of a piece, all of whose text stands at `whole`.
pub(crate) fn of_tables(summary: &Summary, demand: Demand, whole: Span) -> Option<Diagnostic> {
    let bytes = summary.table_bytes;
    (bytes > MANY_BYTES).then(|| Lint::Heavy(bytes, demand.profile).at(whole, demand.board))
}

/// What there is to say about a piece whose text is `text`.
pub(crate) fn lints(
    pattern: &Pattern,
    board: Shape,
    dialect: Dialect,
    text: &str,
) -> Vec<Diagnostic> {
    let whole = Span::new(0, text.chars().count());
    let roaming: Vec<(Span, Roaming)> = pattern
        .movements()
        .iter()
        .map(|movement| (movement.source.0, roam::of(movement, board)))
        .collect();
    // A text of effects alone has a warning of its own.
    let mut found = Vec::new();
    if roaming.is_empty() {
        return found;
    }
    if roaming.iter().all(|(_, roaming)| roaming.bound == Bound::Nowhere) {
        return vec![Lint::NoMove.at(whole, board)];
    }
    found.extend(idle_parts(&roaming).into_iter().map(|span| Lint::IdlePart.at(span, board)));
    if pattern.movements().iter().all(captures_only) && !writes_captures(dialect, text) {
        found.push(Lint::CapturesOnly.at(whole, board));
    }
    let paths = writes_paths(dialect, text);
    let all_keep_to = |lint: fn(&Roaming) -> bool| roaming.iter().all(|(_, r)| lint(r));
    let some_leave = |lint: fn(&Roaming) -> bool| paths && roaming.iter().any(|(_, r)| lint(r));
    if all_keep_to(|r| r.bound.keeps_rank()) && some_leave(|r| r.steps_off_rank) {
        found.push(Lint::OneRank.at(whole, board));
    } else if all_keep_to(|r| r.bound.keeps_shade()) && some_leave(|r| r.steps_off_shade) {
        found.push(Lint::OneShade.at(whole, board));
    }
    found
}

/// The parts of a text of which no movement goes anywhere.
fn idle_parts(roaming: &[(Span, Roaming)]) -> Vec<Span> {
    let is_idle = |source: Span| {
        roaming.iter().all(|(other, roaming)| *other != source || roaming.bound == Bound::Nowhere)
    };
    let mut idle: Vec<Span> =
        roaming.iter().map(|(source, _)| *source).filter(|source| is_idle(*source)).collect();
    idle.sort();
    idle.dedup();
    idle
}

/// Whether each path of a movement takes a man before it ends on an empty square.
fn captures_only(movement: &Movement) -> bool {
    let Way::Legs(graph) = &movement.way else { return false };
    let takes = |effect: &Effect| match effect.act {
        Act::Take | Act::TakeEnPassant => true,
        // An explosion is a move without a victim too.
        Act::Blast(_) | Act::TakeSelf | Act::Promote { .. } | Act::MarkCrossed | Act::Stay => false,
    };
    let free = Occupants::EMPTY.union(Occupants::START);
    let mut reached = vec![false; graph.legs.len()];
    let mut waiting: Vec<LegId> = graph.start.iter().map(|start| start.leg).collect();
    while let Some(id) = waiting.pop() {
        if core::mem::replace(&mut reached[id.index()], true) {
            continue;
        }
        let leg = graph.leg(id);
        let is_quiet =
            |landing: &Landing| landing.on.admits(free) && !landing.effects.iter().any(takes);
        if leg.landings.iter().any(is_quiet) {
            return false;
        }
        let onwards = leg.edges.iter().filter(|edge| !edge.effects.iter().any(takes));
        waiting.extend(onwards.map(|edge| edge.leg));
    }
    true
}

#[cfg(test)]
mod tests;
