//! How does the interpreter see a position?

use crate::pattern::Side;
use alloc::collections::BTreeSet;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

/// A square by file and rank, both from 0; a1 is White's left corner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// Files to the right of the a-file.
    pub file: u16,
    /// Ranks above the first.
    pub rank: u16,
}

impl Cell {
    /// The square at `file` and `rank`.
    pub const fn new(file: u16, rank: u16) -> Self {
        Cell { file, rank }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Bijective base 26: after z come aa, ab, …
        let (mut letters, mut n) = (Vec::new(), self.file + 1);
        while n > 0 {
            letters.push(char::from(b'a' + ((n - 1) % 26) as u8));
            n = (n - 1) / 26;
        }
        letters.iter().rev().try_for_each(|letter| write!(f, "{letter}"))?;
        write!(f, "{}", self.rank + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a square such as `e4`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotACell;

impl fmt::Display for NotACell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a square is written as file letters and a rank number, as in e4")
    }
}

impl core::error::Error for NotACell {}

impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Self, NotACell> {
        let digits = text.find(|c: char| !c.is_ascii_lowercase()).ok_or(NotACell)?;
        let (letters, number) = text.split_at(digits);
        if letters.is_empty() || letters.len() > 2 {
            return Err(NotACell);
        }
        let file = letters.bytes().fold(0, |n, letter| n * 26 + u16::from(letter - b'a') + 1);
        let rank: u16 = number.parse().map_err(|_| NotACell)?;
        let rank = rank.checked_sub(1).ok_or(NotACell)?;
        Ok(Cell { file: file - 1, rank })
    }
}

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Man {
    /// Whose.
    pub side: Side,
    /// The letter of its kind, if that matters.
    pub kind: Option<char>,
    /// Whether it has moved since the game began.
    pub moved: bool,
}

/// A mailbox: a man or nothing for each square, and what the rules of the game add.
#[derive(Clone, Debug)]
pub struct Board {
    /// Files.
    pub width: u16,
    /// Ranks.
    pub height: u16,
    /// The men, rank by rank from a1.
    pub men: Vec<Option<Man>>,
    /// The squares on which the last double step may be taken, and the man taken there.
    pub en_passant: Option<(BTreeSet<Cell>, Cell)>,
    /// Whether the player who moves is in check.
    pub in_check: bool,
}

impl Board {
    /// An empty board.
    pub fn new(width: u16, height: u16) -> Self {
        let men = vec![None; usize::from(width) * usize::from(height)];
        Board { width, height, men, en_passant: None, in_check: false }
    }

    /// The man on `cell`, which is on the board.
    pub fn man(&self, cell: Cell) -> Option<Man> {
        self.men[self.index(cell)]
    }

    /// Puts `man` on `cell`, which is on the board.
    pub fn put(&mut self, cell: Cell, man: Man) {
        let index = self.index(cell);
        self.men[index] = Some(man);
    }

    /// All squares, rank by rank from a1.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let width = self.width;
        (0..self.height).flat_map(move |rank| (0..width).map(move |file| Cell { file, rank }))
    }

    fn index(&self, cell: Cell) -> usize {
        usize::from(cell.rank) * usize::from(self.width) + usize::from(cell.file)
    }
}
