//! Which moves has a pattern that is walked?

use super::guard::all_hold;
use super::{Board, Outcome, Position, Set};
use betza_notation::pattern::{
    Act, Base, Castling, Class, Effect, Graph, Heading, Kinds, Leg, LegId, Movement, NullMove,
    Occupants, PartnerLanding, PartnerPlace, Reach, Ring, Side, Taken, Way, When,
};
use std::collections::BTreeSet;

/// Who moves from where in which position.
pub(super) struct Scene<'a, S> {
    pub(super) board: Board,
    pub(super) position: &'a Position<S>,
    pub(super) side: Side,
    pub(super) from: usize,
    /// The men without the piece itself, which is lifted from its origin.
    pub(super) own: S,
    pub(super) enemy: S,
}

/// The moves of all movements, each once.
pub(super) fn walk<S: Set>(
    board: Board,
    movements: &[Movement],
    side: Side,
    from: usize,
    position: &Position<S>,
) -> Vec<Outcome<S>> {
    let origin = S::EMPTY.with(from);
    let (own, enemy) = (position.own.minus(origin), position.enemy.minus(origin));
    let scene = Scene { board, position, side, from, own, enemy };
    let mut outcomes = Vec::new();
    for movement in movements {
        if !all_hold(&scene, &movement.guards, board.place(from), S::EMPTY) {
            continue;
        }
        match &movement.way {
            Way::Castling(castling) => scene.castle(castling, &mut outcomes),
            Way::Legs(graph) => {
                let loops =
                    graph.legs.iter().enumerate().any(|(number, leg)| {
                        leg.edges.iter().any(|edge| edge.leg.index() <= number)
                    });
                let seen = loops.then(BTreeSet::new);
                let keeps_trail = marks(graph);
                let open = Vec::new();
                let mut walker =
                    Walker { scene: &scene, movement, graph, keeps_trail, open, seen, outcomes };
                for start in &graph.start {
                    for heading in start.headings.iter() {
                        walker.open.push((start.leg, Path::at(board.place(from), heading)));
                    }
                }
                while let Some((leg, path)) = walker.open.pop() {
                    walker.leg(leg, path);
                }
                outcomes = walker.outcomes;
            }
        }
    }
    outcomes
}

impl<S: Set> Scene<'_, S> {
    /// The number of a rank, counted from 1 at the side of the player who moves.
    pub(super) fn line(&self, y: i32) -> i32 {
        match self.side {
            Side::White => y + 1,
            Side::Black => self.board.height - y,
        }
    }

    /// The step of a heading on the board.
    pub(super) fn vector(&self, ring: Ring, heading: Heading) -> (i32, i32) {
        let vector = ring.vector(heading);
        match self.side {
            Side::White => (vector.dx, vector.dy),
            Side::Black => (-vector.dx, -vector.dy),
        }
    }

    /// Whether the man on `square` is of one of these kinds.
    pub(super) fn is_of(&self, kinds: Kinds, square: usize) -> bool {
        let letters = self.position.kinds.iter().enumerate();
        kinds == Kinds::ALL
            || letters
                .into_iter()
                .any(|(letter, men)| kinds.0 >> letter & 1 == 1 && men.has(square))
    }

    fn castle(&self, castling: &Castling, outcomes: &mut Vec<Outcome<S>>) {
        let (x, y) = self.board.place(self.from);
        for heading in castling.headings.iter() {
            let (dx, dy) = self.vector(Ring::Grid(1), heading);
            let at = |steps: u16| {
                self.board.square(x + i32::from(steps) * dx, y + i32::from(steps) * dy)
            };
            let men = self.own.or(self.enemy);
            let first = (1..=16).find(|steps| at(*steps).is_none_or(|square| men.has(square)));
            let Some((distance, home)) = first.and_then(|steps| Some((steps, at(steps)?))) else {
                continue;
            };
            if !castling.partner.headings.contains(heading.turned(4))
                || !self.is_partner(castling, home)
            {
                continue;
            }
            for steps in castling.min..=castling.max.unwrap_or(distance).min(distance) {
                for landing in 0..steps {
                    let gone = distance - landing;
                    let lands = match castling.partner.landing {
                        PartnerLanding::Behind { min } => landing + 1 == steps && gone >= min,
                        PartnerLanding::Steps { min, max } => min <= gone && gone <= max,
                    };
                    let (Some(to), Some(partner_to), true) = (at(steps), at(landing), lands) else {
                        continue;
                    };
                    let partner = Some((home, partner_to));
                    let outcome = Outcome { partner, ..Outcome::plain(to) };
                    if !outcomes.contains(&outcome) {
                        outcomes.push(outcome);
                    }
                }
            }
        }
    }

    fn is_partner(&self, castling: &Castling, home: usize) -> bool {
        let partner = castling.partner;
        let file = home as i32 % self.board.width;
        let placed = match partner.place {
            PartnerPlace::Anywhere => true,
            PartnerPlace::FilesFromEdge(files) => {
                file == i32::from(files) || file + i32::from(files) + 1 == self.board.width
            }
        };
        placed
            && self.own.has(home)
            && self.is_of(partner.kinds, home)
            && partner.unmoved.is_none_or(|wanted| wanted == self.position.unmoved.has(home))
    }
}

/// What a path has done so far.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Path<S> {
    x: i32,
    y: i32,
    heading: Heading,
    /// Steps of the last leg that was not held to one.
    measured: u16,
    taken: S,
    captured: bool,
    lost: bool,
    stays: bool,
    promotion: u32,
    trail: S,
    marks: S,
}

impl<S: Set> Path<S> {
    fn at((x, y): (i32, i32), heading: Heading) -> Self {
        Path {
            x,
            y,
            heading,
            measured: 0,
            taken: S::EMPTY,
            captured: false,
            lost: false,
            stays: false,
            promotion: 0,
            trail: S::EMPTY,
            marks: S::EMPTY,
        }
    }
}

struct Walker<'a, S> {
    scene: &'a Scene<'a, S>,
    movement: &'a Movement,
    graph: &'a Graph,
    /// Whether an effect asks for the squares crossed.
    keeps_trail: bool,
    /// Legs still to begin.
    open: Vec<(LegId, Path<S>)>,
    /// Legs begun, where paths may come back to a leg.
    seen: Option<BTreeSet<(LegId, Path<S>)>>,
    outcomes: Vec<Outcome<S>>,
}

impl<S: Set> Walker<'_, S> {
    fn leg(&mut self, id: LegId, path: Path<S>) {
        if self.seen.as_mut().is_some_and(|seen| !seen.insert((id, path))) {
            return;
        }
        let board = self.scene.board;
        let leg = self.graph.leg(id);
        if !leg.guards.is_empty()
            && (board.square(path.x, path.y).is_none()
                || !all_hold(self.scene, &leg.guards, (path.x, path.y), self.gone(&path)))
        {
            return;
        }
        let Some((min, max)) = limits(leg.reach, path.measured) else { return };
        let origin = board.place(self.scene.from);
        let mut here = path;
        if leg.base == Base::Origin {
            (here.x, here.y) = origin;
        }
        if leg.ring == Ring::Anywhere {
            for square in 0..(board.width * board.height) as usize {
                let (x, y) = board.place(square);
                if (x, y) != (here.x, here.y) {
                    self.arrive(leg, Path { x, y, ..here });
                }
            }
            return;
        }
        // No straight path on a board, however joined its edges, sees more squares than the board has.
        let last = max.min((board.width * board.height) as u16);
        let mut looped = false;
        for step in 1..=last {
            let turn = leg.cycle[usize::from(step - 1) % leg.cycle.len()];
            here.heading = path.heading.turned(turn);
            let (dx, dy) = self.scene.vector(leg.ring, here.heading);
            let (mut x, mut y) = (here.x + dx, here.y + dy);
            if leg.wrap.files {
                x = x.rem_euclid(board.width);
            }
            if leg.wrap.ranks {
                y = y.rem_euclid(board.height);
            }
            looped |= (x, y) != (here.x + dx, here.y + dy);
            // Round the board the piece itself is a wall.
            if looped && (x, y) == origin {
                return;
            }
            (here.x, here.y) = (x, y);
            if step >= min {
                let measured = if leg.reach.is_one() { path.measured } else { step };
                self.arrive(leg, Path { measured, ..here });
            }
            if !self.is_in(leg.pass, &here) {
                return;
            }
            here.trail = self.crossed(&here);
        }
    }

    fn arrive(&mut self, leg: &Leg, here: Path<S>) {
        for landing in &leg.landings {
            self.land(landing.on, &landing.effects, here);
        }
        for edge in &leg.edges {
            if !self.is_in(edge.on, &here) {
                continue;
            }
            let mut path = Path { trail: self.crossed(&here), ..here };
            self.happen(&edge.effects, &mut path);
            if !path.lost {
                for heading in edge.turn.after(path.heading).iter() {
                    self.open.push((edge.leg, Path { heading, ..path }));
                }
            }
        }
    }

    fn land(&mut self, on: Class, effects: &[Effect], mut path: Path<S>) {
        let Some(to) = self.scene.board.square(path.x, path.y) else { return };
        if !self.is_in(on, &path) {
            return;
        }
        if self.men(&path).has(to) {
            path.taken = path.taken.with(to);
            path.captured = true;
        }
        self.happen(effects, &mut path);
        let idle = to == self.scene.from && path.taken == S::EMPTY && !path.stays;
        if idle && self.graph.null == NullMove::Dropped
            || !all_hold(self.scene, &self.movement.after, (path.x, path.y), path.taken)
        {
            return;
        }
        let outcome = Outcome {
            to,
            removed: path.taken.minus(S::EMPTY.with(to)),
            lost: path.lost,
            partner: None,
            promotion: if path.lost { 0 } else { path.promotion },
            marks: path.marks,
        };
        if !self.outcomes.contains(&outcome) {
            self.outcomes.push(outcome);
        }
    }

    fn happen(&self, effects: &[Effect], path: &mut Path<S>) {
        for effect in effects {
            let holds = match effect.when {
                When::Always => true,
                When::AfterCapture => path.captured,
                When::WithoutCapture => !path.captured,
            };
            if holds {
                self.act(effect.act, path);
            }
        }
    }

    fn act(&self, act: Act, path: &mut Path<S>) {
        let board = self.scene.board;
        let here = board.square(path.x, path.y);
        match act {
            Act::Take => {
                path.taken = here.map_or(path.taken, |square| path.taken.with(square));
                path.captured = true;
            }
            Act::TakeEnPassant => {
                let victim = self.scene.position.victim;
                path.taken = victim.map_or(path.taken, |square| path.taken.with(square));
                path.captured = true;
            }
            Act::TakeSelf => (path.lost, path.stays) = (true, true),
            Act::Blast(radius) => {
                let (men, far) = (self.men(path), i32::from(radius.min(16)));
                let mut hit = S::EMPTY;
                for dx in -far..=far {
                    for dy in -far..=far {
                        match board.square(path.x + dx, path.y + dy) {
                            Some(square) if (dx, dy) != (0, 0) && men.has(square) => {
                                hit = hit.with(square);
                            }
                            Some(_) | None => {}
                        }
                    }
                }
                path.taken = path.taken.or(hit);
                path.stays = true;
            }
            Act::Promote { on, to } => {
                // Ranks are fewer than 2^16.
                let line = self.scene.line(path.y) as u16;
                if here.is_some() && on.contains(line, board.height as u16) && !path.lost {
                    path.promotion = to.0 & 0x03FF_FFFF;
                }
            }
            Act::MarkCrossed => path.marks = path.trail,
            Act::Stay => path.stays = true,
        }
    }

    /// The squares crossed, with this one; kept only where an effect may ask for them.
    fn crossed(&self, here: &Path<S>) -> S {
        match self.scene.board.square(here.x, here.y) {
            Some(square) if self.keeps_trail => here.trail.with(square),
            Some(_) | None => here.trail,
        }
    }

    /// The squares of men taken on the way that no longer block.
    fn gone(&self, path: &Path<S>) -> S {
        match self.graph.taken {
            Taken::StillBlocks => S::EMPTY,
            Taken::Vanishes => path.taken,
        }
    }

    /// The men that stand there for this path.
    fn men(&self, path: &Path<S>) -> S {
        self.scene.own.or(self.scene.enemy).minus(self.gone(path))
    }

    fn is_in(&self, class: Class, path: &Path<S>) -> bool {
        let Some(square) = self.scene.board.square(path.x, path.y) else {
            return class.admits(Occupants::OFF_BOARD);
        };
        if square == self.scene.from {
            return class.admits(Occupants::START);
        }
        if !self.men(path).has(square) {
            return class.admits(Occupants::EMPTY)
                || class.admits(Occupants::EN_PASSANT)
                    && self.scene.position.en_passant.has(square);
        }
        let whose = if self.scene.own.has(square) { Occupants::OWN } else { Occupants::ENEMY };
        class.admits(whose)
            && self.scene.is_of(class.kinds, square)
            && (!class.unmoved || self.scene.position.unmoved.has(square))
    }
}

/// Whether an effect asks for the squares crossed.
fn marks(graph: &Graph) -> bool {
    let marks = |effects: &[Effect]| effects.iter().any(|effect| effect.act == Act::MarkCrossed);
    graph.legs.iter().any(|leg| {
        leg.landings.iter().any(|end| marks(&end.effects))
            || leg.edges.iter().any(|edge| marks(&edge.effects))
    })
}

/// The least and greatest number of steps of a leg, if there is any.
fn limits(reach: Reach, measured: u16) -> Option<(u16, u16)> {
    let any = u16::MAX;
    match reach {
        Reach::Steps { min, max } => Some((min, max.unwrap_or(any))),
        Reach::Same { otherwise } if measured == 0 => Some((1, otherwise.unwrap_or(any))),
        Reach::Same { .. } => Some((measured, measured)),
        Reach::Rest { max: Some(max), .. } if max <= measured => None,
        Reach::Rest { min, max } => {
            Some((min.saturating_sub(measured).max(1), max.map_or(any, |max| max - measured)))
        }
    }
}
