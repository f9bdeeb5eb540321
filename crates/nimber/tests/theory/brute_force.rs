//! The fields of up to 2^8 elements, all of them, and samples of the next, by counting.

use std::collections::HashMap;
use std::ops::ControlFlow;

use nimatron_nimber::Natural;
use nimatron_nimber::finite::roots::RootError;
use nimatron_nimber::finite::{FieldElement, FiniteNimber, LogarithmError, Order, QuadraticRoots};
use nimatron_nimber::finite::{logarithm, solve_quadratic};

use super::{natural, nimber};

/// 1, a, a², … up to the last one before 1.
fn powers(a: &FiniteNimber) -> Vec<FiniteNimber> {
    let mut powers = vec![FiniteNimber::from(1u8)];
    let mut power = a.clone();
    while !power.is_one() {
        powers.push(power.clone());
        power *= a;
    }
    powers
}

fn sampled() -> impl Iterator<Item = u64> {
    (1..256).chain((256..65_536).step_by(1999))
}

#[test]
fn orders_count_the_powers() {
    for a in sampled().map(nimber) {
        let count = powers(&a).len() as u64;
        assert_eq!(a.order(), Some(Order::Exact(natural(count))), "{a}");
    }
    assert_eq!(nimber(0).order(), None);
}

#[test]
fn powers_repeat_with_the_order_and_go_backwards() {
    for a in (1..256).map(nimber) {
        let powers = powers(&a);
        for exponent in [0, 1, 2, 7, 254, 255, 256, 1000] {
            let expected = &powers[exponent % powers.len()];
            assert_eq!(&a.pow(&natural(exponent as u64)), expected, "{a} ^ {exponent}");
            let product = a.negative_pow(&natural(exponent as u64)).unwrap() * expected;
            assert!(product.is_one(), "{a} ^ -{exponent}");
        }
    }
    assert!(nimber(0).pow(&natural(0)).is_one());
    assert!(nimber(0).pow(&natural(5)).is_zero());
    assert_eq!(nimber(0).negative_pow(&natural(1)), None);
}

#[test]
fn roots_are_all_that_there_are() {
    for n in (1..=20).chain([51, 85, 255, 256, 510]) {
        let mut roots = HashMap::<FiniteNimber, Vec<FiniteNimber>>::new();
        for x in (0..256).map(nimber) {
            roots.entry(x.pow(&natural(n))).or_default().push(x);
        }
        for a in (0..256).map(nimber) {
            match a.roots_in(&natural(n), 3) {
                Ok(found) => {
                    assert_eq!(found.all(1000).as_ref(), roots.get(&a), "{a}, {n}");
                    assert_eq!(found.principal().pow(&natural(n)), a);
                    assert!(found.principal().level() <= a.level());
                }
                Err(error) => {
                    assert!(matches!(error, RootError::NoFiniteRoot(_)), "{a}, {n}: {error}");
                    assert_eq!(roots.get(&a), None, "{a}, {n}");
                }
            }
        }
    }
    assert_eq!(nimber(5).roots(&Natural::ZERO), Err(RootError::Zeroth));
    assert_eq!(nimber(5).roots_in(&natural(3), 1), Err(RootError::OutsideField { level: 1 }));
}

#[test]
fn a_root_that_is_missing_is_missing_in_the_next_fields() {
    // 2 has order 3, and 3 divides the order of each of the fields once.
    for level in 1..=9 {
        let Err(RootError::NoFiniteRoot(reason)) = nimber(2).roots_in(&natural(21), level) else {
            panic!("2 has no finite cube root");
        };
        assert_eq!((reason.divisor, reason.fermat), (natural(3), 0));
    }
    assert!((0..65_536).all(|x| nimber(x).pow(&natural(3)) != nimber(2)));
    // 7 divides no Fermat number.
    assert_eq!(nimber(2).root(&natural(7)), Ok(nimber(2)));
    assert_eq!(nimber(2).roots_in(&natural(7), 7).unwrap().count(), &Natural::ONE);
}

#[test]
fn logarithms_find_the_exponent() {
    let none = &mut |_| ControlFlow::Break(());
    for base in (1..256).map(nimber) {
        let powers = powers(&base);
        for a in (1..256).map(nimber) {
            let found = a.logarithm(&base, none);
            match powers.iter().position(|power| *power == a) {
                Some(exponent) => assert_eq!(found, Ok(natural(exponent as u64)), "{a}, {base}"),
                None => assert!(
                    matches!(found, Err(LogarithmError::NotAPower { .. })),
                    "{a}, {base}: {found:?}"
                ),
            }
        }
    }
    assert_eq!(nimber(0).logarithm(&nimber(2), none), Err(LogarithmError::OfZero));
    assert_eq!(nimber(2).logarithm(&nimber(0), none), Err(LogarithmError::ToBaseZero));
    assert_eq!(logarithm::compatible_logarithm(0.into()), None);
}

#[test]
fn minimal_polynomials_vanish_first() {
    for a in sampled().map(nimber) {
        let polynomial = a.minimal_polynomial();
        assert!(polynomial.value(&a).is_zero(), "{a}");
        assert_eq!(polynomial.degree(), Some(a.degree()));
    }
    // No polynomial of smaller degree vanishes: degrees below 8 have fewer than 256 of them.
    for a in (0..256).map(nimber) {
        let powers: Vec<FiniteNimber> = (0..8).map(|n| a.pow(&natural(n))).collect();
        let least = (1..512_u32).find(|coefficients| {
            let power = |n: usize| powers.get(n).cloned().unwrap_or_else(|| a.pow(&natural(8)));
            (0..9).filter(|n| coefficients >> n & 1 == 1).map(power).sum::<FiniteNimber>().is_zero()
        });
        let found = u32::try_from(a.minimal_polynomial().coefficients()).ok();
        assert_eq!(found, least, "{a}");
    }
}

#[test]
fn quadratics_have_the_roots_that_there_are() {
    for b in 0..16 {
        for c in 0..16 {
            let [b, c] = [b, c].map(nimber);
            let vanishes = |x: &FiniteNimber| (x.square() + &b * x + &c).is_zero();
            let expected: Vec<FiniteNimber> = (0..256).map(nimber).filter(vanishes).collect();
            let found = solve_quadratic(&b, &c);
            assert_eq!(found.as_slice(), expected, "{b}, {c}");
            assert_eq!(matches!(found, QuadraticRoots::Double(_)), b.is_zero());
        }
    }
}

#[test]
fn traces_norms_and_conjugates_are_sums_and_products_of_conjugates() {
    for a in (0..256).map(nimber) {
        let conjugates = |level: u32, over: u32| {
            // The powers a^(2^(2^over·i)).
            let steps = (1_usize << level) / (1_usize << over);
            let mut conjugates = vec![a.clone()];
            for _ in 1..steps {
                let mut next = conjugates[conjugates.len() - 1].clone();
                (0..1 << over).for_each(|_| next = next.square());
                conjugates.push(next);
            }
            conjugates
        };
        for level in a.level()..=5 {
            for over in 0..=level {
                let conjugates = conjugates(level, over);
                let sum = conjugates.iter().sum::<FiniteNimber>();
                assert_eq!(a.relative_trace(level, over), Some(sum), "{a} {level} {over}");
                let product = conjugates.iter().product::<FiniteNimber>();
                assert_eq!(a.norm(level, over), Some(product), "{a} {level} {over}");
            }
            if let Some(half) = level.checked_sub(1).filter(|_| level == a.level()) {
                assert_eq!(conjugates(level, half)[1], a.conjugate());
                assert_eq!(a.relative_trace(level, 0), Some(nimber(a.trace().into())));
            }
        }
        assert_eq!(a.norm(a.level() + 1, a.level() + 2), None);
        // In large fields the answer is quick as well.
        assert_eq!(a.norm(u32::MAX, a.level()).map(|norm| norm.level() <= a.level()), Some(true));
        assert_eq!(a.relative_trace(u32::MAX, 40), Some(nimber(0)));
    }
}
