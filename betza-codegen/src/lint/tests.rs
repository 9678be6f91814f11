//! What is told about a piece on its board, and about which nothing is.

use super::*;
use betza_notation::interp::{Board, Man, moves};
use betza_notation::pattern::Side;
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
    assert_eq!(told("betza", "KisO2", 2, 8), ["MW002@1..5"]);
}

#[test]
fn no_move_is_told_of_what_has_none_in_any_position() {
    for text in ["W", "N", "U", "UW", "oW", "oR", "oo(1,2)0", "ooB", "pR", "gR", "O2", "O1", "nA"] {
        let pattern = read(Some(Dialect::Betza), text).expect("a legal text").pattern;
        for (width, height) in [(1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (1, 4)] {
            let found = told("betza", text, width.into(), height.into());
            let is_told = found.iter().any(|finding| finding.starts_with("MW001"));
            let moves = may_move(&pattern, Board::new(width, height));
            assert_ne!(is_told, moves, "{text} on {width}x{height}");
        }
    }
}

/// Whether the interpreter finds a move in some position of men that have not moved.
fn may_move(pattern: &Pattern, mut board: Board) -> bool {
    let men = [None, Some(Side::White), Some(Side::Black)];
    let men = men.map(|side| side.map(|side| Man { side, kind: None, moved: false }));
    let positions = men.len().pow(board.men.len() as u32);
    (0..positions).any(|position| {
        for (square, man) in board.men.iter_mut().enumerate() {
            *man = men[position / men.len().pow(square as u32) % men.len()];
        }
        board.cells().any(|from| !moves(pattern, &board, Side::White, false, from).is_empty())
    })
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
