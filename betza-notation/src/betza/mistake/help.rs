//! How is a mistake mended, where that is certain?

use super::Mistake;
use crate::betza::atoms::Class;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

impl Mistake {
    /// How to mend it, where that is certain.
    pub(super) fn help(&self) -> Option<String> {
        match self {
            Mistake::Blank => Some(
                "leave out the blank; terms follow one another directly, as in `fmWfcF`".into(),
            ),
            Mistake::LeadingZero { number } => {
                let digits = number.trim_start_matches('0');
                Some(format!("up to {digits} steps are written `{digits}`"))
                    .filter(|_| !digits.is_empty())
            }
            Mistake::NumberOnRider { rider } => rider.chars().next().map(|letter| {
                format!("at most three steps are `{letter}3`, any number `{letter}0`")
            }),
            Mistake::NotInDialect { other, .. } => {
                Some(format!("the dialect {other} has it: `{other} \"…\"`"))
            }
            Mistake::DoubledInXBoard { rider } => {
                rider.chars().next().map(|letter| format!("write `{letter}0`"))
            }
            Mistake::NoSuchRide { ride } => {
                Some(format!("betza and xbetza have it: `xbetza \"{ride}\"`"))
            }
            Mistake::MisplacedHalf { class: Class::Compound } => {
                Some("xbetza reads `fhK` as the three forward steps; `fK` says so here".into())
            }
            Mistake::WideObliqueLetter { letters, atom, .. } => Some(
                narrow_and_wide(letters, atom)
                    .unwrap_or_else(|| "name the dialect: `betza \"…\"`".into()),
            ),
            Mistake::OtherCompoundSet { .. } => {
                Some("name the dialect, as in `betza \"…\"`, if this is meant".into())
            }
            Mistake::NoPair { letters } => {
                pair(letters).map(|pair| format!("the pair is `{pair}`"))
            }
            Mistake::OneDigit { number } => {
                number.chars().next().map(|digit| format!("write `{digit}`"))
            }
            Mistake::IdleTerm { term } => Some(format!("leave out the `{term}`")),
            Mistake::NotDoubled { letter } => Some(format!("write `{letter}` once")),
            Mistake::NoDirection { .. } => {
                Some("write `f`, `fs` or another direction after this `a`".into())
            }
            // The letters of other notations that are asked for most, and one of old texts.
            Mistake::UnknownAtom { letter: 'P' } => Some(
                "the pawn is `fmWfcF`, with its double step and en passant `fmWfceFifmnD`".into(),
            ),
            Mistake::UnknownAtom { letter: 'S' } => Some("the knight is `N`".into()),
            Mistake::UnknownAtom { .. } => None,
            Mistake::NotSettled { what, .. } if what == "the modifier `t`" => {
                Some("where old texts mean `then` a bracket says so: `t[FR]` is `[F?R]`".into())
            }
            Mistake::NotSettled { .. } => None,
            Mistake::NothingSelected { others, .. } if others.is_empty() => None,
            Mistake::NothingSelected { others, .. } => {
                let others: Vec<String> = others.iter().map(|word| format!("`{word}`")).collect();
                Some(format!("of these letters {} would select some", others.join(" and ")))
            }
            Mistake::NotALeap { .. } => Some("the knight is `(1,2)`".into()),
            Mistake::Empty
            | Mistake::Unexpected { .. }
            | Mistake::NoAtom { .. }
            | Mistake::Unclosed { .. }
            | Mistake::SuffixAlone { .. }
            | Mistake::LongNumber { .. }
            | Mistake::UnknownModifier { .. }
            | Mistake::MisplacedHalf { .. }
            | Mistake::Twice { .. }
            | Mistake::NoChain { .. }
            | Mistake::NoParenthesis { .. }
            | Mistake::NothingRepeated { .. }
            | Mistake::Excluded { .. }
            | Mistake::NothingPassed { .. }
            | Mistake::NeedsRide { .. }
            | Mistake::NotFor { .. }
            | Mistake::NothingCounted { .. }
            | Mistake::NoDistance
            | Mistake::NoSuffixOn { .. }
            | Mistake::TurnOfNothing { .. }
            | Mistake::BetweenKinds { .. }
            | Mistake::IdleLetter { .. }
            | Mistake::OpposedPair { .. }
            | Mistake::PartedPair { .. }
            | Mistake::TwoTurns
            | Mistake::DoubledKing
            | Mistake::IdlePair { .. }
            | Mistake::IdleDirections { .. }
            | Mistake::OwnRule { .. }
            | Mistake::LameDropped { .. }
            | Mistake::NumberForHop { .. }
            | Mistake::SharedDirections { .. }
            | Mistake::NothingFollows { .. }
            | Mistake::TooLong
            | Mistake::TooDeep
            | Mistake::TooManyTerms
            | Mistake::TooManyLegs
            | Mistake::LookAlike { .. } => None,
        }
    }
}

fn narrow_and_wide(letters: &str, atom: &str) -> Option<String> {
    match letters {
        "f" | "b" | "l" | "r" => Some(format!(
            "`{letters}{letters}{atom}` (the narrow pair) and `{letters}h{atom}` (the half) mean the same in every dialect"
        )),
        _ => None,
    }
}

/// The pair with its letters the other way round, if it is one.
fn pair(letters: &str) -> Option<String> {
    let turned: String = letters.chars().rev().collect();
    turned.starts_with(['f', 'b', 'l', 'r']).then_some(turned)
}
