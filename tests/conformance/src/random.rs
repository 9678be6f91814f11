//! Which positions should engines be compared on?

use crate::row::{EnPassant, Row};
use betza_notation::interp::Cell;

/// A small generator of numbers (xorshift64*, Vigna 2016), so that a failure is the same on every machine.
#[derive(Clone, Debug)]
pub struct Random(u64);

/// The kinds of men on random boards: the royal one, and those that notations of the tests name.
const KINDS: [char; 6] = ['K', 'Q', 'R', 'B', 'S', 'N'];

impl Random {
    /// The numbers that follow from `seed`.
    pub fn new(seed: u64) -> Self {
        // The state must not be 0.
        Random(seed | 1 << 63)
    }

    fn next(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// A number below `bound`, which is at most 2^16.
    pub fn below(&mut self, bound: u16) -> u16 {
        // The bias of the remainder does not matter here.
        ((self.next() >> 33) % u64::from(bound)) as u16
    }

    fn one_in(&mut self, bound: u16) -> bool {
        self.below(bound) == 0
    }

    /// A position of `notation` on a board of `size`, from empty to two thirds full, with all that a piece may ask:
    /// kinds, men that have not moved, a check, a double step near the piece; in one of four, rooks at home.
    pub fn row(&mut self, id: String, notation: &str, (width, height): (u16, u16)) -> Row {
        let from = Cell::new(self.below(width), self.below(height));
        let mut men: [Vec<(Cell, char)>; 2] = [Vec::new(), Vec::new()];
        let crowd = self.below(5);
        for rank in 0..height {
            for file in 0..width {
                let cell = Cell::new(file, rank);
                if cell != from && self.below(6) < crowd {
                    let kind = KINDS[usize::from(self.below(KINDS.len() as u16))];
                    men[usize::from(self.below(2))].push((cell, kind));
                }
            }
        }
        if self.one_in(4) {
            self.clear_the_way(&mut men, from, width);
        }
        let empty = |cell: &Cell| *cell != from && men.iter().flatten().all(|man| man.0 != *cell);
        let near: Vec<Cell> = around(from, width, height).filter(empty).collect();
        let squares: Vec<Cell> = near.into_iter().filter(|_| self.one_in(3)).take(2).collect();
        let [own, enemy] = men;
        let victim = enemy.get(usize::from(self.below(enemy.len().max(1) as u16)));
        let ep = victim.filter(|_| !squares.is_empty()).map(|(victim, _)| EnPassant {
            squares: squares.iter().map(ToString::to_string).collect(),
            victim: victim.to_string(),
        });
        let unmoved = own.iter().filter(|_| !self.one_in(3)).map(|(cell, _)| cell.to_string());
        let unmoved = unmoved.collect();
        let said = |men: &[(Cell, char)]| {
            men.iter().map(|(cell, kind)| format!("{kind}@{cell}")).collect::<Vec<_>>()
        };
        let side = if self.one_in(2) { "white" } else { "black" };
        Row {
            id,
            dialects: Vec::new(),
            notation: notation.to_owned(),
            width,
            height,
            from: from.to_string(),
            side: side.to_owned(),
            virgin: self.one_in(2),
            own: said(&own),
            enemy: said(&enemy),
            unmoved,
            in_check: self.one_in(3),
            ep,
            moves: None,
        }
    }

    /// Leaves own rooks on or beside the edges of the piece's rank, and nothing between.
    fn clear_the_way(&mut self, men: &mut [Vec<(Cell, char)>; 2], from: Cell, width: u16) {
        men.iter_mut().for_each(|men| men.retain(|(cell, _)| cell.rank != from.rank));
        let inwards = self.below(2);
        for file in [inwards, width - 1 - inwards] {
            if file != from.file {
                men[0].push((Cell::new(file, from.rank), 'R'));
            }
        }
        men[0].dedup();
    }
}

/// The squares at most two steps away.
fn around(from: Cell, width: u16, height: u16) -> impl Iterator<Item = Cell> {
    let ranks = from.rank.saturating_sub(2)..(from.rank + 3).min(height);
    ranks.flat_map(move |rank| {
        let files = from.file.saturating_sub(2)..(from.file + 3).min(width);
        files.map(move |file| Cell::new(file, rank))
    })
}
