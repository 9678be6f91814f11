//! In which position do two pieces differ, and by which move?

use super::cube::Cube;
use super::states::{State, States};
use crate::interp::{Board, Cell, Man, Outcome, Scene, moves};
use crate::pattern::{Pattern, Side};
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

/// A position in which only one of two pieces has a move.
///
/// It shows as a sentence and the board: `@` the piece, `o` its friends and `#` its enemies, or their letters where
/// kinds matter (capitals are friends), `x` an empty square where the move ends.
#[derive(Clone, Debug)]
pub struct Difference {
    /// The men.
    pub board: Board,
    /// Who moves.
    pub side: Side,
    /// Whether the piece has moved before.
    pub moved: bool,
    /// Where the piece stands.
    pub from: Cell,
    /// The move.
    pub outcome: Outcome,
    /// Which of the two has it.
    pub only: Which,
}

/// One of two pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The first.
    First,
    /// The second.
    Second,
}

impl PartialEq for Difference {
    fn eq(&self, other: &Self) -> bool {
        (self.side, self.moved, self.from, &self.outcome, self.only, &self.board.men)
            == (other.side, other.moved, other.from, &other.outcome, other.only, &other.board.men)
    }
}

impl Eq for Difference {}

/// A position of `cube`, if the reference interpreter finds there that the patterns differ.
pub(super) fn see(
    patterns: [&Pattern; 2],
    scene: &Scene<'_>,
    states: &States,
    cube: &Cube,
) -> Option<Difference> {
    let Scene { side, moved, from, .. } = *scene;
    let board = position(scene, states, cube);
    let [first, second] = patterns.map(|pattern| {
        let outcomes = moves(pattern, &board, side, moved, from);
        let bare =
            outcomes.into_iter().map(|outcome| Outcome { marks: BTreeSet::new(), ..outcome });
        bare.collect::<BTreeSet<_>>()
    });
    let of_first = first.difference(&second).map(|outcome| (outcome, Which::First));
    let of_second = second.difference(&first).map(|outcome| (outcome, Which::Second));
    let (outcome, only) = of_first.chain(of_second).next()?;
    let outcome = outcome.clone();
    Some(Difference { board, side, moved, from, outcome, only })
}

/// The emptiest position of a cube.
fn position(scene: &Scene<'_>, states: &States, cube: &Cube) -> Board {
    let mut board = scene.board.clone();
    let other = match scene.side {
        Side::White => Side::Black,
        Side::Black => Side::White,
    };
    let mut en_passant = BTreeSet::new();
    for (cell, mask) in cube.squares() {
        match states.emptiest(*mask) {
            State::Empty => {}
            State::EnPassant => {
                en_passant.insert(*cell);
            }
            State::Man { own, kind, moved } => {
                let side = if own { scene.side } else { other };
                board.put(*cell, Man { side, kind, moved });
            }
        }
    }
    let named: BTreeSet<Cell> = cube.squares().iter().map(|(cell, _)| *cell).collect();
    let free = board.cells().find(|cell| *cell != scene.from && !named.contains(cell));
    if let (false, Some(victim)) = (en_passant.is_empty(), free) {
        board.put(victim, Man { side: other, kind: None, moved: true });
        board.en_passant = Some((en_passant, victim));
    }
    board
}

impl Display for Difference {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.sentence())?;
        let Board { width, height, .. } = self.board;
        let margin = height.to_string().len();
        for rank in (0..height).rev() {
            write!(f, "{:>margin$}", rank + 1)?;
            for file in 0..width {
                write!(f, " {}", self.sign(Cell::new(file, rank)))?;
            }
            writeln!(f)?;
        }
        write!(f, "{:margin$}", "")?;
        (0..width).try_for_each(|file| {
            let name = Cell::new(file, 0).to_string();
            write!(f, " {}", name.chars().next().unwrap_or('?'))
        })
    }
}

impl Difference {
    /// The move in words.
    fn sentence(&self) -> String {
        let which = match self.only {
            Which::First => "first",
            Which::Second => "second",
        };
        let Outcome { to, removed, lost, partner, promotion, .. } = &self.outcome;
        let mut sentence = format!("only the {which} goes from {} to {to}", self.from);
        let list = |cells: &BTreeSet<Cell>| {
            cells.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        };
        if !removed.is_empty() {
            sentence += &format!(", removes {}", list(removed));
        }
        if *lost {
            sentence += ", is lost itself";
        }
        if let Some((home, to)) = partner {
            sentence += &format!(", with its partner going from {home} to {to}");
        }
        if promotion.letters().next().is_some() {
            sentence += &format!(", becomes {}", promotion.letters().collect::<String>());
        }
        sentence += match self.side {
            Side::White => " (White",
            Side::Black => " (Black",
        };
        sentence += if self.moved { ", has moved" } else { "" };
        sentence += if self.board.in_check { ", in check" } else { "" };
        sentence + ")"
    }

    fn sign(&self, cell: Cell) -> char {
        if cell == self.from {
            return '@';
        }
        match self.board.man(cell) {
            Some(Man { side, kind: Some(kind), .. }) if side == self.side => {
                kind.to_ascii_uppercase()
            }
            Some(Man { kind: Some(kind), .. }) => kind.to_ascii_lowercase(),
            Some(Man { side, kind: None, .. }) if side == self.side => 'o',
            Some(Man { kind: None, .. }) => '#',
            None if cell == self.outcome.to => 'x',
            None => '.',
        }
    }
}
