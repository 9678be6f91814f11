//! How is a path of one leg said?

use super::directions::{self, step};
use super::numbers::{range, things};
use crate::pattern::{Act, Class, Heading, Headings, Leg, Occupants, Reach, Ring, Wrap};
use alloc::format;
use alloc::string::{String, ToString};

/// A verb and what follows it, so that neighbours with the same verb may share it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Phrase {
    pub(super) verb: &'static str,
    pub(super) rest: String,
}

impl Phrase {
    pub(super) fn new(verb: &'static str, rest: impl Into<String>) -> Self {
        Phrase { verb, rest: rest.into() }
    }
}

/// Both mirror images of a path that turns, or only one of them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sides {
    AsWritten,
    Both,
}

/// The motion of one leg from the origin along `headings`.
pub(super) fn single(leg: &Leg, headings: Headings, sides: Sides) -> Phrase {
    let joined = joined_edges(leg.wrap);
    if leg.ring == Ring::Grid(0) {
        let passes = leg.landings.iter().flat_map(|landing| &landing.effects);
        let passes = passes.into_iter().any(|effect| effect.act == Act::Stay);
        return Phrase::new(
            "stays",
            if passes { "where it is and passes its turn" } else { "where it is" },
        );
    }
    if leg.ring == Ring::Anywhere {
        return Phrase::new("goes", "to any other square of the board, whatever stands between");
    }
    if leg.cycle.len() > 1 {
        let Phrase { verb, rest } = turning(leg, headings, sides);
        return Phrase { verb, rest: rest + joined };
    }
    let (min, max) = bounds(leg.reach);
    let blind = leg.pass.admits(Occupants::MEN);
    let rest = match leg.ring {
        _ if leg.reach.is_one() => step(leg.ring, headings),
        Ring::Grid(1) => {
            let squares = format!("{} {}", range(min, max, "square"), directions::grid(headings));
            let between = match (min, max) {
                _ if blind => ", whatever stands between",
                (2, Some(2)) => " if the square between is empty",
                (min, _) if min > 1 => " if the squares between are empty",
                (_, _) => "",
            };
            format!("{squares}{between}")
        }
        Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere => {
            let onto = if blind {
                "whatever stands between"
            } else {
                "all but the last onto empty squares"
            };
            format!(
                "{} of {} in one direction, {onto}",
                range(min, max, "equal leap"),
                step(leg.ring, headings)
            )
        }
    };
    let verb = match leg.ring {
        Ring::Grid(1) if leg.reach.is_one() => "moves",
        Ring::Grid(1) if blind => "leaps",
        Ring::Grid(1) if max == Some(min) => "moves",
        Ring::Grid(1) => "slides",
        Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere if leg.reach.is_one() => "leaps",
        Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere => "makes",
    };
    Phrase { verb, rest: rest + joined }
}

/// The least and greatest number of steps of a leg with none before it.
pub(super) fn bounds(reach: Reach) -> (u16, Option<u16>) {
    match reach {
        Reach::Steps { min, max } | Reach::Rest { min, max } => (min, max),
        Reach::Same { otherwise } => (1, otherwise),
    }
}

/// A leg whose heading changes from step to step.
fn turning(leg: &Leg, headings: Headings, sides: Sides) -> Phrase {
    let (min, max) = bounds(leg.reach);
    let steps = match leg.ring {
        Ring::Grid(1) => range(min, max, "step"),
        Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere => range(min, max, "leap"),
    };
    let first = match leg.ring {
        Ring::Grid(1) => format!("the first {}", directions::grid(headings)),
        Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere => {
            format!("the first {}", step(leg.ring, headings))
        }
    };
    let cycle = &leg.cycle[..];
    let about = match leg.ring {
        Ring::Oblique { .. } if cycle[1] % 2 == 1 => "about ",
        Ring::Oblique { .. } | Ring::Grid(_) | Ring::Anywhere => "",
    };
    let side = |turn: u8| if turn <= 4 { "right" } else { "left" };
    let is_round = cycle.iter().zip(0u8..).all(|(turn, k)| *turn == (k * (cycle[1])) & 7);
    let how = match (cycle, sides) {
        ([0, turn], Sides::Both) => {
            format!(
                "in a zigzag, turning by {about}{} to one side and to the other in turn",
                angle(*turn)
            )
        }
        ([0, turn], Sides::AsWritten) => {
            let (one, other) =
                if side(*turn) == "right" { ("right", "left") } else { ("left", "right") };
            format!(
                "in a zigzag, turning by {about}{} to the {one} and to the {other} in turn",
                angle(*turn)
            )
        }
        (_, Sides::Both) if is_round => {
            format!(
                "in a circle, turning by {about}{} after each, always to the same side",
                angle(cycle[1])
            )
        }
        (_, Sides::AsWritten) if is_round => {
            format!(
                "in a circle, turning by {about}{} to the {} after each",
                angle(cycle[1]),
                side(cycle[1])
            )
        }
        (_, _) => "turning after each in a fixed order".to_string(),
    };
    Phrase::new("makes", format!("{steps} {how}, {first}; all but the last end on empty squares"))
}

/// The angle of a turn to either side.
pub(super) fn angle(eighths: u8) -> &'static str {
    match eighths & 7 {
        0 => "nothing",
        1 | 7 => "45 degrees",
        2 | 6 => "90 degrees",
        3 | 5 => "135 degrees",
        _ => "180 degrees",
    }
}

/// What joined edges do to a path.
pub(super) fn joined_edges(wrap: Wrap) -> &'static str {
    match (wrap.files, wrap.ranks) {
        (false, false) => "",
        (true, false) => ", as if the left and the right edge of the board were joined",
        (false, true) => ", as if the first and the last rank of the board were joined",
        (true, true) => ", as if opposite edges of the board were joined",
    }
}

/// A part of a longer path: `any number of squares`, `one square`, without its direction.
pub(super) fn part(leg: &Leg, way: &str) -> String {
    let (min, max) = bounds(leg.reach);
    let with = |squares: String| if way.is_empty() { squares } else { format!("{squares} {way}") };
    let size = match leg.ring {
        Ring::Grid(0) => return "nowhere".to_string(),
        Ring::Anywhere => return "to any other square of the board".to_string(),
        Ring::Grid(1) => with(match leg.reach {
            Reach::Steps { .. } => range(min, max, "square"),
            Reach::Same { .. } => "just as many squares".to_string(),
            Reach::Rest { .. } => "so many squares".to_string(),
        }),
        Ring::Grid(length) if leg.reach.is_one() => {
            with(format!("{} by a leap", things(length, "square")))
        }
        Ring::Oblique { short, long } if leg.reach.is_one() => {
            with(format!("{short} by {long} squares"))
        }
        Ring::Grid(length) => {
            with(format!("{} of {}", range(min, max, "equal leap"), things(length, "square")))
        }
        Ring::Oblique { short, long } => {
            with(format!("{} of {short} by {long} squares", range(min, max, "equal leap")))
        }
    };
    let total = match leg.reach {
        Reach::Rest { min: 0 | 1, max: None } | Reach::Steps { .. } | Reach::Same { .. } => {
            String::new()
        }
        Reach::Rest { min, max } => format!(" ({} in all)", range(min, max, "square")),
    };
    format!("{size}{total}")
}

/// Whether squares of `class` may be passed or gone on from when they are empty, and only then.
pub(super) fn is_free(class: Class) -> bool {
    class.admits(Occupants::EMPTY)
        && !class.admits(Occupants::MEN)
        && !class.admits(Occupants::OFF_BOARD)
}

/// All headings that a leg may have had when it ends, begun along `headings`.
pub(super) fn while_walking(leg: &Leg, headings: Headings) -> Headings {
    let turned = leg.cycle.iter().map(|turn| headings.turned(*turn));
    turned.fold(Headings::NONE, Headings::union)
}

/// All that may follow `headings`.
pub(super) fn after(turn: crate::pattern::Turn, headings: Headings) -> Headings {
    headings
        .iter()
        .map(|heading: Heading| turn.after(heading))
        .fold(Headings::NONE, Headings::union)
}
