//! How does a program run beside kernels?

use core::ops::ControlFlow;

use super::code::Program;
use super::run::run;
use super::scene::{KindSource, Scene};
use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::moves::{Effect, Group};
use crate::sink::MoveSink;

/// Hands the moves with effects to `sink`, as [`run`] does, and answers the squares of the others, for the caller to
/// join with what kernels found: so no plain move is told twice.
pub fn rest<const HEADS: usize, G, K, S>(
    program: &Program<'_>,
    scene: &Scene<G, K>,
    sink: &mut S,
) -> ControlFlow<(), Bitboard<G>>
where
    G: Geometry,
    K: KindSource<G>,
    S: MoveSink<G>,
{
    let mut apart = Apart { sink, plain: Bitboard::EMPTY };
    run::<HEADS, _, _, _>(program, scene, &mut apart)?;
    ControlFlow::Continue(apart.plain)
}

/// Keeps the squares of plain moves, and hands on the others.
struct Apart<'a, G: Geometry, S> {
    sink: &'a mut S,
    plain: Bitboard<G>,
}

impl<G: Geometry, S: MoveSink<G>> MoveSink<G> for Apart<'_, G, S> {
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        if group.effect == Effect::NONE {
            self.plain = self.plain.union(group.to);
            return ControlFlow::Continue(());
        }
        self.sink.group(group)
    }
}
