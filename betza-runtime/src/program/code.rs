//! What is a program made of?
//!
//! Lists of small items that name parts of other lists by [`Run`]s. Directions are White's, numbered clockwise from
//! forward as in [`table::direction`](crate::table::direction); Black's view is the board turned by a half circle.

use crate::kind::KindSet;

/// A limit that is none: the edge of the board stops the ride.
pub const UNLIMITED: u16 = u16::MAX;

/// The [`Leg::head`] of a leg to which no path comes back.
pub const NO_HEAD: u16 = u16::MAX;

/// Everything that one piece may do.
#[derive(Clone, Copy, Debug)]
pub struct Program<'a> {
    /// The movements, whose union is the piece.
    pub movements: &'a [Movement],
    /// First legs.
    pub starts: &'a [Start],
    /// Legs.
    pub legs: &'a [Leg],
    /// Where legs may end.
    pub landings: &'a [Landing],
    /// Where paths go on.
    pub edges: &'a [Edge],
    /// What happens on landings and edges.
    pub effects: &'a [Effect],
    /// What must hold.
    pub guards: &'a [Guard],
    /// Where guards look for neighbours.
    pub places: &'a [Place],
}

/// A part of a list: `start..end`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The first item.
    pub start: u16,
    /// One past the last item.
    pub end: u16,
}

impl Run {
    /// The items of `list` that the run names.
    #[inline]
    pub(super) fn of<T>(self, list: &[T]) -> &[T] {
        list.get(usize::from(self.start)..usize::from(self.end)).unwrap_or(&[])
    }
}

/// One way of moving.
#[derive(Clone, Copy, Debug)]
pub enum Movement {
    /// Along legs.
    Walk {
        /// Must hold at the origin.
        guards: Run,
        /// Must hold where the move ends.
        after: Run,
        /// The first legs.
        starts: Run,
        /// Men taken on the way no longer block.
        vanishes: bool,
        /// A path that ends at its origin with nothing done is a move.
        passes: bool,
    },
    /// With a partner.
    Castle {
        /// Must hold at the origin.
        guards: Run,
        /// How both land.
        castling: Castling,
    },
}

/// A first leg and the directions of its first step.
#[derive(Clone, Copy, Debug)]
pub struct Start {
    /// A mask of directions.
    pub headings: u8,
    /// The leg.
    pub leg: u16,
}

/// A run of equal steps.
#[derive(Clone, Copy, Debug)]
pub struct Leg {
    /// Counted from the origin of the move, not from where the path stands.
    pub from_origin: bool,
    /// The steps.
    pub ring: Ring,
    /// How the direction changes from step to step.
    pub cycle: Cycle,
    /// The a-file is next to the last file.
    pub wrap_files: bool,
    /// The first rank is next to the last.
    pub wrap_ranks: bool,
    /// The least number of steps.
    pub min: u16,
    /// The greatest, or [`UNLIMITED`].
    pub max: u16,
    /// Must hold where the leg starts.
    pub guards: Run,
    /// What may be passed.
    pub pass: Class,
    /// Where the move may end.
    pub landings: Run,
    /// Where the path goes on.
    pub edges: Run,
    /// A number of its own in its movement if paths may come back to this leg, counted from 0; else [`NO_HEAD`].
    pub head: u16,
}

/// The steps that directions mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ring {
    /// King steps times a length; 0 stays.
    Grid(u16),
    /// Leaps of two components, the smaller first.
    Oblique(u16, u16),
    /// Any other square of the board.
    Anywhere,
}

/// Eighths of a circle added to the direction, step by step and over again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The turns; those past `length` mean nothing.
    pub turns: [u8; 8],
    /// How many, 1 to 8.
    pub length: u8,
}

impl Cycle {
    /// Straight on.
    pub const STRAIGHT: Cycle = Cycle { turns: [0; 8], length: 1 };
}

/// A set of squares told by what stands there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Class {
    /// A mask of [`Class::EMPTY`] and the others.
    pub occupants: u8,
    /// A man there must be of one of these kinds.
    pub kinds: KindSet,
    /// A man there must be of any kind: `kinds` is not asked.
    pub any_kind: bool,
    /// A man there must not have moved.
    pub unmoved: bool,
}

impl Class {
    /// No man, and not the origin.
    pub const EMPTY: u8 = 1;
    /// A man of the player who moves.
    pub const OWN: u8 = 2;
    /// A man of the other player.
    pub const ENEMY: u8 = 4;
    /// The origin of the move.
    pub const START: u8 = 8;
    /// A place off the board.
    pub const OFF_BOARD: u8 = 16;
    /// An empty square on which the last double step may be taken.
    pub const EN_PASSANT: u8 = 32;

    /// Squares with these occupants, of any kind.
    #[must_use]
    pub const fn of(occupants: u8) -> Self {
        Class { occupants, kinds: KindSet::ALL, any_kind: true, unmoved: false }
    }
}

/// Where a move may end; what stands there is removed.
#[derive(Clone, Copy, Debug)]
pub struct Landing {
    /// The squares.
    pub on: Class,
    /// What happens besides.
    pub effects: Run,
}

/// Where a path goes on.
#[derive(Clone, Copy, Debug)]
pub struct Edge {
    /// The squares.
    pub on: Class,
    /// What happens there.
    pub effects: Run,
    /// For each direction so far, the mask of directions that may follow.
    pub turn: [u8; 8],
    /// The next leg.
    pub leg: u16,
}

/// Something that happens, if `when` holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// The condition.
    pub when: When,
    /// What happens.
    pub act: Act,
}

/// Whether the path has taken something by moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// In any case.
    Always,
    /// Only if it has.
    AfterCapture,
    /// Only if it has not.
    WithoutCapture,
}

/// What an effect does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// The man on the square is removed.
    Take,
    /// The man that has just made a double step is removed.
    TakeEnPassant,
    /// The piece is removed; the path goes no further.
    TakeSelf,
    /// Every man within so many king steps is removed, the piece excepted.
    Blast(u16),
    /// On these ranks the piece becomes one of these kinds.
    Promote(Lines, KindSet),
    /// The squares crossed become squares on which it may be taken en passant.
    MarkCrossed,
    /// The path may end at its origin with nothing done.
    Stay,
}

/// A range of ranks, counted from 1 at the player's own side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lines {
    /// From the first number to the second, or to the far rank if it is [`UNLIMITED`].
    Range(u16, u16),
    /// The far rank.
    Far,
}

/// A test and whether it is turned round.
#[derive(Clone, Copy, Debug)]
pub struct Guard {
    /// The test must fail.
    pub negated: bool,
    /// The test.
    pub test: Test,
}

/// What a guard asks.
#[derive(Clone, Copy, Debug)]
pub enum Test {
    /// The piece has never moved.
    FirstMove,
    /// White moves.
    White,
    /// The player who moves is in check.
    InCheck,
    /// The square lies in the player's own sector.
    OwnSector,
    /// The square lies in the other sector.
    EnemySector,
    /// The square is light.
    Light,
    /// The square lies on these ranks.
    Line(Lines),
    /// A man of these kinds stands at one of these places.
    Near {
        /// Own men count.
        own: bool,
        /// Enemies count.
        enemy: bool,
        /// The kinds that count.
        kinds: KindSet,
        /// Where.
        places: Run,
    },
}

/// A set of squares seen from another square.
#[derive(Clone, Copy, Debug)]
pub enum Place {
    /// At `min` to `max` steps.
    Ray {
        /// The steps.
        ring: Ring,
        /// A mask of directions.
        headings: u8,
        /// The nearest.
        min: u16,
        /// The farthest, or [`UNLIMITED`].
        max: u16,
    },
    /// Orthogonal steps along a direction, then to either side.
    Bent {
        /// A mask of directions.
        headings: u8,
        /// From and to, along.
        along: (u16, u16),
        /// From and to, aside.
        aside: (u16, u16),
    },
    /// Within so many king steps, or anywhere if [`UNLIMITED`].
    Within(u16),
}

/// How a piece and a partner land; see the castling rules of the notations.
#[derive(Clone, Copy, Debug)]
pub struct Castling {
    /// A mask of directions towards the partner.
    pub headings: u8,
    /// The least number of squares that the piece goes.
    pub min: u16,
    /// The greatest, or [`UNLIMITED`].
    pub max: u16,
    /// What the partner must be: an own man of these kinds.
    pub partner: Class,
    /// The partner must have moved.
    pub partner_moved: bool,
    /// The partner stands so many files from the left or right edge; [`UNLIMITED`]: anywhere.
    pub files_from_edge: u16,
    /// A mask of directions in which the partner may go.
    pub partner_headings: u8,
    /// Where the partner lands.
    pub landing: PartnerLanding,
}

/// Where a partner lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartnerLanding {
    /// Just behind the piece, having gone at least so many squares.
    Behind(u16),
    /// So many squares from where it stood, from and to.
    Steps(u16, u16),
}
