//! The laws of fields, orders and powers on every type.

use nimatron_nimber::finite::{
    FieldElement, Nimber8, Nimber16, Nimber32, Nimber64, Nimber128, Polynomial64, Polynomial128,
};
use nimatron_nimber::laws::{self, Operation};
use proptest::prelude::*;

/// Words of every length.
macro_rules! word {
    ($Word:ty) => {
        (any::<$Word>(), 0..<$Word>::BITS).prop_map(|(word, shift)| word >> shift)
    };
}

macro_rules! fields {
    ($($name:ident: $Type:ty, $of:expr, $Word:ty, $bits:literal;)*) => {$(
        mod $name {
            use super::*;

            fn element() -> impl Strategy<Value = $Type> {
                word!($Word).prop_map($of)
            }

            proptest! {
                #[test]
                fn is_an_ordered_field(a in element(), b in element(), c in element()) {
                    laws::total_order([&a, &b, &c]);
                    laws::field_of_characteristic_two(
                        &Operation::new("+", |a: &$Type, b: &$Type| a + b),
                        &Operation::new("*", |a: &$Type, b: &$Type| a * b),
                        |a| a.inverse(),
                        (&<$Type>::ZERO, &<$Type>::ONE),
                        [&a, &b, &c],
                    );
                }

                #[test]
                fn powers_multiply(a in element(), m: u64, n: u64) {
                    prop_assert_eq!(a.pow(0), <$Type>::ONE);
                    prop_assert_eq!(a.pow(1), a);
                    prop_assert_eq!(a.pow(2), a.square());
                    let (m, n) = (u128::from(m), u128::from(n));
                    prop_assert_eq!(a.pow(m) * a.pow(n), a.pow(m + n));
                    prop_assert_eq!(a.pow(m).pow(n), a.pow(m * n));
                    // a^q = a for the number q of elements.
                    prop_assert_eq!(a.pow(u128::MAX >> (128 - $bits)) * a, a);
                }

                #[test]
                fn iterators_add_and_multiply(elements in prop::collection::vec(element(), 0..8)) {
                    let sum: $Type = elements.iter().sum();
                    let product: $Type = elements.iter().product();
                    prop_assert_eq!(sum, elements.iter().copied().sum());
                    prop_assert_eq!(product, elements.iter().copied().product());
                    let (mut total, mut power) = (<$Type>::ZERO, <$Type>::ONE);
                    for element in &elements {
                        total += element;
                        power *= element;
                    }
                    prop_assert_eq!((total, power), (sum, product));
                }
            }
        }
    )*};
}

fields! {
    nimber_8: Nimber8, Nimber8::new, u8, 8;
    nimber_16: Nimber16, Nimber16::new, u16, 16;
    nimber_32: Nimber32, Nimber32::new, u32, 32;
    nimber_64: Nimber64, Nimber64::new, u64, 64;
    nimber_128: Nimber128, Nimber128::new, u128, 128;
    polynomial_64: Polynomial64, Polynomial64::from_bits, u64, 64;
    polynomial_128: Polynomial128, Polynomial128::from_bits, u128, 128;
}

macro_rules! nimbers {
    ($($name:ident: $Nimber:ident($Word:ty), $bits:literal;)*) => {$(
        mod $name {
            use super::*;

            fn nimber() -> impl Strategy<Value = $Nimber> {
                word!($Word).prop_map($Nimber::new)
            }

            proptest! {
                #[test]
                fn roots_and_quadratics_are_solved(a in nimber()) {
                    prop_assert_eq!(a.square_root().square(), a);
                    prop_assert_eq!(a.square(), a * a);
                    let y = a.artin_schreier();
                    prop_assert_eq!(y.is_none(), a.trace());
                    if let Some(y) = y {
                        prop_assert_eq!(y.square() + y, a);
                        prop_assert_eq!(y.get() & 1, 0);
                    }
                }

                #[test]
                fn the_trace_is_the_sum_of_conjugates(a in nimber()) {
                    let conjugates =
                        std::iter::successors(Some(a), |a| Some(a.square())).take($bits);
                    let trace: $Nimber = conjugates.sum();
                    prop_assert_eq!(trace, $Nimber::new(a.trace().into()));
                }

                #[test]
                fn norm_and_conjugate_go_to_the_half_field(a in nimber(), b in nimber()) {
                    prop_assert_eq!(a.conjugate(), a.pow(1 << ($bits / 2)));
                    prop_assert_eq!(a.conjugate().conjugate(), a);
                    prop_assert_eq!(a.norm(), a.pow((1 << ($bits / 2)) + 1));
                    prop_assert!(a.norm().get() >> ($bits / 2) == 0);
                    prop_assert!((a + a.conjugate()).get() >> ($bits / 2) == 0);
                    prop_assert_eq!((a * b).norm(), a.norm() * b.norm());
                }

                #[test]
                fn division_undoes_multiplication(a in nimber(), b in nimber(), n in 1..1000_i128) {
                    prop_assert_eq!(a.checked_div($Nimber::ZERO), None);
                    prop_assert_eq!($Nimber::ZERO.checked_pow(-n), None);
                    prop_assert_eq!($Nimber::ZERO.checked_pow(n), Some($Nimber::ZERO));
                    if !b.is_zero() {
                        prop_assert_eq!(a * b / b, a);
                        prop_assert_eq!(
                            b.checked_pow(-n).map(|power| power * b.pow(n.unsigned_abs())),
                            Some($Nimber::ONE)
                        );
                    }
                }

                #[test]
                fn the_trait_takes_numbers_apart(a in nimber(), level in 0..8_u32) {
                    let bits = 1 << level;
                    if let Some((high, low)) = a.split(bits) {
                        prop_assert_eq!($Nimber::join(&high, &low, bits), a);
                        prop_assert!(low.leading_bit().is_none_or(|bit| bit < bits));
                    }
                    let below = (0..2 * bits).filter(|bit| a.has_bit(*bit));
                    let below: $Nimber =
                        below.map(<$Nimber as FieldElement>::power_of_two).sum();
                    prop_assert!(2 * bits > $bits || below.split(bits).is_some());
                    let powers = (0..2 * $bits).filter(|bit| a.has_bit(*bit));
                    let powers: Vec<usize> = powers.collect();
                    prop_assert_eq!(powers.last().copied(), a.leading_bit());
                    let sum: $Nimber =
                        powers.into_iter().map(<$Nimber as FieldElement>::power_of_two).sum();
                    prop_assert_eq!(sum, a);
                    let [square, root] = [FieldElement::square(&a), FieldElement::square_root(&a)];
                    prop_assert_eq!([square, root], [a.square(), a.square_root()]);
                    prop_assert_eq!(FieldElement::inverse(&a), a.inverse());
                    prop_assert_eq!(FieldElement::artin_schreier(&a), a.artin_schreier());
                    prop_assert_eq!(FieldElement::sum(&a, &square), a + square);
                    prop_assert_eq!(FieldElement::product(&a, &square), a * square);
                }
            }
        }
    )*};
}

nimbers! {
    types_8: Nimber8(u8), 8;
    types_16: Nimber16(u16), 16;
    types_32: Nimber32(u32), 32;
    types_64: Nimber64(u64), 64;
    types_128: Nimber128(u128), 128;
}

proptest! {
    #[test]
    fn the_isomorphisms_keep_sums_products_and_inverses(a: u128, b: u128) {
        let [a64, b64] = [a, b].map(|word| Nimber64::new(word as u64));
        let [x, y] = [a64, b64].map(Polynomial64::from);
        prop_assert_eq!(Nimber64::from(x), a64);
        prop_assert_eq!(Polynomial64::from(a64 + b64), x + y);
        prop_assert_eq!(Polynomial64::from(a64 * b64), x * y);
        prop_assert_eq!(a64.inverse().map(Polynomial64::from), x.inverse());
        let [a, b] = [a, b].map(Nimber128::new);
        let [x, y] = [a, b].map(Polynomial128::from);
        prop_assert_eq!(Nimber128::from(x), a);
        prop_assert_eq!(Polynomial128::from(a + b), x + y);
        prop_assert_eq!(Polynomial128::from(a * b), x * y);
        prop_assert_eq!(a.inverse().map(Polynomial128::from), x.inverse());
    }

    #[test]
    fn a_dot_product_is_the_sum_of_products(words: Vec<(u128, u128)>) {
        let pairs = words.iter().map(|(a, b)| [*a, *b].map(Polynomial128::from_bits));
        let sum: Polynomial128 = pairs.clone().map(|[a, b]| a * b).sum();
        prop_assert_eq!(Polynomial128::dot(pairs.map(Into::into)), sum);
        let pairs = words.iter().map(|(a, b)| [*a, *b].map(|a| Polynomial64::from_bits(a as u64)));
        let sum: Polynomial64 = pairs.clone().map(|[a, b]| a * b).sum();
        prop_assert_eq!(Polynomial64::dot(pairs.map(Into::into)), sum);
    }
}
