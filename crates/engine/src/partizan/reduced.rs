//! Reduced canonical forms: games up to infinitesimals.
//!
//! G ≡ H if G − H is infinitesimal, and G ⊒ H if R(G − H) ≥ 0: if G − H is at least 0 but for an
//! infinitesimal. Among the games ≡ G one is simplest: a number if G is a number plus something
//! infinitesimal, and else the form in which options that are dominated or reversible up to
//! infinitesimals have been deleted and bypassed, all followers having been reduced before.
//!
//! Where an option reverses through a number plus something infinitesimal it is deleted: another
//! option is better up to infinitesimals, as the game is hot.
//!
//! Reference: Grossman and Siegel, *Reductions of partizan games*, Games of No Chance 3 (2009);
//! Siegel, *Combinatorial Game Theory*, II.6.

use rustc_hash::FxHashMap;

use super::{Arithmetic, Failure, Value};
use crate::foundation::{PerPlayer, Player};

impl Arithmetic<'_> {
    /// Whether G − H is at least 0 up to infinitesimals: G ⊒ H.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn is_infinitesimally_at_least(&mut self, g: Value, h: Value) -> Result<bool, Failure> {
        let [left_g, right_g] = self.values.stops(g);
        let [left_h, right_h] = self.values.stops(h);
        // The stops say so already where they are far apart, and deny it where one is below.
        if !self.values.compare_numbers(right_g, left_h).is_lt() {
            return Ok(true);
        }
        if self.values.compare_numbers(left_g, left_h).is_lt()
            || self.values.compare_numbers(right_g, right_h).is_lt()
        {
            return Ok(false);
        }
        let difference = self.difference(g, h)?;
        let stop = self.values.stop(difference, Player::Right);
        Ok(!self.values.compare_numbers(stop, Value::ZERO).is_lt())
    }

    /// Whether G ⊒ H as the player sees it.
    fn reduced_at_least(&mut self, player: Player, g: Value, h: Value) -> Result<bool, Failure> {
        match player {
            Player::Left => self.is_infinitesimally_at_least(g, h),
            Player::Right => self.is_infinitesimally_at_least(h, g),
        }
    }

    /// The reduced canonical form: the simplest game that differs from G by an infinitesimal.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let game = games.read("{2^|*} + ^").unwrap();
    /// assert_eq!(games.reduced(game)?, games.read("{2|0}").unwrap());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn reduced(&mut self, g: Value) -> Result<Value, Failure> {
        self.bound_height(g)?;
        self.reduced_in(g, &mut FxHashMap::default())
    }

    fn reduced_in(
        &mut self,
        g: Value,
        known: &mut FxHashMap<Value, Value>,
    ) -> Result<Value, Failure> {
        let [left, right] = self.values.stops(g);
        if left == right {
            return Ok(left);
        }
        if let Some(&reduced) = known.get(&g) {
            return Ok(reduced);
        }
        self.budget.spend(1)?;
        let mut sides = PerPlayer([Vec::new(), Vec::new()]);
        for player in Player::BOTH {
            for option in self.values.options(g, player)?.iter() {
                sides[player].push(self.reduced_in(option, known)?);
            }
        }
        // All forms from here on are G up to infinitesimals.
        let image = self.form(&sides[Player::Left], &sides[Player::Right])?;
        for player in Player::BOTH {
            let options = std::mem::take(&mut sides[player]);
            let options = self.reduced_undominated(player, options)?;
            let options = self.reduced_bypassed(player, options, image)?;
            sides[player] = self.reduced_undominated(player, options)?;
        }
        let reduced = self.form(&sides[Player::Left], &sides[Player::Right])?;
        known.insert(g, reduced);
        Ok(reduced)
    }

    fn reduced_undominated(
        &mut self,
        player: Player,
        options: Vec<Value>,
    ) -> Result<Vec<Value>, Failure> {
        let mut kept: Vec<Value> = Vec::with_capacity(options.len());
        'options: for option in options {
            let mut next = Vec::with_capacity(kept.len() + 1);
            for &other in &kept {
                if self.reduced_at_least(player, other, option)? {
                    continue 'options;
                }
                if !self.reduced_at_least(player, option, other)? {
                    next.push(other);
                }
            }
            next.push(option);
            kept = next;
        }
        Ok(kept)
    }

    fn reduced_bypassed(
        &mut self,
        player: Player,
        options: Vec<Value>,
        image: Value,
    ) -> Result<Vec<Value>, Failure> {
        let mut open = options;
        let mut kept = Vec::with_capacity(open.len());
        'open: while let Some(option) = open.pop() {
            for reply in self.options(option, player.opponent())? {
                if self.reduced_at_least(player, image, reply)? {
                    if !self.values.is_numberish(reply) {
                        open.extend(self.options(reply, player)?);
                    }
                    continue 'open;
                }
            }
            kept.push(option);
        }
        Ok(kept)
    }
}
