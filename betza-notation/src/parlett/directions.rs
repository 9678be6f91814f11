//! Which headings does a direction select?

use super::ast::{Direction, Family};
use crate::pattern::{Heading, Headings, Ring};

/// The headings of king steps that are in the family and in the half (spec of Parlett's notation, section 5.2).
pub(super) fn headings(direction: &Direction) -> Headings {
    let family = match direction.family {
        Some(Family::All) => Headings::ALL,
        Some(Family::Straight) | None => Headings::ORTHOGONAL,
        Some(Family::Diagonal) => Headings::DIAGONAL,
    };
    if direction.half.is_empty() { family } else { family.intersection(half(&direction.half)) }
}

/// The headings of a run of `> < =`, or of `>>` or `<<`.
fn half(run: &str) -> Headings {
    let towards = |wanted: &dyn Fn(i32, i32) -> bool| {
        let chosen = Headings::ALL.iter().filter(|heading| {
            let step = Ring::Grid(1).vector(*heading);
            wanted(step.dx, step.dy)
        });
        chosen.fold(Headings::NONE, |set, heading| set.union(Headings::only(heading)))
    };
    match run {
        ">>" => towards(&|dx, _| dx > 0),
        "<<" => towards(&|dx, _| dx < 0),
        _ => towards(&|_, dy| {
            run.chars().any(|sign| match sign {
                '>' => dy > 0,
                '<' => dy < 0,
                _ => dy == 0,
            })
        }),
    }
}

/// The directions along which the first number of `p/q` may run.
pub(super) fn firsts(direction: Option<&Direction>) -> Headings {
    direction.map_or(Headings::ALL, headings).intersection(Headings::ORTHOGONAL)
}

/// The headings of a second leg that go outwards from a first one that went along `first` (spec of Parlett's
/// notation, section 5.3).
pub(super) fn outwards(first: (i32, i32), second: Headings) -> Headings {
    let outward = |heading: &Heading| {
        let step = Ring::Grid(1).vector(*heading);
        let (along_x, along_y) = (step.dx * first.0, step.dy * first.1);
        along_x >= 0 && along_y >= 0 && along_x + along_y > 0
    };
    second
        .iter()
        .filter(outward)
        .fold(Headings::NONE, |set, heading| set.union(Headings::only(heading)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(family: Option<Family>, half: &str) -> Headings {
        headings(&Direction { family, half: half.to_owned() })
    }

    #[test]
    fn a_half_filters_its_family() {
        assert_eq!(of(Some(Family::Diagonal), ">"), Headings::of(&[1, 7]));
        assert_eq!(of(Some(Family::All), ">"), Headings::of(&[0, 1, 7]));
        assert_eq!(of(Some(Family::All), ">="), Headings::of(&[0, 1, 2, 6, 7]));
        assert_eq!(of(None, "<>"), Headings::of(&[0, 4]));
        assert_eq!(of(Some(Family::Diagonal), ">>"), Headings::of(&[1, 3]));
        assert_eq!(of(None, "<<"), Headings::of(&[6]));
        assert_eq!(of(Some(Family::Diagonal), "="), Headings::NONE);
    }

    #[test]
    fn outwards_is_towards_and_not_back_on_any_side() {
        assert_eq!(outwards((1, 1), Headings::ORTHOGONAL), Headings::of(&[0, 2]));
        assert_eq!(outwards((0, 1), Headings::DIAGONAL), Headings::of(&[1, 7]));
        assert_eq!(outwards((1, 2), Headings::DIAGONAL), Headings::of(&[1]));
    }
}
