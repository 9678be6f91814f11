//! Leapers: a table of sets by square.

static KNIGHT: [u64; 64] =
    steps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [u64; 64] =
    steps(&[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)]);

const fn steps(vectors: &[(i32, i32)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut k = 0;
        while k < vectors.len() {
            let (file, rank) = (square % 8 + vectors[k].0, square / 8 + vectors[k].1);
            if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                table[square as usize] |= 1 << (rank * 8 + file);
            }
            k += 1;
        }
        square += 1;
    }
    table
}

/// The knight.
#[inline]
pub(crate) fn knight(square: u8, _occupied: u64) -> u64 {
    KNIGHT[usize::from(square & 63)]
}

/// The king.
#[inline]
pub(crate) fn king(square: u8, _occupied: u64) -> u64 {
    KING[usize::from(square & 63)]
}
