//! Nimbers of any size, their logarithms, orders and generators.

use divan::{Bencher, black_box};
use nimatron_nimber::Natural;
use nimatron_nimber::finite::generators::compatible_generator;
use nimatron_nimber::finite::logarithm::compatible_logarithm;
use nimatron_nimber::finite::{FiniteNimber, Nimber64};

fn main() {
    compatible_logarithm(Nimber64::new(2));
    divan::main();
}

const BITS: [usize; 8] = [64, 128, 256, 512, 1024, 2048, 4096, 65536];

/// Numbers of so many bits, those of the fractions 1/11 and 1/13.
fn pair(bits: usize) -> (FiniteNimber, FiniteNimber) {
    let fraction = |divisor: u8| {
        let digits = (Natural::ONE << (2 * bits)) / Natural::from(divisor);
        FiniteNimber::new((digits & Natural::ones(bits - 1)) | (Natural::ONE << (bits - 1)))
    };
    (fraction(11), fraction(13))
}

#[divan::bench(args = BITS)]
fn product(bencher: Bencher, bits: usize) {
    let (a, b) = pair(bits);
    bencher.bench(|| black_box(&a) * black_box(&b));
}

#[divan::bench(args = BITS)]
fn square(bencher: Bencher, bits: usize) {
    let (a, _) = pair(bits);
    bencher.bench(|| black_box(&a).square());
}

#[divan::bench(args = BITS)]
fn inverse(bencher: Bencher, bits: usize) {
    let (a, _) = pair(bits);
    bencher.bench(|| black_box(&a).inverse());
}

#[divan::bench(args = [64, 256, 1024, 4096])]
fn order(bencher: Bencher, bits: usize) {
    let (a, _) = pair(bits);
    bencher.bench(|| black_box(&a).order());
}

#[divan::bench(args = [64, 256, 1024])]
fn minimal_polynomial(bencher: Bencher, bits: usize) {
    let (a, _) = pair(bits);
    bencher.bench(|| black_box(&a).minimal_polynomial());
}

/// A thousand logarithms, each of a number that depends on the one before.
#[divan::bench]
fn a_thousand_logarithms(bencher: Bencher) {
    bencher.bench(|| {
        (0..1000_u64).fold(black_box(1), |n: u64, step| {
            let number = n.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ step;
            compatible_logarithm(Nimber64::new(number | 1)).unwrap_or_default()
        })
    });
}

#[divan::bench(args = [7])]
fn logarithm_by_rho(bencher: Bencher, level: u32) {
    let base = compatible_generator(level).expect("a known level").nimber;
    let power = base.pow(&Natural::from(123_456_789_012_345_678_901_234_567_u128));
    bencher.bench(|| power.logarithm(&base, &mut |_| std::ops::ControlFlow::Continue(())));
}
