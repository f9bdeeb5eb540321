//! The one surprise of ordinal arithmetic, pointed out where it happens.
//!
//! `1+w = w` and `3*w = w`: what stands on the left of something larger
//! vanishes. Whoever types `3*w` most likely means `w*3`.

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::formula::{Formula, Operator};
use nimatron_nimber::text::{self, Notation};

use super::value::Value;

/// An operand that vanished: `left operator right = right`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absorption {
    operator: text::Operator,
    left: Ordinal,
    right: Ordinal,
}

impl Absorption {
    /// Operands longer than this make no sentence that anybody reads.
    const LONGEST: u64 = 30;

    /// The absorption that it is, should the answer turn out to be `right`.
    pub(super) fn candidate(
        operator: text::Operator,
        left: &Value,
        right: &Value,
    ) -> Option<Absorption> {
        let (Value::Ordinal(left), Value::Ordinal(right)) = (left, right) else {
            return None;
        };
        let neutral = match operator {
            text::Operator::Add => Ordinal::zero(),
            text::Operator::Multiply => Ordinal::one(),
            _ => return None,
        };
        let surprising =
            *left != neutral && !right.is_finite() && left.size() + right.size() <= Self::LONGEST;
        surprising.then(|| Absorption { operator, left: left.clone(), right: right.clone() })
    }

    pub(super) fn explains(&self, value: &Value) -> bool {
        matches!(value, Value::Ordinal(result) if *result == self.right)
    }

    /// The equation in the given notation: `3*w = w`.
    pub fn to_text(&self, notation: Notation) -> String {
        self.formula().to_text(notation)
    }

    /// The equation as a formula.
    pub fn formula(&self) -> Formula {
        let multiply = self.operator == text::Operator::Multiply;
        let factor = |ordinal: &Ordinal| {
            let is_sum = ordinal.formula().parts().contains(&Operator::Plus.close());
            let formula = ordinal.formula();
            if multiply && is_sum { formula.in_brackets() } else { formula }
        };
        let operator = if multiply { Operator::Times } else { Operator::Plus };
        let sides = [&self.left, &self.right].map(factor);
        let combined = Formula::joined(sides, &operator.close());
        Formula::joined([combined, self.right.formula()], &Operator::Equals.spaced())
    }
}
