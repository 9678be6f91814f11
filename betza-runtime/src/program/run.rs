//! Which moves does a program give?

use core::marker::PhantomData;
use core::ops::ControlFlow;

use super::castle::castle;
use super::code::{Movement, Program};
use super::guard::all_hold;
use super::loops::{Beginnings, Loop};
use super::path::{Found, Listener, Trace};
use super::scene::{KindSource, NoKinds, Scene};
use super::walk::Walker;
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::geometry::Geometry;
use crate::moves::{Effect, Group};
use crate::sink::MoveSink;
use crate::square::Square;
use crate::view::{Sectors, Sides};

/// Hands the moves of `program` in the position of `scene` to `sink`, until the sink breaks.
///
/// `HEADS` is above every [`Leg::head`](super::Leg::head) of the program. Each move is handed out once: those
/// without effects in one group, after the others.
///
/// ```
/// use betza_runtime::program::*;
/// use betza_runtime::{Bitboard, Board, Color, Count, KindSet, Square};
///
/// // A wazir: one orthogonal step to an empty square or to an enemy.
/// let wazir = Program {
///     movements: &[Movement::Walk {
///         guards: Run::default(),
///         after: Run::default(),
///         starts: Run { start: 0, end: 1 },
///         vanishes: false,
///         passes: false,
///     }],
///     starts: &[Start { headings: 0b0101_0101, leg: 0 }],
///     legs: &[Leg {
///         from_origin: false,
///         ring: Ring::Grid(1),
///         cycle: Cycle::STRAIGHT,
///         wrap_files: false,
///         wrap_ranks: false,
///         min: 1,
///         max: 1,
///         guards: Run::default(),
///         pass: Class::of(0),
///         landings: Run { start: 0, end: 1 },
///         edges: Run::default(),
///         head: NO_HEAD,
///     }],
///     landings: &[Landing { on: Class::of(Class::EMPTY | Class::ENEMY), effects: Run::default() }],
///     edges: &[],
///     effects: &[],
///     guards: &[],
///     places: &[],
/// };
/// let scene = Scene {
///     color: Color::White,
///     from: Square::<Board<8, 8>>::new(0).unwrap(),
///     own: Bitboard::EMPTY,
///     enemy: Bitboard::EMPTY,
///     unmoved: Bitboard::EMPTY,
///     kinds: NoKinds,
///     in_check: false,
///     en_passant: Bitboard::EMPTY,
///     victim: None,
///     own_sector: Bitboard::EMPTY,
///     enemy_sector: Bitboard::EMPTY,
///     light: Bitboard::EMPTY,
/// };
/// let mut count = Count(0);
/// let _ = run::<0, _, _, _>(&wazir, &scene, &mut count);
/// assert_eq!(count, Count(2));
/// ```
pub fn run<const HEADS: usize, G, K, S>(
    program: &Program<'_>,
    scene: &Scene<G, K>,
    sink: &mut S,
) -> ControlFlow<()>
where
    G: Geometry,
    K: KindSource<G>,
    S: MoveSink<G>,
{
    run_with::<[Loop<G>; HEADS], _, _, _>(program, scene, sink)
}

/// The same with a place for loops chosen by the caller: `B` takes as many as the program has.
pub fn run_with<B, G, K, S>(
    program: &Program<'_>,
    scene: &Scene<G, K>,
    sink: &mut S,
) -> ControlFlow<()>
where
    B: Beginnings<G>,
    G: Geometry,
    K: KindSource<G>,
    S: MoveSink<G>,
{
    let beginnings = PhantomData;
    let mut reporter =
        Reporter::<'_, G, K, S, B> { program, scene, sink, plain: Bitboard::EMPTY, beginnings };
    let walker = &mut Walker::<'_, G, K, _, B> {
        program,
        scene,
        allowed: Bitboard::FULL,
        listener: &mut reporter,
        beginnings,
    };
    walker.walk()?;
    let plain = Group { from: scene.from, to: reporter.plain, effect: Effect::NONE };
    castlings(program, scene, reporter.sink)?;
    reporter.sink.group(plain)
}

/// Reports results as they are found, each at the first of its paths.
struct Reporter<'a, G: Geometry, K, S, B> {
    program: &'a Program<'a>,
    scene: &'a Scene<G, K>,
    sink: &'a mut S,
    plain: Bitboard<G>,
    beginnings: PhantomData<B>,
}

impl<G, K, S, B> Listener<G> for Reporter<'_, G, K, S, B>
where
    G: Geometry,
    K: KindSource<G>,
    S: MoveSink<G>,
    B: Beginnings<G>,
{
    fn found(&mut self, found: Found<G>, path: &Trace<'_>) -> ControlFlow<()> {
        if found.is_plain() {
            self.plain = self.plain.with(found.to);
            return ControlFlow::Continue(());
        }
        if !self.is_first(&found, path) {
            return ControlFlow::Continue(());
        }
        let Found { to, removed, lost, promotion, marks } = found;
        let effect = Effect { removed, lost, partner: None, promotion, marks };
        self.sink.group(Group { from: self.scene.from, to: Bitboard::from_square(to), effect })
    }
}

impl<G, K, S, B> Reporter<'_, G, K, S, B>
where
    G: Geometry,
    K: KindSource<G>,
    S: MoveSink<G>,
    B: Beginnings<G>,
{
    /// Whether no path before `path` comes to the same result.
    fn is_first(&self, found: &Found<G>, path: &Trace<'_>) -> bool {
        let mut search = Search { wanted: *found, path, is_first: false };
        let mut walker = Walker::<'_, G, K, _, B> {
            program: self.program,
            scene: self.scene,
            allowed: found.removed.with(found.to),
            listener: &mut search,
            beginnings: PhantomData,
        };
        match walker.walk() {
            ControlFlow::Continue(()) | ControlFlow::Break(()) => search.is_first,
        }
    }
}

/// Looks for the first path to a result, and breaks there.
struct Search<'a, G: Geometry> {
    wanted: Found<G>,
    path: &'a Trace<'a>,
    is_first: bool,
}

impl<G: Geometry> Listener<G> for Search<'_, G> {
    fn found(&mut self, found: Found<G>, path: &Trace<'_>) -> ControlFlow<()> {
        if found != self.wanted {
            return ControlFlow::Continue(());
        }
        self.is_first = path == self.path;
        ControlFlow::Break(())
    }
}

/// Castlings have no other path than their own; a second movement that says the same is left out by its number.
fn castlings<G, K, S>(program: &Program<'_>, scene: &Scene<G, K>, sink: &mut S) -> ControlFlow<()>
where
    G: Geometry,
    K: KindSource<G>,
    S: MoveSink<G>,
{
    for (number, movement) in program.movements.iter().enumerate() {
        let Movement::Castle { guards, castling } = movement else { continue };
        if !all_hold(program, scene, *guards, scene.from, Bitboard::EMPTY) {
            continue;
        }
        castle(scene, castling, |castled| {
            let seen_before = program.movements.iter().take(number).any(|earlier| {
                let Movement::Castle { guards, castling } = earlier else { return false };
                all_hold(program, scene, *guards, scene.from, Bitboard::EMPTY)
                    && castle(scene, castling, |other| {
                        if other == castled {
                            ControlFlow::Break(())
                        } else {
                            ControlFlow::Continue(())
                        }
                    })
                    .is_break()
            });
            if seen_before {
                return ControlFlow::Continue(());
            }
            let (to, home, partner_to) = castled;
            let effect = Effect { partner: Some((home, partner_to)), ..Effect::NONE };
            sink.group(Group { from: scene.from, to: Bitboard::from_square(to), effect })
        })?;
    }
    ControlFlow::Continue(())
}

/// The squares of all moves of a program without effects.
pub fn squares<const HEADS: usize, G, K>(program: &Program<'_>, scene: &Scene<G, K>) -> Bitboard<G>
where
    G: Geometry,
    K: KindSource<G>,
{
    let mut sink = Gather(Bitboard::EMPTY);
    match run::<HEADS, _, _, _>(program, scene, &mut sink) {
        ControlFlow::Continue(()) | ControlFlow::Break(()) => sink.0,
    }
}

/// The squares where a program of a relation ends: one that asks for nothing beyond color, square and occupancy.
pub fn reach<const HEADS: usize, G: Geometry>(
    program: &Program<'_>,
    color: Color,
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G> {
    let plain = Sides::<G>::default();
    let scene = Scene {
        color,
        from,
        own: Bitboard::EMPTY,
        enemy: occupied,
        unmoved: Bitboard::EMPTY,
        kinds: NoKinds,
        in_check: false,
        en_passant: Bitboard::EMPTY,
        victim: None,
        own_sector: plain.own_sector(color),
        enemy_sector: plain.enemy_sector(color),
        light: plain.light_squares(),
    };
    squares::<HEADS, _, _>(program, &scene).without(from)
}

/// Gathers squares.
struct Gather<G: Geometry>(Bitboard<G>);

impl<G: Geometry> MoveSink<G> for Gather<G> {
    fn group(&mut self, group: Group<G>) -> ControlFlow<()> {
        self.0 = self.0.union(group.to);
        ControlFlow::Continue(())
    }
}
