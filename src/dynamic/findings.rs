//! What is wrong with a text, or worth knowing about it?

use core::error::Error;
use core::fmt;

use alloc::string::String;
use alloc::vec::Vec;

use betza_notation::{Diagnostic, Origin, render};

/// All findings about one text, in the order of their places.
///
/// Written out, each is drawn below the text with a caret, as the compiler draws the findings about a piece that is
/// declared by [`piece!`](crate::piece).
///
/// ```
/// use betza::Board;
/// use betza::dynamic::Piece;
///
/// let findings = Piece::<Board<8, 8>>::read("o2-3?, c2-3X").unwrap_err();
/// let first = findings.iter().next().unwrap();
/// assert_eq!((first.code.0, first.span.start), ("P0002", 4));
/// assert!(!first.is_warning());
/// println!("{findings}");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    notation: String,
    list: Vec<Diagnostic>,
}

impl Findings {
    pub(super) fn new(notation: String, list: Vec<Diagnostic>) -> Self {
        Findings { notation, list }
    }

    /// The text that they are about.
    #[must_use]
    pub fn notation(&self) -> &str {
        &self.notation
    }

    /// The findings, errors and warnings.
    pub fn iter(&self) -> core::slice::Iter<'_, Diagnostic> {
        self.list.iter()
    }

    /// Those in spite of which the text can be read.
    pub fn warnings(&self) -> impl Iterator<Item = &Diagnostic> {
        self.iter().filter(|finding| finding.is_warning())
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}

impl<'a> IntoIterator for &'a Findings {
    type Item = &'a Diagnostic;
    type IntoIter = core::slice::Iter<'a, Diagnostic>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Findings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, finding) in self.iter().enumerate() {
            let between = if number == 0 { "" } else { "\n\n" };
            let kind = if finding.is_warning() { "warning" } else { "error" };
            let drawn = render(finding, &self.notation, 0, Origin::Text);
            write!(f, "{between}{kind}: {drawn}")?;
        }
        Ok(())
    }
}

impl Error for Findings {}
