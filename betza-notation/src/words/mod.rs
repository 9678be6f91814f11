//! What does a piece do, in plain English?
//!
//! The words come from the pattern, so two notations of one piece have the same. Each movement becomes a phrase, and
//! phrases with the same conditions and the same purpose stand in one sentence.

mod castling;
mod conditions;
mod directions;
mod ends;
mod guards;
mod hurdle;
mod motion;
mod numbers;
mod occupied;
mod path;
mod repeat;
mod turns;

use crate::pattern::{Graph, Headings, Movement, Pattern, Start, Way};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use ends::{Head, Purpose, Tail};
use motion::{Phrase, Sides};
use numbers::join;

/// The ways of moving that are told, and the characters after which no other is; the rest are counted.
const MOST_WAYS: usize = 12;
const ENOUGH: usize = 1200;

/// The movement of a piece in English sentences.
///
/// ```
/// use betza_notation::{describe, read};
/// let words = |text| describe(&read(None, text).unwrap().pattern);
/// assert_eq!(words("K"), "Moves one square in any direction; captures the same way.");
/// assert_eq!(words("1*"), words("K"));
/// ```
pub fn describe(pattern: &Pattern) -> String {
    let movements = pattern.movements();
    let mut sentences: Vec<Sentence> = Vec::new();
    let (mut told, mut more) = (Told::default(), 0);
    for movement in movements {
        if is_mirrored_before(movement, movements) {
            continue;
        }
        if told.ways >= MOST_WAYS || told.letters >= ENOUGH {
            more += 1;
            continue;
        }
        tell(movement, movements, &mut sentences, &mut told);
    }
    sentences.sort_by_key(Sentence::rank);
    let mut said: Vec<String> = sentences.iter().map(Sentence::say).collect();
    match more {
        0 if said.is_empty() => return String::from("Never moves."),
        0 => {}
        1 => said.push(String::from("And one more way.")),
        _ => said.push(format!("And {more} more ways.")),
    }
    said.join(" ")
}

/// Ways of moving that share their conditions and their purpose.
struct Sentence {
    conditions: Vec<String>,
    purpose: Purpose,
    /// The ways, each with the number of legs that it has at most.
    ways: Vec<(usize, Phrase)>,
}

impl Sentence {
    /// Plain sentences first, and of these what a piece does whether or not it captures.
    fn rank(&self) -> (usize, usize, u8) {
        let purpose = match &self.purpose.head {
            Head::Either => 0,
            Head::Quiet => 1,
            Head::Capture | Head::CaptureEnPassantToo => 2,
            Head::Only(_) => 3,
        };
        let legs = self.ways.iter().map(|(legs, _)| *legs).min().unwrap_or(0);
        (self.conditions.len(), legs, purpose)
    }

    fn say(&self) -> String {
        let mut ways: Vec<&(usize, Phrase)> = self.ways.iter().collect();
        ways.sort_by_key(|(legs, _)| *legs);
        let mut phrases: Vec<String> = Vec::new();
        let mut verb = "";
        for (_, phrase) in &ways {
            // Neighbours with the same verb share it.
            phrases.push(if phrase.verb == verb {
                phrase.rest.clone()
            } else {
                format!("{} {}", phrase.verb, phrase.rest)
            });
            verb = phrase.verb;
        }
        let commas = phrases.iter().any(|phrase| phrase.contains([',', ';']));
        let ways = match (commas, phrases.len()) {
            (true, _) => join(&phrases, "; ", "; or "),
            (false, 2) => join(&phrases, "", " or "),
            (false, _) => join(&phrases, ", ", ", or "),
        };
        let mut before = self.conditions.clone();
        before.extend(self.purpose.head.words().map(String::from));
        before.push(ways);
        let mut said = capital(&before.join(", "));
        for tail in &self.purpose.tails {
            let is_long = commas && phrases.len() > 1;
            match tail {
                Tail::Verb(words) if is_long => said = format!("{said}. It {words}"),
                Tail::Clause(words) if is_long || words.contains(',') => {
                    said = format!("{said}. {}", capital(words));
                }
                Tail::Verb(words) | Tail::Clause(words) => said = format!("{said}; {words}"),
            }
        }
        said.push('.');
        said
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

/// How much has been said.
#[derive(Default)]
struct Told {
    ways: usize,
    letters: usize,
}

/// Adds a movement to the sentences.
fn tell(movement: &Movement, all: &[Movement], sentences: &mut Vec<Sentence>, told: &mut Told) {
    let mut conditions: Vec<String> = movement.guards.iter().map(guards::before).collect();
    for guard in &movement.after {
        conditions.push(guards::at(guard, "the square where it ends"));
    }
    let mut add = |purposes: Vec<Purpose>, legs: usize, phrase: &Phrase| {
        for purpose in purposes {
            told.ways += 1;
            told.letters += phrase.rest.len();
            let way = (legs, phrase.clone());
            match sentences.iter_mut().find(|s| s.conditions == conditions && s.purpose == purpose)
            {
                Some(sentence) => sentence.ways.push(way),
                None => sentences.push(Sentence {
                    conditions: conditions.clone(),
                    purpose,
                    ways: Vec::from([way]),
                }),
            }
        }
    };
    match &movement.way {
        Way::Castling(castling) => {
            add(Vec::from([Purpose::default()]), 1, &castling::castle(castling));
        }
        Way::Legs(graph) => {
            for start in &graph.start {
                let leg = graph.leg(start.leg);
                if leg.edges.is_empty() && leg.guards.is_empty() {
                    let sides = if mirror(movement, all).is_some() {
                        Sides::Both
                    } else {
                        Sides::AsWritten
                    };
                    let phrase = motion::single(leg, start.headings, sides);
                    add(single_purposes(leg), 1, &phrase);
                } else {
                    let path = path::path(graph, start.leg, start.headings);
                    add(path.purposes, path::reachable(graph, start.leg).len(), &path.phrase);
                }
            }
        }
    }
}

fn single_purposes(leg: &crate::pattern::Leg) -> Vec<Purpose> {
    let mut purposes = ends::purposes(&ends::landings(leg));
    if leg.ring == crate::pattern::Ring::Grid(0) {
        // Who stays takes nobody by arriving.
        for purpose in &mut purposes {
            purpose.head = Head::Either;
        }
    }
    purposes
}

/// Whether the mirror image of this movement has been told before it.
fn is_mirrored_before(movement: &Movement, all: &[Movement]) -> bool {
    mirror(movement, all).is_some_and(|image| {
        let place = |wanted: &Movement| all.iter().position(|other| core::ptr::eq(other, wanted));
        place(image) < place(movement)
    })
}

/// The movement that turns to the other side at every step and is this one else.
fn mirror<'a>(movement: &Movement, all: &'a [Movement]) -> Option<&'a Movement> {
    let Way::Legs(graph) = &movement.way else { return None };
    let [leg] = &graph.legs[..] else { return None };
    if leg.cycle.len() == 1 {
        return None;
    }
    let mut image = leg.clone();
    for turn in &mut image.cycle {
        *turn = (8 - *turn) & 7;
    }
    let fits = |other: &&Movement| match &other.way {
        Way::Legs(others) => {
            other.guards == movement.guards
                && other.after == movement.after
                && !core::ptr::eq(*other, movement)
                && others.legs == [image.clone()]
                && sorted(others) == sorted(graph)
        }
        Way::Castling(_) => false,
    };
    all.iter().find(fits)
}

fn sorted(graph: &Graph) -> Vec<(u8, usize)> {
    let mut starts: Vec<(u8, usize)> = graph
        .start
        .iter()
        .map(|Start { headings: Headings(bits), leg }| (*bits, leg.index()))
        .collect();
    starts.sort_unstable();
    starts
}
