//! How is a path of several legs said?

use super::conditions::{self, OnTheWay};
use super::ends::{self, Head, Purpose, Tail};
use super::motion::{self, Phrase, after, is_free, joined_edges, part, while_walking};
use super::numbers::{any_of, join, things};
use super::turns::turn;
use super::{directions, guards, hurdle, occupied, repeat};
use crate::pattern::{
    Act, Base, Class, Edge, Graph, Headings, Landing, Leg, LegId, Occupants, Reach, Ring, Turn,
};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A path with what it is for.
pub(super) struct Told {
    pub(super) phrase: Phrase,
    pub(super) purposes: Vec<Purpose>,
}

/// The words for the paths that begin with `leg` along `headings`.
pub(super) fn path(graph: &Graph, leg: LegId, headings: Headings) -> Told {
    let stops = stops(graph, leg);
    let special = repeat::walk(graph, leg, headings)
        .or_else(|| hurdle::hop(graph, leg, headings))
        .or_else(|| occupied::conditional(graph, leg, headings));
    if let Some(phrase) = special {
        let landings = stops.last().cloned().unwrap_or_default();
        return Told { phrase, purposes: purposes_of(graph, leg, headings, &landings) };
    }
    let mut teller = Teller {
        graph,
        same_stops: stops.len() == 1,
        begun: Vec::new(),
        told: 0,
        way: OnTheWay {
            is_blind: reachable(graph, leg).into_iter().all(|leg| is_blind(graph.leg(leg))),
            ..OnTheWay::default()
        },
    };
    match teller.legs(leg, headings, None) {
        Some(mut rest) => {
            rest.push_str(teller.way.clause());
            rest.push_str(joined_edges(graph.leg(leg).wrap));
            let purposes = if teller.same_stops {
                purposes_of(graph, leg, headings, &stops[0])
            } else {
                Vec::from([Purpose::default()])
            };
            Told { phrase: Phrase::new("goes", rest), purposes }
        }
        None => Told {
            phrase: Phrase::new("follows", winding(graph, leg, headings)),
            purposes: if let [only] = &stops[..] {
                purposes_of(graph, leg, headings, only)
            } else {
                Vec::from([Purpose::default()])
            },
        },
    }
}

/// The different lists of landings of the legs on these paths; the last leg's is the last.
fn stops(graph: &Graph, first: LegId) -> Vec<Vec<Landing>> {
    let mut lists: Vec<Vec<Landing>> = Vec::new();
    for leg in reachable(graph, first) {
        let landings = ends::landings(graph.leg(leg));
        if !landings.is_empty() {
            lists.retain(|list| *list != landings);
            lists.push(landings);
        }
    }
    lists
}

/// The legs that paths from `first` meet, in the order in which they meet them.
pub(super) fn reachable(graph: &Graph, first: LegId) -> Vec<LegId> {
    let mut met = Vec::from([first]);
    let mut done = 0;
    while let Some(leg) = met.get(done).copied() {
        for edge in &graph.leg(leg).edges {
            if !met.contains(&edge.leg) {
                met.push(edge.leg);
            }
        }
        done += 1;
    }
    met
}

/// The purpose of a whole path; if it takes men on the way, whether it may take another where it ends.
fn purposes_of(
    graph: &Graph,
    first: LegId,
    headings: Headings,
    landings: &[Landing],
) -> Vec<Purpose> {
    let takes = |edge: &Edge| edge.effects.iter().any(|effect| effect.act == Act::Take);
    let on_the_way =
        reachable(graph, first).into_iter().any(|leg| graph.leg(leg).edges.iter().any(takes));
    if comes_home(graph, first, headings) {
        return Vec::from([Purpose::default()]);
    }
    let mut purposes = ends::purposes(landings);
    if on_the_way {
        for purpose in &mut purposes {
            let clause = match &purpose.head {
                Head::Quiet => Tail::Clause("the last square must be empty".to_string()),
                Head::Capture => Tail::Clause(
                    "the last square must hold an enemy, who is captured as well".to_string(),
                ),
                Head::Either => Tail::Verb("may capture again where it ends".to_string()),
                Head::CaptureEnPassantToo | Head::Only(_) => continue,
            };
            purpose.head = Head::Either;
            purpose.tails.retain(|tail| *tail != ends::the_same_way());
            purpose.tails.insert(0, clause);
        }
    }
    purposes
}

/// Whether the second step undoes the first and the move ends there.
fn comes_home(graph: &Graph, first: LegId, headings: Headings) -> bool {
    let leg = graph.leg(first);
    let back = |edge: &Edge| {
        let next = graph.leg(edge.leg);
        next.edges.is_empty() && undoes(leg, headings, edge.turn, next)
    };
    leg.landings.is_empty() && !leg.edges.is_empty() && leg.edges.iter().all(back)
}

fn undoes(leg: &Leg, headings: Headings, turn: Turn, next: &Leg) -> bool {
    leg.reach.is_one()
        && next.reach.is_one()
        && leg.ring == next.ring
        && leg.ring != Ring::Grid(0)
        && headings.iter().all(|h| turn.after(h) == Headings::only(h.turned(4)))
}

/// Whether a leg passes and goes on from any square, whoever stands there.
fn is_blind(leg: &Leg) -> bool {
    let goes_on = leg.edges.iter().all(|edge| edge.on == Class::ANY && edge.effects.is_empty());
    goes_on && (leg.reach.is_one() || leg.pass == Class::ANY) && leg.cycle == [0]
}

/// The legs that are told one by one; a longer story would not be read.
const MOST_LEGS: usize = 10;

struct Teller<'a> {
    graph: &'a Graph,
    /// All legs that may end a move end it for the same purpose, which is said of the whole.
    same_stops: bool,
    begun: Vec<LegId>,
    told: usize,
    way: OnTheWay,
}

impl Teller<'_> {
    /// The part of the path from `id` on; nothing if it would not end.
    fn legs(&mut self, id: LegId, headings: Headings, way: Option<String>) -> Option<String> {
        if self.begun.first() == Some(&id) {
            let way = way.filter(|way| !way.is_empty()).map(|way| format!(", {way}"));
            return Some(format!("all over again{}", way.unwrap_or_default()));
        }
        if self.begun.contains(&id) || self.told == MOST_LEGS {
            return None;
        }
        self.told += 1;
        self.begun.push(id);
        let leg = self.graph.leg(id);
        let is_first = way.is_none();
        let way = way.unwrap_or_else(|| match leg.ring {
            Ring::Grid(_) => directions::grid(headings),
            Ring::Oblique { .. } if headings == Headings::ALL => String::new(),
            Ring::Oblique { short, long } => {
                format!("({})", directions::oblique(short, long, headings))
            }
            Ring::Anywhere => String::new(),
        });
        let mut said = if leg.cycle.len() > 1 {
            motion::single(leg, headings, motion::Sides::AsWritten).rest
        } else {
            part(leg, &way)
        };
        if !self.way.is_blind && leg.pass.admits(Occupants::MEN) {
            said.push_str(", whatever stands between");
        }
        if leg.base == Base::Origin {
            said.push_str(" counted from its own square");
        }
        self.way.is_long |= !leg.reach.is_one() && is_free(leg.pass);
        for guard in leg.guards.iter().filter(|_| !is_first) {
            said = format!("{said} ({})", guards::at(guard, "the square before that"));
        }
        for guard in leg.guards.iter().filter(|_| is_first) {
            said = format!("{said} ({})", guards::before(guard));
        }
        let landings = ends::landings(leg);
        if !self.same_stops && !landings.is_empty() {
            said = format!("{said} ({})", self.stop(leg, &landings));
        } else if !landings.is_empty() && !leg.edges.is_empty() {
            said.push_str(if leg.reach.is_one() {
                " (it may stop there)"
            } else {
                " (it may stop on the way)"
            });
        }
        let now = while_walking(leg, headings);
        let mut ways = Vec::new();
        for (next, turn_by, edges) in groups(leg) {
            let condition = conditions::going_on(leg, &edges, &mut self.way);
            let went = after(turn_by, now);
            let next_leg = self.graph.leg(next);
            let rest = if undoes(leg, headings, turn_by, next_leg)
                && is_first
                && next_leg.edges.is_empty()
            {
                "back to its own square".to_string()
            } else {
                let way = turn(leg, now, turn_by, next_leg);
                self.legs(next, went, Some(way))?
            };
            ways.push((condition, rest));
        }
        self.begun.pop();
        match &ways[..] {
            [] => {}
            [(condition, rest)] => said = format!("{said}{condition}, then {rest}"),
            _ => {
                ways.dedup();
                let ways = ways.iter().map(|(condition, rest)| {
                    let condition = condition.trim_start_matches(", ");
                    let comma = if condition.is_empty() { "" } else { ", " };
                    format!("{condition}{comma}{rest}")
                });
                said = format!(
                    "{said}, then either {}",
                    join(&ways.collect::<Vec<_>>(), "; or ", "; or ")
                );
            }
        }
        Some(said)
    }

    /// What a stop on a leg is for.
    fn stop(&self, leg: &Leg, landings: &[Landing]) -> String {
        let words = ends::purposes(landings).into_iter().map(|purpose| {
            let mut words =
                if leg.edges.is_empty() { "ending there" } else { "it may end there" }.to_string();
            if let Some(head) = purpose.head.words() {
                words = format!("{words} {head}");
            }
            for tail in purpose.tails {
                let tail =
                    if tail == ends::the_same_way() { "capturing or not" } else { tail.words() };
                words = format!("{words}, {tail}");
            }
            words
        });
        any_of(&words.collect::<Vec<_>>())
    }
}

/// The edges of a leg by where they lead.
pub(super) fn groups(leg: &Leg) -> Vec<(LegId, Turn, Vec<&Edge>)> {
    let mut groups: Vec<(LegId, Turn, Vec<&Edge>)> = Vec::new();
    for edge in &leg.edges {
        match groups.iter_mut().find(|(next, turn, _)| (*next, *turn) == (edge.leg, edge.turn)) {
            Some((_, _, edges)) => edges.push(edge),
            None => groups.push((edge.leg, edge.turn, Vec::from([edge]))),
        }
    }
    groups
}

/// Words for paths that go round in ways for which there is no short sentence.
fn winding(graph: &Graph, first: LegId, headings: Headings) -> String {
    let count = u16::try_from(reachable(graph, first).len()).unwrap_or(u16::MAX);
    let leg = graph.leg(first);
    let begun = match leg.ring {
        Ring::Grid(_) => part(leg, &directions::grid(headings)),
        Ring::Oblique { .. } if headings == Headings::ALL => part(leg, ""),
        Ring::Oblique { short, long } => directions::oblique(short, long, headings),
        Ring::Anywhere => part(leg, ""),
    };
    let legs = things(count, "leg");
    format!("a winding path that may be repeated, made of {legs}, the first of them {begun}")
}

/// Whether a leg is the plain run that a hurdle or a loop is made of.
pub(super) fn is_plain(leg: &Leg) -> bool {
    leg.guards.is_empty()
        && leg.cycle == [0]
        && leg.base == Base::Here
        && (leg.reach.is_one() || is_free(leg.pass))
        && matches!(leg.reach, Reach::Steps { .. } | Reach::Rest { .. })
}
