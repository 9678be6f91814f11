//! What do the tests of several rooms share?

use crate::bitboard::Bitboard;
use crate::geometry::Geometry;
use crate::square::Square;

/// The squares drawn as anything but `.`, the last rank on top; blanks at line ends do not count.
pub(crate) fn drawn<G: Geometry>(text: &str) -> Bitboard<G> {
    let mut set = Bitboard::EMPTY;
    let ranks = text.lines().map(str::trim).filter(|line| !line.is_empty());
    for (from_top, line) in ranks.enumerate() {
        for (file, mark) in line.split_whitespace().enumerate() {
            let rank = G::HEIGHT.checked_sub(1 + from_top).expect("too many ranks drawn");
            let square = Square::at(file, rank).expect("too many files drawn");
            if mark != "." {
                set.extend([square]);
            }
        }
    }
    set
}

/// Numbers without pattern, the same in every run (xorshift, Marsaglia 2003).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn word(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A set with about `percent` of the squares.
    pub(crate) fn set<G: Geometry>(&mut self, percent: u64) -> Bitboard<G> {
        Square::all().filter(|_| (self.word() >> 32) % 100 < percent).collect()
    }
}
