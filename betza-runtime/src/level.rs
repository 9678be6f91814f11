//! For which processor is a piece of code compiled?
//!
//! A program for any x86-64 may run where there is BMI2, which answers many pieces by one look at an index. Whether it
//! does is asked once for a whole generator of moves, which is compiled for either case, and never by a query.

use core::fmt::Debug;

use crate::unchecked::with_bmi2;

/// What is known of the processor: a type, so that it costs nothing to ask.
///
/// A generator gets one from [`Generator::generate`], and hands it to [`attacks_at`](crate::Attacks::attacks_at),
/// [`moves_at`](crate::Moves::moves_at) and their like, which read the tables that are best there. It is one of two
/// types, [`Compiled`] and [`Bmi2`].
pub trait Level: Copy + Debug + Send + Sync + Sealed + 'static {
    /// The proof that there is BMI2; a constant once it is inlined.
    fn bmi2(self) -> Option<Bmi2>;

    /// Runs `generator`, compiled for this level. This is how one that calls itself goes on, for its `generate` cannot
    /// stand in itself: `level.run(Next { .. })`.
    fn run<T: Generator>(self, generator: T) -> T::Output;
}

/// There are no levels but those of this file.
pub trait Sealed {}

/// What the crate is compiled for, and no more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Compiled;

/// A processor with BMI2; and with AVX2, BMI1, LZCNT and POPCNT, as nearly all of these have. Only where all five are found
/// is one made.
///
/// ```compile_fail
/// let claimed = betza_runtime::Bmi2(());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bmi2(());

impl Sealed for Compiled {}

impl Level for Compiled {
    #[inline(always)]
    fn bmi2(self) -> Option<Bmi2> {
        None
    }

    #[inline(always)]
    fn run<T: Generator>(self, generator: T) -> T::Output {
        generator.generate(self)
    }
}

impl Sealed for Bmi2 {}

impl Level for Bmi2 {
    #[inline(always)]
    fn bmi2(self) -> Option<Bmi2> {
        Some(self)
    }

    #[inline(always)]
    fn run<T: Generator>(self, generator: T) -> T::Output {
        with_bmi2(self, generator)
    }
}

/// What is compiled for more than one level: a function with its arguments, as a generator of moves.
pub trait Generator {
    /// What it gives.
    type Output;

    /// Runs it. Only what is inlined here is compiled for the level: mark this `#[inline(always)]`, and your own functions
    /// that it calls with the level.
    fn generate<L: Level>(self, level: L) -> Self::Output;
}

#[cfg(feature = "std")]
pub use detection::dispatch;

#[cfg(feature = "std")]
mod detection {
    use super::{Bmi2, Compiled, Generator, Level as _};

    /// Runs `generator`, compiled for what the processor turns out to have.
    ///
    /// In a program for x86-64 that is compiled without BMI2 there are two of it: one for processors where bits are
    /// gathered in one instruction, in which pieces read their indexes, and one for all others. Which is taken costs a load
    /// and a branch a call, so call it for a list of moves or a whole search and not for a query. Elsewhere it is
    /// `generator.generate(Compiled)`.
    ///
    /// - **Only what is inlined into `generate` is compiled for the level.** Mark your own functions that take a level
    ///   `#[inline(always)]`, or make generators of them. What is not inlined is right, but calls a function for each
    ///   instruction.
    /// - **A generator that calls itself** goes on by [`Level::run`](crate::Level::run), or through here.
    /// - Tables of both cases are part of the program: 200 KB more for a rook on 8x8, nothing for a king.
    /// - AMD's processors from Excavator to Zen 2 have BMI2, but gather bits no faster than other code does: they are among
    ///   the others.
    ///
    /// Compiled pieces have all that it takes. One by hand, which looks up where it can and else follows its lines:
    ///
    /// ```
    /// use betza_runtime::kernel::{indexed_at, ride};
    /// use betza_runtime::table::{ROOK, Ride};
    /// use betza_runtime::{Attacks, Bitboard, Board, Color, Generator, Level, Square, dispatch};
    ///
    /// type Chess = Board<8, 8>;
    ///
    /// #[derive(Clone, Copy)]
    /// struct Rook;
    ///
    /// impl Attacks for Rook {
    ///     type Board = Chess;
    ///
    ///     fn attacks(self, _: Color, from: Square<Chess>, occupied: Bitboard<Chess>) -> Bitboard<Chess> {
    ///         ride(Ride::<64, 2, 1, 8, 8, 0, 1, 0xFF>::TABLE, from, occupied)
    ///     }
    ///
    ///     #[inline(always)]
    ///     fn attacks_at<L: Level>(
    ///         self,
    ///         level: L,
    ///         color: Color,
    ///         from: Square<Chess>,
    ///         occupied: Bitboard<Chess>,
    ///     ) -> Bitboard<Chess> {
    ///         match level.bmi2() {
    ///             Some(bmi2) => indexed_at(bmi2, ROOK, from, occupied),
    ///             None => self.attacks(color, from, occupied),
    ///         }
    ///     }
    ///
    ///     fn quiets(self, color: Color, from: Square<Chess>, occupied: Bitboard<Chess>) -> Bitboard<Chess> {
    ///         self.attacks(color, from, occupied) - occupied
    ///     }
    ///
    ///     fn attackers(self, color: Color, target: Square<Chess>, occupied: Bitboard<Chess>) -> Bitboard<Chess> {
    ///         self.attacks(color, target, occupied)
    ///     }
    /// }
    ///
    /// /// Counts what rooks attack.
    /// struct Attacked {
    ///     rooks: Bitboard<Chess>,
    /// }
    ///
    /// impl Generator for Attacked {
    ///     type Output = usize;
    ///
    ///     #[inline(always)]
    ///     fn generate<L: Level>(self, level: L) -> usize {
    ///         let attacks = |from| Rook.attacks_at(level, Color::White, from, self.rooks).len();
    ///         self.rooks.into_iter().map(attacks).sum()
    ///     }
    /// }
    ///
    /// let rooks = Bitboard::from_squares(&["a1".parse()?, "h1".parse()?]);
    /// assert_eq!(dispatch(Attacked { rooks }), 2 * 14);
    /// # Ok::<(), betza_runtime::ParseSquareError>(())
    /// ```
    #[inline]
    pub fn dispatch<T: Generator>(generator: T) -> T::Output {
        match fast_bmi2() {
            Some(bmi2) => bmi2.run(generator),
            None => Compiled.run(generator),
        }
    }

    #[cfg(all(target_arch = "x86_64", not(target_feature = "bmi2")))]
    #[inline]
    fn fast_bmi2() -> Option<Bmi2> {
        use core::sync::atomic::{AtomicU8, Ordering};

        const UNKNOWN: u8 = 0;
        const NO: u8 = 1;
        const YES: u8 = 2;

        // To ask the processor for its maker takes hundreds of cycles, on a virtual one tens of thousands. Whoever is
        // first writes down what any other would.
        static FOUND: AtomicU8 = AtomicU8::new(UNKNOWN);

        #[cold]
        fn find() -> u8 {
            let is_fast = Bmi2::detect().is_some() && !crate::unchecked::is_bmi2_microcoded();
            let found = if is_fast { YES } else { NO };
            FOUND.store(found, Ordering::Relaxed);
            found
        }

        let found = match FOUND.load(Ordering::Relaxed) {
            UNKNOWN => find(),
            known => known,
        };
        // Found, by the function above.
        (found == YES).then_some(Bmi2(()))
    }

    /// Here it is either not there or used anyway.
    #[cfg(not(all(target_arch = "x86_64", not(target_feature = "bmi2"))))]
    #[inline(always)]
    fn fast_bmi2() -> Option<Bmi2> {
        None
    }

    impl Bmi2 {
        /// The proof, if this processor has all of it, be it fast or not.
        #[must_use]
        pub fn detect() -> Option<Bmi2> {
            #[cfg(target_arch = "x86_64")]
            let has_it = std::is_x86_feature_detected!("avx2")
                && std::is_x86_feature_detected!("bmi1")
                && std::is_x86_feature_detected!("bmi2")
                && std::is_x86_feature_detected!("lzcnt")
                && std::is_x86_feature_detected!("popcnt");
            #[cfg(not(target_arch = "x86_64"))]
            let has_it = false;
            has_it.then_some(Bmi2(()))
        }
    }
}
