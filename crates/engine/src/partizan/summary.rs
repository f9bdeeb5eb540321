//! What is told of a game: who wins, its value, mean and temperature.

use std::fmt;

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::Formula;

use super::print::text_of;
use super::{Arithmetic, Dyadic, Failure, OutcomeClass, Value};

/// What is told of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// Who wins, whoever begins.
    pub class: OutcomeClass,
    /// What it is equal to, where that is known.
    pub value: Option<ValueSummary>,
}

/// What is told of a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValueSummary {
    /// The canonical form.
    pub formula: Formula,
    /// The mean.
    pub mean: Dyadic,
    /// The temperature.
    pub temperature: Dyadic,
}

impl ValueSummary {
    /// The canonical form in the given notation.
    pub fn to_text(&self, notation: Notation) -> String {
        self.formula.to_text(notation)
    }
}

impl fmt::Display for ValueSummary {
    /// Writes the canonical form in ASCII.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text(Notation::Ascii))
    }
}

impl Arithmetic<'_> {
    /// What is told of a value.
    ///
    /// # Errors
    /// A text that is too long, and those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// use nimatron::text::Notation;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let told = values.arithmetic(&mut budget).summary(Value::STAR)?;
    /// assert_eq!(told.to_text(Notation::Ascii), "*");
    /// assert_eq!((told.mean.to_string(), told.temperature.to_string()), ("0".into(), "0".into()));
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn summary(&mut self, value: Value) -> Result<ValueSummary, Failure> {
        let formula = self.formula(value)?;
        text_of(&formula, Notation::Latex)?;
        Ok(ValueSummary { formula, mean: self.mean(value)?, temperature: self.temperature(value)? })
    }
}
