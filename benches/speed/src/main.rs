//! How fast are compiled pieces? `cargo xtask speed` builds this twice and runs it.
//!
//! Every answer is checked before anything is timed. The times of a row are those of one run; the ratio is the claim.
#![expect(clippy::print_stdout, reason = "the rows are this program's answer")]

#[allow(dead_code, reason = "each program that includes the file uses a part of it")]
#[path = "../../reference/mod.rs"]
mod by_hand;
mod bytes;
mod crates;
#[cfg(feature = "std")]
mod dispatched;
mod effects;
mod hand;
#[allow(dead_code, reason = "each program that includes the file uses a part of it")]
#[path = "../../reference/interp.rs"]
mod interp;
mod interpreted;
mod legal;
mod pairs;
mod questions;
mod row;
mod timing;

fn main() {
    bytes::rows();
    hand::rows();
    crates::rows();
    pairs::rows();
    interpreted::rows();
    legal::rows();
    effects::rows();
    #[cfg(feature = "std")]
    dispatched::rows();
}
