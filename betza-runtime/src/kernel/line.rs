//! Which square of one line is the first, or the last?

use super::word::{self, all_if_none};

/// The squares of both sets.
#[inline]
pub(super) const fn and<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    let mut both = [0; N];
    let mut n = 0;
    while n < N {
        both[n] = a[n] & b[n];
        n += 1;
    }
    both
}

/// The squares of the first set which are not in the second.
#[inline]
pub(super) const fn and_not<const N: usize>(a: &[u64; N], b: &[u64; N]) -> [u64; N] {
    let mut rest = [0; N];
    let mut n = 0;
    while n < N {
        rest[n] = a[n] & !b[n];
        n += 1;
    }
    rest
}

/// The highest square of a set, or none if it is empty.
#[inline]
pub(super) const fn highest<const N: usize>(set: [u64; N]) -> [u64; N] {
    let mut squares = [0; N];
    let mut open = u64::MAX;
    let mut n = N;
    while n > 0 {
        n -= 1;
        squares[n] = word::highest(set[n]) & open;
        open &= all_if_none(set[n]);
    }
    squares
}

/// The lowest square of a set, or none if it is empty.
#[inline]
pub(super) const fn lowest<const N: usize>(set: [u64; N]) -> [u64; N] {
    let mut squares = [0; N];
    let mut open = u64::MAX;
    let mut n = 0;
    while n < N {
        squares[n] = set[n] & set[n].wrapping_neg() & open;
        open &= all_if_none(set[n]);
        n += 1;
    }
    squares
}

/// One line out of several that stand side by side.
#[inline]
pub(super) const fn line<const LINES: usize, const N: usize>(
    lines: &[[u64; LINES]; N],
    k: usize,
) -> [u64; N] {
    let mut line = [0; N];
    let mut n = 0;
    while n < N {
        line[n] = lines[n][k];
        n += 1;
    }
    line
}

/// The squares of a line beyond its lowest occupied one; none if none is occupied.
#[inline]
pub(super) const fn beyond_lowest<const N: usize>(line: &[u64; N], men: &[u64; N]) -> [u64; N] {
    let mut beyond = [0; N];
    let mut open = u64::MAX;
    let mut n = 0;
    while n < N {
        beyond[n] = line[n] & !(word::up_to_lowest(men[n]) & open);
        open &= all_if_none(men[n]);
        n += 1;
    }
    beyond
}

/// The squares of a line beyond its highest occupied one, counted downwards; none if none is occupied.
#[inline]
pub(super) const fn beyond_highest<const N: usize>(line: &[u64; N], men: &[u64; N]) -> [u64; N] {
    let mut beyond = [0; N];
    let mut open = u64::MAX;
    let mut n = N;
    while n > 0 {
        n -= 1;
        beyond[n] = line[n] & !(word::down_to_highest(men[n]) & open);
        open &= all_if_none(men[n]);
    }
    beyond
}

/// The set that has only the first square of the board.
#[inline]
pub(super) const fn one<const N: usize>() -> [u64; N] {
    let mut set = [0; N];
    set[0] = 1;
    set
}

/// The difference of two sets as numbers.
#[inline]
pub(super) const fn minus<const N: usize>(a: [u64; N], b: [u64; N]) -> [u64; N] {
    let mut difference = [0; N];
    let mut borrow = false;
    let mut n = 0;
    while n < N {
        let (less, below) = a[n].overflowing_sub(b[n]);
        let (less, below_again) = less.overflowing_sub(borrow as u64);
        borrow = below | below_again;
        difference[n] = less;
        n += 1;
    }
    difference
}

/// All bits from the highest square of a set on up, in the word where it stands; all bits if the set is empty.
#[inline]
pub(super) const fn from_top<const N: usize>(set: &[u64; N]) -> u64 {
    let mut top = 0;
    let mut n = N;
    while n > 0 {
        n -= 1;
        top = if top == 0 { set[n] } else { top };
    }
    word::down_to_highest_by_count(top)
}
