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
