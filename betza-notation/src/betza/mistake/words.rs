//! In which words is a finding told?

use super::Mistake;
use crate::betza::atoms::Class;
use crate::diag::named;
use crate::limits::{MAX_ALTERNATIVES, MAX_CHARACTERS, MAX_LEGS, MAX_NESTING};
use alloc::format;
use alloc::string::String;

impl Mistake {
    /// Code, headline and label. All messages are made here, so that they sound alike.
    pub(super) fn words(&self) -> (&'static str, String, String) {
        let (code, headline, label) = match self {
            Mistake::Empty => (
                "B0001",
                "a piece without moves: the text is empty".into(),
                "expected an atom such as `N`".into(),
            ),
            Mistake::Unexpected { found } => (
                "B0002",
                format!("unexpected {} in Betza notation", shown(found)),
                "expected a modifier, an atom or a number after an atom".into(),
            ),
            Mistake::Blank => (
                "B0034",
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
                "expected one of W F D N A H G C L Z J K R B Q U O".into(),
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
            Mistake::NotInDialect { what, dialect, other, meaning } => (
                "B0009",
                format!("{what} is not part of the dialect {dialect}"),
                match *meaning {
                    "" => "not read".into(),
                    meaning => format!("in {other}: {meaning}"),
                },
            ),
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
            Mistake::NothingSelected { letters, .. } => (
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
            Mistake::NoChain { text } => (
                "B0022",
                format!("`{text}` is not a chain of atoms"),
                "expected atoms with `-` or `?` between them, as in `[F?R]`".into(),
            ),
            Mistake::NoParenthesis { text } => (
                "B0023",
                format!("`{text}` is neither a leap nor a repetition"),
                "expected two numbers, as in `(1,2)`, or legs, as in `(paf)3`".into(),
            ),
            Mistake::NothingRepeated { text } => (
                "B0024",
                format!("`{text}` repeats no leg"),
                "expected an `a` between the parentheses".into(),
            ),
            Mistake::Excluded { first, second } => (
                "B0025",
                format!("`{first}` and `{second}` exclude each other"),
                "the second one".into(),
            ),
            Mistake::NothingPassed { letter: 'n', atom } => (
                "B0026",
                format!("`n` on `{atom}`, whose steps pass no square"),
                "no square that could be empty".into(),
            ),
            Mistake::NothingPassed { letter, atom } => (
                "B0026",
                format!("`{letter}` on a leg of `{atom}` that is one step long"),
                "it skips the first of several steps".into(),
            ),
            Mistake::NeedsRide { letter } => (
                "B0027",
                format!("`{letter}` on a leg that is one step long"),
                "expected a rider, or a number after the atom".into(),
            ),
            Mistake::NotFor { letter, what, expected } => (
                "B0028",
                format!("modifier `{letter}` is not for {what}"),
                format!("expected only {expected}"),
            ),
            Mistake::NothingCounted { atom } => {
                ("B0029", format!("a number after `{atom}`"), "it has no steps to count".into())
            }
            Mistake::NoDistance => (
                "B0030",
                "castling without a distance of 1 to 9 files".into(),
                "expected one digit after it, as in `O2`".into(),
            ),
            Mistake::NoSuffixOn { atom } => (
                "B0031",
                format!("a suffix after `{atom}`"),
                "X and Y lengthen the leaps W F D A H G N C L Z J".into(),
            ),
            Mistake::TurnOfNothing { letter } => (
                "B0032",
                format!("`{letter}` on the first of several legs"),
                "no leg before it has turned".into(),
            ),
            Mistake::BetweenKinds { letters } => (
                "B0033",
                format!("directions `{letters}` between an oblique atom and another"),
                "their headings do not correspond".into(),
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
            Mistake::WideObliqueLetter { letters, atom, here, elsewhere }
                if letters.chars().count() == 1 =>
            {
                let others = "xbetza, xboard and fsf";
                (
                    "BW002",
                    format!("`{letters}{atom}` has {here} moves here, {elsewhere} in {others}"),
                    "a single letter is every move towards it".into(),
                )
            }
            Mistake::WideObliqueLetter { letters, atom, here, elsewhere } => (
                "BW002",
                format!(
                    "`{letters}{atom}` has {here} moves here, {elsewhere} in xbetza and xboard"
                ),
                "v is f and b, s is l and r; a second letter is the main axis".into(),
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
            Mistake::IdleLetter { letter, sum } => (
                "BW006",
                format!("`{letter}` beside `{sum}`, which contains it"),
                "one of the two is idle".into(),
            ),
            Mistake::OpposedPair { single, pair } => (
                "BW007",
                format!("`{single}{pair}` is read as `{single}` and `{pair}`"),
                "letters pair from left to right".into(),
            ),
            Mistake::PartedPair { pair, between, pairs: true } => (
                "BW008",
                format!("`{pair}` is one direction word in spite of the `{between}` within it"),
                "fsf reads the two letters one by one".into(),
            ),
            Mistake::PartedPair { pair, between, pairs: false } => (
                "BW008",
                format!("`{pair}` is not a direction word here, for the `{between}` within it"),
                "only fsf reads the two letters one by one".into(),
            ),
            Mistake::NoDirection { atom } => (
                "BW009",
                "a later leg without a direction goes everywhere but straight back".into(),
                format!("xboard keeps to the steps of `{atom}`"),
            ),
            Mistake::NotDoubled { letter } => (
                "BW010",
                format!("`{letter}{letter}` is two equal terms, not a rider"),
                "the second one adds nothing".into(),
            ),
            Mistake::DoubledKing => (
                "BW011",
                "`KK` is `Q` in Fairy-Stockfish".into(),
                "two equal terms in the other dialects".into(),
            ),
            Mistake::IdlePair { letters } => (
                "BW012",
                format!("`{letters}` selects nothing in Fairy-Stockfish"),
                "the other directions of the term remain".into(),
            ),
            Mistake::OwnRule { letter } => own_rule(*letter),
            Mistake::LameDropped { atom } => (
                "BW014",
                format!("Fairy-Stockfish drops `n` on a rider such as `{atom}`"),
                "not read".into(),
            ),
            Mistake::NumberForHop { atom, number } => (
                "BW015",
                format!("in Fairy-Stockfish the number of `{atom}{number}` takes the place of `g`"),
                format!("read as `p{atom}{}`", if number == "0" { "" } else { number }),
            ),
            Mistake::SharedDirections { class } => (
                "BW016",
                format!("Fairy-Stockfish gives {} one set of directions", slides_and_hops(*class)),
                "read here with directions of its own".into(),
            ),
            Mistake::TwoTurns => (
                "BW018",
                "`z` and `q` on one leg: `q` is idle".into(),
                "`z` turns to the other side, `q` to the same".into(),
            ),
            Mistake::IdleDirections { letters, atom } => (
                "BW020",
                format!("the directions `{letters}` choose every step of `{atom}`"),
                "without them it is the same".into(),
            ),
            Mistake::IdleTerm { term } => (
                "BW019",
                format!("`{term}` adds nothing: each of its moves is a move of another term"),
                "idle".into(),
            ),
            Mistake::NothingFollows { letters, atom } => (
                "BW017",
                format!("`{letters}` selects no step of `{atom}`"),
                "the path ends before this part".into(),
            ),
        };
        (code, headline, label)
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

fn own_rule(letter: char) -> (&'static str, String, String) {
    let headline = format!("Fairy-Stockfish has a rule of its own for `{letter}`");
    let label = match letter {
        'i' => "a region of the variant there; here a piece that has not moved",
        _ => "en passant by the variant's pawns there; here on the squares of the last double step",
    };
    ("BW013", headline, label.into())
}

fn slides_and_hops(class: Class) -> &'static str {
    match class {
        Class::Orthogonal => "an orthogonal rider and hopper",
        Class::Diagonal => "a diagonal rider and hopper",
        Class::Compound | Class::Oblique => "a rider and hopper of one atom",
    }
}

/// A stray text as messages show it: one character by its name.
fn shown(found: &str) -> String {
    let mut characters = found.chars();
    match (characters.next(), characters.next()) {
        (Some(only), None) => named(only),
        (_, _) => format!("`{found}`"),
    }
}
