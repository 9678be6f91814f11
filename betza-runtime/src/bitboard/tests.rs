use std::collections::BTreeSet;
use std::string::ToString as _;
use std::vec::Vec;

use super::Bitboard;
use crate::geometry::{Board, Geometry, Taikyoku};
use crate::square::Square;
use crate::testing::{Random, drawn};

type Squares<G> = BTreeSet<Square<G>>;

fn squares<G: Geometry>(set: Bitboard<G>) -> Squares<G> {
    Square::all().filter(|&square| set.contains(square)).collect()
}

/// Every operation against the same one on a `BTreeSet`.
fn agrees_with_plain_sets<G: Geometry>() {
    let mut random = Random(7);
    for percent in [0, 5, 40, 95, 100] {
        for _ in 0..20 {
            let (a, b) = (random.set::<G>(percent), random.set::<G>(50));
            let (plain_a, plain_b) = (squares(a), squares(b));
            assert_eq!(a.into_iter().collect::<Squares<G>>(), plain_a);
            assert_eq!(squares(a | b), &plain_a | &plain_b);
            assert_eq!(squares(a & b), &plain_a & &plain_b);
            assert_eq!(squares(a ^ b), &plain_a ^ &plain_b);
            assert_eq!(squares(a - b), &plain_a - &plain_b);
            assert_eq!(squares(!a), &Square::all().collect() - &plain_a);
            assert_eq!(a.intersects(b), !plain_a.is_disjoint(&plain_b));
            assert!((a & b).is_subset(a));
            assert_eq!(a.is_subset(b), plain_a.is_subset(&plain_b));
            assert_eq!(a.first(), plain_a.first().copied());
            assert_eq!(a.last(), plain_a.last().copied());
            assert_eq!(a.len(), plain_a.len());
            assert_eq!(a.is_empty(), plain_a.is_empty());
            assert_eq!(squares(a.turned()), plain_a.iter().map(|s| s.turned()).collect());
            assert_eq!(Bitboard::from_words(a.to_words()), a);
            let forth: Vec<_> = a.into_iter().collect();
            let mut back: Vec<_> = a.into_iter().rev().collect();
            back.reverse();
            assert_eq!(forth, back);
            assert_eq!(forth.len(), a.into_iter().len());
            assert_eq!(a.into_iter().fold(Vec::new(), |mut v, s| (v.push(s), v).1), forth);
            assert_eq!(Bitboard::from_squares(&forth), a);
            assert_eq!(drawn::<G>(&a.to_string()), a);
            for square in Square::all().take(12) {
                assert_eq!(a.with(square), a | Bitboard::from_square(square));
                assert_eq!(a.without(square), a - Bitboard::from_square(square));
            }
        }
    }
    assert_eq!(Bitboard::<G>::FULL.len(), G::SQUARES);
    assert_eq!(Bitboard::<G>::default(), Bitboard::EMPTY);
}

#[test]
fn sets_of_every_width_agree_with_plain_sets() {
    agrees_with_plain_sets::<Board<1, 1>>();
    agrees_with_plain_sets::<Board<5, 5>>();
    agrees_with_plain_sets::<Board<8, 8>>();
    agrees_with_plain_sets::<Board<10, 8>>();
    agrees_with_plain_sets::<Board<16, 8>>();
    agrees_with_plain_sets::<Board<12, 12>>();
    agrees_with_plain_sets::<Board<15, 15>>();
    agrees_with_plain_sets::<Board<16, 16>>();
    agrees_with_plain_sets::<Taikyoku>();
}

#[test]
fn bits_past_the_board_are_dropped() {
    assert_eq!(Bitboard::<Board<5, 5>>::from_words([u64::MAX]), Bitboard::FULL);
    assert_eq!(Bitboard::<Board<12, 12>>::from_words([0, 0, 1 << 16]), Bitboard::EMPTY);
    assert_eq!(!Bitboard::<Board<5, 5>>::EMPTY, Bitboard::FULL);
}

#[test]
fn files_and_ranks_stop_at_the_edge() {
    type Small = Board<3, 2>;
    assert_eq!(Bitboard::<Small>::file(2), drawn(". . x\n. . x"));
    assert_eq!(Bitboard::<Small>::rank(1), drawn("x x x\n. . ."));
    assert_eq!(Bitboard::<Small>::file(3), Bitboard::EMPTY);
    assert_eq!(Bitboard::<Small>::rank(2), Bitboard::EMPTY);
}

#[test]
fn order_is_that_of_numbers() {
    let low = Bitboard::<Board<16, 8>>::from_words([u64::MAX, 0]);
    let high = Bitboard::<Board<16, 8>>::from_words([0, 1]);
    assert!(low < high);
    assert!(Bitboard::EMPTY < low);
}

#[test]
fn chess_boards_are_numbers() {
    assert_eq!(u64::from(Bitboard::from(0x8100_0000_0000_0081)), 0x8100_0000_0000_0081);
    assert_eq!(Bitboard::from_bits(1).turned().to_bits(), 1 << 63);
}
