//! Rational functions of t = ω^(ω^ω): against published products, and against plain fractions of
//! polynomials.

use std::collections::BTreeMap;

use nimatron_nimber::transfinite::{AlgebraicNimber, FieldError, RationalNimber};
use nimatron_nimber::{Natural, Ordinal};
use proptest::prelude::*;

use super::{nimber, unbounded};

/// The ordinal with t written for ω^(ω^ω).
fn ordinal(text: &str) -> Ordinal {
    text.replace('t', "(w^w^w)").parse().unwrap()
}

fn rational(text: &str) -> RationalNimber {
    RationalNimber::new(&ordinal(text)).unwrap()
}

#[test]
fn the_published_products_hold() {
    let mut count = 0;
    for line in include_str!("../tables/transfinite_facts.tsv").lines() {
        let Some(fields) = line.strip_prefix("beyond_mul\t") else {
            continue;
        };
        let (arguments, result) = fields.split_once('\t').unwrap();
        let (a, b) = arguments.split_once(" ; ").unwrap();
        let product = rational(a).product(&rational(b)).unwrap();
        assert_eq!(product.to_ordinal().unwrap(), ordinal(result), "{a} x {b}");
        count += 1;
    }
    assert_eq!(count, 6);
}

#[test]
fn beyond_t_to_the_t_nothing_is_multiplied() {
    for text in ["t^t", "t^t+1", "t^(t*2)", "e0", "w1"] {
        assert_eq!(RationalNimber::new(&ordinal(text)), Err(FieldError::NotRational), "{text}");
    }
    for text in ["t", "t+w", "t^t"] {
        let error = AlgebraicNimber::new(&ordinal(text)).unwrap_err();
        assert_eq!(error, FieldError::NotAlgebraic, "{text}");
    }
}

type Polynomial = Vec<AlgebraicNimber>;

fn times(a: &Polynomial, b: &Polynomial) -> Polynomial {
    let mut product = vec![AlgebraicNimber::zero(); a.len() + b.len()];
    for (i, a) in a.iter().enumerate() {
        for (j, b) in b.iter().enumerate() {
            product[i + j] = product[i + j].sum(&a.product(b).unwrap()).unwrap();
        }
    }
    product
}

fn plus(a: &Polynomial, b: &Polynomial) -> Polynomial {
    let length = a.len().max(b.len());
    let at = |row: &Polynomial, place: usize| row.get(place).cloned().unwrap_or(nimber("0"));
    (0..length).map(|place| at(a, place).sum(&at(b, place)).unwrap()).collect()
}

/// Numerator and denominator of an ordinal below t^t, from its terms t^y·a.
fn fraction(terms: &[(Place, AlgebraicNimber)]) -> (Polynomial, Polynomial) {
    let one = || vec![nimber("1")];
    terms.iter().fold((vec![], one()), |(numerator, denominator), (place, value)| {
        let (above, below) = match place {
            Place::Power(n) => {
                let mut power = vec![nimber("0"); *n];
                power.push(value.clone());
                (power, one())
            }
            Place::Pole(x, n) => {
                let linear = vec![nimber(x), nimber("1")];
                (vec![value.clone()], (0..=*n).fold(one(), |power, _| times(&power, &linear)))
            }
        };
        let sum = plus(&times(&numerator, &below), &times(&above, &denominator));
        (sum, times(&denominator, &below))
    })
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Power(usize),
    Pole(&'static str, usize),
}

const COEFFICIENTS: [&str; 8] = ["1", "2", "3", "w", "w*2+1", "w^2+5", "w^w", "w^w*3+w+1"];
const POLES: [&str; 5] = ["0", "1", "2", "w", "w+4"];

fn place() -> impl Strategy<Value = Place> {
    prop_oneof![
        (0_usize..3).prop_map(Place::Power),
        (prop::sample::select(&POLES[..]), 0_usize..3).prop_map(|(x, n)| Place::Pole(x, n)),
    ]
}

fn terms() -> impl Strategy<Value = Vec<(Place, AlgebraicNimber)>> {
    let coefficient = prop::sample::select(&COEFFICIENTS[..]).prop_map(nimber);
    prop::collection::btree_map(place(), coefficient, 1..4)
        .prop_map(|terms: BTreeMap<_, _>| terms.into_iter().collect())
}

/// The ordinal with these terms t^y·a.
fn from_terms(terms: &[(Place, AlgebraicNimber)]) -> RationalNimber {
    let sum = terms.iter().map(|(place, value)| {
        let y = match place {
            Place::Power(n) => n.to_string(),
            Place::Pole(x, n) => format!("w*(1+{x})+{n}"),
        };
        ordinal(&format!("t^({y})*({value})"))
    });
    let sum = sum.fold(Ordinal::zero(), |sum, term| sum.nim_sum(&term));
    let nimber = RationalNimber::new(&sum).unwrap();
    assert_eq!(nimber.to_ordinal().unwrap(), sum);
    nimber
}

/// The polynomial as an ordinal.
fn polynomial(coefficients: &Polynomial) -> RationalNimber {
    let terms = coefficients.iter().enumerate().filter(|(_, value)| !value.is_zero());
    from_terms(&terms.map(|(n, value)| (Place::Power(n), value.clone())).collect::<Vec<_>>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn products_are_those_of_fractions(a in terms(), b in terms()) {
        let (p, q) = fraction(&a);
        let (r, s) = fraction(&b);
        let product = from_terms(&a).product(&from_terms(&b)).unwrap();
        // a·b = pr/(qs), so that a·b·q·s = pr.
        let cleared = product.product(&polynomial(&times(&q, &s))).unwrap();
        prop_assert_eq!(cleared, polynomial(&times(&p, &r)));
    }

    #[test]
    fn inverses_multiply_to_one(a in terms()) {
        let a = from_terms(&a);
        let inverse = a.inverse(&mut unbounded).unwrap();
        prop_assert_eq!(a.product(&inverse).unwrap(), RationalNimber::from(nimber("1")));
        prop_assert_eq!(inverse.inverse(&mut unbounded).unwrap(), a);
    }
}

#[test]
fn powers_and_quotients() {
    let t = rational("t");
    assert_eq!(t.pow(&Natural::from(5_u8)).unwrap(), rational("t^5"));
    let quotient = rational("t+w").quotient(&rational("t^2+w^2"), &mut unbounded).unwrap();
    assert_eq!(quotient, rational("t^(w*(1+w))"));
    let zero = RationalNimber::default();
    assert_eq!(zero.inverse(&mut unbounded), Err(FieldError::DivisionByZero));
    assert_eq!(t.pow(&Natural::from(5000_u16)), Err(FieldError::TooManyTerms));
}
