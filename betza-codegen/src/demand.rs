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
    /// How bits are gathered into an index, if they are.
    pub(crate) fn gathering(self) -> Option<Gathering> {
        if self.profile != Profile::Speed || !self.board.has_tables() {
            return None;
        }
        match self.target {
            Target::Bmi2 => Some(Gathering::Instruction),
            // The product of two words says nothing about the second.
            Target::Any | Target::Detected => {
                (self.board.words() == 1).then_some(Gathering::Multiplication)
            }
        }
    }

    /// The same for the processor that may be found when the program runs, if any is looked for.
    pub(crate) fn detected(self) -> Option<Demand> {
        match self.target {
            Target::Detected => Some(Demand { target: Target::Bmi2, ..self }),
            Target::Any | Target::Bmi2 => None,
        }
    }
}

/// How the bits of the squares that matter become a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Gathering {
    /// By an instruction of the processor.
    Instruction,
    /// As the highest bits of a product.
    Multiplication,
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
