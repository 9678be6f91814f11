//! How does a program that has squares, sets and lists of moves of its own use the pieces?
//!
//! Nothing of the host is a type of `betza`: it converts at the seam, where both sides are one integer.
#![forbid(unsafe_code)]
#![deny(warnings)]

use betza::{Bitboard, Board, BoardView, Color, Group, MoveSink, Square, Unmoved, pieces};
use core::ops::ControlFlow;

type Chess = Board<8, 8>;

pieces! {
    /// The men of this host.
    pub enum Man {
        King 'k' = "K",
        Rook 'r' = "R",
        Knight 'n' = "N",
        /// A pawn without a double step.
        Soldier 's' = "fmWfcF",
        /// A pawn with one, in the other notation: it asks the position for [`Unmoved`].
        Pawn 'p' = "o1>, c1X>, oi2>",
    }
}

/// A square: rank times eight plus file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field(pub u8);

impl Field {
    fn name(self) -> String {
        format!("{}{}", char::from(b'a' + self.0 % 8), 1 + self.0 / 8)
    }
}

impl From<Field> for Square<Chess> {
    fn from(field: Field) -> Self {
        Square::new(field.0.into()).expect("a field is on the board")
    }
}

impl From<Square<Chess>> for Field {
    fn from(square: Square<Chess>) -> Self {
        Field(u8::try_from(square.index()).expect("64 squares"))
    }
}

/// A set of fields: bit 0 is a1.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mask(pub u64);

impl From<Mask> for Bitboard<Chess> {
    fn from(mask: Mask) -> Self {
        mask.0.into()
    }
}

impl From<Bitboard<Chess>> for Mask {
    fn from(set: Bitboard<Chess>) -> Self {
        Mask(set.into())
    }
}

impl Iterator for Mask {
    type Item = Field;

    fn next(&mut self) -> Option<Field> {
        let first = (self.0 != 0).then(|| Field(self.0.trailing_zeros() as u8))?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

/// A position.
#[derive(Clone, Debug)]
pub struct Position {
    men: [Option<Man>; 64],
    white: Mask,
    black: Mask,
    unmoved: Mask,
    white_to_move: bool,
}

impl Position {
    /// Reads a drawn board, the eighth rank first; White's men are capitals. No man has moved.
    pub fn drawn(board: &str, white_to_move: bool) -> Self {
        let (mut men, mut white, mut black) = ([None; 64], Mask(0), Mask(0));
        for (row, line) in board.lines().enumerate() {
            for (file, letter) in line.split_whitespace().enumerate() {
                let Some(man) = letter.chars().next().and_then(Man::from_letter) else { continue };
                let field = (7 - row) * 8 + file;
                let is_white = letter.chars().all(char::is_uppercase);
                let side = if is_white { &mut white } else { &mut black };
                men[field] = Some(man);
                side.0 |= 1 << field;
            }
        }
        Position { men, white, black, unmoved: Mask(white.0 | black.0), white_to_move }
    }

    fn color(&self) -> Color {
        if self.white_to_move { Color::White } else { Color::Black }
    }

    /// The men of the player to move.
    fn movers(&self) -> Mask {
        if self.white_to_move { self.white } else { self.black }
    }

    /// Lists the moves of the player to move, in order of the squares from and to.
    pub fn moves(&self) -> List {
        let mut list =
            List { captures: self.all() & !self.movers().0, moves: Vec::new(), limit: usize::MAX };
        let _ = self.list(&mut list);
        list
    }

    fn all(&self) -> u64 {
        self.white.0 | self.black.0
    }

    fn list(&self, list: &mut List) -> ControlFlow<()> {
        for field in self.movers() {
            if let Some(man) = self.men[usize::from(field.0)] {
                man.moves(self, self.color(), field.into(), list)?;
            }
        }
        ControlFlow::Continue(())
    }
}

impl BoardView for Position {
    type Board = Chess;

    fn own(&self) -> Bitboard<Chess> {
        self.movers().into()
    }

    fn enemy(&self) -> Bitboard<Chess> {
        Mask(self.all() & !self.movers().0).into()
    }
}

impl Unmoved for Position {
    fn unmoved(&self) -> Bitboard<Chess> {
        Mask(self.unmoved.0 & self.movers().0).into()
    }
}

/// A move of this host.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The field of the man.
    pub from: Field,
    /// The field it goes to.
    pub to: Field,
    /// Whether a man stands there.
    pub captures: bool,
}

/// A list of moves of this host, which takes no more than `limit`.
#[derive(Clone, Debug)]
pub struct List {
    moves: Vec<Step>,
    captures: u64,
    limit: usize,
}

impl List {
    /// The moves as `a1-a2` and `a1xa2`.
    pub fn names(&self) -> Vec<String> {
        let name = |step: &Step| {
            let sign = if step.captures { 'x' } else { '-' };
            format!("{}{sign}{}", step.from.name(), step.to.name())
        };
        self.moves.iter().map(name).collect()
    }
}

impl MoveSink<Chess> for List {
    fn group(&mut self, group: Group<Chess>) -> ControlFlow<()> {
        for to in Mask::from(group.to) {
            if self.moves.len() == self.limit {
                return ControlFlow::Break(());
            }
            let captures = self.captures >> to.0 & 1 == 1;
            self.moves.push(Step { from: group.from.into(), to, captures });
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use betza::Moves;

    // Capitals are White's; S is the soldier.
    const BOARD: &str = "\
. . . . k . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. s . . . . . .
. . s . . . . .
. S . . . . . .
R N . . K . . .";

    #[test]
    fn white_has_seventeen_moves() {
        let moves = Position::drawn(BOARD, true).moves().names();
        let rook = ["a1-a2", "a1-a3", "a1-a4", "a1-a5", "a1-a6", "a1-a7", "a1-a8"];
        let knight = ["b1-d2", "b1-a3", "b1xc3"];
        let king = ["e1-d1", "e1-f1", "e1-d2", "e1-e2", "e1-f2"];
        let soldier = ["b2-b3", "b2xc3"];
        assert_eq!(moves, [&rook[..], &knight, &king, &soldier].concat());
    }

    #[test]
    fn black_has_eight_moves() {
        let moves = Position::drawn(BOARD, false).moves().names();
        let soldiers = ["c3xb2", "c3-c2", "b4-b3"];
        let king = ["e8-d7", "e8-e7", "e8-f7", "e8-d8", "e8-f8"];
        assert_eq!(moves, [&soldiers[..], &king].concat());
    }

    #[test]
    fn pawns_that_have_not_moved_go_two_steps() {
        let mut position = Position::drawn(
            "\
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . . r . . .
. . r . . . . .
. P . . P . . P
. . . . . . . .",
            true,
        );
        let moves = ["b2-b3", "b2xc3", "b2-b4", "e2-e3", "h2-h3", "h2-h4"];
        let in_any_order = |position: &Position| {
            let mut names = position.moves().names();
            names.sort();
            names
        };
        let mut expected = moves.map(String::from).to_vec();
        expected.sort();
        assert_eq!(in_any_order(&position), expected);
        // The pawn on h2 has moved: h4 is out of its reach.
        position.unmoved.0 &= !(1 << 15);
        expected.retain(|name| name != "h2-h4");
        assert_eq!(in_any_order(&position), expected);
    }

    #[test]
    fn a_full_list_stops_the_pieces() {
        let position = Position::drawn(BOARD, true);
        let mut list = List { limit: 3, ..Position::drawn("", true).moves() };
        assert!(position.list(&mut list).is_break());
        assert_eq!(list.names(), ["a1-a2", "a1-a3", "a1-a4"]);
    }

    #[test]
    fn the_traits_serve_generic_code() {
        fn count<P: Moves<Position>>(piece: P, position: &Position, from: Field) -> usize {
            let mut list = position.moves();
            list.moves.clear();
            let _ = piece.moves(position, position.color(), from.into(), &mut list);
            list.moves.len()
        }
        let position = Position::drawn(BOARD, true);
        assert_eq!(count(Man::Rook, &position, Field(0)), 7);
        assert_eq!(count(betza::piece!("N"), &position, Field(1)), 3);
    }

    #[test]
    fn sets_convert_without_loss() {
        let attacked = Man::Rook.attacks(Color::White, Field(0).into(), Mask(0x102).into());
        assert_eq!(Mask::from(attacked), Mask(0x102));
        let unmoved = Position::drawn(BOARD, false).unmoved();
        assert_eq!(
            unmoved.to_string(),
            BOARD.replace(['R', 'N', 'K', 'S'], ".").replace(['k', 's'], "x")
        );
    }
}
