//! How is a pattern written down for people who work on the compiler?
//!
//! One line a movement, one line a leg; snapshots of passes use it. It is not a notation and is never read back.

use super::{
    Act, Base, Castling, Class, Effect, Graph, Guard, Headings, Kinds, Leg, Lines, Movement, Near,
    Occupants, Pattern, Reach, Ring, Test, Turn, Way, When, Wrap,
};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

impl Display for Pattern {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.movements().iter().try_for_each(|movement| writeln!(f, "{movement}"))
    }
}

impl Display for Movement {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for guard in &self.guards {
            write!(f, "if {guard} ")?;
        }
        for guard in &self.after {
            write!(f, "ending where {guard} ")?;
        }
        match &self.way {
            Way::Legs(graph) => graph.fmt(f),
            Way::Castling(castling) => castling.fmt(f),
        }
    }
}

impl Display for Graph {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for start in &self.start {
            let ring = self.leg(start.leg).ring;
            write!(f, "{} from {} ", Directions(ring, start.headings), start.leg.index())?;
        }
        if (self.taken, self.null) != Default::default() {
            write!(f, "({:?}, {:?}) ", self.taken, self.null)?;
        }
        for (number, leg) in self.legs.iter().enumerate() {
            write!(f, "[{number}: {leg}]")?;
        }
        Ok(())
    }
}

impl Display for Leg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for guard in &self.guards {
            write!(f, "if {guard} ")?;
        }
        match self.ring {
            Ring::Grid(length) => write!(f, "grid {length}")?,
            Ring::Oblique { short, long } => write!(f, "oblique {short},{long}")?,
            Ring::Anywhere => f.write_str("anywhere")?,
        }
        match self.reach {
            Reach::Steps { min, max } => write!(f, " x{}", Range(min, max))?,
            Reach::Same { otherwise } => write!(f, " xsame or {}", Range(1, otherwise))?,
            Reach::Rest { min, max } => write!(f, " xrest of {}", Range(min, max))?,
        }
        if self.cycle != [0] {
            write!(f, " turning {:?}", self.cycle)?;
        }
        if self.base == Base::Origin {
            f.write_str(" from the origin")?;
        }
        if self.wrap != Wrap::NONE {
            f.write_str(if self.wrap.ranks { " on a torus" } else { " on a cylinder" })?;
        }
        if self.pass != Class::NOTHING {
            write!(f, " over {}", self.pass)?;
        }
        for landing in &self.landings {
            write!(f, " to {}{}", landing.on, Effects(&landing.effects))?;
        }
        for edge in &self.edges {
            write!(
                f,
                " on {}{} {} {}",
                edge.on,
                Effects(&edge.effects),
                edge.turn,
                edge.leg.index()
            )?;
        }
        Ok(())
    }
}

impl Display for Turn {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.as_relative(), self.as_fresh()) {
            (Some(offsets), _) => write!(f, "turning {offsets:?} to"),
            (None, Some(headings)) => write!(f, "along {headings:?} to"),
            (None, None) => write!(f, "turning {:?} to", self.0),
        }
    }
}

/// Headings by the names they have on their ring.
struct Directions(Ring, Headings);

impl Display for Directions {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Directions(ring, headings) = self;
        match ring {
            Ring::Grid(_) => {
                let names = ["f", "fr", "r", "br", "b", "bl", "l", "fl"];
                let names: Vec<_> =
                    headings.iter().map(|h| names[usize::from(h.number())]).collect();
                f.write_str(&names.join(" "))
            }
            Ring::Oblique { .. } => write!(f, "{headings:?}"),
            Ring::Anywhere => f.write_str("any way"),
        }
    }
}

/// A range of numbers, as `2-3`, `2` or `2-n`.
struct Range(u16, Option<u16>);

impl Display for Range {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.0, self.1) {
            (min, Some(max)) if min == max => write!(f, "{min}"),
            (min, Some(max)) => write!(f, "{min}-{max}"),
            (min, None) => write!(f, "{min}-n"),
        }
    }
}

impl Display for Class {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let names = [
            (Occupants::EMPTY, "empty"),
            (Occupants::START, "start"),
            (Occupants::OWN, "own"),
            (Occupants::ENEMY, "enemy"),
            (Occupants::OFF_BOARD, "off-board"),
            (Occupants::EN_PASSANT, "en-passant"),
        ];
        let here: Vec<_> =
            names.into_iter().filter(|(o, _)| self.admits(*o)).map(|(_, name)| name).collect();
        f.write_str(if here.is_empty() { "nothing" } else { "" })?;
        f.write_str(&here.join("|"))?;
        if self.kinds != Kinds::ALL {
            write!(f, " {}", self.kinds.letters().collect::<String>())?;
        }
        f.write_str(if self.unmoved { " unmoved" } else { "" })
    }
}

struct Effects<'a>(&'a [Effect]);

impl Display for Effects<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for effect in self.0 {
            let when = match effect.when {
                When::Always => "",
                When::AfterCapture => " if captured",
                When::WithoutCapture => " if not captured",
            };
            match effect.act {
                Act::Take => write!(f, " (take{when})")?,
                Act::TakeEnPassant => write!(f, " (take en passant{when})")?,
                Act::TakeSelf => write!(f, " (take self{when})")?,
                Act::Blast(radius) => write!(f, " (blast {radius}{when})")?,
                Act::Promote { on, to } => {
                    write!(f, " (promote on {on} to {}{when})", to.letters().collect::<String>())?;
                }
                Act::MarkCrossed => write!(f, " (mark crossed{when})")?,
                Act::Stay => write!(f, " (stay{when})")?,
            }
        }
        Ok(())
    }
}

impl Display for Guard {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(if self.negated { "not " } else { "" })?;
        match &self.test {
            Test::FirstMove => f.write_str("first move"),
            Test::Color(side) => write!(f, "{side:?}"),
            Test::InCheck => f.write_str("in check"),
            Test::OwnSector => f.write_str("own sector"),
            Test::EnemySector => f.write_str("enemy sector"),
            Test::Shade(shade) => write!(f, "{shade:?} square"),
            Test::Line(lines) => lines.fmt(f),
            Test::Near(near) => near.fmt(f),
        }
    }
}

impl Display for Lines {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Lines::Range { min, max } => write!(f, "line {}", Range(*min, *max)),
            Lines::Far => f.write_str("the far line"),
        }
    }
}

impl Display for Near {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let owner = match (self.own, self.enemy) {
            (true, false) => "own",
            (false, true) => "enemy",
            (_, _) => "any",
        };
        write!(f, "{owner} {} at {:?}", self.kinds.letters().collect::<String>(), self.places)
    }
}

impl Display for Castling {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let along = Directions(Ring::Grid(1), self.headings);
        write!(f, "castle {along} x{} with {:?}", Range(self.min, self.max), self.partner)
    }
}
