//! Ordinals against things that are simpler: integers below ω, lists of coefficients below ω^ω,
//! and the definition of the nim-sum.

use std::cmp::Ordering;

use nimatron_nimber::{Natural, Ordinal};
use proptest::prelude::*;

/// An ordinal below ω^ω: coefficients of 1, ω, ω², …, the last one not 0.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Polynomial(Vec<u64>);

impl Polynomial {
    fn new(mut coefficients: Vec<u64>) -> Self {
        while coefficients.last() == Some(&0) {
            coefficients.pop();
        }
        Self(coefficients)
    }

    fn ordinal(&self) -> Ordinal {
        let terms = self.0.iter().enumerate().rev();
        let texts: Vec<String> = terms.map(|(e, n)| format!("w^{e}*{n}")).collect();
        format!("0+{}", texts.join("+")).trim_end_matches('+').parse().unwrap()
    }

    fn coefficient(&self, exponent: usize) -> u64 {
        self.0.get(exponent).copied().unwrap_or(0)
    }

    fn cmp(&self, other: &Self) -> Ordering {
        self.0.len().cmp(&other.0.len()).then_with(|| self.0.iter().rev().cmp(other.0.iter().rev()))
    }

    fn add(&self, other: &Self) -> Self {
        let Some(degree) = other.0.len().checked_sub(1) else { return self.clone() };
        let mut sum = other.0.clone();
        sum[degree] += self.coefficient(degree);
        sum.extend(self.0.iter().skip(degree + 1));
        Self(sum)
    }

    /// a·ω: the coefficients but the leading one vanish, and that becomes 1.
    fn times_omega(&self) -> Self {
        if self.0.is_empty() {
            return self.clone();
        }
        let mut product = vec![0; self.0.len()];
        product.push(1);
        Self(product)
    }

    /// a·b by a·(c·ω + n) = (a·c)·ω + a + … + a, where c·ω need not commute: the digits of b are
    /// taken from the lowest, a·ω^i·n added on the left.
    fn mul(&self, other: &Self) -> Self {
        let mut product = Self(Vec::new());
        let mut power = self.clone();
        for &n in &other.0 {
            for _ in 0..n {
                product = power.add(&product);
            }
            power = power.times_omega();
        }
        product
    }

    fn zip(&self, other: &Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        let length = self.0.len().max(other.0.len());
        Self::new((0..length).map(|e| combine(self.coefficient(e), other.coefficient(e))).collect())
    }

    fn natural_product(&self, other: &Self) -> Self {
        let mut product = vec![0; self.0.len() + other.0.len()];
        for (e, n) in self.0.iter().enumerate() {
            for (f, m) in other.0.iter().enumerate() {
                product[e + f] += n * m;
            }
        }
        Self::new(product)
    }
}

fn polynomial() -> impl Strategy<Value = Polynomial> {
    prop::collection::vec(0_u64..6, 0..5).prop_map(Polynomial::new)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn below_omega_to_the_omega(a in polynomial(), b in polynomial()) {
        let (x, y) = (a.ordinal(), b.ordinal());
        prop_assert_eq!(x.cmp(&y), a.cmp(&b));
        prop_assert_eq!(&x + &y, a.add(&b).ordinal());
        prop_assert_eq!(&x * &y, a.mul(&b).ordinal());
        prop_assert_eq!(x.natural_sum(&y), a.zip(&b, |n, m| n + m).ordinal());
        prop_assert_eq!(x.natural_product(&y), Ok(a.natural_product(&b).ordinal()));
        prop_assert_eq!(x.nim_sum(&y), a.zip(&b, |n, m| n ^ m).ordinal());
    }

    #[test]
    fn below_omega(a in any::<u64>(), b in any::<u64>(), n in 0_u32..40) {
        let (x, y) = (Ordinal::from(a), Ordinal::from(b));
        prop_assert_eq!(x.cmp(&y), a.cmp(&b));
        prop_assert_eq!(&x + &y, Ordinal::from(u128::from(a) + u128::from(b)));
        prop_assert_eq!(&x * &y, Ordinal::from(u128::from(a) * u128::from(b)));
        prop_assert_eq!(x.natural_sum(&y), &x + &y);
        prop_assert_eq!(x.natural_product(&y), Ok(&x * &y));
        prop_assert_eq!(x.nim_sum(&y), Ordinal::from(a ^ b));
        prop_assert_eq!(Ordinal::nim_sum_of([&x, &y]), Ordinal::from(a ^ b));
        prop_assert_eq!(x.left_subtract(&y), a.checked_sub(b).map(Ordinal::from));
        let quotient = a.checked_div(b).map(|q| (Ordinal::from(q), Ordinal::from(a % b)));
        prop_assert_eq!(x.div_rem(&y), quotient);
        let power = x.checked_pow(&n.into()).unwrap();
        prop_assert_eq!(power, Ordinal::from(Natural::from(a).pow(n as usize)));
        prop_assert_eq!(x.to_string(), a.to_string());
        prop_assert_eq!(x.leading_power(), a.checked_ilog2().map(Ordinal::from));
        let bits: Vec<Ordinal> =
            (0..64_u32).rev().filter(|bit| a >> bit & 1 == 1).map(Ordinal::from).collect();
        prop_assert_eq!(x.base2(), bits);
        prop_assert_eq!(x.to_u64(), Some(a));
        prop_assert_eq!(x.predecessor(), a.checked_sub(1).map(Ordinal::from));
    }
}

/// a ⊕ b is the least number that is neither a' ⊕ b nor a ⊕ b' for smaller a', b'.
#[test]
fn finite_nim_sum_is_the_least_excluded_number() {
    const SIZE: usize = 48;
    let mut table = vec![vec![0_usize; SIZE]; SIZE];
    for a in 0..SIZE {
        for b in 0..SIZE {
            let excluded: Vec<usize> =
                (0..a).map(|c| table[c][b]).chain((0..b).map(|c| table[a][c])).collect();
            table[a][b] = (0..).find(|n| !excluded.contains(n)).unwrap();
            assert_eq!(Ordinal::from(a).nim_sum(&b.into()), table[a][b].into(), "{a} (+) {b}");
        }
    }
}
