//! What happens besides going from one square to another?

use super::{Kinds, Lines};

/// Something that happens at a square of the path, if `when` holds there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Effect {
    /// The condition; an effect whose condition fails does nothing.
    pub when: When,
    /// What happens.
    pub act: Act,
}

impl Effect {
    /// `act`, in any case.
    pub const fn always(act: Act) -> Self {
        Effect { when: When::Always, act }
    }
}

/// Whether the path has taken something by moving so far; explosions do not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum When {
    /// In any case.
    Always,
    /// Only if it has.
    AfterCapture,
    /// Only if it has not.
    WithoutCapture,
}

/// What an effect does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Act {
    /// The man on this square is removed.
    Take,
    /// The man that has just made a double step over this square is removed.
    TakeEnPassant,
    /// The piece itself is removed; the path goes no further.
    TakeSelf,
    /// Every man within so many king steps is removed, the piece itself excepted.
    Blast(u16),
    /// On one of these ranks the piece becomes one of these kinds; the player chooses.
    Promote {
        /// The ranks.
        on: Lines,
        /// The kinds.
        to: Kinds,
    },
    /// The squares crossed since the origin become squares on which it may be taken en passant.
    MarkCrossed,
    /// The path may end at its origin with nothing done.
    Stay,
}
