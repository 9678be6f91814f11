//! What does a tree of Betza's notation mean?
//!
//! The only place where the letters get their meaning. A letter is never ignored: what a dialect cannot say is a
//! finding at the letter.

mod bracket;
mod castle;
mod curve;
mod graph;
mod headings;
mod leg;
mod legs;
mod merge;
mod modifiers;
mod nearest;
mod path;
mod repeat;
mod steps;
mod term;
mod turns;
mod universal;
mod vocabulary;
mod warnings;

use super::ast::{Atom, Item, Piece, Term};
use super::mistake::Mistake;
use crate::Dialect;
use crate::diag::Diagnostic;
use crate::dialect::{Doubling, Switches};
use crate::limits::MAX_ALTERNATIVES;
use crate::pattern::Movement;
use crate::reading::Named;
use crate::span::{Span, Spanned};
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec::Vec;
use vocabulary::Form;
use warnings::RidesAndHops;

/// The movements of all terms, as far as they make sense, and all findings.
pub(super) fn lower(
    piece: &Piece,
    dialect: Dialect,
    named: Named,
) -> (Vec<Movement>, Vec<Diagnostic>) {
    let Some(mut ctx) = Lowering::new(dialect, named) else { return (Vec::new(), Vec::new()) };
    let (within, beyond) = piece.items.split_at(piece.items.len().min(MAX_ALTERNATIVES));
    let mut at = 0;
    while let Some(item) = within.get(at) {
        at += self::item(&mut ctx, item, piece.items.get(at + 1));
    }
    if let Some(first) = beyond.first() {
        beyond_the_bound(&mut ctx, first, beyond);
    }
    (ctx.movements, ctx.findings)
}

/// Of terms past the bound nothing is said but that; what is no term is a mistake wherever it stands.
fn beyond_the_bound(ctx: &mut Lowering, first: &Item, beyond: &[Item]) {
    for item in beyond {
        match item {
            Item::Stray(text) => stray(ctx, text),
            Item::Term(_) | Item::Bracket(_) | Item::Dangling(_) => {}
        }
    }
    // It is the only finding about a text without mistakes. What is no Betza at all is not told apart by its length.
    let has_mistakes = !ctx.findings.iter().all(Diagnostic::is_warning);
    if !has_mistakes {
        ctx.findings.clear();
    }
    ctx.find(Mistake::TooManyTerms, item_span(first));
    if let (Some(bound), true) = (ctx.findings.last_mut(), has_mistakes) {
        bound.legal = false;
    }
}

/// What all parts of the lowering need, and what they have found so far.
struct Lowering {
    dialect: Dialect,
    switches: Switches,
    named: Named,
    movements: Vec<Movement>,
    findings: Vec<Diagnostic>,
    rides_and_hops: RidesAndHops,
    /// Legs of all movements.
    legs: usize,
    /// They are too many.
    has_too_many_legs: bool,
    /// A bracket was opened and not closed.
    unclosed: bool,
    /// Where the last stray character ended.
    stray_before: Option<usize>,
}

/// A mistake was found: the term gives no movement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Refused;

impl Lowering {
    /// An empty one; Parlett's notation has no switches and never comes here.
    fn new(dialect: Dialect, named: Named) -> Option<Self> {
        Some(Lowering {
            dialect,
            switches: dialect.switches()?,
            named,
            movements: Vec::new(),
            findings: Vec::new(),
            rides_and_hops: RidesAndHops::default(),
            legs: 0,
            has_too_many_legs: false,
            unclosed: false,
            stray_before: None,
        })
    }

    fn find(&mut self, mistake: Mistake, span: Span) {
        // The first term past the bound is where it is passed.
        let is_told = mistake == Mistake::TooManyLegs && self.has_too_many_legs;
        self.has_too_many_legs |= mistake == Mistake::TooManyLegs;
        if !is_told {
            self.findings.push(mistake.at(span));
        }
    }

    /// Finds `mistake` and refuses.
    fn refuse<T>(&mut self, mistake: Mistake, span: Span) -> Result<T, Refused> {
        self.find(mistake, span);
        Err(Refused)
    }

    /// Refuses a form that the dialect does not have.
    fn admit(
        &mut self,
        form: Form,
        what: impl FnOnce() -> String,
        span: Span,
    ) -> Result<(), Refused> {
        if vocabulary::has(self.switches.vocabulary, form) {
            return Ok(());
        }
        self.not_in_dialect(what(), vocabulary::meaning(form), span)
    }

    /// Refuses something that the Interactive Diagram's dialect has and this one has not, and says what it means there.
    fn not_in_dialect<T>(
        &mut self,
        what: String,
        meaning: &'static str,
        span: Span,
    ) -> Result<T, Refused> {
        let (dialect, other) = (self.dialect, Dialect::XBetza);
        let mistake = Mistake::NotInDialect { what, dialect, other, meaning };
        self.refuse(mistake, span)
    }

    /// Refuses what nobody has settled.
    fn not_settled<T>(
        &mut self,
        what: String,
        why: &'static str,
        span: Span,
    ) -> Result<T, Refused> {
        self.refuse(Mistake::NotSettled { what, why }, span)
    }
}

/// Lowers an item, or two that belong together, and says how many they were.
fn item(ctx: &mut Lowering, item: &Item, next: Option<&Item>) -> usize {
    match item {
        Item::Term(term) => {
            if let Some(doubled) = doubled_king(ctx, term, next) {
                // A refusal has been found; there is nothing left to do with it.
                let _: Result<(), Refused> = term::lower(ctx, &doubled);
                return 2;
            }
            warn_of_equal_terms(ctx, term, next);
            let _: Result<(), Refused> = term::lower(ctx, term);
        }
        Item::Bracket(bracket) => {
            let _: Result<(), Refused> = bracket::lower(ctx, bracket);
        }
        // What stands between the parts of a bracket that is not closed has been found with it.
        Item::Stray(text) if ctx.unclosed && matches!(text.node.as_str(), "-" | "?") => {}
        // Blanks in a row are one mistake, and so is one after something else that does not belong there.
        Item::Stray(text) if is_blank(text) && ctx.stray_before == Some(text.span.start) => {
            ctx.stray_before = Some(text.span.end);
        }
        Item::Stray(text) => stray(ctx, text),
        // What interrupts the modifiers is the mistake; they would have had an atom without it.
        Item::Dangling(_) if matches!(next, Some(Item::Stray(_))) => {}
        Item::Dangling(group) => {
            ctx.find(Mistake::NoAtom { modifiers: group.to_string() }, group.span);
        }
    }
    1
}

/// The second term of a letter that is written twice, if nothing stands between the letters.
fn same_letter<'a>(term: &Term, next: Option<&'a Item>) -> Option<&'a Term> {
    let Some(Item::Term(second)) = next else { return None };
    let bare = term.number.is_none() && term.suffixes.is_empty();
    let adjacent = second.group.modifiers.is_empty() && second.atom.node == term.atom.node;
    (bare && adjacent && matches!(term.atom.node, Atom::Letter(_))).then_some(second)
}

/// `KK` where it is Q: Fairy-Stockfish doubles any letter to make a rider.
fn doubled_king(ctx: &mut Lowering, term: &Term, next: Option<&Item>) -> Option<Term> {
    let second = same_letter(term, next)?;
    if ctx.switches.doubling != Doubling::RidesOfWfnk || term.atom.node != Atom::Letter('K') {
        return None;
    }
    let atom = Spanned::new(Atom::Rider('K'), term.atom.span.to(second.atom.span));
    ctx.find(Mistake::DoubledKing, atom.span);
    let span = term.span.to(second.span);
    Some(Term { atom, span, group: term.group.clone(), ..second.clone() })
}

fn warn_of_equal_terms(ctx: &mut Lowering, term: &Term, next: Option<&Item>) {
    if let (Some(second), Atom::Letter(letter @ ('R' | 'B' | 'Q' | 'K' | 'U'))) =
        (same_letter(term, next), &term.atom.node)
    {
        ctx.find(Mistake::NotDoubled { letter: *letter }, second.atom.span);
    }
}

fn is_blank(text: &Spanned<String>) -> bool {
    text.node.chars().all(char::is_whitespace)
}

fn stray(ctx: &mut Lowering, text: &Spanned<String>) {
    ctx.stray_before = Some(text.span.end);
    let whole = text.node.chars().count() > 1;
    let text_as_written = || text.node.clone();
    let why = "only one program has it";
    let mistake = match text.node.chars().next() {
        Some('(') if whole && text.node.contains(|c: char| c.is_ascii_uppercase()) => {
            let what = format!("the compound `{}`", text.node);
            Mistake::NotSettled { what, why: "programs read terms in parentheses in several ways" }
        }
        Some('{') if whole => {
            let why = "programs mean different things by braces";
            Mistake::NotSettled { what: format!("`{}`", text.node), why }
        }
        Some('(') if whole => Mistake::NoParenthesis { text: text_as_written() },
        Some('[') if whole => Mistake::NoChain { text: text_as_written() },
        Some(bracket @ ('(' | ')' | '[' | ']')) => {
            ctx.unclosed |= bracket == '[';
            Mistake::Unclosed { bracket }
        }
        Some(blank) if blank.is_whitespace() => Mistake::Blank,
        Some('@') => Mistake::NotSettled { what: "the marker `@`".into(), why },
        Some('*') => Mistake::NotSettled { what: "the range `*`".into(), why },
        Some(_) | None => Mistake::Unexpected { found: text_as_written() },
    };
    ctx.find(mistake, text.span);
}

fn item_span(item: &Item) -> Span {
    match item {
        Item::Term(term) => term.span,
        Item::Bracket(bracket) => bracket.span,
        Item::Dangling(group) => group.span,
        Item::Stray(text) => text.span,
    }
}

#[cfg(test)]
mod tests;
