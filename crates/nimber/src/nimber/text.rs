//! How nimbers are written: `0`, `*`, `*5`, `*(w+1)`.

use std::fmt;
use std::str::FromStr;

use super::Nimber;
use crate::Ordinal;
use crate::ordinal::Principal;
use crate::ordinal::notation::evaluate;
use crate::text::language::translated;
use crate::text::{ExprKind, Formula, Grammar, Notation, ParseError, PrefixOperator};
use crate::{message, say};

const EXAMPLE: &str = message!("a nimber looks like 0, *5 or *(w+1)");

const GRAMMAR: Grammar = Grammar { noun: message!("a nimber"), example: EXAMPLE };

impl Nimber {
    /// The nimber in the given notation: `0`, `*`, `*5`, `*(w+1)`.
    pub fn to_text(&self, notation: Notation) -> String {
        self.formula().to_text(notation)
    }

    /// The nimber as a formula.
    pub fn formula(&self) -> Formula {
        if self.is_zero() {
            return Formula::number(0);
        }
        let named = |principal: &Principal| principal.is_atom() || self.0 == Ordinal::omega();
        let is_atomic = self.0.is_finite() || self.0.as_principal().is_some_and(named);
        let height = (!self.is_one()).then(|| self.0.formula());
        let height = height.map(|height| if is_atomic { height } else { height.in_brackets() });
        Formula::Star(height.map(Box::new))
    }
}

impl fmt::Display for Nimber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_text(Notation::Ascii))
    }
}

impl FromStr for Nimber {
    type Err = ParseError;

    /// Reads `0`, or a star with an ordinal under it; a sum or a product needs brackets.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let expression = GRAMMAR.parse(text)?;
        match &expression.kind {
            ExprKind::Prefix { operator: PrefixOperator::Nimber, operand } => {
                evaluate(operand).map(Self)
            }
            ExprKind::Natural(zero) if zero.is_zero() => Ok(Self::zero()),
            _ => {
                Err(ParseError::new(say!("a nimber other than 0 begins with '*'"), expression.span)
                    .with_help(translated(EXAMPLE)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_read_back() {
        for text in ["0", "*", "*5", "*w", "*(w+1)", "*(w*2)", "*(w^2)", "*e0", "*w1", "*(e0+1)"] {
            let nimber: Nimber = text.parse().unwrap();
            assert_eq!(nimber.to_string(), text);
            for notation in [Notation::Unicode, Notation::Latex] {
                assert_eq!(nimber.to_text(notation).parse(), Ok(nimber.clone()), "{text}");
            }
        }
    }

    #[test]
    fn what_has_no_star_is_refused() {
        for (text, message) in [
            ("5", "a nimber other than 0 begins with '*'"),
            ("*2 + *3", "a nimber other than 0 begins with '*'"),
            ("*w+1", "a nimber other than 0 begins with '*'"),
            ("", "expected a nimber"),
        ] {
            assert_eq!(text.parse::<Nimber>().unwrap_err().message, message, "{text}");
        }
    }
}
