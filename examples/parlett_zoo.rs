//! The odd animals of Parlett's notation, each with a position before and after one of its moves.
//!
//! It is also the whole of what an engine has to write: a position that shows itself through the view traits, and a
//! function that makes a move whatever the move does.
//!
//! `cargo run --example parlett_zoo`
#![expect(clippy::print_stdout, reason = "an example speaks on the terminal")]

use betza::{
    Bitboard, Board, BoardView, CheckStatus, Collect, Color, Effect, EnPassant, KindSet, Kinds,
    Move, Moves, Sectors, Square, Unmoved, piece,
};
use std::error::Error;
use std::ops::ControlFlow;

piece! {
    struct Spherical = "o2-3+, c2-3X, io2-3>.2(~1/2)";
    struct Berserk = "c3(1*)";
    struct BrokenRook = "n(~2/2),cn+";
    struct ThreeLeaps = "3(~3/3)";
    struct Wanderer = "n(n+)";
    struct Messenger = "on(1-5/1-5),1+";
    struct SergeantsPawn = "o1>,c1X>,oi2>,S1=c1>";
    struct WhitePartizan = "NBRQK1=<wEc1>";
    struct BlackPartizan = "bAo1X";
    struct BlackKing = "bA2X";
    // The third character is a Cyrillic letter, as in the source text: it is read as c, with a warning.
    #[allow(deprecated, reason = "the letter is meant")]
    struct AtomicBomb = "!hсn+&c0&A1r,o1*";
    struct CastlingKing = "!hi^n=|R^n=";
    struct Pawn = "o1>,c1X>,oi2>,L8Q";
}

type Chess = Board<8, 8>;

/// A position as an engine might keep it: capitals are White's men.
#[derive(Clone)]
struct Position {
    men: [Option<char>; 64],
    unmoved: Bitboard<Chess>,
    to_move: Color,
    in_check: bool,
    en_passant: Option<(Bitboard<Chess>, Square<Chess>)>,
}

impl Position {
    /// Reads ranks from the top; a point is an empty square. No man has moved yet.
    fn new(drawing: &str, to_move: Color) -> Self {
        let mut men = [None; 64];
        let signs = drawing.chars().filter(|c| !c.is_whitespace());
        for (k, sign) in signs.enumerate().take(64) {
            men[(7 - k / 8) * 8 + k % 8] = (sign != '.').then_some(sign);
        }
        let unmoved = Bitboard::FULL;
        Position { men, unmoved, to_move, in_check: false, en_passant: None }
    }

    fn those(&self, wanted: impl Fn(char) -> bool) -> Bitboard<Chess> {
        let here = |k: &usize| self.men[*k].is_some_and(&wanted);
        (0..64).filter(here).filter_map(Square::new).collect()
    }

    fn is_own(&self, man: char) -> bool {
        man.is_ascii_uppercase() == (self.to_move == Color::White)
    }

    /// The position after a move. Everything that a move may do is in these few lines.
    fn after(&self, mv: Move<Chess>) -> Self {
        let Effect { removed, lost, partner, promotion, marks } = mv.effect;
        let mut next = self.clone();
        let mover = next.men[mv.from.index()].take();
        let partner = partner.map(|(from, to)| (to, next.men[from.index()].take()));
        for square in removed {
            next.men[square.index()] = None;
        }
        // Of several kinds the player would choose.
        let becomes = promotion.into_iter().next().map(|kind| match self.to_move {
            Color::White => kind.to_ascii_uppercase(),
            Color::Black => kind,
        });
        next.men[mv.to.index()] = if lost { None } else { becomes.or(mover) };
        if let Some((to, man)) = partner {
            next.men[to.index()] = man;
        }
        next.unmoved = self.unmoved.without(mv.from).without(mv.to);
        next.en_passant = (!marks.is_empty()).then_some((marks, mv.to));
        next.to_move = self.to_move.other();
        next
    }
}

impl BoardView for Position {
    type Board = Chess;

    fn own(&self) -> Bitboard<Chess> {
        self.those(|man| self.is_own(man))
    }

    fn enemy(&self) -> Bitboard<Chess> {
        self.those(|man| !self.is_own(man))
    }
}

impl Unmoved for Position {
    fn unmoved(&self) -> Bitboard<Chess> {
        self.unmoved & self.own()
    }
}

impl Kinds for Position {
    fn of_kinds(&self, kinds: KindSet) -> Bitboard<Chess> {
        self.those(|man| kinds.contains(man))
    }
}

impl CheckStatus for Position {
    fn in_check(&self) -> bool {
        self.in_check
    }
}

impl EnPassant for Position {
    fn en_passant(&self) -> Bitboard<Chess> {
        self.en_passant.map_or(Bitboard::EMPTY, |(squares, _)| squares)
    }

    fn en_passant_victim(&self) -> Option<Square<Chess>> {
        self.en_passant.map(|(_, victim)| victim)
    }
}

/// Halves of the board, light and dark squares: as on any board.
impl Sectors for Position {}

fn main() -> Result<(), Box<dyn Error>> {
    println!(
        "Capitals are White's men. In the lists x takes on the square where the move ends; in braces stand"
    );
    println!(
        "men removed elsewhere, = says what the piece becomes, + where a partner goes, ! that the piece is lost."
    );

    show(
        "Spherical piece: two or three squares, straight to move, diagonally to capture; as its first move it may \
         go on from there by two equal knight's leaps, or by one if that captures",
        Spherical,
        Spherical::NOTATION,
        ". p . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . p . .
         . p . . . P . .
         . . . . . . . .
         . . . S . . . .
         . . . . . . . .",
        "White d2 b8",
    )?;
    show(
        "Berserk: up to three king's steps, the last of which captures",
        Berserk,
        Berserk::NOTATION,
        ". . . p . . . .
         . . . . . p . .
         . . . . . . . p
         . . P P P . . .
         . . P B P . . .
         . . . . P . . p
         p . . . . p . .
         . . . . . . . .",
        "White d4 f2",
    )?;
    show(
        "Broken rook: leaps of two along the diagonals, and captures as a rook",
        BrokenRook,
        BrokenRook::NOTATION,
        ". . p . . . . .
         . . . . . . . .
         . . . . . . . p
         . . . . . . p .
         . . . . . P . .
         p . . . . . . .
         . . . P . . . .
         . . R . . p . .",
        "White c1 g5",
    )?;
    show(
        "Three leaps of three squares diagonally, each any way; a capture ends them",
        ThreeLeaps,
        ThreeLeaps::NOTATION,
        ". . . . . . . .
         p . . . . . P .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         T . . . . . p .",
        "White a1 a7",
    )?;
    show(
        "Wanderer: rook moves, turning at will, until it captures",
        Wanderer,
        Wanderer::NOTATION,
        "P p P . . . . .
         P . P P P P . .
         P . . . . P . .
         P P P P . P . .
         . . . P . P P P
         . . . P . . . P
         P P P P P P . P
         W . . . . . . P",
        "White a1 b8",
    )?;
    show(
        "Messenger: quietly along any bent paths of one to five squares each way, and a wazir's step",
        Messenger,
        Messenger::NOTATION,
        ". . . . . . . .
         . . . P P P P P
         . . P P . . . .
         . . P . M p . .
         . . P P P . P .
         . . . . P . P .
         . . . . P P P .
         . . . . . . . .",
        "White e5 a1",
    )?;
    show(
        "Sergeant's pawn: beside a sergeant it captures straight ahead too",
        SergeantsPawn,
        SergeantsPawn::NOTATION,
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . p p . . .
         . . S P . . . .
         . . . . . . . .
         . . . . . . . .",
        "White d3 d4",
    )?;
    show(
        "Partizan's white pawn: with a knight, bishop, rook, queen or king beside or behind it, it captures straight \
         ahead in the enemy's half",
        WhitePartizan,
        WhitePartizan::NOTATION,
        ". . . . . . . .
         . . . . . . . .
         . . . p p . . .
         . . . P . . . .
         . . . R . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .",
        "White d5 d6",
    )?;
    show(
        "Partizan's black pawn: in its own half it moves diagonally by one, without capturing",
        BlackPartizan,
        BlackPartizan::NOTATION,
        ". . . . . . . .
         . . . . . . . .
         . . P . . . . .
         . . . p . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .",
        "Black d5 e4",
    )?;
    show(
        "Partizan's black king: in its own half it moves diagonally by two, over an empty square",
        BlackKing,
        BlackKing::NOTATION,
        ". . . . . . . .
         . . p . . . . .
         . . . k . . . .
         . . . . . . . .
         . . . . . P . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .",
        "Black d6 f4",
    )?;
    show(
        "Atomic bomb: if it is not in check it captures as a rook, then it and all men around are gone; it also steps \
         as a king to an empty square",
        AtomicBomb,
        AtomicBomb::NOTATION,
        ". . . . . . . .
         . . . . . . . .
         . . p n p . . .
         . . P r . . . .
         . . . . p . . .
         . . . . . . . .
         . . . B . . . p
         . . . . . . . .",
        "White d2 d5",
    )?;
    show(
        "Castling: king and rook jump over each other, the rook to the square just behind the king",
        CastlingKing,
        CastlingKing::NOTATION,
        ". . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         R . . . K . . R",
        "White e1 g1",
    )?;
    show(
        "Pawn that becomes a queen on the eighth rank",
        Pawn,
        Pawn::NOTATION,
        ". . r b . . . .
         . . . P . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .
         . . . . . . . .",
        "White d7 c8",
    )
}

/// Prints a position, the position after a move of the piece, and the list of its moves. `wanted` names who moves, and
/// from where to where.
fn show(
    title: &str,
    piece: impl Moves<Position>,
    notation: &str,
    drawing: &str,
    wanted: &str,
) -> Result<(), Box<dyn Error>> {
    let [player, from, to] = wanted.split(' ').collect::<Vec<_>>()[..] else {
        return Err("a player and two squares".into());
    };
    let color = if player == "White" { Color::White } else { Color::Black };
    let (from, to): (Square<Chess>, Square<Chess>) = (from.parse()?, to.parse()?);
    let before = Position::new(drawing, color);
    let mut moves: Vec<Move<Chess>> = Vec::new();
    match piece.moves(&before, color, from, &mut Collect(&mut moves)) {
        ControlFlow::Continue(()) | ControlFlow::Break(()) => {}
    }
    moves.sort();
    let shown = *moves.iter().find(|mv| mv.to == to).ok_or("there is no such move")?;
    let after = before.after(shown);

    println!("\n{notation}\n{title}\n");
    let named = format!("{from}-{}", describe(&before, shown));
    println!("  {:<26}after {named}", format!("{player} moves {from}"));
    for (left, right) in ranks(&before).iter().zip(ranks(&after)) {
        println!("  {left}        {right}");
    }
    println!("    a b c d e f g h          a b c d e f g h\n");
    println!("  moves: {}", moves.len());
    let names: Vec<String> = moves.iter().map(|mv| describe(&before, *mv)).collect();
    for line in names.chunks(16) {
        println!("  {}", line.join(" "));
    }
    Ok(())
}

/// Where a move ends, and all that it does besides.
fn describe(position: &Position, mv: Move<Chess>) -> String {
    let Effect { removed, lost, partner, promotion, marks: _ } = mv.effect;
    let leaves = |square: Square<Chess>| partner.is_some_and(|(from, _)| from == square);
    let takes = mv.to != mv.from && position.men[mv.to.index()].is_some() && !leaves(mv.to);
    let mut text = format!("{}{}", if takes { "x" } else { "" }, mv.to);
    let elsewhere: Vec<String> =
        (removed & position.occupied()).into_iter().map(|s| s.to_string()).collect();
    if !elsewhere.is_empty() {
        text += &format!("{{{}}}", elsewhere.join(" "));
    }
    if !promotion.is_empty() {
        text += &format!("={}", promotion.to_string().to_uppercase());
    }
    if let Some((from, to)) = partner {
        text += &format!("+{from}{to}");
    }
    text + if lost { "!" } else { "" }
}

/// The ranks of a position from the top, with their numbers.
fn ranks(position: &Position) -> Vec<String> {
    let rank = |rank: usize| {
        let men = position.men[rank * 8..rank * 8 + 8].iter();
        let signs: String = men.map(|man| format!(" {}", man.unwrap_or('.'))).collect();
        format!("{}{signs}", rank + 1)
    };
    (0..8).rev().map(rank).collect()
}
