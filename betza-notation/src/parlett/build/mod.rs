//! Which tree does a text have, and what is wrong with it?
//!
//! The grammar has accepted everything. Here each leg is read from left to right (spec of Parlett's notation,
//! sections 4 and 8): its first mistake is reported and the rest of the leg given up, while the legs beside it are
//! read on.

mod bodies;
mod conditions;
mod effects;
mod numbers;
mod parts;

use super::ast::{Body, Bound, Chain, Condition, Join, Kind, Leg, Piece, Step, is_rider, only_leg};
use super::mistake::{BadCastling, Missing, Mistake, NothingToJump};
use super::parser::Rule;
use crate::span::{Span, Spanned};
use crate::text::Text;
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use parts::{Parts, end_of};
use pest::iterators::Pair;

/// Why a part has no tree.
enum Broken {
    /// This is the first mistake in it.
    By(Spanned<Mistake>),
    /// The mistakes in it are reported already.
    Within,
}

type Built<T> = Result<T, Broken>;

fn broken<T>(mistake: Mistake, span: Span) -> Built<T> {
    Err(Broken::By(Spanned::new(mistake, span)))
}

/// The tree, or the mistakes that were found.
pub(super) fn build(text: &Text, piece: Pair<'_, Rule>) -> Result<Piece, Vec<Spanned<Mistake>>> {
    let mut builder = Builder { text, mistakes: BTreeMap::new(), depth: 0 };
    let mut parts = Parts::of(piece);
    let choice = parts.take(&[Rule::choice]).and_then(|choice| builder.choice(choice));
    if let Some(unopened) = parts.take(&[Rule::unopened]) {
        builder.report(Mistake::BracketNotOpened, builder.span(&unopened));
    }
    match choice {
        Some(choice) if builder.mistakes.is_empty() => Ok(Piece { choice }),
        _ => Err(builder.mistakes.into_values().collect()),
    }
}

struct Builder<'t> {
    text: &'t Text,
    /// The mistakes by the place where they start.
    mistakes: BTreeMap<usize, Spanned<Mistake>>,
    /// How many brackets are open.
    depth: usize,
}

impl Builder<'_> {
    /// Reports a mistake, unless one is known at its place.
    fn report(&mut self, mistake: Mistake, span: Span) {
        self.mistakes.entry(span.start).or_insert(Spanned::new(mistake, span));
    }

    /// Where a node stands.
    fn span(&self, node: &Pair<'_, Rule>) -> Span {
        self.text.span(node.as_span().start(), end_of(node))
    }

    /// The first character from `byte` on that is not blank, and the place before it.
    fn next(&self, byte: usize) -> (Span, Option<char>) {
        let rest = &self.text.read[byte..];
        let byte = byte + rest.len() - rest.trim_start().len();
        (self.text.span(byte, byte), self.text.read[byte..].chars().next())
    }

    /// All alternatives, or nothing if one of them is wrong.
    fn choice(&mut self, choice: Pair<'_, Rule>) -> Option<Vec<Chain>> {
        let chains: Vec<_> = choice.into_inner().map(|chain| self.chain(chain)).collect();
        chains.into_iter().collect()
    }

    fn chain(&mut self, chain: Pair<'_, Rule>) -> Option<Chain> {
        let span = self.span(&chain);
        let (mut steps, mut joins, mut again) = (Vec::new(), Vec::new(), false);
        for part in chain.into_inner() {
            match part.as_rule() {
                Rule::join => joins.push(join_of(part.as_str())),
                Rule::again => {
                    again = true;
                    if let Some(Some(Step::Effect(_))) = steps.last() {
                        self.report(Mistake::NothingToRepeat, self.next(end_of(&part)).0);
                    }
                }
                _ => {
                    let step = self.step(part, joins.last().copied());
                    steps.push(step);
                }
            }
        }
        let is_chain = steps.len() > 1 || again;
        for partner in steps.iter().filter_map(partner_of) {
            if is_chain || self.depth > 0 {
                self.report(Mistake::BadCastling(BadCastling::NotAlone), partner);
            }
        }
        let mut steps = steps.into_iter().collect::<Option<Vec<Step>>>()?.into_iter();
        let first = steps.next()?;
        Some(Chain { first, rest: joins.into_iter().zip(steps).collect(), again, span })
    }

    /// A leg that follows `after`; nothing if it is wrong.
    fn step(&mut self, leg: Pair<'_, Rule>, after: Option<Join>) -> Option<Step> {
        let (place, next) = self.next(leg.as_span().start());
        if next.is_none_or(|c| ".;&|,)".contains(c)) {
            match after {
                // This bracket is going to be reported.
                None if next == Some(')') && self.depth == 0 => {}
                None => self.report(Mistake::EmptyMove, place),
                Some(join) => self.report(Mistake::NothingFollows { join: sign_of(join) }, place),
            }
            return None;
        }
        let built = match leg.as_rule() {
            Rule::effect_leg => self.effect_leg(leg),
            _ => self.move_leg(leg).map(|leg| Step::Leg(Box::new(leg))),
        };
        match built {
            Ok(step) => Some(step),
            Err(Broken::By(mistake)) => {
                self.report(mistake.node, mistake.span);
                None
            }
            Err(Broken::Within) => None,
        }
    }

    fn move_leg(&mut self, leg: Pair<'_, Rule>) -> Built<Leg> {
        let span = self.span(&leg);
        let mut parts = Parts::of(leg);
        let conditions = self.conditions(&mut parts)?;
        self.nothing_alone(&mut parts)?;
        let outer = parts.take(&[Rule::kind]);
        let mut kind = outer.map(|kind| Spanned::new(kind_of(kind.as_str()), self.span(&kind)));
        if let Some(second) = parts.take(&[Rule::second_kind]) {
            return broken(Mistake::SecondType, self.span(&second));
        }
        let body = self.body(&mut parts, &mut kind)?;
        check_hop(kind, &body.node)?;
        let effects = self.effects(&mut parts)?;
        let partner = self.partner(&mut parts, kind, &body.node)?;
        match parts.take(&[Rule::stray]) {
            // A second `|` is a joiner beside the first.
            Some(stray) if stray.as_str().starts_with('|') && partner.is_some() => {
                let bar = partner.map_or(span, |partner| Span::at(partner.span.start));
                broken(Mistake::BadCastling(BadCastling::NotAlone), bar)
            }
            Some(stray) => self.no_separator(stray.as_span().start()),
            None => Ok(Leg { conditions, kind, body, effects, partner, span }),
        }
    }

    /// What stands at `byte` does not belong to the leg before it.
    fn no_separator<T>(&self, byte: usize) -> Built<T> {
        let (place, found) = self.next(byte);
        let found = found.unwrap_or(' ');
        let could_start =
            found.is_ascii_digit() || "nrcoaeihwb~^(!ABCDEFGHIJKLMNOPQRSTUVWYZ".contains(found);
        broken(Mistake::NoSeparator { found, could_start }, Span::at(place.start))
    }

    /// What stands where a body should is none.
    fn no_body<T>(&self, byte: usize) -> Built<T> {
        let (place, next) = self.next(byte);
        match next {
            Some(c) if !".;&|,)*+X<>=".contains(c) => {
                broken(Mistake::NoMove { found: c }, Span::at(place.start))
            }
            Some(_) | None => {
                let swapped = swapped(self.text.read[byte..].trim_start());
                broken(Mistake::NumberMissing { what: Missing::Distance, swapped }, place)
            }
        }
    }
}

/// The right order of a direction and a distance that stand the wrong way round.
fn swapped(text: &str) -> Option<String> {
    let direction = text.len() - text.trim_start_matches(['*', '+', 'X', '<', '>', '=']).len();
    let rest = &text[direction..];
    let distance = rest.len()
        - rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == '-' || c == 'n').len();
    let found = direction > 0 && distance > 0;
    found.then(|| format!("{}{}", &rest[..distance], &text[..direction]))
}

/// `^` needs squares to jump over.
fn check_hop(kind: Option<Spanned<Kind>>, body: &Body) -> Built<()> {
    let Some(Spanned { node: Kind::Hop, span }) = kind else { return Ok(()) };
    let why = match body {
        Body::Slash { .. } | Body::Offset { .. } | Body::Within(_) | Body::Stay => {
            NothingToJump::NotALine
        }
        Body::Line { distance, .. } if distance.max == Bound::Number(1) => NothingToJump::OneStep,
        Body::Line { .. } => return Ok(()),
        Body::Group { count, choice } => {
            let is_flag =
                |condition: &Spanned<Condition>| matches!(condition.node, Condition::Flag(_));
            let flagged = only_leg(choice).is_some_and(|leg| leg.conditions.iter().any(is_flag));
            let once = count.is_none_or(|count| count.max == Bound::Number(1));
            if is_rider(*count, choice) && !flagged && !once {
                return Ok(());
            }
            NothingToJump::NoRider
        }
    };
    broken(Mistake::NothingToJump(why), span)
}

/// The place of the `|` of a castling.
fn partner_of(step: &Option<Step>) -> Option<Span> {
    match step {
        Some(Step::Leg(leg)) => leg.partner.as_ref().map(|partner| Span::at(partner.span.start)),
        Some(Step::Effect(_)) | None => None,
    }
}

fn kind_of(sign: &str) -> Kind {
    if sign.starts_with('~') { Kind::Leap } else { Kind::Hop }
}

fn join_of(sign: &str) -> Join {
    match sign.as_bytes().first() {
        Some(b'.') => Join::Stop,
        Some(b';') => Join::May,
        _ => Join::Must,
    }
}

/// The sign of a joiner.
pub(super) fn sign_of(join: Join) -> char {
    match join {
        Join::Stop => '.',
        Join::May => ';',
        Join::Must => '&',
    }
}
