//! What becomes of texts?

mod meanings;
mod refusals;

use super::*;
use crate::limits::{MAX_CHARACTERS, MAX_NESTING};
use crate::pattern::Pattern;

/// The first error, as code and place.
fn refusal(text: &str) -> String {
    let findings = crate::diag::in_order(read(text).findings);
    match findings.iter().find(|finding| !finding.is_warning() && finding.code.0 != "P0030") {
        Some(error) => format!("{}@{}", error.code, error.span.start),
        None => "none".to_owned(),
    }
}

fn all_refusals(text: &str) -> Vec<String> {
    let findings = crate::diag::in_order(read(text).findings);
    findings.iter().map(|finding| format!("{}@{}", finding.code, finding.span.start)).collect()
}

fn pattern(text: &str) -> Pattern {
    match read(text) {
        Outcome { pattern: Some(pattern), .. } => pattern,
        Outcome { pattern: None, findings } => panic!("{text} is refused: {findings:?}"),
    }
}

#[test]
fn look_alikes_are_warned_of_and_read() {
    let bomb = read("!h\u{441}n+&c0&A1r,o1*");
    assert_eq!(bomb.pattern, read("!hcn+&c0&A1r,o1*").pattern);
    let [warning] = &bomb.findings[..] else { panic!("one warning: {:?}", bomb.findings) };
    assert_eq!((warning.code.0, warning.span), ("PW001", Span::at(2)));
    assert!(warning.headline.contains("U+0441 CYRILLIC SMALL LETTER ES"), "{}", warning.headline);
}

/// Notations that people wrote, with all parts of the grammar among them.
const TEXTS: &[&str] = &[
    "o2-3+",
    "c2-3X",
    "io2-3>.2(~1/2)",
    "io2>.2(~1/2)",
    "n(~2/2)",
    "n(~2/2),cn+",
    "3(~3/3)",
    "c3(1*)",
    "n(n+)",
    "n(1-8/1-8)",
    "on(1-5/1-5),1+",
    "R1=c1>",
    "(eS1)1>",
    "(aS1)1>",
    "!S1o1>",
    "o1>,c1X>,oi2>,S1=c1>",
    "!hi^2=|Ri^n=",
    "!hi^n=|R^n=",
    "n+,cA1r",
    "n+,c0&cA1r",
    "!h\u{441}n+&c0&A1r,o1*",
    "NBRQK1=<wEc1>",
    "bAo1X",
    "bA2X",
    "1*",
    "n*",
    "nX",
    "n+",
    "~1/2",
    "o1>, c1X>, oi2>",
    "1X.n+",
    "1X.(n+)",
    "o1+&1X",
    "1+&1X",
    "1X&1+",
    "~2/1>, ~1/2<",
    "~1/2>, ~2/1<",
    "cn(^2X),o1X>",
    "c^nX,onX",
    "^n+",
    "o^2+",
    "~2+",
    "2+",
    "~n+",
    "1/2",
    "2/1",
    "~1/2&",
    "^n(~1/2)",
    "1>>",
    "1<<",
    "~2,1",
    "~-1,2",
    "1,2",
    "~1r",
    "2r",
    "~r2",
    "0",
    "o0,1>",
    "A1r",
    "1>.1>",
    "1>&1>",
    "1>;1>",
    "c1*;1*",
    "W1>",
    "B1>",
    "L2o2>",
    "(L2)2>",
    "o1>,L8Q",
    "o1>L8QR",
    "h1>",
    "a1>",
    "ae1+",
    "1*>",
    "1*>=",
    "1*<>",
    "1+=",
    "(1>,1<)",
    "2(1>,1>>)",
    "1-2(1>)",
    "m=1>",
    "2(1>)",
    "L1o3>",
    "E1<",
    "A1<",
    "QB1-2=1>",
    "2(~1/2),1+",
    "i^2<>|Q^2<>",
    "i^2<>|Q^3<>",
    "o2-3+, c2-3X, io2-3>.2(~1/2)",
    "(eS1)1>,(aS1)1<",
    "!hi^2=|Ri^n=,1*",
    "nX,c0&cA1r",
    "NBRQK1=<wEc1>,o1>,bAo1X",
    "bA2X,1*",
    "o1>,c1X>,oi2>,L8Q",
    "~1/2.n+",
    "1+.nX",
    "cn(^nX),onX",
    "c^n*,on*",
    "o^n+,cn+",
    "2/1>,1/2<,~1/2=",
    "2(~1/2),1-4+",
    "n(1/3)",
    "c1*;1*,0",
    "1*&1*",
    "W1X>,B1+,E~2*,A1<",
    "L1-2o2>,L3-no1>,c1X>",
    "~2,1,~-1,-2,3,0,o1,1",
    "~2r",
    "o~r3,c1*",
    "1>>.n>,c1<<",
    "1*>,~2*<,n*<=",
    "a1+,ae1X,e~1/2",
    "n(2*),1*",
    "cr2",
    "!A1+",
    "S1/2*c1>",
    "a~1/2&",
    "1X.n+=",
    "n(o1+)",
    "o~2/2.1+&1X",
    "S1 1>",
    "S1 2r",
    "(L2)1>",
    "!(L2-n)1>",
    "(aeRS1-2X)c1>",
    "!(eS1/2>)n*",
    "W0L8Q",
    "^1-3*",
    "-1,2",
    "n~(1/2)",
    "1-n+",
    "2-n(1/2)",
    "^2-3(~1/2)",
    "o~n/1",
    "i^2=cA1r|!iR^n=",
    "c0,2",
    "1+c0,0",
    "1X.cA1r.1+",
    "QA1r1+",
    "01+",
];

/// A small generator of numbers that are random enough.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        // Constants of Knuth's MMIX.
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % limit
    }
}

#[test]
fn no_text_is_too_much() {
    const SIGNS: &[u8] = b"0123456789nrcoaeihwb~^*+><=/.;&,()|-!XABELRQ1+2*n( )x?";
    let mut dice = Dice(1);
    let mut texts: Vec<String> = Vec::new();
    for _ in 0..2000 {
        let length = dice.below(14);
        texts.push((0..length).map(|_| char::from(SIGNS[dice.below(SIGNS.len())])).collect());
    }
    // Known texts with a few characters changed come further into the compiler.
    for text in TEXTS.iter().cycle().take(2000) {
        let mut signs: Vec<char> = text.chars().collect();
        for _ in 0..=dice.below(2) {
            let sign = char::from(SIGNS[dice.below(SIGNS.len())]);
            let place = dice.below(signs.len() + 1);
            if place < signs.len() && dice.below(2) == 0 {
                signs[place] = sign;
            } else {
                signs.insert(place, sign);
            }
        }
        texts.push(signs.into_iter().collect());
    }
    for text in texts {
        let Outcome { pattern, findings } = read(&text);
        let refused = findings.iter().any(|finding| !finding.is_warning());
        assert_eq!(pattern.is_none(), refused, "{text}");
        let length = text.chars().count();
        assert!(findings.iter().all(|finding| finding.span.end <= length), "{text}: {findings:?}");
    }
}

#[test]
fn long_texts_are_read_in_linear_time() {
    let texts = [
        "(aS1)".repeat(500) + "1+",
        "A".repeat(MAX_CHARACTERS),
        "A!".repeat(MAX_CHARACTERS / 2),
        "1+(".repeat(MAX_NESTING),
        "(A".repeat(MAX_NESTING),
        format!("{}1+{}", "1+;n(".repeat(MAX_NESTING), ")".repeat(MAX_NESTING)),
        "1+.".repeat(900) + "1+",
        vec!["1+"; 1000].join(","),
    ];
    let begin = std::time::Instant::now();
    for text in &texts {
        let _ = read(text);
    }
    // Each of them takes some milliseconds; with a second reading for each bracket it would be hours.
    assert!(begin.elapsed().as_secs() < 20);
}
