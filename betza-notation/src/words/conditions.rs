//! What must stand on the squares of a path for it to go on?

use super::ends::{self, men};
use super::motion::is_free;
use super::numbers::any_of;
use crate::pattern::{Act, Class, Edge, Effect, Leg, Occupants};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What is said once of all squares on the way.
#[derive(Default)]
pub(super) struct OnTheWay {
    /// Nobody there matters.
    pub(super) is_blind: bool,
    /// Squares where legs end that must be empty.
    pub(super) squares: usize,
    /// A leg of several steps passes empty squares.
    pub(super) is_long: bool,
    /// On some square something else was asked.
    pub(super) others: bool,
}

impl OnTheWay {
    pub(super) fn clause(&self) -> &'static str {
        match (self.squares, self.is_long, self.others) {
            _ if self.is_blind => ", whatever stands on the way",
            (0, false, _) => "",
            (1, false, false) => ", if the square between is empty",
            (_, _, false) => ", if all squares on the way are empty",
            (_, _, true) => ", if all other squares on the way are empty",
        }
    }
}

/// What must stand where `leg` ends for the path to go on along `edges`, and what happens then. That the square is
/// empty is noted for the clause on all of them.
pub(super) fn going_on(leg: &Leg, edges: &[&Edge], way: &mut OnTheWay) -> String {
    let taken: Vec<Effect> = Vec::from([Effect::always(Act::Take)]);
    let (mut words, mut events, mut is_free_too) = (Vec::new(), Vec::new(), false);
    for edge in edges {
        let who = edge.on.without(Occupants::EMPTY.union(Occupants::START));
        let on_empty = edge.on.admits(Occupants::EMPTY.union(Occupants::START));
        match (on_empty, edge.effects.is_empty()) {
            (true, _) if is_free(edge.on) => {
                is_free_too = true;
                events.extend(ends::happenings(&edge.effects));
            }
            (true, true) if edge.on == Class::ANY && way.is_blind => {}
            (true, true) if edge.on == Class::ANY => {
                words.push("whatever stands there".to_string());
            }
            (_, false) if edge.effects == taken && who == Class::ENEMY => {
                words.push("capturing an enemy there".to_string());
            }
            (_, false) if edge.effects == taken && !on_empty => {
                words.push(format!("taking {} there", men(who)));
            }
            (false, true) if leg.reach.is_one() => {
                words.push(format!("where {} must stand", men(who)));
            }
            (false, true) => words.push(format!("up to {}", men(who))),
            (_, _) => words.push(unusual(edge)),
        }
    }
    let over_men = edges.iter().any(|edge| edge.effects.is_empty() && edge.on == Class::MEN);
    let events =
        if events.is_empty() { String::new() } else { format!(" ({})", events.join("; ")) };
    match &words[..] {
        [] if is_free_too => {
            way.squares += 1;
            events
        }
        [] => events,
        _ => {
            way.others = true;
            let words = any_of(&words);
            match (is_free_too, over_men && edges.len() == 2) {
                (true, true) => format!(", whatever stands there{events}"),
                (true, false) if takes_only(edges) => format!(", {words} or not{events}"),
                (true, false) => format!(", {words}, or with that square empty{events}"),
                (false, _) => format!(", {words}{events}"),
            }
        }
    }
}

/// A condition that no short word fits.
fn unusual(edge: &Edge) -> String {
    let mut place = Vec::new();
    let who = edge.on.without(Occupants::EMPTY.union(Occupants::START));
    if who != edge.on {
        place.push("the square is empty".to_string());
    }
    if who.admits(Occupants::MEN) {
        place.push(format!("it holds {}", men(who)));
    }
    if who.admits(Occupants::EN_PASSANT) {
        place.push("a man may be taken there en passant".to_string());
    }
    if who.admits(Occupants::OFF_BOARD) {
        place.push("it lies off the board".to_string());
    }
    let events = ends::happenings(&edge.effects);
    let events =
        if events.is_empty() { String::new() } else { format!(" ({})", events.join("; ")) };
    format!("if {}{events}", any_of(&place))
}

fn takes_only(edges: &[&Edge]) -> bool {
    let mut effects = edges.iter().flat_map(|edge| &edge.effects);
    effects.all(|effect| *effect == Effect::always(Act::Take))
}
