//! How does a piece go that makes one atom's steps and then another's?

use super::modifiers::{self, Between, Hop, Modes};
use super::nearest::nearest;
use super::path::{self, End, Node};
use super::steps::Stride;
use super::term::{self, Body};
use super::vocabulary::Form;
use super::{Lowering, Refused, headings, warnings};
use crate::betza::ast::{Atom, Bracket, Term};
use crate::betza::atoms::Class;
use crate::betza::directions::{self, is_direction};
use crate::betza::mistake::Mistake;
use crate::dialect::Directions;
use crate::pattern::{Ring, Turn, Wrap};
use crate::span::Spanned;
use alloc::format;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;

/// Whether the path may end between two parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Link {
    /// `-`.
    GoesOn,
    /// `?`.
    MayEnd,
}

/// What stands before the bracket.
struct Front {
    letters: Vec<Spanned<char>>,
    modes: Modes,
    initial: bool,
}

/// A part, ready to be put behind the one before it.
struct Part {
    body: Body,
    letters: Vec<Spanned<char>>,
    between: Between,
    hop: Option<Hop>,
}

/// Lowers `[A-B]`, `[A?B]` and `t[AB]`.
pub(super) fn lower(ctx: &mut Lowering, bracket: &Bracket) -> Result<(), Refused> {
    ctx.admit(Form::Bracket, || "a bracket".into(), bracket.bracket)?;
    let front = "directions, m c d, i and t";
    modifiers::only(ctx, &bracket.group, "fblrvshmcdit", "a bracket", front)?;
    let letters: Vec<_> = bracket.group.letters().collect();
    let has = |letter: char| letters.iter().any(|written| written.node == letter);
    let front = Front { modes: Modes::of(&letters), initial: has('i'), letters: letters.clone() };
    let links = links(ctx, bracket, has('t'))?;
    let mut parts = Vec::new();
    let mut result = Ok(());
    for (number, term) in bracket.parts.iter().enumerate() {
        match part(ctx, term, links.get(number).copied()) {
            Ok(part) => parts.push(part),
            Err(Refused) => result = Err(Refused),
        }
    }
    result?;
    let mut nodes = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        let before = number.checked_sub(1).map(|before| &parts[before].body);
        nodes.push(node(ctx, part, before, &front, links.get(number).copied())?);
        if let Some(before) = number.checked_sub(1) {
            nodes[before].next.push(number);
        }
    }
    // A path that ends after the first part is a movement of its own, as it is where it is written apart.
    let mut starts = vec![0];
    if let End::HereOrOn(here, on) = &nodes[0].end {
        let alone = Node { end: End::Here(here.clone()), next: Vec::new(), ..nodes[0].clone() };
        nodes[0].end = End::On(on.clone());
        starts.push(nodes.len());
        nodes.push(alone);
    }
    path::add(ctx, &starts, &nodes, bracket.span)
}

fn links(ctx: &mut Lowering, bracket: &Bracket, then: bool) -> Result<Vec<Link>, Refused> {
    if bracket.parts.len() < 2 {
        return ctx.refuse(Mistake::NoChain { text: bracket.to_string() }, bracket.bracket);
    }
    let mut links = Vec::new();
    for separator in &bracket.separators {
        links.push(match separator.map(|separator| separator.node) {
            Some('-') => Link::GoesOn,
            Some(_) => Link::MayEnd,
            None if then => Link::MayEnd,
            None => {
                return ctx.not_settled(
                    "a bracket without `t`, `-` or `?`".into(),
                    "alternating steps were only ever discussed",
                    bracket.bracket,
                );
            }
        });
    }
    Ok(links)
}

fn part(ctx: &mut Lowering, term: &Term, link: Option<Link>) -> Result<Part, Refused> {
    let within = "directions, m c d n, and p before `-`";
    let allowed = if link == Some(Link::GoesOn) { "fblrvshmcdnp" } else { "fblrvshmcdn" };
    modifiers::only(ctx, &term.group, allowed, "a part of a bracket", within)?;
    if let Atom::Letter(letter @ ('U' | 'O')) = term.atom.node {
        let why = "it does not go on from where another step ended";
        return ctx.not_settled(format!("`{letter}` in a bracket"), why, term.atom.span);
    }
    let body = term::body(ctx, term)?;
    let letters: Vec<_> = term.group.letters().collect();
    let between = modifiers::between(ctx, &letters, &body, body.reach)?;
    let hop = letters.iter().any(|letter| letter.node == 'p').then_some(Hop::Over);
    Ok(Part { body, letters, between, hop })
}

fn node(
    ctx: &mut Lowering,
    part: &Part,
    before: Option<&Body>,
    front: &Front,
    link: Option<Link>,
) -> Result<Node, Refused> {
    let body = &part.body;
    let (first, follows) = match before {
        None => {
            let letters: Vec<_> = front.letters.iter().chain(&part.letters).copied().collect();
            (Some(headings::first(ctx, body, &letters)?), Turn::STRAIGHT)
        }
        Some(before) => (None, turn(ctx, part, before)?),
    };
    let stride = Stride {
        ring: body.ring(),
        reach: body.reach,
        between: part.between,
        wrap: Wrap::NONE,
        first,
        last: link.is_none(),
    };
    let own = Modes::of(&part.letters);
    let is_silent = own == Modes::default() && part.hop.is_none();
    let last = if own == Modes::default() { front.modes.or_either() } else { own };
    let on = Modes { quiet: own.quiet || is_silent, ..own };
    let (here, on) = (last.landings(stride.free(), &[]), on.passages(stride.free(), part.hop, &[]));
    let end = match link {
        None => End::Here(here),
        Some(Link::GoesOn) => End::On(on),
        Some(Link::MayEnd) => End::HereOrOn(here, on),
    };
    Ok(Node { stride, follows, end, next: Vec::new(), initial: before.is_none() && front.initial })
}

/// The directions of a later part for each direction of the part before it.
fn turn(ctx: &mut Lowering, part: &Part, before: &Body) -> Result<Turn, Refused> {
    let body = &part.body;
    let (ring, own) = (body.ring(), body.own());
    let signs = modifiers::signs(&part.letters);
    let offsets = match directions::read(Directions::Narrow, Class::Compound, &signs) {
        Ok(Some(offsets)) => offsets,
        Ok(None) => return Ok(Turn::table(|h| nearest(before.ring(), h, ring, own))),
        Err(mistake) => return ctx.refuse(mistake.node, mistake.span),
    };
    let is_oblique = |ring: Ring| matches!(ring, Ring::Oblique { .. });
    if is_oblique(ring) != is_oblique(before.ring()) {
        let written: Vec<_> = part.letters.iter().filter(|l| is_direction(l.node)).collect();
        let letters = written.iter().map(|letter| letter.node).collect();
        let span = written.first().map_or(body.atom, |first| first.span);
        return ctx.refuse(Mistake::BetweenKinds { letters }, span);
    }
    let turn = Turn::table(|h| offsets.turned(h.number()).intersection(own));
    if before.own().iter().all(|h| turn.after(h).is_empty()) {
        warnings::of_nothing_selected(ctx, body, &part.letters);
    }
    Ok(turn)
}
