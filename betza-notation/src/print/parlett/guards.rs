//! How do conditions look in Parlett's notation?

use super::{directions, lines, range};
use crate::pattern::{Guard, Headings, Near, Place, Ring, Shade, Side, Test};
use crate::print::words;
use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

pub(super) fn guards(guards: &[Guard]) -> Option<String> {
    let mut text = String::new();
    // An influence last, so that its letters are not taken for conditions.
    let (near, plain): (Vec<&Guard>, Vec<&Guard>) =
        guards.iter().partition(|guard| matches!(guard.test, Test::Near(_)));
    for guard in plain.into_iter().chain(near) {
        text += if guard.negated { "!" } else { "" };
        match &guard.test {
            Test::FirstMove => text += "i",
            Test::Color(Side::White) => text += "w",
            Test::Color(Side::Black) => text += "b",
            Test::InCheck => text += "h",
            Test::OwnSector => text += "A",
            Test::EnemySector => text += "E",
            Test::Shade(Shade::Light) => text += "W",
            Test::Shade(Shade::Dark) => text += "B",
            Test::Line(on) => text += &format!("(L{})", lines(*on)),
            Test::Near(near) => text += &influence(near)?,
        }
    }
    Some(text)
}

fn influence(near: &Near) -> Option<String> {
    let owner = match (near.own, near.enemy) {
        (true, false) => "a",
        (false, true) => "e",
        (true, true) => "ae",
        (false, false) => return None,
    };
    let letters: String = near.kinds.letters().collect();
    let [place] = &near.places[..] else { return None };
    let place = match place {
        Place::Ray { ring: Ring::Grid(1), headings, min, max } => {
            let word = match *headings {
                Headings::ALL => String::new(),
                set => words::exact(&directions(Ring::Grid(1)), set)?.to_owned(),
            };
            format!("{}{word}", range(*min, *max))
        }
        Place::Ray { .. } => return None,
        Place::Bent { headings, along, aside } => {
            let word = match *headings {
                Headings::ORTHOGONAL => String::new(),
                set => words::exact(&directions(Ring::Grid(1)), set)?.to_owned(),
            };
            format!("{}/{}{word}", range(along.0, along.1), range(aside.0, aside.1))
        }
        Place::Within(None) => "nr".to_owned(),
        Place::Within(Some(radius)) => format!("{radius}r"),
    };
    Some(format!("({owner}{letters}{place})"))
}
