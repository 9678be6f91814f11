//! Which texts are refused, where, and in which words?

use super::*;
use crate::limits::{MAX_ALTERNATIVES, MAX_CHARACTERS, MAX_NESTING};

#[test]
fn each_mistake_has_its_code_and_place() {
    // Spec of Parlett's notation, section 8. What is one there, P02, is three here: no direction (P0002), no move (P0019),
    // no condition (P0020).
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
        ("?", "P0019@0"),
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
        ("-1+", "P0019@0"),
        ("/1", "P0019@0"),
        ("~c1+", "P0019@1"),
        ("Q", "P0020@0"),
        ("1>,R", "P0020@3"),
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
        ("  ?", "P0019@2"),
        ("n(1+,?)", "P0019@5"),
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
