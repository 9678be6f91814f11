//! What does a tree of Betza's notation mean?
//!
//! The only place where the letters get their meaning. A letter is never ignored: what a dialect cannot say, and what
//! is not compiled yet, is a finding at the letter.

use super::ast::{Atom, Item, Modifier, Piece, Term};
use super::atoms::{self, Class, Family, Meaning};
use super::directions::{self, Sign, is_direction};
use super::mistake::Mistake;
use crate::Dialect;
use crate::diag::Diagnostic;
use crate::dialect::{Directions, Doubling, Switches};
use crate::limits::MAX_ALTERNATIVES;
use crate::pattern::{Class as Squares, Headings, Movement, Reach, Ring, make};
use crate::reading::Named;
use crate::span::{Span, Spanned};

/// The movements of all terms, as far as they make sense, and all findings.
pub(super) fn lower(
    piece: &Piece,
    dialect: Dialect,
    named: Named,
) -> (Vec<Movement>, Vec<Diagnostic>) {
    // Parlett's notation has no switches and never comes here.
    let Some(switches) = dialect.switches() else { return (Vec::new(), Vec::new()) };
    let mut lowering =
        Lowering { dialect, switches, named, movements: Vec::new(), findings: Vec::new() };
    for (number, item) in piece.items.iter().enumerate() {
        if number == MAX_ALTERNATIVES {
            lowering.find(Mistake::TooManyTerms, item_span(item));
            break;
        }
        lowering.item(item, piece.items.get(number + 1));
    }
    (lowering.movements, lowering.findings)
}

struct Lowering {
    dialect: Dialect,
    switches: Switches,
    named: Named,
    movements: Vec<Movement>,
    findings: Vec<Diagnostic>,
}

/// What may be done on the squares where a term ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Modes {
    quiet: bool,
    capture: bool,
}

impl Modes {
    /// The squares where the move may end; a term without `m` and `c` has both.
    fn squares(self) -> Vec<Squares> {
        let either = !self.quiet && !self.capture;
        let quiet = (self.quiet || either).then_some(Squares::FREE);
        let capture = (self.capture || either).then_some(Squares::ENEMY);
        quiet.into_iter().chain(capture).collect()
    }
}

impl Lowering {
    fn find(&mut self, mistake: Mistake, span: Span) {
        self.findings.push(mistake.at(span));
    }

    fn not_yet(&mut self, what: String, span: Span) {
        self.findings.push(Mistake::NotYet { what }.at(span).not_yet());
    }

    fn item(&mut self, item: &Item, next: Option<&Item>) {
        match item {
            Item::Term(term) => self.term(term),
            Item::Bracket(bracket) => self.not_yet("a bracket".into(), bracket.bracket),
            Item::Stray(text) => self.stray(text),
            // What interrupts the modifiers is the mistake; they would have had an atom without it.
            Item::Dangling(_) if matches!(next, Some(Item::Stray(_))) => {}
            Item::Dangling(group) => {
                self.find(Mistake::NoAtom { modifiers: group.to_string() }, group.span)
            }
        }
    }

    fn stray(&mut self, text: &Spanned<String>) {
        let mistake = match text.node.chars().next() {
            Some(bracket @ ('(' | ')' | '[' | ']')) => Mistake::Unclosed { bracket },
            Some(blank) if blank.is_whitespace() => Mistake::Blank,
            Some('@') => Mistake::NotSettled {
                what: "the marker `@`".into(),
                why: "only one program has it",
            },
            _ => Mistake::Unexpected { found: text.node.clone() },
        };
        self.find(mistake, text.span);
    }

    fn term(&mut self, term: &Term) {
        let found = self.findings.len();
        let meaning = self.meaning(term);
        let modes = self.modes(term);
        let Some(meaning) = meaning else { return };
        let headings = self.headings(term, meaning);
        let (Some(modes), Some(headings)) = (modes, headings) else { return };
        if self.findings[found..].iter().any(|finding| !finding.is_warning()) {
            return;
        }
        let (ring, _) = meaning.family.ring();
        let leg = modes
            .squares()
            .into_iter()
            .fold(make::leg(ring, meaning.reach), |leg, squares| leg.ends(squares));
        self.movements.push(make::single(headings, leg, Vec::new(), term.span));
    }

    /// The atom with its suffixes and number.
    fn meaning(&mut self, term: &Term) -> Option<Meaning> {
        if let Some(suffix) = term.suffixes.first() {
            self.not_yet(format!("the suffix `{}`", suffix.node), suffix.span);
            return None;
        }
        let exchanged = self.switches.l_and_j_exchanged;
        match &term.atom.node {
            Atom::Leap(a, b) => {
                self.leap(term, a, b);
                None
            }
            Atom::Letter(letter) => {
                let Some(meaning) = atoms::meaning(*letter, exchanged) else {
                    self.no_atom(*letter, term.atom.span);
                    return None;
                };
                self.number(term, meaning)
            }
            Atom::Rider(letter) => {
                let rider = term.atom.node.to_string();
                let rides = match self.switches.doubling {
                    Doubling::Rides => true,
                    Doubling::RidesOfWfnk => matches!(letter, 'W' | 'F' | 'N'),
                    Doubling::Refused => {
                        self.find(Mistake::DoubledInXBoard { rider }, term.atom.span);
                        return None;
                    }
                };
                if !rides {
                    self.find(Mistake::NoSuchRide { ride: rider }, term.atom.span);
                    return None;
                }
                if let Some(number) = &term.number {
                    self.find(Mistake::NumberOnRider { rider }, number.span);
                    return None;
                }
                let meaning = atoms::meaning(*letter, exchanged)?;
                Some(Meaning { reach: Reach::UNLIMITED, ..meaning })
            }
        }
    }

    fn leap(&mut self, term: &Term, a: &Spanned<String>, b: &Spanned<String>) {
        let leap = term.atom.node.to_string();
        let long = a.node.len() > 2 || b.node.len() > 2;
        let nowhere = [a, b].iter().all(|number| number.node.bytes().all(|digit| digit == b'0'));
        if long || nowhere {
            self.find(Mistake::NotALeap { leap }, term.atom.span);
        } else {
            self.not_yet(format!("the leap `{leap}`"), term.atom.span);
        }
    }

    fn no_atom(&mut self, letter: char, span: Span) {
        match letter {
            'X' | 'Y' => self.find(Mistake::SuffixAlone { letter }, span),
            'U' | 'O' => self.not_yet(format!("the atom `{letter}`"), span),
            'I' => self.find(
                Mistake::NotSettled {
                    what: "the imitator `I`".into(),
                    why: "it moves as another piece did, which no table holds",
                },
                span,
            ),
            _ => self.find(Mistake::UnknownAtom { letter }, span),
        }
    }

    fn number(&mut self, term: &Term, meaning: Meaning) -> Option<Meaning> {
        let Some(number) = &term.number else { return Some(meaning) };
        let digits = number.node.as_str();
        let read = if self.switches.one_digit { &digits[..1] } else { digits };
        if digits.len() > 1 && digits.starts_with('0') {
            self.find(Mistake::LeadingZero { number: number.node.clone() }, number.span);
            return None;
        }
        if digits.len() > 2 {
            self.find(Mistake::LongNumber { number: number.node.clone() }, number.span);
            return None;
        }
        if read.len() < digits.len() {
            let rest = Span::new(number.span.start + 1, number.span.end);
            self.find(Mistake::OneDigit { number: number.node.clone() }, rest);
        }
        let reach = match read.parse() {
            Ok(0) => Reach::UNLIMITED,
            Ok(steps) => Reach::up_to(steps),
            // One or two digits are a number.
            Err(_) => return None,
        };
        let rides = matches!(term.atom.node, Atom::Letter('W' | 'F' | 'N' | 'K' | 'R' | 'B' | 'Q'));
        if self.switches.doubling == Doubling::RidesOfWfnk && !rides {
            self.find(
                Mistake::NoSuchRide { ride: format!("{}{digits}", term.atom.node) },
                term.atom.span,
            );
            return None;
        }
        Some(Meaning { reach, ..meaning })
    }

    /// What may be done where the term ends; nothing if a modifier is wrong or not compiled yet.
    fn modes(&mut self, term: &Term) -> Option<Modes> {
        let mut modes = Modes::default();
        let mut complete = true;
        for modifier in &term.group.modifiers {
            let letter = match modifier {
                Modifier::Letter(letter) => *letter,
                Modifier::Repeated(repeated) => {
                    self.not_yet("a repetition in parentheses".into(), repeated.span);
                    complete = false;
                    continue;
                }
            };
            complete &= match letter.node {
                'm' => self.once(&mut modes.quiet, letter),
                'c' => self.once(&mut modes.capture, letter),
                c if is_direction(c) => true,
                'd' | 'e' | 'k' | 'i' | 'n' | 'j' | 'p' | 'g' | 'o' | 'y' | 'z' | 'q' | 'a' => {
                    self.not_yet(format!("the modifier `{}`", letter.node), letter.span);
                    false
                }
                'x' | 'u' | 't' => {
                    let why = "its author has not settled what it does";
                    self.find(
                        Mistake::NotSettled {
                            what: format!("the modifier `{}`", letter.node),
                            why,
                        },
                        letter.span,
                    );
                    false
                }
                _ => {
                    self.find(Mistake::UnknownModifier { letter: letter.node }, letter.span);
                    false
                }
            };
        }
        complete.then_some(modes)
    }

    fn once(&mut self, seen: &mut bool, letter: Spanned<char>) -> bool {
        if *seen {
            self.find(Mistake::Twice { letter: letter.node }, letter.span);
        }
        !core::mem::replace(seen, true)
    }

    /// The headings that the direction letters of a term select.
    fn headings(&mut self, term: &Term, meaning: Meaning) -> Option<Headings> {
        let (ring, own) = meaning.family.ring();
        let signs = signs(term);
        match directions::read(self.switches.directions, meaning.family.class(), &signs) {
            Err(mistake) => {
                self.find(mistake.node, mistake.span);
                None
            }
            Ok(None) => Some(own),
            Ok(Some(headings)) => {
                let headings = headings.intersection(own);
                let letters = Letters::of(&signs)?;
                if headings.is_empty() {
                    self.find(Mistake::NothingSelected { letters: letters.text }, letters.span);
                    return None;
                }
                self.warn_of_other_readings(term, meaning.family, ring, headings, &signs, &letters);
                Some(headings)
            }
        }
    }

    fn warn_of_other_readings(
        &mut self,
        term: &Term,
        family: Family,
        ring: Ring,
        here: Headings,
        signs: &[Sign],
        letters: &Letters,
    ) {
        let class = family.class();
        let narrow = |reading| directions::read(reading, class, signs).ok().flatten();
        let assumed = self.named == Named::Assumed;
        let atom = term.atom.node.to_string();
        let (here, text) = (here.iter().count() as u32, letters.text.clone());
        match (self.switches.directions, ring) {
            (Directions::Sums, Ring::Oblique { .. }) if assumed => {
                let elsewhere =
                    narrow(Directions::Narrow).map_or(0, |set| set.iter().count() as u32);
                if elsewhere != here {
                    self.find(
                        Mistake::WideObliqueLetter { letters: text, atom, here, elsewhere },
                        letters.span,
                    );
                }
            }
            (Directions::Sums, Ring::Grid(_)) if assumed && class == Class::Compound => {
                let elsewhere =
                    narrow(Directions::Narrow).map_or(0, |set| set.iter().count() as u32);
                if elsewhere != here {
                    self.find(
                        Mistake::OtherCompoundSet { letters: text, atom, here, elsewhere },
                        letters.span,
                    );
                }
            }
            (Directions::Narrow, Ring::Oblique { .. }) if unpaired(&text) => {
                self.find(Mistake::NoPair { letters: text }, letters.span);
            }
            (Directions::Sums | Directions::Narrow | Directions::Pairs, _) => {}
        }
    }
}

/// Whether a text begins with v or s before a letter of the other axis.
fn unpaired(letters: &str) -> bool {
    let mut letters = letters.chars();
    match (letters.next(), letters.next()) {
        (Some('v'), Some(next)) => "rls".contains(next),
        (Some('s'), Some(next)) => "fbv".contains(next),
        (_, _) => false,
    }
}

/// The direction letters of a term as one string.
struct Letters {
    text: String,
    span: Span,
}

impl Letters {
    fn of(signs: &[Sign]) -> Option<Letters> {
        let letters = || {
            signs.iter().filter_map(|sign| match sign {
                Sign::Letter(letter) => Some(*letter),
                Sign::Gap => None,
            })
        };
        let (first, last) = (letters().next()?, letters().last()?);
        Some(Letters {
            text: letters().map(|letter| letter.node).collect(),
            span: first.span.to(last.span),
        })
    }
}

fn signs(term: &Term) -> Vec<Sign> {
    let sign = |letter: Spanned<char>| {
        if is_direction(letter.node) { Sign::Letter(letter) } else { Sign::Gap }
    };
    term.group.letters().map(sign).collect()
}

fn item_span(item: &Item) -> Span {
    match item {
        Item::Term(term) => term.span,
        Item::Bracket(bracket) => bracket.span,
        Item::Dangling(group) => group.span,
        Item::Stray(text) => text.span,
    }
}
