//! Are the threats of a piece the captures that the interpreter finds?

use betza::{Bitboard, Color, Geometry, Moves, Square};
use betza_conformance::{Random, Row, Scene, interpret};
use betza_notation::pattern::Pattern;
use std::collections::BTreeMap;

/// Positions of a piece on a board.
const ROUNDS: usize = 6;
/// So many own men are asked at most: the interpreter walks for each.
const MOST_MEN: usize = 16;

/// Compares the threats of each own man with the captures of his moves.
pub(crate) fn compare<G: Geometry, P: Moves<Scene<G>>>(
    piece: P,
    name: &str,
    pattern: &Pattern,
    random: &mut Random,
) {
    let size = (G::WIDTH as u16, G::HEIGHT as u16);
    let mut positions = 0;
    let mut threats = 0;
    while positions < ROUNDS {
        let row = random.row(format!("{name}, {positions}"), name, size);
        if row.own.len() > MOST_MEN {
            continue;
        }
        positions += 1;
        let scene = Scene::<G>::of(&row);
        let color = if row.is_white() { Color::White } else { Color::Black };
        let mut by_target: BTreeMap<Square<G>, Bitboard<G>> = BTreeMap::new();
        for row in from_each(&row) {
            let from: Square<G> = row.from.parse().expect("a square");
            let enemies = texts::<G>(&row.enemy);
            let captures = interpret(pattern, &row).into_iter().flat_map(|mv| mv.captures);
            let captured: Bitboard<G> =
                captures.map(|name| name.parse::<Square<G>>().expect("a square")).collect();
            let expected = captured & enemies;
            assert_eq!(piece.threats(&scene, color, from), expected, "{row:?}");
            for target in expected {
                let men = by_target.entry(target).or_insert(Bitboard::EMPTY);
                *men = men.with(from);
            }
            threats += expected.len();
        }
        for target in Square::all() {
            let expected = by_target.get(&target).copied().unwrap_or(Bitboard::EMPTY);
            let found = piece.threatened(&scene, color, target);
            assert_eq!(found, expected, "{target} in {row:?}");
        }
    }
    println!("{name}: {threats} threats in {positions} positions");
}

/// The same position for each own man as the one who moves.
fn from_each(row: &Row) -> Vec<Row> {
    let place = |text: &str| text.rsplit('@').next().unwrap_or(text).to_owned();
    let mut rows = vec![row.clone()];
    for man in &row.own {
        let mut other = row.clone();
        other.from = place(man);
        other.own.retain(|text| text != man);
        other.own.push(row.from.clone());
        other.virgin = row.unmoved.contains(&other.from);
        if row.virgin {
            other.unmoved.push(row.from.clone());
        }
        rows.push(other);
    }
    rows
}

fn texts<G: Geometry>(men: &[String]) -> Bitboard<G> {
    let square = |text: &String| text.rsplit('@').next().and_then(|name| name.parse().ok());
    men.iter().filter_map(square).collect::<Bitboard<G>>()
}
