//! Along which paths may a piece go?

use super::{Cell, Man, Outcome, Scene, guard, place};
use crate::pattern::{
    Act, Base, Class, Edge, Effect, Graph, Heading, Kinds, Landing, Leg, LegId, NullMove,
    Occupants, Reach, Ring, Taken, When, Wrap,
};
use alloc::collections::BTreeSet;
use alloc::vec::Vec;

/// All outcomes of all paths through `graph`.
pub(super) fn walk(scene: &Scene<'_>, graph: &Graph) -> BTreeSet<Outcome> {
    let marks = |effects: &[Effect]| effects.iter().any(|effect| effect.act == Act::MarkCrossed);
    let leg_marks = |leg: &Leg| {
        leg.landings.iter().any(|l| marks(&l.effects))
            || leg.edges.iter().any(|e| marks(&e.effects))
    };
    let mut walker = Walker {
        scene,
        graph,
        keeps_trail: graph.legs.iter().any(leg_marks),
        seen: BTreeSet::new(),
        waiting: Vec::new(),
        outcomes: BTreeSet::new(),
    };
    for start in &graph.start {
        for heading in start.headings.iter() {
            walker.begin(start.leg, Path::begin(place(scene.from), heading));
        }
    }
    // Not by recursion: a loop over a large board is a path of a thousand legs.
    while let Some((leg, path)) = walker.waiting.pop() {
        walker.leg(leg, &path);
    }
    walker.outcomes
}

/// What a path has done so far. Two paths that stand alike go on alike.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Path {
    at: (i32, i32),
    heading: Heading,
    /// Steps of the last leg that was not held to one step; 0 before there was one.
    measured: u16,
    taken: BTreeSet<Cell>,
    captured: bool,
    lost: bool,
    stays: bool,
    promotion: Kinds,
    /// Squares crossed, kept only where an effect asks for them.
    trail: BTreeSet<Cell>,
    marks: BTreeSet<Cell>,
}

impl Path {
    fn begin(at: (i32, i32), heading: Heading) -> Self {
        Path {
            at,
            heading,
            measured: 0,
            taken: BTreeSet::new(),
            captured: false,
            lost: false,
            stays: false,
            promotion: Kinds::NONE,
            trail: BTreeSet::new(),
            marks: BTreeSet::new(),
        }
    }
}

struct Walker<'a> {
    scene: &'a Scene<'a>,
    graph: &'a Graph,
    keeps_trail: bool,
    /// Legs begun: a loop ends where it would begin a leg a second time in the same state.
    seen: BTreeSet<(LegId, Path)>,
    /// Legs to be walked.
    waiting: Vec<(LegId, Path)>,
    outcomes: BTreeSet<Outcome>,
}

impl Walker<'_> {
    /// Puts a leg on the list, unless it has been begun in the same state.
    fn begin(&mut self, id: LegId, path: Path) {
        if self.seen.insert((id, path.clone())) {
            self.waiting.push((id, path));
        }
    }

    /// Walks one leg, whose first step goes along `path.heading`.
    fn leg(&mut self, id: LegId, path: &Path) {
        let leg = self.graph.leg(id);
        let guards =
            |cell| leg.guards.iter().all(|g| guard::holds(self.scene, g, cell, &self.gone(path)));
        // Guards are seen from the square where the leg starts; off the board none holds.
        if !leg.guards.is_empty() && !self.scene.cell(path.at).is_some_and(guards) {
            return;
        }
        let Some((min, max)) = limits(leg.reach, path.measured) else { return };
        let mut here = path.clone();
        if leg.base == Base::Origin {
            here.at = place(self.scene.from);
        }
        if leg.ring == Ring::Anywhere {
            self.anywhere(leg, &here);
            return;
        }
        let mut looped = false;
        // No straight path on a board, however joined its edges, sees more squares than the board has.
        let board = self.scene.board;
        let end = max.unwrap_or(u16::MAX).min(board.width.saturating_mul(board.height).max(1));
        for step in 1..=end {
            let turn = leg.cycle[usize::from(step - 1) % leg.cycle.len()];
            let heading = path.heading.turned(turn);
            let ahead = self.scene.step(here.at, leg.ring.vector(heading), 1);
            let (ahead, crossed_edge) = wrapped(ahead, leg.wrap, self.scene);
            looped |= crossed_edge;
            // Round the board the piece itself is a wall.
            if looped && ahead == place(self.scene.from) {
                return;
            }
            here.at = ahead;
            if step >= min {
                let measured = if leg.reach.is_one() { path.measured } else { step };
                self.arrive(leg, &Path { heading, measured, ..here.clone() });
            }
            if !self.is_in(leg.pass, &here) {
                return;
            }
            if self.keeps_trail {
                here.trail.extend(self.scene.cell(here.at));
            }
        }
    }

    /// Steps to each square of the board but the one where `here` stands.
    fn anywhere(&mut self, leg: &Leg, here: &Path) {
        for cell in self.scene.board.cells().filter(|cell| place(*cell) != here.at) {
            self.arrive(leg, &Path { at: place(cell), ..here.clone() });
        }
    }

    /// Ends or goes on where `path` has arrived.
    fn arrive(&mut self, leg: &Leg, path: &Path) {
        for landing in &leg.landings {
            self.land(landing, path);
        }
        for edge in &leg.edges {
            self.go_on(edge, path);
        }
    }

    fn land(&mut self, landing: &Landing, path: &Path) {
        let Some(to) = self.scene.cell(path.at) else { return };
        if !self.is_in(landing.on, path) {
            return;
        }
        let mut path = path.clone();
        if self.man_on(to, &path).is_some() {
            path.taken.insert(to);
            path.captured = true;
        }
        self.happen(&landing.effects, &mut path);
        let idle = to == self.scene.from && path.taken.is_empty() && !path.stays;
        if idle && self.graph.null == NullMove::Dropped {
            return;
        }
        self.outcomes.insert(Outcome {
            to,
            removed: path.taken,
            lost: path.lost,
            partner: None,
            promotion: if path.lost { Kinds::NONE } else { path.promotion },
            marks: path.marks,
        });
    }

    fn go_on(&mut self, edge: &Edge, path: &Path) {
        if !self.is_in(edge.on, path) {
            return;
        }
        let mut path = path.clone();
        if self.keeps_trail {
            path.trail.extend(self.scene.cell(path.at));
        }
        self.happen(&edge.effects, &mut path);
        if path.lost {
            return;
        }
        for heading in edge.turn.after(path.heading).iter() {
            self.begin(edge.leg, Path { heading, ..path.clone() });
        }
    }

    fn happen(&self, effects: &[Effect], path: &mut Path) {
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

    fn act(&self, act: Act, path: &mut Path) {
        let here = self.scene.cell(path.at);
        match act {
            Act::Take => {
                path.taken.extend(here);
                path.captured = true;
            }
            Act::TakeEnPassant => {
                path.taken.extend(self.scene.board.en_passant.as_ref().map(|(_, victim)| *victim));
                path.captured = true;
            }
            Act::TakeSelf => {
                path.lost = true;
                path.stays = true;
            }
            Act::Blast(radius) => {
                let near = |cell: &Cell| {
                    let (file, rank) = place(*cell);
                    let distance = (file - path.at.0).abs().max((rank - path.at.1).abs());
                    0 < distance && distance <= i32::from(radius)
                };
                let board = self.scene.board;
                let hit: Vec<_> = board
                    .cells()
                    .filter(near)
                    .filter(|c| self.man_on(*c, path).is_some())
                    .collect();
                path.taken.extend(hit);
                path.stays = true;
            }
            Act::Promote { on, to } => {
                let reached = here.is_some_and(|cell| {
                    on.contains(self.scene.line(cell), self.scene.board.height)
                });
                if reached && !path.lost {
                    path.promotion = to;
                }
            }
            Act::MarkCrossed => path.marks = path.trail.clone(),
            Act::Stay => path.stays = true,
        }
    }

    /// Squares that are empty because their men were taken on the way.
    fn gone(&self, path: &Path) -> BTreeSet<Cell> {
        match self.graph.taken {
            Taken::StillBlocks => BTreeSet::new(),
            Taken::Vanishes => path.taken.clone(),
        }
    }

    /// The man that stands on `cell` for this path.
    fn man_on(&self, cell: Cell, path: &Path) -> Option<Man> {
        let vanished = self.graph.taken == Taken::Vanishes && path.taken.contains(&cell);
        if vanished { None } else { self.scene.man(cell) }
    }

    /// Whether the place where `path` stands is in `class`.
    fn is_in(&self, class: Class, path: &Path) -> bool {
        let Some(cell) = self.scene.cell(path.at) else {
            return class.admits(Occupants::OFF_BOARD);
        };
        if cell == self.scene.from {
            return class.admits(Occupants::START);
        }
        match self.man_on(cell, path) {
            Some(man) => {
                let occupant =
                    if man.side == self.scene.side { Occupants::OWN } else { Occupants::ENEMY };
                class.admits(occupant)
                    && class.kinds.contains(man.kind)
                    && !(class.unmoved && man.moved)
            }
            None => {
                let en_passant = &self.scene.board.en_passant;
                class.admits(Occupants::EMPTY)
                    || class.admits(Occupants::EN_PASSANT)
                        && en_passant.as_ref().is_some_and(|(squares, _)| squares.contains(&cell))
            }
        }
    }
}

/// The least and greatest number of steps of a leg, if there is any.
fn limits(reach: Reach, measured: u16) -> Option<(u16, Option<u16>)> {
    match reach {
        Reach::Steps { min, max } => Some((min, max)),
        Reach::Same { otherwise } if measured == 0 => Some((1, otherwise)),
        Reach::Same { .. } => Some((measured, Some(measured))),
        Reach::Rest { min, max } => {
            let rest = match max {
                None => None,
                Some(max) if max <= measured => return None,
                Some(max) => Some(max - measured),
            };
            Some((min.saturating_sub(measured).max(1), rest))
        }
    }
}

/// A place brought back to the board over joined edges, and whether an edge was crossed.
pub(crate) fn wrapped(place: (i32, i32), wrap: Wrap, scene: &Scene<'_>) -> ((i32, i32), bool) {
    let (width, height) = (i32::from(scene.board.width), i32::from(scene.board.height));
    let file = if wrap.files { place.0.rem_euclid(width) } else { place.0 };
    let rank = if wrap.ranks { place.1.rem_euclid(height) } else { place.1 };
    ((file, rank), (file, rank) != place)
}
