//! What must hold for a leg, as written?

use super::effects::letters_of;
use super::parts::{Parts, end_of};
use super::{Builder, Built, broken};
use crate::parlett::ast::{Condition, Flag, Influence, Near, State};
use crate::parlett::mistake::{BadNumber, Missing, Mistake};
use crate::parlett::parser::Rule;
use crate::span::{Span, Spanned};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use pest::iterators::Pair;

const PREFIXES: [Rule; 5] = [Rule::flag, Rule::state, Rule::sector, Rule::lines, Rule::influence];
const LONE: [Rule; 5] =
    [Rule::lone_influence, Rule::lone_slash, Rule::lone_line, Rule::lone_not, Rule::lone_letter];

/// Letters that stand before the leg so far: whether negated, which, where.
type Seen = Vec<(bool, char, Span)>;

impl Builder<'_> {
    /// All conditions of a leg, in the order in which they are written.
    pub(super) fn conditions(&self, parts: &mut Parts<'_>) -> Built<Vec<Spanned<Condition>>> {
        let (mut conditions, mut seen) = (Vec::new(), Seen::new());
        while let Some(part) = parts.take(&PREFIXES) {
            let span = self.span(&part);
            let condition = match part.as_rule() {
                Rule::flag | Rule::state | Rule::sector => {
                    letter_condition(&part, span, &mut seen)?
                }
                Rule::lines => self.lines(part)?,
                _ => {
                    let influence = self.influence(part.clone());
                    if influence.is_err() {
                        letters_as_conditions(self, part, &mut seen)?;
                    }
                    Condition::Influence(influence?)
                }
            };
            conditions.push(Spanned::new(condition, span));
        }
        Ok(conditions)
    }

    fn lines(&self, lines: Pair<'_, Rule>) -> Built<Condition> {
        let start = Span::at(self.span(&lines).start);
        let mut parts = Parts::of(lines);
        let negated = parts.has(Rule::not);
        let bracketed = parts.has(Rule::bracket);
        let Some(range) = parts.take(&[Rule::range]) else {
            return self.missing(parts.at, Missing::Line);
        };
        match self.range(range) {
            // Without a line number the brackets are a group, which cannot be negated.
            Err(_) if negated && bracketed => broken(Mistake::BadNegation { of: None }, start),
            built => built.map(|lines| Condition::Lines { negated, lines }),
        }
    }

    fn influence(&self, influence: Pair<'_, Rule>) -> Built<Influence> {
        let mut parts = Parts::of(influence);
        let negated = parts.has(Rule::not);
        let bracketed = parts.has(Rule::bracket);
        let (mut own, mut enemy) = (false, false);
        while let Some(owner) = parts.take(&[Rule::owner]) {
            own |= owner.as_str() == "a";
            enemy |= owner.as_str() == "e";
        }
        let letters = parts.take(&[Rule::letters]);
        let letters = letters.map_or_else(String::new, |letters| letters_of(&letters));
        let place = self.near(&mut parts)?;
        Ok(Influence { negated, bracketed, own, enemy, letters, place })
    }

    fn near(&self, parts: &mut Parts<'_>) -> Built<Near> {
        let places = [Rule::near_slash, Rule::near_radius, Rule::near_line];
        let Some(place) = parts.take(&places) else {
            return self.missing(parts.at, Missing::Distance);
        };
        let rule = place.as_rule();
        let mut parts = Parts::of(place);
        let Some(first) = parts.take(&[Rule::range]) else {
            return self.missing(parts.at, Missing::Distance);
        };
        let span = self.span(&first);
        if rule == Rule::near_radius {
            return Ok(Near::Within(self.within(first)?));
        }
        let first = self.range_or_zero(first)?;
        if parts.has(Rule::over) {
            let Some(second) = parts.take(&[Rule::range]) else {
                return self.missing(parts.at, Missing::SecondDistance);
            };
            let distance = span.to(self.span(&second));
            let second = self.range_or_zero(second)?;
            let direction = self.slash_direction(&mut parts, distance)?;
            return Ok(Near::Slash { first, second, direction });
        }
        if first.min == 0 {
            return broken(Mistake::BadNumber(BadNumber::ZeroDistance), span);
        }
        let direction = parts.take(&[Rule::direction]);
        let direction = direction.map(|direction| self.direction(direction)).transpose()?;
        Ok(Near::Line { distance: first, direction })
    }

    /// Refuses what stands where a move should and is none.
    pub(super) fn nothing_alone(&self, parts: &mut Parts<'_>) -> Built<()> {
        let Some(lone) = parts.take(&LONE) else { return Ok(()) };
        let span = self.span(&lone);
        match lone.as_rule() {
            Rule::lone_influence => {
                let written = self.written(span);
                for influence in lone.into_inner() {
                    self.influence(influence)?;
                }
                let bracketed = bracketed(&written);
                broken(Mistake::LoneInfluence { influence: written, bracketed }, span)
            }
            Rule::lone_slash => {
                let mut ranges =
                    lone.clone().into_inner().filter(|part| part.as_rule() == Rule::range);
                ranges.try_for_each(|range| self.range_or_zero(range).map(drop))?;
                match lone.as_str().find('L') {
                    // Without a place for a piece L is the line condition.
                    Some(line)
                        if lone.as_str()[..line].trim_start_matches(['!', ' ']).is_empty() =>
                    {
                        self.missing(lone.as_span().start() + line + 1, Missing::Line)
                    }
                    Some(_) | None => self.lone_sign(&lone),
                }
            }
            Rule::lone_line => self.missing(end_of(&lone), Missing::Line),
            _ => self.lone_sign(&lone),
        }
    }

    /// Refuses a `!` or a capital that belongs to nothing.
    fn lone_sign(&self, lone: &Pair<'_, Rule>) -> Built<()> {
        let span = Span::at(self.span(lone).start);
        match lone.as_str().chars().next() {
            Some(found) if found != '!' => broken(Mistake::LoneCapital { found }, span),
            Some(_) | None => {
                let (_, of) = self.next(lone.as_span().start() + 1);
                let of = of.filter(|c| "coae".contains(*c));
                broken(Mistake::BadNegation { of }, span)
            }
        }
    }
}

/// A condition of one letter, with or without `!`.
fn letter_condition(part: &Pair<'_, Rule>, span: Span, seen: &mut Seen) -> Built<Condition> {
    let negated = part.as_str().starts_with('!');
    let letter = part.as_str().chars().find(char::is_ascii_alphabetic).unwrap_or(' ');
    check_letter(negated, letter, span, seen)?;
    Ok(match letter {
        'c' => Condition::Flag(Flag::Captures),
        'o' => Condition::Flag(Flag::Quiet),
        'a' => Condition::Flag(Flag::Own),
        'e' => Condition::Flag(Flag::Enemy),
        'i' => Condition::State { negated, state: State::Unmoved },
        'h' => Condition::State { negated, state: State::InCheck },
        'w' => Condition::State { negated, state: State::White },
        'b' => Condition::State { negated, state: State::Black },
        'A' => Condition::State { negated, state: State::OwnSector },
        'E' => Condition::State { negated, state: State::EnemySector },
        'W' => Condition::State { negated, state: State::LightSquare },
        _ => Condition::State { negated, state: State::DarkSquare },
    })
}

/// A letter stands once, and not beside its contrary.
fn check_letter(negated: bool, letter: char, span: Span, seen: &mut Seen) -> Built<()> {
    let name = |negated: bool, letter: char| format!("{}{letter}", if negated { "!" } else { "" });
    if let Some((_, _, first)) = seen.iter().find(|s| (s.0, s.1) == (negated, letter)) {
        let condition = name(negated, letter);
        return broken(Mistake::Repeated { first: *first, condition }, span);
    }
    let contrary = match letter {
        'c' => 'o',
        'o' => 'c',
        'w' => 'b',
        'b' => 'w',
        'A' => 'E',
        'E' => 'A',
        'W' => 'B',
        'B' => 'W',
        _ => letter,
    };
    let contradicts = |s: &&(bool, char, Span)| {
        s.1 == letter && s.0 != negated || s.1 == contrary && !s.0 && !negated
    };
    if let Some(first) = seen.iter().find(contradicts) {
        let first = (first.2, name(first.0, first.1));
        return broken(Mistake::Contradiction { first, second: name(negated, letter) }, span);
    }
    seen.push((negated, letter, span));
    Ok(())
}

/// An influence with a wrong number is none: as far as its letters are conditions, they come first.
fn letters_as_conditions(
    builder: &Builder<'_>,
    influence: Pair<'_, Rule>,
    seen: &mut Seen,
) -> Built<()> {
    let mut parts = Parts::of(influence);
    let mut negated = parts.has(Rule::not);
    if parts.has(Rule::bracket) {
        return Ok(());
    }
    let Some(letters) = parts.take(&[Rule::letters]) else { return Ok(()) };
    let start = builder.span(&letters).start;
    let written = letters.as_str().chars().enumerate().filter(|(_, letter)| *letter != ' ');
    for (k, letter) in written.take_while(|(_, letter)| "AEWB".contains(*letter)) {
        check_letter(negated, letter, Span::at(start + k), seen)?;
        negated = false;
    }
    Ok(())
}

/// `S11>` with brackets: `(S1)1>`.
fn bracketed(influence: &str) -> Option<String> {
    let digits = influence.find(|c: char| c.is_ascii_digit())?;
    let two = influence[digits..].chars().take(2).all(|c| c.is_ascii_digit());
    let can_be_split = two && influence.len() > digits + 2 && !influence.contains(['(', '/', '-']);
    let (place, rest) = (digits + 1, &influence[digits + 1..]);
    let letters = influence.trim_start_matches('!');
    let not = &influence[..influence.len() - letters.len()];
    can_be_split.then(|| format!("{not}({}){rest}", &influence[not.len()..place]))
}
