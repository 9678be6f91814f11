//! Attack functions on 8x8 as an engine author writes them by hand: bare `u64`s, no traits, no generics, nothing of
//! ours. Compiled pieces are measured against them.

mod leapers;
mod riders;

pub(crate) use leapers::{king, knight};
pub(crate) use riders::{nightrider, queen, rook};
