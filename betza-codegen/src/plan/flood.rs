//! Which squares are reached by steps that may turn each time?

use super::Reach;
use betza_notation::pattern::{
    Base, Class, Graph, Headings, Leg, LegId, Reach as Steps, Ring, Vector, Wrap,
};

/// Steps of one kind, in any of its directions each time, over empty squares.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Flood {
    /// The steps, as White sees them.
    pub(crate) steps: Vec<Vector>,
    /// The least number of steps.
    pub(crate) min: u16,
    /// The greatest, if there is one.
    pub(crate) max: Option<u16>,
}

impl Flood {
    /// Whether White and Black step alike.
    pub(crate) fn is_symmetric(&self) -> bool {
        self.steps.iter().all(|step| self.steps.contains(&turned(*step)))
    }

    /// The steps as Black sees them.
    pub(crate) fn turned(&self) -> Flood {
        Flood { steps: self.steps.iter().map(|step| turned(*step)).collect(), ..self.clone() }
    }
}

fn turned(step: Vector) -> Vector {
    Vector { dx: -step.dx, dy: -step.dy }
}

/// The plan of a graph of legs in a row, each of one step, or in a circle.
pub(super) fn plan(graph: &Graph) -> Option<Reach> {
    let [start] = &graph.start[..] else { return None };
    let first = graph.leg(start.leg);
    let (mut leg, mut headings, mut depth) = (start.leg, start.headings, 1);
    let steps = steps(first.ring, headings)?;
    let mut landings = Vec::new();
    loop {
        let here = graph.leg(leg);
        // A ride that may turn at each of its squares is a row of single steps, if each of them may be the last.
        let is_ride = depth == 1 && here.reach == Steps::UNLIMITED && here.pass == Class::FREE;
        if !is_plain(here)
            || self::steps(here.ring, headings)? != steps
            || !(here.reach.is_one() || is_ride)
        {
            return None;
        }
        if !here.landings.is_empty() {
            landings.push(depth);
        }
        let next = next(here, headings)?;
        match next {
            None if is_ride => return None,
            None => return flood(steps, &landings, Some(depth)),
            Some((next, turned)) if next == leg && turned == headings => {
                return flood(steps, &landings, None);
            }
            Some(_) if is_ride => return None,
            Some((next, turned)) => (leg, headings, depth) = (next, turned, depth + 1),
        }
        if usize::from(depth) > graph.legs.len() {
            return None;
        }
    }
}

/// Steps to be taken until the last depth at which a move may end; from the first one on it may end at each.
fn flood(steps: Vec<Vector>, landings: &[u16], last: Option<u16>) -> Option<Reach> {
    let (min, end) = (*landings.first()?, *landings.last()?);
    let without_gap = landings.len() == usize::from(end - min) + 1;
    let ends = last.is_none_or(|last| last == end);
    let flood = Flood { steps, min, max: last };
    (without_gap && ends).then(|| Reach { floods: vec![flood], ..Reach::default() })
}

fn is_plain(leg: &Leg) -> bool {
    leg.base == Base::Here && leg.cycle == [0] && leg.wrap == Wrap::NONE && leg.guards.is_empty()
}

fn steps(ring: Ring, headings: Headings) -> Option<Vec<Vector>> {
    let mut steps: Vec<Vector> = headings.iter().map(|heading| ring.vector(heading)).collect();
    steps.sort();
    let moves = ring != Ring::Anywhere && ring != Ring::Grid(0);
    moves.then_some(steps)
}

/// The one leg that follows, and its headings, which must not depend on the heading so far.
fn next(leg: &Leg, headings: Headings) -> Option<Option<(LegId, Headings)>> {
    let [edge] = &leg.edges[..] else { return leg.edges.is_empty().then_some(None) };
    if edge.on != Class::FREE || !edge.effects.is_empty() {
        return None;
    }
    let mut turns = headings.iter().map(|heading| edge.turn.after(heading));
    let first = turns.next()?;
    turns.all(|other| other == first).then_some(Some((edge.leg, first)))
}
