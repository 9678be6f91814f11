//! Which kinds of men does a text name, and where?

use crate::{Dialect, Span, betza, parlett};
use alloc::vec::Vec;

/// The letters that name kinds, in capitals, in the order of the text: those of influences, promotions and castling
/// partners in Parlett's notation, and `k`, which captures a king alone, in Betza's. A text that cannot be read names
/// none.
///
/// ```
/// use betza_notation::{Dialect, Span, letters_asked};
/// let asked = letters_asked(Dialect::Parlett, "(eRS1=)c1>, 1>L8Q");
/// assert_eq!(asked, [('R', Span::at(2)), ('S', Span::at(3)), ('Q', Span::at(16))]);
/// assert_eq!(letters_asked(Dialect::Betza, "mKkN"), [('K', Span::at(2))]);
/// ```
pub fn letters_asked(dialect: Dialect, text: &str) -> Vec<(char, Span)> {
    match dialect {
        Dialect::Parlett => parlett::letters::asked(text),
        Dialect::Betza | Dialect::XBetza | Dialect::XBoard | Dialect::Fsf => {
            betza::parse(text).map_or_else(Vec::new, |piece| betza::letters::asked(&piece))
        }
    }
}

/// The first `X` of a text in Parlett's notation that stands where the letter of a kind stands. There X is a
/// direction alone, so such a text is always wrong.
///
/// ```
/// use betza_notation::{Span, x_as_kind};
/// assert_eq!(x_as_kind("c1X, SX1=c1>"), Some(Span::at(6)));
/// assert_eq!(x_as_kind("1>L8X"), Some(Span::at(4)));
/// assert_eq!(x_as_kind("c1X, n X>"), None);
/// ```
pub fn x_as_kind(text: &str) -> Option<Span> {
    parlett::letters::x_as_kind(text)
}
