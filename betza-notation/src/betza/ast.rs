//! What was written?
//!
//! The tree keeps everything as it stands in the text, with its place; it may be wrong. Printing it gives the text
//! back.

use crate::span::{Span, Spanned};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

/// A whole text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its parts, in order.
    pub items: Vec<Item>,
}

/// A part of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Item {
    /// Modifiers and an atom.
    Term(Term),
    /// Atoms that follow one another, in brackets.
    Bracket(Bracket),
    /// Modifiers that no atom follows.
    Dangling(Group),
    /// Something that has no meaning at this place.
    Stray(Spanned<String>),
}

/// Modifiers, an atom, suffixes and a number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Term {
    /// The modifiers before the atom.
    pub group: Group,
    /// The atom.
    pub atom: Spanned<Atom>,
    /// X and Y.
    pub suffixes: Vec<Spanned<char>>,
    /// The digits after it, as written.
    pub number: Option<Spanned<String>>,
    /// The whole term.
    pub span: Span,
}

/// Modifiers in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The modifiers, in order.
    pub modifiers: Vec<Modifier>,
    /// All of them.
    pub span: Span,
}

/// A letter before an atom, or several in parentheses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Modifier {
    /// A letter.
    Letter(Spanned<char>),
    /// A group that is repeated.
    Repeated(Repeated),
}

/// A group in parentheses, and how often it is repeated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeated {
    /// The group.
    pub group: Group,
    /// The digits after it, as written.
    pub number: Option<Spanned<String>>,
    /// The whole, parentheses and digits included.
    pub span: Span,
}

/// The thing that moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Atom {
    /// A capital letter.
    Letter(char),
    /// A letter written twice.
    Rider(char),
    /// `(m,n)`, the digits as written.
    Leap(Spanned<String>, Spanned<String>),
}

/// `[…]` with what stands before it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    /// The modifiers before the bracket.
    pub group: Group,
    /// The parts.
    pub parts: Vec<Term>,
    /// What stands between the parts, if anything does.
    pub separators: Vec<Option<Spanned<char>>>,
    /// The bracket without the modifiers before it.
    pub bracket: Span,
    /// The whole.
    pub span: Span,
}

impl Group {
    /// The letters of the group, without those in parentheses.
    pub fn letters(&self) -> impl Iterator<Item = Spanned<char>> {
        self.modifiers.iter().filter_map(|modifier| match modifier {
            Modifier::Letter(letter) => Some(*letter),
            Modifier::Repeated(_) => None,
        })
    }
}

impl Piece {
    /// Whether a term has more than one leg.
    pub(crate) fn writes_paths(&self) -> bool {
        self.items.iter().any(|item| match item {
            Item::Term(term) => term.group.has('a'),
            Item::Bracket(_) => true,
            Item::Dangling(_) | Item::Stray(_) => false,
        })
    }

    /// Whether each term has one of the letters of captures.
    pub(crate) fn writes_captures(&self) -> bool {
        let captures = |group: &Group| ['c', 'd', 'e', 'k'].into_iter().any(|c| group.has(c));
        self.items.iter().all(|item| match item {
            Item::Term(term) => captures(&term.group),
            Item::Bracket(bracket) => captures(&bracket.group),
            Item::Dangling(_) | Item::Stray(_) => false,
        })
    }
}

impl Group {
    /// Whether `wanted` is one of its letters, in parentheses or not.
    fn has(&self, wanted: char) -> bool {
        self.modifiers.iter().any(|modifier| match modifier {
            Modifier::Letter(letter) => letter.node == wanted,
            Modifier::Repeated(repeated) => repeated.group.has(wanted),
        })
    }
}

impl Display for Piece {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.items.iter().try_for_each(|item| item.fmt(f))
    }
}

impl Display for Item {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Item::Term(term) => term.fmt(f),
            Item::Bracket(bracket) => bracket.fmt(f),
            Item::Dangling(group) => group.fmt(f),
            Item::Stray(text) => f.write_str(&text.node),
        }
    }
}

impl Display for Term {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.group, self.atom.node)?;
        self.suffixes.iter().try_for_each(|suffix| write!(f, "{}", suffix.node))?;
        write_number(f, self.number.as_ref())
    }
}

impl Display for Group {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.modifiers.iter().try_for_each(|modifier| match modifier {
            Modifier::Letter(letter) => write!(f, "{}", letter.node),
            Modifier::Repeated(repeated) => {
                write!(f, "({})", repeated.group)?;
                write_number(f, repeated.number.as_ref())
            }
        })
    }
}

impl Display for Atom {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Atom::Letter(letter) => write!(f, "{letter}"),
            Atom::Rider(letter) => write!(f, "{letter}{letter}"),
            Atom::Leap(a, b) => write!(f, "({},{})", a.node, b.node),
        }
    }
}

impl Display for Bracket {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}[", self.group)?;
        for (number, part) in self.parts.iter().enumerate() {
            let separator = number.checked_sub(1).and_then(|before| self.separators[before]);
            separator.map_or(Ok(()), |separator| write!(f, "{}", separator.node))?;
            part.fmt(f)?;
        }
        f.write_str("]")
    }
}

fn write_number(f: &mut Formatter<'_>, number: Option<&Spanned<String>>) -> fmt::Result {
    number.map_or(Ok(()), |number| f.write_str(&number.node))
}
