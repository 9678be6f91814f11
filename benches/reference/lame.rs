//! The horse of xiangqi, leg by leg: two squares are reached if the one between is empty.

static MAO: [[(u64, u64); 4]; 64] = legs();

const fn bit(file: i32, rank: i32) -> u64 {
    if 0 <= file && file < 8 && 0 <= rank && rank < 8 { 1 << (rank * 8 + file) } else { 0 }
}

const fn legs() -> [[(u64, u64); 4]; 64] {
    const STEPS: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let mut table = [[(0, 0); 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut k = 0;
        while k < 4 {
            let (dx, dy) = STEPS[k];
            let (file, rank) = (square % 8, square / 8);
            let ends = bit(file + 2 * dx + dy, rank + 2 * dy + dx)
                | bit(file + 2 * dx - dy, rank + 2 * dy - dx);
            table[square as usize][k] = (bit(file + dx, rank + dy), ends);
            k += 1;
        }
        square += 1;
    }
    table
}

/// The horse.
#[inline]
pub(crate) fn mao(square: u8, occupied: u64) -> u64 {
    let mut set = 0;
    for (leg, ends) in &MAO[usize::from(square & 63)] {
        set |= if leg & occupied == 0 { *ends } else { 0 };
    }
    set
}
