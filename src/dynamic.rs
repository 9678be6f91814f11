//! Pieces read at run time.
//!
//! A [`Piece`] is read from a text that is known only when the program runs: from a file of variants, or from a user
//! who invents one. It answers what a compiled piece answers and plugs into the same code, and it is slower: its paths
//! are walked step by step. What is known when the program is compiled is better declared by
//! [`piece!`](crate::piece).
//!
//! ```
//! use betza::dynamic::Piece;
//! use betza::{Bitboard, Board, Color, Square};
//!
//! let skirmisher = Piece::<Board<8, 8>>::read("o2-3+, c2-3X").unwrap();
//! let relation = skirmisher.relation().unwrap();
//! let d4: Square<Board<8, 8>> = "d4".parse().unwrap();
//! assert_eq!(
//!     relation.attacks(Color::White, d4, Bitboard::EMPTY).to_string(),
//!     "\
//! . . . . . . . .
//! x . . . . . x .
//! . x . . . x . .
//! . . . . . . . .
//! . . . . . . . .
//! . . . . . . . .
//! . x . . . x . .
//! x . . . . . x ."
//! );
//! ```
//!
//! | a compiled piece has | a piece read at run time has |
//! |---|---|
//! | `attacks`, `quiets`, `attackers`, or no such functions | the same in [`Piece::relation`], or `None` |
//! | `targets`, or no such function | [`Piece::targets`], which may be `None` |
//! | `moves` on a view with what this piece asks for | [`Piece::moves`] on a view with all that any piece asks for |
//! | errors and warnings of the compiler | [`Findings`] |

mod findings;
mod program;
mod scene;

use core::marker::PhantomData;
use core::ops::ControlFlow;

use alloc::borrow::ToOwned;
use alloc::vec;
use alloc::vec::Vec;

use betza_notation::flat::flatten;
use betza_notation::pattern::Pattern;
use betza_notation::{Reading, relation};
use betza_runtime::{
    Attacks, Bitboard, BoardView, CheckStatus, Color, EnPassant, Geometry, Kinds, MoveSink, Moves,
    Sectors, Square, TargetSets, Unmoved,
};

#[doc(inline)]
pub use betza_notation::{Code, Diagnostic, Dialect, Span};
pub use findings::Findings;
use program::Lists;

/// A piece on the board `G`, read from its notation.
///
/// ```
/// use betza::Board;
/// use betza::dynamic::{Findings, Piece};
///
/// // Lines of a file of variants, say.
/// let lines = ["RN", "BN", "n(n+)"];
/// let army: Result<Vec<Piece<Board<10, 8>>>, Findings> = lines.into_iter().map(Piece::read).collect();
/// assert_eq!(army?.len(), 3);
/// # Ok::<(), Findings>(())
/// ```
#[derive(Clone, Debug)]
pub struct Piece<G: Geometry> {
    dialect: Dialect,
    moves: Lists,
    effects: bool,
    relation: Option<RelationLists>,
    warnings: Findings,
    board: PhantomData<G>,
}

/// The programs of the functions of color, square and occupancy.
#[derive(Clone, Debug)]
struct RelationLists {
    attacks: Lists,
    quiets: Lists,
}

/// The attacks and quiet moves of a [`Piece`] as functions of the occupied squares: [`Piece::relation`].
#[derive(Clone, Copy, Debug)]
pub struct Relation<'a, G: Geometry> {
    lists: &'a RelationLists,
    board: PhantomData<G>,
}

impl<G: Geometry> Piece<G> {
    /// Reads a notation as the one of the two that it is legal in.
    ///
    /// # Errors
    ///
    /// All findings about the text, if it cannot be read; among them that it is legal in both notations, which
    /// [`read_as`](Self::read_as) settles.
    ///
    /// ```
    /// use betza::Board;
    /// use betza::dynamic::{Dialect, Piece};
    ///
    /// let findings = Piece::<Board<8, 8>>::read_as(Dialect::Betza, "fmWwF").unwrap_err();
    /// assert_eq!(
    ///     findings.to_string(),
    ///     "\
    /// error: [B0008] `w` is not a modifier
    ///   |
    ///   | fmWwF
    ///   |    ^ expected directions f b l r v s h or one of m c d e k i n j p g o y z q a"
    /// );
    /// ```
    pub fn read(notation: &str) -> Result<Self, Findings> {
        Self::of(betza_notation::read(None, notation), notation)
    }

    /// Reads a notation as `dialect`.
    ///
    /// # Errors
    ///
    /// All findings about the text, if it cannot be read.
    ///
    /// ```
    /// use betza::Board;
    /// use betza::dynamic::{Dialect, Piece};
    ///
    /// assert!(Piece::<Board<9, 9>>::read_as(Dialect::XBetza, "fN").is_ok());
    /// let dialect: Dialect = "fsf".parse()?;
    /// assert!(Piece::<Board<9, 9>>::read_as(dialect, "mcasN").is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read_as(dialect: Dialect, notation: &str) -> Result<Self, Findings> {
        Self::of(betza_notation::read(Some(dialect), notation), notation)
    }

    fn of(reading: Result<Reading, Vec<Diagnostic>>, notation: &str) -> Result<Self, Findings> {
        let findings = |list| Findings::new(notation.to_owned(), list);
        let Reading { dialect, pattern, warnings } = reading.map_err(findings)?;
        let lists = |pattern: &Pattern| lists::<G>(pattern).map_err(findings);
        let relation = match relation(&pattern) {
            Ok(relation) => Some(RelationLists {
                attacks: lists(&relation.attacks)?,
                quiets: lists(&relation.quiets)?,
            }),
            Err(_) => None,
        };
        Ok(Piece {
            dialect,
            moves: lists(&pattern)?,
            effects: pattern.facts().effects,
            relation,
            warnings: findings(warnings),
            board: PhantomData,
        })
    }

    /// The notation.
    #[must_use]
    pub fn notation(&self) -> &str {
        self.warnings.notation()
    }

    /// The dialect in which the notation was read.
    #[must_use]
    pub fn dialect(&self) -> Dialect {
        self.dialect
    }

    /// What its author should know, though the notation was read; often empty.
    ///
    /// ```
    /// use betza::Board;
    /// use betza::dynamic::{Dialect, Piece};
    ///
    /// let keima = Piece::<Board<9, 9>>::read("fN")?;
    /// assert_eq!(keima.warnings().iter().count(), 1);
    /// // Naming the dialect settles it.
    /// let keima = Piece::<Board<9, 9>>::read_as(Dialect::XBetza, "fN")?;
    /// assert!(keima.warnings().is_empty());
    /// # Ok::<(), betza::dynamic::Findings>(())
    /// ```
    #[must_use]
    pub fn warnings(&self) -> &Findings {
        &self.warnings
    }

    /// Its attacks and quiet moves as functions of the occupied squares alone.
    ///
    /// It is asked once, not at each call: a piece has it or not, by the rule by which a compiled piece has the
    /// functions or not. One whose capture by arriving hangs on more, or that captures elsewhere, has only its moves.
    ///
    /// ```
    /// use betza::Board;
    /// use betza::dynamic::Piece;
    ///
    /// assert!(Piece::<Board<8, 8>>::read("mRcpR")?.relation().is_some());
    /// // A lion captures on its way.
    /// assert!(Piece::<Board<8, 8>>::read("KADNcaKmcabK")?.relation().is_none());
    /// # Ok::<(), betza::dynamic::Findings>(())
    /// ```
    #[must_use]
    pub fn relation(&self) -> Option<Relation<'_, G>> {
        let lists = self.relation.as_ref()?;
        Some(Relation { lists, board: PhantomData })
    }

    /// The squares to which it may go quietly, and those on which it may capture; nothing if its moves have an effect
    /// beyond going there.
    ///
    /// ```
    /// use betza::dynamic::Piece;
    /// # use betza::*;
    /// # struct Position(Sides<Board<8, 8>>);
    /// # impl BoardView for Position {
    /// #     type Board = Board<8, 8>;
    /// #     fn own(&self) -> Bitboard<Board<8, 8>> { self.0.own }
    /// #     fn enemy(&self) -> Bitboard<Board<8, 8>> { self.0.enemy }
    /// # }
    /// # impl Unmoved for Position { fn unmoved(&self) -> Bitboard<Board<8, 8>> { self.0.own } }
    /// # impl Kinds for Position { fn of_kinds(&self, _: KindSet) -> Bitboard<Board<8, 8>> { Bitboard::EMPTY } }
    /// # impl CheckStatus for Position { fn in_check(&self) -> bool { false } }
    /// # impl EnPassant for Position {
    /// #     fn en_passant(&self) -> Bitboard<Board<8, 8>> { Bitboard::EMPTY }
    /// #     fn en_passant_victim(&self) -> Option<Square<Board<8, 8>>> { None }
    /// # }
    /// # impl Sectors for Position {}
    /// # let start = Position(Sides { own: Bitboard::rank(1), enemy: Bitboard::rank(6) });
    /// let pawn = Piece::<Board<8, 8>>::read("fmWfcFifmW2")?;
    /// let targets = pawn.targets(&start, Color::White, "e2".parse().unwrap()).unwrap();
    /// assert_eq!(targets.quiets, Bitboard::file(4) & (Bitboard::rank(2) | Bitboard::rank(3)));
    ///
    /// let castling_king = Piece::<Board<8, 8>>::read("KisO2")?;
    /// assert_eq!(castling_king.targets(&start, Color::White, "e1".parse().unwrap()), None);
    /// # Ok::<(), betza::dynamic::Findings>(())
    /// ```
    #[must_use]
    pub fn targets<V>(&self, view: &V, color: Color, from: Square<G>) -> Option<TargetSets<G>>
    where
        V: BoardView<Board = G> + Unmoved + Kinds + CheckStatus + EnPassant + Sectors,
    {
        if self.effects {
            return None;
        }
        let scene = scene::of_view(view, color, from);
        let (reached, men) = (self.moves.squares(&scene), view.occupied().without(from));
        Some(TargetSets { quiets: reached - men, captures: reached & men })
    }

    /// Hands its moves in the position of `view` to `sink`, until the sink breaks.
    ///
    /// What a piece asks is known only at run time, so the view has to say all that any piece may ask.
    ///
    /// # Errors
    ///
    /// `ControlFlow::Break` if the sink broke.
    pub fn moves<V, S>(
        &self,
        view: &V,
        color: Color,
        from: Square<G>,
        sink: &mut S,
    ) -> ControlFlow<()>
    where
        V: BoardView<Board = G> + Unmoved + Kinds + CheckStatus + EnPassant + Sectors,
        S: MoveSink<G>,
    {
        self.moves.run(&scene::of_view(view, color, from), sink)
    }
}

/// So that it is used wherever a compiled piece is.
impl<G, V> Moves<V> for &Piece<G>
where
    G: Geometry,
    V: BoardView<Board = G> + Unmoved + Kinds + CheckStatus + EnPassant + Sectors,
{
    fn moves<S: MoveSink<G>>(
        self,
        view: &V,
        color: Color,
        from: Square<G>,
        sink: &mut S,
    ) -> ControlFlow<()> {
        Piece::moves(self, view, color, from, sink)
    }
}

impl<G: Geometry> Relation<'_, G> {
    /// The squares on which an enemy could be captured by moving there from `from`.
    ///
    /// `occupied` are the squares of all men; whether a man stands on `from` does not matter.
    #[must_use]
    pub fn attacks(self, color: Color, from: Square<G>, occupied: Bitboard<G>) -> Bitboard<G> {
        self.lists.attacks.reach(color, from, occupied)
    }

    /// The empty squares to which it may go in any game and at any time.
    #[must_use]
    pub fn quiets(self, color: Color, from: Square<G>, occupied: Bitboard<G>) -> Bitboard<G> {
        self.lists.quiets.reach(color, from, occupied) - occupied
    }

    /// The squares from which it would attack `target`, found by asking each square for its attacks.
    #[must_use]
    pub fn attackers(self, color: Color, target: Square<G>, occupied: Bitboard<G>) -> Bitboard<G> {
        let attacks = |from: &Square<G>| self.attacks(color, *from, occupied).contains(target);
        Square::all().filter(attacks).collect()
    }
}

impl<G: Geometry> Attacks for Relation<'_, G> {
    type Board = G;

    fn attacks(self, color: Color, from: Square<G>, occupied: Bitboard<G>) -> Bitboard<G> {
        Relation::attacks(self, color, from, occupied)
    }

    fn quiets(self, color: Color, from: Square<G>, occupied: Bitboard<G>) -> Bitboard<G> {
        Relation::quiets(self, color, from, occupied)
    }

    fn attackers(self, color: Color, target: Square<G>, occupied: Bitboard<G>) -> Bitboard<G> {
        Relation::attackers(self, color, target, occupied)
    }

    /// Every square: whether its paths need hurdles is not known.
    fn reach(self, color: Color, from: Square<G>) -> Bitboard<G> {
        let _ = color;
        Bitboard::FULL.without(from)
    }
}

/// The program of a pattern on the board `G`.
fn lists<G: Geometry>(pattern: &Pattern) -> Result<Lists, Vec<Diagnostic>> {
    // A board has at most 36 files and ranks.
    let flat = flatten(pattern, G::WIDTH as u16, G::HEIGHT as u16);
    let span = || pattern.movements().first().map_or(Span::gap(0), |first| first.source.0);
    flat.map(|flat| program::lists(&flat)).map_err(|too_large| vec![too_large.finding(span())])
}
