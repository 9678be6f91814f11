//! Where in the text does something stand?

use core::fmt;

/// A half-open range of characters of the text as written, counted from 0.
///
/// ```
/// use betza_notation::Span;
/// let number = Span::new(1, 3);
/// assert_eq!(number.len(), 2);
/// assert_eq!(number.to(Span::at(5)), Span::new(1, 6));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The first character.
    pub start: usize,
    /// One past the last character; equal to `start` where something is missing.
    pub end: usize,
}

impl Span {
    /// The characters `start..end`.
    pub const fn new(start: usize, end: usize) -> Self {
        Span { start, end }
    }

    /// The one character at `position`.
    pub const fn at(position: usize) -> Self {
        Span { start: position, end: position + 1 }
    }

    /// The empty place before the character at `position`.
    pub const fn gap(position: usize) -> Self {
        Span { start: position, end: position }
    }

    /// From the start of this span to the end of `last`.
    pub const fn to(self, last: Span) -> Self {
        Span { start: self.start, end: last.end }
    }

    /// How many characters it covers.
    pub const fn len(self) -> usize {
        self.end - self.start
    }

    /// Whether it covers no character.
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}

/// A value and the place where it was written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spanned<T> {
    /// What was written.
    pub node: T,
    /// Where it was written.
    pub span: Span,
}

impl<T> Spanned<T> {
    /// `node`, written at `span`.
    pub const fn new(node: T, span: Span) -> Self {
        Spanned { node, span }
    }
}
