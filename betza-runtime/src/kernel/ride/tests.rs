use super::ride;
use crate::bitboard::Bitboard;
use crate::geometry::{Board, Geometry, Taikyoku};
use crate::square::Square;
use crate::table::{Aligned, Line, Ride, lines, orbit_lines};
use crate::testing::{Random, drawn};

/// Goes square by square, as on paper.
fn walked<G: Geometry>(
    ways: &[(isize, isize, usize)],
    from: Square<G>,
    occupied: Bitboard<G>,
) -> Bitboard<G> {
    let mut reached = Bitboard::EMPTY;
    for &(dx, dy, limit) in ways {
        let mut here = from;
        for _ in 0..limit {
            let file = here.file().checked_add_signed(dx);
            let rank = here.rank().checked_add_signed(dy);
            let (Some(file), Some(rank)) = (file, rank) else { break };
            let Some(next) = Square::at(file, rank) else { break };
            reached = reached.with(next);
            if occupied.contains(next) {
                break;
            }
            here = next;
        }
    }
    reached
}

/// Compares a kernel with the walk on every square under random occupancies, thin and dense.
pub(in crate::kernel) fn agrees<G: Geometry>(
    ways: &[(isize, isize, usize)],
    kernel: impl Fn(Square<G>, Bitboard<G>) -> Bitboard<G>,
) {
    let mut random = Random(99);
    for percent in [0, 3, 15, 40, 80, 100] {
        for _ in 0..12 {
            let occupied = random.set::<G>(percent);
            for from in Square::all() {
                let expected = walked(ways, from, occupied);
                assert_eq!(kernel(from, occupied), expected, "{ways:?} {from}\n{occupied}");
            }
        }
    }
}

pub(in crate::kernel) const FAR: usize = 99;
pub(in crate::kernel) const ROOK: [(isize, isize, usize); 4] =
    [(0, 1, FAR), (1, 0, FAR), (0, -1, FAR), (-1, 0, FAR)];
pub(in crate::kernel) const BISHOP: [(isize, isize, usize); 4] =
    [(1, 1, FAR), (1, -1, FAR), (-1, -1, FAR), (-1, 1, FAR)];
pub(in crate::kernel) const NIGHTRIDER: [(isize, isize, usize); 8] = [
    (1, 2, FAR),
    (2, 1, FAR),
    (2, -1, FAR),
    (1, -2, FAR),
    (-1, -2, FAR),
    (-2, -1, FAR),
    (-2, 1, FAR),
    (-1, 2, FAR),
];

// A short one: three forwards, one backwards; two towards the upper left and the edge opposite.
pub(in crate::kernel) const SHORT: [Line; 2] =
    [Line { dx: 0, dy: 1, up: 3, down: 1 }, Line { dx: -1, dy: 1, up: 2, down: u16::MAX }];
pub(in crate::kernel) const SHORT_WAYS: [(isize, isize, usize); 4] =
    [(0, 1, 3), (0, -1, 1), (-1, 1, 2), (1, -1, FAR)];

// Ways without one opposite.
const UP: [Line; 3] = [
    Line { dx: 0, dy: 1, up: u16::MAX, down: 0 },
    Line { dx: 1, dy: 0, up: 2, down: 0 },
    Line { dx: -1, dy: 1, up: u16::MAX, down: 0 },
];
const UP_WAYS: [(isize, isize, usize); 3] = [(0, 1, FAR), (1, 0, 2), (-1, 1, FAR)];
pub(in crate::kernel) const DOWN: [Line; 2] =
    [Line { dx: -2, dy: 1, up: 0, down: u16::MAX }, Line { dx: 0, dy: 1, up: 0, down: 4 }];
pub(in crate::kernel) const DOWN_WAYS: [(isize, isize, usize); 2] = [(2, -1, FAR), (0, -1, 4)];

macro_rules! riders_on {
    ($name:ident: $w:literal x $h:literal, $len:literal rows, $words:literal words) => {
        #[test]
        fn $name() {
            type Here = Board<$w, $h>;
            const SHORT_TABLE: &Aligned<[[[[u64; 2]; $words]; 2]; $len]> =
                &const { lines($w, $h, &SHORT) };
            const UP_TABLE: &Aligned<[[[[u64; 3]; $words]; 2]; $len]> =
                &const { lines($w, $h, &UP) };
            const DOWN_TABLE: &Aligned<[[[[u64; 2]; $words]; 2]; $len]> =
                &const { lines($w, $h, &DOWN) };
            let rook = Ride::<$len, 2, $words, $w, $h, 0, 1, 0xFF>::TABLE;
            let bishop = Ride::<$len, 2, $words, $w, $h, 1, 1, 0xFF>::TABLE;
            let nightrider = Ride::<$len, 4, $words, $w, $h, 1, 2, 0xFF>::TABLE;
            agrees::<Here>(&ROOK, |from, occupied| ride(rook, from, occupied));
            agrees::<Here>(&BISHOP, |from, occupied| ride(bishop, from, occupied));
            agrees::<Here>(&NIGHTRIDER, |from, occupied| ride(nightrider, from, occupied));
            agrees::<Here>(&SHORT_WAYS, |from, occupied| ride(SHORT_TABLE, from, occupied));
            agrees::<Here>(&UP_WAYS, |from, occupied| ride(UP_TABLE, from, occupied));
            agrees::<Here>(&DOWN_WAYS, |from, occupied| ride(DOWN_TABLE, from, occupied));
        }
    };
}

riders_on!(on_one_square: 1 x 1, 1 rows, 1 words);
riders_on!(on_5x5: 5 x 5, 32 rows, 1 words);
riders_on!(on_8x8: 8 x 8, 64 rows, 1 words);
riders_on!(on_one_rank: 16 x 1, 16 rows, 1 words);
riders_on!(on_10x8: 10 x 8, 128 rows, 2 words);
riders_on!(on_9x10: 9 x 10, 128 rows, 2 words);
riders_on!(on_12x12: 12 x 12, 256 rows, 3 words);
riders_on!(on_16x16: 16 x 16, 256 rows, 4 words);

#[test]
fn on_a_board_of_many_words() {
    static LANCE: Aligned<[[[[u64; 1]; 21]; 2]; 2048]> =
        lines(36, 36, &[Line { dx: 0, dy: 1, up: u16::MAX, down: 0 }]);
    static BACK: Aligned<[[[[u64; 1]; 21]; 2]; 2048]> =
        lines(36, 36, &[Line { dx: -1, dy: 2, up: 0, down: u16::MAX }]);
    agrees::<Taikyoku>(&[(0, 1, FAR)], |from, occupied| ride(&LANCE, from, occupied));
    agrees::<Taikyoku>(&[(1, -2, FAR)], |from, occupied| ride(&BACK, from, occupied));
}

#[test]
fn a_rook_sees_its_blockers() {
    let from: Square<Board<5, 5>> = Square::at(2, 1).unwrap();
    let occupied = drawn(
        ". . # . .
         . # # . .
         . . . . .
         # . . . .
         . . . # .",
    );
    let expected = drawn(
        ". . . . .
         . . x . .
         . . x . .
         x x . x x
         . . x . .",
    );
    let rook = Ride::<32, 2, 1, 5, 5, 0, 1, 0xFF>::TABLE;
    assert_eq!(ride(rook, from, occupied), expected);
    assert_eq!(ride(rook, from, occupied.with(from)), expected);
}

#[test]
fn directions_choose_the_ways() {
    // Sideways and backwards.
    let from: Square<Board<5, 5>> = Square::at(2, 2).unwrap();
    let expected = drawn(
        ". . . . .
         . . . . .
         x x . x x
         . . x . .
         . . x . .",
    );
    let table = Ride::<32, 2, 1, 5, 5, 0, 1, 0b0101_0100>::TABLE;
    assert_eq!(ride(table, from, Bitboard::EMPTY), expected);
    assert_eq!(
        orbit_lines(1, 2, 0b0000_0100, u16::MAX),
        [Line { dx: -2, dy: 1, up: 0, down: u16::MAX }]
    );
}
