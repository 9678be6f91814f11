//! In which forms may a notation be written?

use crate::from_d4;
use betza::{Bitboard, Color, piece, pieces};

macro_rules! of_literal {
    ($notation:literal) => {
        piece!($notation)
    };
}

macro_rules! of_expression {
    ($notation:expr) => {
        piece!($notation)
    };
}

macro_rules! of_tokens {
    ($($notation:tt)*) => { piece!($($notation)*) };
}

macro_rules! through_two {
    ($notation:literal) => {
        of_literal!($notation)
    };
}

// MAC-01
#[test]
fn a_notation_comes_through_other_macros() {
    assert_eq!(from_d4(of_literal!("WcD")), 8);
    assert_eq!(from_d4(of_expression!("WcD")), 8);
    assert_eq!(from_d4(of_tokens!("WcD")), 8);
    assert_eq!(from_d4(through_two!("WcD")), 8);
    assert_eq!(from_d4(of_tokens!(xbetza "fN" on 8x8, profile = portable)), 2);
}

macro_rules! item_of {
    ($(#[$attribute:meta])* $visibility:vis $name:ident, $notation:literal) => {
        piece! { $(#[$attribute])* $visibility struct $name = $notation; }
    };
}

item_of!(#[derive(Default)] pub(crate) Default, "N");
item_of!(
    /// With a doc comment.
    Inherited,
    "W"
);

macro_rules! army_of {
    ($visibility:vis $name:ident, $($kind:ident $letter:literal $notation:literal),*) => {
        pieces! { $visibility enum $name { $($kind $letter = $notation),* } }
    };
}

army_of!(pub(crate) Pair, Leaper 'l' "N", Rider 'r' "R");

#[test]
fn items_come_through_other_macros() {
    assert_eq!(from_d4(<Default as core::default::Default>::default()), 8);
    assert_eq!(from_d4(Inherited), 4);
    assert_eq!(Pair::ALL.map(from_d4), [8, 14]);
}

// MAC-03
#[test]
fn several_literals_are_joined() {
    assert_eq!(from_d4(piece!(concat!("N", "B"))), 21);
    assert_eq!(from_d4(piece!("fmW" "fcF")), 2);
    assert_eq!(from_d4(piece!("N" r"B")), 21);
    assert_eq!(from_d4(piece!(concat!("N", r#"B"#,) on 8x8)), 21);
}

#[test]
fn literals_may_be_raw_and_have_escapes() {
    assert_eq!(from_d4(piece!(r"N")), 8);
    assert_eq!(from_d4(piece!(r##"N"##)), 8);
    assert_eq!(from_d4(piece!("\x4E\u{42}")), 21);
    assert_eq!(
        from_d4(piece!(
            "fmW\
             fcF"
        )),
        2
    );
}

// MAC-15, MAC-16
mod twice {
    betza::piece! { pub(super) struct One = "N"; }
    betza::piece! { pub(super) struct Two = "N"; }
    betza::piece! { pub(super) struct Three = "fmWfcF"; pub(super) struct Four = "N"; }
    betza::pieces! { pub(super) enum First { Knight 'n' = "N" } }
    betza::pieces! { pub(super) enum Second { Knight 'n' = "N", One 'o' = "W" } }
}

#[test]
fn invocations_stand_side_by_side() {
    let (a, b) = (piece!("N"), piece!("N"));
    assert_eq!((from_d4(a), from_d4(b)), (8, 8));
    let counts =
        [from_d4(twice::One), from_d4(twice::Two), from_d4(twice::Three), from_d4(twice::Four)];
    assert_eq!(counts, [8, 8, 2, 8]);
    assert_eq!(twice::First::ALL.map(from_d4), [8]);
    assert_eq!(twice::Second::ALL.map(from_d4), [8, 4]);
}

#[test]
fn dialects_boards_and_profiles_are_named_in_this_order() {
    assert_eq!(from_d4(piece!(betza "fN")), 4);
    assert_eq!(from_d4(piece!(xbetza "fN" on 8x8)), 2);
    assert_eq!(from_d4(piece!("N", profile = size)), 8);
    assert_eq!(from_d4(piece!("N" on 8x8, profile = speed)), 8);
    assert_eq!(from_d4(piece!("N" on 8x8,)), 8);
}

mod boards {
    betza::board!(pub(super) Mini = 5x6);
    betza::board! {
        /// Twenty by twenty.
        pub(crate) Maka = 20x20;
    }
    betza::pieces! {
        /// Kinds may be called as the board.
        pub(super) enum Army on Mini(5x6) { Mini 'm' = "K", Maka 'k' = "R" }
    }
    pub(super) mod inner {
        betza::pieces! { pub(in super::super) enum Army on super::Mini(5x6) { Mini 'm' = "K", Knight 'n' = "N" } }
    }
}

macro_rules! on_board {
    ($name:ident, $board:ident, $size:tt) => { betza::board!($board = $size); };
    ($text:literal, $board:path = $size:literal) => { piece!($text on $board($size)) };
    (piece $text:literal, $board:ident $size:tt) => { piece!($text on $board($size), profile = size) };
}

#[test]
fn boards_of_a_name_stand_everywhere() {
    betza::board!(Local = 3x3);
    on_board!(board, Passed, 17x17);
    let knight = piece!("N" on Local(3x3));
    let center = "b2".parse().unwrap();
    assert!(knight.attacks(Color::White, center, Bitboard::EMPTY).is_empty());
    let rook = piece!("R" on boards::Maka(20x20));
    let t20 = "t20".parse().unwrap();
    assert_eq!(rook.attacks(Color::White, t20, Bitboard::EMPTY).len(), 38);
    let king = on_board!(piece "K", Passed 17x17);
    let q17 = "q17".parse().unwrap();
    assert_eq!(king.attacks(Color::White, q17, Bitboard::EMPTY).len(), 3);
    let ferz = on_board!("F", boards::Mini = 5x6);
    let a1 = "a1".parse().unwrap();
    assert_eq!(ferz.attacks(Color::White, a1, Bitboard::EMPTY).len(), 1);

    let counts = boards::Army::ALL.map(|man| man.attacks(Color::White, a1, Bitboard::EMPTY).len());
    assert_eq!(counts, [3, 9]);
    let inner = boards::inner::Army::ALL;
    assert_eq!(inner.map(|man| man.attacks(Color::White, a1, Bitboard::EMPTY).len()), [3, 2]);
}

piece! {
    /// Parlett's notation without quotes ends at `;`, at `on` before a size, and at `, profile`.
    struct Berserk = c3(1*) on 8x8, profile = size;
    struct Queen = on*, cn*;
    struct Mann = parlett 1*;
}

pieces! {
    enum Unquoted {
        // A comma belongs to the notation unless a piece begins behind it.
        King 'k' = 1+, 1X,
        Knight 'n' = ~1/2,
        /// With quotes as ever.
        Rook 'r' = "R",
        Scout 's' = o2-3+, c2-3X,
    }
}

#[test]
fn parletts_notation_may_stand_without_quotes() {
    assert_eq!(from_d4(piece!(1*)), 8);
    assert_eq!(from_d4(piece!(parlett n+ on 8x8, profile = speed)), 14);
    assert_eq!(from_d4(piece!(~1/2 /* a leap */ ,)), 8);
    assert_eq!(from_d4(piece!(n(~1/2))), from_d4(piece!("NN")));
    assert_eq!(from_d4(of_tokens!(1+, 1X)), 8);
    assert_eq!((from_d4(Queen), from_d4(Mann)), (27, 8));
    assert_eq!(from_d4(Berserk), from_d4(piece!("c3(1*)")));
    assert_eq!(Unquoted::ALL.map(from_d4), [8, 8, 14, 8]);
    assert_eq!(Unquoted::NOTATIONS, ["1+, 1X", "~1/2", "R", "o2-3+, c2-3X"]);
    betza::assert_same_piece!(8x8, "K", 1*);
    let t20 = "t20".parse().unwrap();
    let rook = piece!(n+ on boards::Maka(20x20), profile = size);
    assert_eq!(rook.attacks(Color::White, t20, Bitboard::EMPTY).len(), 38);
}
