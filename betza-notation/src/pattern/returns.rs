//! Can a path meet a square twice?

use super::{Base, Headings, Leg, Ring, Start, Wrap};
use alloc::vec;
use alloc::vec::Vec;

/// Whether every step of every path gains ground in one direction, so that no path ever meets a square again. Each
/// heading of the start is looked at alone: the griffon's paths go all ways, but each of them goes on and on.
pub(super) fn never(start: &[Start], legs: &[Leg]) -> bool {
    let plain = |leg: &Leg| {
        let moves = match leg.ring {
            Ring::Grid(length) => length > 0,
            Ring::Oblique { .. } => true,
            Ring::Anywhere => false,
        };
        moves && leg.wrap == Wrap::NONE && leg.base == Base::Here
    };
    legs.iter().all(plain)
        && start.iter().all(|start| {
            start.headings.iter().all(|heading| {
                gains_ground(Start { headings: Headings::only(heading), ..*start }, legs)
            })
        })
}

/// Whether all steps of the paths from `start` point into one half of the plane.
fn gains_ground(start: Start, legs: &[Leg]) -> bool {
    let mut directions = directions();
    let mut occur = vec![Headings::NONE; legs.len()];
    let mut open = vec![(start.leg.index(), start.headings)];
    while let Some((number, begun)) = open.pop() {
        let leg = &legs[number];
        let turned = leg.cycle.iter().map(|turn| begun.turned(*turn));
        let all = turned.fold(occur[number], Headings::union);
        if all == occur[number] {
            continue;
        }
        occur[number] = all;
        for step in all.iter().map(|heading| leg.ring.vector(heading)) {
            directions.retain(|(dx, dy)| dx * step.dx + dy * step.dy > 0);
        }
        if directions.is_empty() {
            return false;
        }
        for edge in &leg.edges {
            let next = all.iter().map(|heading| edge.turn.after(heading));
            open.push((edge.leg.index(), next.fold(Headings::NONE, Headings::union)));
        }
    }
    true
}

/// Directions in which ground may be gained, fine enough for the steps that people write.
fn directions() -> Vec<(i32, i32)> {
    let all = (-3..=3).flat_map(|dx| (-3..=3).map(move |dy| (dx, dy)));
    all.filter(|direction| *direction != (0, 0)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::make::{leg, leg_id};
    use super::super::{Class, Reach, Turn};
    use super::*;

    fn path(first: Ring, turn: Turn, second: Ring) -> bool {
        let last = leg(second, Reach::UNLIMITED).ends(Class::FREE);
        let legs = [leg(first, Reach::ONE).then(Class::FREE, turn, 1), last];
        never(&[Start { headings: Headings::DIAGONAL, leg: leg_id(0) }], &legs)
    }

    #[test]
    fn a_path_that_goes_outwards_meets_no_square_again() {
        let (king, knight) = (Ring::Grid(1), Ring::Oblique { short: 1, long: 2 });
        assert!(path(king, Turn::relative(Headings::of(&[1, 7])), king));
        assert!(path(knight, Turn::STRAIGHT, knight));
        assert!(!path(king, Turn::relative(Headings::of(&[4])), king));
        assert!(!path(king, Turn::fresh(Headings::ALL), king));
    }

    #[test]
    fn a_loop_that_turns_may_come_back() {
        let round =
            leg(Ring::Grid(1), Reach::ONE).then(Class::FREE, Turn::relative(Headings::of(&[2])), 0);
        assert!(!never(
            &[Start { headings: Headings::ALL, leg: leg_id(0) }],
            &[round.ends(Class::FREE)]
        ));
    }
}
