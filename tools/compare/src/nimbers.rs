//! Nim-arithmetic beside that of others.
//!
//! `nimber` and `ogdoad` compute the same products. The fields of
//! `p3-binary-field` are isomorphic ones in other bases, so their products are
//! not nim-products, but show what the hardware is known to give.

use std::hint::black_box;

use nimatron_nimber::finite::logarithm::compatible_logarithm;
use nimatron_nimber::finite::{
    Nimber8, Nimber16, Nimber32, Nimber64, Nimber128, Polynomial64, Polynomial128, factors_for,
    slices,
};
use nimber::FiniteNimber as Tatham;
use ogdoad::scalar as ogdoad;
use p3_binary_field::{BinaryField64, Ghash128, Poly64};
use p3_field::Field;

use crate::measure::Case;

/// The length of the slices: they stay in the first cache.
const LENGTH: usize = 1024;
/// 24 MiB of 64-bit numbers: they stay in no cache.
const LONG: usize = 3 << 20;
/// Slow peers do fewer at a time.
const FEW: usize = 16;

pub const OURS: &str = "nimatron";
pub const XOR: &str = "plain xor";

/// A fixed sequence of words without structure.
fn words(seed: u64, length: usize) -> Vec<u64> {
    let mut state = seed;
    let next = || {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    };
    std::iter::repeat_with(next).take(length).collect()
}

macro_rules! slices_of {
    ($cases:ident, $Nimber:ident, $Word:ty, $length:expr, $suffix:literal) => {{
        let bits = <$Word>::BITS;
        let numbers = |seed| -> Vec<$Nimber> {
            let high = words(seed, $length);
            let low = words(seed + 1, $length);
            let wide = high.iter().zip(&low).map(|(h, l)| u128::from(*h) << 64 | u128::from(*l));
            wide.map(|word| $Nimber::new(word as $Word)).collect()
        };
        let (a, b, mut out) = (numbers(1), numbers(3), vec![$Nimber::ZERO; $length]);
        let name = format!("{bits} bits: product{}", $suffix);
        $cases.push(Case::new(name.clone(), OURS, $length, move || {
            slices::mul(black_box(&a), black_box(&b), &mut out).expect("equal lengths");
            black_box(&mut out);
        }));
        let (a, b, mut out) = (numbers(1), numbers(3), vec![$Nimber::ZERO; $length]);
        $cases.push(Case::new(name, XOR, $length, move || {
            for ((out, a), b) in out.iter_mut().zip(black_box(&a)).zip(black_box(&b)) {
                *out = *a + *b;
            }
            black_box(&mut out);
        }));
    }};
    ($cases:ident, $Nimber:ident, $Word:ty) => {{
        slices_of!($cases, $Nimber, $Word, LENGTH, "");
        let bits = <$Word>::BITS;
        let numbers: Vec<$Nimber> =
            words(5, LENGTH).into_iter().map(|word| $Nimber::new(word as $Word)).collect();
        let mut unary = |name: &str, call: fn(&[$Nimber], &mut [$Nimber])| {
            let (a, mut out) = (numbers.clone(), vec![$Nimber::ZERO; LENGTH]);
            let name = format!("{bits} bits: {name}");
            $cases.push(Case::new(name, OURS, LENGTH, move || {
                call(black_box(&a), &mut out);
                black_box(&mut out);
            }));
        };
        unary("inverse", |a, out| slices::inverse(a, out).expect("equal lengths"));
        unary("square", |a, out| slices::square(a, out).expect("equal lengths"));
        unary("square root", |a, out| slices::sqrt(a, out).expect("equal lengths"));
        unary("half trace", |a, out| slices::half_trace(a, out).expect("equal lengths"));
        let factor = $Nimber::new(words(9, 1)[0] as $Word);
        let (a, mut out) = (numbers.clone(), vec![$Nimber::ZERO; LENGTH]);
        $cases.push(Case::new(format!("{bits} bits: by one number"), OURS, LENGTH, move || {
            slices::mul_scalar(black_box(factor), black_box(&a), &mut out).expect("equal lengths");
            black_box(&mut out);
        }));
        let (a, b) = (numbers.clone(), numbers.iter().rev().copied().collect::<Vec<_>>());
        $cases.push(Case::new(format!("{bits} bits: dot product"), OURS, LENGTH, move || {
            black_box(slices::dot(black_box(&a), black_box(&b)).expect("equal lengths"));
        }));
        let (a, b) = (numbers.clone(), numbers.iter().rev().copied().collect::<Vec<_>>());
        $cases.push(Case::new(format!("{bits} bits: one by one"), OURS, LENGTH, move || {
            for (a, b) in black_box(&a).iter().zip(black_box(&b)) {
                black_box(*a * *b);
            }
        }));
        let start = numbers[0];
        $cases.push(Case::new(
            format!("{bits} bits: one after another"),
            OURS,
            LENGTH,
            move || {
                let mut power = black_box(start);
                for _ in 0..LENGTH {
                    power *= start;
                }
                black_box(power);
            },
        ));
    }};
}

/// All cases.
pub fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    slices_of!(cases, Nimber8, u8);
    slices_of!(cases, Nimber16, u16);
    slices_of!(cases, Nimber32, u32);
    slices_of!(cases, Nimber64, u64);
    slices_of!(cases, Nimber64, u64, LONG, " of 24 MiB slices");
    slices_of!(cases, Nimber128, u128);
    resident(&mut cases);
    algorithms(&mut cases);
    peers(&mut cases);
    cases
}

macro_rules! resident {
    ($cases:ident, $Polynomial:ident, $Nimber:ident, $element:expr) => {{
        let element = $element;
        let bits = $Nimber::BITS;
        let a: Vec<$Polynomial> = words(1, LENGTH).into_iter().map(element).collect();
        let b: Vec<$Polynomial> = a.iter().rev().copied().collect();
        let (x, y, mut out) = (a.clone(), b.clone(), vec![$Polynomial::ZERO; LENGTH]);
        $cases.push(Case::new(format!("{bits} bits: resident"), OURS, LENGTH, move || {
            slices::mul(black_box(&x), black_box(&y), &mut out).expect("equal lengths");
            black_box(&mut out);
        }));
        let mut unary = |name: &str, call: fn(&[$Polynomial], &mut [$Polynomial])| {
            let (a, mut out) = (a.clone(), vec![$Polynomial::ZERO; LENGTH]);
            let name = format!("{bits} bits: resident, {name}");
            $cases.push(Case::new(name, OURS, LENGTH, move || {
                call(black_box(&a), &mut out);
                black_box(&mut out);
            }));
        };
        unary("square", |a, out| slices::square(a, out).expect("equal lengths"));
        unary("square root", |a, out| slices::sqrt(a, out).expect("equal lengths"));
        unary("inverse", |a, out| slices::inverse(a, out).expect("equal lengths"));
        let (x, mut out) = (a.clone(), vec![$Nimber::ZERO; LENGTH]);
        let name = format!("{bits} bits: resident, conversion");
        $cases.push(Case::new(name, OURS, LENGTH, move || {
            slices::convert(black_box(&x), &mut out).expect("equal lengths");
            black_box(&mut out);
        }));
        let (x, y) = (a.clone(), b.clone());
        let name = format!("{bits} bits: resident, dot product");
        $cases.push(Case::new(name, OURS, LENGTH, move || {
            black_box(slices::dot(black_box(&x), black_box(&y)).expect("equal lengths"));
        }));
        let name = format!("{bits} bits: resident, one by one");
        $cases.push(Case::new(name, OURS, LENGTH, move || {
            for (a, b) in black_box(&a).iter().zip(black_box(&b)) {
                black_box(*a * *b);
            }
        }));
    }};
}

/// Elements that stay in the polynomial basis.
fn resident(cases: &mut Vec<Case>) {
    resident!(cases, Polynomial64, Nimber64, |word| Nimber64::new(word).into());
    resident!(cases, Polynomial128, Nimber128, |word| {
        Nimber128::new(u128::from(word) << 60 | 5).into()
    });
}

/// What is more than a field operation.
fn algorithms(cases: &mut Vec<Case>) {
    let a: Vec<Nimber64> =
        words(1, LENGTH).into_iter().map(|word| Nimber64::new(word | 1)).collect();
    let numbers = a.clone();
    cases.push(Case::new("64 bits: logarithm", OURS, LENGTH, move || {
        for number in &numbers {
            black_box(compatible_logarithm(black_box(*number)));
        }
    }));
    // A stone, and a value that leads in its own: a move that removes it exists.
    let stones: Vec<([Nimber64; 2], Nimber64)> = a
        .chunks(2)
        .zip(words(7, LENGTH))
        .map(|(pair, noise)| {
            let top = 1 << (pair[0] * pair[1]).get().ilog2();
            ([pair[0], pair[1]], Nimber64::new(top | noise & (top - 1)))
        })
        .collect();
    cases.push(Case::new("64 bits: winning move", OURS, LENGTH / 2, move || {
        for (stone, value) in &stones {
            black_box(factors_for(black_box(stone), black_box(value)));
        }
    }));
}

fn peers(cases: &mut Vec<Case>) {
    for bits in [8u32, 16, 32, 64] {
        let mask = u64::MAX >> (64 - bits);
        let a: Vec<Tatham> = words(1, FEW).into_iter().map(|w| Tatham::from(w & mask)).collect();
        let name = |operation| format!("{bits} bits: {operation}");
        let (x, y) = (a.clone(), a.iter().rev().cloned().collect::<Vec<_>>());
        cases.push(Case::new(name("product"), "nimber 0.1.1", FEW, move || {
            for (a, b) in x.iter().zip(&y) {
                black_box(black_box(a) * black_box(b));
            }
        }));
        let x = a.clone();
        cases.push(Case::new(name("inverse"), "nimber 0.1.1", FEW, move || {
            x.iter().for_each(|a| drop(black_box(black_box(a).inverse())));
        }));
        let x = a;
        cases.push(Case::new(name("square root"), "nimber 0.1.1", FEW, move || {
            x.iter().for_each(|a| drop(black_box(black_box(a).sqrt())));
        }));
        let a: Vec<u128> = words(1, FEW).into_iter().map(|w| u128::from(w & mask)).collect();
        let (x, y) = (a.clone(), a.iter().rev().copied().collect::<Vec<_>>());
        cases.push(Case::new(name("product"), "ogdoad 1.0.7", FEW, move || {
            for (a, b) in x.iter().zip(&y) {
                black_box(ogdoad::nim_mul(black_box(*a), black_box(*b)));
            }
        }));
        let x = a;
        cases.push(Case::new(name("inverse"), "ogdoad 1.0.7", FEW, move || {
            for a in &x {
                black_box(ogdoad::nim_inv(black_box(*a)));
            }
        }));
    }
    let a: Vec<Poly64> = words(1, LENGTH).into_iter().map(Poly64::new).collect();
    let tower: Vec<BinaryField64> = a.iter().map(|a| (*a).into()).collect();
    let (x, y) = (tower.clone(), tower.iter().rev().copied().collect::<Vec<_>>());
    cases.push(Case::new("64 bits: one by one", "p3 tower", LENGTH, move || {
        for (a, b) in x.iter().zip(&y) {
            let _ = black_box(*black_box(a) * *black_box(b));
        }
    }));
    cases.push(Case::new("64 bits: inverse", "p3 tower", LENGTH, move || {
        for a in &tower {
            black_box(black_box(a).try_inverse());
        }
    }));
    let b: Vec<Poly64> = a.iter().rev().copied().collect();
    cases.push(Case::new("64 bits: resident, one by one", "p3 Poly64", LENGTH, move || {
        for (a, b) in black_box(&a).iter().zip(black_box(&b)) {
            let _ = black_box(*a * *b);
        }
    }));
    let a: Vec<Ghash128> = words(1, LENGTH)
        .into_iter()
        .map(|w| Ghash128::from_le_bytes((u128::from(w) << 60 | 5).to_le_bytes()))
        .collect();
    let b: Vec<Ghash128> = a.iter().rev().copied().collect();
    cases.push(Case::new("128 bits: resident, one by one", "p3 Ghash128", LENGTH, move || {
        for (a, b) in black_box(&a).iter().zip(black_box(&b)) {
            let _ = black_box(*a * *b);
        }
    }));
}
