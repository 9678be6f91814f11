//! How is it said what a move is for, and what happens besides?

use super::guards;
use super::numbers::things;
use crate::pattern::{Act, Class, Effect, Kinds, Landing, Leg, Lines, Occupants, When};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// What stands before and after the way in a sentence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Purpose {
    /// What for.
    pub(super) head: Head,
    /// What is said of the move as a whole: `captures the same way`.
    pub(super) tails: Vec<Tail>,
}

/// What a move is for, said before it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Head {
    /// A capture or not: nothing is said.
    #[default]
    Either,
    Quiet,
    Capture,
    CaptureEnPassantToo,
    /// Some captures only, in these words.
    Only(String),
}

impl Head {
    pub(super) fn words(&self) -> Option<&str> {
        match self {
            Head::Either => None,
            Head::Quiet => Some("without capturing"),
            Head::Capture => Some("to capture"),
            Head::CaptureEnPassantToo => Some("to capture (en passant too)"),
            Head::Only(words) => Some(words),
        }
    }
}

/// A last part of a sentence, or the next sentence where the first is long.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Tail {
    /// What the piece does.
    Verb(String),
    /// A clause with a subject of its own.
    Clause(String),
}

impl Tail {
    pub(super) fn words(&self) -> &str {
        match self {
            Tail::Verb(words) | Tail::Clause(words) => words,
        }
    }
}

/// The tail of all moves that may take an enemy or nobody.
pub(super) fn the_same_way() -> Tail {
    Tail::Verb("captures the same way".to_string())
}

/// The purposes of landings, each once. A capture by arriving and one in passing on the same squares are one purpose.
pub(super) fn purposes(landings: &[Landing]) -> Vec<Purpose> {
    let passing: Vec<Effect> = Vec::from([Effect::always(Act::TakeEnPassant)]);
    let (in_passing, others): (Vec<&Landing>, Vec<&Landing>) =
        landings.iter().partition(|landing| {
            landing.on.admits(Occupants::EN_PASSANT) && landing.effects == passing
        });
    let mut purposes: Vec<Purpose> = Vec::new();
    let mut passing_is_said = in_passing.is_empty();
    for landing in others {
        let mut purpose = purpose(landing.on);
        if !passing_is_said && landing.on.admits(Occupants::ENEMY) && landing.effects.is_empty() {
            passing_is_said = true;
            if purpose.head == Head::Capture {
                purpose.head = Head::CaptureEnPassantToo;
            } else {
                purpose.tails.push(Tail::Verb("takes en passant too".to_string()));
            }
        }
        purpose.tails.extend(happenings(&landing.effects).into_iter().map(Tail::Clause));
        if !purposes.contains(&purpose) {
            purposes.push(purpose);
        }
    }
    if !passing_is_said {
        purposes.push(Purpose { head: en_passant(), tails: Vec::new() });
    }
    purposes
}

fn en_passant() -> Head {
    Head::Only("to capture en passant".to_string())
}

fn purpose(on: Class) -> Purpose {
    let who = Who::of(on);
    let may_be_empty = on.admits(Occupants::EMPTY) || on.admits(Occupants::START);
    let (head, tail) = match (may_be_empty, who) {
        (true, Who::Nobody) => (Head::Quiet, None),
        (true, Who::Enemies) if on.kinds == Kinds::ALL && !on.unmoved => {
            (Head::Either, Some(the_same_way()))
        }
        (false, Who::Enemies) if on.kinds == Kinds::ALL && !on.unmoved => (Head::Capture, None),
        (true, Who::Own) => (
            Head::Either,
            Some(Tail::Verb(format!("may take {} the same way, but no enemy", men(on)))),
        ),
        (true, Who::Enemies | Who::Either) => {
            (Head::Either, Some(Tail::Verb(format!("may take {} the same way", men(on)))))
        }
        (false, Who::Nobody) => (en_passant(), None),
        (false, _) => (Head::Only(format!("to take {}", men(on))), None),
    };
    Purpose { head, tails: tail.into_iter().collect() }
}

/// Whose men a class admits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Who {
    Nobody,
    Own,
    Enemies,
    Either,
}

impl Who {
    pub(super) fn of(class: Class) -> Self {
        match (class.admits(Occupants::OWN), class.admits(Occupants::ENEMY)) {
            (false, false) => Who::Nobody,
            (true, false) => Who::Own,
            (false, true) => Who::Enemies,
            (true, true) => Who::Either,
        }
    }
}

/// `an enemy`, `a man of its own side`, `an enemy K that has not moved`.
pub(super) fn men(class: Class) -> String {
    let kinds = (class.kinds != Kinds::ALL).then(|| guards::kinds(class.kinds));
    let who = match (Who::of(class), kinds) {
        (Who::Nobody, _) => "nobody".to_string(),
        (Who::Own, None) => "a man of its own side".to_string(),
        (Who::Enemies, None) => "an enemy".to_string(),
        (Who::Either, None) => "a man of either side".to_string(),
        (Who::Own, Some(kinds)) => format!("an own {kinds}"),
        (Who::Enemies, Some(kinds)) => format!("an enemy {kinds}"),
        (Who::Either, Some(kinds)) => format!("any {kinds}"),
    };
    if class.unmoved { format!("{who} that has not moved") } else { who }
}

/// What happens besides, in order; what stands where the move ends is not counted.
pub(super) fn happenings(effects: &[Effect]) -> Vec<String> {
    effects.iter().filter_map(|effect| happening(*effect)).collect()
}

fn happening(effect: Effect) -> Option<String> {
    let when = match effect.when {
        When::Always => "",
        When::AfterCapture => "if it has captured, ",
        When::WithoutCapture => "if it has not captured, ",
    };
    let what = match effect.act {
        Act::Take => "the man there is taken".to_string(),
        Act::TakeEnPassant => "the man that has just stepped over that square is taken".to_string(),
        Act::TakeSelf => "it is removed itself".to_string(),
        Act::Blast(0) => return None,
        Act::Blast(1) => "all men next to it are removed, of either side".to_string(),
        Act::Blast(radius) => {
            format!(
                "all other men within {} of it are removed, of either side",
                things(radius, "square")
            )
        }
        Act::Promote { on, to } => {
            let place = if on == (Lines::Range { min: 1, max: None }) {
                String::new()
            } else {
                format!("on {} ", guards::lines(on))
            };
            format!("{place}it becomes {}", article(&guards::kinds(to)))
        }
        Act::MarkCrossed => "it may then be taken en passant where it crossed".to_string(),
        Act::Stay => return None,
    };
    Some(format!("{when}{what}"))
}

fn article(kinds: &str) -> String {
    let vowel = kinds.starts_with(['A', 'E', 'F', 'H', 'I', 'L', 'M', 'N', 'O', 'R', 'S', 'X']);
    format!("{} {kinds}", if vowel { "an" } else { "a" })
}

/// The landings of a leg with nothing said of its origin, which is empty while the piece is on its way.
pub(super) fn landings(leg: &Leg) -> Vec<Landing> {
    let plain = |landing: &Landing| {
        let on = if landing.on.admits(Occupants::EMPTY) {
            landing.on.without(Occupants::START)
        } else {
            landing.on
        };
        Landing { on, effects: landing.effects.clone() }
    };
    leg.landings.iter().map(plain).collect()
}
