//! Which squares are reached step by step until something stands in the way?

use super::forms::most_reached;
use super::index::{self, Indexed};
use super::leap::{self, Orbit};
use super::magic;
use super::paths::Paths;
use super::tables::BySide;
use super::{Pair, Reach};
use crate::board::Shape;
use crate::demand::Gathering;
use crate::squares::Squares;
use betza_notation::pattern::{Class, Heading, Headings, Leg, Occupants, Reach as Steps, Ring};

/// Rides along lines, and the squares on which they may end.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ride {
    /// The leap of one step, a <= b.
    pub(crate) step: (u16, u16),
    /// The ways of the step.
    pub(crate) headings: Headings,
    /// The lines; each is a way up, a way down, or both.
    pub(crate) lines: Vec<Line>,
    /// Where it may end, if not everywhere.
    pub(crate) within: Option<Vec<Orbit>>,
    /// The same as an index, where that is faster.
    pub(crate) index: Option<Indexed>,
}

/// A line of equal steps. `dx`, `dy` lead to higher square numbers: up the board, or to the right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Line {
    pub(crate) dx: i16,
    pub(crate) dy: i16,
    /// The greatest number of steps along the line; [`u16::MAX`] goes to the edge, 0 nowhere.
    pub(crate) up: u16,
    /// The same against the line.
    pub(crate) down: u16,
}

impl Line {
    /// The squares on both ways of the line from the square numbered `from`.
    pub(crate) fn pair(self, board: Shape, from: usize) -> Pair {
        let place = (from % board.width, from / board.width);
        let way = |dx: i16, dy: i16, limit: u16| -> Squares {
            let steps = board.steps(place, dx.into(), dy.into()).min(limit.into());
            let step = isize::from(dy) * board.width as isize + isize::from(dx);
            let squares = (1..=steps as isize).map(|k| from.wrapping_add_signed(k * step));
            squares.collect()
        };
        Pair { up: way(self.dx, self.dy, self.up), down: way(-self.dx, -self.dy, self.down) }
    }

    /// The line as Black sees it.
    pub(crate) fn turned(self) -> Line {
        Line { up: self.down, down: self.up, ..self }
    }
}

impl Ride {
    /// Makes the index, where one is faster than lines.
    pub(super) fn index(&mut self, board: Shape, gathering: Gathering) {
        let is_whole = self.is_unlimited() && self.within.is_none();
        let whole = |headings| {
            board == Shape::CHESS && is_whole && self.headings.intersection(headings) == headings
        };
        self.index = match self.step {
            (0, 1) if whole(Headings::ORTHOGONAL) => Some(Indexed::Rook(gathering)),
            (1, 1) if whole(Headings::DIAGONAL) => Some(Indexed::Bishop(gathering)),
            // All lines together are gathered sooner than each word is looked at by itself.
            _ if board.words() > 2 => None,
            _ => {
                let black = (!self.is_symmetric()).then(|| Paths::of_ride(&self.turned(), board));
                let paths = BySide { white: Paths::of_ride(self, board), black };
                let lines = self.lines.len();
                match gathering {
                    // A look at a group takes as long as one at a line, or less.
                    Gathering::Instruction => index::by_side(&paths, board)
                        .filter(|index| index.white.most() <= lines)
                        .map(Indexed::Gathered),
                    Gathering::Multiplication => {
                        magic::by_side(&paths, board, lines.saturating_sub(1)).map(Indexed::Magic)
                    }
                }
            }
        };
    }

    /// So many groups its index has at least.
    pub(super) fn least_groups(&self, board: Shape) -> usize {
        most_reached(&[self], board).div_ceil(index::MOST_REACHED as usize)
    }

    /// The groups of its index.
    pub(super) fn groups(&self) -> usize {
        match &self.index {
            None => 0,
            Some(Indexed::Rook(_) | Indexed::Bishop(_)) => 1,
            Some(Indexed::Gathered(index)) => index.white.most(),
            Some(Indexed::Magic(magic)) => magic.white.groups(),
        }
    }

    /// The rides as Black sees them.
    pub(crate) fn turned(&self) -> Ride {
        let within = self.within.as_ref().map(|orbits| orbits.iter().map(Orbit::turned).collect());
        let lines = self.lines.iter().map(|line| line.turned()).collect();
        let headings = self.headings.turned(4);
        Ride { step: self.step, headings, lines, within, index: None }
    }

    /// Whether White and Black ride alike.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.lines.iter().all(|line| line.turned() == *line)
            && self.within.iter().flatten().all(Orbit::is_symmetric)
    }

    /// Whether every way goes to the edge.
    pub(crate) fn is_unlimited(&self) -> bool {
        self.lines
            .iter()
            .flat_map(|line| [line.up, line.down])
            .all(|limit| limit == 0 || limit == u16::MAX)
    }
}

/// The plan of a leg that passes empty squares.
pub(super) fn plan(headings: Headings, leg: &Leg, board: Shape) -> Option<Reach> {
    let Steps::Steps { min, max } = leg.reach else { return None };
    if leg.pass != Class::of(Occupants::EMPTY) || leg.ring == Ring::Anywhere {
        return None;
    }
    let within = (min > 1).then(|| leap::orbits(leg.ring, headings, min, max, board));
    let rides = parts(leg.ring).into_iter().filter_map(|(step, part)| {
        let headings = fitting(leg.ring, headings.intersection(part), board);
        let lines = lines(leg.ring, headings, max, board);
        (!lines.is_empty()).then(|| Ride {
            step,
            headings,
            lines,
            within: within.clone(),
            index: None,
        })
    });
    Some(Reach { rides: rides.collect(), ..Reach::default() })
}

/// The orbits of a ring: orthogonal and diagonal steps are two.
fn parts(ring: Ring) -> Vec<((u16, u16), Headings)> {
    match ring {
        Ring::Grid(length) => {
            vec![((0, length), Headings::ORTHOGONAL), ((length, length), Headings::DIAGONAL)]
        }
        Ring::Oblique { short, long } => vec![((short, long), Headings::ALL)],
        Ring::Anywhere => Vec::new(),
    }
}

/// The headings of steps that fit on the board.
fn fitting(ring: Ring, headings: Headings, board: Shape) -> Headings {
    let fits = |heading: &Heading| {
        let step = ring.vector(*heading);
        board.longest_ride(step.dx, step.dy) > 0
    };
    headings.iter().filter(fits).map(Headings::only).fold(Headings::NONE, Headings::union)
}

fn lines(ring: Ring, headings: Headings, max: Option<u16>, board: Shape) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for heading in headings.iter() {
        let step = ring.vector(heading);
        let longest = board.longest_ride(step.dx, step.dy);
        // A limit that no ride on this board reaches is none: F7 is B on 8x8.
        let limit = max.filter(|max| *max < longest).unwrap_or(u16::MAX);
        let ascends = step.dy > 0 || step.dy == 0 && step.dx > 0;
        let sign = if ascends { 1 } else { -1 };
        // A step that fits on a board is at most 36 squares long.
        let (dx, dy) = ((sign * step.dx) as i16, (sign * step.dy) as i16);
        let (up, down) = if ascends { (limit, 0) } else { (0, limit) };
        match lines.iter_mut().find(|line| (line.dx, line.dy) == (dx, dy)) {
            Some(line) => (line.up, line.down) = (line.up.max(up), line.down.max(down)),
            None => lines.push(Line { dx, dy, up, down }),
        }
    }
    lines
}

/// Adds rides. Two rides of one step that may end everywhere are one ride with the longer way each.
pub(super) fn merge(rides: &mut Vec<Ride>, more: Vec<Ride>) {
    for ride in more {
        let twin = rides.iter_mut().find(|other| {
            other.step == ride.step && other.within.is_none() && ride.within.is_none()
        });
        match twin {
            Some(twin) => {
                twin.headings = twin.headings.union(ride.headings);
                for line in ride.lines {
                    match twin
                        .lines
                        .iter_mut()
                        .find(|other| (other.dx, other.dy) == (line.dx, line.dy))
                    {
                        Some(other) => {
                            (other.up, other.down) =
                                (other.up.max(line.up), other.down.max(line.down));
                        }
                        None => twin.lines.push(line),
                    }
                }
            }
            None => rides.push(ride),
        }
    }
    for ride in rides.iter_mut() {
        ride.lines.sort();
    }
    rides.sort();
}
