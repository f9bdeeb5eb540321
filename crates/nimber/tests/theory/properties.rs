//! What the operations have to do with each other, at sizes that mix the kernels of fixed width and
//! the tower above them.

use nimatron_nimber::Natural;
use nimatron_nimber::finite::{
    FieldElement, FiniteNimber, Nimber128, QuadraticRoots, solve_quadratic,
};
use proptest::prelude::*;

use super::natural;

pub(super) fn any_nimber() -> impl Strategy<Value = FiniteNimber> {
    let random = |bytes: usize| prop::collection::vec(any::<u8>(), 0..=bytes);
    let any_bytes = prop_oneof![random(8), random(17), random(64), random(128)];
    prop_oneof![
        8 => any_bytes.prop_map(|bytes| FiniteNimber::new(Natural::from_le_bytes(&bytes))),
        1 => (0..1024_usize).prop_map(FiniteNimber::power_of_two),
        1 => (0..1024_usize).prop_map(|bits| FiniteNimber::new(Natural::ones(bits))),
        1 => (0..4_u8).prop_map(FiniteNimber::from),
    ]
}

/// The product from the rules for Fermat powers alone, a bit at a time.
fn by_the_definition(a: &FiniteNimber, b: &FiniteNimber) -> FiniteNimber {
    let level = a.level().max(b.level());
    if level == 0 {
        return if a.is_zero() { a.clone() } else { b.clone() };
    }
    let half = 1 << (level - 1);
    let ((a1, a0), (b1, b0)) = (a.split_bits(half), b.split_bits(half));
    let upper = by_the_definition(&a1, &b1);
    let constant = FiniteNimber::power_of_two(half - 1);
    let high = &upper + by_the_definition(&a1, &b0) + by_the_definition(&a0, &b1);
    let low = by_the_definition(&a0, &b0) + by_the_definition(&upper, &constant);
    FiniteNimber::join(&high, &low, half)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn squares_roots_and_quotients_undo_each_other(a in any_nimber(), b in any_nimber()) {
        prop_assert_eq!(a.square(), &a * &a);
        prop_assert_eq!(a.square().square_root(), a.clone());
        prop_assert_eq!(a.square_root().level(), a.level());
        match (&a * &b).checked_div(&b) {
            Some(quotient) => prop_assert_eq!(quotient, a),
            None => prop_assert!(b.is_zero()),
        }
    }

    #[test]
    fn quadratics_vanish_at_their_roots(b in any_nimber(), c in any_nimber()) {
        let y = c.artin_schreier().unwrap();
        prop_assert_eq!(y.square() + &y, c.clone());
        prop_assert!(!y.has_bit(0));
        prop_assert_eq!(y.is_in(c.level()), !c.trace());
        let roots = solve_quadratic(&b, &c);
        prop_assert!(!matches!(roots, QuadraticRoots::Outside));
        for root in roots.as_slice() {
            prop_assert!((root.square() + &b * root + &c).is_zero());
        }
    }

    #[test]
    fn powers_add_their_exponents(a in any_nimber(), m in any::<u64>(), n in any::<u64>()) {
        let sum = natural(m) + natural(n);
        prop_assert_eq!(a.pow(&sum), a.pow(&natural(m)) * a.pow(&natural(n)));
        if let Some(inverse) = a.negative_pow(&natural(m)) {
            prop_assert!((inverse * a.pow(&natural(m))).is_one());
        }
    }

    #[test]
    fn conjugates_are_powers(a in any_nimber()) {
        let half = a.degree() / 2;
        prop_assert_eq!(a.conjugate(), (0..half).fold(a.clone(), |power, _| power.square()));
        if let Some(level) = a.level().checked_sub(1) {
            prop_assert_eq!(a.norm(level + 1, level), Some(&a * a.conjugate()));
            prop_assert_eq!(a.relative_trace(level + 1, level), Some(&a + a.conjugate()));
        }
    }

    #[test]
    fn roots_have_the_right_power(a in any_nimber(), n in 1..2000_u64) {
        let n = natural(n);
        if let Ok(roots) = a.roots(&n) {
            prop_assert_eq!(roots.principal().pow(&n), a.clone());
        }
        // A power always has a root.
        prop_assert!(a.pow(&n).roots(&n).is_ok());
    }

    #[test]
    fn orders_are_exact(bytes in prop::collection::vec(any::<u8>(), 1..=64)) {
        let a = FiniteNimber::new(Natural::from_le_bytes(&bytes));
        if let Some(order) = a.order() {
            let order = order.exact().unwrap().clone();
            prop_assert!(a.pow(&order).is_one());
            for prime in [3_u32, 5, 17, 257, 641, 65_537, 274_177, 6_700_417].map(Natural::from) {
                if (&order % &prime).is_zero() {
                    prop_assert!(!a.pow(&(&order / &prime)).is_one());
                }
            }
        }
    }

    #[test]
    fn nimbers_are_split_and_joined(a in any_nimber(), k in 0..10_u32) {
        let bits = 1 << k;
        let (high, low) = a.split_bits(bits);
        prop_assert!(low.leading_bit().is_none_or(|bit| bit < bits));
        prop_assert_eq!(FiniteNimber::join(&high, &low, bits), a.clone());
        prop_assert_eq!(a.to_string().parse::<FiniteNimber>().unwrap(), a.clone());
        match Nimber128::try_from(a.clone()) {
            Ok(fixed) => prop_assert_eq!(FiniteNimber::from(fixed), a),
            Err(same) => prop_assert!(same == a && a.level() > 7),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn products_follow_from_the_rules(
        a in prop::collection::vec(any::<u8>(), 0..=48),
        b in prop::collection::vec(any::<u8>(), 0..=48),
    ) {
        let [a, b] = [a, b].map(|bytes| FiniteNimber::new(Natural::from_le_bytes(&bytes)));
        prop_assert_eq!(&a * &b, by_the_definition(&a, &b));
    }

    #[test]
    fn minimal_polynomials_vanish(a in any_nimber()) {
        let polynomial = a.minimal_polynomial();
        prop_assert_eq!(polynomial.degree(), Some(a.degree()));
        prop_assert!(polynomial.value(&a).is_zero());
    }
}
