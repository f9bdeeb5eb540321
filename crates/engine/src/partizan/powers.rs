//! Tiny, miny, and the powers of up.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.4–II.5; *Winning Ways*, ch. 5 and 8.

use super::{Arithmetic, Failure, MAX_HEIGHT, Value};

impl Arithmetic<'_> {
    /// Tiny G = ⧾_G = {0||0|−G}; its negative is miny G.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Comparison, Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let tiny = games.tiny(Value::ONE)?;
    /// assert_eq!(games.compare(tiny, Value::ZERO)?, Comparison::Greater);
    /// assert_eq!(games.compare(tiny, Value::UP)?, Comparison::Less);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn tiny(&mut self, g: Value) -> Result<Value, Failure> {
        let negative = self.negative(g)?;
        let threat = self.form(&[Value::ZERO], &[negative])?;
        self.form(&[Value::ZERO], &[threat])
    }

    /// The power ↑^n = {0|↓^\[n−1\] + *}, n ≥ 1; ↑^0 is 1.
    ///
    /// Each power is infinitesimal beside the one before.
    ///
    /// # Errors
    /// [`Failure::TooDeep`] for large n, and those of every operation: see [`Arithmetic`].
    pub fn up_power(&mut self, n: u32) -> Result<Value, Failure> {
        if n == 0 {
            return Ok(Value::ONE);
        }
        let others = self.up_powers(n - 1)?;
        let others = self.negative(others)?;
        let reply = self.sum(others, Value::STAR)?;
        self.form(&[Value::ZERO], &[reply])
    }

    /// The sum of powers ↑^\[n\] = ↑ + ↑² + … + ↑^n = {↑^\[n−1\]|*}.
    ///
    /// # Errors
    /// [`Failure::TooDeep`] for large n, and those of every operation: see [`Arithmetic`].
    pub fn up_powers(&mut self, n: u32) -> Result<Value, Failure> {
        if n > MAX_HEIGHT {
            return Err(Failure::TooDeep { limit: MAX_HEIGHT });
        }
        let mut sum = Value::ZERO;
        for _ in 0..n {
            sum = self.form(&[sum], &[Value::STAR])?;
        }
        Ok(sum)
    }
}
