//! Asks a piece everything that a piece can be asked: none of it may be a second error where the piece is wrong.

#[allow(unused_macros)]
macro_rules! ask {
    ($piece:expr, $board:ty) => {{
        let piece = $piece;
        let from = betza::Square::<$board>::at(0, 0).unwrap();
        let (white, none) = (betza::Color::White, betza::Bitboard::<$board>::EMPTY);
        let view = betza::Sides::<$board>::default();
        let sets = [piece.attacks(white, from, none), piece.quiets(white, from, none)];
        let _ = (sets, piece.attacks_const(white, from, none), piece.attackers(white, from, none));
        let _ = piece.targets(&view, white, from).all();
        let _ = piece.moves(&view, white, from, &mut betza::Count(0)).is_break();
        fn generic<P>(_: P)
        where
            P: betza::Attacks<Board = $board> + Copy + Eq + std::fmt::Debug,
            P: betza::Targets<betza::Sides<$board>> + betza::Moves<betza::Sides<$board>>,
        {
        }
        generic(piece);
    }};
}
