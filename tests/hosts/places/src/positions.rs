//! Where may the macros stand?

use crate::from_d4;
use betza::{Attacks, Bitboard, Board, Color, piece, pieces};

// MAC-18
fn generic<T: Default + PartialEq, const W: usize>() -> usize {
    let rider = piece!("NN");
    let nothing = T::default() == T::default();
    from_d4(rider) + W + usize::from(nothing)
}

#[test]
fn in_generic_functions() {
    assert_eq!(generic::<u8, 3>(), 12 + 3 + 1);
    assert_eq!(generic::<&str, 0>(), 12 + 1);
}

// MAC-19
#[test]
fn items_in_functions() {
    piece! { struct Knight = "N"; }
    pieces! { enum Army { Knight 'n' = "N", Rook 'r' = "R" } }
    assert_eq!(from_d4(Knight), 8);
    assert_eq!(Army::ALL.map(from_d4), [8, 14]);
}

fn nested<T>(value: T) -> (T, usize) {
    pieces! { enum Army { King 'k' = "K" } }
    (value, from_d4(Army::King))
}

#[test]
fn items_in_generic_functions() {
    assert_eq!(nested("x"), ("x", 8));
}

mod outer {
    pub(super) mod inner {
        betza::piece! {
            pub(in crate::positions) struct Seen = "N";
            pub(crate) struct Wide = "W";
            struct Hidden = "F";
        }
        betza::pieces! {
            pub(in crate::positions) enum Army { Man 'm' = "W" }
        }
        pub(in crate::positions) fn hidden() -> usize {
            crate::from_d4(Hidden)
        }
    }
}

#[test]
fn in_modules_with_any_visibility() {
    let inner = [from_d4(outer::inner::Seen), from_d4(outer::inner::Wide), outer::inner::hidden()];
    assert_eq!(inner, [8, 4, 4]);
    assert_eq!(from_d4(outer::inner::Army::Man), 4);
}

/// Unsafe to call, for no reason.
unsafe fn guarded() {}

// MAC-25: the expansion has no `unsafe` of its own, which would be unused in the user's.
#[test]
#[deny(unused_unsafe)]
fn in_an_unsafe_block() {
    // SAFETY: the function does nothing.
    let king = unsafe {
        guarded();
        piece!("K")
    };
    assert_eq!(from_d4(king), 8);
}

#[test]
fn in_every_kind_of_expression() {
    let by_closure = || piece!("K");
    assert_eq!(from_d4(by_closure()), 8);
    assert_eq!([from_d4(piece!("W")), from_d4(piece!("F"))], [4, 4]);
    let by_match =
        match piece!("N").attacks(Color::White, "a1".parse().unwrap(), Bitboard::EMPTY).len() {
            2 => from_d4(piece!("D")),
            _ => 0,
        };
    assert_eq!(by_match, 4);
    assert_eq!(
        if from_d4(piece!("A")) == 4 { piece!("N") } else { unreachable!() }.quiets(
            Color::White,
            "d4".parse().unwrap(),
            Bitboard::FULL
        ),
        Bitboard::EMPTY
    );
    piece!("N");
}

const FROM_D4: Bitboard<Board<8, 8>> = match betza::Square::at(3, 3) {
    Some(d4) => piece!("N").attacks_const(Color::White, d4, Bitboard::EMPTY),
    None => Bitboard::EMPTY,
};

static KNIGHT_AND_KING: (usize, usize) = (FROM_D4.len(), {
    let Some(d4) = betza::Square::at(3, 3) else { panic!() };
    piece!("K").attacks_const(Color::White, d4, Bitboard::EMPTY).len()
});

#[test]
fn in_constants() {
    assert_eq!(KNIGHT_AND_KING, (8, 8));
    assert_eq!(
        FROM_D4.to_string(),
        "\
. . . . . . . .
. . . . . . . .
. . x . x . . .
. x . . . x . .
. . . . . . . .
. x . . . x . .
. . x . x . . .
. . . . . . . ."
    );
}

trait Strong {
    const REACH: usize;
    fn strength(&self) -> usize;
}

impl<P: Attacks<Board = Board<8, 8>>> Strong for P {
    const REACH: usize = piece!("W")
        .attacks_const(
            Color::White,
            match betza::Square::new(0) {
                Some(a1) => a1,
                None => panic!(),
            },
            Bitboard::EMPTY,
        )
        .len();

    fn strength(&self) -> usize {
        piece! { struct Inner = "F"; }
        from_d4(*self) + from_d4(Inner)
    }
}

#[test]
fn in_implementations() {
    fn constant<S: Strong>(_: S) -> usize {
        S::REACH
    }
    assert_eq!(piece!("N").strength(), 12);
    assert_eq!(constant(piece!("N")), 2);
}
