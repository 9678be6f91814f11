//! What may a piece do on which square, on some board where nothing but what it needs stands?
//!
//! Paths are walked with no men on the board; where one is needed, as a hurdle or a victim, it is taken to be there.

use super::mark::{How, Mark};
use crate::interp::Cell;
use crate::pattern::{
    Act, Base, Castling, Class, Effect, Graph, Guard, Heading, Headings, Kinds, Leg, Movement,
    Occupants, Pattern, Reach, Ring, Side, Start, Test, Vector, Way, Wrap,
};
use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;

/// Steps after which no more paths are walked.
const MOST_STEPS: usize = 20_000;

/// The marks of a piece of White's on `from`, and whether these are all.
pub(super) fn marks(
    pattern: &Pattern,
    size: (u16, u16),
    from: Cell,
) -> (BTreeMap<Cell, Mark>, bool) {
    let mut walker = Walker {
        size: (i32::from(size.0), i32::from(size.1)),
        from: (i32::from(from.file), i32::from(from.rank)),
        marks: BTreeMap::new(),
        steps: 0,
        is_whole: true,
    };
    for movement in pattern.movements() {
        walker.movement(movement);
    }
    (walker.marks, walker.is_whole && walker.steps < MOST_STEPS)
}

struct Walker {
    size: (i32, i32),
    from: (i32, i32),
    marks: BTreeMap<Cell, Mark>,
    steps: usize,
    is_whole: bool,
}

/// A leg that begins.
#[derive(Clone, Copy)]
struct Path {
    leg: usize,
    at: (i32, i32),
    heading: Heading,
    /// Steps of the last leg that was not held to one step.
    measured: u16,
    how: How,
}

/// Legs that are still to be walked.
struct Open {
    size: (i32, i32),
    /// How many numbers of measured steps are told apart.
    levels: usize,
    /// How each leg has been begun at its best: by leg, square, heading and what was measured.
    begun: Vec<How>,
    waiting: Vec<Path>,
    is_whole: bool,
}

/// Measured steps that are told apart, where any are; and beginnings of legs that are remembered at most.
const LEVELS: usize = 64;
const MOST_BEGINNINGS: usize = 1 << 24;

impl Open {
    fn of(graph: &Graph, size: (i32, i32)) -> Open {
        let measures = |leg: &Leg| !matches!(leg.reach, Reach::Steps { .. });
        let levels = if graph.legs.iter().any(measures) { LEVELS } else { 1 };
        let squares = usize::try_from(size.0 * size.1).unwrap_or(0);
        let beginnings = graph.legs.len() * squares * 8 * levels;
        let is_whole = beginnings <= MOST_BEGINNINGS;
        let begun = vec![How::Never; if is_whole { beginnings } else { 0 }];
        Open { size, levels, begun, waiting: Vec::new(), is_whole }
    }

    /// Puts a leg on the list, unless it was begun in the same state with no less certainty.
    fn begin(&mut self, path: Path) {
        let measured = if self.levels == 1 { 0 } else { usize::from(path.measured) };
        let (width, height) = self.size;
        let square = path.at.1 * width + path.at.0;
        // No pattern goes on from a place off the board.
        let Ok(square) = usize::try_from(square) else { return };
        let squares = usize::try_from(width * height).unwrap_or(0);
        let state = (path.leg * squares + square) * 8 + usize::from(path.heading.number());
        let before = self.begun.get_mut(state * self.levels + measured);
        match before {
            Some(before) if measured < self.levels => {
                if *before < path.how {
                    *before = path.how;
                    self.waiting.push(path);
                }
            }
            Some(_) | None => self.is_whole = false,
        }
    }
}

/// The weakest promise of a movement's guards; those that White always breaks make it none.
fn promise<'a>(guards: impl Iterator<Item = &'a Guard>) -> How {
    guards.fold(How::Always, |how, guard| {
        let this = match &guard.test {
            Test::Color(side) if (*side == Side::White) != guard.negated => How::Always,
            Test::Color(_) => How::Never,
            Test::FirstMove if !guard.negated => How::FirstMove,
            Test::FirstMove
            | Test::InCheck
            | Test::OwnSector
            | Test::EnemySector
            | Test::Shade(_)
            | Test::Line(_)
            | Test::Near(_) => How::AtTimes,
        };
        both(how, this)
    })
}

/// What hangs on two things.
fn both(one: How, other: How) -> How {
    if one.min(other) == How::OverMen && one.max(other) == How::FirstMove {
        return How::AtTimes;
    }
    one.min(other)
}

impl Walker {
    fn movement(&mut self, movement: &Movement) {
        let how = promise(movement.guards.iter().chain(&movement.after));
        if how == How::Never {
            return;
        }
        match &movement.way {
            Way::Castling(castling) => self.castle(castling, how),
            Way::Legs(graph) => self.walk(graph, how),
        }
    }

    fn cell(&self, (file, rank): (i32, i32)) -> Option<Cell> {
        let on_board = (0..self.size.0).contains(&file) && (0..self.size.1).contains(&rank);
        let cell = Cell::new(u16::try_from(file).ok()?, u16::try_from(rank).ok()?);
        on_board.then_some(cell)
    }

    /// The squares to which the piece may castle, wherever the partner may stand.
    fn castle(&mut self, castling: &Castling, how: How) {
        for heading in castling.headings.iter() {
            let Vector { dx, dy } = Ring::Grid(1).vector(heading);
            for steps in castling.min..=castling.max.unwrap_or(u16::MAX) {
                let steps = i32::from(steps);
                let Some(cell) = self.cell((self.from.0 + steps * dx, self.from.1 + steps * dy))
                else {
                    break;
                };
                let mark = self.marks.entry(cell).or_default();
                mark.castle = mark.castle.max(how);
            }
        }
    }

    fn walk(&mut self, graph: &Graph, how: How) {
        let mut open = Open::of(graph, self.size);
        for Start { headings, leg } in &graph.start {
            for heading in self.told_apart(*headings, graph.leg(*leg)).iter() {
                open.begin(Path { leg: leg.index(), at: self.from, heading, measured: 0, how });
            }
        }
        while let Some(path) = open.waiting.pop() {
            if self.steps < MOST_STEPS {
                self.leg(graph, path, &mut open);
            }
        }
        self.is_whole &= open.is_whole;
    }

    /// One heading is enough where all step alike.
    fn told_apart(&self, headings: Headings, leg: &Leg) -> Headings {
        if leg.ring == Ring::Anywhere && leg.edges.is_empty() {
            return headings.iter().next().map_or(headings, Headings::only);
        }
        headings
    }

    fn leg(&mut self, graph: &Graph, path: Path, open: &mut Open) {
        let leg = &graph.legs[path.leg];
        let mut how = both(path.how, promise(leg.guards.iter()));
        let Some((min, max)) = leg.reach.after(path.measured) else { return };
        if how == How::Never {
            return;
        }
        let mut at = if leg.base == Base::Origin { self.from } else { path.at };
        if leg.ring == Ring::Anywhere {
            let (width, height) = self.size;
            let all = (0..height).flat_map(|rank| (0..width).map(move |file| (file, rank)));
            for there in all.filter(|there| *there != at) {
                self.arrive(leg, Path { at: there, how, ..path }, open);
            }
            return;
        }
        let squares = u16::try_from(self.size.0 * self.size.1).unwrap_or(u16::MAX);
        let mut has_crossed = false;
        for step in 1..=max.unwrap_or(u16::MAX).min(squares) {
            self.steps += 1;
            let turn = leg.cycle[usize::from(step - 1) % leg.cycle.len()];
            let heading = path.heading.turned(turn);
            let Vector { dx, dy } = leg.ring.vector(heading);
            let ahead = (at.0 + dx, at.1 + dy);
            at = self.wrapped(ahead, leg.wrap);
            has_crossed |= at != ahead;
            // Round the board the piece itself is a wall.
            if has_crossed && at == self.from {
                return;
            }
            if step >= min {
                let measured = if leg.reach == Reach::ONE { path.measured } else { step };
                self.arrive(leg, Path { at, heading, measured, how, ..path }, open);
            }
            how = both(how, self.crossing(leg.pass, at));
            if how == How::Never {
                return;
            }
        }
    }

    fn wrapped(&self, (file, rank): (i32, i32), wrap: Wrap) -> (i32, i32) {
        let file = if wrap.files { file.rem_euclid(self.size.0) } else { file };
        let rank = if wrap.ranks { rank.rem_euclid(self.size.1) } else { rank };
        (file, rank)
    }

    /// What it takes that a square is in a class, with no man there unless there must be one.
    fn crossing(&self, class: Class, at: (i32, i32)) -> How {
        let on_some = |occupants: Occupants, how: How| {
            if class.admits(occupants) { how } else { How::Never }
        };
        if self.cell(at).is_none() {
            return How::Never;
        }
        if at == self.from {
            return on_some(Occupants::START, How::Always);
        }
        on_some(Occupants::EMPTY, How::Always)
            .max(on_some(Occupants::MEN, of_men(class, How::OverMen)))
            .max(on_some(Occupants::EN_PASSANT, How::AtTimes))
    }

    fn arrive(&mut self, leg: &Leg, path: Path, open: &mut Open) {
        if let Some(cell) = self.cell(path.at).filter(|_| path.at != self.from) {
            for landing in &leg.landings {
                self.land(landing.on, cell, path.how);
            }
        }
        for edge in &leg.edges {
            let how = both(path.how, self.crossing(edge.on, path.at));
            if how == How::Never {
                continue;
            }
            let takes = |effect: &Effect| effect.act == Act::Take;
            if let Some(cell) = self.cell(path.at).filter(|_| edge.effects.iter().any(takes)) {
                let mark = self.marks.entry(cell).or_default();
                mark.passing = mark.passing.max(how);
            }
            for heading in edge.turn.after(path.heading).iter() {
                open.begin(Path { leg: edge.leg.index(), heading, how, ..path });
            }
        }
    }

    fn land(&mut self, on: Class, cell: Cell, how: How) {
        let mark = self.marks.entry(cell).or_default();
        if on.admits(Occupants::EMPTY) {
            mark.quiet = mark.quiet.max(how);
        }
        if on.admits(Occupants::ENEMY) {
            mark.capture = mark.capture.max(of_men(on, how));
        }
        if on.admits(Occupants::OWN) {
            mark.own = mark.own.max(of_men(on, how));
        }
        if on.admits(Occupants::EN_PASSANT) {
            mark.capture = mark.capture.max(How::AtTimes);
        }
    }
}

/// What hangs on men of a class: more than on men, if they must be of a kind or unmoved.
fn of_men(class: Class, how: How) -> How {
    if class.kinds != Kinds::ALL || class.unmoved { both(how, How::AtTimes) } else { how }
}
