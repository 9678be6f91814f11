//! Which operators do sets of squares have?

use core::ops::{
    BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign,
};

use super::Bitboard;
use crate::geometry::Geometry;

macro_rules! operator {
    ($op:ident :: $f:ident, $assign:ident :: $g:ident, $named:ident) => {
        impl<G: Geometry> $op for Bitboard<G> {
            type Output = Self;

            #[inline]
            fn $f(self, other: Self) -> Self {
                self.$named(other)
            }
        }

        impl<G: Geometry> $assign for Bitboard<G> {
            #[inline]
            fn $g(&mut self, other: Self) {
                *self = self.$named(other);
            }
        }
    };
}

operator!(BitAnd::bitand, BitAndAssign::bitand_assign, intersection);
operator!(BitOr::bitor, BitOrAssign::bitor_assign, union);
operator!(BitXor::bitxor, BitXorAssign::bitxor_assign, symmetric_difference);
operator!(Sub::sub, SubAssign::sub_assign, difference);

impl<G: Geometry> Not for Bitboard<G> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.complement()
    }
}
