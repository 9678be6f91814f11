//! How long does a question take, compiled and by hand? Every answer is checked before anything is timed.

mod questions;
#[allow(dead_code, reason = "each program that includes the folder uses a part of it")]
mod reference;

use betza::{Bitboard, Color, Square, piece};
use criterion::{Criterion, criterion_group, criterion_main};
use questions::{Chess, questions};
use std::hint::black_box;

fn compare(
    criterion: &mut Criterion,
    name: &str,
    compiled: impl Fn(Square<Chess>, Bitboard<Chess>) -> Bitboard<Chess>,
    by_hand: impl Fn(u8, u64) -> u64,
) {
    let questions = questions(1000);
    let hand = |from: Square<Chess>, occupied: Bitboard<Chess>| {
        by_hand(from.index() as u8, occupied.to_bits())
    };
    for (from, occupied) in &questions {
        assert_eq!(
            compiled(*from, *occupied).to_bits(),
            hand(*from, *occupied),
            "{name} on {from}"
        );
    }
    let mut group = criterion.benchmark_group(name);
    group.bench_function("compiled", |bencher| {
        bencher.iter(|| {
            for (from, occupied) in &questions {
                black_box(compiled(*from, *occupied));
            }
        });
    });
    group.bench_function("by hand", |bencher| {
        bencher.iter(|| {
            for (from, occupied) in &questions {
                black_box(hand(*from, *occupied));
            }
        });
    });
    group.finish();
}

fn attacks(criterion: &mut Criterion) {
    compare(
        criterion,
        "knight",
        |from, o| piece!("N").attacks(Color::White, from, o),
        reference::knight,
    );
    compare(
        criterion,
        "king",
        |from, o| piece!("K").attacks(Color::White, from, o),
        reference::king,
    );
    compare(
        criterion,
        "rook",
        |from, o| piece!("R").attacks(Color::White, from, o),
        reference::rook,
    );
    compare(
        criterion,
        "queen",
        |from, o| piece!("Q").attacks(Color::White, from, o),
        reference::queen,
    );
    compare(
        criterion,
        "nightrider",
        |from, o| piece!("NN").attacks(Color::White, from, o),
        reference::nightrider,
    );
}

criterion_group!(benches, attacks);
criterion_main!(benches);
