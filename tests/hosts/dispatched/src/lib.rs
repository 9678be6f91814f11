//! Does a generator of moves read the tables of the processor that it runs on?
//!
//! `tests/machine_code.rs` reads what rustc makes of it.
#![cfg(feature = "std")]
#![forbid(unsafe_code)]
#![deny(warnings)]

use betza::{Board, Color, Count, Generator, Level, Moves as _, Sides, dispatch, piece, pieces};

type Chess = Board<8, 8>;

pieces! {
    /// Some that have an index where bits are gathered, and some that have none.
    pub enum Army {
        Knight 'n' = betza "N",
        Rook 'r' = betza "R",
        Queen 'q' = betza "Q",
        Nightrider 's' = betza "NN",
        Mao 'm' = xbetza "afsW",
        Cannon 'c' = xbetza "mRcpR",
        Griffon 'g' = betza "t[FR]",
        Lion 'l' = xbetza "RcaK",
        Sergeant 't' = betza "fmRfcB",
    }
}

piece! {
    /// On two words.
    pub struct Tower = "R" on 10x10;
}

/// Counts the moves of a man of each kind from each of its squares.
pub struct Counted<'a> {
    /// The men of both players.
    pub view: &'a Sides<Chess>,
}

impl Generator for Counted<'_> {
    type Output = usize;

    #[inline(always)]
    fn generate<L: Level>(self, level: L) -> usize {
        let mut count = Count(0);
        for kind in Army::ALL {
            for from in self.view.own {
                let _ = kind.moves_at(level, self.view, Color::White, from, &mut count);
            }
        }
        count.0
    }
}

/// The moves of all men, counted by the best tables that there are.
#[inline(never)]
pub fn counted(view: &Sides<Chess>) -> usize {
    dispatch(Counted { view })
}
