//! How does a text look once it is spelt in the notation's own characters?

use super::mistake::Mistake;
use crate::span::Spanned;
use crate::text::Text;

/// The text as the grammar reads it (spec of Parlett's notation, section 3).
pub(super) fn fold(written: &str) -> Text {
    Text::new(written, plain)
}

/// What the notation itself writes in more than one way: read without a warning.
fn plain(c: char) -> Option<char> {
    match c {
        'x' | '\u{D7}' => Some('X'),
        '\u{F7}' => Some('='),
        '\u{2013}' | '\u{2014}' | '\u{2212}' => Some('-'),
        '\u{2217}' => Some('*'),
        blank if blank.is_whitespace() => Some(' '),
        _ => None,
    }
}

/// A warning for each character that was read as another.
pub(super) fn warnings(text: &Text) -> impl Iterator<Item = Spanned<Mistake>> + '_ {
    text.look_alikes.iter().map(|(span, written, read, name)| {
        let mistake = Mistake::LookAlike { written: *written, read: *read, name };
        Spanned::new(mistake, *span)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notations_own_characters_are_folded_in_silence() {
        let text = fold("m\u{F7}o2\u{2013}3\u{D7},\u{A0}1x,n\u{2217}");
        assert_eq!(text.read, "m=o2-3X, 1X,n*");
        assert_eq!(text.look_alikes, []);
    }

    #[test]
    fn letters_of_other_alphabets_are_folded_with_a_warning() {
        let text = fold("!h\u{441}n+");
        assert_eq!(text.read, "!hcn+");
        let spans: Vec<_> = warnings(&text).map(|warning| warning.span.start).collect();
        assert_eq!(spans, [2]);
        // The Cyrillic ha looks like an x, and an x is an X.
        assert_eq!(fold("1\u{445}").read, "1X");
    }
}
