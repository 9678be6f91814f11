//! How does the parse become a tree?
//!
//! No judgement here: what the grammar admitted is taken over as it was written.

use super::ast::{Atom, Bracket, Group, Item, Modifier, Piece, Repeated, Term};
use super::parser::{Grammar, Rule};
use crate::span::{Span, Spanned};
use crate::text::Text;
use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use pest::Parser;
use pest::iterators::Pair;

/// The tree of a text whose bounds have been checked.
pub(crate) fn build(text: &Text) -> Piece {
    let builder = Builder { text };
    // The grammar admits every text: what has no meaning is `stray`.
    let Ok(pairs) = Grammar::parse(Rule::piece, &text.read) else {
        return Piece { items: Vec::new() };
    };
    let items = pairs.flat_map(Pair::into_inner).filter_map(|pair| builder.item(pair)).collect();
    Piece { items }
}

struct Builder<'a> {
    text: &'a Text,
}

impl Builder<'_> {
    fn span(&self, pair: &Pair<'_, Rule>) -> Span {
        let span = pair.as_span();
        self.text.span(span.start(), span.end())
    }

    fn written(&self, pair: &Pair<'_, Rule>) -> Spanned<String> {
        Spanned::new(pair.as_str().to_owned(), self.span(pair))
    }

    fn letter(&self, pair: &Pair<'_, Rule>) -> Spanned<char> {
        Spanned::new(first_char(pair), self.span(pair))
    }

    fn item(&self, pair: Pair<'_, Rule>) -> Option<Item> {
        match pair.as_rule() {
            Rule::term => Some(Item::Term(self.term(pair))),
            Rule::bracketed => Some(Item::Bracket(self.bracket(pair))),
            Rule::dangling => Some(Item::Dangling(self.group(pair))),
            Rule::stray => Some(Item::Stray(self.written(&pair))),
            _ => None,
        }
    }

    fn term(&self, pair: Pair<'_, Rule>) -> Term {
        let span = self.span(&pair);
        let mut term = Term {
            group: Group { modifiers: Vec::new(), span: Span::gap(span.start) },
            atom: Spanned::new(Atom::Letter('?'), span),
            suffixes: Vec::new(),
            number: None,
            span,
        };
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::group => term.group = self.group(inner),
                Rule::atom => term.atom = self.atom(inner),
                Rule::suffix => term.suffixes.push(self.letter(&inner)),
                Rule::number => term.number = Some(self.written(&inner)),
                _ => {}
            }
        }
        term
    }

    fn group(&self, pair: Pair<'_, Rule>) -> Group {
        let span = self.span(&pair);
        let modifiers = pair.into_inner().filter_map(|inner| match inner.as_rule() {
            Rule::modifier => Some(Modifier::Letter(self.letter(&inner))),
            Rule::repeated => Some(Modifier::Repeated(self.repeated(inner))),
            _ => None,
        });
        Group { modifiers: modifiers.collect(), span }
    }

    fn repeated(&self, pair: Pair<'_, Rule>) -> Repeated {
        let span = self.span(&pair);
        let mut repeated =
            Repeated { group: Group { modifiers: Vec::new(), span }, number: None, span };
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::group => repeated.group = self.group(inner),
                Rule::number => repeated.number = Some(self.written(&inner)),
                _ => {}
            }
        }
        repeated
    }

    fn atom(&self, pair: Pair<'_, Rule>) -> Spanned<Atom> {
        let span = self.span(&pair);
        let mut atom = Atom::Letter(first_char(&pair));
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::rider => atom = Atom::Rider(first_char(&inner)),
                Rule::leap => {
                    let mut numbers = inner.into_inner().map(|number| self.written(&number));
                    if let (Some(a), Some(b)) = (numbers.next(), numbers.next()) {
                        atom = Atom::Leap(a, b);
                    }
                }
                _ => {}
            }
        }
        Spanned::new(atom, span)
    }

    fn bracket(&self, pair: Pair<'_, Rule>) -> Bracket {
        let span = self.span(&pair);
        let mut group = Group { modifiers: Vec::new(), span: Span::gap(span.start) };
        let (mut parts, mut separators, mut pending) = (Vec::new(), Vec::new(), None);
        for inner in pair.into_inner() {
            match inner.as_rule() {
                Rule::group => group = self.group(inner),
                Rule::separator => pending = Some(self.letter(&inner)),
                Rule::part => {
                    if !parts.is_empty() {
                        separators.push(pending.take());
                    }
                    parts.extend(inner.into_inner().map(|term| self.term(term)));
                }
                _ => {}
            }
        }
        Bracket { bracket: Span::new(group.span.end, span.end), group, parts, separators, span }
    }
}

/// The first character of what was parsed; each rule that asks for it has at least one.
fn first_char(pair: &Pair<'_, Rule>) -> char {
    pair.as_str().chars().next().unwrap_or('?')
}
