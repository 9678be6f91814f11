//! Where does a text name kinds of men?

use super::ast::{Body, Chain, Condition, Effect, Leg, Step};
use super::{fold, tree};
use crate::span::{Span, Spanned};
use alloc::vec::Vec;

/// The letters of influences, promotions and partners; none of a text that cannot be read.
pub(crate) fn asked(written: &str) -> Vec<(char, Span)> {
    let text = fold::fold(written);
    let Ok(piece) = tree(&text) else { return Vec::new() };
    let mut search = Search { text: text.read.chars().collect(), found: Vec::new() };
    search.choice(&piece.choice);
    search.found
}

/// The first X that no distance stands before, or only the number of a promotion's line.
pub(crate) fn x_as_kind(written: &str) -> Option<Span> {
    let folded = fold::fold(written);
    let text: Vec<char> = folded.read.chars().collect();
    let before = |end: usize| text[..end].iter().rposition(|c| !c.is_whitespace());
    let is_kind = |position: &usize| {
        let Some(last) = before(*position).filter(|_| text[*position] == 'X') else {
            return text[*position] == 'X';
        };
        if !text[last].is_ascii_digit() {
            return text[last] != 'n' && text[last] != '/';
        }
        let number = text[..=last].iter().rposition(|c| !c.is_ascii_digit());
        // `c1X, L8X`: a line and a piece, unless `L8X` stands before a move as a condition would.
        number.is_some_and(|line| text[line] == 'L' && before(line).is_some())
    };
    (0..text.len()).find(is_kind).map(Span::at)
}

struct Search {
    text: Vec<char>,
    found: Vec<(char, Span)>,
}

impl Search {
    fn choice(&mut self, choice: &[Chain]) {
        for step in choice.iter().flat_map(Chain::steps) {
            match step {
                Step::Leg(leg) => self.leg(leg),
                Step::Effect(effect) => self.effect(effect),
            }
        }
    }

    fn leg(&mut self, leg: &Leg) {
        for condition in &leg.conditions {
            match &condition.node {
                Condition::Influence(_) => self.capitals(condition.span, |c| is_number(*c)),
                Condition::Flag(_) | Condition::State { .. } | Condition::Lines { .. } => {}
            }
        }
        match &leg.body.node {
            Body::Group { choice, .. } => self.choice(choice),
            Body::Line { .. }
            | Body::Slash { .. }
            | Body::Offset { .. }
            | Body::Within(_)
            | Body::Stay => {}
        }
        leg.effects.iter().for_each(|effect| self.effect(effect));
        if let Some(partner) = &leg.partner {
            self.capitals(partner.span, |c| *c == '^');
        }
    }

    fn effect(&mut self, effect: &Spanned<Effect>) {
        match &effect.node {
            Effect::Promote { .. } => {
                let all = self.text[effect.span.start..effect.span.end].iter();
                let mut lines = all.enumerate().filter(|(_, c)| is_number(**c)).map(|(k, _)| k);
                let letters = effect.span.start + lines.next_back().map_or(0, |last| last + 1);
                self.capitals(Span::new(letters, effect.span.end), |_| false);
            }
            Effect::Blast { .. } | Effect::Lose => {}
        }
    }

    /// The capitals of a part of the text, up to where it `ends`.
    fn capitals(&mut self, span: Span, ends: impl Fn(&char) -> bool) {
        let part = self.text[span.start..span.end].iter().enumerate();
        let letters = part.take_while(|(_, c)| !ends(c)).filter(|(_, c)| c.is_ascii_uppercase());
        self.found.extend(letters.map(|(k, letter)| (*letter, Span::at(span.start + k))));
    }
}

fn is_number(c: char) -> bool {
    c.is_ascii_digit() || c == 'n'
}
