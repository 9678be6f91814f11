//! Which sides do `z` and `q` mean on a later leg?
//!
//! `z` is the side opposite to the last sideways turn, `q` the same side (spec of Betza's notation, section 6.4).

use crate::span::Spanned;
use alloc::vec;
use alloc::vec::Vec;

/// A side of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Side {
    /// `l`.
    Left,
    /// `r`.
    Right,
}

impl Side {
    fn letter(self) -> char {
        match self {
            Side::Left => 'l',
            Side::Right => 'r',
        }
    }

    fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }
}

/// The letters of a later leg with `z` and `q` told by side, and the last sideways turn after it: one way, or a way for
/// each side. `asked` says that a `z` or `q` may follow, so that the side of an `s` matters.
pub(super) fn sides(
    letters: &[Spanned<char>],
    last: Option<Side>,
    asked: bool,
) -> Vec<(Vec<Spanned<char>>, Option<Side>)> {
    let has = |letter: char| letters.iter().any(|written| written.node == letter);
    let told = |side: Side, by: &[char]| {
        let tell = |letter: &Spanned<char>| {
            let node = if by.contains(&letter.node) { side.letter() } else { letter.node };
            Spanned::new(node, letter.span)
        };
        (letters.iter().map(tell).collect(), Some(side))
    };
    let both = [Side::Left, Side::Right];
    if has('z') || has('q') {
        let side = if has('z') { last.map(Side::other) } else { last };
        return match side {
            Some(side) => vec![told(side, &['z', 'q'])],
            // Nothing has turned yet: either side.
            None => both.map(|side| told(side, &['z', 'q'])).into(),
        };
    }
    if asked && has('s') {
        return both.map(|side| told(side, &['s'])).into();
    }
    let side = match (has('l'), has('r')) {
        (true, false) => Some(Side::Left),
        (false, true) => Some(Side::Right),
        // Both sides or none: the last turn stays what it was.
        (true, true) | (false, false) => last,
    };
    vec![(letters.to_vec(), side)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::span::Span;

    fn told(letters: &str, last: Option<Side>, asked: bool) -> Vec<(String, Option<Side>)> {
        let letters: Vec<_> =
            letters.chars().enumerate().map(|(at, c)| Spanned::new(c, Span::at(at))).collect();
        sides(&letters, last, asked)
            .into_iter()
            .map(|(letters, side)| (letters.iter().map(|letter| letter.node).collect(), side))
            .collect()
    }

    #[test]
    fn z_alternates_and_q_keeps_the_side() {
        let (left, right) = (Some(Side::Left), Some(Side::Right));
        assert_eq!(told("fz", left, false), [("fr".to_owned(), right)]);
        assert_eq!(told("fq", left, false), [("fl".to_owned(), left)]);
        assert_eq!(told("z", None, false), [("l".to_owned(), left), ("r".to_owned(), right)]);
    }

    #[test]
    fn an_s_has_a_side_only_where_it_is_asked_for() {
        assert_eq!(told("fs", None, false), [("fs".to_owned(), None)]);
        let sides: Vec<_> = told("fs", None, true).into_iter().map(|way| way.0).collect();
        assert_eq!(sides, ["fl", "fr"]);
    }
}
