//! Texts and what becomes of them.

use super::*;
use crate::limits::{MAX_ALTERNATIVES, MAX_CHARACTERS, MAX_NESTING};
use crate::pattern::{Class, Occupants};
use crate::pattern::{Headings, Pattern, Reach, Ring, make};

/// The first error, as code and place.
fn refusal(text: &str) -> String {
    let findings = crate::diag::in_order(read(text).findings);
    match findings.iter().find(|finding| !finding.is_warning() && !finding.legal) {
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
fn each_mistake_has_its_code_and_place() {
    // Spec of Parlett's notation, section 8.
    const ROWS: &[(&str, &str)] = &[
        ("", "P0001@0"),
        ("1", "P0004@1"),
        ("n", "P0004@1"),
        ("+", "P0003@0"),
        ("c", "P0003@1"),
        ("1+,,1X", "P0001@3"),
        ("1+..1X", "P0017@3"),
        ("1+.", "P0017@3"),
        (".1+", "P0001@0"),
        ("3-2+", "P0005@0"),
        ("n-3+", "P0005@0"),
        ("0-2+", "P0005@0"),
        ("0+", "P0021@1"),
        ("(1+", "P0006@3"),
        ("1+)", "P0006@2"),
        ("co1+", "P0007@1"),
        ("cc1+", "P0008@1"),
        ("wb1>", "P0007@1"),
        ("AE1>", "P0007@1"),
        ("X1=1+", "P0003@0"),
        ("1X=", "P0009@1"),
        ("1>><", "P0010@1"),
        ("1>>>", "P0010@1"),
        ("^1/2", "P0011@0"),
        ("^1+", "P0011@0"),
        ("~^2+", "P0012@1"),
        ("1/2X", "P0013@3"),
        ("!c1+", "P0018@0"),
        ("1+1X", "P0021@2"),
        ("^2X^4+", "P0021@3"),
        ("1+|R^n=", "P0016@2"),
        ("1>q", "P0021@2"),
        ("?", "P0002@0"),
        ("^n=|R1=", "P0016@3"),
        ("i!i1>", "P0007@1"),
        ("0(1+)", "P0005@0"),
        ("R1=", "P0014@0"),
        ("(eS1)", "P0014@2"),
        ("(aS1)", "P0014@2"),
        ("!S1", "P0014@0"),
        ("S11>", "P0014@0"),
        ("S1c1", "P0004@4"),
        ("WB1+", "P0007@1"),
        ("c+", "P0003@1"),
        ("L>", "P0003@1"),
        ("1,1+", "P0004@1"),
        ("^r2", "P0011@0"),
        ("^n(1+.1X)", "P0011@0"),
        ("^(2X)", "P0011@0"),
        ("1+.^n=|R^n=", "P0016@6"),
        ("1000+", "P0005@0"),
        (", 1,,1X", "P0001@0"),
        ("o2-3?", "P0002@4"),
        ("-1+", "P0002@0"),
        ("/1", "P0002@0"),
        ("~c1+", "P0002@1"),
        ("Q", "P0002@0"),
        ("1>,R", "P0002@3"),
        ("1-+", "P0003@2"),
        ("1/", "P0003@2"),
        ("r", "P0003@1"),
        ("0r", "P0005@0"),
        ("1-2r", "P0005@0"),
        ("^2,0", "P0011@0"),
        ("S1/2X1+", "P0013@4"),
        ("cA1r&", "P0017@5"),
        ("!1+", "P0018@0"),
        ("!(1+)", "P0018@0"),
        ("1>L8QA1r", "P0021@6"),
        ("9(", "P0001@2"),
        ("()", "P0001@1"),
        ("^n=|R^n=&", "P0016@3"),
        ("(^n=|R^n=)", "P0016@4"),
        ("!i!i1+", "P0008@2"),
        ("n(1+", "P0006@4"),
        ("L8", "P0003@2"),
        ("W", "P0003@1"),
        ("A1+1+x", "P0021@5"),
        ("S1A1r", "P0014@0"),
        ("WB1000+", "P0007@1"),
        ("A0+", "P0021@2"),
        ("^0*", "P0011@0"),
        ("~n~(1/2)", "P0012@2"),
        ("c0|R^n=", "P0016@2"),
        (" ", "P0001@1"),
        ("1 ", "P0004@2"),
        ("1+ ,", "P0001@4"),
        ("x", "P0003@0"),
        ("1+,c", "P0003@4"),
        ("(S1)", "P0014@1"),
        ("  ?", "P0002@2"),
        ("n(1+,?)", "P0002@5"),
    ];
    for (text, expected) in ROWS {
        assert_eq!(refusal(text), *expected, "{text}");
    }
}

#[test]
fn the_bounds_have_codes_of_their_own() {
    let counted = "9(9(9(9(9(1*)))))";
    assert_eq!(refusal(counted), "P0025@0");
    assert_eq!(refusal(&"1".repeat(MAX_CHARACTERS + 1)), "P0022@0");
    assert_eq!(refusal(&"(".repeat(MAX_NESTING + 1)), "P0023@0");
    // Brackets of full width are brackets.
    assert_eq!(refusal(&"\u{FF08}".repeat(MAX_NESTING + 1)), "P0023@0");
    assert_eq!(refusal(&vec!["1+"; MAX_ALTERNATIVES + 1].join(",")), "P0024@0");
    assert_eq!(refusal("999(1*;1+)"), "P0026@0");
    let deep = format!("{}1+{}", "(".repeat(MAX_NESTING), ")".repeat(MAX_NESTING));
    assert_eq!(pattern(&deep), pattern("1+"));
    assert_eq!(refusal(&"9".repeat(MAX_CHARACTERS)), "P0005@0");
}

#[test]
fn mistakes_of_several_legs_are_found_together() {
    assert_eq!(all_refusals("o2-3?, c2-3?"), ["P0002@4", "P0002@11"]);
    assert_eq!(all_refusals("1X=,(1.3-2+),+"), ["P0009@1", "P0004@6", "P0005@7", "P0003@13"]);
    assert_eq!(all_refusals("1+)?"), ["P0006@2"]);
}

#[test]
fn look_alikes_are_warned_of_and_read() {
    let bomb = read("!h\u{441}n+&c0&A1r,o1*");
    assert_eq!(bomb.pattern, read("!hcn+&c0&A1r,o1*").pattern);
    let [warning] = &bomb.findings[..] else { panic!("one warning: {:?}", bomb.findings) };
    assert_eq!((warning.code.0, warning.span), ("PW001", Span::at(2)));
    assert!(warning.headline.contains("U+0441 CYRILLIC SMALL LETTER ES"), "{}", warning.headline);
}

#[test]
fn idle_parts_are_warned_of() {
    assert_eq!(all_refusals("cA1r"), ["PW002@0"]);
    assert_eq!(all_refusals("o(1+.c1X)"), ["PW003@5"]);
    assert_eq!(all_refusals("c0,0"), ["PW004@0"]);
    assert_eq!(all_refusals("o1>,c1X>,oi2>,L8Q"), [""; 0]);
}

#[test]
fn messages_say_how_to_mend_a_text() {
    let help = |text: &str| read(text).findings.into_iter().find_map(|finding| finding.help);
    let rows = [
        ("o2-3?", "for all diagonals write `X`"),
        ("c+n", "the distance stands first: `n+`"),
        ("*1", "the distance stands first: `1*`"),
        ("3-2+", "write `2-3`"),
        ("1+1X", "write `,` before it for a choice or `.` for a further leg"),
        ("2-3", "for all eight directions write `2-3*`"),
        ("!c1+", "for quiet moves only write `o`"),
        ("k1=1+", "a piece is named by a capital, as in `K1=`"),
        ("S11>", "if the last number belongs to the move put the influence in brackets: `(S1)1>`"),
    ];
    for (text, expected) in rows {
        assert_eq!(help(text).as_deref(), Some(expected), "{text}");
    }
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

#[test]
fn a_tree_is_written_as_it_is_read() {
    let tree_of = |text: &str| {
        tree(&fold::fold(text)).unwrap_or_else(|mistakes| panic!("{text}: {mistakes:?}"))
    };
    for text in TEXTS {
        let written = tree_of(text).to_string();
        assert_eq!(tree_of(&written).to_string(), written, "{text}");
        assert_eq!(read(&written).pattern, read(text).pattern, "{text} and {written}");
    }
    assert_eq!(tree_of("m= !h\u{441}n+ & c0").to_string(), "!hcn+&c0");
    assert_eq!(tree_of("S1 1>").to_string(), "S1 1>");
    assert_eq!(tree_of(" o 1 \u{F7} ").to_string(), "o1=");
}

#[test]
fn pieces_of_chess_are_single_legs() {
    let free_or_enemy = Class::of(Occupants::EMPTY.union(Occupants::ENEMY));
    let piece = |headings, leg| {
        make::pattern(vec![make::single(headings, leg, Vec::new(), Span::gap(0))]).ok()
    };
    let leg = |ring, reach| {
        make::leg(ring, reach).ends(free_or_enemy).passes(Class::of(Occupants::EMPTY))
    };
    let king = piece(Headings::ALL, leg(Ring::Grid(1), Reach::ONE));
    assert_eq!(Some(pattern("1*")), king);
    let rook = piece(Headings::ORTHOGONAL, leg(Ring::Grid(1), Reach::UNLIMITED));
    assert_eq!(Some(pattern("n+")), rook);
    let knight = piece(Headings::ALL, leg(Ring::Oblique { short: 1, long: 2 }, Reach::ONE));
    assert_eq!(Some(pattern("~1/2")), knight);
    let alfilrider = piece(Headings::DIAGONAL, leg(Ring::Grid(2), Reach::UNLIMITED));
    assert_eq!(Some(pattern("n(~2/2)")), alfilrider);
}

#[test]
fn texts_that_say_the_same_are_equal_patterns() {
    const PAIRS: &[(&str, &str)] = &[
        ("n*", "n+,nX"),
        ("1*", "1+,1X"),
        ("1+", "o1+,c1+"),
        ("n+", "cn+,on+"),
        ("~1/2", "~2/1"),
        ("~1/2&", "n(~1/2)"),
        ("n(1+)", "n+"),
        ("2-n(1+)", "cn+,o2-n+"),
        ("~1r", "1*"),
        ("~2/0", "~2+"),
        ("(1>,1<)", "1<>"),
        ("((1>))", "1>"),
        ("~1,2,~-1,2", "~2/1>"),
        ("o(1+,1X)", "o1*"),
        ("c(1+,1X)", "c1*"),
        ("n(n+)", "n(n(n+))"),
        ("1>,c1>", "1>"),
        ("^n(~2/2)", "^n(2/2)"),
        ("cr2", "c1-2(1*)"),
    ];
    for (one, other) in PAIRS {
        assert_eq!(pattern(one), pattern(other), "{one} and {other}");
    }
}

#[test]
fn what_is_not_compiled_is_said() {
    assert_eq!(all_refusals("1*,^2=|R^n=,L8Q"), ["P0030@3"]);
    assert_eq!(all_refusals("2(1+c0)"), ["P0030@4"]);
    assert!(read("2(1+c0)").findings.iter().all(|finding| finding.legal));
    // An effect that follows a capture never follows a castling.
    assert_eq!(all_refusals("1*,^2=|R^n=,cA1r"), [""; 0]);
}

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
