//! Factors with prescribed leading powers of two: against trying out all factors, and against the
//! product.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use nimatron_nimber::Ordinal;
use nimatron_nimber::transfinite::{
    AlgebraicNimber, FieldError, Unlisted, common_degree, factorings_for, factors_for,
};
use proptest::prelude::*;

use crate::{nimber, unbounded};

fn product(factors: &[AlgebraicNimber]) -> AlgebraicNimber {
    let one = AlgebraicNimber::one();
    factors.iter().fold(one, |product, factor| product.product(factor).unwrap())
}

fn is_reached(coordinates: &[AlgebraicNimber], factors: &[AlgebraicNimber]) -> bool {
    coordinates.len() == factors.len()
        && coordinates.iter().zip(factors).all(|(x, r)| x.sum(r).unwrap() < *x)
}

/// All polynomials in ω of degree at most 2 with coefficients below 16.
fn small() -> impl Iterator<Item = [u8; 3]> {
    let coefficients = || 0..16_u8;
    coefficients()
        .flat_map(move |a| coefficients().flat_map(move |b| coefficients().map(move |c| [a, b, c])))
}

fn small_nimber([a, b, c]: [u8; 3]) -> AlgebraicNimber {
    nimber(&format!("w^2*{a}+w*{b}+{c}"))
}

/// All r with x + r < x and coefficients below 16.
fn small_factors(x: &AlgebraicNimber) -> Vec<AlgebraicNimber> {
    let limit = nimber("w^3");
    let degrees = |[a, b, _]: &[u8; 3]| (*a > 0, *b > 0);
    assert!(*x < limit);
    let leading = (*x >= nimber("w^2"), *x >= nimber("w"));
    let numbers = small().filter(|r| degrees(r).0 <= leading.0 && degrees(r) <= leading);
    numbers.map(small_nimber).filter(|r| x.sum(r).unwrap() < *x).collect()
}

fn is_small(factors: &[AlgebraicNimber]) -> bool {
    let bound = Ordinal::from(16_u8);
    factors.iter().all(|factor| {
        let height = factor.to_ordinal();
        let terms: Vec<_> = height.terms().collect();
        terms.iter().all(|(_, coefficient)| Ordinal::from((*coefficient).clone()) < bound)
    })
}

#[test]
fn all_factors_with_small_coefficients_are_those_found_by_trying() {
    let stones = [
        ["w+4", "w+1"],
        ["w+2", "w+3"],
        ["4", "w"],
        ["w*3+5", "w*2+7"],
        ["w^2+3", "w+2"],
        ["w^2*2", "w*3"],
        ["w^2+w*2+1", "6"],
    ];
    let values =
        ["1", "6", "9", "w", "w+1", "w*2+5", "w^2", "w^2+w+1", "w^2*2+w*5", "w^2*3+4", "w^2*2+w*3"];
    for stone in stones {
        let stone = stone.map(nimber);
        let [first, second] = [&stone[0], &stone[1]].map(small_factors);
        let values = values.map(nimber);
        let mut expected = vec![BTreeSet::new(); values.len()];
        for r in &first {
            for s in &second {
                let product = r.product(s).unwrap();
                if let Some(place) = values.iter().position(|v| *v == product) {
                    expected[place].insert(vec![r.clone(), s.clone()]);
                }
            }
        }
        for (v, expected) in values.iter().zip(expected) {
            let found = factorings_for(&stone, v, 10_000, &mut unbounded);
            assert_eq!(found.unlisted, None, "{stone:?} {v}");
            assert!(found.lists.iter().all(|r| product(r) == *v && is_reached(&stone, r)));
            let count = found.lists.len();
            let all: BTreeSet<_> = found.lists.into_iter().collect();
            assert_eq!(all.len(), count, "one is given twice");
            let found: BTreeSet<_> = all.into_iter().filter(|factors| is_small(factors)).collect();
            assert_eq!(found, expected, "{stone:?} {v}");
        }
    }
}

#[test]
fn three_factors_are_those_found_by_trying() {
    let stone = ["w+1", "w", "3"].map(nimber);
    let factors = [0, 1, 2].map(|k| small_factors(&stone[k]));
    for v in ["w^2*3", "w^2*2+w+1", "w+1", "w*3", "2"].map(nimber) {
        let mut expected = BTreeSet::new();
        for r in &factors[0] {
            for s in &factors[1] {
                for t in &factors[2] {
                    let list = vec![r.clone(), s.clone(), t.clone()];
                    if product(&list) == v {
                        expected.insert(list);
                    }
                }
            }
        }
        let found = factorings_for(&stone, &v, 10_000, &mut unbounded);
        assert_eq!(found.unlisted, None);
        let found: BTreeSet<_> = found.lists.into_iter().filter(|list| is_small(list)).collect();
        assert_eq!(found, expected, "{v}");
    }
}

#[test]
fn families_and_crowds_are_told_and_sampled() {
    let confirm = |stone: &[AlgebraicNimber], v: &AlgebraicNimber, most, unlisted| {
        let found = factorings_for(stone, v, most, &mut unbounded);
        assert_eq!(found.unlisted, Some(unlisted));
        assert!(!found.lists.is_empty() && found.lists.len() <= most);
        assert!(found.lists.iter().all(|r| product(r) == *v && is_reached(stone, r)));
    };
    let family = ["w^2", "w^2"].map(nimber);
    confirm(&family, &nimber("w*3+1"), 100, Unlisted::Family);
    let crowd = ["w*200", "w*200"].map(nimber);
    confirm(&crowd, &nimber("w^2*77+w+1"), 10, Unlisted::TooMany);
    let leads = ["w^w*16", "w^w^2"].map(nimber);
    let v = product(&leads);
    let mut stopped = |_| ControlFlow::Break(());
    let found = factorings_for(&leads, &v, 10, &mut stopped);
    assert_eq!(found.unlisted, Some(Unlisted::Beyond(FieldError::Exhausted)));
    assert_eq!(factors_for(&leads, &v, &mut stopped), Err(FieldError::Exhausted));
}

#[test]
fn nothing_to_factor() {
    let stone = ["w", "w+1"].map(nimber);
    for v in ["0", "w^w", "1"].map(nimber) {
        assert_eq!(factors_for(&stone, &v, &mut unbounded), Ok(None));
    }
    assert_eq!(factors_for(&[], &nimber("1"), &mut unbounded), Ok(None));
    assert!(factorings_for(&stone, &nimber("0"), 10, &mut unbounded).lists.is_empty());
    assert!(factorings_for(&stone, &nimber("w^w"), 10, &mut unbounded).lists.is_empty());
}

#[test]
fn the_smallest_field_of_several() {
    let degree = |texts: &[&str]| {
        common_degree(&texts.iter().map(|text| text.parse().unwrap()).collect::<Vec<Ordinal>>())
    };
    assert_eq!(degree(&[]), Ok(1));
    assert_eq!(degree(&["w"]), Ok(6));
    assert_eq!(degree(&["w", "256"]), Ok(48));
    assert_eq!(degree(&["w^2", "w^w"]), Ok(60));
    assert_eq!(degree(&["w^(w^13)"]), Err(FieldError::FieldTooLarge { limit: 1 << 14 }));
    assert_eq!(degree(&["w^(w^213)"]), Err(FieldError::UnknownExcess { prime: 1319 }));
    assert_eq!(degree(&["w^(w^w)"]), Err(FieldError::NotAlgebraic));
}

/// Products of κ of the primes 3, 5 and 7.
const POWERS: [&str; 9] = ["1", "w", "w^2", "w^3", "w^5", "w^w", "w^(w*2)", "w^(w*3+1)", "w^(w^2)"];

/// Sums of a few terms.
fn coordinate() -> impl Strategy<Value = AlgebraicNimber> {
    let term = (prop::sample::select(&POWERS[..]), 1..300_u32);
    prop::collection::vec(term, 1..3).prop_map(|terms| {
        let zero = AlgebraicNimber::zero();
        let sum = terms.into_iter().fold(zero, |sum, (power, times)| {
            sum.sum(&nimber(&format!("({power})*{times}"))).unwrap()
        });
        if sum.is_zero() { AlgebraicNimber::one() } else { sum }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn every_smaller_value_is_reached(
        stone in prop::collection::vec(coordinate(), 2..4),
        below in prop::collection::vec(coordinate(), 1..3),
    ) {
        // Replacing the product by any smaller number adds a nimber to be factored.
        let value = product(&stone);
        let below = product(&below);
        let v = if below < value { value.sum(&below).unwrap() } else { value.clone() };
        let factors = factors_for(&stone, &v, &mut unbounded).unwrap();
        let factors = factors.expect("the leading power occurs in the product");
        prop_assert_eq!(product(&factors), v);
        prop_assert!(is_reached(&stone, &factors));
    }
}
