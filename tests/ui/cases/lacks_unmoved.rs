use betza::{Board, Color, Count, Moves, Sides, piece, pieces};

piece! {
    struct Pawn = "o1>, c1X>, oi2>";
}

pieces! {
    enum Army { Rook 'r' = "R", Pawn 'p' = "o1>, c1X>, oi2>" }
}

fn list<V: betza::BoardView<Board = Board<8, 8>>>(piece: impl Moves<V>, view: &V) {
    let e2 = "e2".parse().unwrap();
    let _ = piece.moves(view, Color::White, e2, &mut Count(0));
}

fn main() {
    let view = Sides::<Board<8, 8>>::default();
    let e2 = "e2".parse().unwrap();
    list(Pawn, &view);
    list(Army::Pawn, &view);
    let _ = Pawn.moves(&view, Color::White, e2, &mut Count(0));
}
