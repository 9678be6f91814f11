//! Which way does a step go?

use core::fmt;

/// A displacement as the player who moves sees it: `dx` files to the right, `dy` ranks forward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vector {
    /// Files to the right.
    pub dx: i32,
    /// Ranks forward.
    pub dy: i32,
}

/// One of eight directions, numbered clockwise; what it means in squares is said by a [`Ring`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Heading(u8);

impl Heading {
    /// Straight forward on a grid ring, the right-hand forward leap on an oblique one.
    pub const FORWARD: Heading = Heading(0);

    /// The heading numbered `number` modulo eight.
    pub const fn new(number: u8) -> Self {
        Heading(number & 7)
    }

    /// Its number, 0 to 7.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// This heading turned clockwise by `eighths` of a circle.
    #[must_use]
    pub const fn turned(self, eighths: u8) -> Self {
        Heading::new(self.0 + (eighths & 7))
    }
}

/// A set of headings; bit `n` stands for the heading numbered `n`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Headings(pub u8);

impl Headings {
    /// None of them.
    pub const NONE: Headings = Headings(0);
    /// All eight.
    pub const ALL: Headings = Headings(0xFF);
    /// The four orthogonal headings of a grid ring.
    pub const ORTHOGONAL: Headings = Headings(0x55);
    /// The four diagonal headings of a grid ring.
    pub const DIAGONAL: Headings = Headings(0xAA);

    /// The set of these numbers.
    pub const fn of(numbers: &[u8]) -> Self {
        let (mut bits, mut k) = (0, 0);
        while k < numbers.len() {
            bits |= 1 << (numbers[k] & 7);
            k += 1;
        }
        Headings(bits)
    }

    /// Only `heading`.
    pub const fn only(heading: Heading) -> Self {
        Headings(1 << heading.number())
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `heading` is among them.
    pub const fn contains(self, heading: Heading) -> bool {
        self.0 >> heading.number() & 1 == 1
    }

    /// Those in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Headings(self.0 | other.0)
    }

    /// Those in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Headings(self.0 & other.0)
    }

    /// All of them turned clockwise by `eighths` of a circle.
    #[must_use]
    pub const fn turned(self, eighths: u8) -> Self {
        Headings(self.0.rotate_left((eighths & 7) as u32))
    }

    /// The headings, in clockwise order from forward.
    pub fn iter(self) -> impl Iterator<Item = Heading> {
        (0..8).map(Heading).filter(move |heading| self.contains(*heading))
    }
}

impl fmt::Debug for Headings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Heading::number)).finish()
    }
}

/// What the eight headings mean in squares.
///
/// ```text
/// Grid(1)      7 0 1      Oblique { 1, 2 }    . 7 . 0 .
///              6 . 2                          6 . . . 1
///              5 4 3                          . . * . .
///                                             5 . . . 2
///                                             . 4 . 3 .
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ring {
    /// King directions times a length: even headings are orthogonal, odd ones diagonal. Length 0 stays.
    Grid(u16),
    /// The eight leaps of `short` and `long`, 0 < short < long.
    Oblique {
        /// The smaller component.
        short: u16,
        /// The larger component.
        long: u16,
    },
    /// One step to any other square of the board, whatever stands between; the heading stays what it was and counts
    /// for nothing.
    Anywhere,
}

impl Ring {
    /// The ring of a leap of `a` and `b` squares in either order, and those of its headings that are such leaps.
    pub fn of_leap(a: u16, b: u16) -> (Ring, Headings) {
        let (short, long) = (a.min(b), a.max(b));
        if short == 0 {
            (Ring::Grid(long), Headings::ORTHOGONAL)
        } else if short == long {
            (Ring::Grid(long), Headings::DIAGONAL)
        } else {
            (Ring::Oblique { short, long }, Headings::ALL)
        }
    }

    /// The step that `heading` takes; [`Ring::Anywhere`] is no displacement and says zero.
    pub fn vector(self, heading: Heading) -> Vector {
        let (short, long) = match self {
            Ring::Oblique { short, long } => (i32::from(short), i32::from(long)),
            Ring::Grid(length) => {
                let length = i32::from(length);
                if Headings::ORTHOGONAL.contains(heading) { (0, length) } else { (length, length) }
            }
            Ring::Anywhere => (0, 0),
        };
        let (dx, dy) = match heading.number() {
            0 => (short, long),
            1 => (long, short),
            2 => (long, -short),
            3 => (short, -long),
            4 => (-short, -long),
            5 => (-long, -short),
            6 => (-long, short),
            _ => (-short, long),
        };
        Vector { dx, dy }
    }

    /// The headings that are a step of exactly `vector`.
    pub fn heading_of(self, vector: Vector) -> Option<Heading> {
        (0..8).map(Heading::new).find(|heading| self.vector(*heading) == vector)
    }
}

/// Which headings the next leg may take, for each heading of the leg before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn(pub(super) [Headings; 8]);

impl Turn {
    /// Straight on.
    pub const STRAIGHT: Turn = Turn::relative(Headings(1));

    /// `offsets` are added to the heading so far: 0 goes straight on, 2 turns right by a quarter.
    pub const fn relative(offsets: Headings) -> Self {
        let (mut table, mut k) = ([Headings::NONE; 8], 0);
        while k < 8 {
            table[k as usize] = offsets.turned(k);
            k += 1;
        }
        Turn(table)
    }

    /// `headings`, whatever the heading so far.
    pub const fn fresh(headings: Headings) -> Self {
        Turn([headings; 8])
    }

    /// The headings that `choose` gives for each heading so far.
    pub fn table(choose: impl Fn(Heading) -> Headings) -> Self {
        Turn(core::array::from_fn(|k| choose(Heading::new(k as u8))))
    }

    /// What may follow `heading`.
    pub const fn after(self, heading: Heading) -> Headings {
        self.0[heading.number() as usize]
    }

    /// The offsets, if the turn is a relative one.
    pub fn as_relative(self) -> Option<Headings> {
        (Turn::relative(self.0[0]) == self).then_some(self.0[0])
    }

    /// The headings, if they are the same whatever came before.
    pub fn as_fresh(self) -> Option<Headings> {
        (Turn::fresh(self.0[0]) == self).then_some(self.0[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn grid_headings_run_clockwise_from_forward() {
        let steps: Vec<_> =
            Headings::ALL.iter().map(|h| Ring::Grid(1).vector(h)).map(|v| (v.dx, v.dy)).collect();
        assert_eq!(steps, [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);
    }

    #[test]
    fn oblique_headings_run_clockwise_from_the_right_hand_forward_leap() {
        let ring = Ring::Oblique { short: 1, long: 2 };
        let steps: Vec<_> =
            Headings::ALL.iter().map(|h| ring.vector(h)).map(|v| (v.dx, v.dy)).collect();
        assert_eq!(steps, [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
    }

    #[test]
    fn a_turn_is_relative_or_fresh_or_neither() {
        let aside = Turn::relative(Headings::of(&[2, 6]));
        assert_eq!(aside.after(Heading::new(7)), Headings::of(&[1, 5]));
        assert_eq!(aside.as_relative(), Some(Headings::of(&[2, 6])));
        assert_eq!(aside.as_fresh(), None);
        assert_eq!(Turn::fresh(Headings::DIAGONAL).as_fresh(), Some(Headings::DIAGONAL));
        // All eight are both.
        assert_eq!(Turn::fresh(Headings::ALL), Turn::relative(Headings::ALL));
    }
}
