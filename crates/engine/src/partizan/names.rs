//! Names that the literature gives to values other than numbers, ups and stars.
//!
//! | name | form |
//! | --- | --- |
//! | ±x, ±{a,b} | a game that is its own negative: {x\|−x}, {a,b\|−a,−b} |
//! | tiny G = ⧾_G | {0\|\|0\|−G} where R(G) > 0; miny G = ⧿_G is its negative |
//! | ↑^n | {0\|↓^\[n−1\] + *}: the n-th power of up |
//! | ↑^\[n\] | {↑^\[n−1\]\|*} = ↑ + ↑² + … + ↑^n |
//!
//! The last three may be shifted by a number, and the powers by a star.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.4 and II.5; *Winning Ways*, ch. 5 and 8.

use super::{Arithmetic, Failure, Value};
use crate::foundation::Player;

/// What a value other than a number with ups and a star is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Name {
    /// A game that is its own negative, by its Left options.
    Switch(Vec<Value>),
    /// A number plus tiny G, or miny G.
    Tiny {
        /// The number.
        number: Value,
        /// G.
        of: Value,
        /// Whether it is miny.
        negative: bool,
    },
    /// A number plus ↑^n or ↑^\[n\], or its negative, and perhaps a star.
    Power {
        /// The number.
        number: Value,
        /// Which of them.
        power: Power,
    },
}

/// A power of up, or the sum of the first powers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Power {
    /// n.
    pub exponent: u32,
    /// Whether it is ↑^\[n\], the sum of all powers as far as the n-th.
    pub all: bool,
    /// Whether it is the negative, ↓^n or ↓^\[n\].
    pub negative: bool,
    /// Whether a star is added.
    pub star: bool,
}

impl Arithmetic<'_> {
    /// The name of a value that is no number with ups and a star, if it has one.
    ///
    /// Cost: a few lookups; a translation if the value lies around a number other than 0.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn name(&mut self, value: Value) -> Result<Option<Name>, Failure> {
        if self.values.is_number_up_star(value) {
            return Ok(None);
        }
        let [left, right] = self.values.stops(value);
        if left == right {
            let shift = self.negative(left)?;
            let infinitesimal = self.sum(value, shift)?;
            if let Some(power) = self.power_name(infinitesimal)? {
                return Ok(Some(Name::Power { number: left, power }));
            }
            if let Some((of, negative)) = self.tiny_name(infinitesimal)? {
                return Ok(Some(Name::Tiny { number: left, of, negative }));
            }
        }
        if self.negative(value)? == value {
            return Ok(Some(Name::Switch(self.options(value, Player::Left)?)));
        }
        Ok(None)
    }

    /// The only option of a player.
    fn only(&self, value: Value, player: Player) -> Result<Option<Value>, Failure> {
        let options = self.values.options(value, player)?;
        Ok((options.len() == 1).then(|| options.get(0)))
    }

    /// G, and whether it is miny G rather than tiny G.
    fn tiny_name(&mut self, value: Value) -> Result<Option<(Value, bool)>, Failure> {
        for (player, negative) in [(Player::Left, false), (Player::Right, true)] {
            let opponent = player.opponent();
            if self.only(value, player)? != Some(Value::ZERO) {
                continue;
            }
            let Some(threat) = self.only(value, opponent)? else { continue };
            if self.only(threat, player)? != Some(Value::ZERO) {
                continue;
            }
            let Some(threatened) = self.only(threat, opponent)? else { continue };
            let of = if negative { threatened } else { self.negative(threatened)? };
            if self.values.compare_numbers(self.values.stop(of, Player::Right), Value::ZERO).is_gt()
            {
                return Ok(Some((of, negative)));
            }
        }
        Ok(None)
    }

    fn power_name(&mut self, value: Value) -> Result<Option<Power>, Failure> {
        let [left, right] = Player::BOTH.map(|player| self.options(value, player));
        let (left, right) = (left?, right?);
        match self.power_of(&left, &right, false)? {
            None => self.power_of(&right, &left, true),
            power => Ok(power),
        }
    }

    /// ↑^n = {0|↓^\[n−1\]*}, ↑^n* = {0,*|↓^\[n−1\]}, ↑^\[n\] = {↑^\[n−1\]|*} or ↑^\[n\]* = {0,↑^\[n−1\]*|0} by
    /// its options; their negatives if the players have changed places.
    fn power_of(
        &mut self,
        own: &[Value],
        others: &[Value],
        negative: bool,
    ) -> Result<Option<Power>, Failure> {
        let &[other] = others else { return Ok(None) };
        let (zero, star) = (Value::ZERO, Value::STAR);
        let candidate = match *own {
            [option] if option == zero => Some((other, false)),
            [option] if other == star => Some((option, true)),
            [a, b] | [b, a] if a == zero && b == star => Some((other, false)),
            [a, b] | [b, a] if a == zero && other == zero => Some((b, true)),
            _ => None,
        };
        let Some((before, all)) = candidate else { return Ok(None) };
        let Some(before) = self.all_powers(before)? else { return Ok(None) };
        let star = own.len() == 2;
        let fits = before.star == (star == all) && before.negative == (negative == all);
        Ok(fits.then_some(Power { exponent: before.exponent + 1, all, negative, star }))
    }

    /// The exponent, sign and star of ↑^\[n\] with n ≥ 1.
    fn all_powers(&mut self, value: Value) -> Result<Option<Power>, Failure> {
        if let Some(parts) = self.values.number_up_star(value) {
            let is_up = parts.number.is_zero() && parts.ups.abs() == 1 && parts.star <= 1;
            return Ok(is_up.then_some(Power {
                exponent: 1,
                all: true,
                negative: parts.ups < 0,
                star: parts.star == 1,
            }));
        }
        Ok(self.power_name(value)?.filter(|power| power.all))
    }
}
