//! With which partner may a piece castle, and where do both land?

use super::{Cell, Outcome, Scene, place};
use crate::pattern::{Castling, Heading, Kinds, PartnerLanding, PartnerPlace, Ring};
use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

/// All castlings along all headings.
pub(super) fn castle(scene: &Scene<'_>, castling: &Castling) -> BTreeSet<Outcome> {
    let mut outcomes = BTreeSet::new();
    for heading in castling.headings.iter() {
        castle_along(scene, castling, heading, &mut outcomes);
    }
    outcomes
}

fn castle_along(
    scene: &Scene<'_>,
    castling: &Castling,
    heading: Heading,
    outcomes: &mut BTreeSet<Outcome>,
) {
    let on_line = |steps: u16| {
        scene.cell(scene.step(place(scene.from), Ring::Grid(1).vector(heading), i32::from(steps)))
    };
    let first_man = (1..)
        .map_while(|steps| Some((steps, on_line(steps)?)))
        .find(|(_, cell)| scene.man(*cell).is_some());
    let Some((distance, home)) = first_man else { return };
    let backwards = heading.turned(4);
    if !castling.partner.headings.contains(backwards) || !is_partner(scene, castling, home) {
        return;
    }
    for steps in castling.min..=castling.max.unwrap_or(distance).min(distance) {
        for landing in landings(castling.partner.landing, distance, steps) {
            let (Some(to), Some(partner_to)) = (on_line(steps), on_line(landing)) else { continue };
            outcomes.insert(Outcome {
                to,
                removed: BTreeSet::new(),
                lost: false,
                partner: Some((home, partner_to)),
                promotion: Kinds::NONE,
                marks: BTreeSet::new(),
            });
        }
    }
}

fn is_partner(scene: &Scene<'_>, castling: &Castling, home: Cell) -> bool {
    let partner = castling.partner;
    let Some(man) = scene.man(home) else { return false };
    let placed = match partner.place {
        PartnerPlace::Anywhere => true,
        PartnerPlace::FilesFromEdge(files) => {
            home.file == files || home.file + files + 1 == scene.board.width
        }
    };
    man.side == scene.side
        && partner.kinds.contains(man.kind)
        && partner.unmoved.is_none_or(|unmoved| unmoved != man.moved)
        && placed
}

/// How far from the origin the partner may land, if the piece goes `steps` of `distance` squares.
pub(crate) fn landings(landing: PartnerLanding, distance: u16, steps: u16) -> Vec<u16> {
    match landing {
        PartnerLanding::Behind { min } if distance - steps + 1 >= min => vec![steps - 1],
        PartnerLanding::Behind { .. } => Vec::new(),
        PartnerLanding::Steps { min, max } => (min..=max)
            .filter_map(|back| distance.checked_sub(back))
            .filter(|place| *place < steps)
            .collect(),
    }
}
