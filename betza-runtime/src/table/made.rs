//! Which tables are made only when a program is built?

/// A table that takes the compiler long to make.
///
/// A constant that stands in a function is made even where the function is only checked; one of a type parameter is not.
///
/// ```
/// use betza_runtime::table::{Made, made};
///
/// struct Squares;
///
/// impl Made for Squares {
///     type Table = [usize; 3];
///     const TABLE: &'static [usize; 3] = &[0, 1, 4];
/// }
/// assert_eq!(made::<Squares>()[2], 4);
/// ```
pub trait Made {
    /// Its type.
    type Table: 'static;

    /// The table.
    const TABLE: &'static Self::Table;
}

/// The table of `M`.
#[inline(always)]
#[must_use]
pub const fn made<M: Made>() -> &'static M::Table {
    M::TABLE
}
