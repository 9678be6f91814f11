//! What was written?
//!
//! The tree of a text without mistakes, with the places where its parts stand. Numbers are in their bounds and
//! ranges run forwards; what a part means is not asked here.

use crate::span::{Span, Spanned};
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// A whole text: alternatives, one of which is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Piece {
    pub(super) choice: Vec<Chain>,
}

/// Legs made one after another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Chain {
    pub(super) first: Step,
    pub(super) rest: Vec<(Join, Step)>,
    /// The `&` at its end: the last leg is repeated in its direction.
    pub(super) again: bool,
    pub(super) span: Span,
}

impl Chain {
    /// All its steps.
    pub(super) fn steps(&self) -> impl Iterator<Item = &Step> {
        core::iter::once(&self.first).chain(self.rest.iter().map(|(_, step)| step))
    }
}

impl Chain {
    /// Whether it has more than one leg, or one that is repeated.
    pub(super) fn is_path(&self) -> bool {
        let has_brackets = |step: &Step| match step {
            Step::Leg(leg) => matches!(leg.body.node, Body::Group { .. }),
            Step::Effect(_) => false,
        };
        !self.rest.is_empty() || self.again || self.steps().any(has_brackets)
    }
}

impl Chain {
    /// Whether `c` is written before one of its legs, in brackets or not.
    pub(super) fn has_captures(&self) -> bool {
        self.steps().any(|step| match step {
            Step::Effect(_) => false,
            Step::Leg(leg) => {
                let captures = Condition::Flag(Flag::Captures);
                leg.conditions.iter().any(|condition| condition.node == captures)
                    || match &leg.body.node {
                        Body::Group { choice, .. } => choice.iter().any(Chain::has_captures),
                        Body::Line { .. }
                        | Body::Slash { .. }
                        | Body::Offset { .. }
                        | Body::Within(_)
                        | Body::Stay => false,
                    }
            }
        })
    }
}

/// What stands between two legs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Join {
    /// `.`: the move may end here, and must after a capture.
    Stop,
    /// `;`: the move may end here.
    May,
    /// `&`: the move must go on.
    Must,
}

/// One part of a chain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Leg(Box<Leg>),
    Effect(Spanned<Effect>),
}

/// One leg: conditions, type, body, effects, and the partner of a castling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Leg {
    pub(super) conditions: Vec<Spanned<Condition>>,
    pub(super) kind: Option<Spanned<Kind>>,
    pub(super) body: Spanned<Body>,
    pub(super) effects: Vec<Spanned<Effect>>,
    pub(super) partner: Option<Spanned<Partner>>,
    pub(super) span: Span,
}

/// The move type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// `~`: only the landing square counts.
    Leap,
    /// `^`: captures by jumping over.
    Hop,
}

/// What stands before a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Condition {
    Flag(Flag),
    State { negated: bool, state: State },
    Lines { negated: bool, lines: Range },
    Influence(Influence),
}

/// Which squares a leg may end on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flag {
    /// `c`: captures only.
    Captures,
    /// `o`: never captures.
    Quiet,
    /// `a`: captures own men.
    Own,
    /// `e`: captures enemies.
    Enemy,
}

/// A condition of one letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Unmoved,
    InCheck,
    White,
    Black,
    OwnSector,
    EnemySector,
    LightSquare,
    DarkSquare,
}

/// A man near the start of the leg.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Influence {
    pub(super) negated: bool,
    pub(super) bracketed: bool,
    /// Owner letters; without one own men count.
    pub(super) own: bool,
    pub(super) enemy: bool,
    pub(super) letters: String,
    pub(super) place: Near,
}

/// Where the man of an influence stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Near {
    Line { distance: Range, direction: Option<Direction> },
    Slash { first: Range, second: Range, direction: Option<Direction> },
    Within(Bound),
}

/// Where a leg goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Body {
    Line { distance: Range, direction: Direction },
    Slash { first: Range, second: Range, direction: Option<Direction> },
    Offset { right: i32, forward: i32 },
    Within(Bound),
    Stay,
    Group { count: Option<Range>, choice: Vec<Chain> },
}

/// A number or `n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Number(u16),
    Open,
}

impl Bound {
    /// The number, if there is one.
    pub(super) fn number(self) -> Option<u16> {
        match self {
            Bound::Number(number) => Some(number),
            Bound::Open => None,
        }
    }
}

/// A range of numbers; `n` is `1-n`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Range {
    pub(super) min: u16,
    pub(super) max: Bound,
}

impl Range {
    /// The one number, if it is one.
    pub(super) fn fixed(self) -> Option<u16> {
        (self.max == Bound::Number(self.min)).then_some(self.min)
    }
}

/// A set of directions as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Direction {
    pub(super) family: Option<Family>,
    /// A run of `> < =`, or `>>` or `<<`; empty if there is none.
    pub(super) half: String,
}

/// A symmetric set of directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    /// `*`
    All,
    /// `+`
    Straight,
    /// `X`
    Diagonal,
}

/// What happens besides the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Effect {
    /// `A1r`: everything within the radius is removed.
    Blast { when: Option<When>, radius: u16 },
    /// `c0`: the piece itself is removed after a capture.
    Lose,
    /// `L8Q`
    Promote { lines: Range, letters: String },
}

/// When an effect happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum When {
    /// `c`: if the move has captured.
    Captured,
    /// `o`: if it has not.
    NotCaptured,
}

/// The other man of a castling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Partner {
    /// For each `i` whether it is negated.
    pub(super) unmoved: Vec<bool>,
    pub(super) letter: char,
    pub(super) distance: Range,
    pub(super) direction: Direction,
}

/// Whether all repeats of a group go in one direction (spec of Parlett's notation, section 5.4, rider rule).
pub(super) fn is_rider(count: Option<Range>, choice: &[Chain]) -> bool {
    let Some(leg) = only_leg(choice) else { return false };
    if leg.kind.is_some_and(|kind| kind.node == Kind::Hop) {
        return false;
    }
    let open = count.is_some_and(|count| count.max == Bound::Open);
    match &leg.body.node {
        Body::Line { distance, .. } => distance.fixed().is_some() && open,
        Body::Slash { first, second, .. } => match (first.fixed(), second.fixed()) {
            (Some(first), Some(second)) => open || first != second && first > 0 && second > 0,
            (_, _) => false,
        },
        Body::Offset { .. } => true,
        Body::Within(_) | Body::Stay | Body::Group { .. } => false,
    }
}

/// The leg of a group that holds one leg without influences, conditions and properties (`c o a e` do not count).
pub(super) fn only_leg(choice: &[Chain]) -> Option<&Leg> {
    let [Chain { first: Step::Leg(leg), rest, again: false, .. }] = choice else { return None };
    let plain = leg.conditions.iter().all(|condition| match condition.node {
        Condition::Flag(_) => true,
        Condition::State { .. } | Condition::Lines { .. } | Condition::Influence(_) => false,
    });
    (rest.is_empty() && plain && leg.effects.is_empty() && leg.partner.is_none()).then_some(leg)
}
