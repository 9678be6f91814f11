//! Terms of several legs, brackets and repetitions.

use super::*;

#[test]
fn bent_riders_slide_outwards_from_their_first_step() {
    for griffon in ["FyafsF", "[F?R]", "t[FR]"] {
        goes(griffon, "..x.x..  ..x.x..  xxx.xxx  ...@...  xxx.xxx  ..x.x..  ..x.x..");
        // A man on the first step stops both slides behind it.
        goes(griffon, "....  ....  .E..  @...");
    }
    goes("yafsF", "..x.x..  ..x.x..  xx...xx  ...@...  xx...xx  ..x.x..  ..x.x..");
    for manticore in ["WyafsW", "[W?B]"] {
        goes(manticore, ".x...x.  x.x.x.x  .x.x.x.  ..x@x..  .x.x.x.  x.x.x.x  .x...x.");
    }
}

#[test]
fn the_falcon_goes_to_camel_and_zebra_squares_by_three_paths() {
    let falcon = "afsafKafafsKaflafrKafraflK";
    goes(falcon, ".xx.xx.  x.....x  x.....x  ...@...  x.....x  x.....x  .xx.xx.");
    goes(falcon, ".xx.  ...x  o..x  @...");
    goes(falcon, "....  ...x  oo.x  @...");
    goes(falcon, "....  ....  oo..  @o..");
}

#[test]
fn the_lion_takes_two_or_on_the_spot_or_passes() {
    let board = Board::new(9, 9);
    let moves = outcomes(Dialect::XBetza, "KNADcaKmcabK", &board, Cell::new(4, 4));
    assert_eq!(moves.len(), 25);
    let mut moves = told("caKmcabK", "ee  .@");
    moves.sort();
    assert_eq!(moves, ["a1xa2", "a1xb2", "a2xa2+b2", "b1", "b1xa2", "b1xb2", "b2xa2+b2"]);
}

#[test]
fn a_path_may_take_on_its_way_and_end_where_it_began() {
    assert_eq!(told("mabK", "..  @."), ["a1"]);
    assert_eq!(told("mabK", "oo  @o"), Vec::<String>::new());
    assert_eq!(told("cabK", ".e  @."), ["a1xb2"]);
    assert_eq!(told("dabK", ".o  @e"), ["a1xb2"]);
    // The man that a checker jumps over is taken.
    assert_eq!(told("fcafmF", "....  ..e.  .@o."), ["d3xc2"]);
    assert_eq!(told("fcafbW", ".  e  @"), ["a1xa2", "a3xa2"]);
    // The man taken first still stands there for the last leg.
    assert_eq!(told("fcafabmcW", ".  e  @"), ["a2xa2"]);
}

#[test]
fn later_legs_turn_relative_to_the_leg_before() {
    goes("masR", ".xx  .xx  @..");
    goes("fafsW", "x.x  ...  .@.");
    // Without a direction anything but straight back; xboard keeps to the steps of the atom.
    goes("faW", "xxx  x.x  x@x");
    goes_in(Dialect::XBoard, "faW", ".x.  x.x  .@.");
    // On an oblique atom the leaps are counted round: straight on, or an eighth to either side.
    goes("rfafN", "..x  ...  ...  ...  @..");
    goes("rfafsN", "x...  ...x  ....  ....  @...");
}

#[test]
fn y_and_g_switch_between_leaper_and_rider() {
    goes("fyafW", "x  x  .  @");
    goes("fyafR", "x  x  x  .  @");
    goes("fgafR", ".  x  o  .  @");
    goes("fpafmpafW", "x  .  e  @");
}

#[test]
fn i_on_a_later_leg_repeats_the_length() {
    goes("fmaifR", "x  .  x  .  x  .  @");
    goes("fmairR", "...x  ..x.  .x..  @...");
    // Lame leaps are counted too.
    goes("fnairDD", "....x  .....  ..x..  .....  @....");
    goes("fnairDD", ".....  o....  ..x..  .....  @....");
    // With nothing to repeat it says nothing.
    goes("faifW", "x  .  @");
}

#[test]
fn z_turns_back_and_q_turns_on() {
    goes("farazW", "..x  ...  .@.");
    goes("faraqW", "...  ...  .@x");
    goes("fasazW", "x.x  ...  .@.");
    let board = Board::new(7, 7);
    let paths = |notation| outcomes(Dialect::XBetza, notation, &board, Cell::new(3, 3));
    assert_eq!(paths("afsafzK"), paths("aflafrKafraflK"));
}

#[test]
fn a_repetition_may_be_left_out_and_has_as_many_as_it_may() {
    goes("f(paf)2R", "x  x  E  x  o  x  @");
    goes("f(paf)1R", "o  E  x  o  @");
    goes("f(paf)R", "x  o  E  o  @");
    goes("rf(az)N", "x....  ..x..  ....x  .@...");
}

#[test]
fn parts_of_a_bracket_go_on_nearest_to_where_they_went() {
    goes("[C?B]", "...x..  ..x...  .x...x  ....x.  ...x..  @.....");
    goes("f[W-F]", "x.x  ...  .@.");
    goes("f[W-fsF]", "x.x  ...  .@.");
    goes("c[F?R]", ".E..  ....  ...E  @...");
    goes("[pF-W]", ".x.  .ox  @..");
    // Diagonals are no steps of W, so nothing comes behind it.
    goes("[W?fsW]", ".x.  x@x  .x.");
}

// The places where the reference interpreter stops short (docs/dialects.md).

#[test]
fn a_repetition_without_a_number_ends_with_the_board() {
    assert_eq!(told("(caf)mW", "@eeeeeeeee......"), ["k1xb1+c1+d1+e1+f1+g1+h1+i1+j1"]);
}

#[test]
fn a_ride_on_a_torus_goes_round_until_it_comes_home() {
    let board = Board::new(16, 13);
    let found = outcomes(Dialect::XBetza, "frooB", &board, Cell::new(0, 0));
    // The diagonal of 16 files and 13 ranks has all 208 squares.
    assert_eq!(found.len(), 207);
}

#[test]
fn a_leap_of_no_length_is_refused_however_it_is_written() {
    for text in ["(0,0)", "(00,0)", "(00,00)"] {
        let findings = crate::read(Some(Dialect::XBetza), text).expect_err("no leap");
        assert_eq!(findings[0].code.0, "B0015", "{text}");
    }
}
