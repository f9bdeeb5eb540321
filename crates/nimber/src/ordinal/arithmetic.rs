//! Sum, product, left subtraction and division.
//!
//! With a = ω^e·n + r in normal form (r smaller):
//!
//! - a+b drops the terms of a below the lead of b, and adds coefficients if the leads agree;
//! - a·b for b = Σ ω^fᵢ·mᵢ + m is Σ ω^(e+fᵢ)·mᵢ, and for m > 0 also ω^e·(n·m) + r;
//! - −a+b is the c with a+c = b;
//! - b divided by a is the unique b = a·q + r with r < a.
//!
//! Reference: G. Cantor, *Beiträge zur Begründung der transfiniten Mengenlehre* II (1897);
//! W. Sierpiński, *Cardinal and Ordinal Numbers*, chapter XIV.

use std::ops::{Add, AddAssign, Mul};

use super::{MAX_BITS, MAX_SIZE, Ordinal, Repr, Term, TooLarge};
use crate::Natural;
use dashu_int::ops::{BitTest, DivRem};

/// A sum under construction, linear in all that is added.
#[derive(Default)]
pub(super) struct Sum {
    terms: Vec<Term>,
    finite: Natural,
    size: u64,
}

impl Sum {
    /// Adds an ordinal on the right.
    pub(super) fn add(&mut self, other: &Ordinal) {
        let Some(lead) = other.limit_terms().first() else {
            self.finite += other.finite();
            return;
        };
        while self.terms.last().is_some_and(|term| term.principal < lead.principal) {
            let dropped = self.terms.pop();
            // Coefficients may have grown since they were counted.
            self.size = self.size.saturating_sub(dropped.map_or(0, |term| term.size()));
        }
        let mut rest = other.limit_terms();
        if let Some(last) = self.terms.last_mut() {
            if last.principal == lead.principal {
                last.coefficient += &lead.coefficient;
                rest = &rest[1..];
            }
        }
        for term in rest {
            self.size = self.size.saturating_add(term.size());
            self.terms.push(term.clone());
        }
        self.finite = other.finite_part();
    }

    /// About the size of the sum so far.
    pub(super) fn size(&self) -> u64 {
        self.size
    }

    /// The sum.
    pub(super) fn finish(self) -> Ordinal {
        Ordinal::from_terms(self.terms, self.finite)
    }
}

impl std::iter::Sum for Ordinal {
    fn sum<I: Iterator<Item = Self>>(ordinals: I) -> Self {
        let mut sum = Sum::default();
        ordinals.for_each(|ordinal| sum.add(&ordinal));
        sum.finish()
    }
}

impl Add<&Ordinal> for &Ordinal {
    type Output = Ordinal;

    fn add(self, other: &Ordinal) -> Ordinal {
        if let (Repr::Finite(a), Repr::Finite(b)) = (&self.0, &other.0) {
            return Ordinal::from(a + b);
        }
        let Some(lead) = other.limit_terms().first() else {
            return Ordinal::from_terms(
                self.limit_terms().to_vec(),
                self.finite() + other.finite(),
            );
        };
        let kept = self.limit_terms().partition_point(|term| term.principal > lead.principal);
        let (kept, dropped) = self.limit_terms().split_at(kept);
        let merged = dropped.first().filter(|term| term.principal == lead.principal);
        if kept.is_empty() && merged.is_none() {
            return other.clone();
        }
        let mut terms = Vec::with_capacity(kept.len() + other.limit_terms().len());
        terms.extend_from_slice(kept);
        terms.extend_from_slice(other.limit_terms());
        if let Some(term) = merged {
            terms[kept.len()].coefficient += &term.coefficient;
        }
        Ordinal::from_terms(terms, other.finite_part())
    }
}

impl Mul<&Ordinal> for &Ordinal {
    type Output = Ordinal;

    fn mul(self, other: &Ordinal) -> Ordinal {
        match self.product(other, u64::MAX) {
            Ok(product) => product,
            // A product of more than 2^64 symbols would not fit into memory before it got here.
            Err(_) => unreachable!("no product has 2^64 symbols"),
        }
    }
}

/// Operators on values by those on references.
macro_rules! by_value {
    ($($Operator:ident $operator:ident)*) => {$(
        impl $Operator<Ordinal> for Ordinal {
            type Output = Ordinal;
            fn $operator(self, other: Ordinal) -> Ordinal {
                $Operator::$operator(&self, &other)
            }
        }

        impl $Operator<&Ordinal> for Ordinal {
            type Output = Ordinal;
            fn $operator(self, other: &Ordinal) -> Ordinal {
                $Operator::$operator(&self, other)
            }
        }

        impl $Operator<Ordinal> for &Ordinal {
            type Output = Ordinal;
            fn $operator(self, other: Ordinal) -> Ordinal {
                $Operator::$operator(self, &other)
            }
        }
    )*};
}

by_value!(Add add Mul mul);

impl AddAssign<&Ordinal> for Ordinal {
    fn add_assign(&mut self, other: &Ordinal) {
        *self = &*self + other;
    }
}

impl Ordinal {
    /// a·b, unless it gets more than `limit` symbols on the way.
    fn product(&self, other: &Self, limit: u64) -> Result<Self, TooLarge> {
        if self.is_zero() || other.is_zero() {
            return Ok(Self::zero());
        }
        let Some(lead) = self.limit_terms().first() else {
            return Ok(Self::from_terms(
                other.limit_terms().to_vec(),
                self.finite() * other.finite(),
            ));
        };
        let exponent = lead.principal.exponent();
        let mut size = 0_u64;
        let mut terms = Vec::new();
        for Term { principal, coefficient } in other.limit_terms() {
            let principal = super::Principal::power(&exponent + &principal.exponent());
            let term = Term { principal, coefficient: coefficient.clone() };
            size = size.saturating_add(term.size());
            if size > limit {
                return Err(TooLarge::Size);
            }
            terms.push(term);
        }
        if other.finite().is_zero() {
            return Ok(Self::from_terms(terms, Natural::ZERO));
        }
        let coefficient = &lead.coefficient * other.finite();
        terms.push(Term { principal: lead.principal.clone(), coefficient });
        terms.extend_from_slice(&self.limit_terms()[1..]);
        Ok(Self::from_terms(terms, self.finite_part()))
    }

    /// a+b, within the [limits](super::limits).
    ///
    /// # Errors
    /// [`TooLarge`] if the sum is.
    pub fn checked_add(&self, other: &Self) -> Result<Self, TooLarge> {
        (self + other).within_limits()
    }

    /// a·b, within the [limits](super::limits).
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w+1".parse()?;
    /// assert_eq!(a.checked_mul(&a).unwrap().to_string(), "w^2+w+1");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    ///
    /// # Errors
    /// [`TooLarge`] if the product is, without computing the whole of it.
    pub fn checked_mul(&self, other: &Self) -> Result<Self, TooLarge> {
        let left = self.limit_terms().first().map_or(self.finite(), |lead| &lead.coefficient);
        if left.bit_len() + other.finite().bit_len() > MAX_BITS + 1 {
            return Err(TooLarge::Digits);
        }
        self.product(other, MAX_SIZE)?.within_limits()
    }

    /// The c with `other` + c = `self`, if `other` ≤ `self`.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w^2+w*3+1".parse()?;
    /// let b: Ordinal = "w^2+w".parse()?;
    /// assert_eq!(a.left_subtract(&b), Some("w*2+1".parse()?));
    /// assert_eq!(b.left_subtract(&a), None);
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn left_subtract(&self, other: &Self) -> Option<Self> {
        let (whole, part) = (self.limit_terms(), other.limit_terms());
        let common = whole.iter().zip(part).take_while(|(a, b)| a == b).count();
        let rest = &whole[common..];
        match (rest.first(), part.get(common)) {
            (None, None) if self.finite() < other.finite() => None,
            (None, None) => Some(Self::from(self.finite() - other.finite())),
            (None, Some(_)) => None,
            (Some(_), None) => Some(Self::from_terms(rest.to_vec(), self.finite_part())),
            (Some(a), Some(b)) if a.principal > b.principal => {
                Some(Self::from_terms(rest.to_vec(), self.finite_part()))
            }
            (Some(a), Some(b)) if a.principal == b.principal && a.coefficient > b.coefficient => {
                let mut terms = rest.to_vec();
                terms[0].coefficient -= &b.coefficient;
                Some(Self::from_terms(terms, self.finite_part()))
            }
            _ => None,
        }
    }

    /// The unique (q, r) with `self` = `divisor`·q + r and r < `divisor`; none if it is 0.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    ///
    /// let a: Ordinal = "w^(w+3)+w^w*3+w*5+7".parse()?;
    /// let (q, r) = a.div_rem(&"w^w+5".parse()?).unwrap();
    /// assert_eq!((q.to_string(), r.to_string()), ("w^3+3".into(), "w*5+7".into()));
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn div_rem(&self, divisor: &Self) -> Option<(Self, Self)> {
        if divisor.is_zero() {
            return None;
        }
        let Some(lead) = divisor.limit_terms().first() else {
            let (q, r) = self.finite().div_rem(divisor.finite());
            return Some((Self::from_terms(self.limit_terms().to_vec(), q), Self::from(r)));
        };
        let terms = self.limit_terms();
        let above = terms.partition_point(|term| term.principal > lead.principal);
        let exponent = lead.principal.exponent();
        let mut quotient = Vec::with_capacity(above);
        for Term { principal, coefficient } in &terms[..above] {
            let difference = principal.exponent().left_subtract(&exponent)?;
            let principal = super::Principal::power(difference);
            quotient.push(Term { principal, coefficient: coefficient.clone() });
        }
        let rest = Self::from_terms(terms[above..].to_vec(), self.finite_part());
        let mut times = match terms.get(above) {
            Some(term) if term.principal == lead.principal => &term.coefficient / &lead.coefficient,
            _ => Natural::ZERO,
        };
        let multiple = divisor * &Self::from(times.clone());
        let remainder = match rest.left_subtract(&multiple) {
            Some(remainder) => remainder,
            None => {
                times -= Natural::ONE;
                rest.left_subtract(&(divisor * &Self::from(times.clone())))?
            }
        };
        Some((Self::from_terms(quotient, times), remainder))
    }

    /// The q with `self` = ω·q + n, n finite.
    pub(super) fn omega_quotient(&self) -> Self {
        let terms = self.limit_terms().iter();
        let mut finite = Natural::ZERO;
        let mut quotient = Vec::new();
        for Term { principal, coefficient } in terms {
            let exponent = principal.exponent();
            match exponent.natural() {
                Some(n) if n.is_one() => finite = coefficient.clone(),
                Some(n) => {
                    let principal = super::Principal::power(Self::from(n - Natural::ONE));
                    quotient.push(Term { principal, coefficient: coefficient.clone() });
                }
                None => quotient
                    .push(Term { principal: principal.clone(), coefficient: coefficient.clone() }),
            }
        }
        Self::from_terms(quotient, finite)
    }
}
