//! Which parts of a text add nothing to its other parts?

use crate::pattern::{Movement, Pattern, make};
use crate::span::Span;
use alloc::vec::Vec;

/// A text of more parts is no work of a hand that has slipped, and each part costs a pattern.
const MAX_PARTS: usize = 16;

/// The terms or alternatives without which the movements are still those of `pattern`, by their places. Of several that
/// say the same the first one stays.
pub(crate) fn parts(movements: &[Movement], pattern: &Pattern) -> Vec<Span> {
    let mut sources: Vec<Span> = movements.iter().map(|movement| movement.source.0).collect();
    sources.sort();
    sources.dedup();
    let mut idle = Vec::new();
    if !(2..=MAX_PARTS).contains(&sources.len()) {
        return idle;
    }
    for source in sources.into_iter().rev() {
        let is_kept = |place: Span| place != source && !idle.contains(&place);
        let kept = movements.iter().filter(|movement| is_kept(movement.source.0)).cloned();
        if make::pattern(kept.collect()).as_ref() == Ok(pattern) {
            idle.push(source);
        }
    }
    idle.reverse();
    idle
}
