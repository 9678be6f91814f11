//! How do people say which way a step goes?

use super::numbers::{any_of, number, things};
use crate::pattern::{Headings, Ring};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// Steps of `ring` along `headings`, as in `diagonally forwards`; nothing where there is no direction to name.
pub(super) fn grid(headings: Headings) -> String {
    let (straight, diagonal) =
        (headings.intersection(Headings::ORTHOGONAL), headings.intersection(Headings::DIAGONAL));
    if headings == Headings::ALL {
        return "in any direction".to_string();
    }
    if headings.0.count_ones() == 7 {
        let missing = Headings(!headings.0);
        let missing = if missing.intersection(Headings::ORTHOGONAL).is_empty() {
            self::diagonal(missing)
        } else {
            self::straight(missing).into_iter().map(|word| format!("straight {word}")).collect()
        };
        return format!("in any direction but {}", any_of(&missing));
    }
    let mut all = self::straight(straight);
    all.extend(self::diagonal(diagonal));
    if !diagonal.is_empty() && !straight.is_empty() && all[0] == "forwards" && all.len() == 2 {
        // Beside a diagonal, `forwards` alone would be read as both.
        all[0] = "straight forwards".to_string();
    }
    any_of(&all)
}

fn straight(headings: Headings) -> Vec<String> {
    if headings == Headings::ORTHOGONAL {
        return Vec::from(["along a rank or file".to_string()]);
    }
    let has =
        |numbers: &[u8]| headings.intersection(Headings::of(numbers)) == Headings::of(numbers);
    let sideways = match (has(&[2]), has(&[6])) {
        (true, true) => Some("sideways"),
        (true, false) => Some("to the right"),
        (false, true) => Some("to the left"),
        (false, false) => None,
    };
    let words = [has(&[0]).then_some("forwards"), has(&[4]).then_some("backwards"), sideways];
    words.into_iter().flatten().map(ToString::to_string).collect()
}

fn diagonal(headings: Headings) -> Vec<String> {
    match headings.0 {
        0b1010_1010 => return Vec::from(["diagonally".to_string()]),
        0b0000_1010 => return Vec::from(["diagonally to the right".to_string()]),
        0b1010_0000 => return Vec::from(["diagonally to the left".to_string()]),
        _ => {}
    }
    let mut words = Vec::new();
    for (way, right, left) in [("forwards", 1, 7), ("backwards", 3, 5)] {
        let side = match (headings.0 >> right & 1, headings.0 >> left & 1) {
            (1, 1) => "",
            (1, _) => " to the right",
            (_, 1) => " to the left",
            (_, _) => continue,
        };
        words.push(format!("diagonally {way}{side}"));
    }
    words
}

/// Leaps of `short` by `long` along `headings`, as in `two squares forwards and one sideways`.
pub(super) fn oblique(short: u16, long: u16, headings: Headings) -> String {
    let size = format!("{short} by {long} squares");
    let side = match headings.0 {
        0b1111_1111 => {
            return match leaper(short, long) {
                Some(name) => format!("{size} (as a {name})"),
                None => size,
            };
        }
        0b1100_0011 => "forwards",
        0b0011_1100 => "backwards",
        0b0000_1111 => "to the right",
        0b1111_0000 => "to the left",
        _ => "",
    };
    if !side.is_empty() {
        return format!("{size} {side}");
    }
    let (tall, flat) = (Headings::of(&[0, 3, 4, 7]), Headings::of(&[1, 2, 5, 6]));
    let mut words = Vec::new();
    for (family, ranks, files) in [(tall, long, short), (flat, short, long)] {
        words.extend(quadrants(headings.intersection(family), ranks, files));
    }
    any_of(&words)
}

/// Leaps of so many ranks and files along headings of one family: one in each quadrant.
fn quadrants(headings: Headings, ranks: u16, files: u16) -> Vec<String> {
    let quadrant = |number: u8| headings.intersection(Headings::of(&[2 * number, 2 * number + 1]));
    let has = [0, 1, 2, 3].map(|number| !quadrant(number).is_empty());
    let say = |way: &str, side: &str| {
        format!("{} {way} and {} {side}", things(ranks, "square"), number(files))
    };
    let words = match has {
        [true, true, true, true] => return Vec::from([say("forwards or backwards", "sideways")]),
        [true, true, false, false] => {
            return Vec::from([say("forwards or backwards", "to the right")]);
        }
        [false, false, true, true] => {
            return Vec::from([say("forwards or backwards", "to the left")]);
        }
        [front_right, back_right, back_left, front_left] => {
            [("forwards", front_right, front_left), ("backwards", back_right, back_left)]
        }
    };
    let mut said = Vec::new();
    for (way, right, left) in words {
        match (right, left) {
            (true, true) => said.push(say(way, "sideways")),
            (true, false) => said.push(say(way, "to the right")),
            (false, true) => said.push(say(way, "to the left")),
            (false, false) => {}
        }
    }
    said
}

/// The piece that is known for a leap.
fn leaper(short: u16, long: u16) -> Option<&'static str> {
    match (short, long) {
        (1, 2) => Some("knight"),
        (1, 3) => Some("camel"),
        (2, 3) => Some("zebra"),
        (1, 4) => Some("giraffe"),
        _ => None,
    }
}

/// A step of `ring` and its directions: `one square forwards`, `two squares diagonally`.
pub(super) fn step(ring: Ring, headings: Headings) -> String {
    match ring {
        Ring::Grid(length) => format!("{} {}", things(length, "square"), grid(headings)),
        Ring::Oblique { short, long } => oblique(short, long, headings),
        Ring::Anywhere => "to any other square of the board".to_string(),
    }
}
