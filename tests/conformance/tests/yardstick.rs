//! The interpreter that compiled pieces are measured against answers rightly, or its times would be worth nothing.

#[allow(dead_code, reason = "each program that includes the file uses a part of it")]
#[path = "../../../benches/reference/interp.rs"]
mod interp;

use betza_conformance::{Answer, Move, Row, read_rows};
use betza_notation::interp::Cell;
use betza_notation::pattern::{Kinds, Side};
use betza_notation::{Dialect, read};
use interp::{Interpreter, Outcome, Position, Set};

type Squares = [u64; 4];

const FILES: [&str; 3] = [
    include_str!("../betza.jsonl"),
    include_str!("../parlett.jsonl"),
    include_str!("../reports.jsonl"),
];

fn kind_and_square(row: &Row, text: &str) -> (Option<char>, usize) {
    let (kind, square) = match text.split_once('@') {
        Some((kind, square)) => (kind.chars().next(), square),
        None => (None, text),
    };
    let cell: Cell = square.parse().expect("a square");
    (kind, usize::from(cell.rank) * usize::from(row.width) + usize::from(cell.file))
}

fn set<'a>(row: &Row, texts: impl IntoIterator<Item = &'a String>) -> Squares {
    texts.into_iter().fold(Squares::EMPTY, |set, text| set.with(kind_and_square(row, text).1))
}

fn position(row: &Row) -> Position<Squares> {
    let mut kinds = [Squares::EMPTY; 26];
    for text in row.own.iter().chain(&row.enemy) {
        if let (Some(kind), square) = kind_and_square(row, text) {
            let men = &mut kinds[kind.to_ascii_lowercase() as usize - 'a' as usize];
            *men = men.with(square);
        }
    }
    let mover = row.virgin.then_some(&row.from);
    let ep = row.ep.as_ref();
    Position {
        own: set(row, &row.own),
        enemy: set(row, &row.enemy),
        unmoved: set(row, row.unmoved.iter().chain(mover)),
        kinds,
        in_check: row.in_check,
        en_passant: ep.map_or(Squares::EMPTY, |ep| set(row, &ep.squares)),
        victim: ep.map(|ep| kind_and_square(row, &ep.victim).1),
    }
}

fn said(row: &Row, men: Squares, outcome: &Outcome<Squares>) -> Move {
    let name = |square: usize| {
        let width = usize::from(row.width);
        // A board has fewer than 2^16 files and ranks.
        Cell::new((square % width) as u16, (square / width) as u16).to_string()
    };
    let squares = usize::from(row.width) * usize::from(row.height);
    let mut captures = outcome.removed;
    if men.has(outcome.to) && outcome.partner.is_none() {
        captures = captures.with(outcome.to);
    }
    Move {
        to: name(outcome.to),
        captures: (0..squares).filter(|square| captures.has(*square)).map(name).collect(),
        partner: outcome.partner.map(|(from, to)| (name(from), name(to))),
        promote: Kinds(outcome.promotion).letters().collect(),
        lost: outcome.lost,
    }
}

fn answer(row: &Row, interpreter: &Interpreter) -> Answer {
    let position = position(row);
    let side = if row.is_white() { Side::White } else { Side::Black };
    let (_, from) = kind_and_square(row, &row.from);
    let men = position.own.or(position.enemy).minus(Squares::EMPTY.with(from));
    let outcomes = interpreter.moves(side, from, &position);
    let moves: Answer = outcomes.iter().map(|outcome| said(row, men, outcome)).collect();
    moves
}

#[test]
fn every_row_passes() {
    let (mut passed, mut wrong) = (0, Vec::new());
    for row in FILES.iter().flat_map(|text| read_rows(text).expect("a file of rows")) {
        let Some(expected) = row.expected() else { continue };
        for dialect in &row.dialects {
            let dialect: Dialect = dialect.parse().expect("a dialect");
            let Ok(reading) = read(Some(dialect), &row.notation) else { continue };
            let interpreter = Interpreter::new(&reading.pattern, row.width, row.height);
            if answer(&row, &interpreter) == expected {
                passed += 1;
            } else {
                wrong.push(format!("{} {dialect} {:?}", row.id, row.notation));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(passed > 1511, "only {passed} answers");
}
