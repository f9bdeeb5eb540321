//! All ways of writing a nimber as a product of some with leading bits among given ones.
//!
//! # What
//! For nimbers x, y, v the pairs (r, s) with r·s = v, x + r < x and y + s < y. The last two mean
//! that the leading bit of r is a bit of x and that of s a bit of y; there are exactly x such r and
//! y such s. These pairs are the winning moves of a stone at (x, y) of Turning Corners on a board
//! of value v.
//!
//! # Method
//! Let h be the power of two such that h ≤ i < 2h for the leading bit i of the larger of x and y.
//! Put X = 2^h and c = 2^(h−1), and write every nimber as a₁X + a₀.
//!
//! - If r₁ = s₁ = 0, the pair belongs to x₀, y₀ and v, which must then be below X.
//! - If only s₁ = 0, then r₁·s₀ = v₁: the pair (r₁, s₀) belongs to x₁, y₀ and v₁, and r₀ = v₀/s₀.
//!   Likewise if only r₁ = 0.
//! - If neither is 0, choose r₁ for x₁ and s₁ for y₁ in any way, and put u = r₁·s₁ and t = v₁ + u.
//!   With r = r₁(X + a) and s = s₁(X + b) the product is v iff a + b = t/u and a·b = c + v₀/u. For
//!   t = 0 that is a = b = √(c + v₀/u). Otherwise a = z·t/u with z² + z = (c + v₀/u)·(u/t)², which
//!   has two solutions below X or none, as the bit h−1 of the right side is 0 or 1.
//!
//! Of more than two factors all but those for the two largest coordinates are tried out.
//!
//! # Cost
//! The number of choices in the last case, summed over the recursion: [`count_choices`]. About half
//! of them have two solutions, so that the cost is in proportion to the number of pairs.

use super::FieldElement;

/// The pairs (r, s) with r·s = `v`, x + r < x and y + s < y, each once.
///
/// ```
/// use nimatron_nimber::finite::{Nimber64, factorings};
/// let [x, y, v] = [4, 4, 10].map(Nimber64::new);
/// let corners: Vec<_> = factorings(x, y, v).map(|(r, s)| (x + r, y + s)).collect();
/// assert_eq!(corners.len(), 2);
/// assert!(corners.contains(&(Nimber64::new(0), Nimber64::new(3))));
/// ```
///
/// They are found one by one.
pub fn factorings<F: FieldElement>(x: F, y: F, v: F) -> Box<dyn Iterator<Item = (F, F)>> {
    let (Some(i), Some(j), Some(bit)) = (x.leading_bit(), y.leading_bit(), v.leading_bit()) else {
        return Box::new(std::iter::empty());
    };
    let Some(level) = i.max(j).checked_ilog2() else {
        return Box::new((bit == 0).then(|| (F::one(), F::one())).into_iter());
    };
    let h = 1 << level;
    if bit >= 2 * h {
        return Box::new(std::iter::empty());
    }
    let [Some((x1, x0)), Some((y1, y0)), Some((v1, v0))] = [x, y, v].map(|a| a.split(h)) else {
        return Box::new(std::iter::empty());
    };
    let low = v1.is_zero().then(|| factorings(x0.clone(), y0.clone(), v0.clone()));
    let low = low.into_iter().flatten().map(move |(r, s)| (embedded(&r, h), embedded(&s, h)));
    let completed = {
        let v0 = v0.clone();
        move |(high, other): (F::Half, F::Half)| {
            let low = v0.product(&other.inverse()?);
            Some((F::join(&high, &low, h), embedded(&other, h)))
        }
    };
    let only_r = factorings(x1.clone(), y0, v1.clone()).filter_map(completed.clone());
    let only_s = factorings(y1.clone(), x0, v1.clone()).filter_map(completed);
    let both = led_by_bits_of(x1).flat_map(move |r1| {
        let (v1, v0) = (v1.clone(), v0.clone());
        led_by_bits_of(y1.clone()).flat_map(move |s1| with_high_parts(&r1, &s1, &v1, &v0, h))
    });
    Box::new(low.chain(only_r).chain(only_s.map(|(s, r)| (r, s))).chain(both))
}

/// A number below 2^`bits` as one of twice the width.
fn embedded<F: FieldElement>(low: &F::Half, bits: usize) -> F {
    F::join(&F::Half::zero(), low, bits)
}

/// The pairs with these high parts, none of which is 0.
fn with_high_parts<F: FieldElement>(
    r1: &F::Half,
    s1: &F::Half,
    v1: &F::Half,
    v0: &F::Half,
    h: usize,
) -> Vec<(F, F)> {
    let u = r1.product(s1);
    let Some(inverse) = u.inverse() else {
        return Vec::new();
    };
    let sum = v1.sum(&u).product(&inverse);
    let product = F::Half::power_of_two(h - 1).sum(&v0.product(&inverse));
    let pair =
        |a: &F::Half, b: &F::Half| (F::join(r1, &r1.product(a), h), F::join(s1, &s1.product(b), h));
    let Some(inverse) = sum.inverse() else {
        let root = product.square_root();
        return vec![pair(&root, &root)];
    };
    let constant = product.product(&inverse.square());
    if constant.has_bit(h - 1) {
        return Vec::new();
    }
    let Some(z) = constant.artin_schreier() else {
        return Vec::new();
    };
    let a = z.product(&sum);
    let b = a.sum(&sum);
    vec![pair(&a, &b), pair(&b, &a)]
}

/// Every r with x + r < x, each once.
///
/// ```
/// use nimatron_nimber::finite::{Nimber8, led_by_bits_of};
/// let mut below: Vec<u8> =
///     led_by_bits_of(Nimber8::new(6)).map(|r| (Nimber8::new(6) + r).get()).collect();
/// below.sort();
/// assert_eq!(below, [0, 1, 2, 3, 4, 5]);
/// ```
pub fn led_by_bits_of<F: FieldElement>(x: F) -> impl Iterator<Item = F> {
    let bits = x.leading_bit().map_or(0, |bit| bit + 1);
    (0..bits).rev().filter(move |&bit| x.has_bit(bit)).flat_map(|bit| {
        // In the order of the Gray code a step adds one power of two. The last step would add the
        // leading one, and there are not more than 2^127 steps in a lifetime.
        let steps = (1u128..).map(|step| step.trailing_zeros() as usize);
        let mut next = F::power_of_two(bit);
        let rest = steps.take_while(move |&low| low < bit).map(move |low| {
            next = next.sum(&F::power_of_two(low));
            next.clone()
        });
        std::iter::once(F::power_of_two(bit)).chain(rest)
    })
}

/// How many choices [`factorings`] for x and y goes through at most, if that is not more than
/// `most`.
///
/// ```
/// use nimatron_nimber::finite::{Nimber64, count_choices};
/// let stone = Nimber64::new(1 << 33);
/// assert_eq!(count_choices(stone, stone, 1000), Some(4));
/// let stone = Nimber64::new(1 << 60);
/// assert_eq!(count_choices(stone, stone, 1000), None);
/// ```
pub fn count_choices<F: FieldElement>(x: F, y: F, most: u64) -> Option<u64> {
    let (Some(i), Some(j)) = (x.leading_bit(), y.leading_bit()) else {
        return Some(0);
    };
    let Some(level) = i.max(j).checked_ilog2() else {
        return Some(1);
    };
    let ((x1, x0), (y1, y0)) = (x.split(1 << level)?, y.split(1 << level)?);
    let both = to_u64(&x1)?.checked_mul(to_u64(&y1)?).filter(|both| *both <= most)?;
    [(x1, y0.clone()), (x0.clone(), y1), (x0, y0)].into_iter().try_fold(both, |sum, (x, y)| {
        let left = most - sum;
        count_choices(x, y, left).map(|choices| sum + choices)
    })
}

/// Every list of r_1, …, r_d with product `v` and x_k + r_k < x_k for all k, each once.
///
/// ```
/// use nimatron_nimber::finite::{Nimber64, factorings_for};
/// // 3·3 = 2 and 2·4 = 8.
/// let [two, three, four, eight] = [2, 3, 4, 8].map(Nimber64::new);
/// let lists: Vec<_> = factorings_for(&[two, two, four], &eight).collect();
/// assert_eq!(lists, [vec![three, three, four]]);
/// ```
///
/// They are found one by one. Cost: [`count_choices_for`].
pub fn factorings_for<'a, F: FieldElement + 'a>(
    coordinates: &[F],
    v: &F,
) -> Box<dyn Iterator<Item = Vec<F>> + 'a> {
    let order = by_size(coordinates);
    let [small @ .., a, b] = order.as_slice() else {
        let only = coordinates.first().filter(|x| x.sum(v) < **x && !v.is_zero());
        return Box::new(only.map(|_| vec![v.clone()]).into_iter());
    };
    let mut partial: Box<dyn Iterator<Item = (Vec<F>, F)>> =
        Box::new(std::iter::once((coordinates.to_vec(), v.clone())));
    for &index in small {
        let x = coordinates[index].clone();
        partial = Box::new(partial.flat_map(move |(factors, rest)| {
            led_by_bits_of(x.clone()).filter_map(move |r| {
                let rest = rest.product(&r.inverse()?);
                let mut factors = factors.clone();
                factors[index] = r;
                Some((factors, rest))
            })
        }));
    }
    let (a, b) = (*a, *b);
    let (x, y) = (coordinates[a].clone(), coordinates[b].clone());
    Box::new(partial.flat_map(move |(factors, rest)| {
        factorings(x.clone(), y.clone(), rest).map(move |(r, s)| {
            let mut factors = factors.clone();
            (factors[a], factors[b]) = (r, s);
            factors
        })
    }))
}

/// The number of choices that [`factorings_for`] goes through, none if it is more than `most`.
pub fn count_choices_for<F: FieldElement>(coordinates: &[F], most: u64) -> Option<u64> {
    let order = by_size(coordinates);
    let (large, small) = match order.as_slice() {
        [small @ .., a, b] => {
            (count_choices(coordinates[*a].clone(), coordinates[*b].clone(), most)?, small)
        }
        _ => (1, [].as_slice()),
    };
    small.iter().try_fold(large.max(1), |product, &index| {
        // A coordinate is the number of its choices.
        let own = to_u64(&coordinates[index])?;
        product.checked_mul(own).filter(|product| *product <= most)
    })
}

/// The indices of the coordinates, the smallest coordinate first.
fn by_size<F: FieldElement>(coordinates: &[F]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..coordinates.len()).collect();
    order.sort_by(|&a, &b| coordinates[a].cmp(&coordinates[b]));
    order
}

/// The number itself, where it is a machine word.
fn to_u64<F: FieldElement>(x: &F) -> Option<u64> {
    let bits = x.leading_bit().map_or(0, |bit| bit + 1);
    (bits <= 64).then(|| (0..bits).filter(|&bit| x.has_bit(bit)).map(|bit| 1 << bit).sum())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::{Nimber8, Nimber32, Nimber64};
    use super::*;

    #[test]
    fn every_pair_below_32_is_found_once() {
        for x in 0..32u8 {
            for y in 0..32u8 {
                let mut expected = vec![BTreeSet::new(); 256];
                for r in (0..x).map(|below| Nimber8::new(x ^ below)) {
                    for s in (0..y).map(|below| Nimber8::new(y ^ below)) {
                        expected[usize::from((r * s).get())].insert((r, s));
                    }
                }
                let [x, y] = [x, y].map(Nimber8::new);
                for (v, expected) in (0..=255).map(Nimber8::new).zip(&expected) {
                    let found: Vec<_> = factorings(x, y, v).collect();
                    assert_eq!(found.len(), expected.len(), "{x} {y} {v}");
                    assert_eq!(&found.into_iter().collect::<BTreeSet<_>>(), expected);
                }
            }
        }
    }

    #[test]
    fn as_division_finds_them_in_wider_fields() {
        for (x, y) in [(300u32, 70_000u32), (0x1_0003, 0x123), (1000, 1000), (77, 0xffff_ffff)] {
            let [x, y] = [x, y].map(Nimber32::new);
            for v in [1u32, 2, 77, 0x8000, 0x1_0000, 0x8000_0001, 0xdead_beef].map(Nimber32::new) {
                let quotients = led_by_bits_of(x).map(|r| (r, v / r));
                let expected: BTreeSet<_> = quotients.filter(|(_, s)| y + *s < y).collect();
                let found: Vec<_> = factorings(x, y, v).collect();
                assert_eq!(found.len(), expected.len());
                assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), expected);
            }
        }
    }

    #[test]
    fn large_coordinates_with_few_choices() {
        let [x, y] = [0x5_1234_5678, 0x3_9abc_def0].map(Nimber64::new);
        let v = x * y;
        assert!(count_choices(x, y, 1 << 40).is_some());
        for (r, s) in factorings(x, y, v).take(1000) {
            assert!(r * s == v && x + r < x && y + s < y);
        }
    }
}
