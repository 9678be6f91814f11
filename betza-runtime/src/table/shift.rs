//! How is one step of a whole set of squares written as numbers?

/// A step of every square of a set at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift<const WORDS: usize> {
    /// How much the square number grows.
    pub by: i16,
    /// The squares from which the step stays on the board.
    pub stays: [u64; WORDS],
}

/// The shifts of some vectors, (files to the right, ranks up), on a board.
///
/// ```
/// use betza_runtime::table::shifts;
///
/// let [right] = shifts::<1, 1>(8, 8, &[(1, 0)]);
/// assert_eq!(right.by, 1);
/// assert_eq!(right.stays, [0x7F7F_7F7F_7F7F_7F7F]); // all but the h-file
/// ```
///
/// # Panics
///
/// If the board has more squares than `WORDS` words, which in a constant is a compile error.
#[must_use]
pub const fn shifts<const STEPS: usize, const WORDS: usize>(
    width: usize,
    height: usize,
    vectors: &[(i16, i16); STEPS],
) -> [Shift<WORDS>; STEPS] {
    assert!(width * height <= 64 * WORDS, "WORDS is too small for the board");
    let mut table = [Shift { by: 0, stays: [0; WORDS] }; STEPS];
    let mut k = 0;
    while k < STEPS {
        let (dx, dy) = vectors[k];
        // Boards are small: no sum of these leaves an i16.
        table[k].by = dy * width as i16 + dx;
        let mut square = 0;
        while square < width * height {
            let (file, rank) = ((square % width) as i16 + dx, (square / width) as i16 + dy);
            if 0 <= file && file < width as i16 && 0 <= rank && rank < height as i16 {
                table[k].stays[square / 64] |= 1 << (square % 64);
            }
            square += 1;
        }
        k += 1;
    }
    table
}
