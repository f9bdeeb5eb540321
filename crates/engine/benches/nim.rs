//! A million ordinary piles: the nim-sum beside a plain fold, and the whole
//! solution.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use nimatron::foundation::Random;
use nimatron::nim::{Piles, Position, Rules};

fn main() {
    divan::main();
}

const COUNT: usize = 1_000_000;

fn words() -> Vec<u64> {
    let mut random = Random::new(1);
    (0..COUNT).map(|_| random.next_u64()).collect()
}

#[divan::bench]
fn plain_fold(bencher: Bencher) {
    let words = words();
    bencher
        .counter(ItemsCount::new(COUNT))
        .bench(|| black_box(&words).iter().fold(0, |sum, word| sum ^ word));
}

#[divan::bench]
fn nim_sum(bencher: Bencher) {
    let piles: Piles = words().into();
    bencher.counter(ItemsCount::new(COUNT)).bench(|| black_box(&piles).nim_sum());
}

#[divan::bench]
fn outcome(bencher: Bencher) {
    let position = Position::new(Rules::default(), words().into());
    bencher.counter(ItemsCount::new(COUNT)).bench(|| black_box(&position).analyze().outcome());
}

#[divan::bench]
fn all_winning_moves(bencher: Bencher) {
    let position = Position::new(Rules::default(), words().into());
    bencher
        .counter(ItemsCount::new(COUNT))
        .bench(|| black_box(&position).analyze().winning_moves().count());
}

#[divan::bench]
fn read(bencher: Bencher) {
    let text = Position::new(Rules::default(), words().into()).to_string();
    bencher
        .counter(ItemsCount::new(COUNT))
        .bench(|| black_box(&text).parse::<Position>().expect("a position"));
}
