//! How is it said which way a path goes on?

use super::directions;
use super::motion::{after, angle};
use super::numbers::any_of;
use crate::pattern::{Headings, Leg, Ring, Turn};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

/// The direction of `next` after a leg that ended along one of `headings`.
pub(super) fn turn(before: &Leg, headings: Headings, turn: Turn, next: &Leg) -> String {
    let went = after(turn, headings);
    if next.ring == Ring::Anywhere || next.ring == Ring::Grid(0) {
        return String::new();
    }
    // Eighths of a circle are angles within a ring, and from one grid to another.
    let alike = match (before.ring, next.ring) {
        (Ring::Grid(_), Ring::Grid(_)) => true,
        (one, other) => one == other,
    };
    if went == Headings::ALL && headings.iter().all(|h| turn.after(h) == Headings::ALL) {
        return "in any direction".to_string();
    }
    if alike && let Some(offsets) = offsets(turn, headings) {
        let family = family(next.ring, went);
        let grid = matches!(next.ring, Ring::Grid(_));
        return match offsets.0 {
            0b0000_0001 => "straight on".to_string(),
            0b0001_0000 => "straight back".to_string(),
            0b1110_1111 => "in any direction but straight back".to_string(),
            0b0100_0100 => "at a right angle to either side".to_string(),
            0b0100_0101 => "straight on or at a right angle to either side".to_string(),
            0b0101_0101 if grid && !family.is_empty() => format!("in any direction {family}"),
            0b1010_1010 if grid && !family.is_empty() => format!("in any direction {family}"),
            0b1000_0010 if grid && !family.is_empty() => format!("outwards {family}"),
            _ => any_of(&each(offsets, next.ring)),
        };
    }
    let same = headings.iter().map(|h| turn.after(h)).collect::<Vec<_>>();
    if same.iter().all(|set| *set == same[0]) {
        return match next.ring {
            Ring::Grid(_) => directions::grid(same[0]),
            Ring::Oblique { short, long } => {
                // The size is said beside it.
                let whole = directions::oblique(short, long, same[0]);
                format!("({whole})")
            }
            Ring::Anywhere => String::new(),
        };
    }
    let family = family(next.ring, went);
    match (goes_outwards(before.ring, headings, turn, next.ring), family.is_empty()) {
        (true, true) => "outwards".to_string(),
        (true, false) => format!("outwards {family}"),
        (false, _) => "in a direction that depends on the one before".to_string(),
    }
}

/// The offsets by which all of `headings` are turned, if they are turned by the same.
fn offsets(turn: Turn, headings: Headings) -> Option<Headings> {
    let mut all = headings.iter().map(|h| turn.after(h).turned(8 - h.number()));
    let first = all.next()?;
    all.all(|offsets| offsets == first).then_some(first)
}

fn each(offsets: Headings, ring: Ring) -> Vec<String> {
    let about = |eighths: u8| match ring {
        Ring::Oblique { .. } if eighths % 2 == 1 => "about ",
        Ring::Oblique { .. } | Ring::Grid(_) | Ring::Anywhere => "",
    };
    let mut words = Vec::new();
    for (eighths, both) in [(0, 0), (1, 7), (2, 6), (3, 5), (4, 4)] {
        let has = |k: u8| offsets.0 >> k & 1 == 1;
        let side = match (has(eighths), has(both)) {
            (false, false) => continue,
            (true, true) => "to either side",
            (true, false) => "to the right",
            (false, true) => "to the left",
        };
        words.push(match eighths {
            0 => "straight on".to_string(),
            4 => "straight back".to_string(),
            _ => format!("turning {}{} {side}", about(eighths), angle(eighths)),
        });
    }
    words
}

/// `diagonally` or `along a rank or file`, if all these steps are such.
fn family(ring: Ring, headings: Headings) -> &'static str {
    match ring {
        Ring::Grid(_) if headings.intersection(Headings::DIAGONAL).is_empty() => {
            "along a rank or file"
        }
        Ring::Grid(_) if headings.intersection(Headings::ORTHOGONAL).is_empty() => "diagonally",
        Ring::Grid(_) | Ring::Oblique { .. } | Ring::Anywhere => "",
    }
}

/// Whether every step that may follow points away from where the step before it came from.
fn goes_outwards(before: Ring, headings: Headings, turn: Turn, next: Ring) -> bool {
    headings.iter().all(|heading| {
        let from = before.vector(heading);
        turn.after(heading).iter().all(|heading| {
            let to = next.vector(heading);
            from.dx * to.dx + from.dy * to.dy > 0
        })
    })
}
