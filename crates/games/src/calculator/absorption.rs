//! The one surprise of ordinal arithmetic, pointed out where it happens.
//!
//! `1+w = w` and `3*w = w`: what stands on the left of something larger
//! vanishes. Whoever types `3*w` most likely means `w*3`.

use nimatron_nimber::Ordinal;
use nimatron_nimber::text::{Notation, Operator};

use super::operators::symbol;
use super::value::Value;

/// An operand that vanished: `left operator right = right`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Absorption {
    operator: Operator,
    left: Ordinal,
    right: Ordinal,
}

impl Absorption {
    /// Operands longer than this make no sentence that anybody reads.
    const LONGEST: u64 = 30;

    /// The absorption that it is, should the answer turn out to be `right`.
    pub(super) fn candidate(operator: Operator, left: &Value, right: &Value) -> Option<Absorption> {
        let (Value::Ordinal(left), Value::Ordinal(right)) = (left, right) else {
            return None;
        };
        let neutral = match operator {
            Operator::Add => Ordinal::zero(),
            Operator::Multiply => Ordinal::one(),
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
        let multiply = self.operator == Operator::Multiply;
        let operator = match (multiply, notation) {
            (true, Notation::Unicode) => "·",
            (true, Notation::Latex) => " \\cdot ",
            _ => symbol(self.operator),
        };
        let factor = |ordinal: &Ordinal| {
            let text = ordinal.to_text(notation);
            if multiply && text.contains('+') { format!("({text})") } else { text }
        };
        let right = self.right.to_text(notation);
        format!("{}{operator}{} = {right}", factor(&self.left), factor(&self.right))
    }
}
