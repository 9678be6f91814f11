//! Riders by obstruction difference: for a line with one way up and one way down the board,
//! `line & (2 * lsb(blockers above) - msb(blockers below | 1))` are the squares up to the first blocker each way.
//! Source: chessprogramming wiki, Obstruction Difference (Michael Hoffmann 2007); here in the form that spares the
//! lowest bit: `upper ^ (upper - msb)` has the bits from `msb` to the lowest bit of `upper`.

/// The squares above a square on each line, and those below it.
type Lines<const N: usize> = [[u64; N]; 2];

#[repr(align(64))]
struct Aligned<T>(T);

static ROOK: Aligned<[Lines<2>; 64]> = Aligned(lines([(1, 0), (0, 1)]));
static BISHOP: Aligned<[Lines<2>; 64]> = Aligned(lines([(1, 1), (-1, 1)]));
static QUEEN: Aligned<[Lines<4>; 64]> = Aligned(lines([(1, 0), (0, 1), (1, 1), (-1, 1)]));
static NIGHTRIDER: Aligned<[Lines<4>; 64]> = Aligned(lines([(1, 2), (2, 1), (-2, 1), (-1, 2)]));

const fn ray(square: i32, dx: i32, dy: i32) -> u64 {
    let mut set = 0;
    let (mut file, mut rank) = (square % 8 + dx, square / 8 + dy);
    while 0 <= file && file < 8 && 0 <= rank && rank < 8 {
        set |= 1 << (rank * 8 + file);
        (file, rank) = (file + dx, rank + dy);
    }
    set
}

const fn lines<const N: usize>(vectors: [(i32, i32); N]) -> [Lines<N>; 64] {
    let mut table = [[[0; N]; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut k = 0;
        while k < N {
            let (dx, dy) = vectors[k];
            table[square as usize][0][k] = ray(square, dx, dy);
            table[square as usize][1][k] = ray(square, -dx, -dy);
            k += 1;
        }
        square += 1;
    }
    table
}

/// The highest bit, found by filling in those below it: several lines at once.
#[inline]
fn highest(mut set: u64) -> u64 {
    for shift in [1, 2, 4, 8, 16, 32] {
        set |= set >> shift;
    }
    set ^ set >> 1
}

#[inline]
fn line(above: u64, below: u64, occupied: u64) -> u64 {
    let upper = above & occupied;
    let lower = highest(below & occupied | 1);
    (above | below) & (upper ^ upper.wrapping_sub(lower))
}

#[inline]
fn ride<const N: usize>([above, below]: &Lines<N>, occupied: u64) -> u64 {
    let mut set = 0;
    let mut k = 0;
    while k < N {
        set |= line(above[k], below[k], occupied);
        k += 1;
    }
    set
}

/// The rook.
#[inline]
pub(crate) fn rook(square: u8, occupied: u64) -> u64 {
    ride(&ROOK.0[usize::from(square & 63)], occupied)
}

/// The bishop.
#[inline]
pub(crate) fn bishop(square: u8, occupied: u64) -> u64 {
    ride(&BISHOP.0[usize::from(square & 63)], occupied)
}

/// The queen.
#[inline]
pub(crate) fn queen(square: u8, occupied: u64) -> u64 {
    ride(&QUEEN.0[usize::from(square & 63)], occupied)
}

/// The nightrider.
#[inline]
pub(crate) fn nightrider(square: u8, occupied: u64) -> u64 {
    ride(&NIGHTRIDER.0[usize::from(square & 63)], occupied)
}

static GRIFFON: Aligned<[Lines<4>; 64]> = Aligned(bent_lines());

/// A diagonal step and then straight on. Each line is a way on which the square numbers rise, and one on which they fall
/// and are all lower.
const fn bent_lines() -> [Lines<4>; 64] {
    // A step, and the steps after it.
    type Way = ((i32, i32), (i32, i32));
    const LINES: [[Way; 2]; 4] = [
        [((1, 1), (1, 0)), ((-1, 1), (-1, 0))],
        [((1, -1), (1, 0)), ((-1, -1), (-1, 0))],
        [((1, 1), (0, 1)), ((1, -1), (0, -1))],
        [((-1, 1), (0, 1)), ((-1, -1), (0, -1))],
    ];
    let mut table = [[[0; 4]; 2]; 64];
    let mut square = 0;
    while square < 64 {
        let mut k = 0;
        while k < 4 {
            let [rising, falling] = LINES[k];
            table[square as usize][0][k] = bent(square, rising.0, rising.1);
            table[square as usize][1][k] = bent(square, falling.0, falling.1);
            k += 1;
        }
        square += 1;
    }
    table
}

const fn bent(square: i32, step: (i32, i32), onwards: (i32, i32)) -> u64 {
    let (file, rank) = (square % 8 + step.0, square / 8 + step.1);
    if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
        let corner = rank * 8 + file;
        1 << corner | ray(corner, onwards.0, onwards.1)
    } else {
        0
    }
}

/// The griffon.
#[inline]
pub(crate) fn griffon(square: u8, occupied: u64) -> u64 {
    ride(&GRIFFON.0[usize::from(square & 63)], occupied)
}
