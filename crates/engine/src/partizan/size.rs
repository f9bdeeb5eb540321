//! How large a canonical form is: its birthday, its followers, its stops.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, I.1 (birthdays), II.2.

use dashu_int::{IBig, UBig};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Arithmetic, Dyadic, Failure, NumberUpStar, Value};
use crate::foundation::Player;

/// The birthday of a number: |n| of an integer, ⌊|x|⌋ + 1 + k of x = m/2^k.
fn number_birthday(number: &Dyadic) -> UBig {
    let (_, whole) = number.abs().floor().into_parts();
    whole + u64::from(number.exponent()) + u64::from(!number.is_integer())
}

/// The birthday of n·↑ + *m.
fn infinitesimal_birthday(ups: i64, star: u32) -> u64 {
    let ups = ups.unsigned_abs();
    let last = u64::from(star) ^ (ups & 1);
    // ↑* is {0,*|0} and born a day later than {0|0} would be.
    if ups > 0 && last == 0 { ups + 1 } else { ups + last }
}

impl Arithmetic<'_> {
    /// The birthday: 0 for {|}, else one more than the greatest birthday of an option.
    ///
    /// Cost: O(1) for each follower that is no number with ups and a star.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.birthday(Value::UP)?, 2u8.into());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn birthday(&mut self, g: Value) -> Result<UBig, Failure> {
        self.bound_height(g)?;
        self.birthday_in(g, &mut FxHashMap::default())
    }

    fn birthday_in(
        &mut self,
        g: Value,
        known: &mut FxHashMap<Value, UBig>,
    ) -> Result<UBig, Failure> {
        if let Some(NumberUpStar { number, ups, star }) = self.values.number_up_star(g) {
            return Ok(number_birthday(&number) + infinitesimal_birthday(ups, star));
        }
        if let Some(birthday) = known.get(&g) {
            return Ok(birthday.clone());
        }
        self.budget.spend(1)?;
        let mut last = UBig::ZERO;
        for player in Player::BOTH {
            for option in self.values.options(g, player)?.iter() {
                last = last.max(self.birthday_in(option, known)?);
            }
        }
        let birthday = last + UBig::ONE;
        known.insert(g, birthday.clone());
        Ok(birthday)
    }

    /// All followers of the canonical form, itself included, but for its integers; and the
    /// greatest and the least integer among them.
    fn followers_but_integers(
        &mut self,
        g: Value,
    ) -> Result<(FxHashSet<Value>, IBig, IBig), Failure> {
        let mut found = FxHashSet::default();
        let (mut least, mut greatest) = (IBig::ZERO, IBig::ZERO);
        let mut open = vec![g];
        while let Some(g) = open.pop() {
            if let Some(number) = self.values.number(g).filter(Dyadic::is_integer) {
                let integer = number.numerator();
                least = least.min(integer.clone());
                greatest = greatest.max(integer.clone());
                continue;
            }
            if !found.insert(g) {
                continue;
            }
            self.budget.spend(1)?;
            for player in Player::BOTH {
                open.extend(self.values.options(g, player)?.iter());
            }
        }
        Ok((found, least, greatest))
    }

    /// How many followers the canonical form has, itself included.
    ///
    /// Cost: O(1) for each follower that is no integer.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let up_star = games.sum(Value::UP, Value::STAR)?;
    /// assert_eq!(games.follower_count(up_star)?, 3u8.into());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn follower_count(&mut self, g: Value) -> Result<UBig, Failure> {
        let (found, least, greatest) = self.followers_but_integers(g)?;
        // 0 is a follower of every game.
        let (_, integers) = (greatest - least).into_parts();
        Ok(integers + found.len() as u64 + UBig::ONE)
    }

    /// The followers of the canonical form, itself included, in no particular order.
    ///
    /// # Errors
    /// [`Failure::TooManyOptions`] for more than `limit` followers, and those of every operation:
    /// see [`Arithmetic`].
    pub fn followers(&mut self, g: Value, limit: usize) -> Result<Vec<Value>, Failure> {
        let (found, least, greatest) = self.followers_but_integers(g)?;
        let integers = usize::try_from(&(&greatest - &least)).unwrap_or(usize::MAX);
        if integers.saturating_add(found.len()) >= limit {
            return Err(Failure::TooManyOptions { limit });
        }
        let mut followers: Vec<Value> = found.into_iter().collect();
        let mut integer = least;
        while integer <= greatest {
            followers.push(self.number(&Dyadic::from(integer.clone()))?);
            integer += IBig::ONE;
        }
        Ok(followers)
    }

    /// How many lines of play lead to a number: 1 for a number, else the sum over all options.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn stop_count(&mut self, g: Value) -> Result<UBig, Failure> {
        self.bound_height(g)?;
        self.stop_count_in(g, &mut FxHashMap::default())
    }

    fn stop_count_in(
        &mut self,
        g: Value,
        known: &mut FxHashMap<Value, UBig>,
    ) -> Result<UBig, Failure> {
        if self.values.is_number(g) {
            return Ok(UBig::ONE);
        }
        if let Some(count) = known.get(&g) {
            return Ok(count.clone());
        }
        self.budget.spend(1)?;
        let mut count = UBig::ZERO;
        for player in Player::BOTH {
            for option in self.values.options(g, player)?.iter() {
                count += self.stop_count_in(option, known)?;
            }
        }
        known.insert(g, count.clone());
        Ok(count)
    }
}
