//! Properties of random nimbers from fields of all kinds.

use dashu_int::ops::BitTest;
use nimatron_nimber::Natural;
use nimatron_nimber::Ordinal;
use nimatron_nimber::finite::{BinaryPolynomial, FiniteNimber};
use nimatron_nimber::transfinite::AlgebraicNimber;
use proptest::prelude::*;

use super::{nimber, unbounded};

/// Sums of terms ω^(ω²·a+ω·b+c)·n, some of them with larger primes or long coefficients.
pub(super) fn any_algebraic() -> impl Strategy<Value = AlgebraicNimber> {
    let exponent = prop_oneof![
        4 => (0_u32..9).prop_map(|c| c.to_string()),
        3 => (0_u32..25, 0_u32..3).prop_map(|(b, c)| format!("w*{b}+{c}")),
        2 => (0_u32..7, 0_u32..5, 0_u32..3).prop_map(|(a, b, c)| format!("w^2*{a}+w*{b}+{c}")),
        1 => (3_u32..7, 1_u32..5).prop_map(|(k, a)| format!("w^{k}*{a}+1")),
    ];
    let coefficient = prop_oneof![
        6 => (1_u128..16).boxed(),
        2 => (1_u128..65536).boxed(),
        1 => any::<u128>().boxed(),
    ];
    prop::collection::vec((exponent, coefficient), 0..4).prop_map(|terms| {
        let terms = terms.into_iter().map(|(exponent, coefficient)| {
            format!("w^({exponent})*{coefficient}").parse::<Ordinal>().unwrap()
        });
        let sum = terms.fold(Ordinal::zero(), |sum, term| sum.nim_sum(&term));
        AlgebraicNimber::new(&sum).unwrap()
    })
}

/// Those whose smallest field has not too many elements for roots and inverses.
pub(super) fn any_invertible() -> impl Strategy<Value = AlgebraicNimber> {
    any_algebraic().prop_filter("a field of moderate size", |a| a.field_degree().is_some())
}

/// Elements of fields of at most some hundred bits.
pub(super) fn any_small() -> impl Strategy<Value = AlgebraicNimber> {
    let exponent = prop_oneof![
        (0_u32..9).prop_map(|c| c.to_string()),
        (0_u32..5, 0_u32..3).prop_map(|(b, c)| format!("w*{b}+{c}")),
        (0_u32..7, 0_u32..3).prop_map(|(a, c)| format!("w^2*{a}+{c}")),
    ];
    prop::collection::vec((exponent, 1_u32..16), 1..3).prop_map(|terms| {
        let terms = terms.into_iter().map(|(exponent, n)| nimber(&format!("w^({exponent})*{n}")));
        terms.fold(AlgebraicNimber::zero(), |sum, term| sum.sum(&term).unwrap())
    })
}

/// The value of a polynomial, by Horner's rule.
fn value(polynomial: &BinaryPolynomial, at: &AlgebraicNimber) -> AlgebraicNimber {
    let coefficients = polynomial.coefficients();
    (0..coefficients.bit_len()).rev().fold(AlgebraicNimber::zero(), |value, bit| {
        let product = value.product(at).unwrap();
        if coefficients.bit(bit) { product.sum(&AlgebraicNimber::one()).unwrap() } else { product }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_ordinal_reads_back(a in any_algebraic(), b in any_algebraic()) {
        let ordinals = [a.to_ordinal(), b.to_ordinal()];
        prop_assert_eq!(&AlgebraicNimber::new(&ordinals[0]).unwrap(), &a);
        prop_assert_eq!(ordinals[0].cmp(&ordinals[1]), a.cmp(&b));
        prop_assert_eq!(ordinals[0].nim_sum(&ordinals[1]), a.sum(&b).unwrap().to_ordinal());
    }

    #[test]
    fn squares_and_their_roots(a in any_invertible(), b in any_algebraic()) {
        let square = a.square().unwrap();
        prop_assert_eq!(&square, &a.product(&a).unwrap());
        prop_assert_eq!(&square.square_root().unwrap(), &a);
        let sum = a.sum(&b).unwrap();
        prop_assert_eq!(sum.square().unwrap(), square.sum(&b.square().unwrap()).unwrap());
    }

    #[test]
    fn the_frobenius_map_is_the_square(a in any_small()) {
        prop_assert_eq!(a.frobenius(1).unwrap(), a.square().unwrap());
        prop_assert_eq!(a.frobenius(-1).unwrap(), a.square_root().unwrap());
        prop_assert_eq!(a.frobenius(a.degree().unwrap() as i64).unwrap(), a);
    }

    #[test]
    fn powers_add_their_exponents(a in any_algebraic(), m in 0_u32..40, n in 0_u32..40) {
        // What has too many terms on the way is refused.
        let power = |n: u32| a.pow(&Natural::from(n));
        let product = power(m).and_then(|one| one.product(&power(n)?));
        let both = product.and_then(|product| Ok((product, power(m + n)?)));
        prop_assume!(both.is_ok());
        let (product, power) = both.unwrap();
        prop_assert_eq!(product, power);
    }

    #[test]
    fn powers_by_the_order_of_the_group_are_one(a in any_small()) {
        let order = Natural::ones(a.degree().unwrap());
        if !a.is_zero() {
            prop_assert!(a.pow(&order).unwrap().is_one());
            prop_assert_eq!(a.pow(&((order << 40) + Natural::ONE)).unwrap(), a);
        }
    }

    #[test]
    fn finite_nimbers_are_those_of_their_own_type(x in any::<u128>(), y in any::<u128>()) {
        let [a, b] = [x, y].map(FiniteNimber::from);
        let [c, d] = [&a, &b].map(AlgebraicNimber::from);
        prop_assert_eq!(c.product(&d).unwrap(), AlgebraicNimber::from(&(&a * &b)));
        prop_assert_eq!(c.sum(&d).unwrap(), AlgebraicNimber::from(&(&a + &b)));
        if let Some(inverse) = a.inverse() {
            prop_assert_eq!(c.inverse().unwrap(), AlgebraicNimber::from(&inverse));
        }
        prop_assert_eq!(c.degree().unwrap(), a.degree());
    }

    #[test]
    fn quadratic_equations(b in any_small(), c in any_small()) {
        for root in AlgebraicNimber::solve_quadratic(&b, &c).unwrap() {
            let value = root.square().unwrap().sum(&b.product(&root).unwrap()).unwrap();
            prop_assert_eq!(value, c.clone());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn roots_are_all_there(a in any_small(), n in 1_u32..16) {
        let n = Natural::from(n);
        let roots = a.roots(&n, &mut unbounded).unwrap();
        for root in &roots {
            prop_assert_eq!(root.pow(&n).unwrap(), a.clone());
        }
        prop_assert!(roots.windows(2).all(|pair| pair[0] < pair[1]));
        let odd = u32::try_from(&n).unwrap();
        let odd = if a.is_zero() { 1 } else { odd >> odd.trailing_zeros() };
        prop_assert_eq!(roots.len(), odd as usize);
    }

    #[test]
    fn roots_of_products_of_linear_factors(
        roots in prop::collection::vec(prop::sample::select(
            &["0", "1", "2", "w", "w^2+3", "w*2+1", "w^w", "4", "16"][..],
        ), 1..5)
    ) {
        let mut polynomial = vec![nimber("1")];
        for root in &roots {
            let mut next = vec![nimber("0")];
            next.extend(polynomial.iter().cloned());
            for (sum, coefficient) in next.iter_mut().zip(&polynomial) {
                *sum = sum.sum(&coefficient.product(&nimber(root)).unwrap()).unwrap();
            }
            polynomial = next;
        }
        let found = AlgebraicNimber::polynomial_roots(&polynomial, &mut unbounded).unwrap();
        let found = found.into_iter().flat_map(|(root, count)| vec![root; count]);
        let mut expected: Vec<AlgebraicNimber> = roots.iter().map(|root| nimber(root)).collect();
        expected.sort();
        prop_assert_eq!(found.collect::<Vec<_>>(), expected);
    }

    #[test]
    fn minimal_polynomials_vanish(a in any_small()) {
        let degree = a.degree().unwrap();
        let polynomial = a.minimal_polynomial(&mut unbounded).unwrap();
        prop_assert_eq!(polynomial.degree(), Some(degree));
        prop_assert!(value(&polynomial, &a).is_zero());
        let square = a.square().unwrap();
        let image = square.polynomial_in(&a, &mut unbounded).unwrap().unwrap();
        prop_assert!(image.degree() < Some(degree));
        prop_assert_eq!(value(&image, &a), square);
        let over = a.minimal_polynomial_over(1, &mut unbounded).unwrap();
        prop_assert_eq!(over.len(), degree + 1);
        prop_assert!(over.iter().all(|c| c.is_zero() || c.is_one()));
        let norm = a.norm(1).unwrap();
        prop_assert_eq!(&norm, &over[0]);
        prop_assert_eq!(a.relative_trace(1).unwrap(), over[degree - 1].clone());
    }

    #[test]
    fn orders_are_orders(a in any_small()) {
        if let Ok(order) = a.order(&mut unbounded) {
            prop_assert!(a.pow(&order).unwrap().is_one());
            for p in [2_u32, 3, 5, 7, 11, 13, 31, 41].map(Natural::from) {
                prop_assert!(!(&order % &p).is_zero() || !a.pow(&(&order / &p)).unwrap().is_one());
            }
        }
    }
}

#[test]
fn primitive_elements_have_full_order() {
    for degree in [1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 15, 18, 20, 30, 42, 60] {
        let generator = AlgebraicNimber::primitive_element(degree, &mut unbounded).unwrap();
        assert_eq!(generator.order(&mut unbounded).unwrap(), Natural::ones(degree), "{degree}");
    }
}
