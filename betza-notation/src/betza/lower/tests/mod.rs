//! What the letters mean, on drawn boards; what is refused, and where.

mod bounds;
mod equals;
mod findings;
mod moves;
mod paths;

use crate::Dialect;
use crate::interp::{self, Board, Cell, Man, Outcome};
use crate::pattern::{Pattern, Side};
use alloc::collections::BTreeSet;

fn pattern(dialect: Dialect, notation: &str) -> Pattern {
    crate::read(Some(dialect), notation)
        .unwrap_or_else(|findings| panic!("{dialect} {notation}: {findings:?}"))
        .pattern
}

/// A board as it is drawn, and the squares that the piece may go to.
///
/// ```text
/// @  the piece      o  an own man           e  an enemy            .  nothing
///                   O  one that is taken    E  one that is taken   x  nothing, and it goes there
/// ```
struct Drawing {
    board: Board,
    from: Cell,
    targets: BTreeSet<Cell>,
}

fn drawing(text: &str) -> Drawing {
    let ranks: Vec<&str> = text.split_whitespace().collect();
    let (width, height) = (ranks[0].len() as u16, ranks.len() as u16);
    let mut drawn = Drawing {
        board: Board::new(width, height),
        from: Cell::new(0, 0),
        targets: BTreeSet::new(),
    };
    for (down, rank) in ranks.iter().enumerate() {
        assert_eq!(rank.len(), usize::from(width), "{text}");
        for (file, sign) in rank.chars().enumerate() {
            let cell = Cell::new(file as u16, height - 1 - down as u16);
            let side = if sign.eq_ignore_ascii_case(&'o') { Side::White } else { Side::Black };
            match sign {
                '@' => drawn.from = cell,
                'o' | 'O' | 'e' | 'E' => {
                    drawn.board.put(cell, Man { side, kind: None, moved: false });
                }
                '.' | 'x' => {}
                _ => panic!("`{sign}` in {text}"),
            }
            if matches!(sign, 'O' | 'E' | 'x') {
                drawn.targets.insert(cell);
            }
        }
    }
    drawn
}

fn outcomes(dialect: Dialect, notation: &str, board: &Board, from: Cell) -> BTreeSet<Outcome> {
    interp::moves(&pattern(dialect, notation), board, Side::White, false, from)
}

/// Checks that White's unmoved piece goes where the drawing says.
#[track_caller]
fn goes_in(dialect: Dialect, notation: &str, text: &str) {
    let drawn = drawing(text);
    let found: BTreeSet<Cell> =
        outcomes(dialect, notation, &drawn.board, drawn.from).iter().map(|o| o.to).collect();
    assert_eq!(found, drawn.targets, "{dialect} {notation}");
}

#[track_caller]
fn goes(notation: &str, text: &str) {
    goes_in(Dialect::XBetza, notation, text);
}

/// The moves of White's unmoved piece on a drawn board, as `e4xd3+d4`.
fn told(notation: &str, text: &str) -> Vec<String> {
    let drawn = drawing(text);
    let tell = |outcome: &Outcome| {
        let taken: Vec<_> = outcome.removed.iter().map(ToString::to_string).collect();
        let taken = if taken.is_empty() { String::new() } else { format!("x{}", taken.join("+")) };
        let partner = outcome.partner.map(|(from, to)| format!(" {from}-{to}"));
        format!("{}{taken}{}", outcome.to, partner.unwrap_or_default())
    };
    outcomes(Dialect::XBetza, notation, &drawn.board, drawn.from).iter().map(tell).collect()
}
