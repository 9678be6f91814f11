//! In which form are the lines of a rider looked at?

use super::{Line, Orbit, Pair, Reach, Ride};
use crate::board::Shape;
use crate::squares::Squares;
use betza_notation::pattern::Headings;

/// How the squares of a line stand in the words of a set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Form {
    /// As they are, word by word.
    Words,
    /// At most one in each byte, the rider's own among them: the line turns around with its bytes.
    Sparse,
    /// Within 64 squares in a row: laid upon one another, the words keep them apart.
    Folded,
    /// 64 at most on all lines together, gathered into one word.
    Gathered,
}

impl Form {
    /// What its kernel is called.
    pub(super) fn kernel(self) -> &'static str {
        match self {
            Form::Words => "obstruction difference",
            Form::Sparse => "hyperbola quintessence",
            Form::Folded => "folded lines",
            Form::Gathered => "gathered lines",
        }
    }

    /// The words of a row of its tables, on a board of `words`.
    pub(crate) fn words(self, lines: usize, words: usize) -> usize {
        match self {
            Form::Words => 2 * lines * words,
            // Two sets besides.
            Form::Sparse => (lines + 2) * words,
            // A number besides.
            Form::Folded => words + 2 * lines + 1,
            Form::Gathered => words + 2 * lines,
        }
    }

    /// The bytes of such a row.
    pub(super) fn bytes(self, lines: usize, board: Shape) -> usize {
        8 * self.words(lines, board.words())
    }
}

/// Which forms may be chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Forms {
    /// Those that work in constants and on every processor.
    #[default]
    Any,
    /// All; the processor gathers bits.
    Gathering,
}

/// The lines of `rides` by their forms.
///
/// On one word there is nothing to gain by two kernels where one will do. On several words, in nanoseconds (Zen 3; word by
/// word, otherwise without processor features, gathered with all of them):
///
/// ```text
///              10x10            12x12            16x16
/// rook         8.0  5.0  3.9    12.4  6.1  4.2   19.2   8.8  5.1
/// bishop       7.9  4.1  3.9    12.1  6.3  4.2   19.3   9.0  5.1
/// queen       13.9  8.9  4.3    26.1 12.8  4.7   29.8  19.5  5.8
/// nightrider  14.2  8.2  4.3    26.2 13.9  4.6   30.0  20.1  5.7
/// ```
pub(crate) fn by_form(rides: &[&Ride], board: Shape, forms: Forms) -> Vec<(Form, Vec<Ride>)> {
    let whole = |form| vec![(form, rides.iter().map(|ride| (*ride).clone()).collect())];
    if rides.is_empty() {
        return Vec::new();
    }
    if board.words() == 1 {
        return whole(Form::Words);
    }
    if forms == Forms::Gathering && fit_into_a_word(rides, board) {
        return whole(Form::Gathered);
    }
    let parts = [Form::Sparse, Form::Folded, Form::Words].map(|form| {
        let part = |ride: &&Ride| of_form(ride, form, board);
        (form, rides.iter().filter_map(part).collect::<Vec<_>>())
    });
    parts.into_iter().filter(|(_, rides)| !rides.is_empty()).collect()
}

/// Whether no square leads to more than 64 others.
fn fit_into_a_word(rides: &[&Ride], board: Shape) -> bool {
    most_reached(rides, board) <= 64
}

/// The most squares to which one leads.
pub(super) fn most_reached(rides: &[&Ride], board: Shape) -> usize {
    let squares = (0..board.height).flat_map(|rank| (0..board.width).map(move |file| (file, rank)));
    let reached = squares.map(|from| {
        let lines = rides.iter().flat_map(|ride| &ride.lines);
        let reached = lines.map(|line| {
            let (dx, dy) = (i32::from(line.dx), i32::from(line.dy));
            let up = board.steps(from, dx, dy).min(line.up.into());
            up + board.steps(from, -dx, -dy).min(line.down.into())
        });
        reached.sum()
    });
    reached.max().unwrap_or(0)
}

/// The form of a line by itself.
fn form(line: &Line, board: Shape) -> Form {
    let step = i64::from(line.dy) * board.width as i64 + i64::from(line.dx);
    // A step of eight squares leads to another byte, and so does each rank that is made of bytes.
    if step >= 8 || line.dy > 0 && board.width.is_multiple_of(8) {
        Form::Sparse
    } else if line.dy == 0 {
        // A rank has 36 squares at most.
        Form::Folded
    } else {
        Form::Words
    }
}

/// The ways of `lines` by their forms, if a kernel for each of these is faster than one for all.
///
/// A cannon without processor features takes, with one kernel and with two, 17.6 and 10.5 ns on 10x10, 23.5 and 14.2 on
/// 12x12, 42.4 and 18.9 on 16x16 (Zen 3).
pub(crate) fn pairs_by_form(
    lines: &[Vec<Pair>],
    board: Shape,
) -> Option<Vec<(Form, Vec<Vec<Pair>>)>> {
    if board.words() == 1 {
        return None;
    }
    let squares = lines.iter().enumerate();
    let sorted: Option<Vec<[Vec<Pair>; 2]>> =
        squares.map(|(from, pairs)| sparse_and_folded(from, pairs, board)).collect();
    let (sparse, folded) = sorted?.into_iter().map(|[sparse, folded]| (sparse, folded)).unzip();
    let forms = [(Form::Sparse, sparse), (Form::Folded, folded)];
    let is_used = |(_, lines): &(Form, Vec<Vec<Pair>>)| lines.iter().any(|pairs| !pairs.is_empty());
    Some(forms.into_iter().filter(is_used).collect())
}

/// The ways from one square that are sparse, and those that are folded; nothing if some are neither.
fn sparse_and_folded(from: usize, pairs: &[Pair], board: Shape) -> Option<[Vec<Pair>; 2]> {
    let below = Squares::before(from);
    // Ways that rise begin above the square in these forms, and those that fall below it.
    if pairs.iter().any(|Pair { up, down }| *up != up.difference(below) || !down.is_subset(below)) {
        return None;
    }
    let form = |way: &Squares| {
        let bytes = way.union(Squares::only(from)).iter().map(|square| square / 8);
        if way.iter().all(|square| square / board.width == from / board.width) {
            Form::Folded
        } else if bytes.is_sorted_by(|a, b| a < b) {
            Form::Sparse
        } else {
            Form::Words
        }
    };
    let ways = |way: fn(&Pair) -> Squares| pairs.iter().map(way).filter(|way| !way.is_empty());
    let (up, down) = (ways(|pair| pair.up), ways(|pair| pair.down));
    if up.clone().chain(down.clone()).any(|way| form(&way) == Form::Words) {
        return None;
    }
    Some([Form::Sparse, Form::Folded].map(|wanted| {
        let up: Vec<Squares> = up.clone().filter(|way| form(way) == wanted).collect();
        let down: Vec<Squares> = down.clone().filter(|way| form(way) == wanted).collect();
        let way = |ways: &[Squares], k: usize| ways.get(k).copied().unwrap_or_default();
        let count = up.len().max(down.len());
        (0..count).map(|k| Pair { up: way(&up, k), down: way(&down, k) }).collect()
    }))
}

/// What of a ride goes along lines of one form.
fn of_form(ride: &Ride, form: Form, board: Shape) -> Option<Ride> {
    let lines = ride.lines.iter().filter(|line| self::form(line, board) == form);
    let lines: Vec<Line> = lines.copied().collect();
    let (a, b) = ride.step;
    let along = |headings: &Headings| {
        let orbit = Orbit { a, b, headings: *headings };
        orbit.vectors().into_iter().all(|(dx, dy)| {
            lines.iter().any(|line| {
                let vector = (i32::from(line.dx), i32::from(line.dy));
                vector == (dx, dy) || vector == (-dx, -dy)
            })
        })
    };
    let each = ride.headings.iter().map(Headings::only);
    let headings = each.filter(along).fold(Headings::NONE, Headings::union);
    (!lines.is_empty()).then(|| Ride { headings, lines, ..ride.clone() })
}

impl Reach {
    /// Chooses forms for a processor that gathers bits, and drops the indexes that take longer than they do.
    pub(super) fn gather(&mut self, board: Shape) {
        self.forms = Forms::Gathering;
        if self.is_gathered_sooner(board, Ride::groups) {
            let free = self.rides.iter_mut().filter(|ride| ride.within.is_none());
            free.for_each(|ride| ride.index = None);
        }
    }

    /// Whether all lines that end everywhere are gathered as soon as so many groups of each ride are looked at: on two words
    /// a look takes 2 ns, all lines together take 4, a third of the bytes, and no search for an index.
    pub(super) fn is_gathered_sooner(&self, board: Shape, groups: impl Fn(&Ride) -> usize) -> bool {
        let free: Vec<&Ride> = self.rides.iter().filter(|ride| ride.within.is_none()).collect();
        board.words() > 1
            && free.iter().map(|ride| groups(ride)).sum::<usize>() > 1
            && fit_into_a_word(&free, board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the tables of the runtime ask of a form: elsewhere a piece would not compile.
    #[test]
    fn lines_keep_what_their_forms_promise() {
        let steps = |far: usize| -(far as i16)..=far as i16;
        for (width, height) in
            (1..=16).flat_map(|width| (1..=16).map(move |height| (width, height)))
        {
            let board = Shape { width, height };
            let vectors = steps(width).flat_map(|dx| (0..=2).map(move |dy| (dx, dy)));
            for (dx, dy) in vectors.filter(|(dx, dy)| *dy > 0 || *dx > 0) {
                let line = Line { dx, dy, up: u16::MAX, down: u16::MAX };
                let form = form(&line, board);
                for from in 0..board.squares() {
                    let place = (from % width, from / width);
                    let (dx, dy) = (i32::from(dx), i32::from(dy));
                    let step = dy as isize * width as isize + dx as isize;
                    let up = board.steps(place, dx, dy) as isize;
                    let down = board.steps(place, -dx, -dy) as isize;
                    let squares: Vec<isize> =
                        (-down..=up).map(|k| from as isize + k * step).collect();
                    assert!(squares.iter().all(|at| (0..board.squares() as isize).contains(at)));
                    match form {
                        Form::Sparse => {
                            assert!(
                                squares.is_sorted_by(|a, b| a / 8 < b / 8),
                                "{line:?} {board:?}"
                            );
                        }
                        Form::Folded => {
                            assert!(squares[squares.len() - 1] - squares[0] < 64);
                            assert!(squares.is_sorted_by(|a, b| a < b));
                        }
                        Form::Words | Form::Gathered => {}
                    }
                }
            }
        }
    }

    #[test]
    fn ways_are_sorted_by_what_their_squares_are() {
        let board = Shape { width: 10, height: 10 };
        let squares = |squares: &[usize]| squares.iter().copied().collect::<Squares>();
        // A rook's from c3, and paired across.
        let (up, down) = (squares(&[32, 42, 52]), squares(&[21, 20]));
        let mut lines = vec![Vec::new(); 100];
        lines[22] = vec![Pair { up, down }];
        let forms = pairs_by_form(&lines, board).expect("two forms");
        let sparse = Pair { up, down: Squares::NONE };
        let folded = Pair { up: Squares::NONE, down };
        assert_eq!(forms[0].0, Form::Sparse);
        assert_eq!((forms[0].1[22][0], forms[1].1[22][0]), (sparse, folded));
        // A way that begins on the other side, and one that goes on along the next rank.
        for pair in [
            Pair { up: squares(&[11, 32]), down: Squares::NONE },
            Pair { up: squares(&[33, 34, 35]), down: Squares::NONE },
            Pair { up: Squares::NONE, down: squares(&[31, 30]) },
        ] {
            lines[22] = vec![pair];
            assert_eq!(pairs_by_form(&lines, board), None, "{pair:?}");
        }
        assert_eq!(pairs_by_form(&lines[..64], Shape::CHESS), None);
    }
}
