//! Which code belongs to which men, if one multiplication gathers the men, and another spreads the code?
//!
//! The highest bits of a product tell men apart (magic bitboards: Lasse Hansen 2006, chessprogramming wiki). Likewise the
//! product of a code with a number of few bits is some copies of the code, side by side, and each square that is reached
//! takes its bit from one of them: what the instruction PDEP does, where there is none. An answer takes two bytes instead
//! of eight.

use super::magic::{Factor, Random, subsets, word};
use super::parts::{Part, Room, packed, parts};
use super::paths::Paths;
use core::cmp::Reverse;

/// A place is so many of the highest bits of a product: a bishop asks about nine squares at most.
const PLACE_BITS: u32 = 9;
const PLACES: usize = 1 << PLACE_BITS;

/// So many factors are tried for one square; the best of them is taken.
const TRIALS: usize = 1 << 13;

/// A code has so many bits.
const CODE_BITS: usize = 16;

/// So far from its place, one behind the other, a copy of a code may begin, up or down.
const GAPS: [isize; 7] = [0, 1, -1, 2, -2, 7, -7];

/// A slider on 8x8: a square looks at all its lines at once.
#[derive(Clone, Debug, Default)]
pub(crate) struct SpreadSlides {
    pub(crate) rows: Vec<SpreadSlide>,
    pub(crate) codes: Vec<u16>,
}

/// One square of a slider.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SpreadSlide {
    pub(crate) factor: Factor,
    /// What spreads its codes.
    pub(crate) spread: u64,
    pub(crate) reached: u64,
    /// Where its codes start. There is one for each place.
    pub(crate) start: usize,
}

impl SpreadSlides {
    /// The slider with these paths.
    pub(crate) fn of(paths: &Paths) -> Option<SpreadSlides> {
        let whole = Room { asked: PLACE_BITS, reached: CODE_BITS as u32 };
        let questions = paths.0.iter().enumerate().map(|(from, paths)| {
            let part = packed(&parts(from, paths), whole)?.pop()?;
            Some(Question::of(&part))
        });
        let questions: Vec<Question> = questions.collect::<Option<_>>()?;
        // Those with the most codes first: others fit into their gaps, or find their codes among them.
        let mut order: Vec<usize> = (0..questions.len()).collect();
        let count =
            |Question { asked, reached, .. }: &Question| (asked.count_ones(), reached.count_ones());
        order.sort_by_key(|from| Reverse(count(&questions[*from])));
        let (mut known, mut codes, mut random) =
            (Vec::<Way>::new(), Codes::default(), Random::new());
        let mut rows = vec![SpreadSlide::default(); questions.len()];
        for from in order {
            let question = &questions[from];
            let fitted = |way: Way| Some((codes.fit(&way.codes)?, way));
            let moved = known.iter().filter_map(|way| way.moved(question)).filter_map(fitted);
            let moved = moved.min_by_key(|(fit, _)| *fit).filter(|(fit, _)| fit.new == 0);
            let (fit, way) = match moved {
                Some(moved) => moved,
                None => fitted(Way::found(question, &mut random)?)?,
            };
            codes.put(&way.codes, fit);
            rows[from] = SpreadSlide {
                factor: way.factor,
                spread: way.spread,
                reached: question.reached,
                start: fit.from_end,
            };
            known.push(way);
        }
        let codes = codes.in_order();
        for row in &mut rows {
            row.start = codes.len() - row.start;
        }
        Some(SpreadSlides { rows, codes })
    }
}

/// What a square is asked.
#[derive(Clone, Debug)]
struct Question {
    asked: u64,
    reached: u64,
    /// All men on the squares asked about, with what is reached.
    answers: Vec<(u64, u64)>,
}

impl Question {
    fn of(part: &Part) -> Self {
        let asked = word(part.asked);
        let answers = subsets(asked).zip(part.answers(|square| 1u64 << square)).collect();
        Question { asked, reached: word(part.reached), answers }
    }
}

/// How a square may be answered.
#[derive(Clone, Debug)]
struct Way {
    factor: Factor,
    spread: u64,
    /// The places that products have, in rising order, and the code of each.
    codes: Vec<(usize, u16)>,
}

impl Way {
    /// The one with the lowest places among those that are tried: then its codes are the least spread out.
    fn found(question: &Question, random: &mut Random) -> Option<Way> {
        let (spread, bits) = spread(question)?;
        let (mut most, mut best) = (PLACES, None);
        for _ in 0..TRIALS {
            let factor = gathering(question.asked, random);
            if let Some(places) = told_apart(&question.answers, factor, most) {
                most = places.last()?.0;
                best = Some((factor, places));
            }
        }
        let (factor, places) = best?;
        let codes = places.iter().map(|(place, answer)| (*place, code(*answer, &bits))).collect();
        Some(Way { factor: Factor { asked: question.asked, factor }, spread, codes })
    }

    /// The same for a square where all stands further up or down, if its codes tell the answers there too.
    fn moved(&self, question: &Question) -> Option<Way> {
        let (here, there) = (self.factor.asked.trailing_zeros(), question.asked.trailing_zeros());
        let (factor, spread) = match here.checked_sub(there) {
            Some(down) => (self.factor.factor << down, self.spread >> down),
            None => (self.factor.factor >> (there - here), self.spread << (there - here)),
        };
        let answered = |(men, answer): &(u64, u64)| {
            let place = place(*men, factor);
            let k = self.codes.binary_search_by_key(&place, |(place, _)| *place).ok()?;
            let (_, code) = self.codes[k];
            let told = u64::from(code).wrapping_mul(spread) & question.reached;
            (told == *answer).then_some((place, code))
        };
        let mut codes: Vec<_> = question.answers.iter().map(answered).collect::<Option<_>>()?;
        codes.sort_unstable();
        codes.dedup();
        Some(Way { factor: Factor { asked: question.asked, factor }, spread, codes })
    }
}

/// Where the code of `men` stands.
fn place(men: u64, factor: u64) -> usize {
    (men.wrapping_mul(factor) >> (64 - PLACE_BITS)) as usize
}

/// A factor that moves each square asked about to a bit of the place, the lowest ones in some order. What else it moves
/// there may do no harm.
fn gathering(asked: u64, random: &mut Random) -> u64 {
    let lowest = 64 - PLACE_BITS;
    let mut bits: Vec<u32> = (lowest..lowest + asked.count_ones()).collect();
    let (mut factor, mut left) = (0, asked);
    while left != 0 {
        let bit = bits.swap_remove((random.next() >> 32) as usize % bits.len());
        factor |= 1 << bit.saturating_sub(left.trailing_zeros());
        left &= left - 1;
    }
    factor
}

/// The answer at each place that a product with `factor` has, in rising order, if men with different answers have
/// different places, all of them below `most`.
fn told_apart(answers: &[(u64, u64)], factor: u64, most: usize) -> Option<Vec<(usize, u64)>> {
    let mut places = [None; PLACES];
    for (men, answer) in answers {
        let place = place(*men, factor);
        if place >= most || places[place].is_some_and(|known| known != *answer) {
            return None;
        }
        places[place] = Some(*answer);
    }
    let places = places.into_iter().enumerate();
    Some(places.filter_map(|(place, answer)| Some((place, answer?))).collect())
}

/// What spreads the codes of a square, and the bit of a code for each square that is reached.
fn spread(question: &Question) -> Option<(u64, Vec<(usize, u16)>)> {
    let copies = 64 / CODE_BITS;
    (0..GAPS.len().pow(copies as u32)).find_map(|choice| {
        let begin = |k: usize| {
            let gap = GAPS[choice / GAPS.len().pow(k as u32) % GAPS.len()];
            (CODE_BITS * k).checked_add_signed(gap)
        };
        let begins: Vec<usize> = (0..copies).map(begin).collect::<Option<_>>()?;
        let spread = begins.iter().fold(0u64, |spread, begin| spread | 1 << begin);
        let (mut bits, mut used) = (Vec::new(), 0);
        for square in (0..64).filter(|square| question.reached >> square & 1 == 1) {
            let begin = begins.iter().rev().find(|begin| **begin <= square)?;
            let bit = 1u16.checked_shl((square - begin) as u32).filter(|bit| used & bit == 0)?;
            used |= bit;
            bits.push((square, bit));
        }
        // Copies that overlap are added, and may change what is above: so each answer is tried.
        let is_told = |(_, answer): &(u64, u64)| {
            u64::from(code(*answer, &bits)).wrapping_mul(spread) & question.reached == *answer
        };
        question.answers.iter().all(is_told).then_some((spread, bits))
    })
}

/// The bits of the squares in `answer`.
fn code(answer: u64, bits: &[(usize, u16)]) -> u16 {
    let of_answer = bits.iter().filter(|(square, _)| answer >> square & 1 == 1);
    of_answer.fold(0, |code, (_, bit)| code | bit)
}

/// The codes of all squares from the last one down, as far as any square uses them.
///
/// The squares with the most codes stand at the end. So behind each start there is a code for each place, whether a product
/// has that place or not, and to look one up needs no check.
#[derive(Clone, Debug, Default)]
struct Codes(Vec<Option<u16>>);

/// Where the codes of a square fit in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fit {
    /// The number of all codes then.
    count: usize,
    /// So many that were not used are used then.
    new: usize,
    /// Where the codes of the square start, counted from the end.
    from_end: usize,
}

impl Codes {
    /// Where these codes lengthen the list least, and use most of what is there.
    fn fit(&self, codes: &[(usize, u16)]) -> Option<Fit> {
        let fit = |from_end: usize| {
            let mut new = 0;
            for (place, code) in codes {
                match self.0.get(from_end - 1 - place).copied().flatten() {
                    None => new += 1,
                    Some(known) if known == *code => {}
                    Some(_) => return None,
                }
            }
            Some(Fit { count: self.0.len().max(from_end), new, from_end })
        };
        (PLACES..=self.0.len() + PLACES).filter_map(fit).min()
    }

    fn put(&mut self, codes: &[(usize, u16)], fit: Fit) {
        self.0.resize(fit.count, None);
        for (place, code) in codes {
            self.0[fit.from_end - 1 - place] = Some(*code);
        }
    }

    fn in_order(self) -> Vec<u16> {
        self.0.into_iter().rev().map(Option::unwrap_or_default).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_fill_gaps_and_stand_once() {
        let mut codes = Codes::default();
        let mut added = |added: &[(usize, u16)]| {
            let fit = codes.fit(added).expect("a list can always be longer");
            codes.put(added, fit);
            (fit.count - PLACES, fit.new, fit.from_end - PLACES)
        };
        assert_eq!(added(&[(509, 3), (511, 1)]), (0, 2, 0));
        assert_eq!(added(&[(510, 2)]), (0, 1, 0), "there is a gap");
        assert_eq!(added(&[(510, 3), (511, 2)]), (1, 0, 1), "the codes are there, a place nearer");
        assert!(codes.in_order().ends_with(&[0, 3, 2, 1]));
    }

    /// From a1 of a row: b1, c1 if b1 is empty, and d1 if both are.
    fn row() -> Question {
        let reached = |men: u64| match men {
            0b0000 => 0b1110,
            0b0100 => 0b0110,
            _ => 0b0010,
        };
        let answers = subsets(0b0110).map(|men| (men, reached(men))).collect();
        Question { asked: 0b0110, reached: 0b1110, answers }
    }

    /// The same from b1 of a wider row, if there is a square before it that is always reached.
    fn moved_row(before: u64) -> Question {
        let Question { asked, reached, answers } = row();
        let answers = answers.iter().map(|(men, answer)| (men << 1, answer << 1 | before));
        Question { asked: asked << 1, reached: reached << 1 | before, answers: answers.collect() }
    }

    fn told(way: &Way, question: &Question, men: u64) -> u64 {
        let place = place(men & question.asked, way.factor.factor);
        let (_, code) = way.codes.iter().find(|(known, _)| *known == place).expect("a code");
        u64::from(*code).wrapping_mul(way.spread) & question.reached
    }

    #[test]
    fn a_way_tells_all_answers() {
        let way = Way::found(&row(), &mut Random::new()).expect("three bits can be spread");
        for (men, answer) in row().answers {
            assert_eq!(told(&way, &row(), men | !0b0110), answer, "{men:b}");
        }
    }

    #[test]
    fn a_way_serves_a_square_further_up_if_its_codes_tell_the_answers() {
        let way = Way::found(&row(), &mut Random::new()).expect("three bits can be spread");
        let further = moved_row(0);
        let moved = way.moved(&further).expect("all stands a square further up");
        assert_eq!(moved.codes, way.codes);
        for (men, answer) in &further.answers {
            assert_eq!(told(&moved, &further, *men), *answer, "{men:b}");
        }
        assert!(way.moved(&moved_row(0b0001)).is_none(), "no code has a bit for a1");
    }
}
