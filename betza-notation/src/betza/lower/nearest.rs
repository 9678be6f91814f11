//! Which step of another atom goes on nearest to the way a step went?

use crate::pattern::{Heading, Headings, Ring};
use core::cmp::Ordering;

/// The headings among `own` of `ring` that are nearest in angle to `heading` of the step before: one, or two at a tie.
pub(super) fn nearest(before: Ring, heading: Heading, ring: Ring, own: Headings) -> Headings {
    if let (Ring::Oblique { .. }, Ring::Oblique { .. }) = (before, ring) {
        return Headings::only(heading);
    }
    let is_same_grid = matches!((before, ring), (Ring::Grid(_), Ring::Grid(_)));
    if is_same_grid && own.contains(heading) {
        return Headings::only(heading);
    }
    let mut best = Headings::NONE;
    for candidate in own.iter() {
        let closer =
            best.iter().next().map(|best| closeness(before, heading, ring, candidate, best));
        match closer {
            None | Some(Ordering::Greater) => best = Headings::only(candidate),
            Some(Ordering::Equal) => best = best.union(Headings::only(candidate)),
            Some(Ordering::Less) => {}
        }
    }
    best
}

/// Whether `a` or `b` is nearer in angle to the step before: compares the cosines of the two angles, in whole numbers.
fn closeness(before: Ring, heading: Heading, ring: Ring, a: Heading, b: Heading) -> Ordering {
    let step = before.vector(heading);
    let (dot, length) = (
        |h: Heading| {
            let v = ring.vector(h);
            i128::from(step.dx) * i128::from(v.dx) + i128::from(step.dy) * i128::from(v.dy)
        },
        |h: Heading| {
            let v = ring.vector(h);
            i128::from(v.dx).pow(2) + i128::from(v.dy).pow(2)
        },
    );
    // cos a > cos b, squared with their signs and without the division by lengths.
    let (cos_a, cos_b) = (dot(a) * dot(a).abs(), dot(b) * dot(b).abs());
    (cos_a * length(b)).cmp(&(cos_b * length(a)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNIGHT: Ring = Ring::Oblique { short: 1, long: 2 };

    fn after(before: Ring, heading: u8, ring: Ring, own: Headings) -> Headings {
        nearest(before, Heading::new(heading), ring, own)
    }

    #[test]
    fn orthogonal_steps_fork_into_diagonal_ones_and_back() {
        let king = Ring::Grid(1);
        assert_eq!(after(king, 0, king, Headings::DIAGONAL), Headings::of(&[1, 7]));
        assert_eq!(after(king, 3, king, Headings::ORTHOGONAL), Headings::of(&[2, 4]));
        assert_eq!(after(king, 3, king, Headings::ALL), Headings::of(&[3]));
    }

    #[test]
    fn an_oblique_leap_goes_on_along_one_diagonal() {
        // (1,2) is 18 degrees off the diagonal and 27 off the file.
        let king = Ring::Grid(1);
        assert_eq!(after(KNIGHT, 0, king, Headings::DIAGONAL), Headings::of(&[1]));
        assert_eq!(after(KNIGHT, 0, king, Headings::ALL), Headings::of(&[1]));
        assert_eq!(after(KNIGHT, 0, king, Headings::ORTHOGONAL), Headings::of(&[0]));
        let camel = Ring::Oblique { short: 1, long: 3 };
        assert_eq!(after(KNIGHT, 5, camel, Headings::ALL), Headings::of(&[5]));
        // (1,3) is nearer to the file than to the diagonal.
        assert_eq!(after(camel, 0, king, Headings::ALL), Headings::of(&[0]));
    }
}
