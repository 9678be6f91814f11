//! Fairy-chess pieces, compiled.
#![no_std]
#![forbid(unsafe_code)]

pub use betza_runtime::*;

/// A piece.
#[macro_export]
macro_rules! piece {
    ($($input:tt)*) => { $crate::__private::macros::piece! { [$crate] $($input)* } };
}

/// An army.
#[macro_export]
macro_rules! pieces {
    ($($input:tt)*) => { $crate::__private::macros::pieces! { [$crate] $($input)* } };
}

/// What the expansion of the macros names; not for use by hand.
#[doc(hidden)]
pub mod __private {
    pub use betza_macros as macros;
    pub use betza_runtime::*;
    pub use core;
}
