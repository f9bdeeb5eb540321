//! Atomic weights: how many ups an infinitesimal game is worth.
//!
//! The atomic weight of G, if it has one, is the g for which G − g·↑ lies between ↓☆ and ↑☆, with
//! g·↑ the Norton product and ☆ a nimber too high to matter (*the far star*). For all-small G it is
//! found from the options: with G₀ = {aw(G^L) − 2 | aw(G^R) + 2}, aw(G) = G₀ unless G₀ is an
//! integer; if it is, aw(G) is the greatest integer that is ⧏ aw(G^R) + 2 for all G^R if G > ☆, the
//! least that is ⧐ aw(G^L) − 2 for all G^L if G < ☆, and 0 if G ∥ ☆. Here ⧏ means less than or
//! confused with, and ⧐ greater than or confused with.
//!
//! The answer for games with hot followers is found in the same way and kept only if it satisfies
//! the definition.
//!
//! Reference: *Winning Ways*, ch. 8; Conway, *On Numbers and Games*, ch. 16; Siegel,
//! *Combinatorial Game Theory*, II.7 (Theorems 7.12 and 7.13).

use nimatron_nimber::message;
use rustc_hash::FxHashMap;

use super::{Arithmetic, Dyadic, Failure, Value};
use crate::foundation::{PerPlayer, Player};

/// No atomic weight.
const NOT_ATOMIC: Failure = Failure::Undefined(message!("the game has no atomic weight"));

impl Arithmetic<'_> {
    /// The nimber that is too high to matter in a game.
    fn far_star(&mut self, g: Value) -> Result<Value, Failure> {
        let height = self.values.height(g).saturating_add(1).checked_next_power_of_two();
        self.nimber(height.ok_or(Failure::TooLarge)?)
    }

    /// The atomic weight.
    ///
    /// If it is at least 2, Left wins even when Right starts; if it is at least 1, Left wins
    /// moving first (*two-ahead rule*).
    ///
    /// # Errors
    /// [`Failure::Undefined`] for games without an atomic weight, and those of every operation: see
    /// [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let game = games.read("{^3|vv}").unwrap();
    /// assert_eq!(games.atomic_weight(game)?, games.read("{1|0}").unwrap());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn atomic_weight(&mut self, g: Value) -> Result<Value, Failure> {
        self.bound_height(g)?;
        if !self.values.is_infinitesimal(g) {
            return Err(NOT_ATOMIC);
        }
        if let Some(parts) = self.values.number_up_star(g) {
            return self.integer(parts.ups);
        }
        let far = self.far_star(g)?;
        let weight = self.weight_by_options(g, far, &mut FxHashMap::default())?;
        if self.is_all_small(g)? || self.has_weight(g, weight)? {
            Ok(weight)
        } else {
            Err(NOT_ATOMIC)
        }
    }

    /// Whether ↓☆ < G − g·↑ < ↑☆.
    pub(super) fn has_weight(&mut self, g: Value, weight: Value) -> Result<bool, Failure> {
        let ups = self.norton_product(weight, Value::UP)?;
        let rest = self.difference(g, ups)?;
        let far = self.far_star(rest)?;
        let high = self.sum(Value::UP, far)?;
        let low = self.negative(high)?;
        Ok(self.is_at_most(low, rest)? && self.is_at_most(rest, high)?)
    }

    fn weight_by_options(
        &mut self,
        g: Value,
        far: Value,
        known: &mut FxHashMap<Value, Value>,
    ) -> Result<Value, Failure> {
        if let Some(parts) = self.values.number_up_star(g) {
            return self.integer(if parts.number.is_zero() { parts.ups } else { 0 });
        }
        if let Some(&weight) = known.get(&g) {
            return Ok(weight);
        }
        self.budget.spend(1)?;
        let mut sides = PerPlayer([Vec::new(), Vec::new()]);
        for player in Player::BOTH {
            let two = self.integer(if player == Player::Left { -2 } else { 2 })?;
            for option in self.values.options(g, player)?.iter() {
                let weight = self.weight_by_options(option, far, known)?;
                sides[player].push(self.sum(weight, two)?);
            }
        }
        let mut weight = self.form(&sides[Player::Left], &sides[Player::Right])?;
        if self.values.is_integer(weight) {
            let (below, above) = (self.is_at_most(g, far)?, self.is_at_most(far, g)?);
            weight = match (below, above) {
                (false, true) => self.last_integer(Player::Right, &sides[Player::Right])?,
                (true, false) => self.last_integer(Player::Left, &sides[Player::Left])?,
                _ => Value::ZERO,
            };
        }
        known.insert(g, weight);
        Ok(weight)
    }

    /// The greatest integer that is less than or confused with all the options of Right, or the
    /// least that is greater than or confused with all those of Left.
    fn last_integer(&mut self, player: Player, options: &[Value]) -> Result<Value, Failure> {
        let mut last: Option<Value> = None;
        for &option in options {
            let integer = self.last_integer_before(player, option)?;
            last = Some(match last {
                None => integer,
                Some(other) => {
                    let less = self.values.compare_numbers(other, integer).is_lt();
                    if less == (player == Player::Right) { other } else { integer }
                }
            });
        }
        Ok(last.unwrap_or(Value::ZERO))
    }

    /// The same for one option: an integer next to its stop.
    fn last_integer_before(&mut self, player: Player, option: Value) -> Result<Value, Failure> {
        let stop = self.values.stop(option, player.opponent());
        let stop = self.values.number(stop).ok_or(Failure::TooLarge)?;
        let (sign, start) = match player {
            // Greatest n that is not ≥ the option; n below its Left stop surely is not.
            Player::Right => (-1, stop.ceiling() + 1),
            Player::Left => (1, stop.floor() - 1),
        };
        let mut candidate = Dyadic::from(start);
        loop {
            let integer = self.number(&candidate)?;
            if !self.at_most_for(player, integer, option)? {
                return Ok(integer);
            }
            candidate = &candidate + &Dyadic::from(sign);
        }
    }
}
