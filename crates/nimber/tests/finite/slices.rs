//! Functions of slices by every kernel against functions of numbers, and their laws.

use std::fmt::Debug;

use nimatron_nimber::finite::slices::{self, FixedNimber, Kernel, LengthMismatch};
use nimatron_nimber::finite::{Nimber8, Nimber16, Nimber32, Nimber64, Nimber128};
use proptest::prelude::*;

/// The lengths tried are less than this: three blocks of the longest vectors and a bit.
const LENGTHS: usize = 201;

/// What stands around a slice, and must stay.
pub const MARGIN: usize = 5;

/// Numbers that look random, among them 0 and 1.
pub fn numbers<T>(seed: u64, len: usize, from_word: fn(u128) -> T) -> Vec<T> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..len)
        .map(|_| match next() % 16 {
            0 => from_word(0),
            1 => from_word(1),
            2 => from_word(u128::MAX),
            _ => from_word(u128::from(next()) << 64 | u128::from(next())),
        })
        .collect()
}

/// The even y with y²+y = a, or y²+y = a with the highest bit flipped.
pub fn half_trace<T: FixedNimber>(a: &T) -> T {
    let top = T::power_of_two(8 * size_of::<T>() - 1);
    a.artin_schreier().or_else(|| a.sum(&top).artin_schreier()).expect("one trace is 0")
}

type Unary<T> = (
    &'static str,
    fn(&T) -> T,
    fn(Kernel, &[T], &mut [T]) -> Result<(), LengthMismatch>,
    fn(Kernel, &mut [T]),
);

fn unary<T: FixedNimber>() -> [Unary<T>; 4] {
    [
        ("square", T::square, Kernel::square, Kernel::square_in_place),
        ("sqrt", T::square_root, Kernel::sqrt, Kernel::sqrt_in_place),
        ("inverse", |a| a.inverse().unwrap_or_default(), Kernel::inverse, Kernel::inverse_in_place),
        ("half_trace", half_trace, Kernel::half_trace, Kernel::half_trace_in_place),
    ]
}

/// Runs a function on a part of the results and checks the part, and that the rest is untouched.
pub fn check<T: Copy + PartialEq + Debug>(
    what: &str,
    start: &[T],
    expected: &[T],
    function: impl FnOnce(&mut [T]),
) {
    let mut to = start.to_vec();
    let part = MARGIN..MARGIN + expected.len();
    function(&mut to[part.clone()]);
    assert_eq!(to[part.clone()], *expected, "{what}");
    assert_eq!(to[..part.start], start[..part.start], "{what}: before the slice");
    assert_eq!(to[part.end..], start[part.end..], "{what}: after the slice");
}

fn every_kernel_agrees<T: FixedNimber>(from_word: fn(u128) -> T) {
    let missing = ["AVX-512+GFNI", "AVX2+GFNI"]
        .into_iter()
        .filter(|name| Kernel::available().all(|kernel| kernel.to_string() != *name));
    for name in missing {
        println!("skipped, since the processor or the compiler lacks it: {name}");
    }
    for kernel in Kernel::available() {
        // The model is the slowest by far; steps prime to the sizes of vectors keep all cases.
        let step = if kernel.to_string() == "model" { 7 } else { 1 };
        for len in (0..LENGTHS).step_by(step) {
            every_function_agrees(kernel, len, from_word);
        }
    }
}

fn every_function_agrees<T: FixedNimber>(kernel: Kernel, len: usize, from_word: fn(u128) -> T) {
    let bits = 8 * size_of::<T>();
    let offset = len % 4;
    let left = &numbers(len as u64 + 1, len + offset, from_word)[offset..];
    let right = &numbers(len as u64 + 1000, len + offset, from_word)[offset..];
    let margins = numbers(7, len + 2 * MARGIN, from_word);
    let with_left = {
        let mut numbers = margins.clone();
        numbers[MARGIN..MARGIN + len].copy_from_slice(left);
        numbers
    };
    let named = |name: &str| format!("{name} of {len} numbers of {bits} bits by {kernel}");

    let products: Vec<T> = left.iter().zip(right).map(|(a, b)| a.product(b)).collect();
    check(&named("mul"), &margins, &products, |to| kernel.mul(left, right, to).unwrap());
    check(&named("mul in place"), &with_left, &products, |to| {
        kernel.mul_in_place(to, right).unwrap();
    });

    let sum = products.iter().fold(T::zero(), |sum, product| sum.sum(product));
    assert_eq!(kernel.dot(left, right), Ok(sum), "{}", named("dot"));

    let factor = numbers(len as u64 + 2000, 1, from_word)[0];
    let multiples: Vec<T> = left.iter().map(|a| a.product(&factor)).collect();
    check(&named("mul_scalar"), &margins, &multiples, |to| {
        kernel.mul_scalar(factor, left, to).unwrap();
    });
    check(&named("mul_scalar in place"), &with_left, &multiples, |to| {
        kernel.mul_scalar_in_place(factor, to);
    });

    for (name, of_number, of_slice, in_place) in unary() {
        let expected: Vec<T> = left.iter().map(of_number).collect();
        check(&named(name), &margins, &expected, |to| of_slice(kernel, left, to).unwrap());
        check(&named(name), &with_left, &expected, |to| in_place(kernel, to));
    }
}

#[test]
fn every_kernel_agrees_on_8_bits() {
    every_kernel_agrees(|word| Nimber8::new(word as u8));
}

#[test]
fn every_kernel_agrees_on_16_bits() {
    every_kernel_agrees(|word| Nimber16::new(word as u16));
}

#[test]
fn every_kernel_agrees_on_32_bits() {
    every_kernel_agrees(|word| Nimber32::new(word as u32));
}

#[test]
fn every_kernel_agrees_on_64_bits() {
    every_kernel_agrees(|word| Nimber64::new(word as u64));
}

#[test]
fn every_kernel_agrees_on_128_bits() {
    every_kernel_agrees(Nimber128::new);
}

#[test]
fn all_products_of_bytes() {
    let bytes: Vec<Nimber8> = (0..=255).map(Nimber8::new).collect();
    for kernel in Kernel::available() {
        for factor in &bytes {
            let mut products = bytes.clone();
            kernel.mul_in_place(&mut products, &[*factor; 256]).unwrap();
            assert!(bytes.iter().zip(&products).all(|(byte, product)| *byte * *factor == *product));
            let mut multiples = bytes.clone();
            kernel.mul_scalar_in_place(*factor, &mut multiples);
            assert_eq!(products, multiples);
        }
    }
}

/// Slices that fit in no near cache are read ahead of their use.
#[test]
fn long_slices_are_like_their_parts() {
    let len = (1 << 17) + 37;
    let word = |word: u128| Nimber64::new(word as u64);
    let (a, b) = (numbers(8, len, word), numbers(9, len, word));
    for kernel in Kernel::available() {
        let (mut whole, mut parts) = (vec![Nimber64::ZERO; len], vec![Nimber64::ZERO; len]);
        kernel.mul(&a, &b, &mut whole).expect("equal lengths");
        for ((a, b), to) in a.chunks(999).zip(b.chunks(999)).zip(parts.chunks_mut(999)) {
            kernel.mul(a, b, to).expect("equal lengths");
        }
        assert!(whole == parts, "{kernel}");
    }
}

#[test]
fn lengths_must_agree() {
    let numbers = [Nimber32::ONE; 4];
    let mut to = [Nimber32::ZERO; 3];
    let mismatch = LengthMismatch { expected: 4, found: 3 };
    assert_eq!(slices::mul(&numbers, &numbers, &mut to), Err(mismatch));
    assert_eq!(slices::mul(&numbers, &numbers[..3], &mut to), Err(mismatch));
    assert_eq!(slices::inverse(&numbers, &mut to), Err(mismatch));
    assert_eq!(slices::mul_scalar(Nimber32::ONE, &numbers, &mut to), Err(mismatch));
    assert_eq!(slices::dot(&numbers, &numbers[..3]), Err(mismatch));
    assert_eq!(to, [Nimber32::ZERO; 3]);
    assert_eq!(mismatch.to_string(), "the slices have different lengths: 4 and 3");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn laws(triples in prop::collection::vec(any::<(u64, u64, u64)>(), 0..300), factor in any::<u64>()) {
        let [a, b, c] = [0, 1, 2].map(|i| -> Vec<Nimber64> {
            triples.iter().map(|t| Nimber64::new([t.0, t.1, t.2][i])).collect()
        });
        let factor = Nimber64::new(factor);
        let times = |a: &[Nimber64], b: &[Nimber64]| {
            let mut products = a.to_vec();
            slices::mul_in_place(&mut products, b).map(|()| products)
        };
        let plus = |a: &[Nimber64], b: &[Nimber64]| -> Vec<Nimber64> {
            a.iter().zip(b).map(|(a, b)| a + b).collect()
        };

        prop_assert_eq!(times(&a, &b)?, times(&b, &a)?);
        prop_assert_eq!(times(&times(&a, &b)?, &c)?, times(&a, &times(&b, &c)?)?);
        prop_assert_eq!(times(&plus(&a, &b), &c)?, plus(&times(&a, &c)?, &times(&b, &c)?));

        let mut squares = a.clone();
        slices::square_in_place(&mut squares);
        prop_assert_eq!(&squares, &times(&a, &a)?);
        slices::sqrt_in_place(&mut squares);
        prop_assert_eq!(&squares, &a);

        let mut inverses = a.clone();
        slices::inverse_in_place(&mut inverses);
        let ones: Vec<Nimber64> = a.iter().map(|a| Nimber64::from(u64::from(!a.is_zero()))).collect();
        prop_assert_eq!(times(&a, &inverses)?, ones);

        let mut roots = plus(&times(&a, &a)?, &a);
        slices::half_trace_in_place(&mut roots);
        let even: Vec<Nimber64> = a.iter().map(|a| Nimber64::new(a.get() & !1)).collect();
        prop_assert_eq!(roots, even);

        let mut multiples = a.clone();
        slices::mul_scalar_in_place(factor, &mut multiples);
        prop_assert_eq!(slices::dot(&multiples, &b)?, factor * slices::dot(&a, &b)?);
    }
}
