use super::*;
use crate::interp::{Man, Outcome, moves};
use crate::{Dialect, read};
use alloc::collections::BTreeSet;
use alloc::string::ToString;
use alloc::vec::Vec;

fn pattern(dialect: Option<Dialect>, text: &str) -> Pattern {
    read(dialect, text).unwrap_or_else(|findings| panic!("{text}: {findings:?}")).pattern
}

fn compare_texts(first: &str, second: &str, side: u16) -> Sameness {
    same(&pattern(None, first), &pattern(None, second), side, side)
}

#[test]
fn the_same_by_proof() {
    for (first, second) in [
        ("F7", "B"),
        ("nN", "afsW"),
        ("WF", "K"),
        ("FyafsF", "t[FR]"),
        ("n(~2/2)", "AA"),
        ("o1>,c1X>,oi2>", "mfWcfFimfnD"),
        ("nD", "2+"),
        ("o2-3+", "o2+,o3+"),
        ("R1=n+", "R1=1+,R1=2-7+"),
        ("!R1=n+", "!R1=2+,!R1=1+,!R1=3-n+"),
        ("A1r,1+", "1+,A1r"),
        ("isO2", "islO2isrO2"),
    ] {
        let answer = compare_texts(first, second, 8);
        assert!(matches!(answer, Sameness::Same(_)), "{first} {second}: {answer:?}");
    }
}

#[test]
fn a_difference_is_shown_on_a_board() {
    let Sameness::Different(difference) = compare_texts("F3", "B", 5) else { panic!() };
    assert_eq!(
        difference.to_string(),
        "\
only the second goes from a1 to e5 (White)
5 . . . . x
4 . . . . .
3 . . . . .
2 . . . . .
1 @ . . . .
  a b c d e"
    );
    let Sameness::Different(difference) = compare_texts("c1+", "1+", 3) else { panic!() };
    assert_eq!(difference.only, Which::Second);
    let Sameness::Different(difference) = compare_texts("D", "nD", 3) else { panic!() };
    assert_eq!(
        difference.to_string(),
        "\
only the first goes from a1 to a3 (White)
3 x . .
2 o . .
1 @ . .
  a b c"
    );
    let Sameness::Different(difference) = compare_texts("S1=c1>", "(eS1=)c1>", 3) else { panic!() };
    assert!(difference.board.men.iter().flatten().any(|man| man.kind == Some('s')));
}

#[test]
fn dialects_differ() {
    let (wide, narrow) =
        (pattern(Some(Dialect::Betza), "fN"), pattern(Some(Dialect::XBetza), "fN"));
    assert!(matches!(same(&wide, &narrow, 8, 8), Sameness::Different(_)));
}

/// A walk of rook moves, and one that also turns back at once in another of its alternatives.
const TWO_WALKS: [&str; 2] = ["n(n+)", "n(n+),n+.n+"];

#[test]
fn what_takes_too_long_is_not_proved() {
    let [first, second] = TWO_WALKS;
    let start = std::time::Instant::now();
    let answer = compare_texts(first, second, 8);
    assert_eq!(answer, Sameness::NotProved(Doubt::TooMuchWork));
    assert!(start.elapsed().as_secs() < 20, "{:?}", start.elapsed());
    // On a small board the same question has an answer.
    assert_eq!(compare_texts(first, second, 2), Sameness::Same(Proof::EverySquare));
}

/// The proof would take too long, but some positions are tried.
#[test]
fn a_difference_may_be_found_without_a_proof() {
    for (first, second) in [("n(n+)", "n(1+)"), ("n(n+)", "n(nX)"), ("n(n+)", "3(n+)")] {
        let answer = compare_texts(first, second, 8);
        assert!(matches!(answer, Sameness::Different(_)), "{first} {second}: {answer:?}");
    }
}

/// The pairs of both notations: the same on 8x8, each by equal patterns or by proof.
#[test]
fn equivalents_are_the_same() {
    let table = include_str!("../../../tests/conformance/equivalents.tsv");
    let (mut equal, mut proved) = (0, 0);
    for line in table.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let parlett = pattern(Some(Dialect::Parlett), columns[1]);
        let betza = pattern(Some(Dialect::Betza), columns[2]);
        match same(&parlett, &betza, 8, 8) {
            Sameness::Same(Proof::EqualPatterns) => equal += 1,
            Sameness::Same(Proof::EverySquare) => proved += 1,
            other => panic!("{line}: {other:?}"),
        }
    }
    assert_eq!((equal, proved), (111, 3));
}

/// Texts whose patterns differ are compared on random boards by the reference interpreter as well.
#[test]
fn the_interpreter_agrees() {
    let texts = [
        "K", "WF", "F2", "B", "nD", "D", "pR", "gQ", "cpR", "afsW", "nN", "N", "2+", "t[FR]",
        "FyafsF", "c3(1*)", "3(1*)", "cn(^2X)", "^2X", "R1=1+", "(eR1)1+", "1+cA1r", "1+;1+",
        "1+.1+", "cabK", "mabK", "1>,L3Q", "1>L3Q", "oR", "ooR", "qR", "zB", "jR", "U", "isO2",
        "aen+", "c1+&c0", "c1+",
    ];
    let read = texts.map(|text| pattern(None, text));
    let mut seed = 7u32;
    let mut next = move |below: u32| {
        seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (seed >> 16) % below
    };
    for (a, first) in read.iter().enumerate() {
        for (b, second) in read.iter().enumerate().skip(a + 1) {
            let answer = same(first, second, 3, 4);
            let Sameness::Same(_) = answer else { continue };
            for _ in 0..200 {
                let mut board = Board::new(3, 4);
                for cell in board.cells() {
                    let side = [None, None, Some(Side::White), Some(Side::Black)][next(4) as usize];
                    let kind = [None, Some('r')][next(2) as usize];
                    if let Some(side) = side {
                        board.put(cell, Man { side, kind, moved: next(2) == 0 });
                    }
                }
                let from = crate::interp::Cell::new(next(3) as u16, next(4) as u16);
                let (side, moved) = ([Side::White, Side::Black][next(2) as usize], next(2) == 0);
                let bare = |pattern: &Pattern| {
                    let outcomes = moves(pattern, &board, side, moved, from).into_iter();
                    let bare = outcomes.map(|o| Outcome { marks: BTreeSet::new(), ..o });
                    bare.collect::<BTreeSet<_>>()
                };
                assert_eq!(bare(first), bare(second), "{} {}", texts[a], texts[b]);
            }
        }
    }
}
