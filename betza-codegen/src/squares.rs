//! Which squares belong to a set, while a table is made?

/// The greatest number of squares of a board with tables.
pub(crate) const MOST_SQUARES: usize = 256;

/// A set of squares, numbered as on the board it is used for. Its words are written out one by one: macros run without
/// optimisation, and these functions are most of what a plan does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Squares([u64; MOST_SQUARES / 64]);

impl Squares {
    /// No square.
    pub(crate) const NONE: Squares = Squares([0; MOST_SQUARES / 64]);

    /// Only the square numbered `index`.
    pub(crate) fn only(index: usize) -> Self {
        let mut set = Self::NONE;
        set.insert(index);
        set
    }

    /// The squares numbered less than `index`.
    pub(crate) fn before(index: usize) -> Self {
        let mut set = Self::NONE;
        for (k, word) in set.0.iter_mut().enumerate() {
            let bits = index.saturating_sub(64 * k);
            *word = if bits >= 64 { u64::MAX } else { (1 << bits) - 1 };
        }
        set
    }

    pub(crate) fn insert(&mut self, index: usize) {
        self.0[index / 64] |= 1 << (index % 64);
    }

    pub(crate) fn remove(&mut self, index: usize) {
        self.0[index / 64] &= !(1 << (index % 64));
    }

    pub(crate) fn contains(self, index: usize) -> bool {
        self.0[index / 64] >> (index % 64) & 1 == 1
    }

    pub(crate) fn is_empty(self) -> bool {
        let [a, b, c, d] = self.0;
        a | b | c | d == 0
    }

    pub(crate) fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    pub(crate) fn union(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Squares([a | e, b | f, c | g, d | h])
    }

    pub(crate) fn intersection(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Squares([a & e, b & f, c & g, d & h])
    }

    pub(crate) fn difference(self, other: Self) -> Self {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        Squares([a & !e, b & !f, c & !g, d & !h])
    }

    /// How many numbers less than `index` are in it.
    pub(crate) fn rank(self, index: usize) -> u32 {
        self.intersection(Self::before(index)).len()
    }

    /// Whether every square of it is also in `other`.
    pub(crate) fn is_subset(self, other: Self) -> bool {
        self.difference(other).is_empty()
    }

    /// The lowest number in it.
    pub(crate) fn first(self) -> Option<usize> {
        let k = self.0.iter().position(|word| *word != 0)?;
        Some(64 * k + self.0[k].trailing_zeros() as usize)
    }

    /// The highest number in it.
    pub(crate) fn last(self) -> Option<usize> {
        let k = self.0.iter().rposition(|word| *word != 0)?;
        Some(64 * k + 63 - self.0[k].leading_zeros() as usize)
    }

    /// The numbers in it, from the lowest to the highest.
    pub(crate) fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self;
        core::iter::from_fn(move || {
            let first = left.first()?;
            left.remove(first);
            Some(first)
        })
    }

    /// The first `words` words of the set, 64 squares each.
    pub(crate) fn words(&self, words: usize) -> &[u64] {
        &self.0[..words.min(self.0.len())]
    }
}

impl FromIterator<usize> for Squares {
    fn from_iter<T: IntoIterator<Item = usize>>(numbers: T) -> Self {
        let mut set = Self::NONE;
        for number in numbers {
            set.insert(number);
        }
        set
    }
}
