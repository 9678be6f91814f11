//! Do the letters of an army name its kinds on a board?

use betza::{
    Bitboard, Board, BoardView, Collect, Color, KindSet, Kinds, Move, Moves, Square, Unmoved,
    pieces,
};

pieces! {
    enum Army {
        Sergeant 's' = "1*>, io2*>",
        /// Captures straight ahead too where a sergeant stands at its side.
        Pawn 'p' = "o1>, c1X>, oi2>, S1=c1>",
        Hunter 'h' = "kQ",
        King 'k' = "K",
    }
}

type Chess = Board<8, 8>;

/// A drawn position: capitals are White's men.
struct Position {
    men: Vec<(Square<Chess>, char)>,
    to_move: Color,
}

impl Position {
    /// Reads ranks from the top; a point is an empty square.
    fn new(drawing: &str, to_move: Color) -> Self {
        let signs: Vec<char> = drawing.chars().filter(|c| !c.is_whitespace()).collect();
        let square = |k: usize| Square::at(k % 8, 7 - k / 8);
        let men = signs.iter().enumerate().filter(|(_, sign)| **sign != '.');
        Position { men: men.filter_map(|(k, sign)| Some((square(k)?, *sign))).collect(), to_move }
    }

    fn those(&self, wanted: impl Fn(char) -> bool) -> Bitboard<Chess> {
        self.men.iter().filter(|(_, sign)| wanted(*sign)).map(|(square, _)| *square).collect()
    }
}

impl BoardView for Position {
    type Board = Chess;

    fn own(&self) -> Bitboard<Chess> {
        self.those(|sign| sign.is_ascii_uppercase() == (self.to_move == Color::White))
    }

    fn enemy(&self) -> Bitboard<Chess> {
        self.those(|sign| sign.is_ascii_lowercase() == (self.to_move == Color::White))
    }
}

impl Kinds for Position {
    fn of_kinds(&self, kinds: KindSet) -> Bitboard<Chess> {
        self.those(|sign| kinds.contains(sign))
    }
}

impl Unmoved for Position {
    fn unmoved(&self) -> Bitboard<Chess> {
        Bitboard::EMPTY
    }
}

fn moves(man: Army, position: &Position, from: &str) -> String {
    let mut list: Vec<Move<Chess>> = Vec::new();
    let from = from.parse().unwrap();
    assert!(
        Moves::moves(man, position, position.to_move, from, &mut Collect(&mut list)).is_continue()
    );
    let mut names: Vec<_> = list.iter().map(|mv| mv.to.to_string()).collect();
    names.sort();
    names.join(" ")
}

#[test]
fn a_pawn_takes_straight_ahead_beside_a_sergeant() {
    let position = "
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . p p . p p .
        . S P . P P S .
        p p . . . . . .
        s P . . . . . .";
    let white = Position::new(position, Color::White);
    // At the side of the sergeant on b3, and of the one on g3; e3 has none, b1 an enemy's.
    assert_eq!(moves(Army::Pawn, &white, "c3"), "c4 d4");
    assert_eq!(moves(Army::Pawn, &white, "f3"), "f4 g4");
    assert_eq!(moves(Army::Pawn, &white, "e3"), "d4 e4 f4");
    assert_eq!(moves(Army::Pawn, &white, "b1"), "a2");
    // Black's sergeant on a1 is beside no pawn of Black's: a2 goes nowhere, b2 takes nothing straight.
    let black = Position::new(position, Color::Black);
    assert_eq!(moves(Army::Pawn, &black, "a2"), "b1");
    assert_eq!(moves(Army::Pawn, &black, "b2"), "");
}

#[test]
fn a_piece_may_capture_kings_alone() {
    let position = "
        . . . . . . . .
        . . . k . . . .
        . . . . . . . .
        . . . . . . . .
        . . . H . p . .
        . . . . . . . .
        . . . . . . . .
        k . . . . . . .";
    let white = Position::new(position, Color::White);
    assert_eq!(moves(Army::Hunter, &white, "d4"), "a1 d7");
}

#[test]
fn kinds_are_named_by_letters_of_either_case() {
    assert_eq!(Army::from_letter('S'), Army::from_letter('s'));
    assert_eq!(Army::ALL.map(Army::letter), ['s', 'p', 'h', 'k']);
}
