//! In which orders may the letters before an atom be read, if some of them stand in parentheses?
//!
//! `x(y)3zA` is `xzA`, `xyzA`, `xyyzA` and `xyyyzA`. The letters become a small program with forks; a repetition
//! without a number is a loop, and so it becomes a loop of legs.

use super::{Lowering, Refused};
use crate::betza::ast::{Group, Modifier, Repeated};
use crate::betza::mistake::Mistake;
use crate::limits::MAX_CHARACTERS;
use crate::span::{Span, Spanned};
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

/// A program is no longer than a few texts: a thousand letters a hundred times are no piece.
const MAX_OPS: usize = 8 * MAX_CHARACTERS;

/// A step of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Op {
    /// A letter.
    Letter(Spanned<char>),
    /// `a`: the next leg.
    Next(Span),
    /// Goes on here or at another place.
    Fork(usize),
    /// Goes on at another place.
    Jump(usize),
}

/// The letters before an atom, ready to be read.
#[derive(Clone, Debug)]
pub(super) struct Program {
    ops: Vec<Op>,
}

/// The letters of one leg, and where the letters of the next one begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    /// The letters.
    pub(super) letters: Vec<Spanned<char>>,
    /// The `a` behind them and the place after it.
    pub(super) next: Option<(Span, usize)>,
}

/// Checks the parentheses of a group and makes a program of it.
pub(super) fn program(ctx: &mut Lowering, group: &Group) -> Result<Program, Refused> {
    let mut ops = Vec::new();
    for modifier in &group.modifiers {
        match modifier {
            Modifier::Letter(letter) => ops.push(op(*letter)),
            Modifier::Repeated(repeated) => repetition(ctx, repeated, &mut ops)?,
        }
    }
    Ok(Program { ops })
}

fn op(letter: Spanned<char>) -> Op {
    if letter.node == 'a' { Op::Next(letter.span) } else { Op::Letter(letter) }
}

fn repetition(ctx: &mut Lowering, repeated: &Repeated, ops: &mut Vec<Op>) -> Result<(), Refused> {
    let text = || format!("({})", repeated.group);
    for modifier in &repeated.group.modifiers {
        if let Modifier::Repeated(inner) = modifier {
            let what = "a repetition within another".into();
            return ctx.not_settled(what, "no program has it", inner.span);
        }
    }
    let letters: Vec<_> = repeated.group.letters().map(op).collect();
    if !letters.iter().any(|op| matches!(op, Op::Next(_))) {
        return ctx.refuse(Mistake::NothingRepeated { text: text() }, repeated.span);
    }
    match &repeated.number {
        None => {
            let (fork, end) = (ops.len(), ops.len() + letters.len() + 2);
            ops.push(Op::Fork(end));
            ops.extend(letters);
            ops.push(Op::Jump(fork));
        }
        Some(number) => {
            let times = times(ctx, number)?;
            let end = ops.len() + times * (letters.len() + 1);
            if end > MAX_OPS {
                return ctx.refuse(Mistake::TooManyLegs, repeated.span);
            }
            for _ in 0..times {
                ops.push(Op::Fork(end));
                ops.extend(&letters);
            }
        }
    }
    Ok(())
}

fn times(ctx: &mut Lowering, number: &Spanned<String>) -> Result<usize, Refused> {
    let digits = number.node.clone();
    if digits.len() > 1 && digits.starts_with('0') {
        return ctx.refuse(Mistake::LeadingZero { number: digits }, number.span);
    }
    match digits.parse() {
        Ok(times) if digits.len() <= 2 => Ok(times),
        Ok(_) | Err(_) => ctx.refuse(Mistake::LongNumber { number: digits }, number.span),
    }
}

impl Program {
    /// All ways to read the letters of one leg from `place` on. Each repetition has an `a`, so there are no more of
    /// them than repetitions, and one.
    pub(super) fn stretches(&self, place: usize) -> Vec<Stretch> {
        let mut found = Vec::new();
        let mut open = vec![(place, Vec::new())];
        while let Some((mut at, mut letters)) = open.pop() {
            loop {
                match self.ops.get(at) {
                    None => break found.push(Stretch { letters, next: None }),
                    Some(Op::Next(a)) => {
                        break found.push(Stretch { letters, next: Some((*a, at + 1)) });
                    }
                    Some(Op::Letter(letter)) => {
                        letters.push(*letter);
                        at += 1;
                    }
                    Some(Op::Fork(other)) => {
                        open.push((*other, letters.clone()));
                        at += 1;
                    }
                    Some(Op::Jump(other)) => at = *other,
                }
            }
        }
        found
    }

    /// For each place whether a letter that `asks` may still be read from there on.
    pub(super) fn following(&self, asks: impl Fn(char) -> bool) -> Vec<bool> {
        let mut found = vec![false; self.ops.len() + 1];
        // Backwards once; only what stands in a loop is not settled by that.
        loop {
            let before = found.clone();
            for (at, op) in self.ops.iter().enumerate().rev() {
                found[at] = match op {
                    Op::Letter(letter) => asks(letter.node) || found[at + 1],
                    Op::Next(_) => found[at + 1],
                    Op::Fork(other) => found[at + 1] || found[*other],
                    Op::Jump(other) => found[*other],
                };
            }
            if found == before {
                return found;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Dialect;
    use crate::betza::ast::Item;
    use crate::reading::Named;

    /// The readings of the letters before the atom, leg by leg, of at most `most` legs.
    fn readings(text: &str, most: usize) -> Vec<String> {
        let piece = crate::betza::parse(text).unwrap();
        let [Item::Term(term)] = &piece.items[..] else { panic!("{text} is one term") };
        let mut ctx = Lowering::new(Dialect::XBetza, Named::ByWord).unwrap();
        let program = program(&mut ctx, &term.group).unwrap();
        let (mut open, mut found) = (vec![(0, String::new(), 0)], Vec::new());
        while let Some((place, text, legs)) = open.pop() {
            for stretch in program.stretches(place) {
                let letters: String = stretch.letters.iter().map(|letter| letter.node).collect();
                match stretch.next {
                    None => found.push(format!("{text}{letters}")),
                    Some(_) if legs == most => {}
                    Some((_, next)) => open.push((next, format!("{text}{letters}a"), legs + 1)),
                }
            }
        }
        found.sort();
        found
    }

    #[test]
    fn a_number_bounds_a_repetition() {
        assert_eq!(readings("m(af)2K", 9), ["m", "maf", "mafaf"]);
        assert_eq!(readings("(paf)2R", 9), ["", "paf", "pafpaf"]);
        assert_eq!(readings("(af)0R", 9), [""]);
    }

    #[test]
    fn two_repetitions_repeat_independently() {
        assert_eq!(readings("(as)1(af)1K", 9), ["", "af", "as", "asaf"]);
    }

    #[test]
    fn without_a_number_it_is_a_loop() {
        assert_eq!(readings("(az)N", 3), ["", "az", "azaz", "azazaz"]);
    }
}
