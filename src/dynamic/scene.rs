//! How does a program see a host's position?

use betza_runtime::program::{KindSource, KindsOf, NoKinds, Scene};
use betza_runtime::{
    Bitboard, BoardView, CheckStatus, Color, EnPassant, Geometry, Kinds, Sectors, Sides, Square,
    Unmoved,
};

/// The position of `view`, with all that a program may ask.
pub(super) fn of_view<G, V>(
    view: &V,
    color: Color,
    from: Square<G>,
) -> Scene<G, impl KindSource<G> + use<'_, G, V>>
where
    G: Geometry,
    V: BoardView<Board = G> + Unmoved + Kinds + CheckStatus + EnPassant + Sectors,
{
    Scene {
        color,
        from,
        own: view.own(),
        enemy: view.enemy(),
        unmoved: view.unmoved(),
        kinds: KindsOf(view),
        in_check: view.in_check(),
        en_passant: view.en_passant(),
        victim: view.en_passant_victim(),
        own_sector: view.own_sector(color),
        enemy_sector: view.enemy_sector(color),
        light: view.light_squares(),
    }
}

/// A position of which only the occupied squares are known: for programs that ask for nothing more.
pub(super) fn of_occupied<G: Geometry>(
    color: Color,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Scene<G, NoKinds> {
    let plain = Sides::<G>::default();
    Scene {
        color,
        from,
        own: Bitboard::EMPTY,
        enemy: occupied,
        unmoved: Bitboard::EMPTY,
        kinds: NoKinds,
        in_check: false,
        en_passant: Bitboard::EMPTY,
        victim: None,
        own_sector: plain.own_sector(color),
        enemy_sector: plain.enemy_sector(color),
        light: plain.light_squares(),
    }
}
