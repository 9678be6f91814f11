use betza::{Board, Color, Count, Moves, Sides, piece};

piece! {
    struct Knight = "N" on 10x8;
}

fn list<V: betza::BoardView, P: Moves<V>>(_: P, _: &V) {}

fn main() {
    let small = Sides::<Board<8, 8>>::default();
    list(Knight, &small);
    let a1 = "a1".parse().unwrap();
    let _ = Knight.moves(&small, Color::White, a1, &mut Count(0));
}
