//! Which texts say the same, and what is written for a tree?

use super::*;
use crate::pattern::{Class, Headings, Occupants, Reach, Ring, make};

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
fn a_leap_within_no_limit_goes_anywhere() {
    let anywhere = crate::read(Some(crate::Dialect::Betza), "U").map(|reading| reading.pattern);
    assert_eq!(anywhere.ok(), Some(pattern("~nr")));
}

#[test]
fn what_is_not_compiled_is_said() {
    assert_eq!(all_refusals("1*,^2=|R^n=,L8Q"), ["P0030@3"]);
    assert!(read("1*,^2=|R^n=,L8Q").findings.iter().all(|finding| finding.legal));
    // An effect that follows a capture never follows a castling.
    assert_eq!(all_refusals("1*,^2=|R^n=,cA1r"), [""; 0]);
}
