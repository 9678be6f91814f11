//! What does a compiled piece answer?

use crate::dynamic::Reader;
use crate::row::{self, Answer, Move, Row, Triple};
use betza::{
    Bitboard, BoardView, CheckStatus, Color, EnPassant, Geometry, Group, KindSet, Kinds, MoveSink,
    Moves, Sectors, Square, Unmoved,
};
use core::ops::ControlFlow;
use std::collections::BTreeSet;

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
    answer_with_marks(piece, row).into_iter().map(|(mv, _)| mv).collect()
}

/// The same with the squares on which each move lets the piece be taken en passant.
pub fn answer_with_marks<G: Geometry, P: Moves<Scene<G>>>(
    piece: P,
    row: &Row,
) -> BTreeSet<(Move, BTreeSet<String>)> {
    let scene = Scene::<G>::of(row);
    let Ok(from) = row.from.parse::<Square<G>>() else { return BTreeSet::new() };
    let color = if row.is_white() { Color::White } else { Color::Black };
    let mut groups = Groups(Vec::new());
    match piece.moves(&scene, color, from, &mut groups) {
        ControlFlow::Continue(()) | ControlFlow::Break(()) => {}
    }
    #[cfg(feature = "std")]
    if let Some(bmi2) = betza::Bmi2::detect() {
        let mut detected = Groups(Vec::new());
        let done = piece.moves_at(bmi2, &scene, color, from, &mut detected);
        assert!(done.is_continue());
        assert_eq!(detected.0, groups.0, "moves_at");
    }
    spread(&scene, &groups.0)
}

/// The groups of a piece: one type for all of them, so that what follows is compiled once a board.
struct Groups<G: Geometry>(Vec<Group<G>>);

impl<G: Geometry> MoveSink<G> for Groups<G> {
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        self.0.push(group);
        ControlFlow::Continue(())
    }
}

fn spread<G: Geometry>(
    scene: &Scene<G>,
    groups: &[Group<G>],
) -> BTreeSet<(Move, BTreeSet<String>)> {
    let texts = |squares: Bitboard<G>| squares.into_iter().map(|square| square.to_string());
    let mut answer = BTreeSet::new();
    for group in groups {
        // The piece is lifted from its origin.
        let mut men = (scene.own | scene.enemy).without(group.from);
        // A partner that castles leaves its square, be it that the piece lands there.
        if let Some((home, _)) = group.effect.partner {
            men = men.without(home);
        }
        let effect = group.effect;
        for to in group.to {
            let mv = Move {
                to: to.to_string(),
                captures: texts(effect.removed | (men & Bitboard::from_square(to))).collect(),
                partner: effect.partner.map(|(from, to)| (from.to_string(), to.to_string())),
                promote: effect
                    .promotion
                    .into_iter()
                    .map(|letter| letter.to_ascii_uppercase())
                    .collect(),
                lost: effect.lost,
            };
            answer.insert((mv, texts(effect.marks).collect()));
        }
    }
    answer
}
