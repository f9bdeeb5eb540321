//! Cooling, freezing, heating and overheating.
//!
//! | | | |
//! | --- | --- | --- |
//! | cooling | G_t = {(G^L)_t − t \| (G^R)_t + t}, but the mean of G for t above its temperature | t > −1 |
//! | freezing | G cooled by its temperature | |
//! | heating | ∫^t G = {∫^t G^L + t \| ∫^t G^R − t}, and ∫^t x = x for numbers | any game t |
//! | overheating | ∫_s^t G = {∫_s^t G^L + t \| ∫_s^t G^R − t}, and ∫_s^t n = n·s for integers | any games s, t |
//!
//! Cooling and heating by a number are additive. Overheating depends on the form; it is that of the
//! canonical form.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.5–II.6; *Winning Ways*, ch. 6 and 8.

use nimatron_nimber::message;

use super::images::Image;
use super::{Arithmetic, Dyadic, Failure, Value};
use crate::foundation::Player;

struct Cooling {
    by: Dyadic,
    tax: Value,
}

impl Image for Cooling {
    fn at_once(&mut self, games: &mut Arithmetic<'_>, g: Value) -> Result<Option<Value>, Failure> {
        if self.by <= games.temperature(g)? {
            return Ok(None);
        }
        let mean = games.mean(g)?;
        games.number(&mean).map(Some)
    }

    fn options(
        &mut self,
        games: &mut Arithmetic<'_>,
        player: Player,
        image: Value,
    ) -> Result<Vec<Value>, Failure> {
        Ok(vec![games.toward(player.opponent(), image, self.tax)?])
    }
}

/// Heating by a game; integers, or all numbers, are multiplied by another one.
struct Heating {
    by: Value,
    unit: Option<Value>,
}

impl Image for Heating {
    fn at_once(&mut self, games: &mut Arithmetic<'_>, g: Value) -> Result<Option<Value>, Failure> {
        let Some(number) = games.values.number(g) else { return Ok(None) };
        match self.unit {
            None => Ok(Some(g)),
            Some(_) if !number.is_integer() => Ok(None),
            Some(unit) => {
                let times = i64::try_from(number.numerator()).map_err(|_| Failure::TooLarge)?;
                games.multiple(unit, times).map(Some)
            }
        }
    }

    fn options(
        &mut self,
        games: &mut Arithmetic<'_>,
        player: Player,
        image: Value,
    ) -> Result<Vec<Value>, Failure> {
        Ok(vec![games.toward(player, image, self.by)?])
    }
}

impl Arithmetic<'_> {
    /// G cooled by t > −1: each move is taxed by t.
    ///
    /// # Errors
    /// [`Failure::Undefined`] for t ≤ −1, and those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Dyadic, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let game = games.read("{3|-1}").unwrap();
    /// let cooled = games.cool(game, &Dyadic::new(1, 0))?;
    /// assert_eq!(cooled, games.read("{2|0}").unwrap());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn cool(&mut self, g: Value, t: &Dyadic) -> Result<Value, Failure> {
        if *t <= Dyadic::from(-1) {
            return Err(Failure::Undefined(message!(
                "games are cooled by numbers greater than -1"
            )));
        }
        let tax = self.number(t)?;
        self.image(g, &mut Cooling { by: t.clone(), tax })
    }

    /// G cooled by its temperature: the mean plus something infinitesimal. A number stays.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn freeze(&mut self, g: Value) -> Result<Value, Failure> {
        if self.values.is_number(g) {
            return Ok(g);
        }
        let temperature = self.temperature(g)?;
        self.cool(g, &temperature)
    }

    /// G heated by t: each move earns t, until a number is reached.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.heat(Value::STAR, Value::ONE)?, games.read("+-1").unwrap());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn heat(&mut self, g: Value, t: Value) -> Result<Value, Failure> {
        self.image(g, &mut Heating { by: t, unit: None })
    }

    /// G overheated from s to t: each move earns t, and integers n become n·s.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let half = games.read("1/2").unwrap();
    /// let overheated = games.overheat(half, Value::ONE, Value::ONE)?;
    /// assert_eq!(overheated, games.read("{1|0}").unwrap());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn overheat(&mut self, g: Value, s: Value, t: Value) -> Result<Value, Failure> {
        self.image(g, &mut Heating { by: t, unit: Some(s) })
    }
}
