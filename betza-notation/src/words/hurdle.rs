//! How is a jump over one man said?

use super::directions;
use super::ends::{Who, men};
use super::motion::{Phrase, joined_edges};
use super::numbers::{range, things};
use super::path::{groups, is_plain};
use crate::pattern::{
    Act, Class, Effect, Graph, Headings, Leg, LegId, Occupants, Reach, Ring, Turn,
};
use alloc::format;
use alloc::string::{String, ToString};

/// A leg that ends on a man and goes straight on behind him, if the path is such.
pub(super) fn hop(graph: &Graph, first: LegId, headings: Headings) -> Option<Phrase> {
    let leg = graph.leg(first);
    let groups = groups(leg);
    let [(next, Turn::STRAIGHT, edges)] = &groups[..] else { return None };
    let [edge] = &edges[..] else { return None };
    let beyond = graph.leg(*next);
    let one_man = edge.on == edge.on.without(Occupants::EMPTY) && Who::of(edge.on) != Who::Nobody;
    let alike = leg.ring == beyond.ring && leg.wrap == beyond.wrap && beyond.edges.is_empty();
    if !one_man || !alike || !leg.landings.is_empty() || !is_plain(leg) || !is_plain(beyond) {
        return None;
    }
    let man = men(edge.on);
    let man = if edge.on == Class::MEN {
        Man {
            one: "exactly one man of either side on the way".to_string(),
            first: "the first man met, of either side".to_string(),
            man,
        }
    } else {
        Man {
            one: format!("exactly one man on the way, {man}"),
            first: format!("the first man met, {man}"),
            man,
        }
    };
    let fate = if edge.effects == [Effect::always(Act::Take)] {
        ", who is captured"
    } else if edge.effects.is_empty() {
        ""
    } else {
        return None;
    };
    let phrase = match leg.ring {
        Ring::Grid(1) => over_squares(leg, beyond, &directions::grid(headings), &man, fate)?,
        Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere => {
            over_leaps(leg, beyond, headings, &man.man, fate)?
        }
    };
    Some(Phrase { rest: phrase.rest + joined_edges(leg.wrap), ..phrase })
}

/// How the man who is jumped over is called.
struct Man {
    /// `an enemy`.
    man: String,
    /// As the only one on the way.
    one: String,
    /// As the first on the way.
    first: String,
}

fn steps(reach: Reach) -> Option<(u16, Option<u16>)> {
    match reach {
        Reach::Steps { min, max } => Some((min, max)),
        Reach::Rest { .. } | Reach::Same { .. } => None,
    }
}

fn over_squares(leg: &Leg, beyond: &Leg, along: &str, who: &Man, fate: &str) -> Option<Phrase> {
    let (min, max) = steps(leg.reach)?;
    let Man { man, one, first } = who;
    let phrase = match (min, max, beyond.reach) {
        (1, Some(1), Reach::ONE) => {
            let over = format!("over {man} on the square between{fate}");
            Phrase::new("leaps", format!("two squares {along} {over}"))
        }
        (1, Some(1), Reach::Steps { min, max }) => {
            let on = range(min, max, "square");
            Phrase::new(
                "jumps",
                format!("{along} over {man} next to it{fate}, and goes on for {on}"),
            )
        }
        (1, None, Reach::ONE) => Phrase::new(
            "jumps",
            format!("{along} over {first}{fate}, and lands on the square just beyond"),
        ),
        (min, max, Reach::ONE) => {
            let away = range(min, max, "square");
            Phrase::new(
                "jumps",
                format!(
                    "{along} over {first}, at a distance of {away}{fate}, and lands on the square just beyond"
                ),
            )
        }
        (1, None, Reach::UNLIMITED) => Phrase::new(
            "slides",
            format!("any number of squares {along}, jumping over {one}{fate}"),
        ),
        (1, Some(_), Reach::Rest { min: 1 | 2, max: Some(total) }) => Phrase::new(
            "slides",
            format!("up to {} {along}, jumping over {one}{fate}", things(total, "square")),
        ),
        (_, _, Reach::Steps { .. } | Reach::Rest { .. } | Reach::Same { .. }) => return None,
    };
    Some(phrase)
}

fn over_leaps(
    leg: &Leg,
    beyond: &Leg,
    headings: Headings,
    man: &str,
    fate: &str,
) -> Option<Phrase> {
    let size = directions::step(leg.ring, headings);
    let (first, more) = (steps(leg.reach)?, steps(beyond.reach)?);
    let count = |(min, max): (u16, Option<u16>)| match (min, max) {
        (1, Some(1)) => "one".to_string(),
        (_, _) => range(min, max, "leap"),
    };
    let (man_at, on): (String, String) = match (first, more) {
        ((1, Some(1)), (1, Some(1))) => {
            return Some(Phrase::new(
                "makes",
                format!(
                    "two equal leaps of {size} in one direction, over {man} on the square of the first{fate}"
                ),
            ));
        }
        ((1, Some(1)), _) => ("the first".to_string(), count(more)),
        ((1, None), (1, None)) => {
            return Some(Phrase::new(
                "makes",
                format!(
                    "two or more equal leaps of {size} in one direction, jumping over exactly one man on the squares between, {man}{fate}"
                ),
            ));
        }
        (_, _) => (count(first), count(more)),
    };
    Some(Phrase::new(
        "makes",
        format!(
            "equal leaps of {size} in one direction: {man_at} onto {man}{fate}, and {on} beyond him"
        ),
    ))
}
