//! Which paths from a square have to be looked at together?
//!
//! Paths that ask about a common square, or lead to one square, are a part. Parts are put together into groups, as many
//! as one look at a table can answer.

use super::paths::Path;
use crate::squares::Squares;
use core::ops::BitOrAssign;

/// How much one look can tell.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// So many squares may be asked about.
    pub(super) asked: u32,
    /// So many squares may be reached.
    pub(super) reached: u32,
}

/// Paths that ask about squares of their own.
#[derive(Clone, Debug, Default)]
pub(super) struct Part {
    pub(super) asked: Squares,
    pub(super) reached: Squares,
    pub(super) paths: Vec<Path>,
    /// The nearest square it reaches, counted from where it begins: parts that lead to opposite sides are put together,
    /// so that the codes of squares in a row are alike.
    toward: isize,
}

impl Part {
    fn absorb(&mut self, other: Part) {
        self.asked = self.asked.union(other.asked);
        self.reached = self.reached.union(other.reached);
        self.paths.extend(other.paths);
    }

    fn fits(&self, room: Room) -> bool {
        self.asked.len() <= room.asked && self.reached.len() <= room.reached
    }

    fn fits_with(&self, other: &Part, room: Room) -> bool {
        self.asked.union(other.asked).len() <= room.asked
            && self.reached.union(other.reached).len() <= room.reached
    }

    /// Its paths, if the squares it asks about are numbered from the lowest on; `told` tells a square that is reached.
    pub(super) fn numbered<T>(&self, told: impl Fn(usize) -> T) -> Vec<Numbered<T>> {
        let asked: Vec<usize> = self.asked.iter().collect();
        let number = |squares: Squares| {
            let numbered = asked.iter().enumerate();
            numbered.fold(0, |all, (k, square)| all | usize::from(squares.contains(*square)) << k)
        };
        let numbered = |path: &Path| Numbered {
            clear: number(path.clear),
            hurdles: number(path.hurdles),
            to: told(path.to),
        };
        self.paths.iter().map(numbered).collect()
    }

    /// What is reached for each way in which men stand on the squares it asks about, these numbered from the lowest on;
    /// `told` tells a square that is reached.
    pub(super) fn answers<T: Copy + Default + BitOrAssign>(
        &self,
        told: impl Fn(usize) -> T,
    ) -> Vec<T> {
        answers(self.asked.len(), &self.numbered(told))
    }
}

/// A path by the numbers of the squares that it asks about, a bit each.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Numbered<T> {
    clear: usize,
    hurdles: usize,
    to: T,
}

/// What is reached for each way in which men stand on `asked` numbered squares.
pub(super) fn answers<T: Copy + Default + BitOrAssign>(
    asked: u32,
    paths: &[Numbered<T>],
) -> Vec<T> {
    let mut answers = vec![T::default(); 1 << asked];
    for Numbered { clear, hurdles, to } in paths {
        // Every set of men that holds the hurdles and leaves the others clear: the squares that do not matter run through
        // all their subsets (carry-rippler, chessprogramming wiki).
        let free = (answers.len() - 1) & !clear & !hurdles;
        let mut men = 0usize;
        loop {
            answers[men | hurdles] |= *to;
            men = men.wrapping_sub(free) & free;
            if men == 0 {
                break;
            }
        }
    }
    answers
}

/// The parts of the paths from one square: paths that ask about a common square are in one, and so are paths to one
/// square.
pub(super) fn parts(from: usize, paths: &[Path]) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    for path in paths {
        let asked = path.asked();
        let mut whole = Part {
            asked,
            reached: Squares::only(path.to),
            paths: vec![*path],
            toward: path.to as isize - from as isize,
        };
        let mut k = 0;
        while k < parts.len() {
            let part = &parts[k];
            if !part.asked.intersection(asked).is_empty() || part.reached.contains(path.to) {
                let mut part = parts.remove(k);
                if part.toward.abs() > whole.toward.abs() {
                    part.toward = whole.toward;
                }
                part.absorb(whole);
                whole = part;
            } else {
                k += 1;
            }
        }
        parts.push(whole);
    }
    parts
}

/// The parts put together into as few as can be, if each of them fits.
pub(super) fn packed(parts: &[Part], room: Room) -> Option<Vec<Part>> {
    let mut lines: Vec<Part> = Vec::new();
    for part in parts {
        let opposite =
            lines.iter_mut().find(|line| line.toward == -part.toward && line.fits_with(part, room));
        match opposite {
            Some(line) => line.absorb(part.clone()),
            None => lines.push(part.clone()),
        }
    }
    lines.sort_by_key(|line| (core::cmp::Reverse(line.asked.len()), line.toward.abs()));
    let mut packed: Vec<Part> = Vec::new();
    for line in lines {
        if !line.fits(room) {
            return None;
        }
        match packed.iter_mut().find(|group| group.fits_with(&line, room)) {
            Some(group) => group.absorb(line),
            None => packed.push(line),
        }
    }
    Some(packed)
}
