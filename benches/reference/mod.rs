//! Attack functions on 8x8 as an engine author writes them by hand: bare `u64`s, no traits, no generics, nothing of
//! ours. Compiled pieces are measured against them.

#![allow(unused_imports, reason = "each program that includes the folder uses a part of it")]

pub(crate) mod best;
mod gathered;
mod hoppers;
mod lame;
mod leapers;
mod riders;

pub(crate) use hoppers::cannon;
pub(crate) use lame::mao;
pub(crate) use leapers::{king, knight};
pub(crate) use riders::{bishop, griffon, nightrider, queen, rook};
