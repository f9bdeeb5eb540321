//! Nimbers below t^t, for t = ω^(ω^ω): the rational functions of t.
//!
//! Let F be the field of the ordinals below t. It is algebraically closed, and so t, the least
//! ordinal outside, is transcendental over it. The ordinals below t^ω are the polynomials in t,
//!
//! > t^n·a = t^n ⊗ a for a < t and n < ω, on the left the ordinary product of ordinals,
//!
//! and the next ones are the inverses of linear polynomials and their powers,
//!
//! > t^(ω·(1+x)+n)·a = a/(t+x)^(n+1) for x < t.
//!
//! Every rational function over F is a sum of these in exactly one way, its decomposition into
//! partial fractions. So the ordinals below t^(ω·t) = t^t = ω^(ω^(ω^ω)) are the field F(t). Products
//! reduce to
//!
//! > 1/((t+x)(t+y)) = (1/(x+y))·(1/(t+x) + 1/(t+y)),
//!
//! and inverses to the roots of numerators. Trap: t^ω is 1/t, not a large power of t.
//!
//! References: J. H. Conway, *On Numbers and Games*, chapter 6, on simplest extensions; H. W.
//! Lenstra, *Nim multiplication* (1978).

use std::collections::BTreeMap;
use std::fmt;

use super::work::Work;
use super::{AlgebraicNimber, FieldError};
use crate::{Natural, Ordinal};

/// The largest exponents of t and of poles.
pub const MAX_EXPONENT: usize = 1 << 10;

/// An ordinal below ω^(ω^(ω^ω)) as a nimber: a rational function of t = ω^(ω^ω).
///
/// ```
/// use nimatron_nimber::transfinite::{FieldError, RationalNimber};
/// use std::ops::ControlFlow;
///
/// let t = RationalNimber::new(&"w^w^w".parse().unwrap())?;
/// let inverse = t.inverse(&mut |_| ControlFlow::Continue(()))?;
/// assert_eq!(inverse.to_ordinal()?, "w^(w^(w+1))".parse().unwrap());
/// assert_eq!(t.product(&inverse)?.to_ordinal()?, 1u8.into());
/// # Ok::<(), FieldError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RationalNimber {
    /// The coefficients of 1, t, t², …; the last one is not 0.
    polynomial: Vec<AlgebraicNimber>,
    /// For each pole x the coefficients of 1/(t+x), 1/(t+x)², …; the last one is not 0.
    poles: BTreeMap<AlgebraicNimber, Vec<AlgebraicNimber>>,
}

/// Adds to the coefficient at a place.
fn add_at(
    row: &mut Vec<AlgebraicNimber>,
    place: usize,
    value: &AlgebraicNimber,
) -> Result<(), FieldError> {
    if place > MAX_EXPONENT {
        return Err(FieldError::TooManyTerms);
    }
    if row.len() <= place {
        row.resize(place + 1, AlgebraicNimber::zero());
    }
    row[place] = row[place].sum(value)?;
    Ok(())
}

fn add_row(row: &mut Vec<AlgebraicNimber>, other: &[AlgebraicNimber]) -> Result<(), FieldError> {
    other.iter().enumerate().try_for_each(|(place, value)| add_at(row, place, value))
}

fn trim(row: &mut Vec<AlgebraicNimber>) {
    while row.last().is_some_and(AlgebraicNimber::is_zero) {
        row.pop();
    }
}

/// The product of polynomials.
fn convolution(
    a: &[AlgebraicNimber],
    b: &[AlgebraicNimber],
) -> Result<Vec<AlgebraicNimber>, FieldError> {
    let mut product = Vec::new();
    for (i, a) in a.iter().enumerate().filter(|(_, a)| !a.is_zero()) {
        for (j, b) in b.iter().enumerate().filter(|(_, b)| !b.is_zero()) {
            add_at(&mut product, i + j, &a.product(b)?)?;
        }
    }
    Ok(product)
}

/// The coefficients of a polynomial in t as one in t + x, or back.
fn shifted(
    polynomial: &[AlgebraicNimber],
    x: &AlgebraicNimber,
) -> Result<Vec<AlgebraicNimber>, FieldError> {
    let mut shifted = polynomial.to_vec();
    for start in 0..shifted.len() {
        for place in (start..shifted.len() - 1).rev() {
            let next = shifted[place + 1].product(x)?;
            shifted[place] = shifted[place].sum(&next)?;
        }
    }
    Ok(shifted)
}

/// Whether the binomial coefficient n over k is odd (Kummer: no carries in k + (n−k)).
fn is_odd_binomial(n: usize, k: usize) -> bool {
    k <= n && (n - k) & k == 0
}

/// ω^ω.
fn tower() -> Result<Ordinal, FieldError> {
    Ordinal::omega_power(&Ordinal::omega()).map_err(|_| FieldError::TooManyTerms)
}

impl RationalNimber {
    /// The nimber of this height.
    ///
    /// # Errors
    /// [`FieldError::NotRational`] from ω^(ω^(ω^ω)) on; [`FieldError::TooManyTerms`] if an exponent
    /// exceeds [`MAX_EXPONENT`]; as [`AlgebraicNimber::new`].
    pub fn new(height: &Ordinal) -> Result<Self, FieldError> {
        let (tower, omega) = (tower()?, Ordinal::omega());
        // Terms with the same power t^y, with what they leave below t.
        let mut groups: Vec<(Ordinal, Vec<(Ordinal, Natural)>)> = Vec::new();
        for (exponent, coefficient) in height.terms() {
            let (y, rest) = exponent.div_rem(&tower).ok_or(FieldError::NotRational)?;
            match groups.last_mut().filter(|(known, _)| *known == y) {
                Some((_, terms)) => terms.push((rest, coefficient.clone())),
                None => groups.push((y, vec![(rest, coefficient.clone())])),
            }
        }
        let mut nimber = Self::default();
        for (y, terms) in groups {
            let value = AlgebraicNimber::new(&Ordinal::of_terms(terms))?;
            let (q, n) = y.div_rem(&omega).ok_or(FieldError::NotRational)?;
            let n = n.to_u64().and_then(|n| usize::try_from(n).ok());
            let n = n.ok_or(FieldError::TooManyTerms)?;
            let row = match q.left_subtract(&Ordinal::one()) {
                None => &mut nimber.polynomial,
                Some(x) => {
                    let x = AlgebraicNimber::new(&x).map_err(|error| match error {
                        FieldError::NotAlgebraic => FieldError::NotRational,
                        error => error,
                    })?;
                    nimber.poles.entry(x).or_default()
                }
            };
            add_at(row, n, &value)?;
        }
        Ok(nimber)
    }

    /// The ordinal that this is.
    ///
    /// # Errors
    /// [`FieldError::TooManyTerms`] if it is too large to be written.
    pub fn to_ordinal(&self) -> Result<Ordinal, FieldError> {
        let too_large = |_| FieldError::TooManyTerms;
        let tower = tower()?;
        let mut terms = Vec::new();
        let mut push = |y: &Ordinal, value: &AlgebraicNimber| {
            let above = tower.checked_mul(y).map_err(too_large)?;
            for (exponent, coefficient) in value.to_ordinal().terms() {
                let exponent = above.checked_add(&exponent).map_err(too_large)?;
                terms.push((exponent, coefficient.clone()));
            }
            Ok::<(), FieldError>(())
        };
        for (x, values) in self.poles.iter().rev() {
            let q = &Ordinal::one() + &x.to_ordinal();
            let start = Ordinal::omega().checked_mul(&q).map_err(too_large)?;
            for (n, value) in values.iter().enumerate().rev() {
                push(&(&start + &Ordinal::from(n)), value)?;
            }
        }
        for (n, value) in self.polynomial.iter().enumerate().rev() {
            push(&Ordinal::from(n), value)?;
        }
        Ok(Ordinal::of_terms(terms))
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        self.polynomial.is_empty() && self.poles.is_empty()
    }

    /// The nimber below t that this is, if it is one.
    pub fn as_algebraic(&self) -> Option<AlgebraicNimber> {
        match (self.poles.is_empty(), self.polynomial.as_slice()) {
            (true, []) => Some(AlgebraicNimber::zero()),
            (true, [constant]) => Some(constant.clone()),
            _ => None,
        }
    }

    fn trimmed(mut self) -> Self {
        trim(&mut self.polynomial);
        self.poles.values_mut().for_each(trim);
        self.poles.retain(|_, values| !values.is_empty());
        self
    }

    /// a + b, the nim-sum.
    ///
    /// # Errors
    /// [`FieldError::TooManyTerms`].
    pub fn sum(&self, other: &Self) -> Result<Self, FieldError> {
        let mut sum = self.clone();
        add_row(&mut sum.polynomial, &other.polynomial)?;
        for (x, values) in &other.poles {
            add_row(sum.poles.entry(x.clone()).or_default(), values)?;
        }
        Ok(sum.trimmed())
    }

    /// a·b, the nim-product.
    ///
    /// ```
    /// use nimatron_nimber::transfinite::{FieldError, RationalNimber};
    ///
    /// // t^w·t^(w·2) is 1/(t(t+1)) = 1/t + 1/(t+1).
    /// let nimber = |text: &str| RationalNimber::new(&text.parse().unwrap());
    /// let product = nimber("(w^w^w)^w")?.product(&nimber("(w^w^w)^(w*2)")?)?;
    /// assert_eq!(product, nimber("(w^w^w)^(w*2)+(w^w^w)^w")?);
    /// # Ok::<(), FieldError>(())
    /// ```
    ///
    /// # Errors
    /// [`FieldError::TooManyTerms`]; as [`AlgebraicNimber::product`].
    ///
    /// Cost: for poles of multiplicities m and n, (m+n)² products below t.
    pub fn product(&self, other: &Self) -> Result<Self, FieldError> {
        let polynomial = convolution(&self.polynomial, &other.polynomial)?;
        let mut product = Self { polynomial, poles: BTreeMap::new() };
        for (a, b) in [(self, other), (other, self)] {
            for (x, values) in &b.poles {
                product.add_polynomial_over_pole(&a.polynomial, x, values)?;
            }
        }
        for (x, first) in &self.poles {
            for (y, second) in &other.poles {
                if x == y {
                    let values = convolution(first, second)?;
                    let row = product.poles.entry(x.clone()).or_default();
                    for (place, value) in values.iter().enumerate() {
                        add_at(row, place + 1, value)?;
                    }
                } else {
                    let inverse = x.sum(y)?.inverse()?;
                    product.add_half(x, first, second, &inverse)?;
                    product.add_half(y, second, first, &inverse)?;
                }
            }
        }
        Ok(product.trimmed())
    }

    /// Adds P·Σ aᵢ/(t+x)^i.
    fn add_polynomial_over_pole(
        &mut self,
        polynomial: &[AlgebraicNimber],
        x: &AlgebraicNimber,
        values: &[AlgebraicNimber],
    ) -> Result<(), FieldError> {
        // In u = t + x, by exponents of u counted from that of the highest pole.
        let reversed: Vec<AlgebraicNimber> = values.iter().rev().cloned().collect();
        let mut product = convolution(&shifted(polynomial, x)?, &reversed)?;
        let regular = product.split_off(product.len().min(values.len()));
        let row = self.poles.entry(x.clone()).or_default();
        for (place, value) in product.iter().enumerate() {
            add_at(row, values.len() - 1 - place, value)?;
        }
        add_row(&mut self.polynomial, &shifted(&regular, x)?)
    }

    /// Adds the part at the pole x of Σ aᵢ/(t+x)^i · Σ bⱼ/(t+y)^j, for c = 1/(x+y).
    ///
    /// For u = t + x, 1/(t+y)^j = Σ (j+k−1 over k)·c^(j+k)·u^k.
    fn add_half(
        &mut self,
        x: &AlgebraicNimber,
        first: &[AlgebraicNimber],
        second: &[AlgebraicNimber],
        inverse: &AlgebraicNimber,
    ) -> Result<(), FieldError> {
        let mut series = Vec::new();
        let mut powers = vec![AlgebraicNimber::one()];
        for n in 0..first.len() + second.len() {
            powers.push(powers[n].product(inverse)?);
        }
        for k in 0..first.len() {
            for (j, b) in (1..).zip(second) {
                if is_odd_binomial(j + k - 1, k) {
                    add_at(&mut series, k, &b.product(&powers[j + k])?)?;
                }
            }
        }
        let row = self.poles.entry(x.clone()).or_default();
        for (i, a) in first.iter().enumerate() {
            for (k, b) in series.iter().enumerate().take(i + 1) {
                add_at(row, i - k, &a.product(b)?)?;
            }
        }
        Ok(())
    }

    /// 1/a.
    ///
    /// # Errors
    /// [`FieldError::DivisionByZero`]; [`FieldError::TooManyTerms`]; as
    /// [`AlgebraicNimber::polynomial_roots`] for the numerator.
    ///
    /// Cost: the roots of the numerator, and a product for each of its linear factors.
    pub fn inverse(&self, work: &mut Work<'_>) -> Result<Self, FieldError> {
        let mut denominator = vec![AlgebraicNimber::one()];
        for (x, values) in &self.poles {
            for _ in values {
                denominator = convolution(&denominator, &[x.clone(), AlgebraicNimber::one()])?;
            }
        }
        let denominator = Self { polynomial: denominator, poles: BTreeMap::new() };
        let numerator = self.product(&denominator)?.polynomial;
        let lead = numerator.last().ok_or(FieldError::DivisionByZero)?.inverse()?;
        let mut inverse = denominator.product(&Self::from(lead))?;
        for (x, count) in AlgebraicNimber::polynomial_roots(&numerator, work)? {
            let mut values = vec![AlgebraicNimber::zero(); count];
            values[count - 1] = AlgebraicNimber::one();
            let poles = BTreeMap::from([(x, values)]);
            inverse = inverse.product(&Self { polynomial: Vec::new(), poles })?;
        }
        Ok(inverse)
    }

    /// a/b.
    ///
    /// # Errors
    /// As [`inverse`](Self::inverse) of b and [`product`](Self::product).
    pub fn quotient(&self, divisor: &Self, work: &mut Work<'_>) -> Result<Self, FieldError> {
        self.product(&divisor.inverse(work)?)
    }

    /// a^n, with a⁰ = 1.
    ///
    /// # Errors
    /// As [`product`](Self::product).
    pub fn pow(&self, n: &Natural) -> Result<Self, FieldError> {
        if let Some(constant) = self.as_algebraic() {
            return constant.pow(n).map(Self::from);
        }
        let n = u64::try_from(n).map_err(|_| FieldError::TooManyTerms)?;
        let bits = (0..u64::BITS - n.leading_zeros()).rev();
        bits.into_iter().try_fold(Self::from(AlgebraicNimber::one()), |power, bit| {
            let square = power.product(&power)?;
            if n >> bit & 1 == 1 { square.product(self) } else { Ok(square) }
        })
    }
}

impl From<AlgebraicNimber> for RationalNimber {
    fn from(constant: AlgebraicNimber) -> Self {
        Self { polynomial: vec![constant], poles: BTreeMap::new() }.trimmed()
    }
}

impl fmt::Display for RationalNimber {
    /// The ordinal, if it can be written.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.to_ordinal() {
            Ok(ordinal) => f.pad(&ordinal.to_string()),
            Err(error) => f.pad(&error.to_string()),
        }
    }
}
