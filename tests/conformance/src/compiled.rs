//! What does a compiled piece answer?

use crate::dynamic::Reader;
use crate::row::{self, Answer, Move, Row, Triple};
use betza::{
    Bitboard, BoardView, CheckStatus, Color, Effect, EnPassant, Geometry, Group, KindSet, Kinds,
    MoveSink, Moves, Sectors, Square, Unmoved,
};
use core::ops::ControlFlow;

/// A compiled piece, asked for the moves of a row.
pub type Engine = fn(&Row) -> Answer;

/// What the caller compiled for the rows.
#[derive(Clone, Copy, Debug)]
pub struct Engines {
    /// The compiled piece of a triple, if it compiles.
    pub compiled: fn(&Triple) -> Option<Engine>,
    /// Pieces read at run time on a board of so many files and ranks, if there is such a board.
    pub dynamic: fn((u16, u16)) -> Option<Reader>,
}

/// The position of a row as a host shows it: every capability is there.
pub struct Scene<G: Geometry> {
    own: Bitboard<G>,
    enemy: Bitboard<G>,
    unmoved: Bitboard<G>,
    kinds: Vec<(char, Bitboard<G>)>,
    en_passant: Bitboard<G>,
    victim: Option<Square<G>>,
    in_check: bool,
}

impl<G: Geometry> Scene<G> {
    /// The position of `row`. Squares that cannot be read are left out.
    pub fn of(row: &Row) -> Self {
        let mut kinds: Vec<(char, Bitboard<G>)> = Vec::new();
        let mut men = |texts: &[String]| {
            let mut set = Bitboard::EMPTY;
            for (kind, square) in texts.iter().map(|text| row::man(text)) {
                let square = squares::<G>(&[square.to_owned()]);
                set |= square;
                kinds.extend(kind.map(|kind| (kind.to_ascii_lowercase(), square)));
            }
            set
        };
        let (own, enemy) = (men(&row.own), men(&row.enemy));
        let mover =
            if row.virgin { squares(core::slice::from_ref(&row.from)) } else { Bitboard::EMPTY };
        let ep = row.ep.as_ref();
        Scene {
            own: own | squares(core::slice::from_ref(&row.from)),
            enemy,
            unmoved: squares(&row.unmoved) | mover,
            kinds,
            en_passant: ep.map_or(Bitboard::EMPTY, |ep| squares(&ep.squares)),
            victim: ep.and_then(|ep| ep.victim.parse().ok()),
            in_check: row.in_check,
        }
    }
}

fn squares<G: Geometry>(texts: &[String]) -> Bitboard<G> {
    texts.iter().filter_map(|text| row::man(text).1.parse::<Square<G>>().ok()).collect()
}

impl<G: Geometry> BoardView for Scene<G> {
    type Board = G;

    fn own(&self) -> Bitboard<G> {
        self.own
    }

    fn enemy(&self) -> Bitboard<G> {
        self.enemy
    }
}

impl<G: Geometry> Unmoved for Scene<G> {
    fn unmoved(&self) -> Bitboard<G> {
        self.unmoved
    }
}

impl<G: Geometry> Kinds for Scene<G> {
    fn of_kinds(&self, kinds: KindSet) -> Bitboard<G> {
        let wanted = self.kinds.iter().filter(|(kind, _)| kinds.contains(*kind));
        wanted.fold(Bitboard::EMPTY, |all, (_, squares)| all | *squares)
    }
}

impl<G: Geometry> CheckStatus for Scene<G> {
    fn in_check(&self) -> bool {
        self.in_check
    }
}

impl<G: Geometry> EnPassant for Scene<G> {
    fn en_passant(&self) -> Bitboard<G> {
        self.en_passant
    }

    fn en_passant_victim(&self) -> Option<Square<G>> {
        self.victim
    }
}

impl<G: Geometry> Sectors for Scene<G> {}

/// The moves of a row, by a compiled piece or one read at run time.
pub fn answer<G: Geometry, P: Moves<Scene<G>>>(piece: P, row: &Row) -> Answer {
    let mut answer = Answer::new();
    let Ok(from) = row.from.parse::<Square<G>>() else { return answer };
    let scene = Scene::<G>::of(row);
    let color = if row.is_white() { Color::White } else { Color::Black };
    let mut spread = Spread { scene: &scene, answer: &mut answer };
    match piece.moves(&scene, color, from, &mut spread) {
        ControlFlow::Continue(()) | ControlFlow::Break(()) => answer,
    }
}

/// Spreads groups to moves as rows say them. A type without the piece in it, so that all pieces of a board share the
/// code that hands moves to it.
struct Spread<'a, G: Geometry> {
    scene: &'a Scene<G>,
    answer: &'a mut Answer,
}

impl<G: Geometry> MoveSink<G> for Spread<'_, G> {
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        // The piece is lifted from its origin.
        let mut men = (self.scene.own | self.scene.enemy).without(group.from);
        // A partner that castles leaves its square, be it that the piece lands there.
        if let Some((home, _)) = group.effect.partner {
            men = men.without(home);
        }
        let Effect { removed, lost, partner, promotion, marks: _ } = group.effect;
        for to in group.to {
            let landed = men & Bitboard::from_square(to);
            let captures = (removed | landed).into_iter().map(|square| square.to_string());
            self.answer.insert(Move {
                to: to.to_string(),
                captures: captures.collect(),
                partner: partner.map(|(from, to)| (from.to_string(), to.to_string())),
                promote: promotion.into_iter().map(|letter| letter.to_ascii_uppercase()).collect(),
                lost,
            });
        }
        ControlFlow::Continue(())
    }
}
