//! What may stand on a square, as far as two patterns can tell?

use super::MAX_STATES;
use super::cube::Cube;
use crate::interp::Scene;
use crate::pattern::{
    Class, Edge, Guard, Kinds, Landing, Leg, Near, Occupants, Partner, Pattern, Test, Way,
};
use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;

/// A set of states; bit `n` is the state numbered `n`.
pub(super) type Mask = u64;

/// One thing that may stand on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum State {
    Empty,
    /// Empty, and the last double step may be taken there.
    EnPassant,
    Man {
        own: bool,
        kind: Option<char>,
        moved: bool,
    },
}

/// All states that two patterns tell apart, the emptiest first.
pub(super) struct States(Vec<State>);

impl States {
    /// The states that `patterns` tell apart, if they are few enough.
    pub(super) fn of(patterns: [&Pattern; 2]) -> Option<States> {
        let mut asked = Asked::default();
        patterns.iter().for_each(|pattern| asked.learn(pattern));
        let mut states = vec![State::Empty];
        if patterns.iter().any(|pattern| pattern.facts().en_passant) {
            states.push(State::EnPassant);
        }
        let moved = if asked.unmoved { &[true, false][..] } else { &[true] };
        for kind in asked.kinds() {
            for moved in moved {
                for own in [true, false] {
                    states.push(State::Man { own, kind, moved: *moved });
                }
            }
        }
        (states.len() <= MAX_STATES).then_some(States(states))
    }

    /// Every state.
    pub(super) fn all(&self) -> Mask {
        self.mask(|_| true)
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        self.0.len()
    }

    /// A position in which the state numbered `choose()` stands on each square but the origin.
    pub(super) fn position(&self, scene: &Scene<'_>, mut choose: impl FnMut() -> usize) -> Cube {
        let others = scene.board.cells().filter(|cell| *cell != scene.from);
        Cube::of(others.map(|cell| (cell, 1 << choose())))
    }

    /// A man, whichever.
    pub(super) fn men(&self) -> Mask {
        self.mask(|state| matches!(state, State::Man { .. }))
    }

    /// What a class admits on a square that is neither the origin nor off the board.
    pub(super) fn class(&self, class: Class) -> Mask {
        self.mask(|state| match state {
            State::Empty => class.admits(Occupants::EMPTY),
            State::EnPassant => class.admits(Occupants::EMPTY.union(Occupants::EN_PASSANT)),
            State::Man { own, kind, moved } => {
                class.admits(if own { Occupants::OWN } else { Occupants::ENEMY })
                    && class.kinds.contains(kind)
                    && !(class.unmoved && moved)
            }
        })
    }

    /// The men that a guard looks for.
    pub(super) fn near(&self, near: &Near) -> Mask {
        self.men_with(|own, kind, _| {
            (if own { near.own } else { near.enemy }) && near.kinds.contains(kind)
        })
    }

    /// The men that may be a partner.
    pub(super) fn partner(&self, partner: &Partner) -> Mask {
        self.men_with(|own, kind, moved| {
            own && partner.kinds.contains(kind)
                && partner.unmoved.is_none_or(|unmoved| unmoved != moved)
        })
    }

    /// The emptiest of some states.
    pub(super) fn emptiest(&self, mask: Mask) -> State {
        self.0
            .iter()
            .enumerate()
            .find(|(bit, _)| mask >> bit & 1 == 1)
            .map_or(State::Empty, |(_, state)| *state)
    }

    fn mask(&self, wanted: impl Fn(State) -> bool) -> Mask {
        let bits = self.0.iter().enumerate().filter(|(_, state)| wanted(**state));
        bits.fold(0, |mask, (bit, _)| mask | 1 << bit)
    }

    fn men_with(&self, wanted: impl Fn(bool, Option<char>, bool) -> bool) -> Mask {
        self.mask(|state| match state {
            State::Empty | State::EnPassant => false,
            State::Man { own, kind, moved } => wanted(own, kind, moved),
        })
    }
}

/// What patterns ask about men.
#[derive(Default)]
struct Asked {
    sets: BTreeSet<Kinds>,
    unmoved: bool,
}

impl Asked {
    fn learn(&mut self, pattern: &Pattern) {
        for movement in pattern.movements() {
            movement.guards.iter().chain(&movement.after).for_each(|guard| self.guard(guard));
            match &movement.way {
                Way::Legs(graph) => graph.legs.iter().for_each(|leg| self.leg(leg)),
                Way::Castling(castling) => {
                    self.sets.insert(castling.partner.kinds);
                    self.unmoved |= castling.partner.unmoved.is_some();
                }
            }
        }
    }

    fn leg(&mut self, leg: &Leg) {
        leg.guards.iter().for_each(|guard| self.guard(guard));
        let ends = leg.landings.iter().map(|Landing { on, .. }| *on);
        let goes_on = leg.edges.iter().map(|Edge { on, .. }| *on);
        for class in ends.chain(goes_on).chain([leg.pass]) {
            self.sets.insert(class.kinds);
            self.unmoved |= class.unmoved;
        }
    }

    fn guard(&mut self, guard: &Guard) {
        match &guard.test {
            Test::Near(near) => {
                self.sets.insert(near.kinds);
            }
            Test::FirstMove
            | Test::Color(_)
            | Test::InCheck
            | Test::OwnSector
            | Test::EnemySector
            | Test::Shade(_)
            | Test::Line(_) => {}
        }
    }

    /// One kind for each way in which the sets tell kinds apart; a man without a letter comes first.
    fn kinds(&self) -> Vec<Option<char>> {
        let all = core::iter::once(None).chain(('a'..='z').map(Some));
        let mut seen = BTreeSet::new();
        all.filter(|kind| {
            let asked: Vec<bool> = self.sets.iter().map(|set| set.contains(*kind)).collect();
            seen.insert(asked)
        })
        .collect()
    }
}
