//! How long do two functions take, side by side?

use std::time::Instant;

/// So many times each of the two is timed, one after the other.
const ROUNDS: usize = 21;

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
    let time = |function: &dyn Fn()| {
        let begin = Instant::now();
        function();
        begin.elapsed().as_secs_f64() * 1e9 / questions as f64
    };
    time(&ours);
    time(&reference);
    let rounds: Vec<(f64, f64)> = (0..ROUNDS)
        .map(|round| {
            if round % 2 == 0 {
                let first = time(&ours);
                (first, time(&reference))
            } else {
                let first = time(&reference);
                (time(&ours), first)
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
