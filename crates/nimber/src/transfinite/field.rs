//! The finite fields below ω^(ω^ω), one for each closed degree.
//!
//! The ordinals that involve only the κ_q with q dividing E are the field of 2^E elements, for each
//! closed [degree](super::degree) E. In Cantor normal form the coefficient of ω^(Σ ω^(k−1)·n_k) has
//! E₂ bits, the power of 2 in E, and n_k is less than the power of the k-th odd prime in E. Bit b of
//! that coefficient stands at place
//!
//! > b + E₂·(n₁ + E₃·(n₂ + E₅·(n₃ + …)))
//!
//! of E bits, and the order of places is that of ordinals. An element is this row of bits, cut into
//! slots of at most 64: the bits of the largest field of words that the tower begins with.
//!
//! The fields are made on first use and kept; there is one for each closed degree up to a limit.

use std::sync::OnceLock;

use dashu_int::ops::BitTest;

use super::FieldError;
use super::degree::{Component, Degree, Relation, relation};
use super::memo::Memo;
use super::slots::Slots;
use super::tower::Tower;
use super::word::WORD_BITS;
use crate::Natural;

/// The largest degree of a field in which inverses, roots and orders are computed.
pub const MAX_DEGREE: usize = 1 << 18;

/// The fields of words that have been made, at the place of their degrees.
static WORDS: [OnceLock<Field>; WORD_BITS + 1] = [const { OnceLock::new() }; WORD_BITS + 1];

/// The larger fields that have been made, by their degrees.
static ROWS: Memo<usize, Field> = Memo::new();

/// For the degree of a field and a level of its tower the powers of a root of unity below it.
static UNITIES: Memo<(usize, usize), Vec<Vec<u64>>> = Memo::new();

/// For the degree of a field and a level of its tower the inverse of the constant of the level.
static INVERSES: Memo<(usize, usize), Vec<u64>> = Memo::new();

/// The field of 2^E elements.
pub(super) struct Field {
    degree: Degree,
    bits: usize,
    tower: Tower,
    /// Bits of a coefficient.
    coefficient: usize,
    places: Vec<Place>,
    subfields: Vec<Subfield>,
    /// The masks of the subfields of a field of words.
    word_masks: Vec<u64>,
}

/// Where the exponent n_k stands.
struct Place {
    /// k.
    prime: usize,
    /// The power of the prime in the degree.
    size: usize,
    /// Places of one step of n_k.
    stride: usize,
}

/// A maximal subfield, made of the elements without the bits of the mask.
struct Subfield {
    mask: Slots,
    field: &'static Field,
}

impl Field {
    /// The field of this closed degree.
    pub(super) fn of(degree: &Degree) -> Result<&'static Field, FieldError> {
        let limit = MAX_DEGREE;
        let bits = degree.at_most(limit).ok_or(FieldError::FieldTooLarge { limit })?;
        if let Some(field) = Field::known(bits) {
            return Ok(field);
        }
        let field = Field::found(degree, bits)?;
        if let Some(place) = WORDS.get(bits) {
            return Ok(place.get_or_init(|| field));
        }
        Ok(ROWS.keep(bits, field))
    }

    /// The field of this degree, if it has been made.
    fn known(bits: usize) -> Option<&'static Field> {
        match WORDS.get(bits) {
            Some(place) => place.get(),
            None => ROWS.get(bits),
        }
    }

    fn found(degree: &Degree, bits: usize) -> Result<Field, FieldError> {
        let tower = Tower::of(degree)?;
        let mut stride = 1 << degree.two;
        let mut places = Vec::new();
        for power in &degree.odd {
            let size = (power.p() as usize).pow(power.exponent);
            places.push(Place { prime: power.prime, size, stride });
            stride *= size;
        }
        let mut field = Field {
            degree: degree.clone(),
            bits,
            tower,
            coefficient: 1 << degree.two,
            places,
            subfields: Vec::new(),
            word_masks: Vec::new(),
        };
        for prime in degree.primes() {
            let Some(smaller) = degree.without(prime).filter(Degree::is_closed) else {
                continue;
            };
            let (stride, p) = match field
                .places
                .iter()
                .zip(&degree.odd)
                .find(|(place, _)| place.prime == prime)
            {
                None => (field.coefficient / 2, 2),
                Some((place, power)) => {
                    let p = power.p() as usize;
                    (place.stride * place.size / p, p)
                }
            };
            let mut mask = field.zero();
            (0..bits)
                .filter(|place| place / stride % p != 0)
                .for_each(|place| field.set_bit(&mut mask, place));
            if let Slots::One([mask]) = mask {
                field.word_masks.push(mask);
            }
            field.subfields.push(Subfield { mask, field: Field::of(&smaller)? });
        }
        Ok(field)
    }

    /// The smallest field that contains both.
    pub(super) fn join(&'static self, other: &'static Field) -> Result<&'static Field, FieldError> {
        if other.bits % self.bits == 0 {
            return Ok(other);
        }
        if self.bits % other.bits == 0 {
            return Ok(self);
        }
        // Of two closed degrees the least common multiple is closed.
        if let Some(field) = Field::known(lcm(self.bits, other.bits)) {
            return Ok(field);
        }
        let mut degree = self.degree.clone();
        degree.join(&other.degree);
        Field::of(&degree)
    }

    /// E as its factors.
    pub(super) fn degree(&self) -> &Degree {
        &self.degree
    }

    /// E.
    pub(super) fn bits(&self) -> usize {
        self.bits
    }

    /// Bits of a slot.
    fn slot(&self) -> usize {
        self.tower.word().bits() as usize
    }

    pub(super) fn zero(&self) -> Slots {
        Slots::zero(self.tower.slots(self.tower.height()))
    }

    pub(super) fn one(&self) -> Slots {
        Slots::one(self.tower.slots(self.tower.height()))
    }

    fn set_bit(&self, element: &mut Slots, place: usize) {
        element[place / self.slot()] |= 1 << (place % self.slot());
    }

    /// Whether a natural number is an element.
    pub(super) fn holds(&self, n: u64) -> bool {
        self.coefficient >= 64 || n >> self.coefficient == 0
    }

    /// The coefficients that are not 0, in increasing order, with the place of their first bits.
    fn coefficients(&self, element: &Slots) -> Vec<(usize, Natural)> {
        let mut coefficients: Vec<(usize, Natural)> = Vec::new();
        let (slot, size) = (self.slot(), self.coefficient);
        let piece = size.min(slot);
        let mask = u64::MAX >> (64 - piece);
        for (index, &word) in element.iter().enumerate().filter(|(_, word)| **word != 0) {
            for part in (0..slot).step_by(piece) {
                let value = word >> part & mask;
                if value == 0 {
                    continue;
                }
                let place = index * slot + part;
                let start = place / size * size;
                let value = Natural::from(value) << (place - start);
                match coefficients.last_mut().filter(|(known, _)| *known == start) {
                    Some((_, known)) => *known |= value,
                    None => coefficients.push((start, value)),
                }
            }
        }
        coefficients
    }

    /// The coefficients that are not 0, the largest exponents first: the n_k > 0 in decreasing order
    /// of k, and the coefficient.
    pub(super) fn terms(&self, element: &Slots) -> Vec<(Vec<(usize, usize)>, Natural)> {
        let exponents = |start: usize| {
            let all = self
                .places
                .iter()
                .rev()
                .map(move |place| (place.prime, start / place.stride % place.size));
            all.filter(|(_, n)| *n > 0).collect()
        };
        let terms = self.coefficients(element).into_iter().rev();
        terms.map(|(start, value)| (exponents(start), value)).collect()
    }

    /// The finite part: the coefficient of 1.
    pub(super) fn finite_part(&self, element: &Slots) -> Natural {
        let first = self.coefficients(element).into_iter().next();
        first.filter(|(start, _)| *start == 0).map_or(Natural::ZERO, |(_, value)| value)
    }

    /// Adds a coefficient at the place of these exponents; it must be in the field.
    pub(super) fn add_term(
        &self,
        element: &mut Slots,
        exponents: impl IntoIterator<Item = (usize, usize)>,
        coefficient: &Natural,
    ) {
        let stride = |prime| {
            self.places.iter().find(|place| place.prime == prime).map_or(0, |place| place.stride)
        };
        let start: usize = exponents.into_iter().map(|(prime, n)| n * stride(prime)).sum();
        let slot = self.slot();
        match u64::try_from(coefficient) {
            Ok(word) => element[start / slot] ^= word << (start % slot),
            Err(_) => {
                for (index, bytes) in coefficient.to_le_bytes().chunks(8).enumerate() {
                    let mut word = [0; 8];
                    word[..bytes.len()].copy_from_slice(bytes);
                    element[start / slot + index] ^= u64::from_le_bytes(word);
                }
            }
        }
    }

    /// An element of this field as one of another field that contains it.
    pub(super) fn transfer(&self, element: &Slots, field: &Field) -> Slots {
        if self.bits == field.bits {
            return element.clone();
        }
        let mut image = field.zero();
        let (slot, size) = (self.slot(), self.coefficient.min(field.coefficient));
        let piece = size.min(64);
        let mask = u64::MAX >> (64 - piece);
        for (index, &word) in element.iter().enumerate().filter(|(_, word)| **word != 0) {
            for part in (0..slot).step_by(piece) {
                let value = word >> part & mask;
                if value == 0 {
                    continue;
                }
                let place = index * slot + part;
                let mut start = place % self.coefficient;
                let mut others = field.places.iter();
                for known in &self.places {
                    let n = place / known.stride % known.size;
                    if n > 0 {
                        let other = others.by_ref().find(|other| other.prime == known.prime);
                        start += other.map_or(0, |other| n * other.stride);
                    }
                }
                image[start / field.slot()] |= value << (start % field.slot());
            }
        }
        image
    }

    /// The element in the smallest closed field that contains it.
    #[inline]
    pub(super) fn reduced(&'static self, element: Slots) -> (&'static Field, Slots) {
        if let Slots::One([word]) = element {
            if self.word_masks.iter().all(|mask| word & mask != 0) {
                return (self, element);
            }
        }
        self.shrunk(element)
    }

    fn shrunk(&'static self, element: Slots) -> (&'static Field, Slots) {
        let (mut field, mut element) = (self, element);
        'smaller: loop {
            for subfield in &field.subfields {
                if element.iter().zip(subfield.mask.iter()).all(|(slot, mask)| slot & mask == 0) {
                    element = field.transfer(&element, subfield.field);
                    field = subfield.field;
                    continue 'smaller;
                }
            }
            return (field, element);
        }
    }

    pub(super) fn product(&self, a: &Slots, b: &Slots) -> Slots {
        match (a, b) {
            (Slots::One([a]), Slots::One([b])) => Slots::One([self.tower.word().product(*a, *b)]),
            _ => self.tower.product(self.tower.height(), a, b).into(),
        }
    }

    pub(super) fn square(&self, a: &Slots) -> Slots {
        match a {
            Slots::One([a]) => Slots::One([self.tower.word().square(*a)]),
            Slots::Many(a) => self.tower.square(self.tower.height(), a).into(),
        }
    }

    /// a^(2^count).
    pub(super) fn frobenius(&self, a: &Slots, count: usize) -> Slots {
        (0..count % self.bits).fold(a.clone(), |a, _| self.square(&a))
    }

    /// The b with b² = a.
    pub(super) fn square_root(&self, a: &Slots) -> Slots {
        let inverse = |level: usize| {
            let unity = |level| self.unity(level);
            let inverse = || self.tower.inverse(level, &self.tower.constant(level), &unity);
            INVERSES.get_or_make((self.bits, level), inverse).as_slice()
        };
        match a {
            Slots::One([a]) => Slots::One([self.tower.word().square_root(*a)]),
            Slots::Many(a) => self.tower.square_root(self.tower.height(), a, &inverse).into(),
        }
    }

    /// The least d with a^(2^d) = a, for an element of no smaller closed field.
    ///
    /// Only the primes r of E can be missing from d for which E/r is not closed.
    pub(super) fn degree_of(&self, a: &Slots) -> usize {
        let mut degree = self.bits;
        for prime in self.degree.primes() {
            let p = if prime == 0 { 2 } else { Component { prime, exponent: 1 }.p() as usize };
            while degree % p == 0
                && !self
                    .subfields
                    .iter()
                    .any(|subfield| self.bits / p == subfield.field.bits && degree == self.bits)
                && self.frobenius(a, degree / p) == *a
            {
                degree /= p;
            }
        }
        degree
    }

    /// 1/a for a ≠ 0.
    pub(super) fn inverse(&self, a: &Slots) -> Slots {
        self.tower.inverse(self.tower.height(), a, &|level| self.unity(level)).into()
    }

    /// a^n for a ≠ 0, by windows of four bits.
    pub(super) fn power(&self, a: &Slots, n: &Natural) -> Slots {
        power(self.one(), a, n, &|a| self.square(a), &|a, b| self.product(a, b))
    }

    /// About the work of a product, in products of words.
    pub(super) fn product_work(&self) -> u64 {
        let slots = self.tower.roomy_slots() as u64;
        // Karatsuba's method takes n^1.585 products, which n·√n·n^(1/12) is.
        let root = slots.isqrt();
        slots.saturating_mul(root).saturating_add(slots.saturating_mul(root) / 4)
    }

    /// An element that looks random, a different one for each seed.
    pub(super) fn scattered(&self, seed: u64) -> Slots {
        let mut element = self.zero();
        let mask = u64::MAX >> (64 - self.slot());
        let mut state = seed.wrapping_mul(0x2545_f491_4f6c_dd1d);
        for slot in element.iter_mut() {
            *slot = mixed(&mut state) & mask;
        }
        element
    }

    /// The powers 1, ζ, …, ζ^(p−1) of a p-th root of unity below a level of odd degree p.
    ///
    /// ζ = α^((2^D−1)/p), D the degree of α: it is not 1, as α has no p-th root below κ.
    fn unity(&self, level: usize) -> &'static [Vec<u64>] {
        UNITIES.get_or_make((self.bits, level), || {
            let count = self.tower.slots(level);
            let root = self.tower.odd_prime(level).and_then(|prime| self.root_of_unity(prime).ok());
            let root = root.unwrap_or_else(|| self.one());
            let mut powers = vec![self.one()[..count].to_vec()];
            while powers.len() < self.tower.prime(level) {
                powers.push(self.tower.product(level, &powers[powers.len() - 1], &root[..count]));
            }
            powers
        })
    }

    /// A p-th root of unity ≠ 1, for an odd prime p of the degree.
    pub(super) fn root_of_unity(&self, prime: usize) -> Result<Slots, FieldError> {
        let relation = relation(prime)?;
        let field = Field::of(&relation.degree)?;
        let exponent =
            Natural::ones(field.bits) / Natural::from(Component { prime, exponent: 1 }.p());
        Ok(field.transfer(&field.power(&field.alpha(relation), &exponent), self))
    }

    /// α_p in a field that contains it.
    pub(super) fn alpha(&self, relation: &Relation) -> Slots {
        let mut alpha = self.zero();
        for kappa in &relation.kappas {
            let exponent = (kappa.p() as usize).pow(kappa.exponent - 1);
            self.add_term(&mut alpha, [(kappa.prime, exponent)], &Natural::ONE);
        }
        self.add_term(&mut alpha, [], &relation.finite);
        alpha
    }
}

/// The least common multiple of two numbers > 0.
fn lcm(a: usize, b: usize) -> usize {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    a / x * b
}

/// The next of a row of words without visible pattern (SplitMix64).
fn mixed(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let word = (*state ^ (*state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    word ^ (word >> 31)
}

/// a^n by windows of four bits, for n ≥ 0.
pub(super) fn power<T: Clone>(
    one: T,
    a: &T,
    n: &Natural,
    square: &impl Fn(&T) -> T,
    product: &impl Fn(&T, &T) -> T,
) -> T {
    const WINDOW: usize = 4;
    let digit = |window: usize| {
        (0..WINDOW).fold(0, |digit, bit| digit | usize::from(n.bit(WINDOW * window + bit)) << bit)
    };
    let windows = n.bit_len().div_ceil(WINDOW);
    let largest = (0..windows).map(digit).max().unwrap_or(0);
    let mut powers = vec![one.clone(), a.clone()];
    for n in 2..=largest {
        powers.push(product(&powers[n - 1], a));
    }
    let mut result = None;
    for window in (0..windows).rev() {
        let shifted = result.map(|result| (0..WINDOW).fold(result, |result, _| square(&result)));
        let factor = &powers[digit(window)];
        result = Some(match shifted {
            None => factor.clone(),
            Some(shifted) if digit(window) == 0 => shifted,
            Some(shifted) => product(&shifted, factor),
        });
    }
    result.unwrap_or(one)
}
