//! Which words of direction letters say a set of headings in Betza's notation?

use super::words::{self, Word};
use crate::Dialect;
use crate::betza::headings_of;
use crate::pattern::Headings;
use alloc::format;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::OnceCell;

/// Direction words and what they select, as the dialect reads them; each class is read when it is first asked for.
#[derive(Default)]
pub(super) struct Words {
    classes: [OnceCell<Vec<Word>>; 5],
}

/// The classes of atoms before which a direction word has one meaning.
#[derive(Clone, Copy)]
pub(super) enum WordClass {
    Orthogonal,
    Diagonal,
    Oblique,
    Compound,
    /// Of a later leg, relative to the leg before it.
    Relative,
}

impl WordClass {
    /// An atom of the class, and the dialect in which words before it are read.
    fn atom(self) -> (char, Dialect) {
        match self {
            WordClass::Orthogonal => ('W', Dialect::Betza),
            WordClass::Diagonal => ('F', Dialect::Betza),
            WordClass::Oblique => ('N', Dialect::Betza),
            WordClass::Compound => ('K', Dialect::Betza),
            // Later legs are read on the grid of king steps as in `xbetza`, in every dialect.
            WordClass::Relative => ('K', Dialect::XBetza),
        }
    }
}

impl Words {
    pub(super) fn of(&self, class: WordClass) -> &[Word] {
        self.classes[class as usize].get_or_init(|| {
            let (atom, dialect) = class.atom();
            let letters = ["", "f", "b", "r", "l", "v", "s", "h"];
            let mut words = Vec::new();
            for first in letters {
                for second in letters {
                    let word = format!("{first}{second}");
                    if let Some(headings) = headings_of(&word, atom, dialect) {
                        words.push((word, headings));
                    }
                }
            }
            words
        })
    }

    /// The shortest word of a class for just these headings.
    pub(super) fn exact(&self, class: WordClass, headings: Headings) -> Option<&str> {
        let (atom, dialect) = class.atom();
        if headings_of("", atom, dialect) == Some(headings) {
            return Some("");
        }
        words::exact(self.of(class), headings)
    }

    /// Words of a class that together say these headings, and what they leave.
    pub(super) fn cover(&self, class: WordClass, headings: Headings) -> (Vec<&str>, Headings) {
        match self.exact(class, headings) {
            Some(word) => (vec![word], Headings::NONE),
            None => words::cover(self.of(class), headings),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pattern::Way;
    use crate::read;

    /// The headings of a word as the whole chain reads them.
    fn as_read(word: &str, atom: char, dialect: Dialect) -> Option<Headings> {
        let pattern = read(Some(dialect), &format!("{word}{atom}")).ok()?.pattern;
        let headings = pattern.movements().iter().map(|movement| match &movement.way {
            Way::Legs(graph) => graph.start.first().map_or(Headings::NONE, |s| s.headings),
            Way::Castling(_) => Headings::NONE,
        });
        Some(headings.fold(Headings::NONE, Headings::union))
    }

    #[test]
    fn words_select_what_the_whole_chain_reads() {
        let letters = ["", "f", "b", "r", "l", "v", "s", "h"];
        for class in [
            WordClass::Orthogonal,
            WordClass::Diagonal,
            WordClass::Oblique,
            WordClass::Compound,
            WordClass::Relative,
        ] {
            let (atom, dialect) = class.atom();
            for word in letters.iter().flat_map(|one| letters.map(|other| format!("{one}{other}")))
            {
                let read = as_read(&word, atom, dialect);
                assert_eq!(headings_of(&word, atom, dialect), read, "{word}{atom} in {dialect}");
            }
        }
    }
}
