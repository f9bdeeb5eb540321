//! Products against the definition by mex, and against the rules for Fermat powers.

use nimatron_nimber::finite::{
    Nimber8, Nimber16, Nimber32, Nimber64, Nimber128, Polynomial64, Polynomial128, definition,
};
use proptest::prelude::*;

#[test]
fn small_sums_and_products_are_those_of_the_definition() {
    const LIMIT: u8 = 64;
    let sums = definition::sums(LIMIT.into());
    let products = definition::products(LIMIT.into());
    for a in 0..LIMIT {
        for b in 0..LIMIT {
            let (i, j) = (usize::from(a), usize::from(b));
            let [x, y] = [a, b].map(Nimber8::new);
            assert_eq!(usize::from((x + y).get()), sums[i][j], "*{a} + *{b}");
            assert_eq!(usize::from((x * y).get()), products[i][j], "*{a} · *{b}");
            for product in [
                u128::from((Nimber16::new(a.into()) * Nimber16::new(b.into())).get()),
                (Nimber32::new(a.into()) * Nimber32::new(b.into())).get().into(),
                (Nimber64::new(a.into()) * Nimber64::new(b.into())).get().into(),
                (Nimber128::new(a.into()) * Nimber128::new(b.into())).get(),
            ] {
                assert_eq!(product, products[i][j] as u128, "*{a} · *{b}");
            }
        }
    }
}

/// The products of powers of two by the two rules for Fermat powers X = 2^(2^k): X·b = X × b for
/// b < X, and X·X = X + X/2.
struct FermatRules(Vec<Vec<u128>>);

impl FermatRules {
    fn new() -> Self {
        let mut rules = Self(vec![vec![1]]);
        for bits in (0..7).map(|k| 1 << k) {
            let known = |i: usize, j: usize| rules.0[i % bits][j % bits];
            let entry = |i: usize, j: usize| match usize::from(i >= bits) + usize::from(j >= bits) {
                0 => known(i, j),
                1 => known(i, j) << bits,
                _ => known(i, j) << bits ^ rules.product(known(i, j), 1 << (bits - 1)),
            };
            let row = |i| (0..2 * bits).map(|j| entry(i, j)).collect();
            rules = Self((0..2 * bits).map(row).collect());
        }
        rules
    }

    fn product(&self, a: u128, b: u128) -> u128 {
        let bits = |n: u128| (0..128).filter(move |bit| n >> bit & 1 == 1);
        let terms = bits(a).flat_map(|i| bits(b).map(move |j| self.0[i][j]));
        terms.fold(0, |sum, term| sum ^ term)
    }
}

#[test]
fn all_products_of_bytes_follow_the_rules_for_fermat_powers() {
    let rules = FermatRules::new();
    for a in 0..=u8::MAX {
        for b in 0..=u8::MAX {
            let product = Nimber8::new(a) * Nimber8::new(b);
            assert_eq!(u128::from(product.get()), rules.product(a.into(), b.into()), "*{a} · *{b}");
        }
    }
}

#[test]
fn all_products_of_powers_of_two_follow_the_rules_for_fermat_powers() {
    let rules = FermatRules::new();
    for i in 0..128 {
        for j in 0..128 {
            let [a, b] = [i, j].map(|bit| Nimber128::new(1 << bit));
            assert_eq!((a * b).get(), rules.0[i][j], "2^{i} · 2^{j}");
        }
    }
}

#[test]
fn random_products_follow_the_rules_for_fermat_powers() {
    let rules = FermatRules::new();
    proptest!(|(a: u128, b: u128, shift in 0..128_u32)| {
        let (a, b) = (a >> shift, b);
        let expected = |bits: u32| {
            let mask = u128::MAX >> (128 - bits);
            rules.product(a & mask, b & mask)
        };
        prop_assert_eq!(
            u128::from((Nimber16::new(a as u16) * Nimber16::new(b as u16)).get()), expected(16)
        );
        prop_assert_eq!(
            u128::from((Nimber32::new(a as u32) * Nimber32::new(b as u32)).get()), expected(32)
        );
        let [a64, b64] = [a as u64, b as u64].map(Nimber64::new);
        prop_assert_eq!(u128::from((a64 * b64).get()), expected(64));
        let product = Polynomial64::from(a64) * Polynomial64::from(b64);
        prop_assert_eq!(u128::from(Nimber64::from(product).get()), expected(64));
        let [a, b] = [a, b].map(Nimber128::new);
        prop_assert_eq!((a * b).get(), expected(128));
        let product = Polynomial128::from(a) * Polynomial128::from(b);
        prop_assert_eq!(Nimber128::from(product).get(), expected(128));
    });
}

proptest! {
    #[test]
    fn smaller_fields_lie_in_larger_ones(a: u64, b: u64, shift in 0..64_u32) {
        let (a, b) = (a >> shift, b >> shift);
        macro_rules! check {
            ($($Narrow:ident($Word:ty) in $Wide:ident;)*) => {$(
                let [x, y] = [a, b].map(|a| $Narrow::new(a as $Word));
                prop_assert_eq!($Wide::from(x * y), $Wide::from(x) * $Wide::from(y));
                prop_assert_eq!($Wide::from(x + y), $Wide::from(x) + $Wide::from(y));
                prop_assert_eq!($Wide::from(x.square_root()), $Wide::from(x).square_root());
                prop_assert_eq!(x.inverse().map($Wide::from), $Wide::from(x).inverse());
            )*};
        }
        check! {
            Nimber8(u8) in Nimber16;
            Nimber8(u8) in Nimber32;
            Nimber8(u8) in Nimber64;
            Nimber8(u8) in Nimber128;
            Nimber16(u16) in Nimber32;
            Nimber16(u16) in Nimber64;
            Nimber16(u16) in Nimber128;
            Nimber32(u32) in Nimber64;
            Nimber32(u32) in Nimber128;
            Nimber64(u64) in Nimber128;
        }
    }
}
