//! Which moves does a pattern make from a square, and in which positions?
//!
//! The reference interpreter's walk over a board on which nothing is known: where the interpreter looks at a square,
//! the cube of the path is narrowed.

mod castle;

use super::cube::Cube;
use super::states::States;
use super::{Budget, Moves, Spent};
use crate::interp::walk::wrapped;
use crate::interp::{Cell, Scene, guard, place};
use crate::pattern::{
    Act, Base, Class, Edge, Effect, Graph, Guard, Heading, Kinds, Landing, Leg, LegId, Movement,
    NullMove, Occupants, Pattern, Reach, Ring, Taken, Test, Way, When,
};
use alloc::collections::{BTreeMap, BTreeSet};
use alloc::vec;
use alloc::vec::Vec;

/// A move, as far as it is the same in all positions of a cube.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    pub(super) to: Cell,
    removed: BTreeSet<Cell>,
    /// Squares that are emptied, whether or not a man stands there.
    blasted: BTreeSet<Cell>,
    /// The man that made the last double step is taken.
    en_passant: bool,
    lost: bool,
    partner: Option<(Cell, Cell)>,
    promotion: Kinds,
}

/// All moves of `pattern` in the positions of `given`.
pub(super) fn walk(
    pattern: &Pattern,
    scene: &Scene<'_>,
    states: &States,
    given: &Cube,
    budget: &mut Budget,
) -> Result<Moves, Spent> {
    let mut found = Moves::new();
    for movement in pattern.movements() {
        let nothing_gone = BTreeSet::new();
        let begun =
            hold(&movement.guards, scene.from, &nothing_gone, vec![given.clone()], scene, states);
        match &movement.way {
            Way::Castling(castling) => {
                budget.spend(begun.len() * 8)?;
                for cube in &begun {
                    castle::castle(scene, states, castling, cube, &mut found);
                }
            }
            Way::Legs(graph) => {
                let mut walker = Walker {
                    scene,
                    states,
                    movement,
                    graph,
                    budget,
                    seen: BTreeMap::new(),
                    waiting: Vec::new(),
                    found: &mut found,
                };
                walker.all(&begun)?;
            }
        }
    }
    for cubes in found.values_mut() {
        cubes.sort();
        cubes.dedup();
    }
    Ok(found)
}

/// The parts of `cubes` in which all `guards` hold on `cell`.
fn hold(
    guards: &[Guard],
    cell: Cell,
    gone: &BTreeSet<Cell>,
    mut cubes: Vec<Cube>,
    scene: &Scene<'_>,
    states: &States,
) -> Vec<Cube> {
    for asked in guards {
        let Test::Near(near) = &asked.test else {
            // Every other guard asks nothing of the men.
            if guard::holds(scene, asked, cell, gone) {
                continue;
            }
            return Vec::new();
        };
        let there = near.places.iter().flat_map(|spot| guard::squares(scene, *spot, cell));
        let cells: BTreeSet<Cell> = there.filter_map(|place| scene.cell(place)).collect();
        let counted = cells.into_iter().filter(|c| *c != scene.from && !gone.contains(c));
        let wanted = states.near(near);
        if asked.negated {
            let unwanted = states.all() & !wanted;
            for cell in counted {
                cubes = cubes.iter().filter_map(|cube| cube.with(cell, unwanted, states)).collect();
            }
        } else {
            let counted: Vec<Cell> = counted.collect();
            let one = |cube: &Cube| -> Vec<Cube> {
                counted.iter().filter_map(|cell| cube.with(*cell, wanted, states)).collect()
            };
            cubes = cubes.iter().flat_map(one).collect();
        }
    }
    cubes
}

/// What a path has done so far. Two paths that stand alike go on alike, in the positions of both.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Path {
    at: (i32, i32),
    heading: Heading,
    measured: u16,
    taken: BTreeSet<Cell>,
    blasted: BTreeSet<Cell>,
    en_passant: bool,
    captured: bool,
    lost: bool,
    stays: bool,
    promotion: Kinds,
}

struct Walker<'a> {
    scene: &'a Scene<'a>,
    states: &'a States,
    movement: &'a Movement,
    graph: &'a Graph,
    budget: &'a mut Budget,
    /// The positions in which a leg was begun in the same state before.
    seen: BTreeMap<(LegId, Path), Vec<Cube>>,
    waiting: Vec<(LegId, Path, Cube)>,
    found: &'a mut Moves,
}

impl Walker<'_> {
    fn all(&mut self, begun: &[Cube]) -> Result<(), Spent> {
        for start in &self.graph.start {
            for heading in start.headings.iter() {
                for cube in begun {
                    let path = Path {
                        at: place(self.scene.from),
                        heading,
                        measured: 0,
                        taken: BTreeSet::new(),
                        blasted: BTreeSet::new(),
                        en_passant: false,
                        captured: false,
                        lost: false,
                        stays: false,
                        promotion: Kinds::NONE,
                    };
                    self.begin(start.leg, path, cube.clone())?;
                }
            }
        }
        while let Some((leg, path, cube)) = self.waiting.pop() {
            self.leg(leg, &path, cube)?;
        }
        Ok(())
    }

    /// Puts a leg on the list, unless it has been begun in the same state in all these positions: so a path that
    /// comes back to where it was goes on no longer.
    fn begin(&mut self, id: LegId, path: Path, cube: Cube) -> Result<(), Spent> {
        let before = self.seen.entry((id, path.clone())).or_default();
        self.budget.spend(1 + before.len())?;
        if before.contains(&cube) {
            return Ok(());
        }
        self.budget.spend(before.len() * cube.squares().len() / 2)?;
        if before.iter().any(|other| other.includes(&cube)) {
            return Ok(());
        }
        before.push(cube.clone());
        self.waiting.push((id, path, cube));
        Ok(())
    }

    fn leg(&mut self, id: LegId, path: &Path, cube: Cube) -> Result<(), Spent> {
        let leg = self.graph.leg(id);
        let mut begun = vec![cube];
        if !leg.guards.is_empty() {
            let Some(cell) = self.scene.cell(path.at) else { return Ok(()) };
            let gone = self.gone(path);
            begun = hold(&leg.guards, cell, &gone, begun, self.scene, self.states);
        }
        for cube in begun {
            self.steps(leg, path, cube)?;
        }
        Ok(())
    }

    fn steps(&mut self, leg: &Leg, path: &Path, mut cube: Cube) -> Result<(), Spent> {
        let Some((min, max)) = leg.reach.after(path.measured) else { return Ok(()) };
        let mut here = path.clone();
        if leg.base == Base::Origin {
            here.at = place(self.scene.from);
        }
        let board = self.scene.board;
        if leg.ring == Ring::Anywhere {
            for cell in board.cells().filter(|cell| place(*cell) != here.at) {
                self.arrive(leg, &Path { at: place(cell), ..here.clone() }, &cube)?;
            }
            return Ok(());
        }
        let mut looped = false;
        let end = max.unwrap_or(u16::MAX).min(board.width.saturating_mul(board.height).max(1));
        for step in 1..=end {
            self.budget.spend(1)?;
            let turn = leg.cycle[usize::from(step - 1) % leg.cycle.len()];
            let heading = path.heading.turned(turn);
            let ahead = self.scene.step(here.at, leg.ring.vector(heading), 1);
            let (ahead, crossed_edge) = wrapped(ahead, leg.wrap, self.scene);
            looped |= crossed_edge;
            if looped && ahead == place(self.scene.from) {
                return Ok(());
            }
            here.at = ahead;
            if step >= min {
                let measured = if leg.reach == Reach::ONE { path.measured } else { step };
                self.arrive(leg, &Path { heading, measured, ..here.clone() }, &cube)?;
            }
            let Some(passed) = self.is_in(leg.pass, &here, &cube) else { return Ok(()) };
            cube = passed;
        }
        Ok(())
    }

    fn arrive(&mut self, leg: &Leg, path: &Path, cube: &Cube) -> Result<(), Spent> {
        for landing in &leg.landings {
            self.land(landing, path, cube)?;
        }
        for edge in &leg.edges {
            self.go_on(edge, path, cube)?;
        }
        Ok(())
    }

    fn land(&mut self, landing: &Landing, path: &Path, cube: &Cube) -> Result<(), Spent> {
        let Some(to) = self.scene.cell(path.at) else { return Ok(()) };
        let Some(cube) = self.is_in(landing.on, path, cube) else { return Ok(()) };
        if self.is_bare(to, path) {
            return self.end(landing, to, path.clone(), cube);
        }
        let men = self.states.men();
        if let Some(empty) = cube.with(to, self.states.all() & !men, self.states) {
            self.end(landing, to, path.clone(), empty)?;
        }
        if let Some(occupied) = cube.with(to, men, self.states) {
            let mut path = path.clone();
            path.taken.insert(to);
            path.captured = true;
            self.end(landing, to, path, occupied)?;
        }
        Ok(())
    }

    fn end(
        &mut self,
        landing: &Landing,
        to: Cell,
        mut path: Path,
        cube: Cube,
    ) -> Result<(), Spent> {
        self.happen(&landing.effects, &mut path);
        let idle = to == self.scene.from && path.taken.is_empty() && !path.stays;
        if idle && self.graph.null == NullMove::Dropped {
            return Ok(());
        }
        let gone: BTreeSet<Cell> = path.taken.union(&path.blasted).copied().collect();
        let after = &self.movement.after;
        let cubes = hold(after, to, &gone, vec![cube], self.scene, self.states);
        self.budget.spend(cubes.len())?;
        let key = Key {
            to,
            blasted: path.blasted.difference(&path.taken).copied().collect(),
            removed: path.taken,
            en_passant: path.en_passant,
            lost: path.lost,
            partner: None,
            promotion: if path.lost { Kinds::NONE } else { path.promotion },
        };
        self.found.entry(key).or_default().extend(cubes);
        Ok(())
    }

    fn go_on(&mut self, edge: &Edge, path: &Path, cube: &Cube) -> Result<(), Spent> {
        let Some(cube) = self.is_in(edge.on, path, cube) else { return Ok(()) };
        let mut path = path.clone();
        self.happen(&edge.effects, &mut path);
        if path.lost {
            return Ok(());
        }
        for heading in edge.turn.after(path.heading).iter() {
            self.begin(edge.leg, Path { heading, ..path.clone() }, cube.clone())?;
        }
        Ok(())
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
                path.en_passant = true;
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
                    0 < distance && distance <= i32::from(radius) && *cell != self.scene.from
                };
                path.blasted.extend(self.scene.board.cells().filter(near));
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
            Act::MarkCrossed => {}
            Act::Stay => path.stays = true,
        }
    }

    /// Squares that are empty because their men were taken on the way.
    fn gone(&self, path: &Path) -> BTreeSet<Cell> {
        match self.graph.taken {
            Taken::StillBlocks => BTreeSet::new(),
            Taken::Vanishes => path.taken.union(&path.blasted).copied().collect(),
        }
    }

    /// Whether no man can stand on `cell` for this path.
    fn is_bare(&self, cell: Cell, path: &Path) -> bool {
        let vanishes = self.graph.taken == Taken::Vanishes;
        cell == self.scene.from
            || vanishes && (path.taken.contains(&cell) || path.blasted.contains(&cell))
    }

    /// The positions of `cube` in which the place where `path` stands is in `class`.
    fn is_in(&self, class: Class, path: &Path, cube: &Cube) -> Option<Cube> {
        let Some(cell) = self.scene.cell(path.at) else {
            return class.admits(Occupants::OFF_BOARD).then(|| cube.clone());
        };
        if cell == self.scene.from {
            return class.admits(Occupants::START).then(|| cube.clone());
        }
        if self.is_bare(cell, path) {
            return class.admits(Occupants::EMPTY).then(|| cube.clone());
        }
        cube.with(cell, self.states.class(class), self.states)
    }
}
