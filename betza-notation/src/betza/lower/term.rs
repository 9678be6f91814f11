//! What do an atom, its suffixes and its number stand for?

use super::vocabulary::Form;
use super::{Lowering, Refused, castle, legs, modifiers, universal};
use crate::betza::ast::{Atom, Term};
use crate::betza::atoms::{self, Class, Family, Meaning};
use crate::betza::mistake::Mistake;
use crate::dialect::Doubling;
use crate::pattern::{Headings, Reach, Ring};
use crate::span::{Span, Spanned};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;

/// The steps of a term, and how many of them.
#[derive(Clone, Debug)]
pub(super) struct Body {
    /// The leaps.
    pub(super) family: Family,
    /// How many at most.
    pub(super) reach: Reach,
    /// The number, if one is written and read.
    pub(super) number: Option<u16>,
    /// The atom with its suffixes, as written.
    pub(super) name: String,
    /// Where the atom stands.
    pub(super) atom: Span,
}

impl Body {
    /// The ring of its steps.
    pub(super) fn ring(&self) -> Ring {
        self.family.ring().0
    }

    /// The headings of its steps.
    pub(super) fn own(&self) -> Headings {
        self.family.ring().1
    }

    /// How direction letters choose among its steps.
    pub(super) fn class(&self) -> Class {
        self.family.class()
    }

    /// The longer component of its leaps.
    pub(super) fn longer(&self) -> u16 {
        match self.family {
            Family::Grid => 1,
            Family::Leaps(a, b) => a.max(b).max(1),
        }
    }

    /// Whether its steps pass no square.
    pub(super) fn is_adjacent(&self) -> bool {
        self.ring() == Ring::Grid(1)
    }
}

/// Lowers a term.
pub(super) fn lower(ctx: &mut Lowering, term: &Term) -> Result<(), Refused> {
    match term.atom.node {
        Atom::Letter('U') => universal::lower(ctx, term),
        Atom::Letter('O') => castle::lower(ctx, term),
        Atom::Letter(_) | Atom::Rider(_) | Atom::Leap(_, _) => {
            let known = modifiers::known(ctx, &term.group);
            let body = body(ctx, term);
            if body.is_err() {
                modifiers::find_repeated(ctx, &term.group);
            }
            known?;
            legs::lower(ctx, term, &body?)
        }
    }
}

/// The atom with its suffixes and number.
pub(super) fn body(ctx: &mut Lowering, term: &Term) -> Result<Body, Refused> {
    let meaning = match &term.atom.node {
        Atom::Leap(a, b) => leap(ctx, term, a, b)?,
        Atom::Letter(letter) => letter_atom(ctx, *letter, term.atom.span)?,
        Atom::Rider(letter) => rider(ctx, term, *letter)?,
    };
    let meaning = lengthened(ctx, term, meaning)?;
    let number = number(ctx, term)?;
    let reach = match number {
        None => meaning.reach,
        Some(0) => Reach::UNLIMITED,
        Some(steps) => Reach::up_to(steps),
    };
    let rides = matches!(
        term.atom.node,
        Atom::Letter('W' | 'F' | 'N' | 'K' | 'R' | 'B' | 'Q') | Atom::Rider(_)
    );
    if let (Doubling::RidesOfWfnk, Some(number), false) = (ctx.switches.doubling, number, rides) {
        let ride = format!("{}{number}", term.atom.node);
        return ctx.refuse(Mistake::NoSuchRide { ride }, term.atom.span);
    }
    let suffixes: String = term.suffixes.iter().map(|suffix| suffix.node).collect();
    let name = format!("{}{suffixes}", term.atom.node);
    Ok(Body { family: meaning.family, reach, number, name, atom: term.atom.span })
}

fn letter_atom(ctx: &mut Lowering, letter: char, span: Span) -> Result<Meaning, Refused> {
    if let Some(meaning) = atoms::meaning(letter, ctx.switches.l_and_j_exchanged) {
        return Ok(meaning);
    }
    match letter {
        'X' | 'Y' => ctx.refuse(Mistake::SuffixAlone { letter }, span),
        'I' => ctx.not_settled(
            "the imitator `I`".into(),
            "it moves as another piece did, which no table holds",
            span,
        ),
        _ => ctx.refuse(Mistake::UnknownAtom { letter }, span),
    }
}

fn rider(ctx: &mut Lowering, term: &Term, letter: char) -> Result<Meaning, Refused> {
    let (rider, span) = (term.atom.node.to_string(), term.atom.span);
    match ctx.switches.doubling {
        Doubling::Rides => {}
        Doubling::RidesOfWfnk if matches!(letter, 'W' | 'F' | 'N' | 'K') => {}
        Doubling::RidesOfWfnk => return ctx.refuse(Mistake::NoSuchRide { ride: rider }, span),
        Doubling::Refused => return ctx.refuse(Mistake::DoubledInXBoard { rider }, span),
    }
    let after = term.suffixes.first().map(|suffix| suffix.span);
    // A doubled K is two letters that were put together, and its number is the second one's.
    let after = after.or(term.number.as_ref().filter(|_| letter != 'K').map(|number| number.span));
    if let Some(span) = after {
        return ctx.refuse(Mistake::NumberOnRider { rider }, span);
    }
    let meaning = letter_atom(ctx, letter, span)?;
    Ok(Meaning { reach: Reach::UNLIMITED, ..meaning })
}

fn leap(
    ctx: &mut Lowering,
    term: &Term,
    a: &Spanned<String>,
    b: &Spanned<String>,
) -> Result<Meaning, Refused> {
    let leap = term.atom.node.to_string();
    ctx.admit(Form::Leap, || format!("the leap `{leap}`"), term.atom.span)?;
    let component = |digits: &str| digits.parse().ok().filter(|_| digits.len() <= 2);
    match (component(&a.node), component(&b.node)) {
        (Some(a), Some(b)) if (a, b) != (0, 0) => {
            Ok(Meaning { family: Family::Leaps(a, b), reach: Reach::ONE })
        }
        (_, _) => ctx.refuse(Mistake::NotALeap { leap }, term.atom.span),
    }
}

/// The leap with what X and Y add to it.
fn lengthened(ctx: &mut Lowering, term: &Term, meaning: Meaning) -> Result<Meaning, Refused> {
    let Some(first) = term.suffixes.first() else { return Ok(meaning) };
    ctx.admit(Form::Suffix, || format!("the suffix `{}`", first.node), first.span)?;
    let atom = term.atom.node.to_string();
    match meaning.family {
        Family::Leaps(a, b)
            if matches!(term.atom.node, Atom::Letter(_)) && meaning.reach.is_one() =>
        {
            let (mut short, mut long) = (a.min(b), a.max(b));
            for suffix in &term.suffixes {
                // X makes the longer component longer by three squares, Y both of them by two. A text has too few
                // characters for more squares than a number holds.
                let (more_short, more_long) = if suffix.node == 'X' { (0, 3) } else { (2, 2) };
                (short, long) = (short + more_short, long + more_long);
            }
            Ok(Meaning { family: Family::Leaps(short, long), ..meaning })
        }
        Family::Leaps(_, _) | Family::Grid => ctx.refuse(Mistake::NoSuffixOn { atom }, first.span),
    }
}

/// The number as the dialect reads it.
pub(super) fn number(ctx: &mut Lowering, term: &Term) -> Result<Option<u16>, Refused> {
    let Some(number) = &term.number else { return Ok(None) };
    let digits = number.node.as_str();
    if digits.len() > 1 && digits.starts_with('0') {
        return ctx.refuse(Mistake::LeadingZero { number: digits.to_owned() }, number.span);
    }
    if digits.len() > 2 {
        return ctx.refuse(Mistake::LongNumber { number: digits.to_owned() }, number.span);
    }
    let read = if ctx.switches.one_digit { &digits[..1] } else { digits };
    if read.len() < digits.len() {
        let rest = Span::new(number.span.start + 1, number.span.end);
        ctx.find(Mistake::OneDigit { number: digits.to_owned() }, rest);
    }
    // One or two digits are a number.
    Ok(read.parse().ok())
}
