//! Which paths does one movement take from one square?

use super::Path;
use crate::board::Shape;
use crate::squares::Squares;
use betza_notation::pattern::{
    Base, Class, Graph, Guard, Heading, Leg, LegId, Movement, Occupants, Ring, Shade, Side, Test,
    Way,
};
use std::collections::BTreeSet;

/// So many legs are walked from one square before it is said that there are too many paths.
const MOST_LEGS: usize = 2048;

/// What is asked of the square where a movement ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ending {
    /// That it could be captured there.
    Capture,
    /// That it goes there quietly: the square is empty, which the caller sees to.
    Quiet,
    /// That it is the one where it began.
    Home,
}

/// The paths of `movement` from the square numbered `from`; nothing if there are too many, or if it asks for more than
/// color, square and occupancy.
pub(super) fn walk(
    movement: &Movement,
    board: Shape,
    side: Side,
    from: usize,
    ending: Ending,
) -> Option<Vec<Path>> {
    let Way::Legs(graph) = &movement.way else { return None };
    let mut walker = Walker {
        movement,
        graph,
        board,
        side,
        from,
        ending,
        begun: BTreeSet::new(),
        waiting: Vec::new(),
        paths: Vec::new(),
    };
    let start = walker.place(from);
    if !walker.all_hold(&movement.guards, start)? {
        return Some(Vec::new());
    }
    for first in &graph.start {
        for heading in first.headings.iter() {
            walker.begin(first.leg, State::at(start, heading));
        }
    }
    while let Some((leg, state)) = walker.waiting.pop() {
        if walker.begun.len() > MOST_LEGS {
            return None;
        }
        walker.leg(leg, state)?;
    }
    Some(walker.paths)
}

/// Where a path stands and what it has asked for so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct State {
    at: (i32, i32),
    heading: Heading,
    /// The steps of the last leg that was not held to one; 0 before there was one.
    measured: u16,
    clear: Squares,
    hurdles: Squares,
}

impl State {
    fn at(at: (i32, i32), heading: Heading) -> Self {
        State { at, heading, measured: 0, clear: Squares::NONE, hurdles: Squares::NONE }
    }
}

/// When a square lets a path go on.
enum Passage {
    Always,
    IfEmpty,
    IfOccupied,
    Never,
}

struct Walker<'a> {
    movement: &'a Movement,
    graph: &'a Graph,
    board: Shape,
    side: Side,
    from: usize,
    ending: Ending,
    begun: BTreeSet<(LegId, State)>,
    waiting: Vec<(LegId, State)>,
    paths: Vec<Path>,
}

impl Walker<'_> {
    fn begin(&mut self, leg: LegId, state: State) {
        if self.begun.insert((leg, state)) {
            self.waiting.push((leg, state));
        }
    }

    /// Walks one leg, whose first step goes along `state.heading`.
    fn leg(&mut self, id: LegId, state: State) -> Option<()> {
        let graph = self.graph;
        let leg = graph.leg(id);
        if !self.all_hold(&leg.guards, state.at)? {
            return Some(());
        }
        let Some((min, max)) = leg.reach.after(state.measured) else { return Some(()) };
        let mut here = state;
        if leg.base == Base::Origin {
            here.at = self.place(self.from);
        }
        if leg.ring == Ring::Anywhere {
            for square in 0..self.board.squares() {
                let at = self.place(square);
                if at != here.at {
                    self.arrive(leg, State { at, ..here })?;
                }
            }
            return Some(());
        }
        let (mut crossed, home) = (false, self.place(self.from));
        let end = max.unwrap_or(u16::MAX).min(self.board.squares() as u16);
        for step in 1..=end {
            let turn = leg.cycle[usize::from(step - 1) % leg.cycle.len()];
            let heading = state.heading.turned(turn);
            let vector = leg.ring.vector(heading);
            let sign = if self.side == Side::White { 1 } else { -1 };
            let ahead = (here.at.0 + sign * vector.dx, here.at.1 + sign * vector.dy);
            let (width, height) = (self.board.width as i32, self.board.height as i32);
            here.at = (
                if leg.wrap.files { ahead.0.rem_euclid(width) } else { ahead.0 },
                if leg.wrap.ranks { ahead.1.rem_euclid(height) } else { ahead.1 },
            );
            crossed |= here.at != ahead;
            // Round the board the piece itself is a wall.
            if crossed && here.at == home {
                break;
            }
            if step >= min {
                let measured = if leg.reach.is_one() { state.measured } else { step };
                self.arrive(leg, State { heading, measured, ..here })?;
            }
            match self.passed(leg.pass, here) {
                Some(passed) => here = passed,
                None => break,
            }
        }
        Some(())
    }

    /// Ends or goes on where `state` stands.
    fn arrive(&mut self, leg: &Leg, state: State) -> Option<()> {
        if leg.landings.iter().any(|landing| self.ends_on(landing.on)) {
            self.land(state)?;
        }
        for edge in &leg.edges {
            if let Some(state) = self.passed(edge.on, state) {
                for heading in edge.turn.after(state.heading).iter() {
                    self.begin(edge.leg, State { heading, ..state });
                }
            }
        }
        Some(())
    }

    fn ends_on(&self, class: Class) -> bool {
        match self.ending {
            Ending::Capture => class.admits(Occupants::ENEMY),
            Ending::Quiet => class.admits(Occupants::EMPTY),
            Ending::Home => class.admits(Occupants::START),
        }
    }

    fn land(&mut self, state: State) -> Option<()> {
        let is_end = |to: &usize| (*to == self.from) == (self.ending == Ending::Home);
        let Some(to) = self.square(state.at).filter(is_end) else { return Some(()) };
        if !self.all_hold(&self.movement.after, state.at)? {
            return Some(());
        }
        let State { clear, mut hurdles, .. } = state;
        match self.ending {
            // The man to be captured stands there while the path is walked.
            Ending::Capture if clear.contains(to) => return Some(()),
            Ending::Capture => hurdles.remove(to),
            Ending::Quiet if hurdles.contains(to) => return Some(()),
            Ending::Quiet | Ending::Home => {}
        }
        self.paths.push(Path { clear, hurdles, to });
        Some(())
    }

    /// The state behind the square where `state` stands, if a path may go on there.
    fn passed(&self, class: Class, state: State) -> Option<State> {
        let mut passed = state;
        match (self.passage(class, state.at), self.square(state.at)) {
            (Passage::Never, _) => None,
            (Passage::Always, _) | (Passage::IfEmpty | Passage::IfOccupied, None) => Some(passed),
            (Passage::IfEmpty, Some(square)) => {
                passed.clear.insert(square);
                (!state.hurdles.contains(square)).then_some(passed)
            }
            (Passage::IfOccupied, Some(square)) => {
                passed.hurdles.insert(square);
                (!state.clear.contains(square)).then_some(passed)
            }
        }
    }

    fn passage(&self, class: Class, at: (i32, i32)) -> Passage {
        let always = |admitted| if admitted { Passage::Always } else { Passage::Never };
        match self.square(at) {
            None => always(class.admits(Occupants::OFF_BOARD)),
            Some(square) if square == self.from => always(class.admits(Occupants::START)),
            Some(_) => match (class.admits(Occupants::EMPTY), class.admits(Occupants::MEN)) {
                (true, true) => Passage::Always,
                (true, false) => Passage::IfEmpty,
                (false, true) => Passage::IfOccupied,
                (false, false) => Passage::Never,
            },
        }
    }

    /// Whether all guards hold at a place; off the board none does. Nothing if one asks for more than the square.
    fn all_hold(&self, guards: &[Guard], at: (i32, i32)) -> Option<bool> {
        if guards.is_empty() {
            return Some(true);
        }
        let Some(square) = self.square(at) else { return Some(false) };
        let (file, rank) = (square % self.board.width, square / self.board.width);
        // A board with tables has few ranks.
        let (height, line) = (self.board.height as u16, rank as u16 + 1);
        let line = if self.side == Side::White { line } else { height + 1 - line };
        let mut all = true;
        for guard in guards {
            let holds = match &guard.test {
                Test::Color(side) => *side == self.side,
                Test::OwnSector => line <= height / 2,
                Test::EnemySector => line > height - height / 2,
                Test::Shade(Shade::Dark) => (file + rank).is_multiple_of(2),
                Test::Shade(Shade::Light) => !(file + rank).is_multiple_of(2),
                Test::Line(lines) => lines.contains(line, height),
                Test::FirstMove | Test::InCheck | Test::Near(_) => return None,
            };
            all &= holds != guard.negated;
        }
        Some(all)
    }

    fn place(&self, square: usize) -> (i32, i32) {
        ((square % self.board.width) as i32, (square / self.board.width) as i32)
    }

    fn square(&self, (file, rank): (i32, i32)) -> Option<usize> {
        let (file, rank) = (usize::try_from(file).ok()?, usize::try_from(rank).ok()?);
        (file < self.board.width && rank < self.board.height)
            .then_some(rank * self.board.width + file)
    }
}
