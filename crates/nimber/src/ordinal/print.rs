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

use std::fmt::{self, Display, Formatter, Write};

use super::{Ordinal, Principal, Term};
use crate::text::Notation;
use crate::text::lexer::{subscript, superscript};

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
        self.displayed(notation).to_string()
    }

    /// The power sign and the ordinal as an exponent: `^2`, `^w`, `^(w+1)`.
    pub(super) fn exponent_text(&self, notation: Notation) -> String {
        Exponent(self.displayed(notation)).to_string()
    }

    fn displayed(&self, notation: Notation) -> Displayed<'_> {
        Displayed { ordinal: self, notation }
    }
}

impl Display for Ordinal {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.displayed(Notation::Ascii).fmt(f)
    }
}

#[derive(Clone, Copy)]
struct Displayed<'a> {
    ordinal: &'a Ordinal,
    notation: Notation,
}

impl Displayed<'_> {
    fn other<'b>(&self, ordinal: &'b Ordinal) -> Displayed<'b> {
        Displayed { ordinal, notation: self.notation }
    }

    /// The spelling of the notation at hand.
    fn spelled(&self, ascii: &'static str, unicode: &'static str, latex: &'static str) -> &str {
        match self.notation {
            Notation::Ascii => ascii,
            Notation::Unicode => unicode,
            Notation::Latex => latex,
        }
    }

    fn principal(&self, principal: &Principal, f: &mut Formatter<'_>) -> fmt::Result {
        match principal {
            Principal::Power(exponent) => {
                f.write_str(self.spelled("w", "ω", r"\omega"))?;
                if exponent.is_one() { Ok(()) } else { Exponent(self.other(exponent)).fmt(f) }
            }
            Principal::Veblen(a, b) if a.is_one() => {
                f.write_str(self.spelled("e", "ε", r"\varepsilon"))?;
                self.other(b).index(f)
            }
            Principal::Veblen(a, b) => {
                f.write_str(self.spelled("phi", "φ", r"\varphi"))?;
                write!(f, "({},{})", self.other(a), self.other(b))
            }
            Principal::Gamma(index) => {
                f.write_str(self.spelled("Gamma", "Γ", r"\Gamma"))?;
                self.other(index).index(f)
            }
            Principal::Initial(index) => {
                f.write_str(self.spelled("w", "ω", r"\omega"))?;
                // w2 reads as well, but looks like w*2.
                if !index.is_one() && index.is_finite() {
                    f.write_str(self.spelled("_", "", ""))?;
                }
                self.other(index).index(f)
            }
        }
    }

    /// The ordinal as an index.
    fn index(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match (self.notation, self.ordinal.natural()) {
            (Notation::Latex, _) => write!(f, "_{{{self}}}"),
            (Notation::Ascii, Some(n)) => n.fmt(f),
            (Notation::Unicode, Some(n)) => f.write_str(&subscript(n)),
            (_, None) => write!(f, "_({self})"),
        }
    }
}

impl Display for Displayed<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let times = self.spelled("*", "·", r" \cdot ");
        for (place, Term { principal, coefficient }) in
            self.ordinal.limit_terms().iter().enumerate()
        {
            if place > 0 {
                f.write_char('+')?;
            }
            self.principal(principal, f)?;
            if !coefficient.is_one() {
                write!(f, "{times}{coefficient}")?;
            }
        }
        let finite = self.ordinal.finite();
        if self.ordinal.is_finite() {
            finite.fmt(f)
        } else if !finite.is_zero() {
            write!(f, "+{finite}")
        } else {
            Ok(())
        }
    }
}

/// An ordinal as an exponent, with the power sign.
struct Exponent<'a>(Displayed<'a>);

impl Display for Exponent<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let exponent = &self.0;
        let bare = match exponent.ordinal.as_principal() {
            Some(Principal::Power(inner)) => inner.is_one(),
            Some(_) => true,
            None => exponent.ordinal.is_finite(),
        };
        match (exponent.notation, exponent.ordinal.natural()) {
            (Notation::Latex, _) => write!(f, "^{{{exponent}}}"),
            (Notation::Unicode, Some(n)) => f.write_str(&superscript(n)),
            _ if bare => write!(f, "^{exponent}"),
            _ => write!(f, "^({exponent})"),
        }
    }
}
