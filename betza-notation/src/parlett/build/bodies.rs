//! Where does a leg go, as written?

use super::parts::Parts;
use super::{Broken, Builder, Built, broken, kind_of};
use crate::parlett::ast::{Body, Bound, Kind, Partner, Range};
use crate::parlett::mistake::{BadCastling, BadNumber, Missing, Mistake};
use crate::parlett::parser::Rule;
use crate::span::{Span, Spanned};
use alloc::vec::Vec;
use pest::iterators::Pair;

const BODIES: [Rule; 7] =
    [Rule::offset, Rule::repeat, Rule::group, Rule::slash, Rule::radius, Rule::stay, Rule::line];

impl Builder<'_> {
    /// The body of a leg; a type between a count and its brackets is the type of the leg.
    pub(super) fn body(
        &mut self,
        parts: &mut Parts<'_>,
        kind: &mut Option<Spanned<Kind>>,
    ) -> Built<Spanned<Body>> {
        let before = parts.at;
        let Some(body) = parts.take(&BODIES) else { return self.no_body(before) };
        let span = self.span(&body);
        let node = match body.as_rule() {
            Rule::offset => self.offset(body)?,
            Rule::group => Body::Group { count: None, choice: self.group(body)? },
            Rule::repeat => self.repeat(body, kind)?,
            Rule::slash => self.slash(body)?,
            Rule::radius => self.radius(body)?,
            Rule::stay => Body::Stay,
            _ => self.line(body)?,
        };
        Ok(Spanned::new(node, span))
    }

    fn offset(&self, offset: Pair<'_, Rule>) -> Built<Body> {
        let mut parts = Parts::of(offset);
        let mut signed = || match parts.take(&[Rule::signed]) {
            Some(number) => self.signed(number),
            None => Ok(0),
        };
        Ok(Body::Offset { right: signed()?, forward: signed()? })
    }

    fn signed(&self, signed: Pair<'_, Rule>) -> Built<i32> {
        let mut parts = Parts::of(signed);
        let sign = if parts.has(Rule::minus) { -1 } else { 1 };
        match parts.take(&[Rule::small]) {
            Some(number) => Ok(sign * i32::from(self.number(&number)?)),
            None => Ok(0),
        }
    }

    /// The alternatives in brackets.
    fn group(&mut self, group: Pair<'_, Rule>) -> Built<Vec<crate::parlett::ast::Chain>> {
        let end = self.next(group.as_span().end()).0;
        let mut parts = Parts::of(group);
        self.depth += 1;
        let choice = parts.take(&[Rule::choice]).and_then(|choice| self.choice(choice));
        self.depth -= 1;
        if !parts.has(Rule::close) {
            self.report(Mistake::BracketNotClosed, end);
            return Err(Broken::Within);
        }
        choice.ok_or(Broken::Within)
    }

    fn repeat(&mut self, repeat: Pair<'_, Rule>, kind: &mut Option<Spanned<Kind>>) -> Built<Body> {
        let mut parts = Parts::of(repeat);
        let count = self.leading_range(&mut parts)?;
        if count.node.min == 0 {
            return broken(Mistake::BadNumber(BadNumber::ZeroCount), count.span);
        }
        if let Some(inner) = parts.take(&[Rule::kind]) {
            let span = self.span(&inner);
            if kind.is_some() {
                return broken(Mistake::SecondType, span);
            }
            *kind = Some(Spanned::new(kind_of(inner.as_str()), span));
        }
        let Some(group) = parts.take(&[Rule::group]) else { return self.no_body(parts.at) };
        Ok(Body::Group { count: Some(count.node), choice: self.group(group)? })
    }

    fn slash(&self, slash: Pair<'_, Rule>) -> Built<Body> {
        let mut parts = Parts::of(slash);
        let first = self.leading_range(&mut parts)?;
        parts.has(Rule::over);
        let Some(second) = parts.take(&[Rule::range]) else {
            return self.missing(parts.at, Missing::SecondDistance);
        };
        let distance = first.span.to(self.span(&second));
        let second = self.range_or_zero(second)?;
        let direction = self.slash_direction(&mut parts, distance)?;
        Ok(Body::Slash { first: first.node, second, direction })
    }

    fn radius(&self, radius: Pair<'_, Rule>) -> Built<Body> {
        let mut parts = Parts::of(radius);
        parts.has(Rule::within);
        match parts.take(&[Rule::range]) {
            Some(range) => Ok(Body::Within(self.within(range)?)),
            None => self.missing(parts.at, Missing::Radius),
        }
    }

    /// A radius, which is no range.
    pub(super) fn within(&self, radius: Pair<'_, Rule>) -> Built<Bound> {
        let span = self.span(&radius);
        let is_range = radius.as_str().contains('-');
        let radius = self.range(radius)?;
        if is_range {
            return broken(Mistake::BadNumber(BadNumber::RangeAsRadius), span);
        }
        Ok(radius.max)
    }

    fn line(&self, line: Pair<'_, Rule>) -> Built<Body> {
        let mut parts = Parts::of(line);
        let Spanned { node: distance, span } = self.leading_range(&mut parts)?;
        if distance.min == 0 {
            return broken(Mistake::BadNumber(BadNumber::ZeroDistance), span);
        }
        let behind = parts.at;
        match parts.take(&[Rule::direction]) {
            Some(direction) => Ok(Body::Line { distance, direction: self.direction(direction)? }),
            None => match self.next(behind) {
                (place, Some(found)) if !is_known(found) => {
                    broken(Mistake::NoDirectionSign { found }, Span::at(place.start))
                }
                (place, _) => self.no_direction(span, place),
            },
        }
    }

    fn no_direction<T>(&self, distance: Span, place: Span) -> Built<T> {
        let distance = self.written(distance);
        broken(Mistake::DirectionMissing { distance }, place)
    }

    fn leading_range(&self, parts: &mut Parts<'_>) -> Built<Spanned<Range>> {
        match parts.take(&[Rule::range]) {
            Some(range) => {
                let span = self.span(&range);
                Ok(Spanned::new(self.range_or_zero(range)?, span))
            }
            None => self.missing(parts.at, Missing::Distance),
        }
    }

    /// The partner behind `|`, if there is one.
    pub(super) fn partner(
        &self,
        parts: &mut Parts<'_>,
        kind: Option<Spanned<Kind>>,
        body: &Body,
    ) -> Built<Option<Spanned<Partner>>> {
        let Some(bar) = parts.take(&[Rule::bar]) else { return Ok(None) };
        let span = self.span(&bar);
        let wrong = |why| broken(Mistake::BadCastling(why), Span::at(span.start));
        let hops = kind.is_some_and(|kind| kind.node == Kind::Hop);
        if !hops || !matches!(body, Body::Line { .. }) {
            return wrong(BadCastling::NoHop);
        }
        let mut parts = Parts::of(bar);
        let mut unmoved = states(&mut parts);
        let Some(letter) = parts.take(&[Rule::letter]) else {
            return wrong(BadCastling::NoPartner);
        };
        unmoved.append(&mut states(&mut parts));
        if !parts.has(Rule::hop) {
            return wrong(BadCastling::PartnerDoesNotHop);
        }
        let Some(distance) = parts.take(&[Rule::range]) else {
            return self.missing(parts.at, Missing::Distance);
        };
        let distance_span = self.span(&distance);
        let distance = self.range(distance)?;
        let Some(direction) = parts.take(&[Rule::direction]) else {
            return self.no_direction(distance_span, self.next(parts.at).0);
        };
        let direction = self.direction(direction)?;
        let letter = letter.as_str().chars().next().unwrap_or(' ');
        Ok(Some(Spanned::new(Partner { unmoved, letter, distance, direction }, span)))
    }
}

/// For each `i` whether it is negated.
fn states(parts: &mut Parts<'_>) -> Vec<bool> {
    let states = core::iter::from_fn(|| parts.take(&[Rule::partner_state]));
    states.map(|state| state.as_str().starts_with('!')).collect()
}

/// Whether the notation knows the character.
fn is_known(c: char) -> bool {
    c.is_ascii_digit() || c.is_ascii_uppercase() || "nrcoaeihwb~^*+><=/.;&,()|-!".contains(c)
}
