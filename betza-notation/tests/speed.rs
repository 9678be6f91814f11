//! No text keeps the compiler busy: whatever fits into the bounds is read soon, in an unoptimised build too.

use betza_notation::limits::{MAX_ALTERNATIVES, MAX_CHARACTERS, MAX_NESTING};
use betza_notation::{Dialect, read};
use std::collections::BTreeSet;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// A text takes at most 50 ms on a quiet machine, on which a [`yardstick`] takes 10 ms. Time is told in yardsticks
/// taken beside it, so that a busy machine is not taken for a slow text.
const LIMIT: f64 = 5.0;

/// How often a text may be read until it is soon enough.
const TRIES: usize = 12;

/// The time of a fixed piece of work of the kind that reading is: trees of small keys.
fn yardstick() -> Duration {
    let begin = Instant::now();
    let keys = (0..20_000u64).map(|k| k.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 20);
    let tree: BTreeSet<u64> = keys.collect();
    assert_eq!(black_box(tree).len(), 20_000);
    begin.elapsed()
}

/// As many of `parts` as fit into a text, with `between` them.
fn filled(parts: impl Iterator<Item = String>, between: &str) -> String {
    let mut text = String::new();
    for part in parts {
        if text.len() + between.len() + part.len() > MAX_CHARACTERS {
            break;
        }
        if !text.is_empty() {
            text += between;
        }
        text += &part;
    }
    text
}

fn repeated(part: &str) -> String {
    part.repeat(MAX_CHARACTERS / part.len())
}

/// Text by text the least time of some tries, so that a busy moment is not taken for a slow text.
fn check(dialect: Dialect, texts: &[(&str, String)]) {
    let mut slow = Vec::new();
    for (name, text) in texts {
        let mut least = f64::INFINITY;
        for _ in 0..TRIES {
            let before = yardstick();
            let begin = Instant::now();
            // Read or refused, but soon.
            let _: Result<_, _> = read(Some(dialect), text);
            let taken = begin.elapsed();
            least = least.min(taken.as_secs_f64() / before.max(yardstick()).as_secs_f64());
            if least <= LIMIT {
                break;
            }
        }
        if std::env::var_os("BETZA_TIMES").is_some() {
            #[expect(clippy::print_stderr, reason = "asked for")]
            {
                let result =
                    read(Some(dialect), text).map(|reading| reading.pattern.movements().len());
                eprintln!(
                    "{dialect} {name}: {least:.1} yardsticks of {:?} {:?}",
                    yardstick(),
                    result.map_err(|found| found[0].code)
                );
            }
        }
        if least > LIMIT {
            slow.push(format!("{dialect} {name}: {least:.1} yardsticks"));
        }
    }
    assert!(slow.is_empty(), "{}", slow.join("\n"));
}

#[test]
fn parlett_is_read_soon() {
    let (most, n) = (MAX_ALTERNATIVES, 1..1000);
    let numbers = || n.clone().map(|k| (k, k % 13 + 1, k % 7 + 1));
    let alternatives =
        |of: &dyn Fn((i32, i32, i32)) -> String| filled(numbers().map(of).take(most), ",");
    let texts = [
        ("500 influences", "(aS1)".repeat(500) + "1+"),
        ("nested groups", format!("{}1+{}", "1+;n(".repeat(MAX_NESTING), ")".repeat(MAX_NESTING))),
        ("nested repeats", format!("{}1+{}", "2(".repeat(MAX_NESTING), ")".repeat(MAX_NESTING))),
        ("open groups", "1+(".repeat(MAX_NESTING)),
        ("1000 alternatives", vec!["1+"; 1000].join(",")),
        ("different distances", alternatives(&|(k, _, _)| format!("{k}+"))),
        ("different leaps", alternatives(&|(k, a, _)| format!("~{k}/{a}"))),
        ("different pieces", alternatives(&|(k, a, b)| format!("c{a}-{k}X.{b}+"))),
        ("different ranges", alternatives(&|(k, a, _)| format!("o{a}-{k}*"))),
        ("different groups", alternatives(&|(k, a, _)| format!("n({k}+.{a}X)"))),
        ("different influences", alternatives(&|(k, a, _)| format!("(aS{a}){k}+"))),
        ("different repeats", alternatives(&|(k, a, _)| format!("{a}(~{k}/{a})"))),
        ("different areas", alternatives(&|(k, a, b)| format!("1-{b}/{a}-{k}"))),
        ("repeats of ranges", alternatives(&|(_, a, b)| format!("{b}(1-{a}/1-{b})"))),
        ("a wide area", "1-999/1-999".to_owned()),
        ("wide areas", filled(numbers().map(|(k, _, _)| format!("1-{k}/1-999")).take(most), ",")),
        ("a long chain", filled(numbers().map(|_| "1+".to_owned()), ".")),
        ("a chain of groups", filled(numbers().map(|(_, a, _)| format!("n({a}+)")), ".")),
        ("a sum", filled(numbers().map(|(k, _, _)| format!("c{k}+")), "&")),
        ("properties", repeated("A!")),
        ("letters", repeated("A")),
        ("digits", repeated("1")),
        ("commas", repeated(",")),
        ("brackets", repeated("()")),
        ("strange characters", repeated("?")),
        ("look-alikes", "\u{441}".repeat(MAX_CHARACTERS)),
    ];
    check(Dialect::Parlett, &texts);
}

#[test]
fn betza_is_read_soon() {
    let numbers = || (1..1000).map(|k| (k, k % 13 + 1, k % 7 + 1));
    let words = ["f", "b", "l", "r", "s", "v", "fs", "fl", "br", "lf", "bs", "fr", "bl"];
    let word = |k: i32| words[k as usize % words.len()];
    let filled_with = |of: &dyn Fn((i32, i32, i32)) -> String| {
        filled(numbers().map(of).take(MAX_ALTERNATIVES), "")
    };
    let before_n = |part: &str| format!("{}N", part.repeat((MAX_CHARACTERS - 1) / part.len()));
    let texts = [
        ("atoms", "NWFDAHRBQK".repeat(25)),
        ("one atom", repeated("N")),
        ("different leaps", filled_with(&|(k, a, _)| format!("({a},{k})"))),
        ("different riders", filled_with(&|(k, a, b)| format!("({a},{k}){b}"))),
        ("directed riders", filled_with(&|(k, a, b)| format!("{}({a},{b}){k}", word(k)))),
        ("ranges", filled_with(&|(k, _, _)| format!("{}W{k}", word(k)))),
        ("hoppers", filled_with(&|(k, a, _)| format!("p{}({a},{k}){a}", word(k)))),
        ("lame riders", filled_with(&|(k, a, b)| format!("n({a},{b}){k}"))),
        ("jumping riders", filled_with(&|(k, _, _)| format!("j{}W{k}", word(k)))),
        ("legs", filled_with(&|(k, _, _)| format!("{}maf{}W", word(k), word(k + 1)))),
        ("locusts", filled_with(&|(k, _, b)| format!("{}ca{}K{b}", word(k), word(k + 1)))),
        ("circles", filled_with(&|(k, _, _)| format!("q{}N", word(k)))),
        ("crooked", filled_with(&|(k, a, _)| format!("z({a},{k})"))),
        ("castlings", filled_with(&|(_, a, _)| format!("isO{a}"))),
        ("brackets", filled_with(&|(k, _, b)| format!("[{}W-{}F{b}]", word(k), word(k + 1)))),
        ("a long bracket", format!("[{}W]", "W-".repeat(2000))),
        ("short brackets", repeated("[W?F]")),
        ("repeats", before_n("(a)")),
        ("counted repeats", before_n("(a)99")),
        ("a long repeat", format!("({}a)99N", "f".repeat(4000))),
        ("modifiers", before_n("f")),
        ("legs without end", before_n("mas")),
        ("nested", format!("{}W{}", "(".repeat(MAX_NESTING), ")".repeat(MAX_NESTING))),
        ("double letters", repeated("NN")),
        ("open leaps", repeated("(1,2")),
        ("strange characters", repeated("?")),
        ("unknown letters", repeated("Ww")),
    ];
    for dialect in [Dialect::Betza, Dialect::XBetza, Dialect::XBoard, Dialect::Fsf] {
        check(dialect, &texts);
    }
}
