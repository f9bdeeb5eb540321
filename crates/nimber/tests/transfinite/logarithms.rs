//! Compatible generators and logarithms in the algebraic closure.

use std::ops::ControlFlow;

use nimatron_nimber::Natural;
use nimatron_nimber::finite::FiniteNimber;
use nimatron_nimber::finite::generators::compatible_generator;
use nimatron_nimber::transfinite::{AlgebraicNimber, LogarithmError};

use super::{nimber, unbounded};

fn generator(degree: usize) -> AlgebraicNimber {
    AlgebraicNimber::compatible_generator(degree, &mut unbounded).unwrap()
}

fn logarithm(a: &AlgebraicNimber) -> Natural {
    a.logarithm(&mut unbounded).unwrap()
}

#[test]
fn generators_are_compatible() {
    let degrees = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 15, 18, 20, 21, 24, 30, 36, 42, 54, 60];
    for n in degrees {
        let (g, order) = (generator(n), Natural::ones(n));
        let work = &mut unbounded;
        assert_eq!(g.order(work).unwrap(), order, "{n}");
        for m in degrees.into_iter().filter(|m| n % m == 0 && *m < n) {
            assert_eq!(g.pow(&(&order / Natural::ones(m))).unwrap(), generator(m), "{n} {m}");
        }
    }
    for level in 0..=5 {
        let known = compatible_generator(level).unwrap().nimber;
        assert_eq!(generator(1 << level), AlgebraicNimber::from(&known));
    }
}

#[test]
fn logarithms_undo_powers_of_the_generator() {
    for n in [3, 6, 9] {
        let g = generator(n);
        let mut power = AlgebraicNimber::one();
        for k in 0..(1_u64 << n) - 1 {
            // Of an element of a smaller field the logarithm is in that field.
            let degree = power.degree().unwrap();
            let times = Natural::ones(n) / Natural::ones(degree);
            assert_eq!(logarithm(&power) * times, Natural::from(k), "{n}");
            power = power.product(&g).unwrap();
        }
    }
    for (n, k) in [(12, 1234_u64), (20, 777_777), (42, 98_765_432_101), (45, 123_456_789)] {
        let power = generator(n).pow(&Natural::from(k)).unwrap();
        assert_eq!(logarithm(&power), Natural::from(k), "{n}");
    }
}

#[test]
fn logarithms_of_finite_nimbers_are_the_known_ones() {
    let none = &mut |_| ControlFlow::Break(());
    for n in 1..256_u32 {
        let finite = FiniteNimber::from(n);
        let base = compatible_generator(finite.level()).unwrap().nimber;
        let known = finite.logarithm(&base, none).unwrap();
        assert_eq!(logarithm(&AlgebraicNimber::from(&finite)), known, "{n}");
    }
}

#[test]
fn products_add_logarithms() {
    // Fractions of the circle: log(a)/(2^n-1) for the degree n of a.
    let common = Natural::ones(60);
    let angle = |a: &AlgebraicNimber| logarithm(a) * (&common / Natural::ones(a.degree().unwrap()));
    let all = ["w", "w+1", "w^2*3+5", "w^w", "w^w+w", "w*2+7", "w^(w*2)+3", "2", "5"].map(nimber);
    for a in &all {
        for b in &all {
            let sum = (angle(a) + angle(b)) % &common;
            assert_eq!(angle(&a.product(b).unwrap()), sum, "{a} {b}");
        }
    }
}

#[test]
fn logarithms_to_a_base() {
    let work = &mut unbounded;
    let (w, big) = (nimber("w"), nimber("w^w+1"));
    for k in 0..9_u64 {
        let power = w.pow(&Natural::from(k)).unwrap();
        assert_eq!(power.logarithm_to(&w, work), Ok(Natural::from(k)));
    }
    let power = big.pow(&Natural::from(654_321u32)).unwrap();
    assert_eq!(power.logarithm_to(&big, work), Ok(Natural::from(654_321u32)));
    assert_eq!(big.logarithm_to(&w, work), Err(LogarithmError::NotAPower));
    let zero = AlgebraicNimber::zero();
    assert_eq!(zero.logarithm(work), Err(LogarithmError::OfZero));
    assert_eq!(zero.logarithm_to(&w, work), Err(LogarithmError::OfZero));
    assert_eq!(w.logarithm_to(&zero, work), Err(LogarithmError::ToBaseZero));
}

#[test]
fn a_search_that_is_stopped_tells_what_is_known() {
    let k = Natural::from(31_415_926_535_u64);
    let power = generator(45).pow(&k).unwrap();
    let mut asked = 0_u64;
    power
        .logarithm(&mut |_| {
            asked += 1;
            ControlFlow::Continue(())
        })
        .unwrap();
    // 2^45-1 = 7·31·73·151·631·23311: the largest prime is searched last.
    let mut stopped = None;
    for last in (1..asked).rev() {
        let mut count = 0;
        let result = power.logarithm(&mut |_| {
            count += 1;
            if count <= last { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        if let Err(LogarithmError::Stopped { prime, known }) = result {
            stopped = Some((prime, known));
            break;
        }
    }
    let (prime, known) = stopped.expect("some answer is partial");
    assert_eq!(prime, Natural::from(23_311u32));
    assert_eq!(&k % &known.modulus, known.value);
    assert_eq!(known.modulus * prime, Natural::ones(45));
}

#[test]
fn roots_that_the_tower_adjoins() {
    for (a, n, root) in [
        ("2", 3_u32, "w"),
        ("2", 9, "w^3"),
        ("w", 3, "w^3"),
        ("4", 5, "w^w"),
        ("w+1", 7, "w^(w^2)"),
        ("w^(w^2)+4", 113, "w^(w^28)"),
    ] {
        let found = nimber(a).adjoined_root(&Natural::from(n)).map(|root| root.to_string());
        assert_eq!(found.as_deref(), Some(root), "{a} {n}");
    }
    for (a, n) in [("3", 3_u32), ("w", 5), ("2", 2), ("2", 15), ("w*2", 3), ("2", 1)] {
        assert_eq!(nimber(a).adjoined_root(&Natural::from(n)), None, "{a} {n}");
    }
    let power = nimber("w^(w^28)").pow(&Natural::from(113u32)).unwrap();
    assert_eq!(power.to_string(), "w^(w^2)+4");
    assert!(nimber("w^(w^28)").power_work(&Natural::from(113u32)) < 10_000);
    for text in ["w^(w^28)", "w^(w^28*5+w*3)*6", "w^(w^2*3+7)", "w^(w^2*7+w*5)*3"] {
        let (a, inverse) = (nimber(text), nimber(text).inverse().unwrap());
        assert!(a.product(&inverse).unwrap().is_one(), "{text}");
        assert!(a.inverse_work() < 1 << 22, "{text}");
    }
}
