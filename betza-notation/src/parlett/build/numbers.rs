//! Which ranges and directions are written, and are they in order?

use super::parts::Parts;
use super::{Builder, Built, broken};
use crate::limits::MAX_NUMBER;
use crate::parlett::ast::{Bound, Direction, Family, Range};
use crate::parlett::directions;
use crate::parlett::mistake::{BadNumber, Missing, Mistake};
use crate::parlett::parser::Rule;
use crate::span::Span;
use alloc::borrow::ToOwned;
use alloc::string::String;
use pest::iterators::Pair;

impl Builder<'_> {
    /// A range that starts with 1 or more.
    pub(super) fn range(&self, range: Pair<'_, Rule>) -> Built<Range> {
        let span = self.span(&range);
        let range = self.range_or_zero(range)?;
        if range.min == 0 {
            return broken(Mistake::BadNumber(BadNumber::ZeroDistance), span);
        }
        Ok(range)
    }

    /// A range that may start with 0.
    pub(super) fn range_or_zero(&self, range: Pair<'_, Rule>) -> Built<Range> {
        let span = self.span(&range);
        let mut parts = Parts::of(range);
        let Some(low) = self.bound(&mut parts)? else {
            return self.missing(parts.at, Missing::Distance);
        };
        let is_range = parts.has(Rule::dash);
        match low {
            Bound::Open if is_range => broken(Mistake::BadNumber(BadNumber::StartsWithN), span),
            Bound::Open => Ok(Range { min: 1, max: Bound::Open }),
            Bound::Number(min) if !is_range => Ok(Range { min, max: low }),
            Bound::Number(min) => {
                let Some(max) = self.bound(&mut parts)? else {
                    return self.missing(parts.at, Missing::UpperEnd);
                };
                match max.number().filter(|max| *max < min) {
                    Some(high) => {
                        let backwards = BadNumber::Backwards { low: min, high };
                        broken(Mistake::BadNumber(backwards), span)
                    }
                    None => Ok(Range { min, max }),
                }
            }
        }
    }

    fn bound(&self, parts: &mut Parts<'_>) -> Built<Option<Bound>> {
        if parts.has(Rule::open) {
            return Ok(Some(Bound::Open));
        }
        match parts.take(&[Rule::number]) {
            Some(number) => Ok(Some(Bound::Number(self.number(&number)?))),
            None => Ok(None),
        }
    }

    /// A number in its bounds.
    pub(super) fn number(&self, number: &Pair<'_, Rule>) -> Built<u16> {
        match number.as_str().trim_start_matches('0') {
            "" => Ok(0),
            digits => match digits.parse() {
                Ok(number) if number <= MAX_NUMBER => Ok(number),
                Ok(_) | Err(_) => {
                    broken(Mistake::BadNumber(BadNumber::TooLarge), self.span(number))
                }
            },
        }
    }

    /// Something that should stand at `byte` does not.
    pub(super) fn missing<T>(&self, byte: usize, what: Missing) -> Built<T> {
        broken(Mistake::NumberMissing { what, swapped: None }, self.next(byte).0)
    }

    pub(super) fn direction(&self, direction: Pair<'_, Rule>) -> Built<Direction> {
        let (span, written) = (self.span(&direction), direction.as_str().trim_end().to_owned());
        let mut parts = Parts::of(direction);
        let family = parts.take(&[Rule::base]).map(|base| family_of(base.as_str()));
        let half = parts.take(&[Rule::half]);
        let half = half.map_or_else(String::new, |half| half.as_str().to_owned());
        let repeats =
            half.chars().enumerate().any(|(k, sign)| half.chars().take(k).any(|s| s == sign));
        if repeats && half != ">>" && half != "<<" {
            return broken(Mistake::BadHalf { run: half }, span);
        }
        let direction = Direction { family, half };
        if directions::headings(&direction).is_empty() {
            return broken(Mistake::SelectsNothing { direction: written }, span);
        }
        Ok(direction)
    }

    /// The direction behind `p/q`, which knows no diagonals.
    pub(super) fn slash_direction(
        &self,
        parts: &mut Parts<'_>,
        distance: Span,
    ) -> Built<Option<Direction>> {
        let Some(direction) = parts.take(&[Rule::direction]) else { return Ok(None) };
        if direction.as_str().starts_with('X') {
            let distance = self.written(distance);
            return broken(Mistake::SlashDirection { distance }, self.span(&direction));
        }
        self.direction(direction).map(Some)
    }

    /// The text of a place, as read and without blanks.
    pub(super) fn written(&self, span: Span) -> String {
        let read = self.text.read.chars().skip(span.start).take(span.len());
        read.filter(|c| *c != ' ').collect()
    }
}

fn family_of(sign: &str) -> Family {
    match sign.as_bytes().first() {
        Some(b'+') => Family::Straight,
        Some(b'X') => Family::Diagonal,
        _ => Family::All,
    }
}
