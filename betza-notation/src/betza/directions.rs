//! Which steps do the letters f b l r v s h choose?
//!
//! Three readings, each for the four classes of atoms: sums (`betza`), narrow sets (`xbetza`, `xboard`) and pairs
//! (`fsf`). The sets and the rules of pairing are those of docs/dialects.md; headings are numbered clockwise from
//! forward.

use super::atoms::Class;
use super::mistake::Mistake;
use crate::dialect::Directions;
use crate::pattern::Headings;
use crate::span::Spanned;
use alloc::vec;
use alloc::vec::Vec;

/// A letter of a group, or the gap where a letter that is no direction stood between two that are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    /// A direction letter.
    Letter(Spanned<char>),
    /// Some other letter.
    Gap,
}

/// Whether a modifier is a direction letter.
pub(super) fn is_direction(letter: char) -> bool {
    "fblrvsh".contains(letter)
}

/// The headings that `signs` choose on an atom of `class`, or nothing if there is no direction letter.
pub(super) fn read(
    reading: Directions,
    class: Class,
    signs: &[Sign],
) -> Result<Option<Headings>, Spanned<Mistake>> {
    let letters: Vec<Spanned<char>> = signs
        .iter()
        .filter_map(|sign| match sign {
            Sign::Letter(letter) => Some(*letter),
            Sign::Gap => None,
        })
        .collect();
    if letters.is_empty() {
        return Ok(None);
    }
    let headings = match reading {
        Directions::Sums => sums(class, &letters)?,
        Directions::Narrow => narrow(class, &letters)?,
        Directions::Pairs => pairs(class, signs)?,
    };
    Ok(Some(headings))
}

const FORWARD: u8 = 0;
const RIGHT: u8 = 2;
const BACKWARD: u8 = 4;
const LEFT: u8 = 6;

/// The headings of a set that is given for forward and turned towards the letter.
fn turned(towards_forward: &[u8], letter: char) -> Headings {
    let set = Headings::of(towards_forward);
    match letter {
        'f' => set.turned(FORWARD),
        'r' => set.turned(RIGHT),
        'b' => set.turned(BACKWARD),
        'l' => set.turned(LEFT),
        'v' => set.turned(FORWARD).union(set.turned(BACKWARD)),
        's' => set.turned(RIGHT).union(set.turned(LEFT)),
        _ => Headings::NONE,
    }
}

/// The two oblique moves most nearly towards the letter; v and s have four.
fn narrow_oblique(letter: char) -> Headings {
    turned(&[7, 0], letter)
}

/// The oblique moves on the letter's half of the board; v and s stay narrow.
fn wide_oblique(letter: char) -> Headings {
    if matches!(letter, 'v' | 's') { narrow_oblique(letter) } else { turned(&[6, 7, 0, 1], letter) }
}

/// The oblique moves towards the letter, v being f and b, and s being l and r.
fn every_oblique(letter: char) -> Headings {
    if matches!(letter, 'v' | 's') { Headings::ALL } else { wide_oblique(letter) }
}

/// The grid step straight towards the letter.
fn narrow_grid(letter: char) -> Headings {
    turned(&[0], letter)
}

/// The three grid steps towards the letter.
fn wide_grid(letter: char) -> Headings {
    turned(&[7, 0, 1], letter)
}

/// `hr` and `hl`: every second oblique move, a turn but never a mirror picture of one another.
fn chiral(side: char) -> Option<Headings> {
    match side {
        'r' => Some(Headings::of(&[0, 2, 4, 6])),
        'l' => Some(Headings::of(&[1, 3, 5, 7])),
        _ => None,
    }
}

fn meet(a: Headings, b: Headings) -> Option<Headings> {
    let both = a.intersection(b);
    (!both.is_empty()).then_some(both)
}

fn misplaced(letter: Spanned<char>, class: Class) -> Spanned<Mistake> {
    Spanned::new(Mistake::MisplacedHalf { class }, letter.span)
}

/// Adds up the sets of direction words, each of one letter or two, from left to right.
fn scan(
    letters: &[Spanned<char>],
    mut word: impl FnMut(
        Spanned<char>,
        Option<Spanned<char>>,
    ) -> Result<(Headings, usize), Spanned<Mistake>>,
) -> Result<Headings, Spanned<Mistake>> {
    let (mut set, mut at) = (Headings::NONE, 0);
    while let Some(letter) = letters.get(at) {
        let (headings, eaten) = word(*letter, letters.get(at + 1).copied())?;
        set = set.union(headings);
        at += eaten;
    }
    Ok(set)
}

/// The reading of Betza's texts: v is f and b, s is l and r; on an oblique atom a letter is every move towards it;
/// K and Q are read on their W part and on their F part.
fn sums(class: Class, letters: &[Spanned<char>]) -> Result<Headings, Spanned<Mistake>> {
    match class {
        Class::Compound => {
            let on_this_part =
                |mistake: Spanned<Mistake>| misplaced(Spanned::new('h', mistake.span), class);
            let orthogonal = narrow(Class::Orthogonal, letters).map_err(on_this_part)?;
            Ok(orthogonal.union(narrow(Class::Diagonal, letters)?.intersection(Headings::DIAGONAL)))
        }
        Class::Oblique => scan(letters, |letter, next| {
            if let Some(half) = half_of_oblique(letter, next)? {
                return Ok((half, 2));
            }
            let pair =
                next.and_then(|next| meet(every_oblique(letter.node), narrow_oblique(next.node)));
            Ok(pair.map_or((every_oblique(letter.node), 1), |both| (both, 2)))
        }),
        Class::Orthogonal | Class::Diagonal => {
            let odd = letters
                .windows(2)
                .find(|pair| matches!(pair[0].node, 'v' | 's') && pair[1].node == 'h');
            match odd {
                Some(pair) => Err(misplaced(pair[1], class)),
                None => narrow(class, letters),
            }
        }
    }
}

/// `fh bh rh lh` and `hr hl` in the sums reading; any other h is misplaced.
fn half_of_oblique(
    letter: Spanned<char>,
    next: Option<Spanned<char>>,
) -> Result<Option<Headings>, Spanned<Mistake>> {
    let after = next.map(|next| next.node);
    match (letter.node, after, next) {
        ('f' | 'b' | 'r' | 'l', Some('h'), _) => Ok(Some(wide_oblique(letter.node))),
        ('h', Some(side), _) => chiral(side).map(Some).ok_or(misplaced(letter, Class::Oblique)),
        ('h', None, _) => Err(misplaced(letter, Class::Oblique)),
        (_, Some('h'), Some(half)) => Err(misplaced(half, Class::Oblique)),
        _ => Ok(None),
    }
}

/// The Interactive Diagram's reading: narrow sets; two letters whose wide sets meet are one word.
fn narrow(class: Class, letters: &[Spanned<char>]) -> Result<Headings, Spanned<Mistake>> {
    scan(letters, |letter, next| {
        let (c, after) = (letter.node, next.map(|next| next.node));
        if class == Class::Orthogonal {
            return if c == 'h' { Err(misplaced(letter, class)) } else { Ok((narrow_grid(c), 1)) };
        }
        if c == 'h' {
            let side = if class == Class::Oblique { after.and_then(chiral) } else { None };
            return side.map(|set| (set, 2)).ok_or(misplaced(letter, class));
        }
        if after == Some('h') {
            return Ok((if class == Class::Oblique { wide_oblique(c) } else { wide_grid(c) }, 2));
        }
        let next = after.unwrap_or(' ');
        Ok(match class {
            Class::Oblique => match meet(wide_oblique(c), narrow_oblique(next)) {
                Some(both) => (both, 2),
                None => (narrow_oblique(c), 1),
            },
            Class::Diagonal => match meet(wide_grid(c), wide_grid(next)) {
                Some(both) => (both, 2),
                None => (wide_grid(c), 1),
            },
            Class::Compound => match meet(wide_grid(c), wide_grid(next)) {
                Some(both) => {
                    (meet(narrow_grid(c), wide_grid(next)).map_or(both, |_| narrow_grid(c)), 2)
                }
                None => (narrow_grid(c), 1),
            },
            Class::Orthogonal => (narrow_grid(c), 1),
        })
    })
}

/// Fairy-Stockfish's reading: a vertical and a sideways letter, or two equal ones, are one word; a single letter is
/// doubled. A letter of another meaning between two parts them.
fn pairs(class: Class, signs: &[Sign]) -> Result<Headings, Spanned<Mistake>> {
    match class {
        Class::Compound => {
            // The W part reads h, unlike a W atom.
            let words = pair_words(signs, Class::Oblique)?;
            let part = |folded: [u8; 8]| {
                words
                    .iter()
                    .map(|w| fold(pair_set(*w), folded))
                    .fold(Headings::NONE, Headings::union)
            };
            Ok(part(TO_ORTHOGONAL).union(part(TO_DIAGONAL)))
        }
        Class::Orthogonal => {
            let words = pair_words(signs, class)?;
            let apart = words
                .iter()
                .flat_map(|w| if w.0 == w.1 { vec![*w] } else { vec![(w.0, w.0), (w.1, w.1)] });
            Ok(apart
                .map(|w| fold(pair_set(w), TO_ORTHOGONAL))
                .fold(Headings::NONE, Headings::union))
        }
        Class::Diagonal | Class::Oblique => {
            let words = pair_words(signs, class)?;
            let set = words.iter().map(|w| pair_set(*w)).fold(Headings::NONE, Headings::union);
            Ok(if class == Class::Diagonal { fold(set, TO_DIAGONAL) } else { set })
        }
    }
}

/// An oblique move read on (0,1) and on (1,1): the nearest orthogonal and diagonal step.
const TO_ORTHOGONAL: [u8; 8] = [0, 2, 2, 4, 4, 6, 6, 0];
const TO_DIAGONAL: [u8; 8] = [1, 1, 3, 3, 5, 5, 7, 7];

fn fold(set: Headings, table: [u8; 8]) -> Headings {
    set.iter()
        .map(|heading| Headings::of(&[table[usize::from(heading.number())]]))
        .fold(Headings::NONE, Headings::union)
}

fn pair_words(signs: &[Sign], class: Class) -> Result<Vec<(char, char)>, Spanned<Mistake>> {
    let (mut words, mut at) = (Vec::new(), 0);
    while let Some(sign) = signs.get(at) {
        at += 1;
        let Sign::Letter(letter) = sign else { continue };
        let c = letter.node;
        let next = match signs.get(at) {
            Some(Sign::Letter(next)) => Some(next.node),
            Some(Sign::Gap) | None => None,
        };
        let word = match next.filter(|n| are_paired(c, *n)) {
            Some(next) => {
                at += 1;
                (c, next)
            }
            None => (c, c),
        };
        let half = word.0 == 'h' || word.1 == 'h';
        let known = matches!(word, ('f' | 'b' | 'r' | 'l', 'h') | ('h', 'r' | 'l'));
        if half && (!known || class == Class::Orthogonal) {
            return Err(misplaced(*letter, class));
        }
        words.push(word);
    }
    Ok(words)
}

/// The direction words of `signs`: letters that are read together, one or two at a time. On an orthogonal atom each
/// letter counts by itself.
pub(super) fn words(
    reading: Directions,
    class: Class,
    signs: &[Sign],
) -> Vec<(Spanned<char>, Option<Spanned<char>>)> {
    let (mut words, mut open) = (Vec::new(), None::<Spanned<char>>);
    for sign in signs {
        match sign {
            Sign::Gap if reading == Directions::Pairs => {
                words.extend(open.take().map(|a| (a, None)));
            }
            Sign::Gap => {}
            Sign::Letter(b) => match open.take() {
                Some(a) if is_word(reading, class, a.node, b.node) => words.push((a, Some(*b))),
                before => {
                    words.extend(before.map(|a| (a, None)));
                    open = Some(*b);
                }
            },
        }
    }
    words.extend(open.map(|a| (a, None)));
    words
}

/// Whether two neighbouring letters are one direction word.
pub(super) fn is_word(reading: Directions, class: Class, a: char, b: char) -> bool {
    let half = a == 'h' || b == 'h';
    match (reading, class) {
        (_, Class::Orthogonal) => false,
        (Directions::Pairs, _) => are_paired(a, b),
        (Directions::Sums | Directions::Narrow, _) if half => true,
        (Directions::Sums, Class::Oblique) => meet(every_oblique(a), narrow_oblique(b)).is_some(),
        (Directions::Narrow, Class::Oblique) => meet(wide_oblique(a), narrow_oblique(b)).is_some(),
        (Directions::Sums | Directions::Narrow, Class::Diagonal | Class::Compound) => {
            meet(wide_grid(a), wide_grid(b)).is_some()
        }
    }
}

/// Whether Fairy-Stockfish reads two letters as one word: a vertical and a sideways one, or two equal ones.
fn are_paired(a: char, b: char) -> bool {
    let (vertical, sideways) = ("fbvh", "rlsh");
    a == b
        || vertical.contains(a) && sideways.contains(b)
        || sideways.contains(a) && vertical.contains(b)
}

fn pair_set(word: (char, char)) -> Headings {
    match word {
        (a, b) if a == b => narrow_oblique(a),
        ('h', side) => chiral(side).unwrap_or(Headings::NONE),
        (a @ ('f' | 'b' | 'l' | 'r'), 'h') => wide_oblique(a),
        // v and s first select nothing in this program.
        ('v' | 's', _) => Headings::NONE,
        (a, b) => wide_oblique(a).intersection(narrow_oblique(b)),
    }
}

#[cfg(test)]
mod tests;
