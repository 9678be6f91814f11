//! Does a guard hold?

use super::Set;
use super::walk::Scene;
use betza_notation::pattern::{Guard, Heading, Near, Place, Ring, Shade, Test};

/// Whether all guards hold on the square at `x`, `y`, with the men on `gone` already taken.
pub(super) fn all_hold<S: Set>(
    scene: &Scene<'_, S>,
    guards: &[Guard],
    (x, y): (i32, i32),
    gone: S,
) -> bool {
    let height = scene.board.height;
    guards.iter().all(|guard| {
        let answer = match &guard.test {
            Test::FirstMove => scene.position.unmoved.has(scene.from),
            Test::Color(side) => *side == scene.side,
            Test::InCheck => scene.position.in_check,
            Test::OwnSector => scene.line(y) <= height / 2,
            Test::EnemySector => scene.line(y) > height - height / 2,
            Test::Shade(Shade::Dark) => (x + y) % 2 == 0,
            Test::Shade(Shade::Light) => (x + y) % 2 == 1,
            // Ranks are fewer than 2^16.
            Test::Line(lines) => lines.contains(scene.line(y) as u16, height as u16),
            Test::Near(near) => {
                near.places.iter().any(|place| is_near(scene, near, place, (x, y), gone))
            }
        };
        answer != guard.negated
    })
}

fn is_near<S: Set>(
    scene: &Scene<'_, S>,
    near: &Near,
    place: &Place,
    (x, y): (i32, i32),
    gone: S,
) -> bool {
    let counts = |x: i32, y: i32| {
        let Some(square) = scene.board.square(x, y) else { return false };
        let asked = near.own && scene.own.has(square) || near.enemy && scene.enemy.has(square);
        asked && !gone.has(square) && scene.is_of(near.kinds, square)
    };
    let longest = scene.board.width.max(scene.board.height) as u16;
    let upto = |max: Option<u16>| i32::from(max.unwrap_or(longest).min(longest));
    match *place {
        Place::Ray { ring, headings, min, max } => headings.iter().any(|heading| {
            let (dx, dy) = scene.vector(ring, heading);
            (i32::from(min)..=upto(max)).any(|k| counts(x + k * dx, y + k * dy))
        }),
        Place::Bent { headings, along, aside } => headings.iter().any(|heading| {
            let (dx, dy) = scene.vector(Ring::Grid(1), heading);
            let sides =
                [2, 6].map(|turn| scene.vector(Ring::Grid(1), Heading::turned(heading, turn)));
            (i32::from(along.0)..=upto(along.1)).any(|k| {
                let (x, y) = (x + k * dx, y + k * dy);
                sides.iter().any(|(dx, dy)| {
                    (i32::from(aside.0)..=upto(aside.1)).any(|k| counts(x + k * dx, y + k * dy))
                })
            })
        }),
        Place::Within(radius) => {
            let far = upto(radius);
            (-far..=far)
                .any(|dx| (-far..=far).any(|dy| (dx, dy) != (0, 0) && counts(x + dx, y + dy)))
        }
    }
}
