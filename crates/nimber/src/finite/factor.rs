//! Writing a nimber as a product with prescribed leading bits.
//!
//! # What
//! For a nimber v ≠ 0 write λ(v) for the exponent of its leading power of two, and say that *v leads
//! in* w if the power 2^λ(v) is one of those that make up w. [`factor`] computes, for exponents i
//! and j such that v leads in 2^i·2^j,
//!
//! > nimbers r and s with λ(r) = i, λ(s) = j and r·s = v.
//!
//! [`factors_for`] does the same for any number of factors whose leading bits are chosen among the
//! bits of given nimbers x_1, …, x_d, whenever v leads in x_1·…·x_d. Then x_k + r_k < x_k for every
//! k, which is what a winning move in a product of games needs: see Turning Corners in *Winning
//! Ways*.
//!
//! # Theorem
//! r and s exist. *Proof,* by induction along the tower of fields, and this is the algorithm. If
//! i = j = 0, then v = 1 = 1·1. Otherwise let i ≥ j, and let h be the power of two with h ≤ i < 2h.
//! Put X = 2^h and c = 2^(h−1), so that X² = X + c, and write v = v₁X + v₀ with v₁, v₀ < X.
//!
//! 1. *j < h.* All powers of 2^i·2^j = (2^(i−h)·2^j)·X are multiples of X, so v₁ ≠ 0 leads in
//!    2^(i−h)·2^j. By induction v₁ = r₁·s with λ(r₁) = i−h and λ(s) = j. Take r = r₁X + v₀/s.
//!
//! From here on j ≥ h. Put p = 2^(i−h)·2^(j−h); then 2^i·2^j = p·X² = p·X + p·c.
//!
//! 2. *v₁ ≠ 0.* Then v₁ leads in p, and by induction v₁ = r₁·s₁ with λ(r₁) = i−h, λ(s₁) = j−h. Let
//!    m = √(c + v₀/v₁). Then (X + m)² = X + c + m² = X + v₀/v₁, so that r = r₁(X + m) and
//!    s = s₁(X + m) have the product v₁X + v₀.
//! 3. *v₁ = 0.* Then v leads in p·c, hence in 2^e·2^(h−1) for some bit e of p. By induction
//!    v = u·z with λ(u) = e and λ(z) = h−1, and since u leads in p, again by induction u = r₁·s₁
//!    with λ(r₁) = i−h, λ(s₁) = j−h. As z and c both have the bit h−1, the trace of z + c, which is
//!    that bit, is 0, and there is m < X with m² + m = z + c. Then (X + m)(X + m + 1) =
//!    X + c + X + m² + m = z, so that r = r₁(X + m) and s = s₁(X + m + 1) have the product u·z. ∎
//!
//! The theorem contains half of the proof that the tower of fields is the product by mex: every
//! v < x·y is reached by some x′ < x and y′ < y.
//!
//! # Cost
//! With k levels of the tower at most 2^k calls, seldom more than 2k, each of a few products, one
//! inverse and one square root or root of y² + y. All of these are on halves, in the type
//! [`FieldElement::Half`], so that the level of the whole number costs about as much as all those
//! below; bytes are looked up.
//!
//! References: H. W. Lenstra, *Nim multiplication* (1978); E. R. Berlekamp, J. H. Conway and
//! R. K. Guy, *Winning Ways*, chapter 14.

use std::sync::LazyLock;

use super::FieldElement;
use super::tower::{Bytes, Kernel};

/// r and s with leading bits `i` and `j` and r·s = `v`, none unless the leading bit of `v` is a bit
/// of 2^i·2^j.
///
/// Both 2^i and 2^j must lie in the field of the type.
///
/// ```
/// use nimatron_nimber::finite::{FieldElement, Nimber64, factor};
/// let v = Nimber64::new(9);
/// let (r, s) = factor(3, 2, &v).unwrap();
/// assert_eq!((r.leading_bit(), s.leading_bit()), (Some(3), Some(2)));
/// assert_eq!(r * s, v);
/// assert_eq!(factor(0, 0, &v), None);
/// ```
///
/// # Panics
/// If the type is too narrow for 2^i or 2^j.
pub fn factor<F: FieldElement>(i: usize, j: usize, v: &F) -> Option<(F, F)> {
    let product = F::power_of_two(i).product(&F::power_of_two(j));
    v.leading_bit().filter(|&bit| product.has_bit(bit))?;
    v.led_by(i, j)
}

/// The theorem, for a `v` that is known to lead in 2^i·2^j: one level, and the rest by
/// [`FieldElement::led_by`] of the halves.
#[inline]
pub(super) fn by_halves<F: FieldElement>(v: &F, i: usize, j: usize) -> Option<(F, F)> {
    let Some(level) = i.max(j).checked_ilog2() else {
        return Some((F::one(), v.clone()));
    };
    let h = 1 << level;
    let (v1, v0) = v.split(h)?;
    if i.min(j) < h {
        let (r1, s) = v1.led_by(i.max(j) - h, i.min(j))?;
        let r0 = v0.product(&s.inverse()?);
        let (r, s) = (F::join(&r1, &r0, h), F::join(&F::Half::zero(), &s, h));
        return Some(if i < j { (s, r) } else { (r, s) });
    }
    // The exponents in the halves.
    let (i, j) = (i - h, j - h);
    let times_x_plus = |first: &F::Half, m: &F::Half| F::join(first, &first.product(m), h);
    let c = F::Half::power_of_two(h - 1);
    if !v1.is_zero() {
        let (r1, s1) = v1.led_by(i, j)?;
        let m = c.sum(&v0.product(&v1.inverse()?)).square_root();
        return Some((times_x_plus(&r1, &m), times_x_plus(&s1, &m)));
    }
    let p = F::Half::power_of_two(i).product(&F::Half::power_of_two(j));
    let e = bit_leading_to(&p, &c, v0.leading_bit()?)?;
    let (u, z) = v0.led_by(e, h - 1)?;
    let (r1, s1) = u.led_by(i, j)?;
    let m = z.sum(&c).artin_schreier()?;
    Some((times_x_plus(&r1, &m), times_x_plus(&s1, &m.sum(&F::Half::one()))))
}

/// r and s with leading bits `i` and `j` and r·s = `v`, where there are such bytes, by a table.
#[inline]
pub(super) fn byte_factors(i: usize, j: usize, v: u8) -> (u8, u8) {
    type Factors = [[(u8, u8); 256]; 64];
    static FACTORS: LazyLock<Box<Factors>> = LazyLock::new(|| {
        let mut table: Box<Factors> = Box::new([[(0, 0); 256]; 64]);
        for r in 1..=u8::MAX {
            for s in 1..=u8::MAX {
                let leading = r.ilog2() << 3 | s.ilog2();
                table[leading as usize][usize::from(Bytes::product(r, s))] = (r, s);
            }
        }
        table
    });
    FACTORS[(i & 7) << 3 | j & 7][usize::from(v)]
}

/// The highest bit e of `x` such that 2^e·`y` has the bit `wanted`.
///
/// There is one if x·y has the bit, because the product is distributive. About half of the bits of
/// a random x serve, so that few are tried.
fn bit_leading_to<F: FieldElement>(x: &F, y: &F, wanted: usize) -> Option<usize> {
    let serves = |e: &usize| x.has_bit(*e) && F::power_of_two(*e).product(y).has_bit(wanted);
    (0..=x.leading_bit()?).rev().find(serves)
}

/// Nimbers r_1, …, r_d with product `v`, the leading bit of each r_k a bit of x_k; none unless the
/// leading bit of `v` is a bit of x_1·…·x_d.
///
/// Then x_k + r_k < x_k for every k.
///
/// ```
/// use nimatron_nimber::finite::{Nimber64, factors_for};
/// // The stone (14, 8) on a board of value 8.
/// let stone = [Nimber64::new(14), Nimber64::new(8)];
/// let factors = factors_for(&stone, &Nimber64::new(8)).unwrap();
/// assert_eq!(factors[0] * factors[1], Nimber64::new(8));
/// assert!(factors.iter().zip(&stone).all(|(r, x)| *x + *r < *x));
/// ```
///
/// Cost: d − 1 factorings, and at most 2d·bits products to choose the leading bits.
pub fn factors_for<F: FieldElement>(coordinates: &[F], v: &F) -> Option<Vec<F>> {
    let (first, others) = coordinates.split_first()?;
    // The products x_1·…·x_k for k = 1, …, d−1.
    let mut products = Vec::with_capacity(others.len());
    let mut product = first.clone();
    for x in others {
        let next = product.product(x);
        products.push(std::mem::replace(&mut product, next));
    }
    v.leading_bit().filter(|&bit| product.has_bit(bit))?;
    let mut factors = Vec::with_capacity(coordinates.len());
    let mut rest = v.clone();
    for (product, x) in products.iter().zip(others).rev() {
        let wanted = rest.leading_bit()?;
        let i = bit_leading_to(product, x, wanted)?;
        let j = bit_leading_to(x, &F::power_of_two(i), wanted)?;
        let (r, s) = rest.led_by(i, j)?;
        factors.push(s);
        rest = r;
    }
    factors.push(rest);
    factors.reverse();
    Some(factors)
}

#[cfg(test)]
mod tests {
    use super::super::{Nimber8, Nimber64, Nimber128};
    use super::*;

    fn confirm<F: FieldElement>(coordinates: &[F], v: &F) {
        let factors = factors_for(coordinates, v).expect("v leads in the product");
        let product = factors.iter().fold(F::one(), |product, r| product.product(r));
        assert_eq!(product, *v, "{coordinates:?}");
        for (x, r) in coordinates.iter().zip(&factors) {
            assert!(x.sum(r) < *x, "{x:?} + {r:?} is not below, for {v:?}");
        }
    }

    #[test]
    fn every_smaller_value_is_reached_below_64() {
        for x in 1..64u8 {
            for y in 1..64u8 {
                let stone = [Nimber8::new(x), Nimber8::new(y)];
                let value = stone[0] * stone[1];
                for below in 0..value.get() {
                    confirm(&stone, &(value + Nimber8::new(below)));
                }
            }
        }
    }

    #[test]
    fn exactly_the_pairs_of_bits_that_lead_are_factored() {
        for i in 0..8 {
            for j in 0..8 {
                let product = Nimber8::power_of_two(i) * Nimber8::power_of_two(j);
                for v in (0..=255).map(Nimber8::new) {
                    let leads = v.leading_bit().is_some_and(|bit| product.has_bit(bit));
                    match factor(i, j, &v) {
                        Some((r, s)) => {
                            assert!(leads);
                            assert_eq!((r.leading_bit(), s.leading_bit()), (Some(i), Some(j)));
                            assert_eq!(r * s, v);
                        }
                        None => assert!(!leads, "{i} {j} {v}"),
                    }
                }
            }
        }
    }

    #[test]
    fn three_factors_below_18() {
        for (x, y, z) in triples() {
            let stone = [x, y, z].map(Nimber8::new);
            let value = stone[0] * stone[1] * stone[2];
            for below in 0..value.get() {
                confirm(&stone, &(value + Nimber8::new(below)));
            }
        }
    }

    fn triples() -> impl Iterator<Item = (u8, u8, u8)> {
        (1..18).flat_map(|x| (1..18).flat_map(move |y| (1..18).map(move |z| (x, y, z))))
    }

    /// SplitMix64, with the number of bits chosen at random too.
    fn random(state: &mut u64) -> u64 {
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = *state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        (z | 1 << 63) >> (z % 64)
    }

    #[test]
    fn random_stones_of_mixed_sizes_in_two_to_eight_dimensions() {
        let mut state = 2026;
        for round in 0..4000 {
            let dimension = 2 + round % 7;
            let stone: Vec<Nimber64> =
                (0..dimension).map(|_| Nimber64::new(random(&mut state))).collect();
            let value = stone.iter().fold(Nimber64::ONE, |product, x| product * *x);
            let below = random(&mut state) % value.get();
            confirm(&stone, &(value + Nimber64::new(below)));
        }
        for _ in 0..500 {
            let wide = |state: &mut u64| {
                Nimber128::new(u128::from(random(state)) << 64 | u128::from(random(state)))
            };
            let stone = [wide(&mut state), wide(&mut state)];
            let value = stone[0] * stone[1];
            let below = wide(&mut state).get() % value.get();
            confirm(&stone, &(value + Nimber128::new(below)));
        }
    }

    #[test]
    fn nothing_to_factor() {
        let v = Nimber64::new(2);
        assert_eq!(factors_for(&[], &v), None);
        assert_eq!(factors_for(&[Nimber64::new(4)], &v), None);
        assert_eq!(factors_for(&[Nimber64::new(3)], &v), Some(vec![v]));
        assert_eq!(factor(1, 1, &Nimber64::ZERO), None);
    }
}
