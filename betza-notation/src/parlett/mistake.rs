//! What can be wrong with a text in Parlett's notation?

mod words;

use crate::diag::Diagnostic;
use crate::span::{Span, Spanned};
use alloc::string::String;

/// One finding, as data. The place is kept beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    EmptyMove,
    /// A character where a move should start.
    NoMove {
        found: char,
    },
    /// A character where a direction should stand.
    NoDirectionSign {
        found: char,
    },
    /// A capital that is neither a condition nor an influence.
    LoneCapital {
        found: char,
    },
    NumberMissing {
        what: Missing,
        /// The text of both parts in the right order, if they were exchanged.
        swapped: Option<String>,
    },
    DirectionMissing {
        distance: String,
    },
    BadNumber(BadNumber),
    BracketNotClosed,
    BracketNotOpened,
    Contradiction {
        first: (Span, String),
        second: String,
    },
    Repeated {
        first: Span,
        condition: String,
    },
    SelectsNothing {
        direction: String,
    },
    BadHalf {
        run: String,
    },
    NothingToJump(NothingToJump),
    SecondType,
    SlashDirection {
        distance: String,
    },
    LoneInfluence {
        influence: String,
        /// The text with brackets round the influence, if its last number may be meant for a move.
        bracketed: Option<String>,
    },
    BadCastling(BadCastling),
    NothingFollows {
        join: char,
    },
    NothingToRepeat,
    BadNegation {
        of: Option<char>,
    },
    NoSeparator {
        found: char,
        /// A move could start with it.
        could_start: bool,
    },
    TooLong,
    TooDeep {
        bracket: Span,
    },
    TooManyAlternatives {
        first: Span,
    },
    TooManyRepeats,
    TooManyLegs,
    NotYet {
        what: &'static str,
    },
    LookAlike {
        written: char,
        read: char,
        name: &'static str,
    },
    OnlyEffects,
    CapturesUnderQuiet {
        quiet: Span,
    },
    CannotCapture,
    /// A half that holds all directions of its family.
    IdleHalf {
        half: String,
    },
    /// An alternative whose moves are all moves of the others.
    IdleAlternative,
}

/// What should be a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Missing {
    Distance,
    SecondDistance,
    Line,
    UpperEnd,
    Radius,
}

/// What is wrong with a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BadNumber {
    Backwards { low: u16, high: u16 },
    StartsWithN,
    ZeroDistance,
    ZeroCount,
    RangeAsRadius,
    TooLarge,
}

/// Why there is nothing that `^` can jump over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NothingToJump {
    NotALine,
    OneStep,
    NoRider,
}

/// What is wrong with a castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BadCastling {
    NoHop,
    NoPartner,
    PartnerDoesNotHop,
    NotAlone,
}

/// The finding for people: code, headline, label and help of every mistake.
pub(super) fn diagnostic(mistake: Spanned<Mistake>) -> Diagnostic {
    let Spanned { node: mistake, span } = mistake;
    let is_bound = matches!(
        mistake,
        Mistake::TooManyAlternatives { .. } | Mistake::TooManyRepeats | Mistake::TooManyLegs
    );
    let finding = words::words(mistake, span);
    // A text that is only too much of it is Parlett's notation all the same.
    if is_bound { finding.not_yet() } else { finding }
}
