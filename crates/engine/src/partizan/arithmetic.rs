//! Computing with values: a store, a budget, and room for work in progress.

use std::sync::Arc;

use dashu_int::UBig;
use rustc_hash::FxHashMap;

use super::{Dyadic, Failure, NumberUpStar, Thermograph, Value, Values};
use crate::foundation::{Budget, Player};
use crate::partizan::store::MAX_HEIGHT;

/// The operations on the values of one store, within one budget.
///
/// Each operation is a method; they stand in one file each. All of them fail with
/// [`Failure::Exhausted`] when the budget or the memory of the store is used up, and with
/// [`Failure::TooDeep`] rather than recurse beyond [`MAX_HEIGHT`](super::MAX_HEIGHT) moves.
/// What was computed stays in the store for everybody.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::partizan::{Value, Values};
///
/// let values = Values::default();
/// let mut budget = Budget::nodes(1_000_000);
/// let mut games = values.arithmetic(&mut budget);
/// let double_up = games.sum(Value::UP, Value::UP)?;
/// assert!(games.is_at_most(Value::STAR, double_up)?);
/// assert!(!games.is_at_most(Value::STAR, Value::UP)?);
/// # Ok::<(), nimatron::partizan::Failure>(())
/// ```
pub struct Arithmetic<'a> {
    pub(super) values: &'a Values,
    pub(super) budget: &'a mut Budget,
    /// Options being collected, each recursion above those of its caller.
    pub(super) stack: Vec<Value>,
    pub(super) thermographs: FxHashMap<Value, Arc<Thermograph>>,
}

impl Values {
    /// The operations on values of this store, within a budget.
    pub fn arithmetic<'a>(&'a self, budget: &'a mut Budget) -> Arithmetic<'a> {
        Arithmetic { values: self, budget, stack: Vec::new(), thermographs: FxHashMap::default() }
    }
}

impl<'a> Arithmetic<'a> {
    /// The store.
    pub fn values(&self) -> &'a Values {
        self.values
    }

    /// The budget.
    pub fn budget(&mut self) -> &mut Budget {
        self.budget
    }

    /// The integer as a game: n = {n−1|} for n > 0.
    ///
    /// # Errors
    /// [`Failure::TooLarge`] for more bits than are computed with.
    pub fn integer(&self, integer: i64) -> Result<Value, Failure> {
        match Value::integer(integer) {
            Some(small) => Ok(small),
            None => self.values.number_value(&Dyadic::from(integer)),
        }
    }

    /// The number as a game: m/2^k = {(m−1)/2^k|(m+1)/2^k} for odd m and k > 0.
    ///
    /// # Errors
    /// [`Failure::TooLarge`] for more bits than are computed with.
    pub fn number(&self, number: &Dyadic) -> Result<Value, Failure> {
        self.values.number_value(number)
    }

    /// The nimber *m = {0,*,…,*(m−1)|0,*,…,*(m−1)}.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] without memory.
    pub fn nimber(&self, height: u32) -> Result<Value, Failure> {
        let parts = NumberUpStar { number: Dyadic::zero(), ups: 0, star: height };
        self.values.from_number_up_star(&parts)
    }

    /// The multiple n·↑ of up.
    ///
    /// # Errors
    /// [`Failure::Exhausted`] without memory.
    pub fn ups(&self, multiple: i64) -> Result<Value, Failure> {
        let parts = NumberUpStar { number: Dyadic::zero(), ups: multiple, star: 0 };
        self.values.from_number_up_star(&parts)
    }

    /// The options of a player in the canonical form, in the order of the store.
    ///
    /// # Errors
    /// [`Failure::TooManyOptions`] for a nimber that is too high.
    pub fn options(&self, value: Value, player: Player) -> Result<Vec<Value>, Failure> {
        Ok(self.values.options(value, player)?.iter().collect())
    }

    /// The value {L|R} of a form with any values as options: its canonical form.
    ///
    /// Dominated options are deleted and reversible ones bypassed until there are none left.
    ///
    /// Reference: Siegel, *Combinatorial Game Theory*, Theorem II.2.7–2.9. Cost: a comparison for
    /// each pair of options of a player, and for each reply to an option.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.form(&[Value::ZERO], &[Value::STAR])?, Value::UP);
    /// assert_eq!(games.form(&[Value::STAR], &[Value::STAR])?, Value::ZERO);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn form(&mut self, left: &[Value], right: &[Value]) -> Result<Value, Failure> {
        for &option in left.iter().chain(right) {
            self.bound_height(option)?;
        }
        let base = self.stack.len();
        self.stack.extend_from_slice(left);
        let middle = self.stack.len();
        self.stack.extend_from_slice(right);
        self.simplify(base, middle)
    }

    /// Refuses what is too high to be gone through.
    pub(super) fn bound_height(&self, value: Value) -> Result<(), Failure> {
        self.bound_heights(&[value])
    }

    /// Refuses values whose heights together are more than a recursion may go.
    pub(super) fn bound_heights(&self, values: &[Value]) -> Result<(), Failure> {
        let sum =
            values.iter().fold(0u32, |sum, &value| sum.saturating_add(self.values.height(value)));
        if sum > 2 * MAX_HEIGHT { Err(Failure::TooDeep { limit: MAX_HEIGHT }) } else { Ok(()) }
    }

    /// Refuses games born so late that a recursion into all followers goes too deep.
    pub(super) fn bound_births(&mut self, values: &[Value]) -> Result<(), Failure> {
        let mut sum = UBig::ZERO;
        for &value in values {
            sum += self.birthday(value)?;
        }
        let limit = UBig::from(2 * MAX_HEIGHT);
        if sum > limit { Err(Failure::TooDeep { limit: MAX_HEIGHT }) } else { Ok(()) }
    }

    /// Refuses fractions whose followers go too deep.
    pub(super) fn bound_fraction(&self, value: Value) -> Result<(), Failure> {
        match self.values.number(value) {
            Some(number) if number.exponent() > MAX_HEIGHT => {
                Err(Failure::TooDeep { limit: MAX_HEIGHT })
            }
            _ => Ok(()),
        }
    }
}
