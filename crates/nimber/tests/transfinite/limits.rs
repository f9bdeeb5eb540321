//! What is refused, and what is possible in fields too large to be written out.

use std::ops::ControlFlow;

use nimatron_nimber::Natural;
use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError};

use super::{nimber, unbounded};

fn power(text: &str, n: u32) -> Result<AlgebraicNimber, FieldError> {
    nimber(text).pow(&Natural::from(n))
}

#[test]
fn powers_of_kappas_in_huge_fields() {
    // p = 47, 83, 163, 719, 769, 1459 and 7681.
    for (text, p, alpha) in [
        ("w^(w^13)", 47, "w^(w^7)+1"),
        ("w^(w^21)", 83, "w^(w^11)+1"),
        ("w^(w^36)", 163, "w^27+4"),
        ("w^(w^126)", 719, "w^(w^70)+1"),
        ("w^(w^134)", 769, "w+2^64"),
        ("w^(w^230)", 1459, "w^81+4"),
        ("w^(w^972)", 7681, "w^w+w+2^128"),
    ] {
        assert_eq!(power(text, p).unwrap(), nimber(alpha), "{p}");
        assert_eq!(power(text, p + 1).unwrap(), nimber(alpha).product(&nimber(text)).unwrap());
    }
}

#[test]
fn a_product_that_needs_an_unknown_excess_names_the_prime() {
    // κ_1319 exists and has small powers, but nobody knows its 1319th.
    let kappa = nimber("w^(w^213)");
    assert_eq!(kappa.square().unwrap(), nimber("w^(w^213*2)"));
    let sum = kappa.sum(&nimber("w+1")).unwrap();
    assert_eq!(sum.product(&nimber("w")).unwrap(), nimber("w^(w^213+1)+w^2+w"));
    let unknown = FieldError::UnknownExcess { prime: 1319 };
    assert_eq!(power("w^(w^213)", 1319), Err(unknown.clone()));
    assert_eq!(kappa.inverse(), Err(unknown.clone()));
    assert_eq!(kappa.degree(), Err(unknown));
}

#[test]
fn what_is_out_of_reach_is_refused() {
    let beyond = AlgebraicNimber::new(&"w^(w^5000)".parse().unwrap());
    assert_eq!(beyond, Err(FieldError::BeyondTable { index: 5001 }));
    assert_eq!(AlgebraicNimber::zero().inverse(), Err(FieldError::DivisionByZero));
    assert_eq!(AlgebraicNimber::zero().order(&mut unbounded), Err(FieldError::OrderOfZero));
    let roots = nimber("w").roots(&Natural::ZERO, &mut unbounded);
    assert_eq!(roots, Err(FieldError::ZerothRoot));
    let roots = nimber("w").roots(&Natural::from(1_000_003_u32), &mut unbounded);
    assert_eq!(roots, Err(FieldError::TooManyRoots));
    let roots = AlgebraicNimber::polynomial_roots(&[], &mut unbounded);
    assert_eq!(roots, Err(FieldError::ZeroPolynomial));
    let huge = nimber("w^(w^126)").inverse();
    assert!(matches!(huge, Err(FieldError::FieldTooLarge { .. })));
    let norm = nimber("w").norm(4);
    assert_eq!(norm, Err(FieldError::NoSubfield { degree: 6, subfield: 4 }));
}

#[test]
fn long_computations_stop_when_they_are_told() {
    let mut none = |_: u64| ControlFlow::Break(());
    let a = nimber("w^(w^3)+w");
    assert_eq!(a.order(&mut none), Err(FieldError::Exhausted));
    assert_eq!(a.minimal_polynomial(&mut none), Err(FieldError::Exhausted));
    assert_eq!(a.roots(&Natural::from(3_u8), &mut none), Err(FieldError::Exhausted));
    let polynomial = [a.clone(), a.clone(), a];
    let roots = AlgebraicNimber::polynomial_roots(&polynomial, &mut none);
    assert_eq!(roots, Err(FieldError::Exhausted));
}

#[test]
fn a_large_field_is_still_one() {
    // The field of κ_23 has 5060 bits.
    let a = nimber("w^(w^7*3)*2+w^(w^3+1)+5");
    let inverse = a.inverse().unwrap();
    assert!(a.product(&inverse).unwrap().is_one());
    assert_eq!(a.square().unwrap().square_root().unwrap(), a);
    // Exponents with thousands of digits.
    let b = nimber("w^(3^2000)");
    assert_eq!(b.pow(&Natural::from(3_u8)).unwrap(), nimber("w^(3^1999)"));
}

/// Some of these powers pass through more terms than are multiplied one by one.
#[test]
fn powers_of_terms_in_small_fields_are_all_known() {
    for text in ["w^(w^2*6)*4", "w^(w^2*6+w*4+2)", "w^(w^3*10)*7"] {
        let base = nimber(text);
        let mut product = AlgebraicNimber::one();
        for n in 0_u32..100 {
            assert_eq!(base.pow(&n.into()), Ok(product.clone()), "{text}, {n}");
            product = product.product(&base).unwrap();
        }
    }
}
