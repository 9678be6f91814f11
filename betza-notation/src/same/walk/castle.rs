//! Which castlings does a pattern make from a square, and in which positions?

use super::Key;
use crate::interp::castling::landings;
use crate::interp::{Scene, place};
use crate::pattern::{Castling, Kinds, PartnerPlace, Ring};
use crate::same::Moves;
use crate::same::cube::Cube;
use crate::same::states::States;
use alloc::collections::BTreeSet;

/// Adds all castlings in the positions of `begun` to what was found.
pub(super) fn castle(
    scene: &Scene<'_>,
    states: &States,
    castling: &Castling,
    begun: &Cube,
    found: &mut Moves,
) {
    let partners = states.partner(&castling.partner);
    let no_man = states.all() & !states.men();
    for heading in castling.headings.iter() {
        if !castling.partner.headings.contains(heading.turned(4)) {
            continue;
        }
        let on_line = |steps: u16| {
            let vector = Ring::Grid(1).vector(heading);
            scene.cell(scene.step(place(scene.from), vector, i32::from(steps)))
        };
        let mut cube = begun.clone();
        for (distance, home) in (1..).map_while(|steps| Some((steps, on_line(steps)?))) {
            let placed = match castling.partner.place {
                PartnerPlace::Anywhere => true,
                PartnerPlace::FilesFromEdge(files) => {
                    home.file == files || home.file + files + 1 == scene.board.width
                }
            };
            if placed && let Some(cube) = cube.with(home, partners, states) {
                for steps in castling.min..=castling.max.unwrap_or(distance).min(distance) {
                    for landing in landings(castling.partner.landing, distance, steps) {
                        let (Some(to), Some(partner_to)) = (on_line(steps), on_line(landing))
                        else {
                            continue;
                        };
                        let key = Key {
                            to,
                            removed: BTreeSet::new(),
                            blasted: BTreeSet::new(),
                            en_passant: false,
                            lost: false,
                            partner: Some((home, partner_to)),
                            promotion: Kinds::NONE,
                        };
                        found.entry(key).or_default().push(cube.clone());
                    }
                }
            }
            let Some(on) = cube.with(home, no_man, states) else { break };
            cube = on;
        }
    }
}
