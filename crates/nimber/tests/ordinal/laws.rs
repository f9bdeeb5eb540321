//! The laws of ordinals, on random ordinals with all atoms.

use std::collections::BTreeSet;

use crate::random::ordinal;
use nimatron_nimber::Ordinal;
use nimatron_nimber::laws::{self, Operation};
use nimatron_nimber::ordinal::NoSequence;
use proptest::prelude::*;

fn sum<'a>() -> Operation<'a, Ordinal> {
    Operation::new("+", |a: &Ordinal, b: &Ordinal| a + b)
}

fn product<'a>() -> Operation<'a, Ordinal> {
    Operation::new("*", |a: &Ordinal, b: &Ordinal| a * b)
}

fn natural_sum<'a>() -> Operation<'a, Ordinal> {
    Operation::new("#", Ordinal::natural_sum)
}

fn natural_product<'a>() -> Operation<'a, Ordinal> {
    Operation::new("natural product", |a: &Ordinal, b: &Ordinal| a.natural_product(b).unwrap())
}

/// A small natural number as an ordinal, or any ordinal.
fn exponent() -> impl Strategy<Value = Ordinal> {
    prop_oneof![(0_u8..5).prop_map(Ordinal::from), small_ordinal()]
}

/// Ordinals whose numbers are small, so that powers stay small too.
fn small_ordinal() -> impl Strategy<Value = Ordinal> {
    let principal = prop_oneof![
        Just("w"),
        Just("w^2"),
        Just("w^w"),
        Just("w^(w+1)"),
        Just("e0"),
        Just("w^(e0+1)"),
        Just("w^(e0*2)"),
        Just("phi(2,0)"),
        Just("Gamma0"),
        Just("w1"),
        Just("w^(w1+e0)"),
        Just("e_(w1+1)"),
        Just("phi(w,1)"),
        Just("w_(w)"),
    ];
    let term = (principal, 1_u64..3)
        .prop_map(|(text, n)| text.parse::<Ordinal>().unwrap() * Ordinal::from(n));
    (prop::collection::vec(term, 0..3), 0_u64..3).prop_map(|(terms, n)| {
        terms.iter().fold(Ordinal::from(n), |sum, term| sum.natural_sum(term))
    })
}

fn power(a: &Ordinal, b: &Ordinal) -> Ordinal {
    a.checked_pow(b).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn order(a in ordinal(), b in ordinal(), c in ordinal()) {
        laws::total_order([&a, &b, &c]);
        laws::total_order([&a, &a.successor(), &b]);
    }

    #[test]
    fn ordinary_operations(a in ordinal(), b in ordinal(), c in ordinal()) {
        laws::monoid(&sum(), &Ordinal::zero(), [&a, &b, &c]);
        laws::monoid(&product(), &Ordinal::one(), [&a, &b, &c]);
        laws::left_distributive(&product(), &sum(), [&a, &b, &c]);
        prop_assert_eq!([&a, &b, &c].map(Clone::clone).into_iter().sum::<Ordinal>(), &a + &b + &c);
        prop_assert_eq!(a.checked_mul(&b), Ok(&a * &b));
        prop_assert_eq!(a.checked_add(&b), Ok(&a + &b));
    }

    #[test]
    fn monotony(a in ordinal(), b in ordinal(), c in ordinal()) {
        let (low, high) = if a < b { (a, b) } else { (b, a) };
        prop_assert!(&low + &c <= &high + &c);
        prop_assert!(&low * &c <= &high * &c);
        if low < high {
            prop_assert!(&c + &low < &c + &high);
            prop_assert!(c.is_zero() || &c * &low < &c * &high);
            for raise in
                [Ordinal::omega_power, Ordinal::epsilon, Ordinal::gamma, Ordinal::initial]
            {
                prop_assert!(raise(&low).unwrap() < raise(&high).unwrap());
            }
            prop_assert!(Ordinal::veblen(&c, &low).unwrap() < Ordinal::veblen(&c, &high).unwrap());
        }
    }

    #[test]
    fn veblen_functions(a in ordinal(), b in ordinal(), c in ordinal()) {
        let phi = |a: &Ordinal, b: &Ordinal| Ordinal::veblen(a, b).unwrap();
        let value = phi(&a, &b);
        prop_assert!(value >= b && phi(&a, &Ordinal::zero()) >= a);
        if c < a {
            prop_assert_eq!(phi(&c, &value), value.clone());
            prop_assert!(phi(&c, &b) <= value);
        }
        let gamma = Ordinal::gamma(&a).unwrap();
        prop_assert_eq!(phi(&gamma, &Ordinal::zero()), gamma.clone());
        if b < gamma && c < gamma {
            prop_assert!(phi(&b, &c) < gamma);
        }
        let initial = Ordinal::initial(&a.successor()).unwrap();
        prop_assert_eq!(Ordinal::gamma(&initial).unwrap(), initial);
    }

    #[test]
    fn natural_operations(a in ordinal(), b in ordinal(), c in ordinal()) {
        laws::commutative_semiring(
            &natural_sum(),
            &natural_product(),
            (&Ordinal::zero(), &Ordinal::one()),
            [&a, &b, &c],
        );
        prop_assert!(a.natural_sum(&b) >= &a + &b);
        prop_assert!(a.natural_product(&b).unwrap() >= &a * &b);
    }

    #[test]
    fn nim_sum(a in ordinal(), b in ordinal(), c in ordinal()) {
        let op = Operation::new("(+)", Ordinal::nim_sum);
        laws::group_of_exponent_two(&op, &Ordinal::zero(), [&a, &b, &c]);
        prop_assert_eq!(Ordinal::nim_sum_of([&a, &b, &c]), a.nim_sum(&b).nim_sum(&c));
        prop_assert!(a.nim_sum(&b) <= a.natural_sum(&b));
    }

    #[test]
    fn subtraction(a in ordinal(), b in ordinal()) {
        match a.left_subtract(&b) {
            Some(c) => prop_assert_eq!(&b + &c, a.clone()),
            None => prop_assert!(a < b),
        }
        prop_assert_eq!((&a + &b).left_subtract(&a), Some(b));
    }

    #[test]
    fn division(a in ordinal(), b in ordinal(), c in ordinal()) {
        let Some((q, r)) = a.div_rem(&b) else {
            prop_assert!(b.is_zero());
            return Ok(());
        };
        prop_assert!(r < b);
        prop_assert_eq!(&(&b * &q) + &r, a);
        if c < b {
            prop_assert_eq!((&(&b * &q) + &c).div_rem(&b), Some((q, c)));
        }
    }

    #[test]
    fn powers(a in small_ordinal(), b in exponent(), c in exponent()) {
        prop_assert_eq!(power(&a, &(&b + &c)), &power(&a, &b) * &power(&a, &c));
        prop_assert_eq!(power(&a, &(&b * &c)), power(&power(&a, &b), &c));
        if b < c {
            prop_assert!(power(&a, &b) <= power(&a, &c) || a.is_zero());
            prop_assert!(a <= Ordinal::one() || power(&a, &b) < power(&a, &c));
        }
    }

    #[test]
    fn finite_powers_are_repeated_products(a in small_ordinal(), n in 0_u64..8) {
        let product = (0..n).fold(Ordinal::one(), |product, _| &product * &a);
        prop_assert_eq!(power(&a, &n.into()), product);
    }

    #[test]
    fn base_two(a in ordinal(), b in ordinal()) {
        let powers = a.base2();
        prop_assert!(powers.is_sorted_by(|g, h| g > h));
        prop_assert_eq!(powers.first().cloned(), a.leading_power());
        prop_assert_eq!(Ordinal::from_base2(&powers), Ok(a.clone()));
        prop_assert_eq!(Ordinal::from_base2(powers.iter().rev()), Ok(a.clone()));
        let sum: Ordinal = powers.iter().map(|g| power(&2_u8.into(), g)).sum();
        prop_assert_eq!(&sum, &a);
        // The nim-sum is the symmetric difference.
        let (left, right): (BTreeSet<_>, BTreeSet<_>) =
            (powers.into_iter().collect(), b.base2().into_iter().collect());
        let difference = left.symmetric_difference(&right);
        prop_assert_eq!(Ordinal::from_base2(difference), Ok(a.nim_sum(&b)));
        for g in &right {
            prop_assert_eq!(a.has_power(g), left.contains(g));
        }
    }

    #[test]
    fn limits_and_successors(a in ordinal()) {
        prop_assert_eq!(a.successor().predecessor(), Some(a.clone()));
        prop_assert!(a.successor() > a && a.successor().is_successor());
        let kinds = [a.is_zero(), a.is_successor(), a.is_limit()];
        prop_assert_eq!(kinds.iter().filter(|&&kind| kind).count(), 1);
        prop_assert_eq!(&a.limit_part() + &Ordinal::from(a.finite_part()), a.clone());
        prop_assert_eq!(a.is_finite(), a.natural().is_some());
        let sum: Ordinal = a
            .terms()
            .map(|(e, n)| Ordinal::omega_power(&e).unwrap() * Ordinal::from(n.clone()))
            .sum();
        prop_assert_eq!(sum, a);
    }

    #[test]
    fn fundamental_sequences(a in ordinal()) {
        match a.fundamental_sequence(0) {
            Err(NoSequence::Zero) => prop_assert!(a.is_zero()),
            Err(NoSequence::Successor) => prop_assert!(a.is_successor()),
            Err(NoSequence::Uncountable(cofinality)) => prop_assert!(cofinality <= a),
            Err(NoSequence::TooLarge(error)) => prop_assert!(false, "{}", error),
            Ok(mut last) => {
                for n in 1..6 {
                    let next = a.fundamental_sequence(n).unwrap();
                    prop_assert!(last < next && next < a, "{}[{}] = {}", a, n, next);
                    last = next;
                }
            }
        }
    }

    /// Every smaller ordinal is passed by the sequence, soon if its numbers are small.
    #[test]
    fn fundamental_sequences_converge(
        a in prop_oneof![small_ordinal(), ordinal()],
        b in small_ordinal(),
    ) {
        if b < a && a.fundamental_sequence(0).is_ok() {
            let passed = (0..20).any(|n| a.fundamental_sequence(n).is_ok_and(|x| x > b));
            prop_assert!(passed, "{} is below {}", b, a);
        }
    }
}
