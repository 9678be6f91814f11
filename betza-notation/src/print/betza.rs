//! Which texts in Betza's notation may say a movement?

use super::direction_words::{WordClass, Words};
use super::words;
use crate::pattern::{
    Castling, Graph, Headings, Kinds, Landing, Leg, Movement, Occupants, PartnerPlace, Reach, Ring,
    Test, Way, Wrap,
};
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// Texts that may say `movement`, the plainest first.
pub(super) fn candidates(movement: &Movement, words: &Words) -> Vec<String> {
    let initial = match &movement.guards[..] {
        [] => "",
        [guard] if !guard.negated && guard.test == Test::FirstMove => "i",
        [_, ..] => return Vec::new(),
    };
    match &movement.way {
        Way::Castling(castling) => castle(castling, initial).into_iter().collect(),
        Way::Legs(graph) if graph.legs.len() == 1 && graph.legs[0].edges.is_empty() => {
            single(graph, initial, words)
        }
        Way::Legs(graph) => several(graph, initial, words),
    }
}

/// A kind of steps: an atom for one of them, and how it rides.
struct Atom {
    one: String,
    ride: String,
    /// Which direction words it takes.
    class: WordClass,
}

impl Atom {
    fn with(&self, reach: Reach) -> Option<String> {
        match reach {
            Reach::ONE => Some(self.one.clone()),
            Reach::UNLIMITED => Some(self.ride.clone()),
            Reach::Steps { min: 1, max: Some(max) } if max < 100 => {
                Some(format!("{}{max}", self.one))
            }
            Reach::Steps { .. } | Reach::Same { .. } | Reach::Rest { .. } => None,
        }
    }
}

/// The atom of a leap of `short` and `long` squares.
fn atom(short: u16, long: u16) -> Atom {
    let class = if short == 0 {
        WordClass::Orthogonal
    } else if short == long {
        WordClass::Diagonal
    } else {
        WordClass::Oblique
    };
    let letter = match (short, long) {
        (0, 1) => "W",
        (1, 1) => "F",
        (0, 2) => "D",
        (1, 2) => "N",
        (2, 2) => "A",
        (0, 3) => "H",
        (1, 3) => "C",
        (2, 3) => "Z",
        (3, 3) => "G",
        (_, _) => {
            let one = format!("({long},{short})");
            return Atom { ride: format!("{one}0"), one, class };
        }
    };
    let ride = match letter {
        "W" => "R".to_owned(),
        "F" => "B".to_owned(),
        letter => format!("{letter}{letter}"),
    };
    Atom { one: letter.to_owned(), ride, class }
}

/// Atoms whose leaps are `headings` of `ring`, each with those headings.
fn atoms(ring: Ring, headings: Headings) -> Vec<(Atom, Headings)> {
    let of = |short, long, kind: Headings| (atom(short, long), headings.intersection(kind));
    let found = match ring {
        Ring::Grid(length) => {
            vec![of(0, length, Headings::ORTHOGONAL), of(length, length, Headings::DIAGONAL)]
        }
        Ring::Oblique { short, long } => vec![of(short, long, Headings::ALL)],
        Ring::Anywhere => Vec::new(),
    };
    found.into_iter().filter(|(_, headings)| !headings.is_empty()).collect()
}

fn single(graph: &Graph, initial: &str, words: &Words) -> Vec<String> {
    let (leg, Some(start)) = (&graph.legs[0], graph.start.first()) else { return Vec::new() };
    let wrap = wrap(leg.wrap);
    let mut texts = Vec::new();
    for manner in ["", "n", "z", "q"] {
        let modes: Option<Vec<String>> = leg.landings.iter().map(mode).collect();
        let modes = modes.filter(|all| all.len() > 1 && !all.iter().any(String::is_empty));
        if let Some(modes) = modes {
            // All in one term, as in `ceF`.
            let letters = format!("{}{wrap}{manner}", modes.concat());
            texts.extend(part(leg, start.headings, &letters, initial, words));
        }
        let mut text = String::new();
        for landing in &leg.landings {
            let Some(mode) = mode(landing) else { return Vec::new() };
            let part = part(leg, start.headings, &format!("{mode}{wrap}{manner}"), initial, words);
            text += &part.unwrap_or_default();
        }
        texts.push(text);
    }
    if leg.ring == Ring::Anywhere {
        let mode = leg.landings.first().and_then(mode).unwrap_or_default();
        texts.push(format!("{initial}{mode}U"));
    }
    texts.retain(|text| !text.is_empty());
    texts
}

/// The leg along `headings`, a term for each atom and word.
fn part(
    leg: &Leg,
    headings: Headings,
    manner: &str,
    initial: &str,
    words: &Words,
) -> Option<String> {
    // A lame leap over a straight line is a slide of just so many squares.
    let (ring, reach) = match (manner.ends_with('n'), leg.ring, leg.reach) {
        (true, Ring::Grid(1), Reach::Steps { min, max }) if max == Some(min) => {
            (Ring::Grid(min), Reach::ONE)
        }
        (_, ring, reach) => (ring, reach),
    };
    if ring == Ring::Grid(1) && headings == Headings::ALL && !manner.ends_with(['n', 'z', 'q']) {
        let both = match reach {
            Reach::ONE => "K".to_owned(),
            Reach::UNLIMITED => "Q".to_owned(),
            Reach::Steps { min: 1, max: Some(max) } => format!("K{max}"),
            Reach::Steps { .. } | Reach::Same { .. } | Reach::Rest { .. } => return None,
        };
        return Some(format!("{initial}{manner}{both}"));
    }
    let mut text = String::new();
    for (atom, headings) in atoms(ring, headings) {
        let (chosen, left) = words.cover(atom.class, headings);
        let name = atom.with(reach)?;
        if !left.is_empty() {
            return None;
        }
        for word in chosen {
            text += &format!("{initial}{word}{manner}{name}");
        }
    }
    Some(text)
}

fn wrap(wrap: Wrap) -> &'static str {
    match (wrap.files, wrap.ranks) {
        (true, false) => "o",
        (true, true) => "oo",
        (false, _) => "",
    }
}

/// The letters that say where a leg may end; none for the usual places.
fn mode(landing: &Landing) -> Option<String> {
    let on = landing.on;
    let admits = |occupant| on.admits(occupant);
    if on.unmoved {
        return None;
    }
    if admits(Occupants::EN_PASSANT) && !admits(Occupants::EMPTY.union(Occupants::MEN)) {
        return Some("e".to_owned());
    }
    if on.kinds == Kinds::of("K") && !admits(Occupants::EMPTY.union(Occupants::OWN)) {
        return Some("k".to_owned());
    }
    let (empty, own, enemy) =
        (admits(Occupants::EMPTY), admits(Occupants::OWN), admits(Occupants::ENEMY));
    if on.kinds != Kinds::ALL {
        return None;
    }
    let mode = match (empty, own, enemy) {
        (true, false, true) => "",
        (true, false, false) => "m",
        (true, true, false) => "md",
        (true, true, true) => "mcd",
        (false, false, true) => "c",
        (false, true, false) => "d",
        (false, true, true) => "cd",
        (false, false, false) => return None,
    };
    Some(mode.to_owned())
}

/// Hoppers, lame and jumping leaps, paths of several legs, brackets.
fn several(graph: &Graph, initial: &str, words: &Words) -> Vec<String> {
    let headings = graph.start.iter().fold(Headings::NONE, |all, s| all.union(s.headings));
    let Some(start) = graph.start.first() else { return Vec::new() };
    let first = graph.leg(start.leg);
    let wrapped = wrap(first.wrap);
    let ends: Vec<String> =
        graph.legs.iter().flat_map(|leg| &leg.landings).filter_map(mode).take(1).collect();
    let mode = ends.first().map_or("", String::as_str);
    let mut texts = Vec::new();
    if let Some(legs) = words::path(graph) {
        texts.extend(legwise(&legs, headings, initial, words));
        texts.extend(bracket(&legs, headings, initial, mode, words));
    }
    let mut names: Vec<(String, Vec<&str>)> = Vec::new();
    for (atom, headings) in atoms(first.ring, headings) {
        let word = words.exact(atom.class, headings).map(|word| vec![word]);
        let mut reaches = vec![atom.one.clone(), atom.ride.clone()];
        reaches.extend((2..=9).map(|max| format!("{}{max}", atom.one)));
        for name in reaches {
            names.push((name, word.clone().unwrap_or_default()));
        }
    }
    if let (Some(word), Ring::Grid(1)) = (words.exact(WordClass::Compound, headings), first.ring) {
        let all = ["K", "Q", "K2", "K3", "K4"].map(|name| (name.to_owned(), vec![word]));
        names.extend(all);
    }
    let edges = || graph.legs.iter().flat_map(|leg| &leg.edges);
    let over_men = edges().any(|edge| edge.on.admits(Occupants::MEN));
    let manners: &[&str] = if over_men { &["p", "g", "j"] } else { &["n"] };
    if first.ring == Ring::Grid(1) {
        // Lame and jumping leaps go by king's steps.
        let sides = vec!["", "f", "b", "l", "r", "ff", "bb", "ll", "rr", "fs", "bs"];
        for name in ["N", "C", "Z", "NN", "CC", "ZZ", "N2", "N3", "D", "A", "H", "G", "DD", "AA"] {
            names.push((name.to_owned(), sides.clone()));
        }
    }
    if edges().all(|edge| edge.effects.is_empty()) {
        for manner in manners {
            for (name, directions) in &names {
                for word in directions {
                    texts.push(format!("{initial}{word}{mode}{wrapped}{manner}{name}"));
                }
            }
        }
    }
    texts
}

/// `A1 a A2 a A3 X`: all legs of one atom on the grid of king steps.
fn legwise(legs: &[&Leg], headings: Headings, initial: &str, words: &Words) -> Vec<String> {
    let one = |leg: &&Leg| leg.reach.is_one();
    let (short, long) = (legs[0].ring == Ring::Grid(1), legs.iter().any(|leg| !one(leg)));
    if !short {
        return Vec::new();
    }
    let (class, leaper, rider) = match headings {
        set if set.intersection(Headings::ORTHOGONAL) == set => (WordClass::Orthogonal, "W", "R"),
        set if set.intersection(Headings::DIAGONAL) == set => (WordClass::Diagonal, "F", "B"),
        _ => (WordClass::Compound, "K", "Q"),
    };
    let Some(word) = words.exact(class, headings) else { return Vec::new() };
    // `y` and `g` change between one step and any number of them.
    let switch = legs.windows(2).map(|pair| pair[0].reach.is_one() != pair[1].reach.is_one());
    let switch: Vec<bool> = switch.collect();
    let mut text = format!("{initial}{word}");
    for (number, leg) in legs.iter().enumerate() {
        if let Some(edge) = leg.edges.first() {
            let Some(way) = way_letters(leg, switch[number]) else { return Vec::new() };
            let offsets = edge.turn.as_relative().unwrap_or(Headings::NONE);
            let all_but_back = Headings::of(&[0, 1, 2, 3, 5, 6, 7]);
            let turn = if offsets == all_but_back {
                Some("")
            } else {
                words::exact(words.of(WordClass::Relative), offsets)
            };
            let Some(turn) = turn else { return Vec::new() };
            text += &format!("{way}a{turn}");
        } else {
            let Some(mode) = leg.landings.first().and_then(mode) else { return Vec::new() };
            text += &mode;
        }
    }
    let name = if one(&legs[0]) || !long { leaper } else { rider };
    vec![format!("{text}{name}")]
}

/// The letters of a leg that the path goes on from.
fn way_letters(leg: &Leg, switches: bool) -> Option<&'static str> {
    Some(match (words::on_the_way(leg)?, switches) {
        ((Occupants::EMPTY, Occupants::NONE), false) => "",
        ((Occupants::EMPTY, Occupants::NONE), true) => "y",
        ((Occupants::MEN, Occupants::NONE), false) => "p",
        ((Occupants::MEN, Occupants::NONE), true) => "g",
        ((Occupants::NONE, Occupants::ENEMY), false) => "c",
        ((Occupants::NONE, Occupants::OWN), false) => "d",
        ((Occupants::NONE, Occupants::MEN), false) => "cd",
        ((Occupants::EMPTY, Occupants::ENEMY), false) => "mc",
        ((Occupants::EMPTY, Occupants::OWN), false) => "md",
        ((Occupants::EMPTY, Occupants::MEN), false) => "mcd",
        ((passed, Occupants::NONE), false)
            if passed.contains(Occupants::EMPTY.union(Occupants::MEN)) =>
        {
            "mp"
        }
        ((_, _), _) => return None,
    })
}

/// `[A-B]` with an atom for each of two legs.
fn bracket(
    legs: &[&Leg],
    headings: Headings,
    initial: &str,
    mode: &str,
    words: &Words,
) -> Vec<String> {
    let [first, second] = legs else { return Vec::new() };
    let mut texts = Vec::new();
    for (atom, headings) in atoms(first.ring, headings) {
        let word = words.exact(atom.class, headings);
        let (Some(word), Some(name)) = (word, atom.with(first.reach)) else { continue };
        let after = match second.ring {
            Ring::Grid(length) => vec![self::atom(0, length), self::atom(length, length)],
            Ring::Oblique { short, long } => vec![self::atom(short, long)],
            Ring::Anywhere => Vec::new(),
        };
        for then in after.iter().filter_map(|atom| atom.with(second.reach)) {
            texts.extend(
                ["", "f", "fs", "s", "l", "r", "b", "v"]
                    .map(|turn| format!("{initial}{word}{mode}[{name}-{turn}{then}]")),
            );
        }
    }
    texts
}

fn castle(castling: &Castling, initial: &str) -> Option<String> {
    let side = match castling.headings {
        set if set == Headings::of(&[2, 6]) => "",
        set if set == Headings::of(&[2]) => "r",
        set if set == Headings::of(&[6]) => "l",
        _ => return None,
    };
    let near = match castling.partner.place {
        PartnerPlace::Anywhere => return None,
        PartnerPlace::FilesFromEdge(0) => "",
        PartnerPlace::FilesFromEdge(_) => "j",
    };
    (castling.max == Some(castling.min)).then(|| format!("{initial}{side}{near}O{}", castling.min))
}
