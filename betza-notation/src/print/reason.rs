//! What is it that a notation has no words for?

use crate::Dialect;
use crate::pattern::{
    Act, Base, Class, Guard, Kinds, Leg, Movement, Occupants, Ring, Test, Way, Wrap,
};

/// The first thing in a movement that the dialect cannot say, or else the movement itself.
pub(super) fn of(movement: &Movement, dialect: Dialect) -> &'static str {
    let is_parlett = dialect == Dialect::Parlett;
    if !movement.after.is_empty() {
        return "a condition on the square where a move ends";
    }
    let graph = match &movement.way {
        Way::Castling(_) => return "this castling",
        Way::Legs(graph) => graph,
    };
    let guards = || movement.guards.iter().chain(graph.legs.iter().flat_map(|leg| &leg.guards));
    let unknown = |guard: &Guard| guard.negated || guard.test != Test::FirstMove;
    if !is_parlett && guards().any(unknown) {
        return "a condition other than the first move";
    }
    let any = |asks: fn(&Leg) -> bool| graph.legs.iter().any(asks);
    if any(|leg| classes(leg).any(|class| class.unmoved)) {
        return "men that have not moved";
    }
    if is_parlett && any(|leg| classes(leg).any(|class| class.kinds != Kinds::ALL)) {
        return "captures of certain kinds alone";
    }
    if is_parlett && any(|leg| classes(leg).any(|class| class.admits(Occupants::EN_PASSANT))) {
        return "captures en passant";
    }
    let acts = |wanted: fn(Act) -> bool| {
        let mut effects = graph.legs.iter().flat_map(|leg| {
            let landings = leg.landings.iter().flat_map(|landing| &landing.effects);
            landings.chain(leg.edges.iter().flat_map(|edge| &edge.effects))
        });
        effects.any(|effect| wanted(effect.act))
    };
    if is_parlett && acts(|act| act == Act::MarkCrossed) {
        return "a double step that can be taken en passant";
    }
    if !is_parlett && acts(|act| matches!(act, Act::Blast(_) | Act::TakeSelf)) {
        return "explosions and the loss of the piece";
    }
    if !is_parlett && acts(|act| matches!(act, Act::Promote { .. })) {
        return "promotion";
    }
    let first_move = movement.guards.iter().any(|guard| guard.test == Test::FirstMove);
    let two =
        |leg: &Leg| leg.ring == Ring::Grid(1) && leg.reach == crate::pattern::Reach::exactly(2);
    if !is_parlett && first_move && graph.legs.iter().all(two) {
        return "a double step that cannot be taken en passant";
    }
    if is_parlett && any(|leg| leg.wrap != Wrap::NONE) {
        return "joined edges of the board";
    }
    if is_parlett && any(|leg| leg.cycle.len() > 1) {
        return "crooked and circular paths";
    }
    if any(|leg| leg.base == Base::Origin) {
        return "a leg that starts from the origin again";
    }
    let stays = |leg: &Leg| leg.ring == Ring::Grid(0);
    if graph.legs.iter().all(stays) {
        return "staying where it is";
    }
    if graph.legs.len() == 1 { "this range of steps" } else { "this path of several legs" }
}

fn classes(leg: &Leg) -> impl Iterator<Item = Class> {
    let landings = leg.landings.iter().map(|landing| landing.on);
    landings.chain(leg.edges.iter().map(|edge| edge.on)).chain([leg.pass])
}
