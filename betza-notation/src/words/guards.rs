//! How is it said when a move may be made?

use super::directions;
use super::numbers::{any_of, number, range, things};
use crate::pattern::{Guard, Kinds, Lines, Near, Place, Shade, Side, Test};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// A guard on the square from which the piece moves, as an adverbial: `as its first move`.
pub(super) fn before(guard: &Guard) -> String {
    let plain = |yes: &str, no: &str| (if guard.negated { no } else { yes }).to_string();
    match &guard.test {
        Test::FirstMove => plain("as its first move", "after its first move"),
        Test::Color(Side::White) => plain("as White", "as Black"),
        Test::Color(Side::Black) => plain("as Black", "as White"),
        Test::InCheck => plain("when in check", "when not in check"),
        Test::OwnSector => {
            plain("from its own half of the board", "from outside its own half of the board")
        }
        Test::EnemySector => plain(
            "from the enemy's half of the board",
            "from outside the enemy's half of the board",
        ),
        Test::Shade(shade) => {
            let light = (*shade == Shade::Light) != guard.negated;
            format!("from a {} square", if light { "light" } else { "dark" })
        }
        Test::Line(lines) => format!("{} {}", plain("from", "from outside"), self::lines(*lines)),
        Test::Near(near) => format!("{} {}", plain("with", "without"), neighbour(near)),
    }
}

/// A guard on another square of the path, as a clause about it: `if that square is light`.
pub(super) fn at(guard: &Guard, square: &str) -> String {
    let plain = |yes: &str, no: &str| (if guard.negated { no } else { yes }).to_string();
    match &guard.test {
        Test::FirstMove | Test::Color(_) | Test::InCheck => format!("only {}", before(guard)),
        Test::OwnSector => {
            format!("if {square} {} in its own half of the board", plain("is", "is not"))
        }
        Test::EnemySector => {
            format!("if {square} {} in the enemy's half of the board", plain("is", "is not"))
        }
        Test::Shade(shade) => {
            let light = (*shade == Shade::Light) != guard.negated;
            format!("if {square} is {}", if light { "light" } else { "dark" })
        }
        Test::Line(lines) => {
            format!("if {square} {} on {}", plain("is", "is not"), self::lines(*lines))
        }
        Test::Near(near) => {
            format!("if {square} has {}{}", plain("", "not "), neighbour(near))
        }
    }
}

/// Ranks as their player counts them.
pub(super) fn lines(lines: Lines) -> String {
    match lines {
        Lines::Far => "the far rank".to_string(),
        Lines::Range { min, max: Some(max) } if min == max => format!("its rank {min}"),
        Lines::Range { min, max: Some(max) } => format!("its ranks {min} to {max}"),
        Lines::Range { min, max: None } => format!("its ranks {min} and up"),
    }
}

/// `an own S one square sideways`.
fn neighbour(near: &Near) -> String {
    let owner = match (near.own, near.enemy) {
        (true, false) => "an own",
        (false, true) => "an enemy",
        (_, _) => "any",
    };
    let places: Vec<String> = near.places.iter().map(|place| self::place(*place)).collect();
    format!("{owner} {} {}", kinds(near.kinds), any_of(&places))
}

/// `B, N or R`; `man` where every kind will do.
pub(super) fn kinds(kinds: Kinds) -> String {
    if kinds == Kinds::ALL {
        return "man".to_string();
    }
    any_of(&kinds.letters().map(|letter| letter.to_string()).collect::<Vec<_>>())
}

fn place(place: Place) -> String {
    match place {
        Place::Ray { ring, headings, min: 1, max: Some(1) } => directions::step(ring, headings),
        Place::Ray { ring: crate::pattern::Ring::Grid(1), headings, min, max } => {
            format!("{} {}", range(min, max, "square"), directions::grid(headings))
        }
        Place::Ray { ring, headings, min, max } => {
            format!("{} of {}", range(min, max, "leap"), directions::step(ring, headings))
        }
        Place::Bent { headings, along: (min, max), aside: (least, most) } => {
            let along = format!("{} {}", range(min, max, "square"), directions::grid(headings));
            let aside = if (least, most) == (1, Some(1)) {
                number(1).to_string()
            } else {
                range(least, most, "square")
            };
            format!("{along} and {aside} at a right angle to that")
        }
        Place::Within(Some(1)) => "next to it".to_string(),
        Place::Within(Some(radius)) => format!("within {}", things(radius, "square")),
        Place::Within(None) => "anywhere on the board".to_string(),
    }
}
