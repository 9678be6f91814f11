//! What happens besides the move, as written?

use super::parts::Parts;
use super::{Builder, Built, broken};
use crate::parlett::ast::{Effect, Step, When};
use crate::parlett::mistake::{BadCastling, Mistake};
use crate::parlett::parser::Rule;
use crate::span::{Span, Spanned};
use alloc::string::String;
use alloc::vec::Vec;
use pest::iterators::Pair;

const EFFECTS: [Rule; 3] = [Rule::blast, Rule::lose, Rule::promote];

impl Builder<'_> {
    /// An effect that is a leg by itself.
    pub(super) fn effect_leg(&self, leg: Pair<'_, Rule>) -> Built<Step> {
        let mut parts = Parts::of(leg);
        let Some(effect) = parts.take(&EFFECTS) else { return self.no_body(parts.at) };
        let effect = self.effect(effect)?;
        match parts.take(&[Rule::bar]) {
            Some(bar) => {
                let span = Span::at(self.span(&bar).start);
                broken(Mistake::BadCastling(BadCastling::NoHop), span)
            }
            None => Ok(Step::Effect(effect)),
        }
    }

    /// The effects behind a body.
    pub(super) fn effects(&self, parts: &mut Parts<'_>) -> Built<Vec<Spanned<Effect>>> {
        let mut effects = Vec::new();
        while let Some(effect) = parts.take(&EFFECTS) {
            let start = effect.as_span().start();
            match self.effect(effect) {
                Ok(effect) => effects.push(effect),
                // With a wrong number it is no effect, and nothing else may stand here.
                Err(_) => return self.no_separator(start),
            }
        }
        Ok(effects)
    }

    fn effect(&self, effect: Pair<'_, Rule>) -> Built<Spanned<Effect>> {
        let span = self.span(&effect);
        let rule = effect.as_rule();
        let mut parts = Parts::of(effect);
        let when = parts.take(&[Rule::when]);
        let when = when.map(|when| match when.as_str() {
            "c" => When::Captured,
            _ => When::NotCaptured,
        });
        if rule == Rule::lose {
            return Ok(Spanned::new(Effect::Lose, span));
        }
        if let Some(radius) = parts.take(&[Rule::small]) {
            return Ok(Spanned::new(Effect::Blast { when, radius: self.number(&radius)? }, span));
        }
        let Some(lines) = parts.take(&[Rule::range]) else { return self.no_body(parts.at) };
        let lines = self.range(lines)?;
        let letters = parts.take(&[Rule::letters]);
        let letters = letters.map_or_else(String::new, |letters| letters_of(&letters));
        Ok(Spanned::new(Effect::Promote { lines, letters }, span))
    }
}

/// The letters without the blanks between them.
pub(super) fn letters_of(letters: &Pair<'_, Rule>) -> String {
    letters.as_str().chars().filter(|c| *c != ' ').collect()
}
