//! What do the letters before one leg say, and may they stand together?

use super::term::Body;
use super::vocabulary::Form;
use super::{Lowering, Refused, warnings};
use crate::betza::ast::{Group, Modifier};
use crate::betza::directions::{Sign, is_direction};
use crate::betza::mistake::Mistake;
use crate::dialect::{Hoppers, LameRiders, Vocabulary};
use crate::pattern::{Act, Class as Squares, Effect, Kinds, Landing, Occupants, Reach, Wrap, make};
use crate::span::Spanned;
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::vec::Vec;

/// What may be done where a leg ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Modes {
    /// `m`.
    pub(super) quiet: bool,
    /// `c`.
    pub(super) capture: bool,
    /// `d`.
    pub(super) own: bool,
    /// `e`.
    pub(super) en_passant: bool,
    /// `k`.
    pub(super) royal: bool,
}

/// What a step makes of the squares that it leaps over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Between {
    /// They do not matter.
    Ignored,
    /// All must be empty: `n`.
    Free,
    /// One at least must be occupied: `j` on a leap.
    Occupied,
    /// The first square of the leg does not matter: `j` on adjacent steps.
    Skipped,
}

/// How a leg passes a man.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Hop {
    /// `p`: as far behind it as the leg goes.
    Over,
    /// `g`: right behind it.
    Behind,
}

/// What a group says besides directions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Manner {
    /// Where the leg ends.
    pub(super) modes: Modes,
    /// Over what it leaps.
    pub(super) between: Between,
    /// Over whom it hops.
    pub(super) hop: Option<Hop>,
    /// `y`: the legs after it have the other range.
    pub(super) switches: bool,
    /// `i`.
    pub(super) i: bool,
    /// `o`.
    pub(super) wrap: Wrap,
    /// `in`, `nn`.
    pub(super) marks: bool,
}

/// Which of the legs of a path it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    /// No leg is before it.
    pub(super) first: bool,
    /// No leg is after it.
    pub(super) last: bool,
}

impl Modes {
    /// The modes among `letters`.
    pub(super) fn of(letters: &[Spanned<char>]) -> Self {
        let has = |letter: char| letters.iter().any(|written| written.node == letter);
        Modes {
            quiet: has('m'),
            capture: has('c'),
            own: has('d'),
            en_passant: has('e'),
            royal: has('k'),
        }
    }

    /// The same, or `m` and `c` if there is none.
    pub(super) fn or_either(self) -> Self {
        let either = Modes { quiet: true, capture: true, ..self };
        if self == Modes::default() { either } else { self }
    }

    /// The squares where a move may end, empty ones being `free`; `effects` happen there.
    pub(super) fn landings(self, free: Squares, effects: &[Effect]) -> Vec<Landing> {
        let landing = |(on, own): (Squares, Option<Effect>)| Landing {
            on,
            effects: own.into_iter().chain(effects.iter().copied()).collect(),
        };
        self.squares(free).into_iter().map(landing).collect()
    }

    /// The squares from which a path may go on; men taken there are removed, men hopped over stay.
    pub(super) fn passages(
        self,
        free: Squares,
        hop: Option<Hop>,
        effects: &[Effect],
    ) -> Vec<Landing> {
        let taken = |on: Squares| on.admits(Occupants::MEN).then_some(Effect::always(Act::Take));
        let ways = self.squares(free).into_iter().map(|(on, own)| (on, own.or(taken(on))));
        let hurdles = hop.map(|_| (Squares::MEN, None));
        let passage = |(on, own): (Squares, Option<Effect>)| Landing {
            on,
            effects: own.into_iter().chain(effects.iter().copied()).collect(),
        };
        make::merge_landings(ways.chain(hurdles).map(passage).collect())
    }

    fn squares(self, free: Squares) -> Vec<(Squares, Option<Effect>)> {
        let royal = Squares { kinds: Kinds::of("K"), ..Squares::ENEMY };
        let passed = Squares::of(Occupants::EN_PASSANT);
        let rows = [
            (self.quiet, free, None),
            (self.capture, Squares::ENEMY, None),
            (self.own, Squares::OWN, None),
            (self.royal && !self.capture, royal, None),
            (self.en_passant, passed, Some(Effect::always(Act::TakeEnPassant))),
        ];
        rows.into_iter().filter(|row| row.0).map(|(_, on, effect)| (on, effect)).collect()
    }
}

/// Checks that each letter of `group`, in parentheses or not, is a modifier of the dialect.
pub(super) fn known(ctx: &mut Lowering, group: &Group) -> Result<(), Refused> {
    let mut result = Ok(());
    for modifier in &group.modifiers {
        let found = match modifier {
            Modifier::Letter(letter) => known_letter(ctx, *letter),
            Modifier::Repeated(repeated) => {
                let here = ctx.admit(
                    Form::Repetition,
                    || "a repetition in parentheses".into(),
                    repeated.span,
                );
                known(ctx, &repeated.group).and(here)
            }
        };
        result = result.and(found);
    }
    result
}

fn known_letter(ctx: &mut Lowering, letter: Spanned<char>) -> Result<(), Refused> {
    match letter.node {
        c if is_direction(c) => Ok(()),
        'm' | 'c' | 'd' | 'e' | 'k' | 'i' | 'n' | 'j' | 'p' | 'g' | 'o' | 'y' | 'z' | 'q' | 'a' => {
            ctx.admit(
                Form::Modifier(letter.node),
                || format!("the modifier `{}`", letter.node),
                letter.span,
            )
        }
        'x' | 'u' | 't' => ctx.not_settled(
            format!("the modifier `{}`", letter.node),
            "its author has not settled what it does",
            letter.span,
        ),
        _ => ctx.refuse(Mistake::UnknownModifier { letter: letter.node }, letter.span),
    }
}

/// Checks that a group has none but these letters, each of them once.
pub(super) fn only(
    ctx: &mut Lowering,
    group: &Group,
    allowed: &str,
    what: &'static str,
    expected: &'static str,
) -> Result<(), Refused> {
    for modifier in &group.modifiers {
        let (letter, span) = match modifier {
            Modifier::Letter(letter) => (letter.node, letter.span),
            Modifier::Repeated(repeated) => ('(', repeated.span),
        };
        if !allowed.contains(letter) {
            return ctx.refuse(Mistake::NotFor { letter, what, expected }, span);
        }
    }
    once(ctx, &group.letters().collect::<Vec<_>>(), 1)
}

/// Checks that no letter but directions is written more than once in the letters of a leg; `oo` and `nn` are words.
pub(super) fn apart(ctx: &mut Lowering, letters: &[Spanned<char>]) -> Result<(), Refused> {
    let twice = match ctx.switches.vocabulary {
        Vocabulary::Full => 2,
        Vocabulary::XBoard | Vocabulary::Fsf => 1,
    };
    once(ctx, letters, twice)
}

/// Finds a modifier that is written twice before an atom which has mistakes of its own.
pub(super) fn find_repeated(ctx: &mut Lowering, group: &Group) {
    let letters: Vec<_> = group.letters().collect();
    let is_one_leg = !letters.iter().any(|letter| letter.node == 'a');
    if is_one_leg {
        // The term is refused already, for its atom.
        let _: Result<(), Refused> = once(ctx, &letters, 2);
    }
}

fn once(ctx: &mut Lowering, letters: &[Spanned<char>], twice: usize) -> Result<(), Refused> {
    // How often each letter has been seen: a text may be a thousand letters long.
    let mut seen: BTreeMap<char, usize> = BTreeMap::new();
    for letter in letters.iter().filter(|l| !is_direction(l.node)) {
        let count = seen.entry(letter.node).or_default();
        let before = core::mem::replace(count, *count + 1);
        let most = if matches!(letter.node, 'o' | 'n') { twice } else { 1 };
        if before >= most {
            return ctx.refuse(Mistake::Twice { letter: letter.node }, letter.span);
        }
    }
    Ok(())
}

/// What the letters before one leg say.
pub(super) fn manner(
    ctx: &mut Lowering,
    letters: &[Spanned<char>],
    place: Place,
    body: &Body,
    reach: Reach,
) -> Result<Manner, Refused> {
    together(ctx, letters, place)?;
    warnings::of_own_rules(ctx, letters);
    let times = |letter: char| letters.iter().filter(|written| written.node == letter).count();
    let has = |letter: char| times(letter) > 0;
    let between = between(ctx, letters, body, reach)?;
    let hop = match (has('p'), has('g')) {
        (true, _) => Some(Hop::Over),
        (false, true) => Some(Hop::Behind),
        (false, false) => None,
    };
    if let Some(letter) = letters.iter().find(|letter| matches!(letter.node, 'p' | 'g')) {
        // A program that hops as it rides does so on its riders only.
        if ctx.switches.hoppers == Hoppers::AlwaysRide && !is_ridden(body) {
            return ctx.not_in_dialect(
                format!("a hopper of `{}`", body.name),
                "it hops over the first man on its line",
                letter.span,
            );
        }
    }
    Ok(Manner {
        modes: Modes::of(letters),
        between,
        hop,
        switches: has('y'),
        i: has('i'),
        wrap: Wrap { files: has('o'), ranks: times('o') == 2 },
        marks: place.first && (times('n') == 2 || has('n') && has('i')),
    })
}

/// Checks the letters that do not go together, or not on this leg.
fn together(ctx: &mut Lowering, letters: &[Spanned<char>], place: Place) -> Result<(), Refused> {
    let find = |letter: char| letters.iter().copied().find(|written| written.node == letter);
    let several = !(place.first && place.last);
    if let (true, true, Some(letter)) = (place.first, several, find('z').or(find('q'))) {
        return ctx.refuse(Mistake::TurnOfNothing { letter: letter.node }, letter.span);
    }
    if let (true, Some(letter)) = (place.last, find('y')) {
        let what = "`y` on a last leg".into();
        return ctx.not_settled(what, "no leg follows whose range it could switch", letter.span);
    }
    if let (false, Some(letter)) = (place.first, find('i')) {
        ctx.admit(Form::Iso, || "`i` on a later leg".into(), letter.span)?;
    }
    let hops_at_end = [('n', 'p'), ('n', 'g'), ('j', 'p'), ('j', 'g')];
    let measured = [('i', 'p'), ('i', 'g')];
    let pairs = [('n', 'j'), ('p', 'g')]
        .into_iter()
        .chain(hops_at_end.into_iter().filter(|_| place.last))
        .chain([('i', 'j')].into_iter().filter(|_| !place.first))
        .chain(measured.into_iter().filter(|_| !place.first && place.last));
    for (a, b) in pairs {
        excluded(ctx, find(a), find(b))?;
    }
    Ok(())
}

/// Refuses the later of two letters, if both are written.
pub(super) fn excluded(
    ctx: &mut Lowering,
    a: Option<Spanned<char>>,
    b: Option<Spanned<char>>,
) -> Result<(), Refused> {
    let (Some(a), Some(b)) = (a, b) else { return Ok(()) };
    let (first, second) = if a.span < b.span { (a, b) } else { (b, a) };
    ctx.refuse(Mistake::Excluded { first: first.node, second: second.node }, second.span)
}

/// What `n` and `j` make of the squares passed.
pub(super) fn between(
    ctx: &mut Lowering,
    letters: &[Spanned<char>],
    body: &Body,
    reach: Reach,
) -> Result<Between, Refused> {
    let Some(letter) = letters.iter().find(|letter| matches!(letter.node, 'n' | 'j')) else {
        return Ok(Between::Ignored);
    };
    let is_lame = letter.node == 'n';
    if body.is_adjacent() && (is_lame || reach.is_one()) {
        let mistake = Mistake::NothingPassed { letter: letter.node, atom: body.name.clone() };
        return ctx.refuse(mistake, letter.span);
    }
    match (is_lame, ctx.switches.lame_riders) {
        (true, LameRiders::Dropped) if !reach.is_one() => {
            ctx.find(Mistake::LameDropped { atom: body.name.clone() }, letter.span);
            Ok(Between::Ignored)
        }
        (true, LameRiders::Dropped)
            if !matches!(body.name.as_str(), "D" | "A" | "N" | "Z" | "J") =>
        {
            ctx.not_in_dialect(
                format!("a lame `{}`", body.name),
                "the squares that it leaps over must be empty",
                letter.span,
            )
        }
        (true, LameRiders::Dropped | LameRiders::EachStep) => Ok(Between::Free),
        (false, _) if body.is_adjacent() => Ok(Between::Skipped),
        (false, _) => Ok(Between::Occupied),
    }
}

fn is_ridden(body: &Body) -> bool {
    body.is_adjacent()
}

/// The direction letters of a group, and the gaps between them.
pub(super) fn signs(letters: &[Spanned<char>]) -> Vec<Sign> {
    letters
        .iter()
        .map(|letter| if is_direction(letter.node) { Sign::Letter(*letter) } else { Sign::Gap })
        .collect()
}
