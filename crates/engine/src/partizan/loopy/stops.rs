//! Stops of stoppers, and the pseudonumbers that they are.
//!
//! A *pseudonumber* is a number x, on, off, or a number over or under it: x + over = {x|x + over},
//! x + under = {x + under|x}. Any two are comparable. The Left stop of a pseudonumber is itself,
//! else it is the greatest Right stop of a Left option.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, chapter VI (stops of stoppers).

use nimatron_nimber::message;

use super::LoopyArithmetic;
use super::value::{LoopyValue, Stopper, StopperId};
use crate::foundation::Player;
use crate::partizan::{Failure, MAX_HEIGHT, Value};

/// A pseudonumber that is no number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pseudonumber {
    /// on, or off.
    Endless(Player),
    /// x + over for Left, x + under for Right.
    Beside(Value, Player),
}

impl LoopyArithmetic<'_> {
    /// Which pseudonumber a stopper is that is no short game.
    pub(super) fn pseudonumber(&self, id: StopperId) -> Option<Pseudonumber> {
        for player in Player::BOTH {
            // Whose move leads back to the game.
            let own = self.stopper_options(id, player);
            let others = self.stopper_options(id, player.opponent());
            if *own != [Stopper::Loopy(id)] {
                continue;
            }
            return match *others {
                [] => Some(Pseudonumber::Endless(player)),
                [Stopper::Short(x)] if self.short.values().is_number(x) => {
                    Some(Pseudonumber::Beside(x, player.opponent()))
                }
                _ => None,
            };
        }
        None
    }

    /// Whether a stopper is a number, on, off, or a number over or under it.
    pub fn is_pseudonumber(&self, stopper: Stopper) -> bool {
        match stopper {
            Stopper::Short(value) => self.short.values().is_number(value),
            Stopper::Loopy(id) => self.pseudonumber(id).is_some(),
        }
    }

    /// The stop that is reached if the player begins: a pseudonumber.
    ///
    /// Cost: each line of alternating moves is followed once.
    ///
    /// # Errors
    /// [`Failure::Undefined`] for a game that is no stopper, and those of every operation: see
    /// [`LoopyArithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let game = games.read("{over|-1}").unwrap();
    /// assert_eq!(games.stop(game, Player::Left)?, games.over()?);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn stop(&mut self, g: LoopyValue, beginning: Player) -> Result<LoopyValue, Failure> {
        let stopper = self.only_stopper(g)?;
        Ok(self.stopper_stop(stopper, beginning)?.into())
    }

    /// The strong stop: the stop without over or under, so that of short games it is the stop.
    ///
    /// # Errors
    /// As [`stop`](Self::stop).
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let game = games.read("{over|-1}").unwrap();
    /// assert_eq!(games.strong_stop(game, Player::Left)?, Value::ZERO.into());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn strong_stop(&mut self, g: LoopyValue, beginning: Player) -> Result<LoopyValue, Failure> {
        let stop = self.only_stopper(g)?;
        let stop = self.stopper_stop(stop, beginning)?;
        Ok(self.nearest_number(stop).map_or(stop, Stopper::Short).into())
    }

    pub(super) fn stopper_stop(
        &mut self,
        stopper: Stopper,
        beginning: Player,
    ) -> Result<Stopper, Failure> {
        self.stop_within(stopper, beginning, 2 * MAX_HEIGHT)
    }

    /// The stopper that a game is.
    pub(super) fn only_stopper(&self, g: LoopyValue) -> Result<Stopper, Failure> {
        g.stopper().ok_or(Failure::Undefined(message!("this is defined for stoppers only")))
    }

    fn stop_within(
        &mut self,
        stopper: Stopper,
        beginning: Player,
        depth: u32,
    ) -> Result<Stopper, Failure> {
        if let Stopper::Short(value) = stopper {
            return Ok(self.short.values().stop(value, beginning).into());
        }
        if self.is_pseudonumber(stopper) {
            return Ok(stopper);
        }
        self.short.budget().spend(1)?;
        let depth = depth.checked_sub(1).ok_or(Failure::TooDeep { limit: 2 * MAX_HEIGHT })?;
        let mut best = None;
        for option in self.options(stopper, beginning)? {
            let stop = self.stop_within(option, beginning.opponent(), depth)?;
            let better = match (best, beginning) {
                (None, _) => true,
                (Some(best), Player::Left) => self.is_stopper_at_most(best, stop)?,
                (Some(best), Player::Right) => self.is_stopper_at_most(stop, best)?,
            };
            if better {
                best = Some(stop);
            }
        }
        best.ok_or(Failure::Undefined(message!("no move leads to a stop")))
    }

    /// The number that a stop is, or is over or under.
    fn nearest_number(&self, stop: Stopper) -> Option<Value> {
        match stop {
            Stopper::Short(number) => Some(number),
            Stopper::Loopy(id) => match self.pseudonumber(id)? {
                Pseudonumber::Beside(number, _) => Some(number),
                Pseudonumber::Endless(_) => None,
            },
        }
    }

    /// The number from which both sides of a game differ by something infinitesimal, if there is
    /// one.
    ///
    /// # Errors
    /// Those of [`stop`](Self::stop).
    pub fn number_nearby(&mut self, g: LoopyValue) -> Result<Option<Value>, Failure> {
        let mut found = Vec::with_capacity(4);
        for side in [g.onside, g.offside] {
            for player in Player::BOTH {
                let stop = self.stopper_stop(side, player)?;
                found.push(self.nearest_number(stop));
            }
        }
        Ok(found[0].filter(|_| found.iter().all(|number| *number == found[0])))
    }
}
