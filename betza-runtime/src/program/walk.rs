//! Along which paths does a program go?

use core::marker::PhantomData;
use core::ops::ControlFlow;

use super::code::{
    Act, Class, Edge, Effect, Landing, Leg, Movement, NO_HEAD, Program, Ring, Run, UNLIMITED, When,
};
use super::guard::{all_hold, within};
use super::loops::{Beginnings, add, next};
use super::path::{Found, Listener, Position, Rules, State, Trace};
use super::scene::{self, KindSource, Scene, headings, vector};
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::kind::KindSet;
use crate::square::Square;

/// Walks the paths of one movement after the other, with captures confined to `allowed`.
pub(super) struct Walker<'a, G: Geometry, K, L, B> {
    pub(super) program: &'a Program<'a>,
    pub(super) scene: &'a Scene<G, K>,
    pub(super) allowed: Bitboard<G>,
    pub(super) listener: &'a mut L,
    pub(super) beginnings: PhantomData<B>,
}

/// A state that changes from leg to leg without end, as by two promotions in a loop, is cut off here.
const MAX_DEPTH: u16 = 1024;

impl<G, K, L, B> Walker<'_, G, K, L, B>
where
    G: Geometry,
    K: KindSource<G>,
    L: Listener<G>,
    B: Beginnings<G>,
{
    /// All paths of all walking movements.
    pub(super) fn walk(&mut self) -> ControlFlow<()> {
        for (number, movement) in self.program.movements.iter().enumerate() {
            let Movement::Walk { guards, after, starts, vanishes, passes } = *movement else {
                continue;
            };
            let from = self.scene.from;
            if !all_hold(self.program, self.scene, guards, from, Bitboard::EMPTY) {
                continue;
            }
            let state = State {
                taken: Bitboard::EMPTY,
                captured: false,
                lost: false,
                stays: false,
                promotion: KindSet::EMPTY,
                marks: Bitboard::EMPTY,
                trail: Bitboard::EMPTY,
            };
            let at = Scene::<G, K>::place(from);
            // A program has fewer than 2^16 movements.
            let trace = Trace { before: None, choice: (number as u16, at, 0) };
            let rules = Rules { after, vanishes, passes };
            self.layer(rules, &state, &trace, 0, |walker, loops| {
                for start in starts.of(walker.program.starts) {
                    for heading in headings(start.headings) {
                        let position = Position { at, heading, trail: Bitboard::EMPTY };
                        walker.begin(rules, start.leg, position, &state, &trace, 0, loops)?;
                    }
                }
                ControlFlow::Continue(())
            })?;
        }
        ControlFlow::Continue(())
    }

    /// Walks from `first`, and then from all beginnings of loops that come up, in one state.
    fn layer(
        &mut self,
        rules: Rules,
        state: &State<G>,
        trace: &Trace<'_>,
        depth: u16,
        first: impl FnOnce(&mut Self, &mut B) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut loops = B::new();
        first(self, &mut loops)?;
        while let Some((leg, heading, square)) = next(&mut loops) {
            let position =
                Position { at: Scene::<G, K>::place(square), heading, trail: state.trail };
            self.leg(rules, leg, position, state, trace, depth, &mut loops)?;
        }
        ControlFlow::Continue(())
    }

    /// Begins a leg, now or, if it is one that paths come back to, later.
    #[expect(
        clippy::too_many_arguments,
        reason = "the state of a walk, passed down by value instead of kept"
    )]
    fn begin(
        &mut self,
        rules: Rules,
        leg: u16,
        position: Position<G>,
        state: &State<G>,
        trace: &Trace<'_>,
        depth: u16,
        loops: &mut B,
    ) -> ControlFlow<()> {
        let head = self.program.legs.get(usize::from(leg)).map_or(NO_HEAD, |leg| leg.head);
        match Scene::<G, K>::square(position.at) {
            Some(square) if head != NO_HEAD => {
                let marks =
                    self.program.effects.iter().any(|effect| effect.act == Act::MarkCrossed);
                if position.trail == state.trail || !marks {
                    add(loops, head, leg, position.heading, square);
                    return ControlFlow::Continue(());
                }
                // Paths that have crossed other squares are not alike where these are marked.
                let changed = State { trail: position.trail, ..*state };
                self.layer(rules, &changed, trace, depth + 1, |_, loops| {
                    add(loops, head, leg, position.heading, square);
                    ControlFlow::Continue(())
                })
            }
            Some(_) | None => self.leg(rules, leg, position, state, trace, depth, loops),
        }
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "the state of a walk, passed down by value instead of kept"
    )]
    fn leg(
        &mut self,
        rules: Rules,
        number: u16,
        position: Position<G>,
        state: &State<G>,
        trace: &Trace<'_>,
        depth: u16,
        loops: &mut B,
    ) -> ControlFlow<()> {
        let Some(leg) = self.program.legs.get(usize::from(number)) else {
            return ControlFlow::Continue(());
        };
        let trace = Trace { before: Some(trace), choice: (number, position.at, position.heading) };
        if leg.guards != Run::default() {
            // Off the board no guard holds.
            let Some(square) = Scene::<G, K>::square(position.at) else {
                return ControlFlow::Continue(());
            };
            if !all_hold(self.program, self.scene, leg.guards, square, gone(rules, state)) {
                return ControlFlow::Continue(());
            }
        }
        let mut here = position;
        if leg.from_origin {
            here.at = Scene::<G, K>::place(self.scene.from);
        }
        if leg.ring == Ring::Anywhere {
            let start = here.at;
            for square in Square::all().filter(|square| Scene::<G, K>::place(*square) != start) {
                here.at = Scene::<G, K>::place(square);
                self.arrive(rules, leg, here, state, &trace, depth, loops)?;
            }
            return ControlFlow::Continue(());
        }
        let origin = Scene::<G, K>::place(self.scene.from);
        // However the edges are joined, no straight path sees more squares than the board has.
        let last = if leg.max == UNLIMITED {
            u16::try_from(G::SQUARES).unwrap_or(UNLIMITED)
        } else {
            leg.max
        };
        let mut looped = false;
        for step in 1..=last {
            let turn =
                leg.cycle.turns[usize::from((step - 1) % u16::from(leg.cycle.length.clamp(1, 8)))];
            let heading = (position.heading + turn) & 7;
            let ahead = self.scene.step(here.at, vector(leg.ring, heading), 1);
            let ahead_on_board = wrapped::<G>(leg, ahead);
            looped |= ahead_on_board != ahead;
            // Round the board the piece itself is a wall.
            if looped && ahead_on_board == origin {
                break;
            }
            here.at = ahead_on_board;
            here.heading = heading;
            if step >= leg.min {
                self.arrive(rules, leg, here, state, &trace, depth, loops)?;
            }
            if !self.is_in(rules, leg.pass, here.at, state) {
                break;
            }
            here.trail = with_place::<G, K>(here.trail, here.at);
        }
        ControlFlow::Continue(())
    }

    /// Ends, or goes on, where the path has arrived.
    #[expect(
        clippy::too_many_arguments,
        reason = "the state of a walk, passed down by value instead of kept"
    )]
    fn arrive(
        &mut self,
        rules: Rules,
        leg: &Leg,
        here: Position<G>,
        state: &State<G>,
        trace: &Trace<'_>,
        depth: u16,
        loops: &mut B,
    ) -> ControlFlow<()> {
        for (landing, number) in
            leg.landings.of(self.program.landings).iter().zip(leg.landings.start..)
        {
            let trace = Trace { before: Some(trace), choice: (number, here.at, here.heading) };
            self.land(rules, landing, here, state, &trace)?;
        }
        for (edge, number) in leg.edges.of(self.program.edges).iter().zip(leg.edges.start..) {
            let trace = Trace { before: Some(trace), choice: (number, here.at, here.heading) };
            self.go_on(rules, edge, here, state, &trace, depth, loops)?;
        }
        ControlFlow::Continue(())
    }

    fn land(
        &mut self,
        rules: Rules,
        landing: &Landing,
        here: Position<G>,
        state: &State<G>,
        trace: &Trace<'_>,
    ) -> ControlFlow<()> {
        let Some(to) = Scene::<G, K>::square(here.at) else { return ControlFlow::Continue(()) };
        if !self.is_in(rules, landing.on, here.at, state) {
            return ControlFlow::Continue(());
        }
        let mut state = *state;
        if self.scene.men().difference(gone(rules, &state)).contains(to) {
            state.taken = state.taken.with(to);
            state.captured = true;
        }
        self.happen(rules, landing.effects, here, &mut state);
        let idle = to == self.scene.from && state.taken.is_empty() && !state.stays;
        if idle && !rules.passes || !state.taken.is_subset(self.allowed) {
            return ControlFlow::Continue(());
        }
        if !all_hold(self.program, self.scene, rules.after, to, state.taken) {
            return ControlFlow::Continue(());
        }
        let promotion = if state.lost { KindSet::EMPTY } else { state.promotion };
        // What stands on the square where the move ends is removed in any case.
        let removed = state.taken.without(to);
        self.listener
            .found(Found { to, removed, lost: state.lost, promotion, marks: state.marks }, trace)
    }

    #[expect(
        clippy::too_many_arguments,
        reason = "the state of a walk, passed down by value instead of kept"
    )]
    fn go_on(
        &mut self,
        rules: Rules,
        edge: &Edge,
        here: Position<G>,
        state: &State<G>,
        trace: &Trace<'_>,
        depth: u16,
        loops: &mut B,
    ) -> ControlFlow<()> {
        if !self.is_in(rules, edge.on, here.at, state) || depth > MAX_DEPTH {
            return ControlFlow::Continue(());
        }
        let mut here = here;
        here.trail = with_place::<G, K>(here.trail, here.at);
        let mut changed = *state;
        self.happen(rules, edge.effects, here, &mut changed);
        if changed.lost || !changed.taken.is_subset(self.allowed) {
            return ControlFlow::Continue(());
        }
        let mask = edge.turn[usize::from(here.heading & 7)];
        if changed == *state {
            for heading in headings(mask) {
                self.begin(
                    rules,
                    edge.leg,
                    Position { heading, ..here },
                    state,
                    trace,
                    depth,
                    loops,
                )?;
            }
            return ControlFlow::Continue(());
        }
        // In another state a path may come again to where it has been.
        self.layer(rules, &changed, trace, depth + 1, |walker, loops| {
            for heading in headings(mask) {
                let position = Position { heading, ..here };
                walker.begin(rules, edge.leg, position, &changed, trace, depth + 1, loops)?;
            }
            ControlFlow::Continue(())
        })
    }

    fn happen(&self, rules: Rules, effects: Run, here: Position<G>, state: &mut State<G>) {
        for Effect { when, act } in effects.of(self.program.effects) {
            let holds = match when {
                When::Always => true,
                When::AfterCapture => state.captured,
                When::WithoutCapture => !state.captured,
            };
            if holds {
                self.act(rules, *act, here, state);
            }
        }
    }

    fn act(&self, rules: Rules, act: Act, here: Position<G>, state: &mut State<G>) {
        let square = Scene::<G, K>::square(here.at);
        match act {
            Act::Take => {
                state.taken = square.map_or(state.taken, |square| state.taken.with(square));
                state.captured = true;
            }
            Act::TakeEnPassant => {
                state.taken =
                    self.scene.victim.map_or(state.taken, |victim| state.taken.with(victim));
                state.captured = true;
            }
            Act::TakeSelf => {
                state.lost = true;
                state.stays = true;
            }
            Act::Blast(radius) => {
                let near =
                    square.map_or(Bitboard::EMPTY, |square| within(square, radius).without(square));
                let men = self.scene.men().difference(gone(rules, state));
                state.taken = state.taken.union(near.intersection(men));
                state.stays = true;
            }
            Act::Promote(lines, kinds) => {
                let reached =
                    square.is_some_and(|square| lines.contains::<G>(self.scene.line(square)));
                if reached && !state.lost {
                    state.promotion = kinds;
                }
            }
            Act::MarkCrossed => state.marks = here.trail,
            Act::Stay => state.stays = true,
        }
    }

    /// Whether a place is in a class.
    fn is_in(&self, rules: Rules, class: Class, at: scene::Place, state: &State<G>) -> bool {
        let admits = |occupant: u8| class.occupants & occupant != 0;
        let Some(square) = Scene::<G, K>::square(at) else { return admits(Class::OFF_BOARD) };
        if square == self.scene.from {
            return admits(Class::START);
        }
        let gone = gone(rules, state);
        let is_own = self.scene.friends().difference(gone).contains(square);
        let is_enemy = self.scene.enemy.difference(gone).contains(square);
        if !is_own && !is_enemy {
            return admits(Class::EMPTY)
                || admits(Class::EN_PASSANT) && self.scene.en_passant.contains(square);
        }
        admits(if is_own { Class::OWN } else { Class::ENEMY })
            && (class.any_kind || self.scene.kinds.of_kinds(class.kinds).contains(square))
            && (!class.unmoved || self.scene.unmoved.contains(square))
    }
}

/// The squares that are empty because their men were taken on the way.
fn gone<G: Geometry>(rules: Rules, state: &State<G>) -> Bitboard<G> {
    if rules.vanishes { state.taken } else { Bitboard::EMPTY }
}

fn with_place<G: Geometry, K: KindSource<G>>(set: Bitboard<G>, at: scene::Place) -> Bitboard<G> {
    Scene::<G, K>::square(at).map_or(set, |square| set.with(square))
}

/// A place brought back to the board over joined edges.
fn wrapped<G: Geometry>(leg: &Leg, (file, rank): scene::Place) -> scene::Place {
    // A board has fewer than 2^16 files and ranks.
    let (width, height) = (G::WIDTH as i32, G::HEIGHT as i32);
    let file = if leg.wrap_files { file.rem_euclid(width) } else { file };
    let rank = if leg.wrap_ranks { rank.rem_euclid(height) } else { rank };
    (file, rank)
}
