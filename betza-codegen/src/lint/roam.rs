//! Where could a movement end if nothing stood in its way?
//!
//! Every step is taken that stays on the board, and guards and men are not asked: so the answer may hold too many squares,
//! never too few.

use crate::board::Shape;
use betza_notation::pattern::{
    Base, Castling, Graph, Heading, Headings, Landing, Leg, Movement, NullMove, Occupants, Reach,
    Ring, Vector, Way, Wrap,
};
use std::collections::BTreeSet;

/// How far a movement gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Roaming {
    pub(super) bound: Bound,
    /// One of its legs leads to another rank.
    pub(super) steps_off_rank: bool,
    /// One of its legs leads to a square of the other color.
    pub(super) steps_off_shade: bool,
}

/// What all its ends have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// There are none.
    Nowhere,
    /// They lie on the rank and have the color of the start.
    RankAndShade,
    /// They lie on the rank of the start.
    Rank,
    /// They have the color of the start.
    Shade,
    /// Nothing, as far as is known.
    Free,
}

impl Bound {
    pub(super) fn keeps_rank(self) -> bool {
        match self {
            Bound::Nowhere | Bound::RankAndShade | Bound::Rank => true,
            Bound::Shade | Bound::Free => false,
        }
    }

    pub(super) fn keeps_shade(self) -> bool {
        match self {
            Bound::Nowhere | Bound::RankAndShade | Bound::Shade => true,
            Bound::Rank | Bound::Free => false,
        }
    }

    fn joined(self, (dx, dy): (i32, i32)) -> Self {
        let rank = self.keeps_rank() && dy == 0;
        let shade = self.keeps_shade() && (dx + dy) % 2 == 0;
        match (rank, shade) {
            (true, true) => Bound::RankAndShade,
            (true, false) => Bound::Rank,
            (false, true) => Bound::Shade,
            (false, false) => Bound::Free,
        }
    }
}

/// A movement with more squares and legs to look at keeps its secrets.
const MAX_STATES: usize = 100_000;

/// How far a movement gets on a board.
pub(super) fn of(movement: &Movement, board: Shape) -> Roaming {
    let without_legs = |bound| Roaming { bound, steps_off_rank: false, steps_off_shade: false };
    let graph = match &movement.way {
        Way::Legs(graph) => graph,
        Way::Castling(castling) => return without_legs(castle(castling, board)),
    };
    let leaves = |leg: &Leg| leg.edges.iter().any(|edge| edge.on.admits(Occupants::OFF_BOARD));
    if graph.legs.iter().any(leaves) {
        return without_legs(Bound::Free);
    }
    let mut walk = Walk {
        graph,
        board,
        bound: Bound::Nowhere,
        steps_off_rank: false,
        steps_off_shade: false,
        states: 0,
    };
    for origin in Square::all(board) {
        walk.from(origin);
        if walk.bound == Bound::Free || walk.states > MAX_STATES {
            break;
        }
    }
    let bound = if walk.states > MAX_STATES { Bound::Free } else { walk.bound };
    Roaming { bound, steps_off_rank: walk.steps_off_rank, steps_off_shade: walk.steps_off_shade }
}

/// What the ends of a castling have in common.
fn castle(castling: &Castling, board: Shape) -> Bound {
    let mut bound = Bound::Nowhere;
    for origin in Square::all(board) {
        for heading in castling.headings.iter() {
            let step = Ring::Grid(1).vector(heading);
            let line = core::iter::successors(Some(origin), |here| here.ahead(step).within(board));
            let ends = line.zip(0..=castling.max.unwrap_or(u16::MAX));
            for (end, _) in ends.filter(|(_, steps)| *steps >= castling.min) {
                bound = bound.joined(end.from(origin));
            }
        }
    }
    bound
}

/// Whether the piece may stand where a leg ends, be it for a moment: not on a hurdle.
fn stands(leg: &Leg) -> bool {
    let free = Occupants::EMPTY.union(Occupants::START);
    !leg.landings.is_empty() || leg.edges.iter().any(|edge| edge.on.admits(free))
}

/// A square as file and rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Square {
    file: i32,
    rank: i32,
}

impl Square {
    fn all(board: Shape) -> impl Iterator<Item = Self> {
        let (width, height) = sides(board);
        (0..height).flat_map(move |rank| (0..width).map(move |file| Square { file, rank }))
    }

    /// A step away, on the board or off it.
    fn ahead(self, step: Vector) -> Self {
        Square { file: self.file + step.dx, rank: self.rank + step.dy }
    }

    /// Where it is on the board rolled up.
    fn wrapped(self, wrap: Wrap, board: Shape) -> Self {
        let (width, height) = sides(board);
        Square {
            file: if wrap.files { self.file.rem_euclid(width) } else { self.file },
            rank: if wrap.ranks { self.rank.rem_euclid(height) } else { self.rank },
        }
    }

    /// Nothing if it is off the board.
    fn within(self, board: Shape) -> Option<Self> {
        let (width, height) = sides(board);
        ((0..width).contains(&self.file) && (0..height).contains(&self.rank)).then_some(self)
    }

    /// How far it is from another.
    fn from(self, origin: Self) -> (i32, i32) {
        (self.file - origin.file, self.rank - origin.rank)
    }
}

fn sides(board: Shape) -> (i32, i32) {
    // At most 36.
    (board.width as i32, board.height as i32)
}

struct Walk<'a> {
    graph: &'a Graph,
    board: Shape,
    bound: Bound,
    steps_off_rank: bool,
    steps_off_shade: bool,
    states: usize,
}

impl Walk<'_> {
    /// All paths from a square, until nothing more is to be learnt.
    fn from(&mut self, origin: Square) {
        let mut known = BTreeSet::new();
        let starts = self.graph.start.iter();
        let starts = starts.flat_map(|start| start.headings.iter().map(|h| (start.leg, origin, h)));
        let mut waiting: Vec<_> = starts.collect();
        while let Some((id, here, heading)) = waiting.pop() {
            if self.bound == Bound::Free || self.states > MAX_STATES {
                return;
            }
            if !known.insert((id, here, heading.number())) {
                continue;
            }
            self.states += 1;
            let leg = self.graph.leg(id);
            let first = match leg.base {
                Base::Here => here,
                Base::Origin => origin,
            };
            for (end, arrived) in self.ends(leg, origin, first, heading) {
                self.states += 1;
                let (dx, dy) = end.from(first);
                self.steps_off_rank |= dy != 0 && stands(leg);
                self.steps_off_shade |= (dx + dy) % 2 != 0 && stands(leg);
                let counts = |landing: &Landing| {
                    end != origin
                        || self.graph.null == NullMove::Passes
                        || !landing.effects.is_empty()
                };
                if leg.landings.iter().any(counts) {
                    self.bound = self.bound.joined(end.from(origin));
                }
                for edge in &leg.edges {
                    let turned = arrived.iter().flat_map(|heading| edge.turn.after(heading).iter());
                    waiting.extend(turned.map(|heading| (edge.leg, end, heading)));
                }
            }
        }
    }

    /// The squares where a leg from `first` may end, with the headings that it may have there.
    fn ends(
        &self,
        leg: &Leg,
        origin: Square,
        first: Square,
        heading: Heading,
    ) -> Vec<(Square, Headings)> {
        if leg.ring == Ring::Anywhere {
            let others = Square::all(self.board).filter(|square| *square != first);
            return others.map(|square| (square, Headings::only(heading))).collect();
        }
        let (min, max) = match leg.reach {
            Reach::Steps { min, max } => (min, max),
            // How many steps it has hangs on the leg before.
            Reach::Same { .. } | Reach::Rest { .. } => (0, None),
        };
        let heading_of = |step: u16| match leg.cycle.len() {
            0 => heading,
            length => heading.turned(leg.cycle[usize::from(step) % length]),
        };
        let arrived = if leg.cycle.len() > 1 { Headings::ALL } else { Headings::only(heading) };
        let longest = u16::try_from(self.board.squares()).unwrap_or(u16::MAX);
        let (mut ends, mut here, mut looped) = (Vec::new(), first, false);
        if min == 0 {
            ends.push((here, arrived));
        }
        for step in 0..max.unwrap_or(longest).min(longest) {
            let ahead = here.ahead(leg.ring.vector(heading_of(step)));
            let Some(next) = ahead.wrapped(leg.wrap, self.board).within(self.board) else { break };
            looped |= next != ahead;
            // Round the board the piece itself is a wall.
            if looped && next == origin {
                break;
            }
            here = next;
            if step + 1 >= min {
                ends.push((here, arrived));
            }
            // Round a rolled board from elsewhere, or in place.
            if here == first {
                break;
            }
        }
        ends
    }
}
