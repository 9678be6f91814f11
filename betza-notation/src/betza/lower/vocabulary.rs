//! What does a dialect have?

use crate::dialect::Vocabulary;

/// A form of the notation that not every dialect has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// A modifier; directions are in every dialect.
    Modifier(char),
    /// `i` on a later leg.
    Iso,
    /// X or Y after an atom.
    Suffix,
    /// `(m,n)`.
    Leap,
    /// U.
    Universal,
    /// O.
    Castling,
    /// `[…]`.
    Bracket,
    /// A group in parentheses.
    Repetition,
}

/// Whether `vocabulary` has `form`.
pub(super) fn has(vocabulary: Vocabulary, form: Form) -> bool {
    match vocabulary {
        Vocabulary::Full => true,
        Vocabulary::XBoard => match form {
            Form::Modifier(letter) => !"kzq".contains(letter),
            Form::Castling => true,
            Form::Iso
            | Form::Suffix
            | Form::Leap
            | Form::Universal
            | Form::Bracket
            | Form::Repetition => false,
        },
        Vocabulary::Fsf => match form {
            Form::Modifier(letter) => !"adkjoyzq".contains(letter),
            Form::Iso
            | Form::Suffix
            | Form::Leap
            | Form::Universal
            | Form::Castling
            | Form::Bracket
            | Form::Repetition => false,
        },
    }
}

/// What a form means in the dialect that has all of them.
pub(super) fn meaning(form: Form) -> &'static str {
    match form {
        Form::Modifier('a') => "a further leg follows",
        Form::Modifier('d') => "takes own men",
        Form::Modifier('j') => "over a man, or past the first square",
        Form::Modifier('k') => "takes the royal piece alone",
        Form::Modifier('o') => "round the sides of the board",
        Form::Modifier('q') => "turns to the same side at each step",
        Form::Modifier('y') => "the legs after it ride, or no longer do",
        Form::Modifier('z') => "turns to the other side at each step",
        Form::Modifier(_) => "",
        Form::Iso => "as long as the leg before",
        Form::Suffix => "a longer leap",
        Form::Leap => "a leap of so many files and ranks",
        Form::Universal => "any other square",
        Form::Castling => "castling over so many files",
        Form::Bracket => "one step after another",
        Form::Repetition => "legs that are repeated",
    }
}
