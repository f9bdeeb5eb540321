//! What moves are worth: incentives, and the numbers a game is confused with.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.3 (confusion intervals) and II.6
//! (incentives).

use std::fmt;

use nimatron_nimber::text::Notation;
use nimatron_nimber::text::formula::{Formula, Operator};

use super::{Arithmetic, Dyadic, Failure, Value};
use crate::foundation::Player;

/// The numbers that a game is confused with: those between its stops.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ConfusionInterval {
    /// The Right stop.
    pub low: Dyadic,
    /// The Left stop.
    pub high: Dyadic,
    /// Whether the game is confused with its Right stop itself.
    pub low_included: bool,
    /// Whether the game is confused with its Left stop itself.
    pub high_included: bool,
}

impl fmt::Display for ConfusionInterval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.formula().to_text(Notation::Ascii))
    }
}

impl ConfusionInterval {
    /// The interval as `[0, 3/2)`: a square bracket where the end is included. `{}` if no number
    /// is.
    pub fn formula(&self) -> Formula {
        if self.is_empty() {
            return Formula::row([]).in_braces();
        }
        let ends = [&self.low, &self.high].map(Dyadic::formula);
        let ends = Formula::joined(ends, &Operator::Comma.spaced());
        let open = if self.low_included { '[' } else { '(' };
        let close = if self.high_included { ']' } else { ')' };
        Formula::Bracketed(open, Box::new(ends), close)
    }

    /// The interval without a number.
    pub fn empty() -> ConfusionInterval {
        let zero = Dyadic::zero;
        ConfusionInterval { low: zero(), high: zero(), low_included: false, high_included: false }
    }

    /// Whether the game is confused with no number at all.
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// // Up lies above 0 and below all positive numbers.
    /// let interval = games.confusion_interval(Value::UP)?;
    /// assert!(interval.is_some_and(|interval| interval.is_empty()));
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn is_empty(&self) -> bool {
        self.low == self.high && !(self.low_included && self.high_included)
    }

    /// Whether the game is confused with a number.
    pub fn contains(&self, x: &Dyadic) -> bool {
        (self.low < *x || self.low_included && self.low == *x)
            && (*x < self.high || self.high_included && self.high == *x)
    }
}

impl Arithmetic<'_> {
    /// The incentives of a player: what moves gain, G^L − G for Left and G − G^R for Right,
    /// without those that are no better than another one.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let down = games.ups(-1)?;
    /// assert_eq!(games.incentives_of(Value::UP, Player::Left)?, [down]);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn incentives_of(&mut self, g: Value, player: Player) -> Result<Vec<Value>, Failure> {
        let mut gains = Vec::new();
        for option in self.options(g, player)? {
            let (better, worse) = if player == Player::Left { (option, g) } else { (g, option) };
            gains.push(self.difference(better, worse)?);
        }
        self.greatest(gains)
    }

    /// The incentives of both players, without those that are no better than another one.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn incentives(&mut self, g: Value) -> Result<Vec<Value>, Failure> {
        let mut gains = self.incentives_of(g, Player::Left)?;
        gains.extend(self.incentives_of(g, Player::Right)?);
        self.greatest(gains)
    }

    /// The values that no other one is at least as great as.
    fn greatest(&mut self, values: Vec<Value>) -> Result<Vec<Value>, Failure> {
        let mut greatest: Vec<Value> = Vec::with_capacity(values.len());
        'values: for value in values {
            let mut kept = Vec::with_capacity(greatest.len() + 1);
            for &other in &greatest {
                if self.is_at_most(value, other)? {
                    continue 'values;
                }
                if !self.is_at_most(other, value)? {
                    kept.push(other);
                }
            }
            kept.push(value);
            greatest = kept;
        }
        Ok(greatest)
    }

    /// The confusion interval; `None` for numbers, which are confused with no number.
    ///
    /// G > x for numbers x below it, G < x for those above.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Dyadic, Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let star = games.confusion_interval(Value::STAR)?.expect("a star is no number");
    /// assert!(star.contains(&Dyadic::zero()));
    /// let up = games.confusion_interval(Value::UP)?.expect("up is no number");
    /// assert!(!up.contains(&Dyadic::zero()));
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn confusion_interval(&mut self, g: Value) -> Result<Option<ConfusionInterval>, Failure> {
        if self.values.is_number(g) {
            return Ok(None);
        }
        let [high, low] = self.values.stops(g);
        let (Some(high_number), Some(low_number)) =
            (self.values.number(high), self.values.number(low))
        else {
            return Ok(None);
        };
        let high_included = !self.is_at_most(g, high)? && !self.is_at_most(high, g)?;
        let low_included = !self.is_at_most(g, low)? && !self.is_at_most(low, g)?;
        Ok(Some(ConfusionInterval {
            low: low_number,
            high: high_number,
            low_included,
            high_included,
        }))
    }
}
