//! Terms of one leg.

use super::*;

#[test]
fn modes_say_where_a_leg_may_end() {
    goes("mW", ".x.  x@e  .o.");
    goes("cW", "...  .@E  .o.");
    goes("dW", "...  .@e  .O.");
    goes("mcdW", ".x.  x@E  .O.");
    // d alone takes no enemy; what it may not end on, it passes only if that is empty.
    goes("dR", "..e..  .....  O.@.O  ..O..  ..o..");
}

#[test]
fn a_royal_capture_asks_for_the_kind() {
    let mut drawn = drawing("...  e@e  ...");
    let king = Man { side: Side::Black, kind: Some('K'), moved: true };
    drawn.board.put(Cell::new(0, 1), king);
    let found = outcomes(Dialect::XBetza, "kW", &drawn.board, drawn.from);
    assert_eq!(found.iter().map(|o| o.to.to_string()).collect::<Vec<_>>(), ["a2"]);
}

#[test]
fn en_passant_takes_the_man_that_passed() {
    let mut drawn = drawing("...  @e.  ...");
    let victim = Cell::new(1, 1);
    drawn.board.en_passant = Some((BTreeSet::from([Cell::new(1, 2)]), victim));
    let found = outcomes(Dialect::XBetza, "fceF", &drawn.board, drawn.from);
    let found: Vec<_> = found.into_iter().map(|o| (o.to.to_string(), o.removed)).collect();
    assert_eq!(found, [("b3".to_owned(), BTreeSet::from([victim]))]);
}

#[test]
fn an_initial_lame_leap_marks_the_squares_it_crosses() {
    let drawn = drawing("...  ...  ...  .@.");
    let marks = |notation| {
        let found = outcomes(Dialect::XBetza, notation, &drawn.board, drawn.from);
        found.into_iter().map(|o| (o.to, o.marks)).collect::<Vec<_>>()
    };
    let (crossed, two) = (Cell::new(1, 1), Cell::new(1, 2));
    assert_eq!(marks("ifmnD"), [(two, BTreeSet::from([crossed]))]);
    assert_eq!(marks("fmnnD"), [(two, BTreeSet::from([crossed]))]);
    assert_eq!(marks("fmnD"), [(two, BTreeSet::new())]);
    let three = Cell::new(1, 3);
    assert_eq!(marks("ifmnH"), [(three, BTreeSet::from([crossed, two]))]);
}

#[test]
fn initial_moves_are_for_a_piece_that_has_not_moved() {
    let drawn = drawing("..  @.");
    let moves = |moved| {
        interp::moves(
            &pattern(Dialect::XBetza, "ifW"),
            &drawn.board,
            Side::White,
            moved,
            drawn.from,
        )
    };
    assert_eq!((moves(false).len(), moves(true).len()), (1, 0));
}

#[test]
fn lame_leapers_need_their_path_empty() {
    // The Mao; the elephant of Janggi, first straight and then on the diagonal.
    goes("nN", ".....  x.e.x  ..@..  x...x  .x.x.");
    goes("fnZ", "x....  ...e.  .....  ..@..");
    goes("fnZ", ".....  .....  ..o..  ..@..");
    goes("fnD", ".x.  ...  .@.");
    goes("fnD", "...  .o.  .@.");
    goes("fnH", "...  .e.  ...  .@.");
    goes("fnA", "x...x  .....  ..@..");
    goes("fnA", "....x  .o...  ..@..");
}

#[test]
fn lame_riders_are_lame_at_each_step() {
    goes("fnDD", ".x.  ...  .x.  ...  .x.  ...  .@.");
    goes("fnDD", "...  .o.  .x.  ...  .x.  ...  .@.");
    goes("fnDD", "...  ...  .E.  ...  .x.  ...  .@.");
    goes("fnD2", "...  ...  .x.  ...  .x.  ...  .@.");
    // An oblique one goes on along its line.
    goes("frnNN", "......x  ....x..  ..x....  @......");
    goes("rfnNN", "...x  ....  ..x.  ....  .x..  ....  @...");
    goes("rfnNN", "....  ....  ....  .e..  .x..  ....  @...");
    goes("rfnN2", "....  ....  ..x.  ....  .x..  ....  @...");
}

#[test]
fn jumpers_need_a_man_to_jump() {
    goes("jD", "..x..  ..o..  ..@ex  .....  .....");
    goes("fjH", ".x.  ...  .e.  .@.");
    goes("fjH", ".x.  .o.  .e.  .@.");
    goes("fjH", "...  ...  ...  .@.");
    goes("ffjN", ".x.x.  ..e..  ..@..");
    goes("ffjN", ".....  .e.e.  ..@..");
    // At each step.
    goes("fjDD", ".x.  .e.  .x.  .o.  .@.");
    goes("fjDD", "...  ...  .x.  .o.  .@.");
}

#[test]
fn a_ski_slide_skips_its_first_square() {
    goes("fjR", ".x.  .x.  .o.  .@.");
    goes("fjR", ".x.  .x.  ...  .@.");
    goes("fjW3", "...  .x.  .x.  ...  .@.");
    goes("fjR", "...  .E.  .e.  .@.");
}

#[test]
fn hoppers_pass_one_man() {
    // The cannon of Xiangqi: it takes behind a hurdle and moves without one.
    goes("mRcpR", "...E...  ...e...  ...x...  xxx@xe.  ...x...");
    goes("fpR", ".E.  .x.  .o.  ...  .@.");
    goes("fgR", "...  .x.  .o.  ...  .@.");
    goes("fgR", "...  .E.  .o.  ...  .@.");
    // The number is the whole length of pR3, and how far the hurdle may be for gR3.
    goes("fpR3", "...  .x.  .o.  ...  .@.");
    goes("fgR3", ".x.  .o.  ...  ...  .@.");
    // A leaper hops over its own first step; g slides on from there.
    goes("fpW", "...  .x.  .o.  .@.");
    goes("fpW", "...  .o.  ...  .@.");
    goes("fgW", ".x.  .x.  .o.  .@.");
    goes("frpN", "....x  ..e..  @....");
}

#[test]
fn edges_are_joined_on_a_cylinder_and_on_a_torus() {
    goes("rW", "...  ..@  ...");
    goes("roW", "...  x.@  ...");
    goes("frooF", "..@  ...  x..");
    goes("foW", ".@.  ...");
    goes("fooW", ".@.  .x.");
    // Round the board a slider meets itself.
    goes("roR", "xx@x");
    goes("roR", "xE@x");
}

#[test]
fn crooked_riders_turn_to_and_fro() {
    goes("fzB", ".x.x.  ..x..  .x.x.  x.@.x");
    goes("fzB", ".x...  ..x..  .x.o.  x.@..");
    goes("frzB3", "....  .x..  x...  .x.x  @.x.");
}

#[test]
fn the_rose_goes_round_in_seven_leaps() {
    goes(
        "rfqN",
        "...x........  \
         .x...x......  \
         ........x...  \
         x.....x...x.  \
         ............  \
         .x...@.....x  \
         ...x........  \
         ......x...x.  \
         ........x...",
    );
    // A number ends either round earlier.
    goes("rfqN2", "..x....  .....x.  ...x...  .......  ..@....");
}

#[test]
fn the_universal_leaper_goes_anywhere_else() {
    goes("U", "xxx  xoE  x@x");
    goes("cU", "...  .oE  .@.");
    goes("mdU", "xxx  xOe  x@x");
}

#[test]
fn castling_needs_an_unmoved_partner_at_the_edge() {
    assert_eq!(told("isO2", "o...@..o"), ["c1 a1-d1", "g1 h1-f1"]);
    assert_eq!(told("rO3", "o...@..o"), ["h1 h1-g1"]);
    // Not beyond the partner, not over a man, not with an enemy.
    assert_eq!(told("rO4", "o...@..o"), Vec::<String>::new());
    assert_eq!(told("O2", "oe..@..e"), Vec::<String>::new());
    // With j one file from the edge.
    assert_eq!(told("jO2", "o...@.o."), ["g1 g1-f1"]);
}

#[test]
fn atoms_may_be_written_longer() {
    goes("fWX", ".x.  ...  ...  ...  .@.");
    goes("ffNX", "x.x  ...  ...  ...  ...  .@.");
    goes("frFY", "...x  ....  ....  @...");
    goes("f(0,3)", ".x.  ...  ...  .@.");
    goes("ff(2,1)2", "x...x  .....  .x.x.  .....  ..@..");
}

#[test]
fn dialects_read_atoms_and_ranges_their_own_way() {
    let (xboard, fsf) = (Dialect::XBoard, Dialect::Fsf);
    goes_in(xboard, "ffL", "x...x  .....  .....  ..@..");
    goes("ffL", ".x.x.  .....  .....  ..@..");
    // Fairy-Stockfish reads one digit; its hoppers ride, and a number takes the place of g.
    goes_in(fsf, "fW12", "...  .x.  .@.");
    goes_in(fsf, "fpW", ".x.  .x.  .o.  ...  .@.");
    goes_in(fsf, "fgW", "...  .x.  .o.  ...  .@.");
    goes_in(fsf, "fgR3", "...  .x.  .o.  ...  .@.");
    goes_in(fsf, "fpR1", "...  .x.  .o.  ...  .@.");
    goes_in(fsf, "fnNN", "x...x  .....  .x.x.  ..o..  ..@..");
    goes_in(fsf, "fKK", "x.x.x  .xxx.  ..@..");
}
