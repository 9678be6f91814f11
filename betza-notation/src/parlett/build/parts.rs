//! Which parts does a node have, one after another?

use crate::parlett::parser::Rule;
use pest::iterators::{Pair, Pairs};

/// The parts of a node, and the byte behind the last one that was taken.
pub(super) struct Parts<'i> {
    pairs: Pairs<'i, Rule>,
    pub(super) at: usize,
}

impl<'i> Parts<'i> {
    pub(super) fn of(node: Pair<'i, Rule>) -> Self {
        Parts { at: node.as_span().start(), pairs: node.into_inner() }
    }

    /// The next part, if it is one of `rules`.
    pub(super) fn take(&mut self, rules: &[Rule]) -> Option<Pair<'i, Rule>> {
        let next = self.pairs.peek().filter(|next| rules.contains(&next.as_rule()))?;
        let _ = self.pairs.next();
        self.at = end_of(&next);
        Some(next)
    }

    /// Whether the next part is there and one of `rules`; it is taken if so.
    pub(super) fn has(&mut self, rule: Rule) -> bool {
        self.take(&[rule]).is_some()
    }
}

/// The byte behind a node, blanks at its end excepted.
pub(super) fn end_of(node: &Pair<'_, Rule>) -> usize {
    node.as_span().start() + node.as_str().trim_end().len()
}
