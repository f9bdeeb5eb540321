//! Random ordinals, with all atoms.

use nimatron_nimber::{Natural, Ordinal};
use proptest::prelude::*;

/// Mostly small numbers, some of a word, some of many words.
fn natural() -> impl Strategy<Value = Natural> {
    prop_oneof![
        8 => (0_u64..6).prop_map(Natural::from),
        2 => any::<u64>().prop_map(Natural::from),
        1 => (any::<u128>(), 0_usize..200).prop_map(|(n, shift)| Natural::from(n) << shift),
    ]
}

/// Ordinals of every kind, nested up to four levels.
pub fn ordinal() -> impl Strategy<Value = Ordinal> {
    let leaf = prop_oneof![
        4 => natural().prop_map(Ordinal::from),
        1 => Just(Ordinal::omega()),
        1 => Just(Ordinal::epsilon(&Ordinal::zero()).unwrap()),
        1 => Just(Ordinal::gamma(&Ordinal::zero()).unwrap()),
        1 => Just(Ordinal::initial(&Ordinal::one()).unwrap()),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        let principal = prop_oneof![
            6 => inner.clone().prop_map(|a| Ordinal::omega_power(&a).unwrap()),
            1 => inner.clone().prop_map(|a| Ordinal::epsilon(&a).unwrap()),
            2 => (inner.clone(), inner.clone()).prop_map(|(a, b)| Ordinal::veblen(&a, &b).unwrap()),
            1 => inner.clone().prop_map(|a| Ordinal::gamma(&a).unwrap()),
            1 => inner.clone().prop_map(|a| Ordinal::initial(&a).unwrap()),
        ];
        let term = (principal, 1_u64..4).prop_map(|(p, n)| p * Ordinal::from(n));
        (prop::collection::vec(prop_oneof![3 => term, 1 => inner], 1..4))
            .prop_map(|terms| terms.iter().fold(Ordinal::zero(), |sum, t| sum.natural_sum(t)))
    })
}
