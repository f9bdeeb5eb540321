//! Towers of extensions over a field of words.
//!
//! The elements of a tower are rows of *slots*, words of the field at the bottom. Each level
//! adjoins one κ: of prime degree p with
//!
//! > κ^p = α, or κ² = κ + c at the levels of degree 2,
//!
//! so that a row over the levels below is a block of the row, and p blocks b₀, …, b_(p−1) are the
//! element b₀ + b₁κ + … + b_(p−1)κ^(p−1). The rows are ordered as the ordinals are.
//!
//! A product is one of polynomials in all κ at once (Kronecker): with room for 2p−1 blocks at each
//! level it is a product of polynomials in one variable over the bottom, done by Karatsuba's
//! method without carries, and then folded level by level. A factor α is a sum of few products of
//! κ and of a word, hence a sum of shifts.

use super::FieldError;
use super::degree::{Component, Degree, Relation, relation};
use super::karatsuba;
use super::word::{WORD_BITS, WordField};
use crate::Natural;
use dashu_int::ops::BitTest;

/// Levels of a tower over a field of words.
pub(super) struct Tower {
    word: &'static WordField,
    levels: Vec<Level>,
}

/// What is adjoined at a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kappa {
    /// κ_(2^n).
    Two(u32),
    /// κ_(p^n), p odd.
    Odd(Component),
}

impl Kappa {
    fn p(self) -> usize {
        match self {
            Kappa::Two(_) => 2,
            Kappa::Odd(component) => component.p() as usize,
        }
    }
}

/// An extension by a root κ of x^p = α, or of x² = x + c.
struct Level {
    kappa: Kappa,
    p: usize,
    /// Slots of a block.
    block: usize,
    /// Slots of a block with room for products at all levels.
    roomy: usize,
    /// α or c.
    constant: Vec<Product>,
}

/// A word times some of the κ.
pub(super) struct Product {
    word: u64,
    /// The places of their levels.
    levels: Vec<usize>,
}

/// The κ of a field of this degree, in increasing order.
fn kappas(degree: &Degree) -> Vec<Kappa> {
    let mut kappas: Vec<Kappa> = (1..=degree.two).map(Kappa::Two).collect();
    for power in &degree.odd {
        let lower = (1..=power.exponent).map(|exponent| Component { exponent, ..*power });
        kappas.extend(lower.map(Kappa::Odd));
    }
    kappas
}

/// The products of κ whose sum is the finite nimber n.
fn finite_products(n: &Natural) -> impl Iterator<Item = Vec<Kappa>> {
    let bits = (0..n.bit_len()).filter(|&bit| n.bit(bit));
    bits.map(|bit| {
        (0..64).filter(|place| bit >> place & 1 == 1).map(|n| Kappa::Two(n + 1)).collect()
    })
}

/// The products of κ whose sum is the constant of a level.
fn constant(kappa: Kappa) -> Result<Vec<Vec<Kappa>>, FieldError> {
    match kappa {
        Kappa::Two(n) => Ok(vec![(1..n).map(Kappa::Two).collect()]),
        Kappa::Odd(Component { prime, exponent: 1 }) => {
            let relation = relation(prime)?;
            let kappas = relation.kappas.iter().map(|&kappa| vec![Kappa::Odd(kappa)]);
            Ok(kappas.chain(finite_products(&relation.finite)).collect())
        }
        Kappa::Odd(Component { prime, exponent }) => {
            Ok(vec![vec![Kappa::Odd(Component { prime, exponent: exponent - 1 })]])
        }
    }
}

impl Tower {
    /// The tower over {0, 1} of a closed degree.
    pub(super) fn over_two(degree: &Degree) -> Result<Tower, FieldError> {
        Tower::over(&[], &kappas(degree))
    }

    /// The tower of a closed degree over the largest field of words that its levels begin with.
    pub(super) fn of(degree: &Degree) -> Result<Tower, FieldError> {
        let kappas = kappas(degree);
        let sizes = kappas.iter().scan(1_usize, |size, kappa| {
            *size = size.saturating_mul(kappa.p());
            Some(*size)
        });
        let low = sizes.take_while(|&size| size <= WORD_BITS).count();
        let (low, high) = kappas.split_at(low);
        Tower::over(low, high)
    }

    fn over(low: &[Kappa], high: &[Kappa]) -> Result<Tower, FieldError> {
        let mut degree = Degree::default();
        for kappa in low {
            match *kappa {
                Kappa::Two(n) => degree.two = n,
                Kappa::Odd(power) => degree.join(&Degree { two: 0, odd: vec![power] }),
            }
        }
        let mut levels: Vec<Level> = Vec::new();
        let (mut block, mut roomy) = (1, 1);
        for &kappa in high {
            let p = kappa.p();
            let constant = located(constant(kappa)?, low, &levels);
            levels.push(Level { kappa, p, block, roomy, constant });
            block *= p;
            roomy *= 2 * p - 1;
        }
        Ok(Tower { word: WordField::of(&degree)?, levels })
    }

    /// The field at the bottom.
    pub(super) fn word(&self) -> &'static WordField {
        self.word
    }

    /// How many levels there are.
    pub(super) fn height(&self) -> usize {
        self.levels.len()
    }

    /// The p of a level.
    pub(super) fn prime(&self, level: usize) -> usize {
        self.levels[level].p
    }

    /// The number of the odd prime of a level; none at a level of degree 2.
    pub(super) fn odd_prime(&self, level: usize) -> Option<usize> {
        match self.levels[level].kappa {
            Kappa::Two(_) => None,
            Kappa::Odd(component) => Some(component.prime),
        }
    }

    /// How many slots an element of the first levels has.
    pub(super) fn slots(&self, height: usize) -> usize {
        self.levels.get(height).map_or_else(
            || self.levels.last().map_or(1, |level| level.block * level.p),
            |level| level.block,
        )
    }

    /// How many slots the factors of a product have.
    pub(super) fn roomy_slots(&self) -> usize {
        self.height().checked_sub(1).map_or(1, |top| self.roomy_slots_of(top))
    }

    /// The levels of the largest κ of each prime.
    pub(super) fn top_levels(&self) -> Vec<usize> {
        let places = 0..self.levels.len();
        places
            .filter(|&place| {
                let p = |place: usize| self.levels.get(place).map(|level: &Level| level.p);
                p(place) != p(place + 1)
            })
            .collect()
    }

    /// Multiplies by the κ of a level, in place, a row of any number of blocks of its field.
    pub(super) fn multiply_by_kappa(&self, level: usize, row: &mut [u64]) {
        let Level { block, p, kappa, .. } = self.levels[level];
        for element in row.chunks_mut(block * p) {
            element.rotate_right(block);
            let (first, rest) = element.split_at_mut(block);
            if matches!(kappa, Kappa::Two(_)) {
                add(rest, first);
            }
            self.multiply_by_constant(level, first);
        }
    }

    /// A sum of κ and of a finite nimber, for a tower of this degree.
    pub(super) fn sum(&self, degree: &Degree, sum: &Relation) -> Vec<Product> {
        let kappas = kappas(degree);
        let low = &kappas[..kappas.len() - self.levels.len()];
        let infinite = sum.kappas.iter().map(|&kappa| vec![Kappa::Odd(kappa)]);
        located(infinite.chain(finite_products(&sum.finite)).collect(), low, &self.levels)
    }

    /// Multiplies a row of elements below a level by the constant of the level, in place.
    pub(super) fn multiply_by_constant(&self, level: usize, row: &mut [u64]) {
        self.multiply_by_sum(&self.levels[level].constant, row);
    }

    /// Multiplies a row of elements by a sum of products of their κ, in place.
    pub(super) fn multiply_by_sum(&self, sum: &[Product], row: &mut [u64]) {
        match sum {
            [product] => self.multiply_by_product(product, row),
            products => {
                let mut sum = vec![0; row.len()];
                for product in products {
                    let mut shifted = row.to_vec();
                    self.multiply_by_product(product, &mut shifted);
                    add(&mut sum, &shifted);
                }
                row.copy_from_slice(&sum);
            }
        }
    }

    fn multiply_by_product(&self, product: &Product, row: &mut [u64]) {
        self.scale(row, product.word);
        for &level in &product.levels {
            self.multiply_by_kappa(level, row);
        }
    }

    /// Multiplies by a word, in place.
    pub(super) fn scale(&self, row: &mut [u64], factor: u64) {
        if factor != 1 {
            for slot in row.iter_mut().filter(|slot| **slot != 0) {
                *slot = self.word.product(*slot, factor);
            }
        }
    }

    /// The product of two elements of the first `height` levels.
    pub(super) fn product(&self, height: usize, a: &[u64], b: &[u64]) -> Vec<u64> {
        let Some(top) = height.checked_sub(1) else {
            return vec![self.word.product(a[0], b[0])];
        };
        let [a, b] = [a, b].map(|element| {
            let mut row = vec![0; self.roomy_slots_of(top)];
            self.spread(top, element, &mut row);
            row
        });
        let product = karatsuba::product(&a, &b);
        let product: Vec<u64> = product
            .iter()
            .map(|&polynomial| match polynomial {
                0 => 0,
                _ => self.word.back(polynomial),
            })
            .collect();
        self.folded(top, &product)
    }

    /// How many slots a factor has that is an element of a level.
    fn roomy_slots_of(&self, level: usize) -> usize {
        self.levels[level].roomy * self.levels[level].p
    }

    /// Writes the slots of an element of a level as polynomials, with room for products.
    fn spread(&self, level: usize, element: &[u64], row: &mut [u64]) {
        let Level { block, roomy, .. } = self.levels[level];
        match level.checked_sub(1) {
            None => {
                for (out, slot) in row.iter_mut().zip(element) {
                    *out = self.word.forth(*slot);
                }
            }
            Some(below) => {
                for (part, row) in element.chunks(block).zip(row.chunks_mut(roomy)) {
                    if !is_zero(part) {
                        self.spread(below, part, row);
                    }
                }
            }
        }
    }

    /// The element of a level that a row with room for products stands for.
    fn folded(&self, level: usize, row: &[u64]) -> Vec<u64> {
        let Level { p, block, roomy, kappa, .. } = self.levels[level];
        let mut element = match level.checked_sub(1) {
            None => row.to_vec(),
            Some(below) => row.chunks(roomy).flat_map(|row| self.folded(below, row)).collect(),
        };
        let mut high = element.split_off(p * block);
        self.fold_high(level, kappa, &mut element, &mut high);
        element
    }

    /// Adds to an element of a level the blocks of κ^p, κ^(p+1), ….
    fn fold_high(&self, level: usize, kappa: Kappa, element: &mut [u64], high: &mut [u64]) {
        let block = self.levels[level].block;
        if matches!(kappa, Kappa::Two(_)) {
            add(&mut element[block..], high);
        }
        for (place, part) in high.chunks_mut(block).enumerate() {
            self.multiply_by_constant(level, part);
            add(&mut element[place * block..], part);
        }
    }

    /// The square of an element of the first `height` levels: the squares of the blocks, at even
    /// places.
    pub(super) fn square(&self, height: usize, a: &[u64]) -> Vec<u64> {
        let Some(top) = height.checked_sub(1) else {
            return vec![self.word.square(a[0])];
        };
        let Level { p, block, kappa, .. } = self.levels[top];
        let mut element = vec![0; p * block];
        let mut high = vec![0; (p - 1) * block];
        for (index, part) in a.chunks(block).enumerate().filter(|(_, part)| !is_zero(part)) {
            let square = self.square(top, part);
            match (2 * index).checked_sub(p) {
                None => element[2 * index * block..][..block].copy_from_slice(&square),
                Some(index) => high[index * block..][..block].copy_from_slice(&square),
            }
        }
        self.fold_high(top, kappa, &mut element, &mut high);
        element
    }

    /// The square root of an element of the first `height` levels.
    ///
    /// √κ = κ^((p+1)/2)/√α, so that b·κ^i with odd i has the root √(b/α)·κ^((i+p)/2). At a level of
    /// degree 2, √κ = κ + √c. `inverse(l)` gives 1/α of level l.
    pub(super) fn square_root<'a>(
        &self,
        height: usize,
        a: &[u64],
        inverse: &impl Fn(usize) -> &'a [u64],
    ) -> Vec<u64> {
        let Some(top) = height.checked_sub(1) else {
            return vec![self.word.square_root(a[0])];
        };
        let Level { p, block, kappa, .. } = self.levels[top];
        let mut root = vec![0; p * block];
        if matches!(kappa, Kappa::Two(_)) {
            let (low, high) = a.split_at(block);
            let mut rest = high.to_vec();
            self.multiply_by_constant(top, &mut rest);
            add(&mut rest, low);
            root[..block].copy_from_slice(&self.square_root(top, &rest, inverse));
            root[block..].copy_from_slice(&self.square_root(top, high, inverse));
            return root;
        }
        for (index, part) in a.chunks(block).enumerate().filter(|(_, part)| !is_zero(part)) {
            let (place, part) = match index % 2 {
                0 => (index / 2, self.square_root(top, part, inverse)),
                _ => {
                    let quotient = self.product(top, part, inverse(top));
                    ((index + p) / 2, self.square_root(top, &quotient, inverse))
                }
            };
            root[place * block..][..block].copy_from_slice(&part);
        }
        root
    }

    /// The constant of a level as an element below it.
    pub(super) fn constant(&self, level: usize) -> Vec<u64> {
        let mut constant = vec![0; self.slots(level)];
        constant[0] = 1;
        self.multiply_by_constant(level, &mut constant);
        constant
    }

    /// σ^k of an element of the first `height` levels, for the automorphism σ over the levels
    /// below the top: κ ↦ ζκ for a p-th root of unity ζ there, or κ ↦ κ + 1.
    fn conjugate(&self, height: usize, a: &[u64], powers: &[Vec<u64>], k: usize) -> Vec<u64> {
        let Level { p, block, kappa, .. } = self.levels[height - 1];
        let mut conjugate = a.to_vec();
        if matches!(kappa, Kappa::Two(_)) {
            if k % 2 == 1 {
                let (low, high) = conjugate.split_at_mut(block);
                add(low, high);
            }
            return conjugate;
        }
        for (index, part) in conjugate.chunks_mut(block).enumerate() {
            let exponent = index * k % p;
            if exponent > 0 && !is_zero(part) {
                let product = self.product(height - 1, part, &powers[exponent]);
                part.copy_from_slice(&product);
            }
        }
        conjugate
    }

    /// The inverse of an element ≠ 0 of the first `height` levels.
    ///
    /// The product N of the conjugates x, σx, …, σ^(p−1)x lies below the top level, so that
    /// 1/x = σx·…·σ^(p−1)x/N. The partial products N_k = x·…·σ^(k−1)x are N_(j+k) = N_j·σ^j N_k.
    /// `unity(l)` gives the powers of a root of unity below level l.
    pub(super) fn inverse<'a>(
        &self,
        height: usize,
        x: &[u64],
        unity: &impl Fn(usize) -> &'a [Vec<u64>],
    ) -> Vec<u64> {
        let Some(top) = height.checked_sub(1) else {
            return vec![self.word.inverse(x[0])];
        };
        let Level { p, block, .. } = self.levels[top];
        let mut inverse = vec![0; p * block];
        if is_zero(&x[block..]) {
            inverse[..block].copy_from_slice(&self.inverse(top, &x[..block], unity));
            return inverse;
        }
        let powers = if p == 2 { &[] } else { unity(top) };
        let mut partial = x.to_vec();
        let mut count = 1;
        for bit in (0..(p - 1).ilog2()).rev() {
            let conjugate = self.conjugate(height, &partial, powers, count);
            partial = self.product(height, &partial, &conjugate);
            count *= 2;
            if (p - 1) >> bit & 1 == 1 {
                let conjugate = self.conjugate(height, &partial, powers, 1);
                partial = self.product(height, x, &conjugate);
                count += 1;
            }
        }
        let others = self.conjugate(height, &partial, powers, 1);
        let norm = self.product(height, x, &others);
        let factor = self.inverse(top, &norm[..block], unity);
        for (out, part) in inverse.chunks_mut(block).zip(others.chunks(block)) {
            if !is_zero(part) {
                out.copy_from_slice(&self.product(top, part, &factor));
            }
        }
        inverse
    }
}

/// A sum of products of κ: the bits at the bottom, and the levels above it.
fn located(sum: Vec<Vec<Kappa>>, low: &[Kappa], levels: &[Level]) -> Vec<Product> {
    let mut located: Vec<Product> = Vec::new();
    for product in sum {
        let mut bit = 0;
        let mut size = 1;
        for kappa in low {
            bit += if product.contains(kappa) { size } else { 0 };
            size *= kappa.p();
        }
        let places = levels.iter().enumerate();
        let places = places.filter(|(_, level)| product.contains(&level.kappa));
        let levels: Vec<usize> = places.map(|(place, _)| place).collect();
        match located.iter_mut().find(|known| known.levels == levels) {
            Some(known) => known.word ^= 1 << bit,
            None => located.push(Product { word: 1 << bit, levels }),
        }
    }
    located
}

/// `row` += `other`, as far as the shorter one goes.
pub(super) fn add(row: &mut [u64], other: &[u64]) {
    for (slot, other) in row.iter_mut().zip(other) {
        *slot ^= other;
    }
}

/// Whether all slots are 0.
pub(super) fn is_zero(row: &[u64]) -> bool {
    row.iter().all(|&slot| slot == 0)
}
