//! What do the attacks of each family take, on sets of one word, of two and of three?

use betza::{Bitboard, Board, Color, Square, piece};

macro_rules! families {
    ($($one:ident $two:ident $three:ident = $dialect:ident $notation:literal;)*) => {
        $(
            /// On 8x8.
            #[inline(never)]
            pub fn $one(
                from: Square<Board<8, 8>>,
                occupied: Bitboard<Board<8, 8>>,
            ) -> Bitboard<Board<8, 8>> {
                piece!($dialect $notation).attacks(Color::White, from, occupied)
            }

            /// On 10x10.
            #[inline(never)]
            pub fn $two(
                from: Square<Board<10, 10>>,
                occupied: Bitboard<Board<10, 10>>,
            ) -> Bitboard<Board<10, 10>> {
                piece!($dialect $notation on 10x10).attacks(Color::White, from, occupied)
            }

            /// On 12x12.
            #[inline(never)]
            pub fn $three(
                from: Square<Board<12, 12>>,
                occupied: Bitboard<Board<12, 12>>,
            ) -> Bitboard<Board<12, 12>> {
                piece!($dialect $notation on 12x12).attacks(Color::White, from, occupied)
            }
        )*
    };
}

families! {
    straight_leaper_on_one_word straight_leaper_on_two_words
        straight_leaper_on_three_words = betza "N";
    straight_slider_on_one_word straight_slider_on_two_words
        straight_slider_on_three_words = betza "Q";
    straight_rider_on_one_word straight_rider_on_two_words
        straight_rider_on_three_words = betza "NN";
    straight_bent_rider_on_one_word straight_bent_rider_on_two_words
        straight_bent_rider_on_three_words = betza "t[FR]";
    straight_hopper_on_one_word straight_hopper_on_two_words
        straight_hopper_on_three_words = xbetza "cpR";
    straight_grasshopper_on_one_word straight_grasshopper_on_two_words
        straight_grasshopper_on_three_words = betza "gQ";
    straight_lame_leaper_on_one_word straight_lame_leaper_on_two_words
        straight_lame_leaper_on_three_words = xbetza "afsW";
}

/// What attacks must not do: it goes on as long as the position lets it.
#[inline(never)]
pub fn branches(
    from: Square<Board<8, 8>>,
    occupied: Bitboard<Board<8, 8>>,
) -> Bitboard<Board<8, 8>> {
    piece!("n(n+)").attacks(Color::White, from, occupied)
}
