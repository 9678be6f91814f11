//! How is a pattern written in a notation?
//!
//! For each movement some texts are tried that may say it; the one that is taken reads back to movements of the
//! pattern, and the whole text to this very pattern. So a printer may find no words where there are some, but never wrong ones.

mod betza;
mod direction_words;
mod parlett;
mod reason;
#[cfg(test)]
mod tests;
mod words;

use crate::pattern::{Movement, Pattern, Way};
use crate::{Dialect, read};
use alloc::string::String;
use alloc::vec::Vec;
use core::cell::Cell;
use core::fmt;

/// A pattern that a notation, as far as the printer knows it, cannot say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unsayable {
    /// The dialect.
    pub dialect: Dialect,
    /// What in the pattern it has no words for.
    pub what: &'static str,
}

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there are no words in `{}` for {}", self.dialect, self.what)
    }
}

impl core::error::Error for Unsayable {}

/// A text in Parlett's notation that reads to `pattern`.
///
/// ```
/// use betza_notation::{print_parlett, read};
/// let knight = read(None, "fNmWcF").unwrap().pattern;
/// assert_eq!(print_parlett(&knight).unwrap(), "o1+,c1X,~2/1>,~1/2>");
/// ```
///
/// # Errors
///
/// What cannot be said.
pub fn print_parlett(pattern: &Pattern) -> Result<String, Unsayable> {
    assemble(pattern, Notation::PARLETT, &parlett::candidates, &Readings::unlimited())
}

/// A text in Betza's notation that reads to `pattern` in the dialect `betza`.
///
/// ```
/// use betza_notation::{print_betza, read};
/// let pawn = read(None, "o1>, c1X>, oi2>").unwrap().pattern;
/// let what = print_betza(&pawn).unwrap_err().what;
/// // Betza's double step can be taken en passant, Parlett's cannot.
/// assert_eq!(what, "a double step that cannot be taken en passant");
/// let short = read(None, "1-4+, ~1/2").unwrap().pattern;
/// assert_eq!(print_betza(&short).unwrap(), "W4N");
/// ```
///
/// # Errors
///
/// What cannot be said.
pub fn print_betza(pattern: &Pattern) -> Result<String, Unsayable> {
    let words = direction_words::Words::default();
    let candidates = |movement: &Movement| betza::candidates(movement, &words);
    assemble(pattern, Notation::BETZA, &candidates, &Readings::unlimited())
}

/// Legs past which reading a text back takes too long.
const QUICK_LEGS: usize = 64;

/// A text that reads to `pattern`, in Parlett's notation or in Betza's (dialect `betza`) after the dialect in which the
/// piece was `written`; found with a few readings or not at all, for callers who have no time.
///
/// ```
/// use betza_notation::{Dialect, print_quickly, read};
/// let pawn = read(None, "cfFmfW").unwrap().pattern;
/// assert_eq!(print_quickly(&pawn, Dialect::Betza, "cfFmfW").unwrap(), "fmWfcF");
/// ```
pub fn print_quickly(pattern: &Pattern, dialect: Dialect, written: &str) -> Option<String> {
    if pattern.movements().iter().map(legs).sum::<usize>() > QUICK_LEGS {
        return None;
    }
    let words = direction_words::Words::default();
    let of_betza = |movement: &Movement| betza::candidates(movement, &words);
    let (notation, candidates): (Notation, Candidates<'_>) = match dialect {
        Dialect::Parlett => (Notation::PARLETT, &parlett::candidates),
        Dialect::Betza | Dialect::XBetza | Dialect::XBoard | Dialect::Fsf => {
            (Notation::BETZA, &of_betza)
        }
    };
    // Most often the plainest text for each movement is right at once.
    let plainest: Option<Vec<String>> = pattern
        .movements()
        .iter()
        .map(|movement| candidates(movement).into_iter().next())
        .collect();
    let readings = Readings::few();
    let is_right = |text: &String| {
        let as_written = dialect == notation.dialect && text == written;
        as_written || readings.take(notation.dialect, text).is_some_and(|read| read == *pattern)
    };
    let found = plainest
        .filter(|parts| !parts.is_empty())
        .and_then(|parts| notation.orders(parts).into_iter().find(is_right));
    found.or_else(|| assemble(pattern, notation, candidates, &readings).ok())
}

/// Texts that may say a movement, the plainest first.
type Candidates<'a> = &'a dyn Fn(&Movement) -> Vec<String>;

/// A notation as a printer sees it.
#[derive(Clone, Copy)]
struct Notation {
    dialect: Dialect,
    /// What stands between movements.
    between: &'static str,
}

impl Notation {
    const PARLETT: Notation = Notation { dialect: Dialect::Parlett, between: "," };
    const BETZA: Notation = Notation { dialect: Dialect::Betza, between: "" };

    /// The orders in which `parts` may stand, each once.
    fn orders(self, mut parts: Vec<String>) -> Vec<String> {
        let forwards = parts.join(self.between);
        // Betza's atoms must not meet: `F` before `F` would be a rider.
        parts.sort_by_key(|part| part.starts_with(|c: char| c.is_ascii_uppercase()));
        let modified_first = parts.join(self.between);
        parts.reverse();
        let mut orders = Vec::from([forwards, modified_first, parts.join(self.between)]);
        orders.dedup();
        orders
    }
}

/// How many texts may still be read in search of the right one.
struct Readings(Cell<usize>);

impl Readings {
    fn unlimited() -> Self {
        Readings(Cell::new(usize::MAX))
    }

    fn few() -> Self {
        Readings(Cell::new(8))
    }

    /// Reads one more text.
    fn take(&self, dialect: Dialect, text: &str) -> Option<Pattern> {
        self.0.set(self.0.get().checked_sub(1)?);
        Some(read(Some(dialect), text).ok()?.pattern)
    }
}

/// One text for all movements: for each, unless an earlier text has said it, the first candidate that says it and
/// nothing else than movements of the pattern.
fn assemble(
    pattern: &Pattern,
    notation: Notation,
    candidates: Candidates<'_>,
    readings: &Readings,
) -> Result<String, Unsayable> {
    let dialect = notation.dialect;
    let unsayable = |what| Err(Unsayable { dialect, what });
    let movements = pattern.movements();
    if movements.is_empty() {
        return unsayable("a piece without moves");
    }
    // Longer paths first: their texts often say shorter movements too, as a griffon's does its first step.
    let mut order: Vec<(usize, &Movement)> = movements.iter().enumerate().collect();
    order.sort_by_key(|(_, movement)| core::cmp::Reverse(legs(movement)));
    let (mut parts, mut said): (Vec<(usize, String)>, Vec<Movement>) = (Vec::new(), Vec::new());
    for (place, movement) in order {
        if said.contains(movement) {
            continue;
        }
        let says = |text: &String| {
            let read = readings.take(dialect, text)?;
            let all = read.movements();
            let fits = all.contains(movement) && all.iter().all(|m| movements.contains(m));
            fits.then(|| all.to_vec())
        };
        let found =
            candidates(movement).into_iter().find_map(|text| says(&text).map(|all| (text, all)));
        match found {
            Some((text, all)) => {
                parts.push((place, text));
                said.extend(all);
            }
            None => return unsayable(reason::of(movement, dialect)),
        }
    }
    let is_right =
        |text: &String| readings.take(dialect, text).is_some_and(|read| read == *pattern);
    parts.sort();
    let parts = parts.into_iter().map(|(_, text)| text).collect();
    match notation.orders(parts).into_iter().find(is_right) {
        Some(text) => Ok(text),
        None => unsayable("these movements side by side"),
    }
}

fn legs(movement: &Movement) -> usize {
    match &movement.way {
        Way::Legs(graph) => graph.legs.len(),
        Way::Castling(_) => 1,
    }
}
