//! What does a generator of moves gain that is compiled for the processor it turns out to run on?
//!
//! One call is one position: what it costs to choose is part of the time.

use crate::questions::Random;
use crate::row::{Bound, Build, print};
use crate::timing::compare;
use betza::{
    Color, Compiled, Count, Generator, Geometry, Level, Moves, Sides, Square, dispatch, piece,
    pieces,
};
use std::hint::black_box;

pieces! {
    enum Army on 8x8 {
        King 'k' = betza "K",
        Queen 'q' = betza "Q",
        Rook 'r' = betza "R",
        Bishop 'b' = betza "B",
        Nightrider 's' = betza "NN",
        Mao 'm' = xbetza "afsW",
        Cannon 'c' = xbetza "mRcpR",
    }
}

pieces! {
    enum WideArmy on 10x10 {
        King 'k' = betza "K",
        Queen 'q' = betza "Q",
        Rook 'r' = betza "R",
        Bishop 'b' = betza "B",
        Nightrider 's' = betza "NN",
        Mao 'm' = xbetza "afsW",
        Cannon 'c' = xbetza "mRcpR",
    }
}

const POSITIONS: usize = 1024;

/// The men of both players, with the kinds of those who move.
struct Position<P, G: Geometry> {
    men: Vec<(P, Square<G>)>,
    view: Sides<G>,
}

/// Counts the moves in a position.
struct Counted<'a, P, G: Geometry>(&'a Position<P, G>);

impl<P: Moves<Sides<G>>, G: Geometry> Generator for Counted<'_, P, G> {
    type Output = usize;

    #[inline(always)]
    fn generate<L: Level>(self, level: L) -> usize {
        let mut count = Count(0);
        for (piece, from) in &self.0.men {
            let _ = piece.moves_at(level, &self.0.view, Color::White, *from, &mut count);
        }
        count.0
    }
}

/// Generators that are dispatched beside the same as they are compiled; where all is compiled for this processor there is
/// nothing to choose.
pub(crate) fn rows() {
    if Build::THIS == Build::Native {
        return;
    }
    row("an army", "8x8", &Army::ALL);
    row("an army", "10x10", &WideArmy::ALL);
    row("kings", "8x8", &[piece!(betza "K")]);
    row("rooks", "8x8", &[piece!(betza "R")]);
    row("queens", "8x8", &[piece!(betza "Q")]);
    row("nightriders", "8x8", &[piece!(betza "NN")]);
    row("maos", "8x8", &[piece!(xbetza "afsW")]);
    row("cannons", "8x8", &[piece!(xbetza "mRcpR")]);
    row("griffons", "8x8", &[piece!(betza "t[FR]")]);
    row("griffons", "10x10", &[piece!(betza "t[FR]" on 10x10)]);
    row("queens", "12x12", &[piece!(betza "Q" on 12x12)]);
    row("rooks", "10x10", &[piece!(betza "R" on 10x10)]);
}

fn row<P: Moves<Sides<G>>, G: Geometry>(name: &str, board: &str, kinds: &[P]) {
    let mut random = Random::new();
    let positions = (0..POSITIONS).map(|_| {
        let own = random.squares(8);
        let men = kinds.iter().copied().cycle().zip(own).collect();
        Position { men, view: Sides { own, enemy: random.squares(8) - own } }
    });
    let positions: Vec<Position<P, G>> = positions.collect();
    for position in &positions {
        assert_eq!(dispatch(Counted(position)), Compiled.run(Counted(position)));
    }
    let men = positions.iter().map(|position| position.men.len()).sum();
    let time = |count: fn(&Position<P, G>) -> usize| {
        let positions = &positions;
        move || {
            for position in positions {
                black_box(count(position));
            }
        }
    };
    let ours = time(|position| dispatch(Counted(position)));
    let reference = time(|position| Compiled.run(Counted(position)));
    let times = compare(men, ours, reference);
    print(&format!("moves of {name}, dispatched"), board, times, Bound::AtMost(1.0));
}
