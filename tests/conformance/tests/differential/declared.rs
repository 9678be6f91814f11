//! Boards with a name of their own: from small ones, which have all kernels, to the largest there is.

use super::programs::compare as compare_moves;
use super::{Random, cell, cells, compare, side};
use betza::dynamic::Piece;
use betza::{Attacks, Color, Geometry, Square, board, piece};
use betza_notation::interp::{self, Man};
use betza_notation::pattern::Pattern;

board!(Taikyoku = 36x36);
board!(Maka = 20x20);
board!(Strip = 17x3);
board!(Tower = 1x36);
board!(Mini = 5x6);

/// Compares a piece with the interpretation of its pattern from every square. All men but the piece are of the other
/// side, so that one list of moves tells both the quiet ones and what is attacked of the occupied squares.
fn compare_everywhere<P: Attacks>(piece: P, pattern: &Pattern, men_of_eight: &[usize]) {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let (width, height) = (P::Board::WIDTH as u16, P::Board::HEIGHT as u16);
    for men in men_of_eight {
        let occupied = random.occupied::<P::Board>(*men);
        for color in Color::ALL {
            let mut board = interp::Board::new(width, height);
            for square in occupied {
                board.put(cell(square), Man { side: side(color.other()), kind: None, moved: true });
            }
            for from in Square::all() {
                let occupied = occupied.without(from);
                let moves = interp::moves(pattern, &board, side(color), true, cell(from));
                let (captures, quiets) = moves.into_iter().partition::<Vec<_>, _>(|outcome| {
                    assert!(outcome.removed.iter().all(|removed| *removed == outcome.to));
                    !outcome.removed.is_empty()
                });
                let ends = |list: Vec<interp::Outcome>| list.into_iter().map(|o| o.to).collect();
                let attacked = piece.attacks(color, from, occupied) & occupied;
                assert_eq!(cells(attacked), ends(captures), "{color:?} from {from}, {occupied:?}");
                let reached = piece.quiets(color, from, occupied);
                assert_eq!(cells(reached), ends(quiets), "{color:?} from {from}, {occupied:?}");
            }
        }
    }
}

macro_rules! pieces_on {
    ($test:ident, $name:ident($size:tt), $rounds:literal, $everywhere:tt: $($dialect:ident $text:literal),* $(,)?) => {
        #[test]
        fn $test() {
            $({
                let piece = piece!($dialect $text on $name($size));
                let pattern = pattern(stringify!($dialect), $text);
                let answer = |color, from: Square<$name>, occupied| piece.attacks(color, from, occupied);
                compare(piece, answer, &pattern, $rounds);
                compare_everywhere(piece, &pattern, &$everywhere);
            })*
        }
    };
}

macro_rules! moves_on {
    ($test:ident, $name:ident($size:tt), $rounds:literal: $($dialect:ident $text:literal),* $(,)?) => {
        #[test]
        fn $test() {
            $({
                let piece = piece!($dialect $text on $name($size));
                let pattern = pattern(stringify!($dialect), $text);
                let dialect = stringify!($dialect).parse().expect("a dialect");
                let dynamic = Piece::<$name>::read_as(dialect, $text).expect("a notation");
                compare_moves(stringify!($dialect $text on $name), piece, &dynamic, &pattern, $rounds);
            })*
        }
    };
}

fn pattern(dialect: &str, text: &str) -> Pattern {
    let dialect = dialect.parse().expect("a dialect");
    betza_notation::read(Some(dialect), text).expect("a notation").pattern
}

pieces_on!(on_36x36, Taikyoku(36x36), 3, [0, 2]:
    betza "N", betza "R", betza "Q", betza "NN", betza "fmWfcF");
pieces_on!(programs_on_36x36, Taikyoku(36x36), 3, [0, 2]: xbetza "mRcpR", xbetza "nN");
pieces_on!(floods_on_36x36, Taikyoku(36x36), 1, [3]: parlett "c3(1*)");
pieces_on!(on_20x20, Maka(20x20), 3, [0, 1, 3]:
    betza "N", betza "R", betza "Q", betza "NN", betza "fmWfcF", betza "lNNrB2", betza "fRbB", betza "mW2cF3",
    parlett "2-3+, 4-nX");
pieces_on!(on_17x3, Strip(17x3), 20, [0, 1, 2, 4]:
    betza "N", betza "R", betza "Q", betza "NN", betza "fmWfcF", xbetza "mRcpR", xbetza "nN", parlett "c3(1*)");
pieces_on!(on_1x36, Tower(1x36), 20, [0, 1, 2, 4]:
    betza "N", betza "R", betza "Q", betza "DD", betza "fmWfcF", xbetza "mRcpR", xbetza "nD", parlett "c3(1*)");
pieces_on!(on_5x6, Mini(5x6), 20, [0, 1, 2, 4]:
    betza "N", betza "R", betza "Q", betza "NN", betza "fmWfcF", xbetza "mRcpR", xbetza "nN", parlett "c3(1*)");

moves_on!(moves_on_36x36, Taikyoku(36x36), 60:
    betza "N", betza "Q", betza "NN", parlett "3(~3/3)", parlett "c3(1*)", parlett "io2-3>.2(~1/2)", parlett "n(^2X)",
    parlett "!hcn+&c0&A1r,o1*", parlett "o1>,c1X>,oi2>,L8Q", xbetza "fmWfceFifmnD", xbetza "mRcpR", xbetza "gQ",
    xbetza "nN", xbetza "nA", xbetza "afsW", xbetza "KADNcaKmcabK", xbetza "KisO2", xbetza "pR3", xbetza "oR");
moves_on!(loops_on_20x20, Maka(20x20), 1: parlett "n(n+)");
moves_on!(moves_on_17x3, Strip(17x3), 36:
    betza "Q", parlett "n(^2X)", parlett "o1>,c1X>,oi2>,L8Q", xbetza "fmWfceFifmnD", xbetza "mRcpR", xbetza "KisO2");
moves_on!(moves_on_5x6, Mini(5x6), 36:
    betza "Q", parlett "n(^2X)", parlett "o1>,c1X>,oi2>,L8Q", xbetza "fmWfceFifmnD", xbetza "mRcpR", parlett "n(n+)");

#[test]
fn squares_of_the_largest_board_have_the_same_names() {
    for square in Square::<Taikyoku>::all() {
        assert_eq!(square.to_string(), cell(square).to_string());
        assert_eq!(square.to_string().parse(), Ok(cell(square)));
    }
}
