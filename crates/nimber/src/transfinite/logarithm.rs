//! Logarithms in the algebraic closure, and the roots of unity that they are counted from.
//!
//! # A compatible system of generators
//!
//! Generators g_n of the groups of the fields of 2^n elements are *compatible* if
//!
//! > g_n^((2^n−1)/(2^m−1)) = g_m wherever m divides n.
//!
//! Then the *logarithm* of a, the k with g_n^k = a, over 2^n−1 is the same fraction in all fields that
//! contain a: the nimbers sit around one round table, at the angles of the fractions with odd
//! denominators (Le Bruyn). Such a system is the same as a root of unity ζ_q of order q for each odd
//! prime power q, with ζ_(pq)^p = ζ_q for powers q of p: g_n is the product of powers of them that
//! sits at 1/(2^n−1).
//!
//! Lenstra's tower has such roots of unity in it. Let α = α_p = κ_f + m be the least ordinal without a
//! p-th root among the smaller ones, 2^E the elements of its field, and p^v the power of p in 2^E−1.
//! As α is no p-th power, its p-part has order p^v, and that of κ_(p^k) order p^(v+k). Put
//!
//! > ζ_(p^a) = α^((2^E−1)/p^a) for a ≤ v, and κ_(p^k)^((2^(E·p^k)−1)/p^a) for a = v+k.
//!
//! *They are compatible.* For a = v+k and E′ = E·p^(k−1), ζ_(p^a)^p is the power of
//! κ_(p^k)^p = κ_(p^(k−1)) with the exponent (2^(pE′)−1)/p^a, which is ((2^E′−1)/p^(a−1))·(s/p) for
//! s = 1 + 2^E′ + … + 2^((p−1)E′). As 2^E′ = 1 + u·p^(a−1), s/p is 1 modulo p^(a−1). ∎
//!
//! A prime p that divides the Fermat number 2^(2^j)+1 occurs in finite fields already, whose
//! [compatible generators](crate::finite::generators) x_n are known: 2, 4, 32, 1051, …. So that
//! logarithms of finite nimbers are to these, ζ_p is the power of x_(j+1) of order p, and of the other
//! ζ_(p^a) the c-th power is taken for which they continue it, 0 < c < p.
//!
//! # What it takes
//!
//! The prime factors p of 2^n−1 that divide the order of a, and for each a search of about √p
//! products (Pohlig and Hellman, Pollard). Where a factor is unknown or a search is too long, what the
//! others tell is the remainder of the logarithm modulo their product.
//!
//! References: H. W. Lenstra, *On the algebraic closure of two* (1977); L. Le Bruyn, *Seating the first
//! few billion Knights* (neverendingbooks).

use dashu_int::fast_div::ConstDivisor;
use thiserror::Error;

use super::degree::{Component, Degree, Relation, least_of_degree, relation};
use super::excesses::index_of;
use super::field::Field;
use super::mersenne::factors;
use super::slots::Slots;
use super::work::{Work, spend};
use super::{AlgebraicNimber, FieldError, MAX_COMMON_DEGREE};
use crate::Natural;
use crate::finite::Remainder;
use crate::finite::generators::compatible_generator;
use crate::finite::logarithm::rho::{self, GroupElement};
use crate::say;

/// Logarithms in a group of smaller order are found by going through its elements.
const FEW: u32 = 1 << 10;

/// Why a nimber has no logarithm, or why it was not found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LogarithmError {
    /// No power is 0.
    #[error("{}", say!("0 has no logarithm"))]
    OfZero,
    /// The powers of 0 are 1 and 0.
    #[error("{}", say!("0 is no base of logarithms"))]
    ToBaseZero,
    /// The number is no power of the base.
    #[error("{}", say!("it is no power of the base: its order does not divide that of the base"))]
    NotAPower,
    /// It takes the prime factors of 2^divisor−1, which are not all known.
    #[error("{}", say!("this needs the prime factors of 2^{}-1, which are not all known", divisor))]
    Unfactored {
        /// The divisor of the degree.
        divisor: usize,
        /// What is known without them.
        known: Remainder,
    },
    /// The work allowed was used up.
    #[error("{}", say!("the search in the group of order {} was stopped", prime.to_string()))]
    Stopped {
        /// The order of the group that was to be searched.
        prime: Natural,
        /// What was found before.
        known: Remainder,
    },
    /// There is no answer for a reason that other operations share.
    #[error(transparent)]
    Field(#[from] FieldError),
}

/// An element of a field.
#[derive(Clone)]
struct Element {
    field: &'static Field,
    slots: Slots,
}

impl PartialEq for Element {
    fn eq(&self, other: &Element) -> bool {
        self.slots == other.slots
    }
}

impl Eq for Element {}

impl std::hash::Hash for Element {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.slots.hash(state);
    }
}

impl GroupElement for Element {
    fn product(&self, other: &Element) -> Element {
        self.with(self.field.product(&self.slots, &other.slots))
    }

    fn power(&self, exponent: &Natural) -> Element {
        self.with(self.field.power(&self.slots, exponent))
    }

    fn product_work(&self) -> u64 {
        self.field.product_work()
    }
}

impl Element {
    fn of(nimber: &AlgebraicNimber) -> Result<Element, FieldError> {
        let (field, slots) = nimber.in_small_field()?;
        Ok(Element { field, slots: slots.clone() })
    }

    fn with(&self, slots: Slots) -> Element {
        Element { field: self.field, slots }
    }

    fn is_one(&self) -> bool {
        self.slots.is_one()
    }

    /// Both in one field.
    fn together(self, other: Element) -> Result<[Element; 2], FieldError> {
        let field = self.field.join(other.field)?;
        Ok([self, other].map(|element| {
            let slots = element.field.transfer(&element.slots, field);
            Element { field, slots }
        }))
    }

    fn nimber(self) -> AlgebraicNimber {
        AlgebraicNimber::of_field(self.field, self.slots)
    }
}

/// The power p^a of a prime that divides a number exactly.
struct PrimePower {
    p: Natural,
    a: usize,
    power: Natural,
}

impl PrimePower {
    fn of(p: &Natural, number: &Natural) -> PrimePower {
        let (mut a, mut power) = (0, Natural::ONE);
        while (number % (&power * p)).is_zero() {
            (a, power) = (a + 1, power * p);
        }
        PrimePower { p: p.clone(), a, power }
    }
}

/// The least divisor f of n with p | 2^f−1.
fn order_of_two(p: &Natural, n: usize) -> usize {
    let ring = ConstDivisor::new(p.clone());
    let two = ring.reduce(Natural::from(2u8));
    let is_one = |f: &usize| two.pow(&Natural::from(*f)).residue().is_one();
    (1..=n).filter(|f| n % f == 0).find(is_one).unwrap_or(n)
}

/// α_p as a sum, for a prime p with this order f of 2: κ_f + m with the least m for which it has no
/// p-th root in its own field.
fn alpha(p: &Natural, f: usize, work: &mut Work<'_>) -> Result<Relation, FieldError> {
    if let Some(prime) = u32::try_from(p).ok().and_then(index_of) {
        match relation(prime) {
            Err(FieldError::UnknownExcess { .. }) => {}
            known => return known.cloned(),
        }
    }
    let kappa = least_of_degree(f)?;
    for m in 0_u32.. {
        let mut sum = kappa.clone();
        sum.finite ^= Natural::from(m);
        let level = crate::finite::FiniteNimber::new(sum.finite.clone()).level();
        sum.degree.join(&Degree::of_level(level));
        let field = Field::of(&sum.degree)?;
        spend(work, field.power_work())?;
        let exponent = Natural::ones(field.bits()) / p;
        if !field.power(&field.alpha(&sum), &exponent).is_one() {
            return Ok(sum);
        }
    }
    Err(FieldError::Exhausted)
}

/// The root of unity of order p^a in Lenstra's tower.
fn tower_root(
    PrimePower { p, a, power }: &PrimePower,
    f: usize,
    work: &mut Work<'_>,
) -> Result<Element, FieldError> {
    let alpha = alpha(p, f, work)?;
    let v = PrimePower::of(p, &Natural::ones(f)).a;
    let (field, slots) = match a.checked_sub(v).filter(|k| *k > 0) {
        None => {
            let field = Field::of(&alpha.degree)?;
            (field, field.alpha(&alpha))
        }
        Some(k) => {
            // p divides the degree, which is small.
            let small = u32::try_from(p).unwrap_or(u32::MAX);
            let beyond = FieldError::BeyondTable { index: usize::MAX };
            let prime = index_of(small).ok_or(beyond)?;
            let exponent = k as u32;
            let field = Field::of(&Degree::of_kappa(Component { prime, exponent })?)?;
            let mut kappa = field.zero();
            let steps = (small as usize).pow(exponent - 1);
            field.add_term(&mut kappa, [(prime, steps)], &Natural::ONE);
            (field, kappa)
        }
    };
    spend(work, field.power_work())?;
    let exponent = Natural::ones(field.bits()) / power;
    Ok(Element { field, slots: field.power(&slots, &exponent) })
}

/// ζ_(p^a), for a prime power that divides 2^n−1.
fn root_of_unity(q: &PrimePower, n: usize, work: &mut Work<'_>) -> Result<Element, LogarithmError> {
    let f = order_of_two(&q.p, n);
    let generator = match f.is_power_of_two() {
        true => compatible_generator(f.ilog2()),
        false => None,
    };
    let Some(generator) = generator else {
        return Ok(tower_root(q, f, work)?);
    };
    let finite = generator.nimber.pow(&(Natural::ones(f) / &q.p));
    let finite = Element::of(&AlgebraicNimber::from(&finite))?;
    if q.a == 1 {
        return Ok(finite);
    }
    let [root, finite] = tower_root(q, f, work)?.together(finite)?;
    let base = root.power(&(&q.power / &q.p));
    let c = prime_logarithm(&base, &finite, &q.p, work);
    let c = c.ok_or_else(|| LogarithmError::Field(FieldError::Exhausted))?;
    Ok(root.power(&c))
}

/// The x with base^x = target in the group of prime order p that the base generates; none if the work
/// is used up.
fn prime_logarithm(
    base: &Element,
    target: &Element,
    p: &Natural,
    work: &mut Work<'_>,
) -> Option<Natural> {
    if *p > Natural::from(FEW) {
        return rho::logarithm(base, target, p, work);
    }
    spend(work, base.product_work().saturating_mul(FEW.into())).ok()?;
    let mut power = base.with(base.field.one());
    for x in 0..FEW {
        if power == *target {
            return Some(Natural::from(x));
        }
        power = power.product(base);
    }
    None
}

/// The x < p^a with base^x = target, for a base of order p^a; none if the work is used up.
fn prime_power_logarithm(
    base: &Element,
    target: &Element,
    q: &PrimePower,
    work: &mut Work<'_>,
) -> Option<Natural> {
    let lowest = base.power(&(&q.power / &q.p));
    let (mut logarithm, mut weight) = (Natural::ZERO, Natural::ONE);
    for _ in 0..q.a {
        let rest = target.product(&base.power(&(&q.power - &logarithm)));
        let digit = rest.power(&(&q.power / (&weight * &q.p)));
        logarithm += &weight * prime_logarithm(&lowest, &digit, &q.p, work)?;
        weight *= &q.p;
    }
    Some(logarithm)
}

/// Logarithms in parts of prime power order, put together as far as they can be found.
struct Parts {
    known: Remainder,
    /// The parts to be searched, with base and target.
    searches: Vec<(PrimePower, Element, Element)>,
}

impl Parts {
    fn new() -> Parts {
        Parts { known: Remainder::unknown(), searches: Vec::new() }
    }

    /// Searches the parts, the smallest first.
    fn found(mut self, work: &mut Work<'_>) -> Result<Remainder, LogarithmError> {
        self.searches.sort_by(|(a, ..), (b, ..)| a.p.cmp(&b.p));
        let mut known = self.known;
        for (q, base, target) in self.searches {
            match prime_power_logarithm(&base, &target, &q, work) {
                Some(logarithm) => known = known.join(&logarithm, &q.power),
                None => return Err(LogarithmError::Stopped { prime: q.p, known }),
            }
        }
        Ok(known)
    }
}

impl AlgebraicNimber {
    /// The generator g_n of the group of the field of 2^n elements, n = `degree`, in a compatible
    /// system: g_n^((2^n−1)/(2^m−1)) = g_m wherever m divides n. For a power n of two it is the
    /// [finite compatible generator](crate::finite::generators).
    ///
    /// # Errors
    /// [`LogarithmError::Unfactored`] if the factors of 2^n−1 are not all known, and those of
    /// [`order`](Self::order).
    ///
    /// Cost: a power for each prime factor of 2^n−1.
    pub fn compatible_generator(
        degree: usize,
        work: &mut Work<'_>,
    ) -> Result<Self, LogarithmError> {
        if degree == 0 {
            return Err(FieldError::NoSubfield { degree, subfield: degree }.into());
        }
        if degree.is_power_of_two() {
            if let Some(generator) = compatible_generator(degree.ilog2()) {
                return Ok(AlgebraicNimber::from(&generator.nimber));
            }
        }
        if degree > MAX_COMMON_DEGREE {
            return Err(FieldError::FieldTooLarge { limit: MAX_COMMON_DEGREE }.into());
        }
        let order = Natural::ones(degree);
        let factors = factors(degree, work)?;
        if let Some((divisor, _)) = factors.composites.first() {
            let (divisor, known) = (*divisor, Remainder::unknown());
            return Err(LogarithmError::Unfactored { divisor, known });
        }
        let mut generator = Element::of(&AlgebraicNimber::one())?;
        for p in &factors.primes {
            let q = PrimePower::of(p, &order);
            let root = root_of_unity(&q, degree, work)?;
            // 1/N is the sum of the c/q, with c the inverse of N/q modulo q.
            let ring = ConstDivisor::new(q.power.clone());
            let c = ring.reduce(&order / &q.power).inv().map(|inverse| inverse.residue());
            let [product, factor] = generator.together(root)?;
            generator = product.product(&factor.power(&c.unwrap_or(Natural::ONE)));
        }
        Ok(generator.nimber())
    }

    /// The k < 2^n−1 with g_n^k = a, where n is the degree of a and g_n the [compatible
    /// generator](Self::compatible_generator) of its field.
    ///
    /// # Errors
    /// [`LogarithmError::OfZero`]; [`LogarithmError::Stopped`] and [`LogarithmError::Unfactored`]
    /// with the remainder that is known; those of [`order`](Self::order).
    ///
    /// Cost: for each prime factor p of the order a power, and about √p products.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, LogarithmError};
    /// use std::ops::ControlFlow;
    ///
    /// let work = &mut |_| ControlFlow::Continue(());
    /// let w = AlgebraicNimber::new(&"w".parse().unwrap())?;
    /// // ω sits at 28/63 = 4/9 of the circle.
    /// assert_eq!(w.logarithm(work)?, 28u8.into());
    /// let generator = AlgebraicNimber::compatible_generator(6, work)?;
    /// assert_eq!(generator.pow(&28u8.into())?, w);
    /// // Its ninth power is that of the field of 8 elements, its 21st is 2.
    /// assert_eq!(generator.pow(&9u8.into())?, AlgebraicNimber::compatible_generator(3, work)?);
    /// assert_eq!(generator.pow(&21u8.into())?.to_string(), "2");
    /// # Ok::<(), LogarithmError>(())
    /// ```
    pub fn logarithm(&self, work: &mut Work<'_>) -> Result<Natural, LogarithmError> {
        if self.is_zero() {
            return Err(LogarithmError::OfZero);
        }
        let element = Element::of(self)?;
        let degree = self.degree()?;
        let order = Natural::ones(degree);
        let factors = factors(degree, work)?;
        let count = factors.primes.len() + factors.composites.len();
        spend(work, element.field.power_work().saturating_mul(count as u64))?;
        let mut parts = Parts::new();
        let mut unfactored = None;
        for (divisor, composite) in &factors.composites {
            match element.power(&(&order / composite)).is_one() {
                true => parts.known = parts.known.join(&Natural::ZERO, composite),
                false => unfactored = Some(*divisor),
            }
        }
        for p in &factors.primes {
            let q = PrimePower::of(p, &order);
            let part = element.power(&(&order / &q.power));
            if part.is_one() {
                parts.known = parts.known.join(&Natural::ZERO, &q.power);
                continue;
            }
            let [base, target] = root_of_unity(&q, degree, work)?.together(part)?;
            parts.searches.push((q, base, target));
        }
        let known = parts.found(work)?;
        match unfactored {
            Some(divisor) => Err(LogarithmError::Unfactored { divisor, known }),
            None => Ok(known.value),
        }
    }

    /// The least k ≥ 0 with base^k = a.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{AlgebraicNimber, LogarithmError};
    /// use std::ops::ControlFlow;
    ///
    /// let nimber = |text: &str| AlgebraicNimber::new(&text.parse().unwrap());
    /// let work = &mut |_| ControlFlow::Continue(());
    /// assert_eq!(nimber("3")?.logarithm_to(&nimber("w")?, work)?, 6u8.into());
    /// let error = nimber("4")?.logarithm_to(&nimber("w")?, work);
    /// assert_eq!(error, Err(LogarithmError::NotAPower));
    /// # Ok::<(), LogarithmError>(())
    /// ```
    ///
    /// # Errors
    /// As [`logarithm`](Self::logarithm); [`LogarithmError::ToBaseZero`],
    /// [`LogarithmError::NotAPower`].
    ///
    /// Cost: for each prime factor p of the order of the base two powers, and about √p products.
    pub fn logarithm_to(
        &self,
        base: &Self,
        work: &mut Work<'_>,
    ) -> Result<Natural, LogarithmError> {
        if self.is_zero() {
            return Err(LogarithmError::OfZero);
        }
        if base.is_zero() {
            return Err(LogarithmError::ToBaseZero);
        }
        let (order, degree) = (base.order(work)?, base.degree()?);
        let [element, base] = Element::of(self)?.together(Element::of(base)?)?;
        let factors = factors(degree, work)?;
        spend(work, base.field.power_work().saturating_mul(2 * factors.primes.len() as u64 + 1))?;
        if !element.power(&order).is_one() {
            return Err(LogarithmError::NotAPower);
        }
        let mut parts = Parts::new();
        for p in &factors.primes {
            let q = PrimePower::of(p, &order);
            if q.a > 0 {
                let exponent = &order / &q.power;
                parts.searches.push((q, base.power(&exponent), element.power(&exponent)));
            }
        }
        Ok(parts.found(work)?.value)
    }
}
