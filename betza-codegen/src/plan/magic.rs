//! Which answer belongs to which men, where the processor gathers bits by a multiplication?
//!
//! The men on the squares that a group asks about, times a factor, tell by their highest bits where the answer stands.
//! Men with different answers must not meet there, and such factors are found by trying (magic bitboards: Lasse Hansen
//! 2006, chessprogramming wiki).

use super::parts::{Part, Room, packed, parts};
use super::paths::Paths;
use super::tables::BySide;
use crate::board::Shape;
use crate::squares::Squares;

/// A group has at most so many bits, and a piece so many bytes for one color: what stays in a first cache, beside the tables
/// of others.
const MOST_BITS: u32 = 5;
const MOST_BYTES: usize = 24 * 1024;

/// So many factors are tried for one square.
const MOST_TRIALS: usize = 1 << 22;

/// The same for a square with so few bits that it has to be quick, because it is done in each build.
const FEW_TRIALS: usize = 1 << 10;

/// The squares that are asked about, and the factor that gathers them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Factor {
    pub(crate) asked: u64,
    pub(crate) factor: u64,
}

/// The groups of each square, all with as many answers.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Magic {
    pub(crate) bits: u32,
    /// Square by square; a square with fewer groups than others has some that ask and answer nothing.
    pub(crate) factors: Vec<Vec<Factor>>,
    /// Those of the first group of the first square, then of its second group, and so on.
    pub(crate) answers: Vec<u64>,
}

impl Magic {
    /// The groups of a square.
    pub(crate) fn groups(&self) -> usize {
        self.factors.first().map_or(0, Vec::len)
    }

    /// The bytes of its tables on `board`.
    pub(crate) fn bytes(&self, board: Shape) -> usize {
        bytes(self.groups(), self.bits, board)
    }
}

fn bytes(groups: usize, bits: u32, board: Shape) -> usize {
    board.table_length() * groups * (16 + (8 << bits))
}

/// The magics of both colors on a board of one word, if they are not too large and have at most `most_groups`.
pub(super) fn by_side(
    paths: &BySide<Paths>,
    board: Shape,
    most_groups: usize,
) -> Option<BySide<Magic>> {
    let white = plan(&paths.white, board, most_groups)?;
    let black = match &paths.black {
        Some(paths) => Some(plan(paths, board, most_groups)?),
        None => None,
    };
    Some(BySide { white, black })
}

fn plan(paths: &Paths, board: Shape, most_groups: usize) -> Option<Magic> {
    let parts: Vec<Vec<Part>> =
        paths.0.iter().enumerate().map(|(from, paths)| parts(from, paths)).collect();
    // The more squares a group asks about, the fewer groups there are.
    (1..=MOST_BITS).rev().find_map(|bits| {
        let room = Room { asked: bits, reached: u32::MAX };
        let most_groups = most_groups.min(MOST_BYTES / bytes(1, bits, board));
        let few = |groups: &Vec<Part>| groups.len() <= most_groups;
        let packed: Vec<Vec<Part>> =
            parts.iter().map(|parts| packed(parts, room).filter(few)).collect::<Option<_>>()?;
        built(&packed, bits)
    })
}

fn built(packed: &[Vec<Part>], bits: u32) -> Option<Magic> {
    let mut search = Search::new(FEW_TRIALS);
    let groups = packed.iter().map(Vec::len).max().filter(|groups| *groups > 0)?;
    let (mut factors, mut answers) = (Vec::new(), Vec::new());
    // From the last square down: shifted to the left, a factor does the same for squares as much further down.
    for (from, parts) in packed.iter().enumerate().rev() {
        let mut found = Vec::new();
        for k in 0..groups {
            let (factor, of_group) = match parts.get(k) {
                Some(part) => search.factor(part, from, bits)?,
                None => (Factor::default(), vec![0; 1 << bits]),
            };
            found.push(factor);
            answers.push(of_group);
        }
        factors.push(found);
    }
    factors.reverse();
    // Groups in a square keep their order.
    let answers = answers.chunks(groups).rev().flatten().flatten().copied().collect();
    Some(Magic { bits, factors, answers })
}

/// A slider on 8x8: a square looks at all its lines at once, by as many bits as it asks about squares.
#[derive(Clone, Debug, Default)]
pub(crate) struct Slides {
    pub(crate) rows: Vec<Slide>,
    /// The answers of each square.
    pub(crate) answers: Vec<u64>,
}

/// One square of a slider.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slide {
    pub(crate) factor: Factor,
    /// Where its answers start; the low six bits say by how many bits the product is shifted.
    pub(crate) start: usize,
}

impl Slides {
    /// The slider with these paths.
    pub(crate) fn of(paths: &Paths) -> Option<Slides> {
        let mut search = Search::new(MOST_TRIALS);
        let mut slides = Slides::default();
        for (from, paths) in paths.0.iter().enumerate() {
            let whole = Room { asked: u32::MAX, reached: u32::MAX };
            let part = packed(&parts(from, paths), whole)?.pop()?;
            let bits = part.asked.len();
            let (factor, answers) = search.factor(&part, from, bits)?;
            // One number says both where to look and how far to shift: shifts are taken modulo 64.
            while slides.answers.len() % 64 != 64 - bits as usize {
                slides.answers.push(0);
            }
            slides.rows.push(Slide { factor, start: slides.answers.len() });
            slides.answers.extend(answers);
        }
        Some(slides)
    }

    /// Where the sets of each square start, a code for each answer, and the sets; none if a square has more sets than a
    /// byte can count.
    pub(crate) fn coded(&self) -> Option<(Vec<usize>, Vec<u8>, Vec<u64>)> {
        let (mut starts, mut codes, mut sets) = (Vec::new(), Vec::new(), Vec::<u64>::new());
        let ends = self.rows.iter().skip(1).map(|row| row.start).chain([self.answers.len()]);
        codes.resize(self.rows.first()?.start, 0);
        for (Slide { start, .. }, end) in self.rows.iter().zip(ends) {
            let first = sets.len();
            starts.push(first);
            for answer in &self.answers[*start..end] {
                let code = sets[first..].iter().position(|set| set == answer);
                codes.push(u8::try_from(code.unwrap_or(sets.len() - first)).ok()?);
                if code.is_none() {
                    sets.push(*answer);
                }
            }
        }
        // So that each code has a set, used or not.
        sets.resize(starts.last()? + 256, 0);
        Some((starts, codes, sets))
    }
}

/// Looks for factors, the same ones in each build.
struct Search {
    random: Random,
    trials: usize,
    /// What was found, and for which square.
    known: Vec<(usize, u64)>,
    /// The answer at each place, and in which trial it was put there: a list for each trial would take longer than it.
    places: Vec<(usize, u64)>,
    trial: usize,
}

impl Search {
    fn new(trials: usize) -> Self {
        Search { random: Random::new(), trials, known: Vec::new(), places: Vec::new(), trial: 0 }
    }

    /// A factor for the squares that `part` asks about from the square `from`, and the answers by the `bits` highest bits
    /// of the product.
    fn factor(&mut self, part: &Part, from: usize, bits: u32) -> Option<(Factor, Vec<u64>)> {
        let asked = word(part.asked);
        let answers = part.answers(|square| 1u64 << square);
        let men: Vec<u64> = subsets(asked).collect();
        for k in (0..self.known.len()).rev() {
            let (square, factor) = self.known[k];
            let factor = factor << square.saturating_sub(from);
            if let Some(found) = self.told_apart(&men, &answers, factor, bits) {
                return Some((Factor { asked, factor }, found));
            }
        }
        for _ in 0..self.trials {
            let factor = self.candidate(asked);
            if let Some(found) = self.told_apart(&men, &answers, factor, bits) {
                self.known.push((from, factor));
                return Some((Factor { asked, factor }, found));
            }
        }
        None
    }

    /// The answers by the `bits` highest bits of the products with `factor`, if men with different answers have different
    /// ones.
    fn told_apart(
        &mut self,
        men: &[u64],
        answers: &[u64],
        factor: u64,
        bits: u32,
    ) -> Option<Vec<u64>> {
        if self.places.len() < 1 << bits {
            self.places.resize(1 << bits, (0, 0));
        }
        self.trial += 1;
        for (men, answer) in men.iter().zip(answers) {
            let place = &mut self.places[(men.wrapping_mul(factor) >> (64 - bits)) as usize];
            if place.0 == self.trial && place.1 != *answer {
                return None;
            }
            *place = (self.trial, *answer);
        }
        let found = self.places.iter().take(1 << bits);
        let answer =
            |(trial, answer): &(usize, u64)| if *trial == self.trial { *answer } else { 0 };
        Some(found.map(answer).collect())
    }

    /// A number with few bits, for which the products of different men seldom meet.
    fn candidate(&mut self, asked: u64) -> u64 {
        loop {
            let factor = self.random.next() & self.random.next() & self.random.next();
            // Few different bits where all men stand are few different numbers (chessprogramming wiki).
            let highest = asked.wrapping_mul(factor) >> 56;
            if highest.count_ones() >= asked.count_ones().min(12) / 2 {
                return factor;
            }
        }
    }
}

/// Numbers that are the same in each build: xorshift64 (Marsaglia 2003).
#[derive(Clone, Debug)]
pub(super) struct Random(u64);

impl Random {
    pub(super) fn new() -> Self {
        Random(0x9E37_79B9_7F4A_7C15)
    }

    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
}

/// The set on a board of one word.
pub(super) fn word(squares: Squares) -> u64 {
    squares.words(1)[0]
}

/// The subsets of `mask` in rising order (carry-rippler, chessprogramming wiki).
pub(super) fn subsets(mask: u64) -> impl Iterator<Item = u64> {
    let next = move |men: &u64| Some(men.wrapping_sub(mask) & mask).filter(|men| *men != 0);
    core::iter::successors(Some(0), next)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::paths::Path;

    /// From a1 of a row: b1, c1 if b1 is empty, and d1 if both are.
    fn row() -> Part {
        let path = |clear: &[usize], to| Path {
            clear: clear.iter().copied().collect(),
            hurdles: Squares::NONE,
            to,
        };
        let paths = [path(&[], 1), path(&[1], 2), path(&[1, 2], 3)];
        let whole = Room { asked: 8, reached: 8 };
        packed(&parts(0, &paths), whole).expect("two squares are asked about").remove(0)
    }

    #[test]
    fn a_factor_finds_the_answer_of_all_men() {
        let (Factor { asked, factor }, found) =
            Search::new(100).factor(&row(), 0, 2).expect("any two bits can be gathered");
        assert_eq!(asked, 0b0110);
        for (men, answer) in [(0, 0b1110), (0b0010, 0b0010), (0b0100, 0b0110), (0b0110, 0b0010)] {
            assert_eq!(found[(u64::wrapping_mul(men, factor) >> 62) as usize], answer, "{men:b}");
        }
    }

    #[test]
    fn no_factor_is_found_for_more_answers_than_places() {
        assert!(Search::new(100).factor(&row(), 0, 1).is_none());
    }
}
