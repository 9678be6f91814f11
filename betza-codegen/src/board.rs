//! Which board is a piece compiled for?

use crate::squares::MOST_SQUARES;

/// The greatest width and height that have full speed.
const MAX_SIDE: usize = 16;

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) width: usize,
    pub(crate) height: usize,
}

impl Shape {
    /// 8x8, where no other board is named.
    pub(crate) const CHESS: Shape = Shape { width: 8, height: 8 };

    /// Whether there is such a board.
    pub(crate) fn is_on_offer(self) -> bool {
        let fits = |side: usize| (1..=MAX_SIDE).contains(&side);
        fits(self.width) && fits(self.height)
    }

    /// The number of squares.
    pub(crate) fn squares(self) -> usize {
        self.width * self.height
    }

    /// Whether tables with an entry a square are made for it.
    pub(crate) fn has_tables(self) -> bool {
        self.squares() <= MOST_SQUARES
    }

    /// The words of a set of squares.
    pub(crate) fn words(self) -> usize {
        self.squares().div_ceil(64)
    }

    /// The length of a table with one entry a square, padded so that a mask replaces the bounds check.
    pub(crate) fn table_length(self) -> usize {
        self.squares().next_power_of_two()
    }

    /// How many steps of `(dx, dy)` fit on the board at most.
    pub(crate) fn longest_ride(self, dx: i32, dy: i32) -> u16 {
        let fit = |room: usize, step: i32| match step.unsigned_abs() as usize {
            0 => usize::MAX,
            step => (room - 1) / step,
        };
        let steps = fit(self.width, dx).min(fit(self.height, dy));
        u16::try_from(steps).unwrap_or(u16::MAX)
    }
}
