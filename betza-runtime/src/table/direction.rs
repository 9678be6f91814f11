//! Which vector is direction number `d` of a leap?

/// The vector of a leap `(a, b)`, `a <= b`, in a direction, for White; none if the leap has no such
/// direction.
///
/// | leap | directions |
/// |---|---|
/// | `a = 0` | 0 `(0,b)`, 2 `(b,0)`, 4 `(0,-b)`, 6 `(-b,0)` |
/// | `a = b` | 1 `(b,b)`, 3 `(b,-b)`, 5 `(-b,-b)`, 7 `(-b,b)` |
/// | else | 0 `(a,b)`, 1 `(b,a)`, 2 `(b,-a)`, 3 `(a,-b)`, 4 `(-a,-b)`, 5 `(-b,-a)`, 6 `(-b,a)`, 7 `(-a,b)` |
///
/// ```
/// use betza_runtime::table::direction;
///
/// assert_eq!(direction(1, 2, 1), Some((2, 1)));
/// assert_eq!(direction(0, 1, 4), Some((0, -1)));
/// assert_eq!(direction(0, 1, 3), None);
/// assert_eq!(direction(1, 1, 3), Some((1, -1)));
/// ```
#[must_use]
pub const fn direction(a: usize, b: usize, number: u8) -> Option<(i16, i16)> {
    assert!(a <= b && b <= i16::MAX as usize, "a leap is written with its smaller part first");
    let exists = if a == 0 {
        number.is_multiple_of(2)
    } else if a == b {
        !number.is_multiple_of(2)
    } else {
        true
    };
    if !exists {
        return None;
    }
    // No bits are lost: both are at most `i16::MAX`.
    let (a, b) = (a as i16, b as i16);
    match number {
        0 => Some((a, b)),
        1 => Some((b, a)),
        2 => Some((b, -a)),
        3 => Some((a, -b)),
        4 => Some((-a, -b)),
        5 => Some((-b, -a)),
        6 => Some((-b, a)),
        7 => Some((-a, b)),
        8.. => None,
    }
}

/// A mask of directions as the opponent has it: rotated by half a turn.
///
/// ```
/// use betza_runtime::table::turned;
///
/// assert_eq!(turned(0b1000_0001), 0b0001_1000);
/// ```
#[inline]
#[must_use]
pub const fn turned(dirs: u8) -> u8 {
    dirs.rotate_left(4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opposite_directions_differ_by_four() {
        for (a, b) in [(0, 1), (1, 1), (1, 2), (2, 3), (0, 0)] {
            for number in 0..4 {
                let opposite = direction(a, b, number).map(|(dx, dy)| (-dx, -dy));
                assert_eq!(direction(a, b, number + 4), opposite);
            }
        }
        assert_eq!(direction(1, 2, 8), None);
    }
}
