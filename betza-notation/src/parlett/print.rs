//! How is a tree written down?
//!
//! The text gives the same tree again.

use super::ast::{
    Body, Bound, Chain, Condition, Direction, Effect, Family, Flag, Influence, Join, Kind, Leg,
    Near, Partner, Piece, Range, State, Step, When,
};
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

impl Display for Piece {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        choice(f, &self.choice)
    }
}

fn choice(f: &mut Formatter<'_>, chains: &[Chain]) -> fmt::Result {
    for (number, chain) in chains.iter().enumerate() {
        f.write_str(if number == 0 { "" } else { "," })?;
        chain.fmt(f)?;
    }
    Ok(())
}

impl Display for Chain {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.first.fmt(f)?;
        for (join, step) in &self.rest {
            write!(f, "{join}{step}")?;
        }
        f.write_str(if self.again { "&" } else { "" })
    }
}

impl Display for Join {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Join::Stop => ".",
            Join::May => ";",
            Join::Must => "&",
        })
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Step::Leg(leg) => leg.fmt(f),
            Step::Effect(effect) => effect.node.fmt(f),
        }
    }
}

impl Display for Leg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> =
            self.conditions.iter().map(|condition| condition.node.to_string()).collect();
        parts.extend(self.kind.map(|kind| kind.node.to_string()));
        parts.push(self.body.node.to_string());
        parts.extend(self.effects.iter().map(|effect| effect.node.to_string()));
        parts.extend(self.partner.as_ref().map(|partner| partner.node.to_string()));
        let mut before = "";
        for part in &parts {
            // Without a blank `S1 1>` and `S1 2r` would be other texts.
            let runs_on = before.ends_with(|c: char| c.is_ascii_digit())
                && part.starts_with(|c: char| c.is_ascii_digit());
            write!(f, "{}{part}", if runs_on { " " } else { "" })?;
            before = part;
        }
        Ok(())
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::Leap => "~",
            Kind::Hop => "^",
        })
    }
}

impl Display for Condition {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Condition::Flag(flag) => f.write_str(match flag {
                Flag::Captures => "c",
                Flag::Quiet => "o",
                Flag::Own => "a",
                Flag::Enemy => "e",
            }),
            Condition::State { negated, state } => write!(f, "{}{state}", not(*negated)),
            Condition::Lines { negated, lines } => write!(f, "{}(L{lines})", not(*negated)),
            Condition::Influence(influence) => influence.fmt(f),
        }
    }
}

fn not(negated: bool) -> &'static str {
    if negated { "!" } else { "" }
}

impl Display for State {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            State::Unmoved => "i",
            State::InCheck => "h",
            State::White => "w",
            State::Black => "b",
            State::OwnSector => "A",
            State::EnemySector => "E",
            State::LightSquare => "W",
            State::DarkSquare => "B",
        })
    }
}

impl Display for Influence {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Influence { letters, place, .. } = self;
        f.write_str(not(self.negated))?;
        if !self.bracketed {
            return write!(f, "{letters}{place}");
        }
        let (own, enemy) = (if self.own { "a" } else { "" }, if self.enemy { "e" } else { "" });
        write!(f, "({own}{enemy}{letters}{place})")
    }
}

impl Display for Near {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Near::Line { distance, direction } => write!(f, "{distance}{}", Maybe(direction)),
            Near::Slash { first, second, direction } => {
                write!(f, "{first}/{second}{}", Maybe(direction))
            }
            Near::Within(radius) => write!(f, "{radius}r"),
        }
    }
}

impl Display for Body {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Body::Line { distance, direction } => write!(f, "{distance}{direction}"),
            Body::Slash { first, second, direction } => {
                write!(f, "{first}/{second}{}", Maybe(direction))
            }
            Body::Offset { right, forward } => write!(f, "{right},{forward}"),
            Body::Within(radius) => write!(f, "{radius}r"),
            Body::Stay => f.write_str("0"),
            Body::Group { count, choice: inner } => {
                if let Some(count) = count {
                    count.fmt(f)?;
                }
                f.write_str("(")?;
                choice(f, inner)?;
                f.write_str(")")
            }
        }
    }
}

impl Display for Bound {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Bound::Number(number) => number.fmt(f),
            Bound::Open => f.write_str("n"),
        }
    }
}

impl Display for Range {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.fixed(), self.min, self.max) {
            (Some(number), _, _) => number.fmt(f),
            (None, 1, Bound::Open) => f.write_str("n"),
            (None, min, max) => write!(f, "{min}-{max}"),
        }
    }
}

/// A direction, if there is one.
struct Maybe<'a>(&'a Option<Direction>);

impl Display for Maybe<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.as_ref().map_or(Ok(()), |direction| direction.fmt(f))
    }
}

impl Display for Direction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self.family {
            Some(Family::All) => "*",
            Some(Family::Straight) => "+",
            Some(Family::Diagonal) => "X",
            None => "",
        })?;
        f.write_str(&self.half)
    }
}

impl Display for Effect {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Blast { when, radius } => {
                let when = match when {
                    Some(When::Captured) => "c",
                    Some(When::NotCaptured) => "o",
                    None => "",
                };
                write!(f, "{when}A{radius}r")
            }
            Effect::Lose => f.write_str("c0"),
            Effect::Promote { lines, letters } => write!(f, "L{lines}{letters}"),
        }
    }
}

impl Display for Partner {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("|")?;
        self.unmoved.iter().try_for_each(|negated| write!(f, "{}i", not(*negated)))?;
        write!(f, "{}^{}{}", self.letter, self.distance, self.direction)
    }
}
