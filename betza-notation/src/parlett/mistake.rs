//! What can be wrong with a text in Parlett's notation, and how is it said?

use crate::diag::Diagnostic;
use crate::limits::{
    MAX_ALTERNATIVES, MAX_CHARACTERS, MAX_LEGS, MAX_NESTING, MAX_NUMBER, MAX_REPEATS,
};
use crate::span::{Span, Spanned};

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

/// The finding for people.
pub(super) fn diagnostic(mistake: Spanned<Mistake>) -> Diagnostic {
    let Spanned { node: mistake, span } = mistake;
    let (code, headline, label) = sentences(&mistake);
    let finding = Diagnostic::new(code, span, headline, label);
    let finding = match second_place(&mistake) {
        Some((span, label)) => finding.also(span, label),
        None => finding,
    };
    let finding = match help(&mistake) {
        Some(help) => finding.help(help),
        None => finding,
    };
    match mistake {
        Mistake::NotYet { .. } => finding.not_yet(),
        _ => finding,
    }
}

/// The table: code, headline and label of every mistake.
fn sentences(mistake: &Mistake) -> (&'static str, String, String) {
    let (code, headline, label): (_, String, String) = match mistake {
        Mistake::EmptyMove => {
            ("P0001", "an empty move".into(), "expected a move, as `1*` or `~1/2`".into())
        }
        Mistake::NoMove { found } => (
            "P0002",
            format!("unexpected {} in Parlett notation", named(*found)),
            "expected a distance, as `1`, `2-3` or `n`, or a condition before it".into(),
        ),
        Mistake::NoDirectionSign { found } => (
            "P0002",
            format!("unexpected {} in Parlett notation", named(*found)),
            "expected one of + X * > < = <> X> X< or `/`".into(),
        ),
        Mistake::LoneCapital { found } => (
            "P0002",
            format!("`{found}` is no condition, and no place of a piece follows it"),
            "expected one of A E W B L, or a place, as in `S1=`".into(),
        ),
        Mistake::NumberMissing { what, swapped } => {
            ("P0003", missing(*what).into(), missing_label(*what, swapped.is_some()).into())
        }
        Mistake::DirectionMissing { distance } => (
            "P0004",
            format!("a direction is missing after the distance `{distance}`"),
            "expected one of + X * > < = <> X> X< or `/`".into(),
        ),
        Mistake::BadNumber(bad) => {
            let (headline, label) = bad_number(*bad);
            ("P0005", headline, label)
        }
        Mistake::BracketNotClosed => {
            ("P0006", "a bracket is not closed".into(), "expected `)`".into())
        }
        Mistake::BracketNotOpened => {
            ("P0006", "a bracket is not opened".into(), "expected no `)` without a `(`".into())
        }
        Mistake::Contradiction { first, second } => (
            "P0007",
            format!("conditions `{}` and `{second}` contradict each other", first.1),
            "expected only one of them".into(),
        ),
        Mistake::Repeated { condition, .. } => (
            "P0008",
            format!("condition `{condition}` stands here twice"),
            "expected it once".into(),
        ),
        Mistake::SelectsNothing { direction } => (
            "P0009",
            format!("direction `{direction}` selects nothing"),
            "expected a half in which the directions of the sign before it lie".into(),
        ),
        Mistake::BadHalf { run } => (
            "P0010",
            format!("`{run}` is not a direction"),
            "expected each of > < = at most once, or `>>` or `<<` alone".into(),
        ),
        Mistake::NothingToJump(why) => (
            "P0011",
            "`^` has nothing to jump over".into(),
            match why {
                NothingToJump::NotALine => "expected a straight distance of 2 or more",
                NothingToJump::OneStep => "expected a distance of 2 or more",
                NothingToJump::NoRider => "expected a rider in the brackets, as in `^n(~1/2)`",
            }
            .into(),
        ),
        Mistake::SecondType => (
            "P0012",
            "a move has one type only".into(),
            "expected no second one of `~` and `^`".into(),
        ),
        Mistake::SlashDirection { distance } => (
            "P0013",
            format!("`{distance}` takes an orthogonal direction"),
            "expected one of + * > < = or none".into(),
        ),
        Mistake::LoneInfluence { influence } => (
            "P0014",
            format!("influence `{influence}` has no move after it"),
            "expected a move behind it, as in `R1=c1>`".into(),
        ),
        Mistake::BadCastling(why) => {
            ("P0016", "`|` joins two `^` moves and stands alone".into(), castling(*why).into())
        }
        Mistake::NothingFollows { join } => {
            ("P0017", format!("nothing follows `{join}`"), "expected a move".into())
        }
        Mistake::NothingToRepeat => (
            "P0017",
            "nothing to repeat before `&`".into(),
            "expected a move before it or behind it".into(),
        ),
        Mistake::BadNegation { of: None } => (
            "P0018",
            "`!` negates a condition or an influence".into(),
            "expected one of i h w b A E W B L behind it, or an influence".into(),
        ),
        Mistake::BadNegation { of: Some(letter) } => (
            "P0018",
            format!("`{letter}` cannot be negated"),
            "expected one of i h w b A E W B L behind it, or an influence".into(),
        ),
        Mistake::NoSeparator { found, .. } => (
            "P0021",
            format!("unexpected {} after a move", named(*found)),
            "expected one of , . ; & or the end".into(),
        ),
        Mistake::TooLong => (
            "P0022",
            format!("a notation has at most {MAX_CHARACTERS} characters"),
            "expected a shorter text".into(),
        ),
        Mistake::TooDeep { .. } => (
            "P0023",
            format!("brackets stand at most {MAX_NESTING} deep"),
            "expected fewer brackets within brackets".into(),
        ),
        Mistake::TooManyAlternatives { .. } => (
            "P0024",
            format!("a notation has at most {MAX_ALTERNATIVES} alternatives"),
            "expected fewer `,`".into(),
        ),
        Mistake::TooManyRepeats => (
            "P0025",
            format!("repeats within one another are at most {MAX_REPEATS} in all"),
            "expected smaller counts before the brackets".into(),
        ),
        Mistake::TooManyLegs => (
            "P0026",
            format!("a piece has at most {MAX_LEGS} legs, repeats counted one by one"),
            "expected fewer or shorter repeats".into(),
        ),
        Mistake::NotYet { what } => {
            ("P0030", format!("{what} is read, but not compiled yet"), String::new())
        }
        Mistake::LookAlike { written, read, name } => (
            "PW001",
            format!("`{written}` is U+{:04X} {name}, read as `{read}`", u32::from(*written)),
            format!("expected the character `{read}`"),
        ),
        Mistake::OnlyEffects => (
            "PW002",
            "this notation has effects, but no move that they could follow".into(),
            "expected a move beside it, as in `n+,cA1r`".into(),
        ),
        Mistake::CapturesUnderQuiet { .. } => (
            "PW003",
            "this leg can never be made: `o` before the brackets forbids its capture".into(),
            "expected no `c` here".into(),
        ),
        Mistake::CannotCapture => (
            "PW004",
            "this leg can never be made: it cannot capture".into(),
            "expected no `c` here".into(),
        ),
    };
    (code, headline, label)
}

/// A character as messages show it.
fn named(c: char) -> String {
    let code = u32::from(c);
    if c.is_ascii_graphic() { format!("`{c}`") } else { format!("`{c}` (U+{code:04X})") }
}

fn missing(what: Missing) -> &'static str {
    match what {
        Missing::Distance | Missing::SecondDistance => "a distance is missing",
        Missing::Line => "a line number is missing",
        Missing::UpperEnd => "the upper end of a range is missing",
        Missing::Radius => "a radius is missing",
    }
}

fn missing_label(what: Missing, swapped: bool) -> &'static str {
    match what {
        Missing::Distance if swapped => "expected the distance before the direction",
        Missing::Distance => "expected a number, a range or `n`",
        Missing::SecondDistance => "expected a second number, as in `1/2`",
        Missing::Line => "expected a line number or `n`, as in `L8`",
        Missing::UpperEnd => "expected a number or `n`",
        Missing::Radius => "expected a number or `n`, as in `r2`",
    }
}

fn bad_number(bad: BadNumber) -> (String, String) {
    match bad {
        BadNumber::Backwards { low, high } => (
            format!("range `{low}-{high}` runs backwards"),
            "expected the smaller number first".into(),
        ),
        BadNumber::StartsWithN => {
            ("a range cannot start with `n`".into(), "expected a number before `-`".into())
        }
        BadNumber::ZeroDistance => {
            ("a distance of zero".into(), "expected 1 or more; `0` alone stays".into())
        }
        BadNumber::ZeroCount => ("a repeat count of zero".into(), "expected 1 or more".into()),
        BadNumber::RangeAsRadius => {
            ("a range cannot be a radius".into(), "expected a number or `n`".into())
        }
        BadNumber::TooLarge => {
            ("this number is too large".into(), format!("expected at most {MAX_NUMBER}"))
        }
    }
}

fn castling(why: BadCastling) -> &'static str {
    match why {
        BadCastling::NoHop => "expected a `^` line move before it, as in `^2=|R^n=`",
        BadCastling::NoPartner => "expected the capital of the partner behind it",
        BadCastling::PartnerDoesNotHop => "expected `^` behind the partner's letter",
        BadCastling::NotAlone => "expected no joiner and no brackets around it",
    }
}

/// A second place that belongs to a mistake.
fn second_place(mistake: &Mistake) -> Option<(Span, String)> {
    match mistake {
        Mistake::Contradiction { first, .. } => Some((first.0, "the other condition".into())),
        Mistake::Repeated { first, .. } => Some((*first, "it stands here already".into())),
        Mistake::TooDeep { bracket } => Some((*bracket, "this bracket is one too many".into())),
        Mistake::TooManyAlternatives { first } => {
            Some((*first, "this alternative is one too many".into()))
        }
        Mistake::CapturesUnderQuiet { quiet } => Some((*quiet, "the `o`".into())),
        _ => None,
    }
}

/// How to mend a mistake, where that is certain enough to be said.
fn help(mistake: &Mistake) -> Option<String> {
    match mistake {
        Mistake::NoDirectionSign { .. } => Some("for all diagonals write `X`".into()),
        Mistake::NumberMissing { swapped: Some(swapped), .. } => {
            Some(format!("the distance stands first: `{swapped}`"))
        }
        Mistake::NumberMissing { what: Missing::UpperEnd, .. } => {
            Some("without an upper end write `n`, as in `2-n`".into())
        }
        Mistake::NoMove { found } if found.is_ascii_uppercase() || *found == 'x' => {
            Some("for a diagonal line write `nX`".into())
        }
        Mistake::NoMove { found: '-' } => Some("a range starts with a number, as `1-3`".into()),
        Mistake::LoneCapital { found } => {
            Some(format!("for a {found} to the left or right write `{found}1=` before the move"))
        }
        Mistake::DirectionMissing { distance } => {
            Some(format!("for all eight directions write `{distance}*`"))
        }
        Mistake::BadNumber(BadNumber::Backwards { low, high }) => {
            Some(format!("write `{high}-{low}`"))
        }
        Mistake::BadNumber(BadNumber::StartsWithN) => Some("`n` is any distance".into()),
        Mistake::LoneInfluence { influence } if influence.ends_with(char::is_numeric) => None,
        Mistake::LoneInfluence { influence } if influence.starts_with(['(', '!']) => None,
        Mistake::LoneInfluence { influence } => Some(format!(
            "if the number belongs to the move, put brackets round the influence, as in `({})1>`",
            influence
        )),
        Mistake::BadNegation { of: Some('c') } => Some("for quiet moves only write `o`".into()),
        Mistake::BadNegation { of: Some('o') } => Some("for captures only write `c`".into()),
        Mistake::BadNegation { of: Some('a') } => Some("for captures of enemies write `e`".into()),
        Mistake::BadNegation { of: Some('e') } => Some("for captures of own men write `a`".into()),
        Mistake::NoSeparator { could_start: true, .. } => {
            Some("write `,` before it for a choice, `.` for a further leg".into())
        }
        Mistake::NothingFollows { join: '&' } | Mistake::NothingToRepeat => None,
        Mistake::NothingFollows { .. } => Some("without a further move leave it out".into()),
        Mistake::BracketNotClosed => Some("write `)` at the end of the group".into()),
        _ => None,
    }
}
