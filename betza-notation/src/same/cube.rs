//! In which positions does a path exist, and do some paths cover another?

use super::states::{Mask, States};
use super::{Budget, Spent};
use crate::interp::Cell;
use alloc::vec::Vec;

/// A set of positions: for some squares, what may stand there. Squares that are not named are free.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Cube(Vec<(Cell, Mask)>);

impl Cube {
    /// What may stand on squares, of which each is named once.
    pub(super) fn of(squares: impl Iterator<Item = (Cell, Mask)>) -> Cube {
        let mut squares: Vec<_> = squares.collect();
        squares.sort();
        Cube(squares)
    }

    /// What may stand on `cell`, if that is not free.
    fn mask(&self, cell: Cell) -> Option<Mask> {
        let found = self.0.binary_search_by_key(&cell, |(cell, _)| *cell).ok()?;
        Some(self.0[found].1)
    }

    /// The positions of this cube in which one of `mask` stands on `cell`, if there are any.
    pub(super) fn with(&self, cell: Cell, mask: Mask, states: &States) -> Option<Cube> {
        let place = self.0.binary_search_by_key(&cell, |(cell, _)| *cell);
        let narrowed = mask & place.map_or(states.all(), |found| self.0[found].1);
        if narrowed == 0 {
            return None;
        }
        let mut cube = self.clone();
        match place {
            Ok(found) => cube.0[found].1 = narrowed,
            Err(_) if narrowed == states.all() => {}
            Err(place) => cube.0.insert(place, (cell, narrowed)),
        }
        Some(cube)
    }

    /// Whether every position of `other` is one of this cube.
    pub(super) fn includes(&self, other: &Cube) -> bool {
        self.0
            .iter()
            .all(|(cell, mask)| other.mask(*cell).is_some_and(|theirs| theirs & !mask == 0))
    }

    /// Whether there is a position of both cubes.
    fn meets(&self, other: &Cube) -> bool {
        self.0.iter().all(|(cell, mask)| other.mask(*cell).is_none_or(|theirs| theirs & mask != 0))
    }

    /// The squares that are not free.
    pub(super) fn squares(&self) -> &[(Cell, Mask)] {
        &self.0
    }
}

/// Positions of `cube` that are in none of `others`, if there are any.
pub(super) fn uncovered(
    cube: &Cube,
    others: &[&Cube],
    states: &States,
    budget: &mut Budget,
) -> Result<Option<Cube>, Spent> {
    budget.spend(1 + others.len() * (1 + cube.0.len()))?;
    let near: Vec<&Cube> = others.iter().copied().filter(|other| other.meets(cube)).collect();
    let outside = |other: &Cube| -> Vec<(Cell, Mask)> {
        let is_out =
            |(cell, mask): &&(Cell, Mask)| cube.mask(*cell).is_none_or(|ours| ours & !mask != 0);
        other.0.iter().filter(is_out).copied().collect()
    };
    // The cube that is nearest to covering it says where to split.
    let Some(split) = near.iter().map(|other| outside(other)).min_by_key(Vec::len) else {
        return Ok(Some(cube.clone()));
    };
    let Some((cell, mask)) = split.first().copied() else { return Ok(None) };
    for part in [mask, states.all() & !mask] {
        if let Some(part) = cube.with(cell, part, states)
            && let Some(left) = uncovered(&part, &near, states, budget)?
        {
            return Ok(Some(left));
        }
    }
    Ok(None)
}
