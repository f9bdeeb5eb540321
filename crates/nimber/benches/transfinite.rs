//! Nimbers below ω^(ω^ω).

use divan::{Bencher, black_box};
use nimatron_nimber::Natural;
use nimatron_nimber::transfinite::AlgebraicNimber;

fn main() {
    divan::main();
}

fn nimber(text: &str) -> AlgebraicNimber {
    text.parse()
        .ok()
        .and_then(|height| AlgebraicNimber::new(&height).ok())
        .unwrap_or_else(AlgebraicNimber::zero)
}

/// Elements of fields of 6, 20, 60, 42, 156, 220 and 5060 bits.
const ELEMENTS: [&str; 7] = [
    "w^2*2+w*3+1",
    "w^(w*4)*7+w^w*3+5",
    "w^(w*2+1)*9+w",
    "w^(w^2*6+2)+w^(w^2*3)*3+w",
    "w^(w^4*5+2)+w",
    "w^(w^3*7)+w^w+1",
    "w^(w^7*3)+w^(w^3)+5",
];

#[divan::bench(args = ELEMENTS)]
fn product(bencher: Bencher<'_, '_>, text: &str) {
    let a = nimber(text);
    let b = a.square().unwrap_or_else(|_| a.clone());
    bencher.bench(|| black_box(&a).product(black_box(&b)));
}

#[divan::bench(args = ELEMENTS)]
fn inverse(bencher: Bencher<'_, '_>, text: &str) {
    let a = nimber(text);
    bencher.bench(|| black_box(&a).inverse());
}

#[divan::bench(args = ELEMENTS)]
fn square_root(bencher: Bencher<'_, '_>, text: &str) {
    let a = nimber(text);
    bencher.bench(|| black_box(&a).square_root());
}

#[divan::bench(args = ELEMENTS)]
fn large_power(bencher: Bencher<'_, '_>, text: &str) {
    let a = nimber(text);
    let n = Natural::from(u64::MAX);
    bencher.bench(|| black_box(&a).pow(black_box(&n)));
}

/// κ_p^p = α_p, for odd primes number 1, 2, 3, 4, 14, 22 and 128 (p = 3, 5, 7, 11, 47, 83, 727).
#[divan::bench(args = [0, 1, 2, 3, 13, 21, 127])]
fn prime_power(bencher: Bencher<'_, '_>, index: usize) {
    let a = nimber(&format!("w^(w^{index})"));
    let p = [3, 5, 7, 11, 47, 83, 727]
        [[0, 1, 2, 3, 13, 21, 127].iter().position(|i| *i == index).unwrap_or(0)];
    let n = Natural::from(p as u32);
    bencher.bench(|| black_box(&a).pow(black_box(&n)));
}

#[divan::bench(args = ["w w", "w 2", "w+1 w^w", "w^w 4"])]
fn mixed_product(bencher: Bencher<'_, '_>, texts: &str) {
    let mut both = texts.split(' ').map(nimber);
    if let (Some(a), Some(b)) = (both.next(), both.next()) {
        bencher.bench(|| black_box(&a).product(black_box(&b)));
    }
}
