//! How long do two functions take, side by side?

use std::time::{Duration, Instant};

/// So many times each of the two is timed, one after the other.
const ROUNDS: usize = 21;

/// So long a time is measured well.
const LEAST: Duration = Duration::from_micros(400);

/// The time of one question in nanoseconds, and the ratio of the two.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Times {
    pub(crate) ours: f64,
    pub(crate) reference: f64,
    /// The median of the ratios of neighbouring rounds, `ours / reference`: a busy moment hits both.
    pub(crate) ratio: f64,
}

/// Times `ours` and `reference`, each of which answers `questions` questions.
pub(crate) fn compare(questions: usize, ours: impl Fn(), reference: impl Fn()) -> Times {
    let times = |function: &dyn Fn()| {
        let begin = Instant::now();
        function();
        (LEAST.as_nanos() / begin.elapsed().as_nanos().max(1)) as u32 + 1
    };
    let (ours_times, reference_times) = (times(&ours), times(&reference));
    let time_of = |function: &dyn Fn(), times: u32| {
        let begin = Instant::now();
        for _ in 0..times {
            function();
        }
        begin.elapsed().as_secs_f64() * 1e9 / f64::from(times) / questions as f64
    };
    let ours = || time_of(&ours, ours_times);
    let reference = || time_of(&reference, reference_times);
    let rounds: Vec<(f64, f64)> = (0..ROUNDS)
        .map(|round| {
            if round % 2 == 0 {
                let first = ours();
                (first, reference())
            } else {
                let first = reference();
                (ours(), first)
            }
        })
        .collect();
    Times {
        ours: median(rounds.iter().map(|(ours, _)| *ours)),
        reference: median(rounds.iter().map(|(_, reference)| *reference)),
        ratio: median(rounds.iter().map(|(ours, reference)| ours / reference)),
    }
}

fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}
