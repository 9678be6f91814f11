//! Which reading of a notation is meant?

use core::fmt;
use core::str::FromStr;

/// The name of a reading. Everything that differs between them is a switch of [`Switches`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialect {
    /// Betza's notation as its source texts have it; the default for Betza text.
    Betza,
    /// The Interactive Diagram's extension.
    XBetza,
    /// `XBoard`'s reading.
    XBoard,
    /// Fairy-Stockfish's reading.
    Fsf,
    /// Parlett's movement notation with influence, properties and sectors.
    Parlett,
}

impl Dialect {
    /// All of them.
    pub const ALL: [Dialect; 5] =
        [Dialect::Betza, Dialect::XBetza, Dialect::XBoard, Dialect::Fsf, Dialect::Parlett];

    /// The word that names it.
    pub const fn word(self) -> &'static str {
        match self {
            Dialect::Betza => "betza",
            Dialect::XBetza => "xbetza",
            Dialect::XBoard => "xboard",
            Dialect::Fsf => "fsf",
            Dialect::Parlett => "parlett",
        }
    }
}

impl fmt::Display for Dialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// The word is not the name of a dialect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownDialect;

impl fmt::Display for UnknownDialect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the dialects are betza, xbetza, xboard, fsf and parlett")
    }
}

impl core::error::Error for UnknownDialect {}

impl FromStr for Dialect {
    type Err = UnknownDialect;

    fn from_str(word: &str) -> Result<Self, UnknownDialect> {
        Dialect::ALL.into_iter().find(|dialect| dialect.word() == word).ok_or(UnknownDialect)
    }
}

/// How the dialects of Betza's notation differ, switch by switch (spec of the readings: docs/dialects.md).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Switches {
    /// How direction letters select steps.
    pub directions: Directions,
    /// L is (2,3) and J is (1,3), not the other way round.
    pub l_and_j_exchanged: bool,
    /// What a doubled letter means.
    pub doubling: Doubling,
    /// Only one digit of a number is read.
    pub one_digit: bool,
    /// `vh` and `sh` are direction words.
    pub half_of_sums: bool,
    /// Where a later leg goes that has no direction.
    pub continuation: Continuation,
    /// How `p` and `g` hop.
    pub hoppers: Hoppers,
    /// What `n` does to a rider.
    pub lame_riders: LameRiders,
    /// Atoms and modifiers beyond Betza's own vocabulary.
    pub vocabulary: Vocabulary,
}

/// How direction letters select steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Directions {
    /// A letter on an oblique atom is every move towards it; K and Q are W and F parts.
    Sums,
    /// Narrow sets on oblique atoms; K and Q on the grid of eight.
    Narrow,
    /// Always in pairs.
    Pairs,
}

/// What a doubled letter means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubling {
    /// A rider, for every leaper.
    Rides,
    /// A rider, for W, F and N; KK is Q.
    RidesOfWfnk,
    /// An error: riders are written with 0.
    Refused,
}

/// Where a later leg goes that has no direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// Everywhere but straight back.
    AllButBack,
    /// The same, but an orthogonal or diagonal atom keeps to its own kind of steps.
    OfItsKind,
}

/// How `p` and `g` hop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hoppers {
    /// A leaper hops over its first step; a number binds `p` and `g` alike.
    ByRange,
    /// Every hopper goes as far as it likes before its hurdle; a number behind the atom takes the place of `g`.
    AlwaysRide,
}

/// What `n` does to a rider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LameRiders {
    /// Each of its steps is lame.
    EachStep,
    /// Nothing.
    Dropped,
}

/// Which atoms and modifiers there are beyond Betza's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vocabulary {
    /// All that the Interactive Diagram reads.
    Full,
    /// `XBoard`'s subset.
    XBoard,
    /// Fairy-Stockfish's subset.
    Fsf,
}

impl Dialect {
    /// The switches of a dialect of Betza's notation; nothing for Parlett's, which has none.
    pub const fn switches(self) -> Option<Switches> {
        match self {
            Dialect::Betza => Some(Switches {
                directions: Directions::Sums,
                l_and_j_exchanged: false,
                doubling: Doubling::Rides,
                one_digit: false,
                half_of_sums: false,
                continuation: Continuation::AllButBack,
                hoppers: Hoppers::ByRange,
                lame_riders: LameRiders::EachStep,
                vocabulary: Vocabulary::Full,
            }),
            Dialect::XBetza => Some(Switches {
                directions: Directions::Narrow,
                l_and_j_exchanged: false,
                doubling: Doubling::Rides,
                one_digit: false,
                half_of_sums: true,
                continuation: Continuation::AllButBack,
                hoppers: Hoppers::ByRange,
                lame_riders: LameRiders::EachStep,
                vocabulary: Vocabulary::Full,
            }),
            Dialect::XBoard => Some(Switches {
                directions: Directions::Narrow,
                l_and_j_exchanged: true,
                doubling: Doubling::Refused,
                one_digit: false,
                half_of_sums: false,
                continuation: Continuation::OfItsKind,
                hoppers: Hoppers::ByRange,
                lame_riders: LameRiders::EachStep,
                vocabulary: Vocabulary::XBoard,
            }),
            Dialect::Fsf => Some(Switches {
                directions: Directions::Pairs,
                l_and_j_exchanged: false,
                doubling: Doubling::RidesOfWfnk,
                one_digit: true,
                half_of_sums: false,
                continuation: Continuation::AllButBack,
                hoppers: Hoppers::AlwaysRide,
                lame_riders: LameRiders::Dropped,
                vocabulary: Vocabulary::Fsf,
            }),
            Dialect::Parlett => None,
        }
    }
}
