//! Ordinal comparison, sums and products.

use divan::{Bencher, black_box};
use nimatron_nimber::Ordinal;

fn main() {
    divan::main();
}

const PAIRS: [(&str, &str); 4] = [
    ("w+3", "w*5+7"),
    ("w^(w+3)+w^w*3+w*5+7", "w^(w+3)+w^w*3+w*5+6"),
    ("w^(e0+1)*2+e0+w^w+5", "w^(e0*2)+e0+1"),
    ("phi(w,Gamma0+1)+w1", "phi(w+1,e_(w1+1))"),
];

fn pair(index: usize) -> (Ordinal, Ordinal) {
    let read = |text: &str| text.parse().expect("an ordinal");
    (read(PAIRS[index].0), read(PAIRS[index].1))
}

#[divan::bench(args = 0..PAIRS.len())]
fn compare(bencher: Bencher, index: usize) {
    let (a, b) = pair(index);
    bencher.bench(|| black_box(&a).cmp(black_box(&b)));
}

#[divan::bench(args = 0..PAIRS.len())]
fn sum(bencher: Bencher, index: usize) {
    let (a, b) = pair(index);
    bencher.bench(|| black_box(&a) + black_box(&b));
}

#[divan::bench(args = 0..PAIRS.len())]
fn product(bencher: Bencher, index: usize) {
    let (a, b) = pair(index);
    bencher.bench(|| black_box(&a) * black_box(&b));
}

#[divan::bench(args = 0..PAIRS.len())]
fn nim_sum(bencher: Bencher, index: usize) {
    let (a, b) = pair(index);
    bencher.bench(|| black_box(&a).nim_sum(black_box(&b)));
}
