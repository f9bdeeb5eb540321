//! Functions of slices of polynomials by every kernel against functions of polynomials and, through
//! the isomorphism, of nimbers, and their laws.

use std::fmt::Debug;

use nimatron_nimber::finite::slices::{self, Element, FixedNimber, Isomorphic, Kernel};
use nimatron_nimber::finite::{FieldElement, Nimber64, Nimber128, Polynomial64, Polynomial128};
use proptest::prelude::*;

use crate::slices::{MARGIN, check, half_trace, numbers};

/// The lengths tried, beside some longer ones: several vectors and all remainders.
const LENGTHS: usize = 71;
/// Around a block of nimbers, and more than one batch of inverses.
const LONGER: [usize; 8] = [127, 128, 129, 511, 512, 513, 577, 1100];

/// The functions of single elements.
trait Polynomial: Element + Isomorphic<Self::Nimber> + PartialEq + Debug {
    type Nimber: FixedNimber + Isomorphic<Self>;

    fn of(nimber: Self::Nimber) -> Self;
    fn nimber(self) -> Self::Nimber;
    fn times(self, other: Self) -> Self;
    fn of_word(word: u128) -> Self;
    fn sum_of_products(pairs: &[(Self, Self)]) -> Self;
}

macro_rules! polynomial {
    ($($Polynomial:ident $Nimber:ident $Word:ty),*) => {$(
        impl Polynomial for $Polynomial {
            type Nimber = $Nimber;

            fn of(nimber: $Nimber) -> Self {
                nimber.into()
            }

            fn nimber(self) -> $Nimber {
                self.into()
            }

            fn times(self, other: Self) -> Self {
                self * other
            }

            fn of_word(word: u128) -> Self {
                Self::from_bits(word as $Word)
            }

            fn sum_of_products(pairs: &[(Self, Self)]) -> Self {
                Self::dot(pairs.iter().copied())
            }
        }
    )*};
}

polynomial!(Polynomial64 Nimber64 u64, Polynomial128 Nimber128 u128);

fn every_kernel_agrees<P: Polynomial>() {
    for kernel in Kernel::available() {
        for len in (0..LENGTHS).chain(LONGER) {
            every_function_agrees::<P>(kernel, len);
        }
    }
}

/// A function of slices of polynomials, out of place and in place, and the one of nimbers.
type Unary<P> = (
    &'static str,
    fn(Kernel, &[P], &mut [P]) -> Result<(), slices::LengthMismatch>,
    fn(Kernel, &mut [P]),
    fn(&<P as Polynomial>::Nimber) -> <P as Polynomial>::Nimber,
);

fn every_function_agrees<P: Polynomial>(kernel: Kernel, len: usize) {
    let offset = len % 5;
    let left = &numbers(len as u64 + 1, len + offset, P::of_word)[offset..];
    let right = &numbers(len as u64 + 1000, len + offset, P::of_word)[offset..];
    let margins = numbers(7, len + 2 * MARGIN, P::of_word);
    let with_left = {
        let mut numbers = margins.clone();
        numbers[MARGIN..MARGIN + len].copy_from_slice(left);
        numbers
    };
    let bits = 8 * size_of::<P>();
    let named = |name: &str| format!("{name} of {len} polynomials of {bits} bits by {kernel}");

    let products: Vec<P> = left.iter().zip(right).map(|(a, b)| a.times(*b)).collect();
    for ((a, b), product) in left.iter().zip(right).zip(&products) {
        assert_eq!(P::of(a.nimber().product(&b.nimber())), *product, "{a:?}·{b:?}");
    }
    check(&named("mul"), &margins, &products, |to| kernel.mul(left, right, to).unwrap());
    check(&named("mul in place"), &with_left, &products, |to| {
        kernel.mul_in_place(to, right).unwrap();
    });

    let pairs: Vec<(P, P)> = left.iter().copied().zip(right.iter().copied()).collect();
    let sum = P::sum_of_products(&pairs);
    let of_nimbers = products.iter().fold(P::Nimber::zero(), |sum, a| sum.sum(&a.nimber()));
    assert_eq!(P::of(of_nimbers), sum);
    assert_eq!(kernel.dot(left, right), Ok(sum), "{}", named("dot"));

    let factor = numbers(len as u64 + 2000, 1, P::of_word)[0];
    let multiples: Vec<P> = left.iter().map(|a| a.times(factor)).collect();
    check(&named("mul_scalar"), &margins, &multiples, |to| {
        kernel.mul_scalar(factor, left, to).unwrap();
    });
    check(&named("mul_scalar in place"), &with_left, &multiples, |to| {
        kernel.mul_scalar_in_place(factor, to);
    });

    let unary: [Unary<P>; 4] = [
        ("square", Kernel::square, Kernel::square_in_place, P::Nimber::square),
        ("sqrt", Kernel::sqrt, Kernel::sqrt_in_place, P::Nimber::square_root),
        ("inverse", Kernel::inverse, Kernel::inverse_in_place, |a| a.inverse().unwrap_or_default()),
        ("half_trace", Kernel::half_trace, Kernel::half_trace_in_place, half_trace),
    ];
    for (name, of_slice, in_place, of_nimber) in unary {
        let expected: Vec<P> = left.iter().map(|a| P::of(of_nimber(&a.nimber()))).collect();
        check(&named(name), &margins, &expected, |to| of_slice(kernel, left, to).unwrap());
        check(&named(name), &with_left, &expected, |to| in_place(kernel, to));
    }

    let nimbers: Vec<P::Nimber> = left.iter().map(|a| a.nimber()).collect();
    check(&named("convert"), &margins, left, |to| kernel.convert(&nimbers, to).unwrap());
    let nimber_margins: Vec<P::Nimber> = margins.iter().map(|a| a.nimber()).collect();
    check(&named("convert back"), &nimber_margins, &nimbers, |to| {
        kernel.convert(left, to).unwrap();
    });
}

#[test]
fn every_kernel_agrees_on_polynomials_of_64_bits() {
    every_kernel_agrees::<Polynomial64>();
}

#[test]
fn every_kernel_agrees_on_polynomials_of_128_bits() {
    every_kernel_agrees::<Polynomial128>();
}

#[test]
fn any_alignment() {
    let left = numbers(3, 40, Polynomial64::of_word);
    let right = numbers(4, 40, Polynomial64::of_word);
    for kernel in Kernel::available() {
        for (i, j, k) in (0..512).map(|i| (i % 8, i / 8 % 8, i / 64)) {
            let expected: Vec<_> = (0..30).map(|at| left[i + at] * right[j + at]).collect();
            let mut to = vec![Polynomial64::ZERO; 40];
            kernel.mul(&left[i..][..30], &right[j..][..30], &mut to[k..][..30]).unwrap();
            assert_eq!(to[k..][..30], expected, "{kernel}, offsets {i}, {j} and {k}");
        }
    }
}

#[test]
fn lengths_must_agree() {
    let mismatch = slices::LengthMismatch { expected: 2, found: 3 };
    let mut to = [Polynomial64::ONE; 3];
    assert_eq!(slices::convert(&[Nimber64::ZERO; 2], &mut to), Err(mismatch));
    assert_eq!(slices::mul(&[Polynomial64::ZERO; 2], &to.clone(), &mut to), Err(mismatch));
    assert_eq!(to, [Polynomial64::ONE; 3]);
}

macro_rules! laws {
    ($laws:ident, $Polynomial:ident, $Word:ty) => {
        proptest! {
            #![proptest_config(ProptestConfig::with_cases(64))]

            #[test]
            fn $laws(
                triples in prop::collection::vec(any::<($Word, $Word, $Word)>(), 0..100),
                factor in any::<$Word>(),
            ) {
                let [a, b, c] = [0, 1, 2].map(|i| -> Vec<$Polynomial> {
                    let words = triples.iter().map(|t| [t.0, t.1, t.2][i]);
                    words.map($Polynomial::from_bits).collect()
                });
                let factor = $Polynomial::from_bits(factor);
                let times = |a: &[$Polynomial], b: &[$Polynomial]| {
                    let mut products = a.to_vec();
                    slices::mul_in_place(&mut products, b).map(|()| products)
                };
                let plus = |a: &[$Polynomial], b: &[$Polynomial]| -> Vec<$Polynomial> {
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
                let ones = a.iter().map(|a| match *a {
                    $Polynomial::ZERO => $Polynomial::ZERO,
                    _ => $Polynomial::ONE,
                });
                prop_assert_eq!(times(&a, &inverses)?, ones.collect::<Vec<_>>());

                let mut multiples = a.clone();
                slices::mul_scalar_in_place(factor, &mut multiples);
                prop_assert_eq!(slices::dot(&multiples, &b)?, factor * slices::dot(&a, &b)?);
            }
        }
    };
}

laws!(laws_of_64_bits, Polynomial64, u64);
laws!(laws_of_128_bits, Polynomial128, u128);
