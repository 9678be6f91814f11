//! What can be wrong with a text in Betza's notation, and in which words is it said?

mod help;
mod words;

use super::atoms::Class;
use crate::Dialect;
use crate::diag::Diagnostic;
use crate::span::Span;
use alloc::string::String;
use alloc::vec::Vec;

/// A mistake, or something that the author should know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mistake {
    /// There is no text, or nothing but blanks.
    Empty,
    /// A character of no meaning here.
    Unexpected { found: String },
    /// A blank.
    Blank,
    /// Modifiers before nothing.
    NoAtom { modifiers: String },
    /// A bracket or parenthesis without its other half.
    Unclosed { bracket: char },
    /// A capital that is no atom.
    UnknownAtom { letter: char },
    /// X or Y where an atom should stand.
    SuffixAlone { letter: char },
    /// A number with a leading zero.
    LeadingZero { number: String },
    /// A number of more than two digits.
    LongNumber { number: String },
    /// A number after a doubled letter.
    NumberOnRider { rider: String },
    /// A letter that is no modifier.
    UnknownModifier { letter: char },
    /// A modifier, atom or form that this dialect does not have.
    NotInDialect { what: String, dialect: Dialect, other: Dialect, meaning: &'static str },
    /// `h` where it does not select anything.
    MisplacedHalf { class: Class },
    /// A modifier written twice in a group.
    Twice { letter: char },
    /// A doubled letter in `xboard`.
    DoubledInXBoard { rider: String },
    /// A rider that Fairy-Stockfish does not have.
    NoSuchRide { ride: String },
    /// Direction letters that select no step; some of them would.
    NothingSelected { letters: String, others: Vec<String> },
    /// A leap of no length, or of numbers with more than two digits.
    NotALeap { leap: String },
    /// A meaning that nobody has settled.
    NotSettled { what: String, why: &'static str },
    /// A bracket that is no chain of atoms.
    NoChain { text: String },
    /// A parenthesis that is neither a leap nor a repetition.
    NoParenthesis { text: String },
    /// A repetition of no leg.
    NothingRepeated { text: String },
    /// Two modifiers that do not go together.
    Excluded { first: char, second: char },
    /// `n` on a step over nothing, or `j` on a leg of one step.
    NothingPassed { letter: char, atom: String },
    /// A crooked or circular leg of one step.
    NeedsRide { letter: char },
    /// A modifier before something that does not take it.
    NotFor { letter: char, what: &'static str, expected: &'static str },
    /// A number after something that has no steps.
    NothingCounted { atom: String },
    /// Castling without a distance of 1 to 9 files.
    NoDistance,
    /// X or Y after an atom that is not a leaper.
    NoSuffixOn { atom: String },
    /// `z` or `q` on the first of several legs.
    TurnOfNothing { letter: char },
    /// Directions between an oblique atom and one of another class.
    BetweenKinds { letters: String },
    /// A bound: characters.
    TooLong,
    /// A bound: brackets in brackets.
    TooDeep,
    /// A bound: terms.
    TooManyTerms,
    /// A bound: legs.
    TooManyLegs,
    /// Warning: a character was read as the one that it looks like.
    LookAlike { found: char, name: &'static str, meant: char },
    /// Warning: a letter on an oblique atom is wider here than elsewhere.
    WideObliqueLetter { letters: String, atom: String, here: u32, elsewhere: u32 },
    /// Warning: letters on K or Q select other steps here than elsewhere.
    OtherCompoundSet { letters: String, atom: String, here: u32, elsewhere: u32 },
    /// Warning: v or s before a letter of the other axis does not pair here.
    NoPair { letters: String },
    /// Warning: only the first digit is read.
    OneDigit { number: String },
    /// Warning: a letter beside the sum that contains it.
    IdleLetter { letter: char, sum: char },
    /// Warning: a single letter before a pair that holds its opposite.
    OpposedPair { single: char, pair: String },
    /// Warning: other letters stand within a pair.
    PartedPair { pair: String, between: String, pairs: bool },
    /// Warning: a later leg without a direction on an orthogonal or diagonal atom.
    NoDirection { atom: String },
    /// Warning: `z` and `q` on one leg.
    TwoTurns,
    /// Warning: two equal terms that look like a rider.
    NotDoubled { letter: char },
    /// Warning: `KK` is Q in Fairy-Stockfish.
    DoubledKing,
    /// Warning: a pair that Fairy-Stockfish does not know.
    IdlePair { letters: String },
    /// Warning: Fairy-Stockfish has a rule of its own for a modifier.
    OwnRule { letter: char },
    /// Warning: Fairy-Stockfish drops `n` on riders.
    LameDropped { atom: String },
    /// Warning: in Fairy-Stockfish a number takes the place of `g`.
    NumberForHop { atom: String, number: String },
    /// Warning: in Fairy-Stockfish a hopper and a slider share their directions.
    SharedDirections { class: Class },
    /// Warning: directions that choose every step of the atom.
    IdleDirections { letters: String, atom: String },
    /// Warning: a term whose moves are all moves of the others.
    IdleTerm { term: String },
    /// Warning: written directions of a later part select none of its steps.
    NothingFollows { letters: String, atom: String },
}

impl Mistake {
    /// The finding at `span`.
    pub(super) fn at(self, span: Span) -> Diagnostic {
        let (code, headline, label) = self.words();
        let finding = Diagnostic::new(code, span, headline, label);
        let finding = match self.help() {
            Some(help) => finding.help(help),
            None => finding,
        };
        // A text that is only too much of it is Betza's notation all the same.
        match self {
            Mistake::TooManyTerms | Mistake::TooManyLegs => finding.not_yet(),
            _ => finding,
        }
    }
}
