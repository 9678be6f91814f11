//! How fast are legal moves listed, if only moves on critical squares are tried?
//!
//! Positions are random, with the king of the player who moves not in check. One list is made by trying every move and
//! asking all enemies whether they attack the king then; the other tries only moves that touch a square on which such an
//! attack hangs, and looks up the king's own moves in what is attacked once he is lifted. The lists are compared before they are timed.

use crate::questions::Random;
use crate::row::{Bound, print};
use crate::timing::compare;
use betza::{Attacks as _, Bitboard, Board, Color, Square, pieces};
use std::hint::black_box;

type Chess = Board<8, 8>;
type Set = Bitboard<Chess>;
/// Men, and where each may go.
type Moves = Vec<(Square<Chess>, Set)>;

pieces! {
    enum Army on 8x8 {
        King 'k' = betza "K",
        Rook 'r' = betza "R",
        Knight 'n' = betza "N",
        Nightrider 's' = betza "NN",
        Mao 'm' = xbetza "afsW",
        Cannon 'c' = xbetza "mRcpR",
    }
}

/// So many positions that no processor learns the answers by heart.
const POSITIONS: usize = 1024;

/// The men of both players; White moves.
#[derive(Clone, Default)]
struct Position {
    men: [[Set; Army::ALL.len()]; 2],
    sides: [Set; 2],
}

impl Position {
    /// A king and ten others on each side.
    fn any(random: &mut Random) -> Self {
        let mut position = Position::default();
        for side in 0..2 {
            position.put(side, Army::King, random);
            for kind in 1..Army::ALL.len() {
                for _ in 0..2 {
                    position.put(side, Army::ALL[kind], random);
                }
            }
        }
        position
    }

    fn put(&mut self, side: usize, kind: Army, random: &mut Random) {
        let square = loop {
            let square = random.square();
            if !self.occupied().contains(square) {
                break square;
            }
        };
        self.men[side][kind as usize] = self.men[side][kind as usize].with(square);
        self.sides[side] = self.sides[side].with(square);
    }

    fn occupied(&self) -> Set {
        self.sides[0] | self.sides[1]
    }

    fn king(&self) -> Square<Chess> {
        self.men[0][Army::King as usize].first().expect("each side has a king")
    }

    /// Whether Black attacks White's king.
    #[inline]
    fn is_check(&self) -> bool {
        let (king, occupied) = (self.king(), self.occupied());
        let mut attackers = Army::ALL.into_iter().zip(&self.men[1]);
        attackers.any(|(kind, men)| kind.attackers(Color::Black, king, occupied).intersects(*men))
    }

    /// Whether a move of White's leaves his king in check: it is made, and Black's men are asked.
    #[inline]
    fn exposes(&self, kind: Army, from: Square<Chess>, to: Square<Chess>) -> bool {
        let mut next = self.clone();
        let (both, arrived) = (Set::from_squares(&[from, to]), Set::from_square(to));
        next.men[0][kind as usize] ^= both;
        next.sides[0] ^= both;
        if next.sides[1].contains(to) {
            next.men[1].iter_mut().for_each(|men| *men -= arrived);
            next.sides[1] -= arrived;
        }
        next.is_check()
    }

    /// The moves of a man to squares of no own man.
    #[inline]
    fn moves(&self, kind: Army, from: Square<Chess>) -> Set {
        let occupied = self.occupied();
        let captures = kind.attacks(Color::White, from, occupied) & self.sides[1];
        kind.quiets(Color::White, from, occupied) | captures
    }

    /// Those of some moves of a man that are found to be legal by making them.
    #[inline]
    fn legal(&self, kind: Army, from: Square<Chess>, moves: Set) -> Set {
        moves.into_iter().filter(|to| !self.exposes(kind, from, *to)).collect()
    }

    /// The legal moves of each man, each of them made.
    fn tried(&self, list: &mut Moves) {
        list.clear();
        for (kind, men) in Army::ALL.into_iter().zip(&self.men[0]) {
            for from in *men {
                list.push((from, self.legal(kind, from, self.moves(kind, from))));
            }
        }
    }

    /// All that Black attacks once White's king is lifted: a man on one of these squares is attacked there, be it the king.
    #[inline]
    fn attacked_without_king(&self, king: Square<Chess>) -> Set {
        let occupied = self.occupied().without(king);
        let men = Army::ALL.into_iter().zip(&self.men[1]);
        men.fold(Set::EMPTY, |all, (kind, men)| {
            all | kind.attacks_all(Color::Black, *men, occupied)
        })
    }

    /// The legal moves of each man: only those are made that touch a square on which a check hangs.
    fn filtered(&self, list: &mut Moves) {
        list.clear();
        let (king, occupied) = (self.king(), self.occupied());
        list.push((king, self.moves(Army::King, king) - self.attacked_without_king(king)));
        let mut critical = Set::EMPTY;
        for (kind, men) in Army::ALL.into_iter().zip(&self.men[1]) {
            critical |= kind.critical(Color::Black, king, occupied, *men);
        }
        for (kind, men) in Army::ALL.into_iter().zip(&self.men[0]).skip(1) {
            for from in *men {
                let moves = self.moves(kind, from);
                let doubtful = if critical.contains(from) { moves } else { moves & critical };
                let sure = moves - doubtful;
                list.push((from, sure | self.legal(kind, from, doubtful)));
            }
        }
    }
}

/// Filtering by critical squares beside making every move.
pub(crate) fn rows() {
    let mut random = Random::new();
    let mut positions = Vec::new();
    while positions.len() < POSITIONS {
        let position = Position::any(&mut random);
        if !position.is_check() {
            positions.push(position);
        }
    }
    for position in &positions {
        let (mut tried, mut filtered) = (Vec::new(), Vec::new());
        position.tried(&mut tried);
        position.filtered(&mut filtered);
        assert_eq!(filtered, tried, "{:?}", position.men);
    }
    let time = |list: fn(&Position, &mut Moves)| {
        let positions = &positions;
        move || {
            let mut moves = Vec::with_capacity(32);
            for position in positions {
                list(position, &mut moves);
                black_box(&moves);
            }
        }
    };
    let times = compare(POSITIONS, time(Position::filtered), time(Position::tried));
    print("legal moves, army of six", "8x8", times, Bound::TimesFaster(4.0));
}
