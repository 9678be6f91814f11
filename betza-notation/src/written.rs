//! What has an author written that his pattern no longer shows?

use crate::{Dialect, betza, parlett};

/// Whether the author has written a leg after another: an `a` or a bracket in Betza's notation, a joiner or a repeat in
/// Parlett's. A lame leap, which is a path too, is written as one step. A text that cannot be read writes none.
///
/// ```
/// use betza_notation::{Dialect, writes_paths};
/// assert!(writes_paths(Dialect::XBetza, "KNAcafmW") && writes_paths(Dialect::Parlett, "1X.n+"));
/// assert!(!writes_paths(Dialect::XBetza, "nDfmWfcF") && !writes_paths(Dialect::Parlett, "1/2, c1X"));
/// ```
pub fn writes_paths(dialect: Dialect, text: &str) -> bool {
    match dialect {
        Dialect::Parlett => parlett::writes_paths(text),
        Dialect::Betza | Dialect::XBetza | Dialect::XBoard | Dialect::Fsf => {
            betza::parse(text).is_some_and(|piece| piece.writes_paths())
        }
    }
}

/// Whether the author has written in each of the terms or alternatives that it captures: `c d e k` in Betza's notation,
/// `c` in Parlett's.
///
/// ```
/// use betza_notation::{Dialect, writes_captures};
/// assert!(writes_captures(Dialect::Betza, "fcFcR") && writes_captures(Dialect::Parlett, "c3(1*), wEc1>"));
/// assert!(!writes_captures(Dialect::Betza, "cNW") && !writes_captures(Dialect::Parlett, "^2X"));
/// ```
pub fn writes_captures(dialect: Dialect, text: &str) -> bool {
    match dialect {
        Dialect::Parlett => parlett::writes_captures(text),
        Dialect::Betza | Dialect::XBetza | Dialect::XBoard | Dialect::Fsf => {
            betza::parse(text).is_some_and(|piece| piece.writes_captures())
        }
    }
}
