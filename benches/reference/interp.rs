//! What would an engine do that interprets pieces instead of compiling them?
//!
//! The yardstick of all ratios: a competent interpreter over data. Leapers, riders, hoppers and lame leapers are lists
//! of offsets, walked over a bitboard with bounds checks; whatever no list can say is a walk over all paths of the
//! pattern with a list of the results seen. A notation is read when the piece is set up; after that there is only data.
//!
//! This file is frozen, with the folder beside it: a faster yardstick would make old ratios a lie, a slower one new
//! ones. It is mended only where it answers wrongly, and it is right: it is run on every row of the conformance tests.

#[path = "interp/guard.rs"]
mod guard;
#[path = "interp/lists.rs"]
mod lists;
#[path = "interp/walk.rs"]
mod walk;

use betza_notation::pattern::{Occupants, Pattern, Side};
use betza_notation::relation;
use lists::{Lists, Offsets};

/// Squares as bits, the a-file's first rank lowest.
pub(crate) trait Set: Copy + Ord {
    const EMPTY: Self;
    fn has(self, square: usize) -> bool;
    fn with(self, square: usize) -> Self;
    fn or(self, other: Self) -> Self;
    fn and(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
}

macro_rules! set {
    ($word:ty) => {
        impl Set for $word {
            const EMPTY: Self = 0;

            #[inline]
            fn has(self, square: usize) -> bool {
                self >> square & 1 == 1
            }

            #[inline]
            fn with(self, square: usize) -> Self {
                self | 1 << square
            }

            #[inline]
            fn or(self, other: Self) -> Self {
                self | other
            }

            #[inline]
            fn and(self, other: Self) -> Self {
                self & other
            }

            #[inline]
            fn minus(self, other: Self) -> Self {
                self & !other
            }
        }
    };
}

set!(u64);
set!(u128);

/// For boards of up to 256 squares.
impl Set for [u64; 4] {
    const EMPTY: Self = [0; 4];

    #[inline]
    fn has(self, square: usize) -> bool {
        self[square / 64] >> (square % 64) & 1 == 1
    }

    #[inline]
    fn with(mut self, square: usize) -> Self {
        self[square / 64] |= 1 << (square % 64);
        self
    }

    #[inline]
    fn or(self, other: Self) -> Self {
        core::array::from_fn(|k| self[k] | other[k])
    }

    #[inline]
    fn and(self, other: Self) -> Self {
        core::array::from_fn(|k| self[k] & other[k])
    }

    #[inline]
    fn minus(self, other: Self) -> Self {
        core::array::from_fn(|k| self[k] & !other[k])
    }
}

/// What a piece may ask of the game.
#[derive(Clone, Copy)]
pub(crate) struct Position<S> {
    pub(crate) own: S,
    pub(crate) enemy: S,
    /// Own men that have never moved.
    pub(crate) unmoved: S,
    /// The men of either side, by letter.
    pub(crate) kinds: [S; 26],
    pub(crate) in_check: bool,
    pub(crate) en_passant: S,
    pub(crate) victim: Option<usize>,
}

/// A move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Outcome<S> {
    pub(crate) to: usize,
    /// Men removed, the one on `to` left out.
    pub(crate) removed: S,
    pub(crate) lost: bool,
    pub(crate) partner: Option<(usize, usize)>,
    /// Bit 0 is the letter a.
    pub(crate) promotion: u32,
    pub(crate) marks: S,
}

impl<S: Set> Outcome<S> {
    fn plain(to: usize) -> Self {
        let (removed, marks) = (S::EMPTY, S::EMPTY);
        Outcome { to, removed, lost: false, partner: None, promotion: 0, marks }
    }
}

/// A board by its sides.
#[derive(Clone, Copy)]
struct Board {
    width: i32,
    height: i32,
}

impl Board {
    /// The number of the square at a place, if it is on the board.
    #[inline]
    fn square(self, x: i32, y: i32) -> Option<usize> {
        let inside = x >= 0 && y >= 0 && x < self.width && y < self.height;
        inside.then_some((y * self.width + x) as usize)
    }

    #[inline]
    fn place(self, square: usize) -> (i32, i32) {
        (square as i32 % self.width, square as i32 / self.width)
    }
}

/// A piece as data.
pub(crate) struct Interpreter {
    board: Board,
    /// For White and for Black.
    moves: [Lists; 2],
    attacks: Option<[Lists; 2]>,
}

impl Interpreter {
    /// Sets up a piece on a board of `width` by `height`.
    pub(crate) fn new(pattern: &Pattern, width: u16, height: u16) -> Self {
        let board = Board { width: width.into(), height: height.into() };
        let sides = [Side::White, Side::Black];
        let both = |pattern: &Pattern| sides.map(|side| Lists::of(pattern, side));
        let attacks = relation(pattern).ok().map(|relation| both(&relation.attacks));
        Interpreter { board, moves: both(pattern), attacks }
    }

    /// The squares on which an enemy could be captured by arriving; none for a piece without such a relation.
    #[inline(never)]
    pub(crate) fn attacks<S: Set>(&self, side: Side, from: usize, occupied: S) -> S {
        let Some(lists) = &self.attacks else { return S::EMPTY };
        let lists = &lists[side as usize];
        let mut found = S::EMPTY;
        for list in &lists.offsets {
            found = found.or(reached(self.board, list, from, occupied));
        }
        if !lists.walks.is_empty() {
            let position = Position {
                own: S::EMPTY,
                enemy: occupied,
                unmoved: S::EMPTY,
                kinds: [S::EMPTY; 26],
                in_check: false,
                en_passant: S::EMPTY,
                victim: None,
            };
            for outcome in walk::walk(self.board, &lists.walks, side, from, &position) {
                if outcome.to != from {
                    found = found.with(outcome.to);
                }
            }
        }
        found
    }

    /// All moves, each once.
    #[inline(never)]
    pub(crate) fn moves<S: Set>(
        &self,
        side: Side,
        from: usize,
        position: &Position<S>,
    ) -> Vec<Outcome<S>> {
        let lists = &self.moves[side as usize];
        let mut outcomes = walk::walk(self.board, &lists.walks, side, from, position);
        // The piece is lifted from its origin.
        let origin = S::EMPTY.with(from);
        let (own, enemy) = (position.own.minus(origin), position.enemy.minus(origin));
        let men = own.or(enemy);
        let mut plain = S::EMPTY;
        for list in &lists.offsets {
            let reached = reached(self.board, list, from, men);
            if list.on.contains(Occupants::EMPTY) {
                plain = plain.or(reached.minus(men));
            }
            if list.on.contains(Occupants::OWN) {
                plain = plain.or(reached.and(own));
            }
            if list.on.contains(Occupants::ENEMY) {
                plain = plain.or(reached.and(enemy));
            }
        }
        for to in 0..(self.board.width * self.board.height) as usize {
            if plain.has(to) && !outcomes.contains(&Outcome::plain(to)) {
                outcomes.push(Outcome::plain(to));
            }
        }
        outcomes
    }
}

/// The squares that a list of offsets reaches, whatever stands on them.
#[inline(never)]
fn reached<S: Set>(board: Board, list: &Offsets, from: usize, occupied: S) -> S {
    let (x, y) = board.place(from);
    let mut found = S::EMPTY;
    for leap in &list.leaps {
        if let Some(to) = board.square(x + leap.0, y + leap.1) {
            found = found.with(to);
        }
    }
    for ride in &list.rides {
        let (mut x, mut y) = (x, y);
        for step in 1..=ride.max {
            (x, y) = (x + ride.dx, y + ride.dy);
            let Some(to) = board.square(x, y) else { break };
            if step >= ride.min {
                found = found.with(to);
            }
            if occupied.has(to) {
                break;
            }
        }
    }
    for hop in &list.hops {
        let (mut x, mut y) = (x, y);
        let (mut before, mut beyond, mut over) = (0, 0, false);
        loop {
            (x, y) = (x + hop.dx, y + hop.dy);
            let Some(to) = board.square(x, y) else { break };
            if over {
                beyond += 1;
                if beyond >= hop.beyond.0 {
                    found = found.with(to);
                }
                if beyond >= hop.beyond.1 || occupied.has(to) {
                    break;
                }
            } else {
                before += 1;
                over = occupied.has(to);
                if over && before < hop.before.0 || !over && before >= hop.before.1 {
                    break;
                }
            }
        }
    }
    for lame in &list.lames {
        let over = board.square(x + lame.over.0, y + lame.over.1);
        let to = board.square(x + lame.to.0, y + lame.to.1);
        if let (Some(over), Some(to)) = (over, to)
            && !occupied.has(over)
        {
            found = found.with(to);
        }
    }
    found
}
