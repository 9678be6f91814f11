//! In which words is a finding told?

use super::{BadCastling, BadNumber, Missing, Mistake, NothingToJump};
use crate::diag::{Diagnostic, named};
use crate::limits::{
    MAX_ALTERNATIVES, MAX_CHARACTERS, MAX_LEGS, MAX_NESTING, MAX_NUMBER, MAX_REPEATS,
};
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::format;

/// All messages are made here, so that they sound alike.
pub(super) fn words(mistake: Mistake, span: Span) -> Diagnostic {
    let say = |code, headline: &str, label: &str| {
        Diagnostic::new(code, span, headline.to_owned(), label.to_owned())
    };
    match mistake {
        Mistake::EmptyMove => say("P0001", "an empty move", "expected a move, as `1*` or `~1/2`"),
        Mistake::NoMove { found } => {
            let headline = format!("unexpected {} in Parlett notation", named(found));
            let label = "expected a distance, as `1`, `2-3` or `n`, or a condition before it";
            let finding = say("P0019", &headline, label);
            match found {
                '-' => finding.help("a range starts with a number, as in `1-3`"),
                found if found.is_ascii_lowercase() => finding.help(format!(
                    "a piece is named by a capital, as in `{}1=`",
                    found.to_ascii_uppercase()
                )),
                _ => finding,
            }
        }
        Mistake::NoDirectionSign { found } => {
            let headline = format!("unexpected {} in Parlett notation", named(found));
            say("P0002", &headline, DIRECTIONS).help("for all diagonals write `X`")
        }
        Mistake::LoneCapital { found } => say(
            "P0020",
            &format!("`{found}` is no condition, and no place of a piece follows it"),
            "expected one of A E W B L, or a place, as in `S1=`",
        )
        .help(format!("if {found} stands to the left or right write `{found}1=` before the move")),
        Mistake::NumberMissing { what, swapped } => {
            let (headline, label) = missing(what);
            let finding = say("P0003", headline, label);
            match (swapped, what) {
                (Some(swapped), _) => {
                    finding.help(format!("the distance stands first: `{swapped}`"))
                }
                (None, Missing::UpperEnd) => {
                    finding.help("without an upper end write `n`, as in `2-n`")
                }
                (
                    None,
                    Missing::Distance | Missing::SecondDistance | Missing::Line | Missing::Radius,
                ) => finding,
            }
        }
        Mistake::DirectionMissing { distance } => say(
            "P0004",
            &format!("a direction is missing after the distance `{distance}`"),
            DIRECTIONS,
        )
        .help(format!("for all eight directions write `{distance}*`")),
        Mistake::BadNumber(bad) => bad_number(bad, span),
        Mistake::BracketNotClosed => say("P0006", "a bracket is not closed", "expected `)`"),
        Mistake::BracketNotOpened => {
            say("P0006", "a bracket is not opened", "expected no `)` without a `(`")
        }
        Mistake::Contradiction { first, second } => say(
            "P0007",
            &format!("conditions `{}` and `{second}` contradict each other", first.1),
            "expected only one of them",
        )
        .also(first.0, "the other condition"),
        Mistake::Repeated { first, condition } => {
            say("P0008", &format!("condition `{condition}` stands here twice"), "expected it once")
                .also(first, "it stands here already")
        }
        Mistake::SelectsNothing { direction } => say(
            "P0009",
            &format!("direction `{direction}` selects nothing"),
            "expected a half that holds some of these directions",
        )
        .help("of diagonals `X>` `X<` `X>>` and `X<<` select two each"),
        Mistake::BadHalf { run } => say(
            "P0010",
            &format!("`{run}` is not a direction"),
            "expected each of > < = at most once, or `>>` or `<<` alone",
        ),
        Mistake::NothingToJump(why) => {
            let label = match why {
                NothingToJump::NotALine => "expected a straight distance of 2 or more behind it",
                NothingToJump::OneStep => "expected a distance of 2 or more behind it",
                NothingToJump::NoRider => "expected a rider in the brackets, as in `^n(~1/2)`",
            };
            say("P0011", "`^` has nothing to jump over", label)
        }
        Mistake::SecondType => {
            say("P0012", "a move has one type only", "expected no second one of `~` and `^`")
        }
        Mistake::SlashDirection { distance } => say(
            "P0013",
            &format!("`{distance}` takes an orthogonal direction"),
            "expected one of + * > < = or none",
        ),
        Mistake::LoneInfluence { influence, bracketed } => {
            let headline = format!("influence `{influence}` has no move after it");
            let finding = say("P0014", &headline, "expected a move behind it, as in `R1=c1>`");
            match bracketed {
                Some(bracketed) => finding.help(format!(
                    "if the last number belongs to the move put the influence in brackets: `{bracketed}`"
                )),
                None => finding,
            }
        }
        Mistake::BadCastling(why) => {
            let label = match why {
                BadCastling::NoHop => "expected a `^` line move before it, as in `^2=|R^n=`",
                BadCastling::NoPartner => "expected the capital of the partner behind it",
                BadCastling::PartnerDoesNotHop => "expected `^` behind the partner's letter",
                BadCastling::NotAlone => "expected no joiner and no brackets around it",
            };
            say("P0016", "`|` joins two `^` moves and stands alone", label)
        }
        Mistake::NothingFollows { join } => {
            say("P0017", &format!("nothing follows `{join}`"), "expected a move")
                .help(format!("without a further move leave out the `{join}`"))
        }
        Mistake::NothingToRepeat => {
            say("P0017", "`&` has nothing to repeat", "expected a move behind it")
        }
        Mistake::BadNegation { of } => bad_negation(of, span),
        Mistake::NoSeparator { found, could_start } => {
            let headline = format!("unexpected {} after a move", named(found));
            let finding = say("P0021", &headline, "expected one of , . ; & or the end");
            if could_start {
                finding.help("write `,` before it for a choice or `.` for a further leg")
            } else {
                finding
            }
        }
        Mistake::TooLong => say(
            "P0022",
            &format!("a notation has at most {MAX_CHARACTERS} characters"),
            "expected a shorter text",
        ),
        Mistake::TooDeep { bracket } => say(
            "P0023",
            &format!("brackets stand at most {MAX_NESTING} deep"),
            "expected fewer brackets within brackets",
        )
        .also(bracket, "this bracket is one too many"),
        Mistake::TooManyAlternatives { first } => say(
            "P0024",
            &format!("a notation has at most {MAX_ALTERNATIVES} alternatives"),
            "expected fewer `,`",
        )
        .also(first, "this alternative is one too many"),
        Mistake::TooManyRepeats => say(
            "P0025",
            &format!("repeats within one another are at most {MAX_REPEATS} in all"),
            "expected smaller counts before the brackets",
        ),
        Mistake::TooManyLegs => say(
            "P0026",
            &format!("a piece has at most {MAX_LEGS} legs, each repeat counted"),
            "expected fewer or shorter repeats",
        ),
        Mistake::NotYet { what } => {
            say("P0030", &format!("{what} is read, but not compiled yet"), "this part").not_yet()
        }
        Mistake::LookAlike { written, read, name } => say(
            "PW001",
            &format!("`{written}` is U+{:04X} {name}, read as `{read}`", u32::from(written)),
            &format!("expected `{read}`"),
        ),
        Mistake::OnlyEffects => say(
            "PW002",
            "this notation has effects, but no move that they could follow",
            "expected a move beside it, as in `n+,cA1r`",
        ),
        Mistake::CapturesUnderQuiet { quiet } => say(
            "PW003",
            "this leg can never be made: `o` before the brackets forbids its capture",
            "expected no `c` here",
        )
        .also(quiet, "the `o`"),
        Mistake::IdleHalf { half } => say(
            "PW006",
            &format!("`{half}` takes nothing away: all of these directions are in it"),
            "without it the move is the same",
        ),
        Mistake::IdleAlternative => say(
            "PW005",
            "this alternative adds nothing: each of its moves is a move of another one",
            "idle",
        ),
        Mistake::CannotCapture => {
            say("PW004", "this leg can never be made: it cannot capture", "expected no `c` here")
        }
    }
}

const DIRECTIONS: &str = "expected one of + X * > < = <> X> X< or `/`";

fn missing(what: Missing) -> (&'static str, &'static str) {
    match what {
        Missing::Distance => ("a distance is missing", "expected a number, a range or `n`"),
        Missing::SecondDistance => {
            ("a distance is missing", "expected a second number, as in `1/2`")
        }
        Missing::Line => ("a line number is missing", "expected a number or `n`, as in `L8`"),
        Missing::UpperEnd => ("the upper end of a range is missing", "expected a number or `n`"),
        Missing::Radius => ("a radius is missing", "expected a number or `n`, as in `r2`"),
    }
}

fn bad_number(bad: BadNumber, span: Span) -> Diagnostic {
    let say = |headline: &str, label: &str| {
        Diagnostic::new("P0005", span, headline.to_owned(), label.to_owned())
    };
    match bad {
        BadNumber::Backwards { low, high } => say(
            &format!("range `{low}-{high}` runs backwards"),
            "expected the smaller number first",
        )
        .help(format!("write `{high}-{low}`")),
        BadNumber::StartsWithN => {
            say("a range cannot start with `n`", "expected a number before `-`")
                .help("`n` alone is any distance")
        }
        BadNumber::ZeroDistance => {
            say("a distance of zero", "expected 1 or more").help("to stay write `0` alone")
        }
        BadNumber::ZeroCount => say("a repeat count of zero", "expected 1 or more"),
        BadNumber::RangeAsRadius => say("a range cannot be a radius", "expected a number or `n`"),
        BadNumber::TooLarge => {
            say("this number is too large", &format!("expected at most {MAX_NUMBER}"))
        }
    }
}

/// `of` is the letter that was negated, if it is one of `c o a e`.
fn bad_negation(of: Option<char>, span: Span) -> Diagnostic {
    let label = "expected one of i h w b A E W B L behind it, or an influence".to_owned();
    let Some(letter) = of else {
        let headline = "`!` negates a condition or an influence".to_owned();
        return Diagnostic::new("P0018", span, headline, label);
    };
    let headline = format!("`{letter}` cannot be negated");
    let finding = Diagnostic::new("P0018", span, headline, label);
    match letter {
        'c' => finding.help("for quiet moves only write `o`"),
        'o' => finding.help("for captures only write `c`"),
        'a' => finding.help("for captures of enemies only leave out `a`"),
        _ => finding.help("for captures of own men only write `a`"),
    }
}
