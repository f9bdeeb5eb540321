//! Logarithms, generators and orders in the larger fields.

use std::ops::ControlFlow;

use nimatron_nimber::Natural;
use nimatron_nimber::finite::generators::{
    Certainty, MAX_LEVEL, compatible_generator, least_generator,
};
use nimatron_nimber::finite::logarithm::compatible_logarithm;
use nimatron_nimber::finite::{FiniteNimber, LogarithmError, Nimber64, Order};
use proptest::prelude::*;

use super::{natural, nimber};

fn generator(level: u32) -> FiniteNimber {
    compatible_generator(level).unwrap().nimber
}

#[test]
fn logarithms_in_fields_of_each_size_undo_powers() {
    let none = &mut |_| ControlFlow::Break(());
    for level in 1..=6 {
        let base = generator(level);
        let order = u64::MAX >> (64 - (1 << level));
        for exponent in (0..40).map(|n: u64| n.wrapping_mul(0x9e37_79b9_7f4a_7c15) % order) {
            let power = base.pow(&natural(exponent));
            assert_eq!(power.logarithm(&base, none), Ok(natural(exponent)), "{level}");
        }
    }
}

#[test]
fn logarithms_of_128_bits_are_searched() {
    let base = generator(7);
    let mut products = 0_u64;
    // Of order 274177·(2^64-1): only the smaller prime of f_6 is needed.
    let fourth = base.pow(&natural(67_280_421_310_721));
    let exponent = Natural::from(98_765_432_109_876_543_210_u128);
    let power = fourth.pow(&exponent);
    let found = power.logarithm(&fourth, &mut |work| {
        products += work;
        ControlFlow::Continue(())
    });
    assert_eq!(found, Ok(exponent));
    assert!((100..100_000).contains(&products), "{products}");
}

#[test]
fn a_search_can_be_stopped() {
    let base = generator(7);
    let power = base.pow(&natural(123_456_789));
    let mut asked = 0;
    let found = power.logarithm(&base, &mut |_| {
        asked += 1;
        if asked < 400 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let Err(LogarithmError::Stopped { prime, known }) = found else { panic!("not stopped") };
    assert_eq!(prime, natural(67_280_421_310_721));
    // What was found before: the logarithm in the field of 64 bits and in the group of 274177.
    assert_eq!(known.modulus, Natural::from(u64::MAX) * 274_177u32);
    assert_eq!(known.value, natural(123_456_789));
    // What lies in a smaller field takes no search.
    let none = &mut |_| ControlFlow::Break(());
    let cofactor = Natural::ones(128) / Natural::ones(64);
    assert_eq!(generator(6).logarithm(&base, none), Ok(cofactor));
    assert!(matches!(base.logarithm(&nimber(2), none), Err(LogarithmError::NotAPower { .. })));
}

#[test]
fn compatible_generators_are_norms_of_each_other() {
    for level in 1..=10 {
        let generator = compatible_generator(level).unwrap();
        assert_eq!(generator.certainty, Certainty::Proved);
        let before = compatible_generator(level - 1).unwrap().nimber;
        assert_eq!(generator.nimber.norm(level, level - 1), Some(before));
        let order = Natural::ones(1 << level);
        assert_eq!(generator.nimber.order(), Some(Order::Exact(order)));
    }
    assert_eq!(compatible_generator(MAX_LEVEL + 1), None);
    assert_eq!(least_generator(u32::MAX), None);
    assert_eq!(least_generator(0).unwrap().nimber, nimber(1));
}

#[test]
fn smaller_numbers_are_no_compatible_generators() {
    // By the definition: generators whose 2^(2^(n-1))+1-th power is the one before.
    for (level, before) in [(2, 2), (3, 4), (4, 32)] {
        let fermat = natural((1 << (1 << (level - 1))) + 1);
        let order = Order::Exact(Natural::ones(1 << level));
        let first = (1..1 << (1 << level))
            .map(nimber)
            .find(|x| x.pow(&fermat) == nimber(before) && x.order().as_ref() == Some(&order));
        assert_eq!(first, Some(generator(level)));
    }
    // And generators at all.
    for level in 1..=4 {
        let order = Order::Exact(Natural::ones(1 << level));
        let first = (1..).map(nimber).find(|x| x.order().as_ref() == Some(&order));
        assert_eq!(first, least_generator(level).map(|generator| generator.nimber));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_tables_find_every_logarithm(a in any::<u64>(), b in any::<u64>()) {
        let generator = Nimber64::from(1_127_700_028_470);
        let [a, b] = [a, b].map(Nimber64::from);
        let logarithm = |x| u128::from(compatible_logarithm(x).unwrap_or_default());
        if !a.is_zero() && !b.is_zero() {
            prop_assert_eq!(generator.pow(logarithm(a)), a);
            let sum = (logarithm(a) + logarithm(b)) % u128::from(u64::MAX);
            prop_assert_eq!(logarithm(a * b), sum);
        }
    }
}
