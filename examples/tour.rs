//! A dozen pieces, compiled: what each of them reaches, its moves in a busy position, and how much faster the
//! compiled piece is than the reference interpreter.
//!
//! `cargo run --release --example tour`
#![expect(clippy::print_stdout, reason = "an example speaks on the terminal")]

use betza::{Bitboard, Board, BoardView, Collect, Color, Move, Square, Unmoved, pieces};
use betza_notation::{interp, pattern::Side, read};
use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Instant;

pieces! {
    /// The pieces of the tour.
    enum Zoo {
        /// Moves as a rook or a knight.
        Chancellor 'c' = "RN",
        /// Moves as a bishop or a knight.
        Archbishop 'a' = "BN",
        /// Forward to move, diagonally forward to capture.
        Pawn 'p' = "fmWfcF",
        /// Two or three squares: straight to move, diagonally to capture.
        Skirmisher 's' = "o2-3+, c2-3X",
        Knight 'n' = "N",
        Queen 'q' = "Q",
        /// Rides on knight's leaps.
        Nightrider 'r' = "NN",
        /// Moves as a rook, captures as a bishop.
        Divergent 'd' = "mRcB",
        /// The forward knight of shogi.
        Keima 'k' = "ffN",
        /// Leaps one square by three.
        Camel 'l' = "C",
        /// Slides along the diagonal in leaps of two.
        Alfilrider 'f' = "n(~2/2)",
        /// The pawn of chess with its double step, in Parlett's notation.
        Footman 'm' = "o1>, c1X>, oi2>",
    }
}

type Chess = Board<8, 8>;

/// A position as a host might keep it.
struct Position {
    own: Bitboard<Chess>,
    enemy: Bitboard<Chess>,
}

impl BoardView for Position {
    type Board = Chess;

    fn own(&self) -> Bitboard<Chess> {
        self.own
    }

    fn enemy(&self) -> Bitboard<Chess> {
        self.enemy
    }
}

impl Unmoved for Position {
    fn unmoved(&self) -> Bitboard<Chess> {
        self.own
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let from: Square<Chess> = "d4".parse()?;
    let squares =
        |names: &str| names.split(' ').map(str::parse).collect::<Result<Bitboard<Chess>, _>>();
    let busy = Position {
        own: squares("d4 b2 d2 f3 g4 a7 e6")?,
        enemy: squares("d6 b4 b5 c5 f6 g7 h8 a1 e1 f2 f5 b6")?,
    };
    println!(
        "x moves and captures, m moves only, c captures only; in the busy position o is a friend, # an enemy\n"
    );
    for piece in Zoo::ALL {
        println!("{}", piece.notation());
        let empty = Bitboard::EMPTY;
        let (quiets, attacks) =
            (piece.quiets(Color::White, from, empty), piece.attacks(Color::White, from, empty));
        let reach = draw(|square| match (quiets.contains(square), attacks.contains(square)) {
            (true, true) => 'x',
            (true, false) => 'm',
            (false, true) => 'c',
            (false, false) => '.',
        });
        let men = draw(|square| match (busy.own.contains(square), busy.enemy.contains(square)) {
            (true, _) => 'o',
            (_, true) => '#',
            (false, false) => '.',
        });
        for (left, right) in reach.iter().zip(&men) {
            println!("  {left}      {right}");
        }
        println!("  moves: {}", moves(piece, &busy, from));
        println!("  {}\n", speed(piece)?);
    }
    Ok(())
}

impl Zoo {
    fn notation(self) -> &'static str {
        Zoo::NOTATIONS[self as usize]
    }
}

/// The ranks of the board from the top, one character a square; the piece stands on d4.
fn draw(sign: impl Fn(Square<Chess>) -> char) -> Vec<String> {
    let rank = |rank: usize| {
        let signs = (0..8).filter_map(|file| Square::at(file, rank));
        signs
            .map(|square| if square.index() == 27 { '@' } else { sign(square) }.to_string())
            .collect::<Vec<_>>()
    };
    (0..8).rev().map(|number| rank(number).join(" ")).collect()
}

/// All moves of a position, captures with a cross.
fn moves(piece: Zoo, position: &Position, from: Square<Chess>) -> String {
    let mut list: Vec<Move<Chess>> = Vec::new();
    match piece.moves(position, Color::White, from, &mut Collect(&mut list)) {
        ControlFlow::Continue(()) | ControlFlow::Break(()) => {}
    }
    let cross = |to| if position.enemy().contains(to) { "x" } else { "" };
    list.iter().map(|mv| format!("{}{}", cross(mv.to), mv.to)).collect::<Vec<_>>().join(" ")
}

/// How long one question takes: where does it attack, on a board a quarter full?
fn speed(piece: Zoo) -> Result<String, Box<dyn std::error::Error>> {
    let questions: Vec<(Square<Chess>, Bitboard<Chess>)> = questions().collect();
    let start = Instant::now();
    let rounds = 500;
    for _ in 0..rounds {
        for (from, occupied) in &questions {
            black_box(piece.attacks(Color::White, black_box(*from), black_box(*occupied)));
        }
    }
    let compiled = start.elapsed().as_secs_f64() / f64::from(rounds);

    let reading =
        read(None, piece.notation()).map_err(|findings| format!("{} findings", findings.len()))?;
    let start = Instant::now();
    for (from, occupied) in &questions {
        let mut board = interp::Board::new(8, 8);
        for square in *occupied {
            let man = interp::Man { side: Side::Black, kind: None, moved: true };
            board.put(square.to_string().parse()?, man);
        }
        black_box(interp::moves(
            &reading.pattern,
            &board,
            Side::White,
            true,
            from.to_string().parse()?,
        ));
    }
    let interpreted = start.elapsed().as_secs_f64();
    let each = 1e9 * compiled / questions.len() as f64;
    Ok(format!(
        "speed: {each:.1} ns a query, {:.0} times the reference interpreter",
        interpreted / compiled
    ))
}

/// A thousand squares and occupancies, the same at every run.
fn questions() -> impl Iterator<Item = (Square<Chess>, Bitboard<Chess>)> {
    let mut seed = 0x9E37_79B9_7F4A_7C15_u64;
    let mut next = move || {
        // xorshift64 (Marsaglia 2003)
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed
    };
    std::iter::from_fn(move || {
        let (square, a, b) = (next() >> 58, next(), next());
        Some((Square::new(square as usize)?, Bitboard::from(a & b)))
    })
    .take(1000)
}
