//! What is said of one comparison?

use crate::timing::Times;

/// The build that is measured.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// With all that the processor has.
    Native,
    /// For any processor of its family.
    Plain,
}

impl Build {
    /// The one this program is.
    pub(crate) const THIS: Build =
        if cfg!(target_feature = "bmi2") { Build::Native } else { Build::Plain };

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Build::Native => "native",
            Build::Plain => "plain",
        }
    }
}

/// What has to hold of a ratio.
#[derive(Clone, Copy)]
pub(crate) enum Bound {
    /// Ours takes at most so many times the time of the reference.
    AtMost(f64),
    /// The same, or ours takes no more instructions, which `cargo xtask speed` counts.
    AtMostOrInstructions(f64),
    /// The reference takes at least so many times the time of ours.
    TimesFaster(f64),
}

/// Prints a row: `what  board  ours  reference  ratio  bound  ok`, times in nanoseconds a question.
pub(crate) fn print(what: &str, board: &str, times: Times, bound: Bound) {
    let (ratio, bound, holds) = match bound {
        Bound::AtMost(most) => {
            (format!("{:.2}", times.ratio), format!("<={most}"), times.ratio <= most)
        }
        Bound::AtMostOrInstructions(most) => (
            format!("{:.2}", times.ratio),
            format!("<={most} or instructions"),
            times.ratio <= most,
        ),
        Bound::TimesFaster(least) => {
            let faster = 1.0 / times.ratio;
            (format!("{faster:.1}x"), format!(">={least}x"), faster >= least)
        }
    };
    let (ours, reference) = (times.ours, times.reference);
    let (build, ok) = (Build::THIS.name(), if holds { "yes" } else { "no" });
    println!("{build}: {what}\t{board}\t{ours:.2}\t{reference:.2}\t{ratio}\t{bound}\t{ok}");
}

/// Prints a row about bytes: `what  board  bytes  -  -  bound  ok`.
pub(crate) fn print_bytes(what: &str, board: &str, bytes: usize, most: usize) {
    let (build, ok) = (Build::THIS.name(), if bytes <= most { "yes" } else { "no" });
    println!("{build}: bytes of {what}\t{board}\t{bytes}\t-\t-\t<={most}\t{ok}");
}
