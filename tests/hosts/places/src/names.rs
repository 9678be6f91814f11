//! Does the expansion keep its names apart from those of the user?

// MAC-10
mod types {
    #![allow(non_camel_case_types, dead_code, reason = "names that get in the way")]

    pub(super) struct u64;
    struct u8;
    struct u16;
    struct usize;
    struct bool;
    struct char;
    struct str;
    struct Bitboard;
    struct Square;
    struct Piece;
    struct Board;
    struct Color;
    struct Effect;
    struct Group;
    struct V;
    struct S;
    struct Result;
    struct Clone;
    trait Copy {}
    trait Debug {}
    trait Hash {}
    trait PartialEq {}
    trait Eq {}
    trait Attacks {}
    trait Targets {}
    trait Moves {}
    trait BoardView {}
    trait MoveSink {}
    enum Opt {
        Some,
        None,
        Ok,
        Err,
    }
    #[allow(unused_imports, reason = "names that get in the way")]
    use Opt::*;
    enum Option {}
    mod core {}
    mod std {}
    mod betza_runtime {}
    mod kernel {}
    mod table {}
    mod __private {}

    betza::board!(pub(super) G = 5x6);
    betza::piece! {
        pub(super) struct Wazir = "W" on G(5x6);
        pub(super) struct Queen = "Q";
        pub(super) struct Sergeant = "fmWfcF";
    }
    betza::pieces! {
        pub(super) enum Army { Queen 'q' = "Q", V 'v' = "N", S 's' = "W" , Option 'o' = "F" }
    }
    pub(super) fn expression() -> ::core::primitive::usize {
        crate::from_d4(betza::piece!("R")) + crate::from_d4(betza::piece!("fmWfcF"))
    }
}

#[test]
fn types_of_the_user_do_not_get_in_the_way() {
    assert_eq!(crate::from_d4(types::Queen), 27);
    assert_eq!(crate::from_d4(types::Sergeant), 2);
    assert_eq!(types::Army::ALL.map(crate::from_d4), [27, 8, 4, 4]);
    assert_eq!(types::expression(), 16);
    let _ = types::u64;
}

// MAC-11
mod macros {
    #![allow(unused_macros, reason = "names that get in the way")]

    macro_rules! matches {
        ($($t:tt)*) => {
            ::core::compile_error!("mine")
        };
    }
    macro_rules! debug_assert {
        ($($t:tt)*) => {
            ::core::compile_error!("mine")
        };
    }
    macro_rules! assert {
        ($($t:tt)*) => {
            ::core::compile_error!("mine")
        };
    }
    macro_rules! compile_error {
        ($($t:tt)*) => {
            ::core::compile_error!("mine")
        };
    }
    macro_rules! concat {
        ($($t:tt)*) => {
            ::core::compile_error!("mine")
        };
    }
    macro_rules! piece {
        ($($t:tt)*) => {
            ::core::compile_error!("mine")
        };
    }
    macro_rules! pieces {
        ($($t:tt)*) => {
            ::core::compile_error!("mine")
        };
    }

    betza::piece! { pub(super) struct Rook = "R"; }
    betza::pieces! { pub(super) enum Army { Rook 'r' = "R", King 'k' = "K" } }
    pub(super) fn expression() -> usize {
        crate::from_d4(betza::piece!(concat!("R", "N")))
    }
}

#[test]
fn macros_of_the_user_do_not_get_in_the_way() {
    assert_eq!(crate::from_d4(macros::Rook), 14);
    assert_eq!(macros::Army::ALL.map(crate::from_d4), [14, 8]);
    assert_eq!(macros::expression(), 22);
}

// Names that the expansion itself gives to what it needs beside the user's items: tables, type parameters, the type of an
// expression, and the structs of an army.
mod expansion {
    #![allow(non_camel_case_types, reason = "names that get in the way")]

    pub(super) mod boards {
        betza::board!(pub HostView = 8x8);
        betza::board!(pub HostSink = 8x8);
        betza::board!(pub Piece = 8x8);
        betza::board!(pub KingMan = 8x8);
    }

    betza::piece! { pub(super) struct TABLE_0 = xbetza "afsW"; }
    betza::pieces! {
        pub(super) enum Army {
            TABLE_0 'a' = xbetza "afsW",
            TABLE_0_ 'b' = "nN",
            HostView 'v' = "W",
            HostSink 's' = "fmWfcF",
            HostLevel 'l' = "B",
            color 'c' = "Q",
            from 'f' = "R",
        }
    }
    pub(super) mod parameters {
        betza::piece! {
            pub(crate) struct HostView = "W";
            pub(crate) struct r#HostSink = "fmWfcF";
            pub(crate) struct HostLevel = "B";
        }
    }
    use boards::{HostSink, HostView, KingMan, Piece};
    betza::piece! {
        pub(super) struct Viewed = "W" on HostView(8x8);
        pub(super) struct Sunk = "W" on HostSink(8x8);
    }
    betza::pieces! { pub(super) enum Few on KingMan(8x8) { King 'k' = "K", KingMan 'm' = "N" } }
    pub(super) fn expression() -> impl betza::Attacks<Board = Piece> {
        betza::piece!("N" on Piece(8x8))
    }
}

#[test]
fn names_of_the_expansion_do_not_get_in_the_way() {
    use expansion::{Army, Few, TABLE_0, parameters};
    assert_eq!(crate::from_d4(TABLE_0), 8);
    assert_eq!(Army::ALL.map(crate::from_d4), [8, 8, 4, 2, 13, 27, 14]);
    assert_eq!(crate::from_d4(parameters::HostView), 4);
    assert_eq!(crate::from_d4(parameters::HostSink), 2);
    assert_eq!(crate::from_d4(parameters::HostLevel), 13);
    assert_eq!(crate::from_d4(expansion::Viewed), 4);
    assert_eq!(crate::from_d4(expansion::Sunk), 4);
    assert_eq!(Few::ALL.map(crate::from_d4), [8, 8]);
    assert_eq!(crate::from_d4(expansion::expression()), 8);
}

// MAC-12
mod constants {
    #![allow(dead_code, non_upper_case_globals, reason = "names that get in the way")]

    const SQ: u8 = 3;
    const OCC: u64 = 0;
    static T: u8 = 0;
    const V: u8 = 0;
    const S: u8 = 0;
    const TABLE: u8 = 0;
    const NOTATION: u8 = 0;
    const ALL: u8 = 0;

    betza::piece! {
        pub(super) struct Bishop = "B";
        pub(super) struct Sergeant = "fmWfcF";
    }
    betza::pieces! { pub(super) enum Army { Bishop 'b' = "B", T 't' = "N" } }
    pub(super) fn expression() -> usize {
        crate::from_d4(betza::piece!("B"))
    }
}

#[test]
fn constants_of_the_user_do_not_get_in_the_way() {
    assert_eq!(crate::from_d4(constants::Bishop), 13);
    assert_eq!(crate::from_d4(constants::Sergeant), 2);
    assert_eq!(constants::Army::ALL.map(crate::from_d4), [13, 8]);
    assert_eq!(constants::expression(), 13);
}

// MAC-13
#[test]
fn locals_of_the_user_do_not_get_in_the_way() {
    let (occ, from, occupied, color, reach, quiets) = (5_u64, 1_u8, 2_u8, 3_u8, 4_u8, 6_u8);
    let queen = betza::piece!("Q");
    let sergeant = betza::piece!("fmWfcF");
    assert_eq!(crate::from_d4(queen) + crate::from_d4(sergeant), 29);
    assert_eq!(occ + u64::from(from + occupied + color + reach + quiets), 21);
}

/// Functions of the user with the names of generated ones.
mod methods {
    #[allow(dead_code, reason = "names that get in the way")]
    pub(super) trait Confusing {
        fn attacks(&self) -> u8 {
            7
        }
        fn union(&self) -> u8 {
            7
        }
        fn other(&self) -> u8 {
            7
        }
        fn difference(&self) -> u8 {
            7
        }
        fn group(&mut self) -> u8 {
            7
        }
    }
    impl<T: ?Sized> Confusing for T {}

    betza::piece! { pub(super) struct Sergeant = "fmWfcF"; }
    betza::pieces! { pub(super) enum Army { Sergeant 's' = "fmWfcF", Amazon 'a' = "QN" } }
}

#[test]
fn methods_of_the_user_do_not_get_in_the_way() {
    use betza::{Bitboard, Board, Color, Count, Sides};
    use methods::Confusing;
    assert_eq!(Confusing::attacks(&methods::Sergeant), 7);
    let d4 = "d4".parse().unwrap();
    let view = Sides::<Board<8, 8>> { own: Bitboard::from_square(d4), enemy: Bitboard::EMPTY };
    let moves = methods::Army::ALL.map(|man| {
        let mut count = Count(0);
        let _ = man.moves(&view, Color::White, d4, &mut count);
        count.0
    });
    assert_eq!(moves, [1, 35]);
}
