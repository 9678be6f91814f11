//! Which kinds of men are meant by a list of letters?

use core::fmt::{self, Write as _};
use core::iter::FusedIterator;

/// A set of kinds, each named by a letter whichever its case.
///
/// ```
/// use betza_runtime::KindSet;
///
/// const CHOICES: KindSet = KindSet::from_letters("QRbn").unwrap();
///
/// assert!(CHOICES.contains('q') && CHOICES.contains('B'));
/// assert_eq!(CHOICES.to_string(), "bnqr");
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KindSet(u32);

impl KindSet {
    /// No kind.
    pub const EMPTY: Self = Self(0);

    /// The kinds of all letters, a to z.
    pub const ALL: Self = Self((1 << 26) - 1);

    /// The kinds of these letters, in any case; none if the text holds anything but ASCII letters.
    ///
    /// ```
    /// use betza_runtime::KindSet;
    ///
    /// assert_eq!(KindSet::from_letters(""), Some(KindSet::EMPTY));
    /// assert_eq!(KindSet::from_letters("k+"), None);
    /// ```
    #[must_use]
    pub const fn from_letters(letters: &str) -> Option<Self> {
        let letters = letters.as_bytes();
        let mut set = Self::EMPTY;
        let mut k = 0;
        while k < letters.len() {
            match bit(letters[k] as char) {
                0 => return None,
                letter => set.0 |= letter,
            }
            k += 1;
        }
        Some(set)
    }

    /// Whether the kind of this letter belongs to the set.
    #[inline]
    #[must_use]
    pub const fn contains(self, letter: char) -> bool {
        self.0 & bit(letter) != 0
    }

    /// Whether the set has no kind.
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of kinds.
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The kinds of either set.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The kinds of both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The set as a number: bit 0 for a, bit 25 for z.
    #[inline]
    #[must_use]
    pub const fn to_bits(self) -> u32 {
        self.0
    }

    /// The set with these bits, as [`to_bits`](Self::to_bits) numbers them; others are dropped.
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits & Self::ALL.0)
    }
}

/// The bit of a letter; no bit for anything else.
const fn bit(letter: char) -> u32 {
    if letter.is_ascii_alphabetic() {
        1 << (letter.to_ascii_lowercase() as u32 - 'a' as u32)
    } else {
        0
    }
}

impl IntoIterator for KindSet {
    type Item = char;
    type IntoIter = Letters;

    #[inline]
    fn into_iter(self) -> Letters {
        Letters { left: self.0 }
    }
}

/// The letters of a [`KindSet`], in lower case and in order of the alphabet.
///
/// ```
/// use betza_runtime::KindSet;
///
/// let letters: String = KindSet::from_bits(0b101).into_iter().collect();
/// assert_eq!(letters, "ac");
/// ```
#[derive(Clone, Debug)]
pub struct Letters {
    left: u32,
}

impl Iterator for Letters {
    type Item = char;

    #[inline]
    fn next(&mut self) -> Option<char> {
        if self.left == 0 {
            return None;
        }
        // No bits are lost: a set has bits 0 to 25 only.
        let letter = self.left.trailing_zeros() as u8;
        self.left &= self.left - 1;
        Some(char::from(b'a' + letter))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.left.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Letters {}

impl FusedIterator for Letters {}

/// Writes the letters one after another.
impl fmt::Display for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in *self {
            f.write_char(letter)?;
        }
        Ok(())
    }
}

impl fmt::Debug for KindSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use std::string::{String, ToString as _};

    use super::*;

    #[test]
    fn all_letters_in_both_cases() {
        let lower: String = ('a'..='z').collect();
        assert_eq!(KindSet::ALL.to_string(), lower);
        assert_eq!(KindSet::from_letters(&lower.to_uppercase()), Some(KindSet::ALL));
        assert_eq!(KindSet::ALL.into_iter().len(), 26);
        assert_eq!(KindSet::from_bits(u32::MAX), KindSet::ALL);
    }

    #[test]
    fn other_characters_name_no_kind() {
        for text in ["1", "k q", "é", "к", "[", "`", "{", "@"] {
            assert_eq!(KindSet::from_letters(text), None, "{text}");
        }
        assert!(!KindSet::ALL.contains('é') && !KindSet::ALL.contains('{'));
        assert_eq!(KindSet::EMPTY.to_string(), "");
    }
}
