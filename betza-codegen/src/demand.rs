//! For what are kernels chosen?

use crate::board::Shape;

/// A board, what its tables are to be good for, and the processor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Demand {
    pub(crate) board: Shape,
    pub(crate) profile: Profile,
    pub(crate) target: Target,
}

impl Demand {
    /// Whether bits are gathered into an index rather than compared with lines.
    pub(crate) fn gathers(self) -> bool {
        let fast = match self.target {
            Target::Bmi2 => true,
            Target::Any | Target::Detected => false,
        };
        fast && self.board.has_tables() && self.profile == Profile::Speed
    }

    /// The same for the processor that may be found when the program runs, if any is looked for.
    pub(crate) fn detected(self) -> Option<Demand> {
        match self.target {
            Target::Detected => Some(Demand { target: Target::Bmi2, ..self }),
            Target::Any | Target::Bmi2 => None,
        }
    }
}

/// What tables are to be good for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Profile {
    /// The fastest answers.
    #[default]
    Speed,
    /// Few bytes.
    Size,
    /// The same code on every processor.
    Portable,
}

/// The processor that the pieces are compiled for, as far as the facade was told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Target {
    /// Nothing is known.
    #[default]
    Any,
    /// x86-64 with BMI2: bits are gathered and spread in one instruction.
    Bmi2,
    /// x86-64 which may turn out to have BMI2 when the program runs.
    Detected,
}
