//! Which castlings does a program have?

use core::ops::ControlFlow;

use super::code::{Castling, PartnerLanding, Ring, UNLIMITED};
use super::scene::{Scene, headings, vector};
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::kind::KindSet;
use crate::square::Square;

/// A castling: where the piece lands, where the partner stood, where it lands.
pub(super) type Castled<G> = (Square<G>, Square<G>, Square<G>);

/// Hands out all castlings of one movement.
pub(super) fn castle<G: Geometry, K: Fn(KindSet) -> Bitboard<G>>(
    scene: &Scene<G, K>,
    castling: &Castling,
    mut found: impl FnMut(Castled<G>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for heading in headings(castling.headings) {
        let on_line = |steps: u16| {
            let place = Scene::<G, K>::place(scene.from);
            Scene::<G, K>::square(scene.step(
                place,
                vector(Ring::Grid(1), heading),
                i32::from(steps),
            ))
        };
        let men = scene.men();
        let first = (1..UNLIMITED)
            .map_while(|steps| Some((steps, on_line(steps)?)))
            .find(|(_, s)| men.contains(*s));
        let Some((distance, home)) = first else { continue };
        let backwards = castling.partner_headings >> ((heading + 4) & 7) & 1 == 1;
        if !backwards || !is_partner(scene, castling, home) {
            continue;
        }
        for steps in castling.min..=castling.max.min(distance) {
            for landing in landings(castling.landing, distance, steps) {
                if let (Some(to), Some(partner_to)) = (on_line(steps), on_line(landing)) {
                    found((to, home, partner_to))?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn is_partner<G: Geometry, K: Fn(KindSet) -> Bitboard<G>>(
    scene: &Scene<G, K>,
    castling: &Castling,
    home: Square<G>,
) -> bool {
    let class = castling.partner;
    let from_edge = usize::from(castling.files_from_edge);
    let placed = castling.files_from_edge == UNLIMITED
        || home.file() == from_edge
        || home.file() + from_edge + 1 == G::WIDTH;
    placed
        && scene.friends().contains(home)
        && (class.any_kind || (scene.kinds)(class.kinds).contains(home))
        && (!class.unmoved || scene.unmoved.contains(home))
        && (!castling.partner_moved || !scene.unmoved.contains(home))
}

/// How far from the origin the partner may land, if the piece goes `steps` of `distance` squares.
fn landings(landing: PartnerLanding, distance: u16, steps: u16) -> impl Iterator<Item = u16> {
    let (least, greatest) = match landing {
        PartnerLanding::Behind(min) => {
            let gone = distance - steps + 1;
            if gone >= min { (gone, gone) } else { (1, 0) }
        }
        PartnerLanding::Steps(min, max) => (min, max),
    };
    (least..=greatest)
        .filter_map(move |back| distance.checked_sub(back))
        .filter(move |place| *place < steps)
}
