//! Are two patterns one piece on this board?
//!
//! Equal patterns are equal pieces. Otherwise both are walked from every square, for both colors, over a board on
//! which nothing is known: each move that a path makes has a cube, which says for the squares that the path has looked
//! at what may stand there. Two patterns are one piece if for each move the cubes of the one and of the other cover
//! the same positions, which is proved by splitting cases. Where they do not, the position that is left over is put
//! before the reference interpreter, so a difference is always one that can be seen on a board.
//!
//! En-passant marks, the squares that a double step leaves behind, are not compared: only Betza's notation has them.

mod cube;
mod difference;
mod states;
#[cfg(test)]
mod tests;
mod walk;

use crate::interp::{Board, Scene};
use crate::pattern::{Pattern, Side};
use alloc::boxed::Box;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use cube::Cube;
pub use difference::{Difference, Which};
use states::States;
use walk::Key;

/// Steps and comparisons that a proof may take, for all squares together.
pub const MAX_WORK: u32 = 1_000_000;
/// Steps that the search for a difference may take where a proof takes too many.
pub const MAX_SEARCH: u32 = 200_000;
/// States of one square that a proof can tell apart.
pub const MAX_STATES: usize = 64;

/// What is known about two patterns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sameness {
    /// They are one piece.
    Same(Proof),
    /// They are two pieces.
    Different(Box<Difference>),
    /// Nothing is known.
    NotProved(Doubt),
}

/// How it is known that two patterns are one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proof {
    /// They are equal: one piece on every board.
    EqualPatterns,
    /// They give the same moves from every square of this board in every position.
    EverySquare,
}

/// Why nothing is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// The proof would take more than [`MAX_WORK`] steps, and no difference was found by trying positions.
    TooMuchWork,
    /// The patterns ask for more kinds of men than [`MAX_STATES`] allows.
    TooManyKinds,
    /// They remove men in ways that are the same in some positions and not in others.
    Removals,
}

/// The work is used up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Spent;

/// How much work is left.
struct Budget(u32);

impl Budget {
    fn spend(&mut self, work: usize) -> Result<(), Spent> {
        let work = u32::try_from(work).map_err(|_| Spent)?;
        self.0 = self.0.checked_sub(work).ok_or(Spent)?;
        Ok(())
    }
}

/// Whether two patterns are one piece on a board of `width` by `height` squares.
///
/// ```
/// use betza_notation::{read, same::{Sameness, same}};
/// let (seven, bishop) = (read(None, "F7").unwrap().pattern, read(None, "B").unwrap().pattern);
/// assert!(matches!(same(&seven, &bishop, 8, 8), Sameness::Same(_)));
/// let Sameness::Different(difference) = same(&seven, &bishop, 9, 9) else { panic!() };
/// assert_eq!((difference.from.to_string(), difference.outcome.to.to_string()), ("a1".into(), "i9".into()));
/// ```
pub fn same(first: &Pattern, second: &Pattern, width: u16, height: u16) -> Sameness {
    if first == second {
        return Sameness::Same(Proof::EqualPatterns);
    }
    let Some(states) = States::of([first, second]) else {
        return Sameness::NotProved(Doubt::TooManyKinds);
    };
    let either = |asks: fn(&Pattern) -> bool| asks(first) || asks(second);
    let moved = if either(|p| p.facts().unmoved) { &[false, true][..] } else { &[false] };
    let in_check = if either(|p| p.facts().check) { &[false, true][..] } else { &[false] };
    let everywhere = |given: &mut dyn FnMut(&Scene<'_>) -> Cube, budget: &mut Budget| {
        for in_check in in_check {
            let mut board = Board::new(width, height);
            board.in_check = *in_check;
            for side in [Side::White, Side::Black] {
                for moved in moved {
                    for from in board.cells() {
                        let scene = Scene { board: &board, side, moved: *moved, from };
                        let given = given(&scene);
                        let pair = [first, second];
                        if let Some(answer) = compare(pair, &scene, &states, &given, budget)? {
                            return Ok(Some(answer));
                        }
                    }
                }
            }
        }
        Ok(None)
    };
    // A difference that an empty board shows is the plainest one.
    let mut empty = |scene: &Scene<'_>| states.position(scene, || 0);
    if let Ok(Some(answer)) = everywhere(&mut empty, &mut Budget(MAX_SEARCH)) {
        return answer;
    }
    match everywhere(&mut |_| Cube::default(), &mut Budget(MAX_WORK)) {
        Ok(None) => return Sameness::Same(Proof::EverySquare),
        Ok(Some(answer)) => return answer,
        Err(Spent) => {}
    }
    let mut random = Random(0x2545_F491);
    let mut crowded = |scene: &Scene<'_>| {
        // Two squares of three are empty.
        states.position(scene, || match random.below(3) {
            0 => random.below(states.count()),
            _ => 0,
        })
    };
    let mut budget = Budget(MAX_SEARCH);
    while let Ok(answer) = everywhere(&mut crowded, &mut budget) {
        if let Some(answer) = answer {
            return answer;
        }
    }
    Sameness::NotProved(Doubt::TooMuchWork)
}

/// Numbers that are the same at every run: an expansion must not depend on chance.
struct Random(u32);

impl Random {
    /// A number below `limit`.
    fn below(&mut self, limit: usize) -> usize {
        // xorshift32 (Marsaglia 2003)
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        self.0 as usize % limit.max(1)
    }
}

/// What speaks against the sameness of two patterns on one square, in the positions of `given`, if anything does.
fn compare(
    patterns: [&Pattern; 2],
    scene: &Scene<'_>,
    states: &States,
    given: &Cube,
    budget: &mut Budget,
) -> Result<Option<Sameness>, Spent> {
    budget.spend(1)?;
    let first = walk::walk(patterns[0], scene, states, given, budget)?;
    let second = walk::walk(patterns[1], scene, states, given, budget)?;
    let none = Vec::new();
    for (some, other) in [(&first, &second), (&second, &first)] {
        for (key, cubes) in some {
            let others: Vec<&Cube> = other.get(key).unwrap_or(&none).iter().collect();
            for cube in cubes {
                if let Some(left) = cube::uncovered(cube, &others, states, budget)? {
                    let difference = difference::see(patterns, scene, states, &left);
                    return Ok(Some(match difference {
                        Some(difference) => Sameness::Different(Box::new(difference)),
                        None => Sameness::NotProved(Doubt::Removals),
                    }));
                }
            }
        }
    }
    Ok(None)
}

/// All moves from one square, each with the positions in which it is there.
type Moves = BTreeMap<Key, Vec<Cube>>;
