//! Whose man is it?

use core::ops::Not;

/// One of the two players.
///
/// White's forward is towards higher ranks. For Black everything is turned by 180 degrees, so
/// left and right change places too.
///
/// ```
/// use betza_runtime::Color;
///
/// assert_eq!(!Color::White, Color::Black);
/// assert_eq!(Color::ALL, [Color::White, Color::Black]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Color {
    /// The player whose forward is up the ranks.
    White,
    /// The player whose forward is down the ranks.
    Black,
}

impl Color {
    /// Both colors, White first.
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// The opponent.
    ///
    /// ```
    /// use betza_runtime::Color;
    ///
    /// const FOE: Color = Color::White.other();
    /// assert_eq!(FOE, Color::Black);
    /// ```
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }
}

impl Not for Color {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.other()
    }
}
