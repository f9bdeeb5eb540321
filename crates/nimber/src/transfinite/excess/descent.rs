//! From the large field down to a small one that contains the norm.
//!
//! Let κ^l = c be the top level and N = Σ n_i·κ^i be in the field of 2^f elements. If l does not
//! divide f, then N = n₀. Otherwise let n_j ≠ 0 with j > 0 and g = n_j·κ^j. The lower field has the
//! l-th roots of unity, and the automorphisms κ ↦ ζκ show that all n_i·κ^i are in the field of
//! 2^lcm(f, o) elements, o the order of 2 modulo l. So γ = g^l and all
//!
//! > n_i·κ^i·g^(l−t), t = i/j mod l,
//!
//! are in F, the field of 2^D elements, D = lcm(f, o)/l, and N in F(g): a field of few elements,
//! in which each n_i·κ^i is such an element of F times g^t/γ. To compute in F, its elements are
//! written as polynomials in one of them.

use super::ExcessError;
use super::dense::Dense;
use super::kummer::{Kummer, Modulus, add, flip, has};
use super::power::{Ring, is_power};
use crate::transfinite::degree::order_of_two;
use crate::transfinite::tower::is_zero;

/// How many elements are tried for a generator of F.
const ATTEMPTS: u64 = 64;

/// The field of the first levels of a tower.
struct Levels<'a> {
    dense: &'a Dense,
    height: usize,
}

impl Ring for Levels<'_> {
    fn one(&self) -> Vec<u64> {
        self.dense.one(self.height)
    }

    fn square(&self, a: &[u64]) -> Vec<u64> {
        self.dense.square(self.height, a)
    }

    fn product(&self, a: &[u64], b: &[u64]) -> Vec<u64> {
        self.dense.product(self.height, a, b)
    }
}

/// Whether an element of the tower that lies in the field of 2^f elements is a p-th power there.
///
/// # Errors
/// [`ExcessError::Damaged`] if it is no element ≠ 0 of that field, and what `proceed` returns.
pub(super) fn is_power_below(
    dense: &Dense,
    norm: &[u64],
    f: usize,
    p: u32,
    proceed: &mut impl FnMut() -> Result<(), ExcessError>,
) -> Result<bool, ExcessError> {
    let mut height = dense.height();
    while height > 0 && is_zero(&norm[dense.slots(height - 1)..]) {
        height -= 1;
    }
    let norm = &norm[..dense.slots(height)];
    match small_field_bits(dense, height, f) {
        // A field not much larger than the small one is as good.
        Some(bits) if dense.degree(height) > 2 * bits => {
            let (kummer, norm) = descended(dense, height, norm, bits, proceed)?;
            is_power(&kummer, &norm, f, p, proceed)
        }
        _ => is_power(&Levels { dense, height }, norm, f, p, proceed),
    }
}

/// lcm(f, o), if the top level has odd degree l and l divides f.
fn small_field_bits(dense: &Dense, height: usize, f: usize) -> Option<usize> {
    let level = height.checked_sub(1)?;
    dense.tower.odd_prime(level)?;
    let l = dense.primes[level];
    let order = order_of_two(l as u32) as usize;
    (f % l == 0).then(|| f / greatest_common_divisor(f, order) * order)
}

fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

/// The small field and the element in it.
fn descended(
    dense: &Dense,
    height: usize,
    norm: &[u64],
    bits: usize,
    proceed: &mut impl FnMut() -> Result<(), ExcessError>,
) -> Result<(Kummer, Vec<u64>), ExcessError> {
    let level = height - 1;
    let (l, block) = (dense.primes[level], dense.slots(level));
    let parts: Vec<&[u64]> = norm.chunks(block).collect();
    let j = (1..l).find(|&i| !is_zero(parts[i])).ok_or(ExcessError::Damaged)?;
    let mut powers = vec![dense.one(level), parts[j].to_vec()];
    while powers.len() <= l {
        powers.push(dense.product(level, &powers[powers.len() - 1], parts[j]));
        proceed()?;
    }
    let times_constant = |mut element: Vec<u64>, count: usize| {
        (0..count).for_each(|_| dense.tower.multiply_by_constant(level, &mut element));
        element
    };
    // γ, and the pairs of t and n_i·κ^i·g^(l−t), behind n₀ for t = 0.
    let gamma = times_constant(powers[l].clone(), j);
    let mut elements = vec![gamma, parts[0].to_vec()];
    let mut places = Vec::new();
    for t in 1..l {
        let i = t * j % l;
        if !is_zero(parts[i]) {
            let element = dense.product(level, parts[i], &powers[l - t]);
            elements.push(times_constant(element, (i + j * (l - t)) / l));
            places.push(t);
            proceed()?;
        }
    }
    drop(powers);
    let (modulus, rows) = polynomials(dense, level, &elements, bits / l, proceed)?;
    let words = modulus.words();
    let inverse = modulus.inverse(&rows[0]);
    let mut element = vec![0; words * l];
    element[..words].copy_from_slice(&rows[1]);
    for (t, row) in places.into_iter().zip(&rows[2..]) {
        element[t * words..][..words].copy_from_slice(&modulus.product(row, &inverse));
    }
    let gamma = rows.into_iter().next().unwrap_or_default();
    Ok((Kummer { modulus, l, gamma }, element))
}

/// Elements below a level, of the field of 2^`bound` elements, as polynomials in one generator of
/// a field that contains them all.
fn polynomials(
    dense: &Dense,
    level: usize,
    elements: &[Vec<u64>],
    bound: usize,
    proceed: &mut impl FnMut() -> Result<(), ExcessError>,
) -> Result<(Modulus, Vec<Vec<u64>>), ExcessError> {
    let mut state = 1;
    let mut mixed = || {
        let mut sum = vec![0; dense.slots(level)];
        for element in elements {
            if scattered(&mut state) >> 63 == 1 {
                add(&mut sum, element);
            }
        }
        sum
    };
    for attempt in 0..ATTEMPTS {
        // Sums of elements nearly always generate the field, and sums of products always can.
        let mut generator = mixed();
        if attempt >= ATTEMPTS / 2 {
            generator = dense.product(level, &generator, &mixed());
        }
        let mut span = Span { rows: Vec::new(), words: bound / 64 + 1 };
        let mut power = dense.one(level);
        let relation = loop {
            match span.insert(&power) {
                Some(relation) => break relation,
                None if span.rows.len() > bound => return Err(ExcessError::Damaged),
                None => power = dense.product(level, &power, &generator),
            }
            proceed()?;
        };
        let degree = span.rows.len();
        let found: Option<Vec<Vec<u64>>> =
            elements.iter().map(|element| span.combination(element)).collect();
        if let Some(mut rows) = found {
            let modulus = Modulus::new(degree, &relation);
            rows.iter_mut().for_each(|row| row.truncate(modulus.words()));
            return Ok((modulus, rows));
        }
    }
    Err(ExcessError::Damaged)
}

fn scattered(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ mixed >> 31
}

/// Independent rows, each reduced by those before it.
struct Span {
    /// A bit that the later rows do not have, the row, and the inserted rows whose sum it is.
    rows: Vec<(usize, Vec<u64>, Vec<u64>)>,
    /// Words of a combination.
    words: usize,
}

impl Span {
    /// What is left of a row, and of which inserted rows the difference is the sum.
    fn reduced(&self, row: &[u64]) -> (Vec<u64>, Vec<u64>) {
        let (mut rest, mut combination) = (row.to_vec(), vec![0; self.words]);
        for (bit, row, sum) in &self.rows {
            if has(&rest, *bit) {
                add(&mut rest, row);
                add(&mut combination, sum);
            }
        }
        (rest, combination)
    }

    /// Inserts a row that is independent of those there; otherwise tells which ones it is the sum
    /// of.
    fn insert(&mut self, row: &[u64]) -> Option<Vec<u64>> {
        let (rest, mut combination) = self.reduced(row);
        let Some(place) = rest.iter().position(|&word| word != 0) else {
            return Some(combination);
        };
        flip(&mut combination, self.rows.len());
        let bit = 64 * place + rest[place].trailing_zeros() as usize;
        self.rows.push((bit, rest, combination));
        None
    }

    /// The inserted rows whose sum a row is, if it is one.
    fn combination(&self, row: &[u64]) -> Option<Vec<u64>> {
        let (rest, combination) = self.reduced(row);
        is_zero(&rest).then_some(combination)
    }
}
