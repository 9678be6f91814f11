//! Which tokens are handed to rustc?
//!
//! A plan says which kernels answer, and a function of the plan in which form lines are looked at; this room writes the
//! calls down. Emitted code names only what stands in the facade's `__private`, holds no `unsafe`, does not allocate, needs no `allow`, and is the same to the
//! byte for the same input.

mod army;
mod at_level;
mod board;
mod docs;
mod functions;
mod groups;
mod item;
mod level_one;
mod levels;
mod names;
mod program;
mod reach;
mod shared;
mod steps;
mod using;

use crate::board::Board;
use crate::plan::{Moves, Plan, Summary};
use crate::portrait::Portrait;
pub(crate) use army::army;
use betza_notation::pattern::{Facts, Pattern};
use betza_notation::{Dialect, NoRelation};
pub(crate) use board::board;
pub(crate) use item::{expression, item};
use names::Names;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, quote};
use shared::Shared;

/// The paths, names and tables that emitted code may use.
pub(crate) struct Paths {
    /// The facade, as its wrapper named itself.
    facade: TokenStream,
    /// The same with what stands hidden in it, in short.
    private: Ident,
    /// The type of a board that the author has not named.
    board: Ident,
    names: Names,
    /// The tables that it may read.
    shared: Shared,
}

impl Paths {
    /// Below this path of the facade, beside what the author wrote.
    pub(crate) fn new(facade: TokenStream, written: &TokenStream) -> Self {
        let names = Names::beside(written);
        let (private, board) = (names.name("runtime"), names.name("Here"));
        Paths { facade, private, board, names, shared: Shared::default() }
    }

    /// `$crate::__private`, where short names are not declared.
    fn outside(&self) -> TokenStream {
        let facade = &self.facade;
        quote!(#facade::__private)
    }

    /// The same where they are: without them half of what rustc reads would be paths.
    fn private(&self) -> &Ident {
        &self.private
    }

    /// The type of the board, where short names are declared.
    fn board(&self, board: &Board) -> TokenStream {
        let unnamed = || self.board.to_token_stream();
        board.name.as_ref().map_or_else(unnamed, |name| name.path.clone())
    }

    /// The short names, for the block around what is emitted.
    fn short_names(&self, board: &Board) -> TokenStream {
        let (outside, private, name) = (self.outside(), &self.private, &self.board);
        let board = board.name.is_none().then(|| {
            let (width, height) = (number(board.shape.width), number(board.shape.height));
            quote!(type #name = #private::Board<#width, #height>;)
        });
        quote!(use #outside as #private; #board)
    }
}

/// A number as a person would write it.
pub(crate) fn number(value: usize) -> Literal {
    Literal::usize_unsuffixed(value)
}

/// A piece that is ready to be written down.
pub(crate) struct Compiled {
    board: Board,
    content: Content,
}

/// Which of the functions of numbers alone a type has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum HasLevelOne {
    /// All.
    WithConstants,
    /// All but the one for constants.
    Yes,
    /// None, and why.
    No(NoRelation),
}

enum Content {
    /// A piece with its plan.
    Piece {
        notation: String,
        dialect: Dialect,
        facts: Facts,
        plan: Box<Plan>,
        portrait: Portrait,
        summary: Summary,
    },
    /// The same functions with empty answers, so that nothing but the error itself is reported.
    Stub,
}

impl Compiled {
    /// A piece with its plan.
    pub(crate) fn new(
        board: Board,
        notation: String,
        dialect: Dialect,
        pattern: &Pattern,
        plan: Plan,
    ) -> Self {
        let portrait = Portrait::of(pattern, &notation, dialect, board.shape);
        let (facts, summary) = (pattern.facts(), plan.summary(board.shape));
        let plan = Box::new(plan);
        let content = Content::Piece { notation, dialect, facts, plan, portrait, summary };
        Compiled { board, content }
    }

    /// What stands in for a piece with mistakes.
    pub(crate) fn stub(board: Board) -> Self {
        Compiled { board, content: Content::Stub }
    }

    /// Which functions of numbers it has; a stub has all.
    fn level_one(&self) -> HasLevelOne {
        match &self.content {
            Content::Stub => HasLevelOne::WithConstants,
            Content::Piece { plan, .. } => match &plan.level_one {
                Err(why) => HasLevelOne::No(*why),
                Ok(level_one) if level_one.attacks.is_constant() => HasLevelOne::WithConstants,
                Ok(_) => HasLevelOne::Yes,
            },
        }
    }

    /// Whether it has more for a processor that may be found when the program runs.
    fn is_detected(&self) -> bool {
        match &self.content {
            Content::Stub => false,
            Content::Piece { plan, .. } => plan.detected.is_some(),
        }
    }

    /// Whether its moves are two sets of squares.
    fn has_targets(&self) -> bool {
        match &self.content {
            Content::Stub => true,
            Content::Piece { plan, .. } => match plan.moves {
                Moves::Sets { .. } => true,
                Moves::Groups(_) => false,
                Moves::Program { effects, .. } => !effects,
            },
        }
    }

    /// Holds the author to the size of his own board; nothing of a stub hangs on it.
    fn size_check(&self, paths: &Paths) -> Option<TokenStream> {
        match &self.content {
            Content::Stub => None,
            Content::Piece { .. } => board::size_check(paths, &self.board),
        }
    }

    /// The notation as written; that of a stub is empty.
    fn notation(&self) -> &str {
        match &self.content {
            Content::Piece { notation, .. } => notation,
            Content::Stub => "",
        }
    }

    /// Its kernels and their bytes; a stub has none.
    pub(crate) fn summary(&self) -> Summary {
        match &self.content {
            Content::Piece { summary, .. } => summary.clone(),
            Content::Stub => Summary::default(),
        }
    }

    /// What is said and drawn of it; nothing of a stub.
    fn portrait(&self) -> &Portrait {
        match &self.content {
            Content::Piece { portrait, .. } => portrait,
            Content::Stub => const { &Portrait::EMPTY },
        }
    }
}
