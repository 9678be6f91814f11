//! What does a pattern ask of the game?

use super::{Act, Guard, Leg, Movement, Occupants, Test, Way};

/// Facts about a pattern, computed while it is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub struct Facts {
    /// Asks which men have moved.
    pub unmoved: bool,
    /// Asks for the kinds of men.
    pub kinds: bool,
    /// Asks whether the player is in check.
    pub check: bool,
    /// Asks for the squares of the last double step.
    pub en_passant: bool,
    /// Asks for sectors or shades of squares.
    pub sectors: bool,
    /// Does more than remove what stands on the square where it ends.
    pub effects: bool,
}

impl Facts {
    pub(super) fn of(movements: &[Movement]) -> Facts {
        let mut facts = Facts::default();
        for movement in movements {
            for guard in movement.guards.iter().chain(&movement.after) {
                facts.learn_guard(guard);
            }
            match &movement.way {
                Way::Castling(castling) => {
                    facts.effects = true;
                    facts.unmoved |= castling.partner.unmoved.is_some();
                    facts.kinds |= castling.partner.kinds != super::Kinds::ALL;
                }
                Way::Legs(graph) => graph.legs.iter().for_each(|leg| facts.learn_leg(leg)),
            }
        }
        facts
    }

    fn learn_leg(&mut self, leg: &Leg) {
        leg.guards.iter().for_each(|guard| self.learn_guard(guard));
        let landings = leg.landings.iter().map(|landing| (landing.on, &landing.effects));
        let edges = leg.edges.iter().map(|edge| (edge.on, &edge.effects));
        for (class, effects) in landings.chain(edges) {
            self.kinds |= class.kinds != super::Kinds::ALL;
            self.unmoved |= class.unmoved;
            self.en_passant |= class.admits(Occupants::EN_PASSANT);
            for effect in effects {
                self.learn_act(effect.act);
            }
        }
    }

    fn learn_act(&mut self, act: Act) {
        match act {
            Act::Take | Act::TakeSelf | Act::Blast(_) | Act::Promote { .. } | Act::MarkCrossed => {
                self.effects = true;
            }
            Act::TakeEnPassant => {
                self.effects = true;
                self.en_passant = true;
            }
            Act::Stay => {}
        }
    }

    fn learn_guard(&mut self, guard: &Guard) {
        match &guard.test {
            Test::FirstMove => self.unmoved = true,
            Test::InCheck => self.check = true,
            Test::OwnSector | Test::EnemySector | Test::Shade(_) => self.sectors = true,
            Test::Near(_) => self.kinds = true,
            Test::Color(_) | Test::Line(_) => {}
        }
    }
}
