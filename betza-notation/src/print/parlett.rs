//! Which texts in Parlett's notation may say a movement?

mod guards;

use super::words::{self, Word};
use crate::pattern::{
    Act, Castling, Class, Effect, Graph, Headings, Kinds, Landing, Leg, Lines, Movement, Occupants,
    Partner, PartnerLanding, Reach, Ring, Vector, Way, When,
};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec;
use alloc::vec::Vec;
use guards::guards;

/// Texts that may say `movement`, the plainest first.
pub(super) fn candidates(movement: &Movement) -> Vec<String> {
    let Some(guards) = guards(&movement.guards) else { return Vec::new() };
    match &movement.way {
        Way::Castling(castling) => {
            castle(castling).map(|body| format!("{guards}{body}")).into_iter().collect()
        }
        Way::Legs(graph) if graph.legs.len() == 1 && graph.legs[0].edges.is_empty() => {
            single(graph, &guards).into_iter().collect()
        }
        Way::Legs(graph) => {
            several(graph).into_iter().map(|body| format!("{guards}{body}")).collect()
        }
    }
}

/// A movement of one leg: an alternative for each word of direction and for each landing.
fn single(graph: &Graph, guards: &str) -> Option<String> {
    let (leg, start) = (&graph.legs[0], graph.start.first()?);
    if leg.ring == Ring::Grid(0) {
        return stay(leg, guards);
    }
    let mut texts = Vec::new();
    for landing in &leg.landings {
        let (flags, effects) = (flags(landing)?, effects(&landing.effects)?);
        for body in bodies(leg, start.headings)? {
            texts.push(format!("{guards}{flags}{body}{effects}"));
        }
    }
    Some(texts.join(","))
}

/// A pass, or an explosion on the spot.
fn stay(leg: &Leg, guards: &str) -> Option<String> {
    let [landing] = &leg.landings[..] else { return None };
    let (stays, others): (Vec<Effect>, Vec<Effect>) =
        landing.effects.iter().partition(|effect| effect.act == Act::Stay);
    let body = if stays.is_empty() { "" } else { "0" };
    Some(format!("{guards}{body}{}", effects(&others)?))
}

/// The leg along `headings`, as few alternatives as there are words.
fn bodies(leg: &Leg, headings: Headings) -> Option<Vec<String>> {
    let (min, max) = steps(leg.reach)?;
    let (one, any) = (leg.reach.is_one(), leg.pass.includes(Class::ANY.without(Occupants::START)));
    let range = range(min, max);
    match leg.ring {
        Ring::Grid(0) => return None,
        Ring::Anywhere => return Some(vec!["~nr".to_owned()]),
        Ring::Grid(_) | Ring::Oblique { .. } => {}
    }
    let all = directions(leg.ring);
    let is_closed_ride = !one && max.is_some() && matches!(leg.ring, Ring::Grid(2..));
    // `1-3(~2+)` would turn at will; a displacement never does.
    let (words, left) =
        if is_closed_ride { (Vec::new(), headings) } else { words::cover(&all, headings) };
    let mut bodies: Vec<String> = words
        .into_iter()
        .map(|word| match leg.ring {
            Ring::Grid(1) if any && !one => format!("~{range}{word}"),
            Ring::Grid(1) => format!("{range}{word}"),
            Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere if one => format!("~{word}"),
            Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere => format!("{range}(~{word})"),
        })
        .collect();
    bodies.extend(left.iter().map(|heading| {
        let Vector { dx, dy } = leg.ring.vector(heading);
        let k = i32::from(min);
        match leg.ring {
            Ring::Grid(1) if max == Some(min) && any => format!("~{},{}", k * dx, k * dy),
            Ring::Grid(1) if max == Some(min) => format!("{},{}", k * dx, k * dy),
            Ring::Grid(1) => format!("{range}({dx},{dy})"),
            _ if one => format!("~{dx},{dy}"),
            _ => format!("{range}(~{dx},{dy})"),
        }
    }));
    Some(bodies)
}

/// The words for sets of headings of a ring.
fn directions(ring: Ring) -> Vec<Word> {
    let halves = ["", ">", "<", "=", "<>", ">=", "<=", ">>", "<<"];
    let mut words = Vec::new();
    for half in halves {
        match ring {
            Ring::Grid(length) => {
                let number = if length > 1 { length.to_string() } else { String::new() };
                let families =
                    [("*", Headings::ALL), ("+", Headings::ORTHOGONAL), ("X", Headings::DIAGONAL)];
                for (sign, family) in families {
                    let headings = family.intersection(towards(half));
                    words.push((format!("{number}{sign}{half}"), headings));
                }
                if !half.is_empty() {
                    let headings = Headings::ORTHOGONAL.intersection(towards(half));
                    words.push((format!("{number}{half}"), headings));
                }
            }
            Ring::Oblique { short, long } => {
                for (p, q) in [(short, long), (long, short)] {
                    let firsts = Headings::ORTHOGONAL.intersection(towards(half));
                    words.push((format!("{p}/{q}{half}"), slash(ring, firsts, p, q)));
                }
            }
            Ring::Anywhere => {}
        }
    }
    words.retain(|(_, headings)| !headings.is_empty());
    words
}

/// The headings of king steps in a half of the board.
fn towards(half: &str) -> Headings {
    let is_in = |step: Vector| match half {
        "" => true,
        ">>" => step.dx > 0,
        "<<" => step.dx < 0,
        run => run.chars().any(|sign| match sign {
            '>' => step.dy > 0,
            '<' => step.dy < 0,
            _ => step.dy == 0,
        }),
    };
    let all = Headings::ALL.iter().filter(|heading| is_in(Ring::Grid(1).vector(*heading)));
    all.fold(Headings::NONE, |set, heading| set.union(Headings::only(heading)))
}

/// The leaps of `p` squares along one of `firsts` and `q` to either side.
fn slash(ring: Ring, firsts: Headings, p: u16, q: u16) -> Headings {
    let (grid, mut found) = (Ring::Grid(1), Headings::NONE);
    for first in firsts.iter() {
        for aside in [first.turned(2), first.turned(6)] {
            let (along, aside) = (grid.vector(first), grid.vector(aside));
            let (p, q) = (i32::from(p), i32::from(q));
            let leap = Vector { dx: along.dx * p + aside.dx * q, dy: along.dy * p + aside.dy * q };
            found = found.union(ring.heading_of(leap).map_or(Headings::NONE, Headings::only));
        }
    }
    found
}

/// Chains, bent leaps, jumps over men, and repeats.
fn several(graph: &Graph) -> Vec<String> {
    let mut texts = Vec::new();
    let Some(start) = graph.start.first() else { return texts };
    let headings = graph.start.iter().fold(Headings::NONE, |all, s| all.union(s.headings));
    let first = graph.leg(start.leg);
    let grid = directions(Ring::Grid(1));
    let last = words::path(graph).and_then(|legs| legs.last().copied());
    let landings = graph.legs.iter().flat_map(|leg| &leg.landings);
    let ends: Vec<String> = landings.filter_map(|l| effects(&l.effects)).take(1).collect();
    let end = ends.first().map_or("", String::as_str);
    let flag = last.and_then(|leg| leg.landings.first()).and_then(flags).unwrap_or("");
    if let Some(legs) = words::path(graph) {
        if let [along, aside] = &legs[..] {
            texts.extend(bent(along, aside, headings).map(|body| format!("{flag}{body}{end}")));
        }
        texts.extend(chains(&legs, headings, &grid));
    }
    for radius in 2..=9 {
        texts.extend(["", "c", "o"].map(|flag| format!("{flag}~{radius}r")));
    }
    let mut hops = Vec::new();
    if let Some(word) = words::exact(&grid, headings) {
        let mut ranges = vec!["n".to_owned(), "2".to_owned()];
        ranges.extend(
            (3..=8).flat_map(|max| [format!("{max}"), format!("2-{max}"), format!("{max}-n")]),
        );
        hops.extend(ranges.iter().map(|range| format!("^{range}{word}")));
    }
    texts.extend(hops.iter().flat_map(|hop| [format!("{hop}{end}"), format!("o{hop}{end}")]));
    let mut inner: Vec<String> = bodies(first, headings).into_iter().flatten().collect();
    inner.extend(hops.iter().filter(|hop| hop[1..].starts_with(['2', 'n'])).take(2).cloned());
    if let [edge, ..] = &first.edges[..] {
        inner.extend(bent(first, graph.leg(edge.leg), headings));
    }
    let most = graph.legs.len().min(9);
    let mut counts = vec!["n".to_owned()];
    counts
        .extend((2..=most + 1).flat_map(|k| [format!("{k}"), format!("1-{k}"), format!("{k}-n")]));
    for inner in &inner {
        for count in &counts {
            texts.extend(["", "c", "o"].map(|flag| format!("{flag}{count}({inner}){end}")));
        }
    }
    texts
}

/// `p/q` with an orthogonal part and one to either side of it.
fn bent(along: &Leg, aside: &Leg, headings: Headings) -> Option<String> {
    let ((p_min, p_max), (q_min, q_max)) = (steps(along.reach)?, steps(aside.reach)?);
    let all: Vec<Word> = directions(Ring::Grid(1))
        .into_iter()
        .filter(|(word, _)| !word.starts_with(['*', 'X']))
        .collect();
    let word = words::exact(&all, headings)?;
    let word = if word == "+" { "" } else { word };
    let jumps = if along.edges.first()?.on.admits(Occupants::MEN) { "~" } else { "" };
    Some(format!("{jumps}{}/{}{word}", range(p_min, p_max), range(q_min, q_max)))
}

/// Legs one after another, with each way of joining them.
fn chains(legs: &[&Leg], headings: Headings, grid: &[Word]) -> Vec<String> {
    let mut texts = Vec::new();
    for join in [".", ";", "&"] {
        for brackets in [false, true] {
            for plain in [true, false] {
                texts.extend(chain(legs, headings, grid, Manner { join, brackets, plain }));
            }
        }
    }
    texts
}

/// How the legs of a chain are written.
#[derive(Clone, Copy)]
struct Manner {
    join: &'static str,
    /// In brackets, but for the first.
    brackets: bool,
    /// Legs that the path goes on from have no letter, as far as a pause behind them allows it.
    plain: bool,
}

fn chain(legs: &[&Leg], mut headings: Headings, grid: &[Word], manner: Manner) -> Option<String> {
    let mut text = String::new();
    for (number, leg) in legs.iter().enumerate() {
        let mut body = match leg.ring {
            Ring::Grid(1) => {
                let (min, max) = steps(leg.reach)?;
                format!("{}{}", range(min, max), words::exact(grid, headings)?)
            }
            Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere => {
                let [only] = &bodies(leg, headings)?[..] else { return None };
                only.clone()
            }
        };
        if manner.brackets && number > 0 {
            body = format!("({body})");
        }
        let Some(edge) = leg.edges.first() else {
            let landing = leg.landings.first()?;
            text += &format!("{}{body}{}", flags(landing)?, effects(&landing.effects)?);
            break;
        };
        let flag = match words::on_the_way(leg)? {
            (Occupants::EMPTY, Occupants::NONE) if manner.plain => "",
            (Occupants::EMPTY, Occupants::NONE) => "o",
            (Occupants::NONE, Occupants::ENEMY) => "c",
            (Occupants::NONE, Occupants::OWN) => "ca",
            (Occupants::NONE, Occupants::MEN) => "cae",
            (Occupants::EMPTY, Occupants::ENEMY) => "",
            (Occupants::EMPTY, Occupants::OWN) => "a",
            (Occupants::EMPTY, Occupants::MEN) => "ae",
            (_, _) => return None,
        };
        text += &format!("{flag}{body}{}", manner.join);
        let next = headings.iter().map(|heading| edge.turn.after(heading));
        headings = next.fold(Headings::NONE, Headings::union);
    }
    Some(text)
}

/// The letters before a leg that say where it may end.
fn flags(landing: &Landing) -> Option<&'static str> {
    let on = landing.on;
    if on.kinds != Kinds::ALL || on.unmoved || on.admits(Occupants::EN_PASSANT) {
        return None;
    }
    let (empty, own, enemy) =
        (on.admits(Occupants::EMPTY), on.admits(Occupants::OWN), on.admits(Occupants::ENEMY));
    Some(match (empty, own, enemy) {
        (true, false, false) => "o",
        (true, false, true) => "",
        (true, true, false) => "a",
        (true, true, true) => "ae",
        (false, false, true) => "c",
        (false, true, false) => "ca",
        (false, true, true) => "cae",
        (false, false, false) => return None,
    })
}

fn effects(effects: &[Effect]) -> Option<String> {
    let mut text = String::new();
    for effect in effects {
        let when = match effect.when {
            When::Always => "",
            When::AfterCapture => "c",
            When::WithoutCapture => "o",
        };
        match (effect.act, effect.when) {
            (Act::Blast(radius), _) => text += &format!("{when}A{radius}r"),
            (Act::TakeSelf, When::AfterCapture) => text += "c0",
            (Act::TakeSelf, _) => text += &format!("{when}A0r"),
            (Act::Promote { on, to }, When::Always) => {
                text += &format!("L{}{}", lines(on), to.letters().collect::<String>());
            }
            (Act::Promote { .. }, _) => return None,
            (Act::Take | Act::TakeEnPassant | Act::MarkCrossed | Act::Stay, _) => return None,
        }
    }
    Some(text)
}

fn lines(lines: Lines) -> String {
    match lines {
        Lines::Range { min, max } => range(min, max),
        Lines::Far => "n".to_owned(),
    }
}

fn castle(castling: &Castling) -> Option<String> {
    let Partner { kinds, unmoved, headings, landing, .. } = castling.partner;
    let words = directions(Ring::Grid(1));
    let own = words::exact(&words, castling.headings)?;
    let others = words::exact(&words, headings)?;
    let mut letters = kinds.letters();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    let unmoved = match unmoved {
        Some(true) => "i",
        Some(false) => "!i",
        None => "",
    };
    let back = match landing {
        PartnerLanding::Behind { min } => range(min, None),
        PartnerLanding::Steps { min, max } => range(min, Some(max)),
    };
    Some(format!("^{}{own}|{letter}{unmoved}^{back}{others}", range(castling.min, castling.max)))
}

fn steps(reach: Reach) -> Option<(u16, Option<u16>)> {
    match reach {
        Reach::Steps { min, max } => Some((min, max)),
        Reach::Same { .. } | Reach::Rest { .. } => None,
    }
}

fn range(min: u16, max: Option<u16>) -> String {
    match (min, max) {
        (1, None) => "n".to_owned(),
        (min, None) => format!("{min}-n"),
        (min, Some(max)) if min == max => format!("{min}"),
        (min, Some(max)) => format!("{min}-{max}"),
    }
}
