//! What can be wrong with a text in Betza's notation, and in which words is it said?

use super::atoms::Class;
use crate::Dialect;
use crate::diag::Diagnostic;
use crate::limits::{MAX_ALTERNATIVES, MAX_CHARACTERS, MAX_LEGS, MAX_NESTING};
use crate::span::Span;

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
    NotInDialect { what: String, dialect: Dialect, other: Dialect },
    /// `h` where it does not select anything.
    MisplacedHalf { class: Class },
    /// A modifier written twice in a group.
    Twice { letter: char },
    /// A doubled letter in `xboard`.
    DoubledInXBoard { rider: String },
    /// A rider that Fairy-Stockfish does not have.
    NoSuchRide { ride: String },
    /// Direction letters that select no step.
    NothingSelected { letters: String },
    /// A leap of no length, or of numbers with more than two digits.
    NotALeap { leap: String },
    /// A meaning that nobody has settled.
    NotSettled { what: String, why: &'static str },
    /// Read, but not compiled yet.
    NotYet { what: String },
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
}

impl Mistake {
    /// The finding at `span`.
    pub(super) fn at(self, span: Span) -> Diagnostic {
        let (code, headline, label) = self.words();
        let finding = Diagnostic::new(code, span, headline, label);
        match self.help() {
            Some(help) => finding.help(help),
            None => finding,
        }
    }

    /// Code, headline and label. All messages are made here, so that they sound alike.
    fn words(&self) -> (&'static str, String, String) {
        let (code, headline, label) = match self {
            Mistake::Empty => (
                "B0001",
                "a piece without moves: the text is empty".into(),
                "expected an atom such as `N`".into(),
            ),
            Mistake::Unexpected { found } => (
                "B0002",
                format!("unexpected `{found}` in Betza notation"),
                "expected a modifier, an atom or a number after an atom".into(),
            ),
            Mistake::Blank => (
                "B0002",
                "a blank inside the notation".into(),
                "expected a modifier or an atom".into(),
            ),
            Mistake::NoAtom { modifiers } => (
                "B0003",
                format!("modifiers `{modifiers}` without an atom"),
                "expected an atom such as `W` after them".into(),
            ),
            Mistake::Unclosed { bracket } => (
                "B0004",
                format!("`{bracket}` without its other half"),
                format!("expected `{}`", other_half(*bracket)),
            ),
            Mistake::UnknownAtom { letter } => (
                "B0005",
                format!("`{letter}` is not an atom"),
                "expected one of W F D N A H G C L Z J K R B Q".into(),
            ),
            Mistake::SuffixAlone { letter } => (
                "B0005",
                format!("`{letter}` is a suffix, not an atom"),
                "expected an atom before it".into(),
            ),
            Mistake::LeadingZero { number } => (
                "B0006",
                format!("the number `{number}` starts with a zero"),
                "expected 0 alone or a number from 1 to 99".into(),
            ),
            Mistake::LongNumber { number } => (
                "B0006",
                format!("the number `{number}` is too large"),
                "expected at most two digits".into(),
            ),
            Mistake::NumberOnRider { rider } => (
                "B0007",
                format!("a number or suffix after the doubled letter `{rider}`"),
                "a doubled letter already means any number of steps".into(),
            ),
            Mistake::UnknownModifier { letter } => (
                "B0008",
                format!("`{letter}` is not a modifier"),
                "expected directions f b l r v s h or one of m c d e k i n j p g o y z q a".into(),
            ),
            Mistake::NotInDialect { what, dialect, .. } => {
                ("B0009", format!("{what} is not part of the dialect {dialect}"), String::new())
            }
            Mistake::MisplacedHalf { class } => {
                ("B0010", half_headline(*class), half_label(*class).into())
            }
            Mistake::Twice { letter } => {
                ("B0011", format!("modifier `{letter}` is written twice"), "the second one".into())
            }
            Mistake::DoubledInXBoard { rider } => (
                "B0012",
                format!("`{rider}` is two equal leapers in xboard, not a rider"),
                "riders are written with 0 there".into(),
            ),
            Mistake::NoSuchRide { ride } => (
                "B0013",
                format!("Fairy-Stockfish has no rider `{ride}`: the piece would not move there"),
                "it rides on W F N K only".into(),
            ),
            Mistake::NothingSelected { letters } => (
                "B0014",
                format!("the directions `{letters}` select nothing"),
                "no step goes there".into(),
            ),
            Mistake::NotALeap { leap } => (
                "B0015",
                format!("`{leap}` is not a leap"),
                "expected two numbers of at most two digits, not both 0".into(),
            ),
            Mistake::NotSettled { what, why } => {
                ("B0016", format!("{what} has no settled meaning"), (*why).into())
            }
            Mistake::NotYet { what } => (
                "B0017",
                format!("{what} is read, but not compiled yet"),
                "not compiled yet".into(),
            ),
            Mistake::TooLong => (
                "B0018",
                format!("a notation of more than {MAX_CHARACTERS} characters"),
                "too much from here".into(),
            ),
            Mistake::TooDeep => (
                "B0019",
                format!("more than {MAX_NESTING} brackets within one another"),
                "one too many".into(),
            ),
            Mistake::TooManyTerms => (
                "B0020",
                format!("more than {MAX_ALTERNATIVES} terms"),
                "too much from here".into(),
            ),
            Mistake::TooManyLegs => {
                ("B0021", format!("a piece of more than {MAX_LEGS} legs"), "too many legs".into())
            }
            Mistake::LookAlike { found, name, meant } => {
                let point = u32::from(*found);
                (
                    "BW001",
                    format!("U+{point:04X} {name} is read as `{meant}`"),
                    format!("looks like `{meant}`"),
                )
            }
            Mistake::WideObliqueLetter { letters, atom, here, elsewhere } => (
                "BW002",
                format!(
                    "`{letters}{atom}` has {here} moves here, {elsewhere} in xbetza, xboard and fsf"
                ),
                "a single letter is every move towards it".into(),
            ),
            Mistake::OtherCompoundSet { letters, atom, here, elsewhere } => (
                "BW003",
                format!(
                    "`{letters}{atom}` has {here} directions here, {elsewhere} in xbetza and xboard"
                ),
                format!("read on both parts of `{atom}`"),
            ),
            Mistake::NoPair { letters } => (
                "BW004",
                format!("`{letters}` is not a pair here: the two letters are read one by one"),
                "the order of the letters matters".into(),
            ),
            Mistake::OneDigit { number } => (
                "BW005",
                format!("Fairy-Stockfish reads one digit of `{number}`"),
                "not read".into(),
            ),
        };
        (code, headline, label)
    }

    /// How to mend it, where that is certain.
    fn help(&self) -> Option<String> {
        match self {
            Mistake::Blank => Some(
                "leave out the blank; terms follow one another directly, as in `fmWfcF`".into(),
            ),
            Mistake::LeadingZero { number } => {
                let digits = number.trim_start_matches('0');
                Some(format!("up to {digits} steps are written `{digits}`"))
                    .filter(|_| !digits.is_empty())
            }
            Mistake::NumberOnRider { rider } => rider.chars().next().map(|letter| {
                format!("at most three steps are `{letter}3`, any number `{letter}0`")
            }),
            Mistake::NotInDialect { other, .. } => {
                Some(format!("the dialect {other} has it: `{other} \"…\"`"))
            }
            Mistake::DoubledInXBoard { rider } => {
                rider.chars().next().map(|letter| format!("write `{letter}0`"))
            }
            Mistake::NoSuchRide { ride } => {
                Some(format!("betza and xbetza have it: `xbetza \"{ride}\"`"))
            }
            Mistake::UnknownAtom { letter: 'E' | 'S' | 'M' | 'P' | 'T' | 'V' }
            | Mistake::UnknownAtom { .. } => None,
            Mistake::MisplacedHalf { class: Class::Compound } => {
                Some("xbetza reads `fhK` as the three forward steps; `fK` says so here".into())
            }
            Mistake::WideObliqueLetter { letters, atom, .. } => Some(
                narrow_and_wide(letters, atom)
                    .unwrap_or_else(|| "name the dialect: `betza \"…\"`".into()),
            ),
            Mistake::OtherCompoundSet { .. } => {
                Some("name the dialect, as in `betza \"…\"`, if this is meant".into())
            }
            Mistake::NoPair { letters } => letters.chars().rev().collect::<String>().into(),
            Mistake::OneDigit { number } => {
                number.chars().next().map(|digit| format!("write `{digit}`"))
            }
            Mistake::NotALeap { .. } => Some("the knight is `(1,2)`".into()),
            Mistake::Empty
            | Mistake::Unexpected { .. }
            | Mistake::NoAtom { .. }
            | Mistake::Unclosed { .. }
            | Mistake::SuffixAlone { .. }
            | Mistake::LongNumber { .. }
            | Mistake::UnknownModifier { .. }
            | Mistake::MisplacedHalf { .. }
            | Mistake::Twice { .. }
            | Mistake::NothingSelected { .. }
            | Mistake::NotSettled { .. }
            | Mistake::NotYet { .. }
            | Mistake::TooLong
            | Mistake::TooDeep
            | Mistake::TooManyTerms
            | Mistake::TooManyLegs
            | Mistake::LookAlike { .. } => None,
        }
    }
}

fn narrow_and_wide(letters: &str, atom: &str) -> Option<String> {
    match letters {
        "f" | "b" | "l" | "r" => Some(format!(
            "`{letters}{letters}{atom}` (the narrow pair) and `{letters}h{atom}` (the half) mean the same in every dialect"
        )),
        _ => None,
    }
}

fn other_half(bracket: char) -> char {
    match bracket {
        '(' => ')',
        '[' => ']',
        ')' => '(',
        _ => '[',
    }
}

fn half_headline(class: Class) -> String {
    match class {
        Class::Orthogonal => "`h` has no meaning on an orthogonal atom".into(),
        Class::Compound => "`h` has no meaning on the orthogonal part of this atom".into(),
        Class::Diagonal | Class::Oblique => "`h` is misplaced".into(),
    }
}

fn half_label(class: Class) -> &'static str {
    match class {
        Class::Orthogonal | Class::Compound => "there is no half of four orthogonal steps",
        Class::Diagonal => "expected it after f b r l",
        Class::Oblique => "expected it after f b r l, or before r l",
    }
}
