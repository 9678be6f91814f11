//! The fastest of the hand-written functions for the processor that they are compiled for.

#![allow(unused_imports, reason = "each program that includes the folder uses a part of it")]

#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
pub(crate) use super::gathered::Tables as Best;

#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
pub(crate) use lines::Best;

#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
mod lines {
    /// Lines by obstruction difference, and legs.
    #[derive(Clone, Copy)]
    pub(crate) struct Best;

    impl Best {
        pub(crate) fn new() -> Self {
            Best
        }

        #[inline]
        pub(crate) fn rook(self, square: u8, occupied: u64) -> u64 {
            super::super::rook(square, occupied)
        }

        #[inline]
        pub(crate) fn bishop(self, square: u8, occupied: u64) -> u64 {
            super::super::bishop(square, occupied)
        }

        #[inline]
        pub(crate) fn queen(self, square: u8, occupied: u64) -> u64 {
            super::super::queen(square, occupied)
        }

        #[inline]
        pub(crate) fn nightrider(self, square: u8, occupied: u64) -> u64 {
            super::super::nightrider(square, occupied)
        }

        #[inline]
        pub(crate) fn cannon(self, square: u8, occupied: u64) -> u64 {
            super::super::cannon(square, occupied)
        }

        #[inline]
        pub(crate) fn mao(self, square: u8, occupied: u64) -> u64 {
            super::super::mao(square, occupied)
        }
    }
}
