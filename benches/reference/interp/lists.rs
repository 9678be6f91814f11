//! Which movements are lists of offsets, and what is left to be walked?

use betza_notation::pattern::{
    Base, Class, Graph, Kinds, Leg, Movement, Occupants, Pattern, Reach, Ring, Side, Start, Turn,
    Vector, Way, Wrap,
};

/// A piece of one color.
pub(super) struct Lists {
    pub(super) offsets: Vec<Offsets>,
    pub(super) walks: Vec<Movement>,
}

/// Offsets that end on squares of the same sort.
pub(super) struct Offsets {
    pub(super) on: Occupants,
    pub(super) leaps: Vec<(i32, i32)>,
    pub(super) rides: Vec<Ride>,
    pub(super) hops: Vec<Hop>,
    pub(super) lames: Vec<Lame>,
}

/// Steps in a row up to the first man.
pub(super) struct Ride {
    pub(super) dx: i32,
    pub(super) dy: i32,
    pub(super) min: u16,
    pub(super) max: u16,
}

/// Steps in a row over the first man, up to the second.
pub(super) struct Hop {
    pub(super) dx: i32,
    pub(super) dy: i32,
    /// The least and greatest number of steps to the first man.
    pub(super) before: (u16, u16),
    /// And from there.
    pub(super) beyond: (u16, u16),
}

/// A leap for which a square must be empty.
pub(super) struct Lame {
    pub(super) over: (i32, i32),
    pub(super) to: (i32, i32),
}

/// One entry of a list.
enum Entry {
    Leap((i32, i32)),
    Ride(Ride),
    Hop(Hop),
    Lame(Lame),
}

impl Lists {
    pub(super) fn of(pattern: &Pattern, side: Side) -> Self {
        let mut lists = Lists { offsets: Vec::new(), walks: Vec::new() };
        for movement in pattern.movements() {
            match entries(movement, side) {
                Some(entries) => entries.into_iter().for_each(|entry| lists.add(entry)),
                None => lists.walks.push(movement.clone()),
            }
        }
        lists
    }

    fn add(&mut self, (on, entry): (Occupants, Entry)) {
        let number = self.offsets.iter().position(|list| list.on == on).unwrap_or_else(|| {
            let (leaps, rides, hops, lames) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
            self.offsets.push(Offsets { on, leaps, rides, hops, lames });
            self.offsets.len() - 1
        });
        let list = &mut self.offsets[number];
        match entry {
            Entry::Leap(leap) => list.leaps.push(leap),
            Entry::Ride(ride) => list.rides.push(ride),
            Entry::Hop(hop) => list.hops.push(hop),
            Entry::Lame(lame) => list.lames.push(lame),
        }
    }
}

/// The entries that say the same as a movement, if entries can.
fn entries(movement: &Movement, side: Side) -> Option<Vec<(Occupants, Entry)>> {
    let Way::Legs(graph) = &movement.way else { return None };
    if !movement.guards.is_empty() || !movement.after.is_empty() {
        return None;
    }
    let mut entries = Vec::new();
    for start in &graph.start {
        let leg = graph.leg(start.leg);
        let found = match &leg.edges[..] {
            [] => straight(start, leg, side),
            _ => over(graph, start, leg, side),
        };
        entries.extend(found?);
    }
    Some(entries)
}

/// Leaps and rides.
fn straight(start: &Start, leg: &Leg, side: Side) -> Option<Vec<(Occupants, Entry)>> {
    let on = ends(leg)?;
    let (min, max) = steps(leg)?;
    let mut entries = Vec::new();
    for heading in start.headings.iter() {
        let (dx, dy) = seen_by(side, leg.ring.vector(heading));
        if stops_at_men(leg) && max > 1 {
            entries.push((on, Entry::Ride(Ride { dx, dy, min, max })));
        } else if max == 1 || leg.pass.includes(Class::of(Occupants::EMPTY.union(Occupants::MEN))) {
            // No board has more than 16 files or ranks.
            let leaps = (min..=max.min(16)).map(i32::from).map(|steps| (dx * steps, dy * steps));
            entries.extend(leaps.map(|leap| (on, Entry::Leap(leap))));
        } else {
            return None;
        }
    }
    Some(entries)
}

/// Hoppers and lame leapers.
fn over(graph: &Graph, start: &Start, leg: &Leg, side: Side) -> Option<Vec<(Occupants, Entry)>> {
    if !leg.landings.is_empty() || !is_plain(leg) {
        return None;
    }
    let before = steps(leg)?;
    let mut entries = Vec::new();
    for edge in &leg.edges {
        let next = graph.leg(edge.leg);
        let on = ends(next)?;
        let beyond = steps(next)?;
        if !next.edges.is_empty() || !edge.effects.is_empty() || !sees_all(edge.on) {
            return None;
        }
        let (over_empty, over_men) =
            (edge.on.admits(Occupants::EMPTY), edge.on.occupants.contains(Occupants::MEN));
        for heading in start.headings.iter() {
            if over_empty && !edge.on.admits(Occupants::MEN) && (before, beyond) == ((1, 1), (1, 1))
            {
                for turned in edge.turn.after(heading).iter() {
                    let over = seen_by(side, leg.ring.vector(heading));
                    let last = seen_by(side, next.ring.vector(turned));
                    let to = (over.0 + last.0, over.1 + last.1);
                    // The way back is no leap.
                    if to == (0, 0) {
                        return None;
                    }
                    entries.push((on, Entry::Lame(Lame { over, to })));
                }
            } else if over_men && !over_empty && is_hop(leg, edge.turn, next) {
                let (dx, dy) = seen_by(side, leg.ring.vector(heading));
                entries.push((on, Entry::Hop(Hop { dx, dy, before, beyond })));
            } else {
                return None;
            }
        }
    }
    Some(entries)
}

fn is_hop(leg: &Leg, turn: Turn, next: &Leg) -> bool {
    let stops = |leg: &Leg| stops_at_men(leg) || leg.reach.is_one();
    turn == Turn::STRAIGHT && leg.ring == next.ring && stops(leg) && stops(next)
}

/// The sorts of squares on which a leg ends, if it does so without more ado.
fn ends(leg: &Leg) -> Option<Occupants> {
    let plain = leg.landings.iter().all(|end| end.effects.is_empty() && sees_all(end.on));
    let on =
        leg.landings.iter().map(|end| end.on.occupants).fold(Occupants::NONE, Occupants::union);
    (plain && is_plain(leg)).then_some(on)
}

/// Whether kinds and what has moved do not matter, nor the squares of a double step.
fn sees_all(class: Class) -> bool {
    class.kinds == Kinds::ALL && !class.unmoved && !class.admits(Occupants::EN_PASSANT)
}

fn is_plain(leg: &Leg) -> bool {
    let moves = match leg.ring {
        Ring::Grid(length) => length > 0,
        Ring::Oblique { .. } => true,
        Ring::Anywhere => false,
    };
    moves
        && leg.base == Base::Here
        && leg.wrap == Wrap::NONE
        && leg.cycle == [0]
        && leg.guards.is_empty()
}

fn stops_at_men(leg: &Leg) -> bool {
    sees_all(leg.pass) && leg.pass.admits(Occupants::EMPTY) && !leg.pass.admits(Occupants::MEN)
}

fn steps(leg: &Leg) -> Option<(u16, u16)> {
    match leg.reach {
        Reach::Steps { min, max } => Some((min, max.unwrap_or(u16::MAX))),
        Reach::Same { .. } | Reach::Rest { .. } => None,
    }
}

/// Black sees the board turned by a half circle.
fn seen_by(side: Side, vector: Vector) -> (i32, i32) {
    match side {
        Side::White => (vector.dx, vector.dy),
        Side::Black => (-vector.dx, -vector.dy),
    }
}
