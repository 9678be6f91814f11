//! What is told about a piece on its board, and about which nothing is.

use super::*;
use betza_notation::read;

/// The codes of what is told, with their places.
fn told(dialect: &str, text: &str, width: usize, height: usize) -> Vec<String> {
    let reading = read(dialect.parse().ok(), text).expect("a legal text");
    let board = Shape { width, height };
    let found = lints(&reading.pattern, board, reading.dialect, text);
    found.iter().map(|finding| format!("{}@{}", finding.code, finding.span)).collect()
}

#[test]
fn plain_pieces_are_left_alone() {
    for text in [
        "B",
        "F",
        "A",
        "D",
        "C",
        "G",
        "H",
        "sR",
        "sW",
        "fmWfcF",
        "fmWfceFifmnD",
        "FA",
        "BD",
        "nA",
        "nC",
        "nD",
        "K",
        "U",
        "mRcpR",
        "KisO2",
        "sWsR",
        "mAAcB",
        "fW",
        "(4,4)",
        "mKcaK",
    ] {
        assert_eq!(told("betza", text, 8, 8), [""; 0], "{text}");
    }
    for text in ["nX", "2+", "o2-3+, c2-3X", "n(~2+)", "n(1-8/1-8)", "0", "A1r", "c3(1*), o1+"] {
        assert_eq!(told("parlett", text, 8, 8), [""; 0], "{text}");
    }
}

#[test]
fn what_leads_off_the_board_is_told() {
    // Nine squares do not fit on eight, five of them in a row do.
    assert_eq!(told("parlett", "9+", 8, 8), ["MW001@0..2"]);
    assert_eq!(told("parlett", "9+", 10, 8), [""; 0]);
    assert_eq!(told("parlett", "1*, 8-9X", 8, 8), ["MW002@4..8"]);
    assert_eq!(told("betza", "W(7,8)", 8, 8), ["MW002@1..6"]);
    assert_eq!(told("betza", "(7,8)", 8, 9), [""; 0]);
    // A leg that fits after one that does not; a repeat that a capture ends.
    assert_eq!(told("parlett", "4(2>)", 8, 8), [""; 0]);
    assert_eq!(told("parlett", "8>&1=", 8, 8), ["MW001@0..5"]);
    // From a file of one square.
    assert_eq!(told("betza", "sR", 1, 8), ["MW001@0..2"]);
}

#[test]
fn a_bound_that_no_letter_shows_is_told() {
    // One step and another at right angles or straight on: always two squares of the other color away.
    assert_eq!(told("parlett", "1+&1+", 8, 8), ["MW004@0..5"]);
    assert_eq!(told("xbetza", "[W-W]", 8, 8), ["MW004@0..5"]);
    // A capture ends the repeat after one step.
    assert_eq!(told("parlett", "2(1+)", 8, 8), [""; 0]);
    assert_eq!(told("parlett", "1+;1+", 8, 8), [""; 0]);
    // A step ahead and back, then one aside.
    assert_eq!(told("parlett", "1>&1<&1=", 8, 8), ["MW003@0..8"]);
    assert_eq!(told("parlett", "1>&1<&1=, 1X", 8, 8), [""; 0]);
}

#[test]
fn a_piece_without_a_quiet_move_is_told_unless_its_text_says_so() {
    // The jump of draughts.
    assert_eq!(told("parlett", "^2X", 8, 8), ["MW005@0..3"]);
    assert_eq!(told("parlett", "^2X, c1*", 8, 8), ["MW005@0..8"]);
    // Igui takes and comes back, the grasshopper hops and takes nothing.
    assert_eq!(told("betza", "gQ", 8, 8), [""; 0]);
    for text in ["cN", "fcFcR", "cNmW", "mKcaK", "kQ", "feF", "dW"] {
        assert_eq!(told("betza", text, 8, 8), [""; 0], "{text}");
    }
    for text in ["c2-3X", "c3(1*)", "wEc1>", "^2X, o1*"] {
        assert_eq!(told("parlett", text, 8, 8), [""; 0], "{text}");
    }
}
