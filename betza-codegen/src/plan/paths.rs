//! What must stand where for a square to be reached?
//!
//! Every movement whose end hangs on occupancy alone, square by square: its paths, each with the squares that must be
//! empty for it and those that must be occupied. Guards on color and square, joined edges, turns and lengths are all
//! resolved here.
// From here on: no legs, no headings, no guards.

mod walk;

use super::{Line, Ride, leap};
use crate::board::Shape;
use crate::squares::Squares;
use betza_notation::pattern::{Movement, Side};
pub(super) use walk::Ending;

/// One way to reach a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Path {
    /// These must be empty.
    pub(crate) clear: Squares,
    /// These must be occupied.
    pub(crate) hurdles: Squares,
    /// The square it leads to.
    pub(crate) to: usize,
}

impl Path {
    /// The squares that it asks about.
    pub(crate) fn asked(&self) -> Squares {
        self.clear.union(self.hurdles)
    }

    /// Whether it is open wherever `other`, to the same square, is.
    fn includes(&self, other: &Path) -> bool {
        self.to == other.to
            && self.clear.is_subset(other.clear)
            && self.hurdles.is_subset(other.hurdles)
    }
}

/// The paths from each square of a board, for one color.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Paths(pub(crate) Vec<Vec<Path>>);

impl Paths {
    /// All paths of `movements` to the squares where they end, unless there are too many of them, or of squares.
    pub(super) fn of(
        movements: &[&Movement],
        board: Shape,
        side: Side,
        ending: Ending,
    ) -> Option<Self> {
        if !board.has_tables() {
            return None;
        }
        (0..board.squares())
            .map(|from| {
                let mut paths = Vec::new();
                for movement in movements {
                    paths.extend(walk::walk(movement, board, side, from, ending)?);
                }
                Some(least(paths))
            })
            .collect::<Option<_>>()
            .map(Paths)
    }

    /// White's paths of a ride.
    pub(super) fn of_ride(ride: &Ride, board: Shape) -> Self {
        let step = |from: usize, (dx, dy): (i16, i16)| {
            let file = (from % board.width).checked_add_signed(dx.into())?;
            let rank = (from / board.width).checked_add_signed(dy.into())?;
            (file < board.width && rank < board.height).then_some(rank * board.width + file)
        };
        let paths = (0..board.squares()).map(|from| {
            let ends = ride.within.as_ref().map(|orbits| leap::landings(orbits, board, from));
            let mut paths = Vec::new();
            for Line { dx, dy, up, down } in ride.lines.iter().copied() {
                for (vector, limit) in [((dx, dy), up), ((-dx, -dy), down)] {
                    let (mut clear, mut here) = (Squares::NONE, from);
                    for _ in 0..limit {
                        let Some(to) = step(here, vector) else { break };
                        if ends.is_none_or(|ends| ends.contains(to)) {
                            // Lines of one step cross nowhere but where they begin: no square has two paths.
                            paths.push(Path { clear, hurdles: Squares::NONE, to });
                        }
                        clear.insert(to);
                        here = to;
                    }
                }
            }
            paths.sort_unstable_by_key(|path| path.to);
            paths
        });
        Paths(paths.collect())
    }

    /// The same paths told from their other ends: what leads to a square, by the squares where it comes from.
    pub(crate) fn reversed(&self) -> Paths {
        let mut reversed = vec![Vec::new(); self.0.len()];
        for (from, paths) in self.0.iter().enumerate() {
            for path in paths {
                reversed[path.to].push(Path { to: from, ..*path });
            }
        }
        Paths(reversed)
    }
}

/// The paths without those that are open only where another to the same square is.
fn least(mut paths: Vec<Path>) -> Vec<Path> {
    paths.sort_by_cached_key(|path| (path.to, path.asked().len(), *path));
    let mut kept: Vec<Path> = Vec::new();
    let mut first = 0;
    for path in paths {
        if kept.get(first).is_some_and(|other| other.to != path.to) {
            first = kept.len();
        }
        if !kept[first..].iter().any(|other| other.includes(&path)) {
            kept.push(path);
        }
    }
    kept
}
