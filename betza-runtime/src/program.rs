//! How are movements run for which no kernel of their own exists?
//!
//! A [`Program`] is a movement pattern as flat data: legs, where they may land, where paths go on, what happens then.
//! [`run`] walks all its paths over bitboards, without an allocation, and hands out the moves. It is the most general
//! kernel and the slowest.
//!
//! Two paths to one result are one move. Nothing remembers the results: moves without effects are gathered in one set,
//! and any other is reported at the first of its paths, found by walking once more with captures confined to its own.
//!
//! A path along which the state changes more than 1024 times is cut off there. Few boards have room for so many captures;
//! two promotions that replace each other in a loop would go on without end. Each change takes stack, about 6 KB on
//! 36x36, where a state is many words: a path of 320 captures there needs 2 MB.

mod castle;
mod code;
mod guard;
mod loops;
mod path;
mod rest;
mod run;
mod scene;
mod walk;

pub use code::{
    Act, Castling, Class, Cycle, Edge, Effect, Guard, Landing, Leg, Lines, Movement, NO_HEAD,
    PartnerLanding, Place, Program, Ring, Run, Start, Test, UNLIMITED, When,
};
pub use loops::{Beginnings, Loop};
pub use rest::rest;
pub use run::{reach, run, run_with, squares};
pub use scene::{KindSource, KindsOf, NoKinds, Scene};
