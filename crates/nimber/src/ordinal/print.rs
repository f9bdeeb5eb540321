//! Printing: the Cantor normal form in three notations.
//!
//! | ASCII | Unicode | LaTeX |
//! | --- | --- | --- |
//! | `w^(w+3)+w^2*3+w*5+7` | `ω^(ω+3)+ω²·3+ω·5+7` | `\omega^{\omega+3}+\omega^{2} \cdot 3+\omega \cdot 5+7` |
//! | `e0`, `e_(w)` | `ε₀`, `ε_(ω)` | `\varepsilon_{0}`, `\varepsilon_{\omega}` |
//! | `phi(2,0)` | `φ(2,0)` | `\varphi(2,0)` |
//! | `Gamma0` | `Γ₀` | `\Gamma_{0}` |
//! | `w1`, `w_2`, `w_(e0)` | `ω₁`, `ω₂`, `ω_(ε₀)` | `\omega_{1}`, `\omega_{2}`, `\omega_{\varepsilon_{0}}` |
//!
//! ζ_b is printed as φ(2, b). Digits from 2 up behind a `w` are set off from it. What is printed
//! reads back as the same ordinal in all three.

use std::fmt::{self, Display, Formatter};

use super::{Ordinal, Principal, Term};
use crate::text::Notation;
use crate::text::formula::{Formula, Operator, Symbol};

impl Ordinal {
    /// The ordinal in one of the three notations.
    ///
    /// ```
    /// use nimatron_nimber::{Ordinal, text::Notation};
    ///
    /// let a: Ordinal = "e0+w^2*3".parse()?;
    /// assert_eq!(a.to_text(Notation::Unicode), "ε₀+ω²·3");
    /// assert_eq!(a.to_text(Notation::Latex), r"\varepsilon_{0}+\omega^{2} \cdot 3");
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn to_text(&self, notation: Notation) -> String {
        match self.natural() {
            Some(natural) => natural.to_string(),
            None => self.formula().to_text(notation),
        }
    }

    /// The Cantor normal form as a formula. Linear in the length of its text.
    ///
    /// ```
    /// use nimatron_nimber::Ordinal;
    /// use nimatron_nimber::text::formula::{Formula, Symbol};
    ///
    /// let square: Ordinal = "w^2".parse()?;
    /// assert_eq!(square.formula(), Symbol::Omega.formula().to_the(Formula::number(2)));
    /// # Ok::<(), nimatron_nimber::text::ParseError>(())
    /// ```
    pub fn formula(&self) -> Formula {
        let limit = self.limit_terms().iter().map(|Term { principal, coefficient }| {
            let factor = (!coefficient.is_one()).then(|| Formula::number(coefficient));
            let factors = [principal.formula()].into_iter().chain(factor);
            Formula::joined(factors, &Operator::Times.close())
        });
        let finite = self.finite();
        let written = self.is_finite() || !finite.is_zero();
        let finite = written.then(|| Formula::number(finite));
        Formula::joined(limit.chain(finite), &Operator::Plus.close())
    }
}

impl Principal {
    fn formula(&self) -> Formula {
        match self {
            Principal::Power(exponent) if exponent.is_one() => Symbol::Omega.formula(),
            Principal::Power(exponent) => Symbol::Omega.formula().to_the(exponent.formula()),
            Principal::Veblen(a, b) if a.is_one() => {
                Symbol::Epsilon.formula().with_index(b.formula())
            }
            Principal::Veblen(a, b) => {
                let arguments = [a, b].map(Ordinal::formula);
                let arguments = Formula::joined(arguments, &Operator::Comma.close());
                Formula::Call(Symbol::Phi, Box::new(arguments))
            }
            Principal::Gamma(index) => Symbol::Gamma.formula().with_index(index.formula()),
            Principal::Initial(index) => Symbol::Omega.formula().with_index(index.formula()),
        }
    }
}

impl Display for Ordinal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.natural() {
            Some(natural) => natural.fmt(f),
            None => f.write_str(&self.to_text(Notation::Ascii)),
        }
    }
}
