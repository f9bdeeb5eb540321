//! What kind of game a value is.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.3–II.5; *Winning Ways*, ch. 8.

use rustc_hash::FxHashMap;

use super::images::Image;
use super::{Arithmetic, Dyadic, Failure, Value, Values};
use crate::foundation::Player;

/// The parity of the moves until a number is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Temper {
    /// Every line of play ends after an even number of moves.
    Even,
    /// Every line of play ends after an odd number of moves.
    Odd,
}

impl Values {
    /// Whether the value is greater than every negative number and less than every positive one:
    /// whether both stops are 0.
    ///
    /// ```
    /// use nimatron::partizan::{Value, Values};
    /// let values = Values::default();
    /// assert!(values.is_infinitesimal(Value::UP));
    /// assert!(!values.is_infinitesimal(Value::ONE));
    /// ```
    pub fn is_infinitesimal(&self, value: Value) -> bool {
        self.stops(value) == [Value::ZERO; 2]
    }

    /// Whether the value is a number plus something infinitesimal: whether both stops are equal.
    pub fn is_numberish(&self, value: Value) -> bool {
        let [left, right] = self.stops(value);
        left == right
    }

    /// Whether the value is an integer.
    pub fn is_integer(&self, value: Value) -> bool {
        self.number(value).is_some_and(|number| number.is_integer())
    }

    /// The height m of the nimber *m that the value is.
    pub fn nimber(&self, value: Value) -> Option<u32> {
        let parts = self.number_up_star(value)?;
        (parts.number.is_zero() && parts.ups == 0).then_some(parts.star)
    }
}

struct Companion;

impl Image for Companion {
    fn at_once(&mut self, games: &mut Arithmetic<'_>, g: Value) -> Result<Option<Value>, Failure> {
        if g == Value::ZERO {
            return Ok(Some(Value::STAR));
        }
        Ok(games.values.is_number(g).then_some(g))
    }

    fn options(
        &mut self,
        _: &mut Arithmetic<'_>,
        _: Player,
        image: Value,
    ) -> Result<Vec<Value>, Failure> {
        Ok(vec![image])
    }

    fn more(
        &mut self,
        games: &mut Arithmetic<'_>,
        player: Player,
        g: Value,
    ) -> Result<Option<Value>, Failure> {
        let good = match player {
            Player::Left => games.is_at_most(Value::ZERO, g)?,
            Player::Right => games.is_at_most(g, Value::ZERO)?,
        };
        Ok(good.then_some(Value::ZERO))
    }
}

impl Arithmetic<'_> {
    /// Whether the value is all-small: whether at each follower either both players can move or
    /// neither can.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn is_all_small(&mut self, g: Value) -> Result<bool, Failure> {
        self.bound_height(g)?;
        self.is_all_small_in(g, &mut FxHashMap::default())
    }

    fn is_all_small_in(
        &mut self,
        g: Value,
        known: &mut FxHashMap<Value, bool>,
    ) -> Result<bool, Failure> {
        if let Some(parts) = self.values.number_up_star(g) {
            return Ok(parts.number.is_zero());
        }
        if let Some(&known) = known.get(&g) {
            return Ok(known);
        }
        self.budget.spend(1)?;
        let mut all_small = self.values.is_infinitesimal(g);
        for player in Player::BOTH {
            for option in self.values.options(g, player)?.iter() {
                all_small = all_small && self.is_all_small_in(option, known)?;
            }
        }
        known.insert(g, all_small);
        Ok(all_small)
    }

    /// The temper of the canonical form: numbers are even-tempered, and a game is even-tempered if
    /// all of its options are odd-tempered and the reverse. `None` for games that are neither.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn temper(&mut self, g: Value) -> Result<Option<Temper>, Failure> {
        self.bound_height(g)?;
        self.temper_in(g, &mut FxHashMap::default())
    }

    fn temper_in(
        &mut self,
        g: Value,
        known: &mut FxHashMap<Value, Option<Temper>>,
    ) -> Result<Option<Temper>, Failure> {
        if self.values.is_number(g) {
            return Ok(Some(Temper::Even));
        }
        if let Some(&temper) = known.get(&g) {
            return Ok(temper);
        }
        self.budget.spend(1)?;
        let mut tempers = Vec::new();
        for player in Player::BOTH {
            for option in self.values.options(g, player)?.iter() {
                tempers.push(self.temper_in(option, known)?);
            }
        }
        let all = |temper: Temper| tempers.iter().all(|&found| found == Some(temper));
        let temper = match (all(Temper::Odd), all(Temper::Even)) {
            (true, _) => Some(Temper::Even),
            (_, true) => Some(Temper::Odd),
            _ => None,
        };
        known.insert(g, temper);
        Ok(temper)
    }

    /// The number x and the game G for which the value is x, x plus tiny G or x plus miny G, G
    /// being 0 for the number alone; `None` for other values.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn number_tiny(&mut self, g: Value) -> Result<Option<(Dyadic, Value)>, Failure> {
        if let Some(number) = self.values.number(g) {
            return Ok(Some((number, Value::ZERO)));
        }
        match self.name(g)? {
            Some(super::Name::Tiny { number, of, .. }) => {
                Ok(self.values.number(number).map(|number| (number, of)))
            }
            _ => Ok(None),
        }
    }

    /// The companion: each follower 0 becomes *, and 0 becomes another option of Left where G ≥ 0
    /// and of Right where G ≤ 0.
    ///
    /// It is its own inverse and keeps the order, so that the lattice of the games born by day n
    /// is mapped to itself.
    ///
    /// Reference: Fraser, Hirshberg and Wolfe, *The structure of the distributive lattice of games
    /// born by day n*, Integers 5(2) (2005).
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.companion(Value::UP)?, games.sum(Value::UP, Value::STAR)?);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn companion(&mut self, g: Value) -> Result<Value, Failure> {
        self.image(g, &mut Companion)
    }
}
