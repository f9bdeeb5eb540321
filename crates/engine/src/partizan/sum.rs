//! Sums, negatives, differences and multiples.
//!
//! G + H = {G^L + H, G + H^L | G^R + H, G + H^R} and −G = {−G^R | −G^L}.
//!
//! A number x is added without looking at its options: G + x = {G^L + x | G^R + x} unless G is a
//! number, and this form is canonical when that of G is (*number translation*). The negative of a
//! canonical form is canonical as well, and is kept beside it.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.1, and II.3.21 (number translation).

use super::{Arithmetic, Failure, NumberUpStar, Value, Values};
use crate::foundation::Player;

impl Values {
    /// The sum with 0, and of two numbers with ups and stars.
    fn sum_by_parts(&self, g: Value, h: Value) -> Result<Option<Value>, Failure> {
        if g == Value::ZERO || h == Value::ZERO {
            return Ok(Some(if g == Value::ZERO { h } else { g }));
        }
        if let Some(sum) = g.small_sum(h) {
            return Ok(Some(sum));
        }
        if !self.is_number_up_star(g) || !self.is_number_up_star(h) {
            return Ok(None);
        }
        let (Some(a), Some(b)) = (self.number_up_star(g), self.number_up_star(h)) else {
            return Ok(None);
        };
        let ups = a.ups.checked_add(b.ups).ok_or(Failure::TooLarge)?;
        let sum = NumberUpStar { number: a.number + b.number, ups, star: a.star ^ b.star };
        self.from_number_up_star(&sum).map(Some)
    }

    /// The negative of a number with ups and a star.
    fn negative_by_parts(&self, g: Value) -> Result<Option<Value>, Failure> {
        let Some(NumberUpStar { number, ups, star }) = self.number_up_star(g) else {
            return Ok(None);
        };
        let ups = ups.checked_neg().ok_or(Failure::TooLarge)?;
        self.from_number_up_star(&NumberUpStar { number: -number, ups, star }).map(Some)
    }
}

impl Arithmetic<'_> {
    /// The sum G + H, in which a player moves in one of the two.
    ///
    /// Cost: a canonical form for each pair of followers; numbers with ups and stars add at once.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.sum(Value::STAR, Value::STAR)?, Value::ZERO);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn sum(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        if let Some(sum) = self.values.sum_by_parts(g, h)? {
            return Ok(sum);
        }
        if !self.values.is_number(g) && !self.values.is_number(h) {
            self.bound_heights(&[g, h])?;
        }
        self.add_games(g, h)
    }

    /// The sum of two games whose heights are bounded.
    fn add(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        match self.values.sum_by_parts(g, h)? {
            Some(sum) => Ok(sum),
            None => self.add_games(g, h),
        }
    }

    /// The sum of two games that do not add by their parts.
    fn add_games(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        let values = self.values;
        let (g, h) = if g <= h { (g, h) } else { (h, g) };
        if values.known_negative(g) == Some(h) {
            return Ok(Value::ZERO);
        }
        let key = u64::from(g.bits()) << 32 | u64::from(h.bits());
        if let Some(sum) = values.sums.get(key) {
            return Ok(Value::from_bits(sum));
        }
        self.budget.spend(1)?;
        let sum = match (values.is_number(g), values.is_number(h)) {
            (true, _) => self.translate(h, g),
            (_, true) => self.translate(g, h),
            _ => self.add_by_options(g, h),
        }?;
        values.sums.put(key, sum.bits(), &values.memory);
        Ok(sum)
    }

    fn add_by_options(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        let base = self.stack.len();
        let mut middle = base;
        for player in Player::BOTH {
            middle = self.stack.len();
            for (one, other) in [(g, h), (h, g)] {
                for option in self.values.options(one, player)?.iter() {
                    let sum = self.add(option, other).inspect_err(|_| self.stack.truncate(base))?;
                    self.stack.push(sum);
                }
            }
        }
        self.simplify(base, middle)
    }

    /// G + x for a number x and a game G that is none.
    fn translate(&mut self, g: Value, x: Value) -> Result<Value, Failure> {
        let stops = self.values.stops(g);
        let stops = [self.add(stops[0], x)?, self.add(stops[1], x)?];
        self.canonical_image(g, stops, |games, option, _| games.add(option, x), false)
    }

    /// The canonical form of which the options are images of those of G; for Left those of Right
    /// if the players are swapped.
    fn canonical_image(
        &mut self,
        g: Value,
        stops: [Value; 2],
        mut image: impl FnMut(&mut Self, Value, Player) -> Result<Value, Failure>,
        swapped: bool,
    ) -> Result<Value, Failure> {
        let base = self.stack.len();
        let mut middle = base;
        for player in Player::BOTH {
            middle = self.stack.len();
            let player = if swapped { player.opponent() } else { player };
            for option in self.values.options(g, player)?.iter() {
                let image =
                    image(self, option, player).inspect_err(|_| self.stack.truncate(base))?;
                self.stack.push(image);
            }
        }
        self.stack[base..middle].sort_unstable();
        self.stack[middle..].sort_unstable();
        let value = self.values.intern(&self.stack[base..middle], &self.stack[middle..], stops);
        self.stack.truncate(base);
        value
    }

    /// The negative −G, in which the players have changed places.
    ///
    /// Cost: O(1) once it is known, at first a form for each follower.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn negative(&mut self, g: Value) -> Result<Value, Failure> {
        if let Some(negative) = self.values.known_negative(g) {
            return Ok(negative);
        }
        if let Some(negative) = self.values.negative_by_parts(g)? {
            self.values.link_negatives(g, negative);
            return Ok(negative);
        }
        self.budget.spend(1)?;
        let [left, right] = self.values.stops(g);
        let stops = [self.negative(right)?, self.negative(left)?];
        let negative =
            self.canonical_image(g, stops, |games, option, _| games.negative(option), true)?;
        self.values.link_negatives(g, negative);
        Ok(negative)
    }

    /// The difference G − H = G + (−H).
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn difference(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        let negative = self.negative(h)?;
        self.sum(g, negative)
    }

    /// The multiple n·G = G + … + G, or −(−n)·G for negative n.
    ///
    /// Cost: about 2·log₂ |n| sums.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.multiple(Value::UP, -3)?, games.ups(-3)?);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn multiple(&mut self, g: Value, n: i64) -> Result<Value, Failure> {
        let g = if n < 0 { self.negative(g)? } else { g };
        repeated(Value::ZERO, g, n.unsigned_abs(), |a, b| self.sum(a, b))
    }
}

/// The sum of so many times the same, by doubling.
pub(super) fn repeated<G: Copy>(
    zero: G,
    mut g: G,
    mut times: u64,
    mut sum_of: impl FnMut(G, G) -> Result<G, Failure>,
) -> Result<G, Failure> {
    let mut sum = zero;
    while times > 0 {
        if times & 1 == 1 {
            sum = sum_of(sum, g)?;
        }
        times >>= 1;
        if times > 0 {
            g = sum_of(g, g)?;
        }
    }
    Ok(sum)
}
