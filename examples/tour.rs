//! Pieces, compiled: what each of them reaches, its moves in a busy position, and how much faster the compiled piece is
//! than the reference interpreter; then pieces whose moves have effects, each in a position of its own.
//!
//! `cargo run --release --example tour`
#![expect(clippy::print_stdout, reason = "an example speaks on the terminal")]

use betza::{
    Bitboard, Board, BoardView, Collect, Color, EnPassant, Move, ParseSquareError, Square, Unmoved,
    pieces,
};
use betza_notation::{interp, pattern::Side, read};
use std::hint::black_box;
use std::time::Instant;

pieces! {
    /// Pieces whose attacks are functions of the occupied squares.
    enum Zoo {
        /// Moves as a rook or a knight.
        Chancellor 'c' = "RN",
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
        /// The cannon of xiangqi: moves as a rook, captures behind a hurdle.
        Cannon 'o' = "mRcpR",
        /// One square diagonally, then on as a rook.
        Griffon 'g' = "t[FR]",
    }
}

pieces! {
    /// Pieces whose moves do more than go there. The army has no `attacks`, since one of them, the Lion, has none: he
    /// takes on his way.
    enum Court {
        /// Two steps of a king, each of which may capture; or a leap over the first square.
        Lion 'l' = "KNADcaKmcabK",
        /// A king who castles.
        King 'k' = "KisO2",
        /// A pawn who captures en passant.
        Pawn 'p' = "fmWfceFifmnD",
    }
}

type Chess = Board<8, 8>;

/// A position as a host might keep it.
struct Position {
    own: Bitboard<Chess>,
    enemy: Bitboard<Chess>,
    unmoved: Bitboard<Chess>,
    /// Where one may capture en passant, and whom.
    double_step: Option<(Square<Chess>, Square<Chess>)>,
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
        self.unmoved
    }
}

impl EnPassant for Position {
    fn en_passant(&self) -> Bitboard<Chess> {
        self.double_step.map_or(Bitboard::EMPTY, |(crossed, _)| Bitboard::from_square(crossed))
    }

    fn en_passant_victim(&self) -> Option<Square<Chess>> {
        self.double_step.map(|(_, victim)| victim)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let d4: Square<Chess> = "d4".parse()?;
    let busy = Position {
        own: squares("d4 b2 d2 f3 g4 a7 e6")?,
        enemy: squares("d8 a4 b4 b5 c5 f6 g7 h8 a1 e1 f2 f5 b6")?,
        unmoved: squares("d4")?,
        double_step: None,
    };
    println!(
        "left, an empty board:   @ the piece, x moves and captures, m moves only, c captures only\n\
         right, a busy position: o a friend, # an enemy, x may go there, X may capture there\n"
    );
    for piece in Zoo::ALL {
        println!("{} ({piece:?})", Zoo::NOTATIONS[piece as usize]);
        let empty = Bitboard::EMPTY;
        let (quiets, attacks) =
            (piece.quiets(Color::White, d4, empty), piece.attacks(Color::White, d4, empty));
        let reach = draw(d4, |square| match (quiets.contains(square), attacks.contains(square)) {
            (true, true) => 'x',
            (true, false) => 'm',
            (false, true) => 'c',
            (false, false) => '.',
        });
        let mut list: Vec<Move<Chess>> = Vec::new();
        let _ = piece.moves(&busy, Color::White, d4, &mut Collect(&mut list));
        for (left, right) in reach.iter().zip(&drawn(&busy, d4, &list)) {
            println!("  {left}      {right}");
        }
        println!("  moves: {}", told(&busy, &list));
        println!("  {}\n", speed(piece)?);
    }

    println!("pieces with effects, each in a position of its own\n");
    let positions = [
        (Court::Lion, "d4", "d4 c3 d3", "d5 e5 d6", None),
        (Court::King, "e1", "e1 a1 h1 d2 e2 f2", "b3 e8", None),
        (Court::Pawn, "d5", "d5", "e5 c6 e8", Some(("e6".parse()?, "e5".parse()?))),
    ];
    for (piece, from, own, enemy, double_step) in positions {
        let from = from.parse()?;
        // The pawn on d5 has come a long way.
        let unmoved = squares(own)? & Bitboard::rank(0);
        let position =
            Position { own: squares(own)?, enemy: squares(enemy)?, unmoved, double_step };
        println!("{} ({piece:?})", Court::NOTATIONS[piece as usize]);
        let mut list: Vec<Move<Chess>> = Vec::new();
        let _ = piece.moves(&position, Color::White, from, &mut Collect(&mut list));
        for row in drawn(&position, from, &list) {
            println!("  {row}");
        }
        // Moves of one effect are told in one line.
        list.sort_by_key(|mv| (mv.effect, mv.to));
        for alike in list.chunk_by(|one, next| one.effect == next.effect) {
            println!("  {}{}", effect(&alike[0]), told(&position, alike));
        }
        println!();
    }
    Ok(())
}

fn squares(names: &str) -> Result<Bitboard<Chess>, ParseSquareError> {
    names.split(' ').map(str::parse).collect()
}

/// The ranks of the board from the top, one character a square.
fn draw(from: Square<Chess>, sign: impl Fn(Square<Chess>) -> char) -> Vec<String> {
    let rank = |rank: usize| {
        let signs = (0..8).filter_map(|file| Square::at(file, rank));
        signs
            .map(|square| if square == from { '@' } else { sign(square) }.to_string())
            .collect::<Vec<_>>()
    };
    (0..8).rev().map(|number| rank(number).join(" ")).collect()
}

/// A position and where moves go in it.
fn drawn(position: &Position, from: Square<Chess>, list: &[Move<Chess>]) -> Vec<String> {
    let to: Bitboard<Chess> = list.iter().map(|mv| mv.to).collect();
    let taken = list.iter().fold(to, |taken, mv| taken | mv.effect.removed);
    draw(from, |square| match (position.own.contains(square), position.enemy.contains(square)) {
        (true, _) => 'o',
        (_, true) => {
            if taken.contains(square) {
                'X'
            } else {
                '#'
            }
        }
        (false, false) => {
            if to.contains(square) {
                'x'
            } else {
                '.'
            }
        }
    })
}

/// Where moves go: captures with a cross, and a man who comes back to his square stays.
fn told(position: &Position, list: &[Move<Chess>]) -> String {
    let word = |mv: &Move<Chess>| match position.enemy.contains(mv.to) {
        true => format!("x{}", mv.to),
        // The Lion may pass the turn, or take without moving.
        false if mv.to == mv.from => "stays".to_owned(),
        false => mv.to.to_string(),
    };
    list.iter().map(word).collect::<Vec<_>>().join(" ")
}

/// What a move of these positions does beyond going there.
fn effect(mv: &Move<Chess>) -> String {
    let removed: Vec<String> =
        mv.effect.removed.into_iter().map(|square| square.to_string()).collect();
    match mv.effect.partner {
        Some((from, to)) => format!("{from} comes to {to}: "),
        None if removed.is_empty() => "moves: ".to_owned(),
        None => format!("takes {} besides: ", removed.join(" ")),
    }
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

    let reading = read(None, Zoo::NOTATIONS[piece as usize])
        .map_err(|findings| format!("{} findings", findings.len()))?;
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
