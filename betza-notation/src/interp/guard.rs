//! Does a guard hold on a square?

use super::{Cell, Scene, place};
use crate::pattern::{Guard, Heading, Headings, Near, Place, Ring, Shade, Test};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// Whether `guard` holds on `cell`, with the men on `gone` already taken.
pub(crate) fn holds(scene: &Scene<'_>, guard: &Guard, cell: Cell, gone: &BTreeSet<Cell>) -> bool {
    let height = scene.board.height;
    let line = scene.line(cell);
    let answer = match &guard.test {
        Test::FirstMove => !scene.moved,
        Test::Color(side) => scene.side == *side,
        Test::InCheck => scene.board.in_check,
        Test::OwnSector => line <= height / 2,
        Test::EnemySector => line > height - height / 2,
        Test::Shade(shade) => *shade == shade_of(cell),
        Test::Line(lines) => lines.contains(line, height),
        Test::Near(near) => is_near(scene, near, cell, gone),
    };
    answer != guard.negated
}

fn shade_of(cell: Cell) -> Shade {
    if (cell.file + cell.rank).is_multiple_of(2) { Shade::Dark } else { Shade::Light }
}

fn is_near(scene: &Scene<'_>, near: &Near, cell: Cell, gone: &BTreeSet<Cell>) -> bool {
    let counts = |place: (i32, i32)| {
        let Some(cell) = scene.cell(place) else { return false };
        let man = if gone.contains(&cell) { None } else { scene.man(cell) };
        man.is_some_and(|man| {
            let asked = if man.side == scene.side { near.own } else { near.enemy };
            asked && near.kinds.contains(man.kind)
        })
    };
    near.places.iter().any(|spot| squares(scene, *spot, cell).into_iter().any(counts))
}

/// All places that a [`Place`] means, seen from `cell`; some may be off the board.
pub(crate) fn squares(scene: &Scene<'_>, spot: Place, cell: Cell) -> Vec<(i32, i32)> {
    let here = place(cell);
    let longest = scene.board.width.max(scene.board.height);
    let mut found = Vec::new();
    match spot {
        Place::Ray { ring, headings, min, max } => {
            for heading in headings.iter() {
                for steps in min..=max.unwrap_or(longest).min(longest) {
                    found.push(scene.step(here, ring.vector(heading), i32::from(steps)));
                }
            }
        }
        Place::Bent { headings, along, aside } => {
            let grid = Ring::Grid(1);
            let sides = |heading: Heading| Headings::of(&[2, 6]).turned(heading.number());
            for heading in headings.iter() {
                for first in along.0..=along.1.unwrap_or(longest).min(longest) {
                    let corner = scene.step(here, grid.vector(heading), i32::from(first));
                    for side in sides(heading).iter() {
                        for second in aside.0..=aside.1.unwrap_or(longest).min(longest) {
                            found.push(scene.step(corner, grid.vector(side), i32::from(second)));
                        }
                    }
                }
            }
        }
        Place::Within(radius) => {
            let radius = i32::from(radius.unwrap_or(longest).min(longest));
            for dx in -radius..=radius {
                for dy in -radius..=radius {
                    if (dx, dy) != (0, 0) {
                        found.push((here.0 + dx, here.1 + dy));
                    }
                }
            }
        }
    }
    found
}
