//! Who wins, in normal and in misère play.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, I.1 and II.1; for misère play V.6.

use std::fmt;

use rustc_hash::FxHashMap;

use super::{Arithmetic, Comparison, Failure, Value};
use crate::foundation::{PerPlayer, Player};

/// The outcome class of a partizan game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OutcomeClass {
    /// Left wins, whoever starts.
    L,
    /// Right wins, whoever starts.
    R,
    /// The next player, who is about to move, wins.
    N,
    /// The previous player, who has just moved, wins.
    P,
}

impl OutcomeClass {
    /// From whether Left wins moving first, and moving second.
    pub fn of(left_first: bool, left_second: bool) -> OutcomeClass {
        match (left_first, left_second) {
            (true, true) => OutcomeClass::L,
            (true, false) => OutcomeClass::N,
            (false, true) => OutcomeClass::P,
            (false, false) => OutcomeClass::R,
        }
    }
}

impl fmt::Display for OutcomeClass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Arithmetic<'_> {
    /// The outcome in normal play: L for G > 0, R for G < 0, P for G = 0 and N for G ∥ 0.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{OutcomeClass, Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.outcome(Value::UP)?, OutcomeClass::L);
    /// assert_eq!(games.outcome(Value::STAR)?, OutcomeClass::N);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn outcome(&mut self, g: Value) -> Result<OutcomeClass, Failure> {
        Ok(match self.compare(g, Value::ZERO)? {
            Comparison::Greater => OutcomeClass::L,
            Comparison::Less => OutcomeClass::R,
            Comparison::Equal => OutcomeClass::P,
            Comparison::Confused => OutcomeClass::N,
        })
    }

    /// The outcome of the canonical form in misère play, in which a player who cannot move wins.
    ///
    /// Games that are equal in normal play need not be so in misère play: this is the outcome of
    /// the canonical form and of no other. Positive numbers are R, negative ones L.
    ///
    /// Cost: O(1) for each follower.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn misere_outcome(&mut self, g: Value) -> Result<OutcomeClass, Failure> {
        self.bound_height(g)?;
        self.misere_outcome_in(g, &mut FxHashMap::default())
    }

    fn misere_outcome_in(
        &mut self,
        g: Value,
        known: &mut FxHashMap<Value, OutcomeClass>,
    ) -> Result<OutcomeClass, Failure> {
        if g == Value::ZERO {
            return Ok(OutcomeClass::N);
        }
        if self.values.is_number(g) {
            let negative = self.values.compare_numbers(g, Value::ZERO).is_lt();
            return Ok(if negative { OutcomeClass::L } else { OutcomeClass::R });
        }
        if let Some(&outcome) = known.get(&g) {
            return Ok(outcome);
        }
        self.budget.spend(1)?;
        let mut first_wins = PerPlayer([false; 2]);
        for player in Player::BOTH {
            let options = self.values.options(g, player)?;
            let mut wins = options.len() == 0;
            for option in options.iter() {
                let outcome = self.misere_outcome_in(option, known)?;
                let own = if player == Player::Left { OutcomeClass::L } else { OutcomeClass::R };
                wins |= outcome == own || outcome == OutcomeClass::P;
            }
            first_wins[player] = wins;
        }
        let outcome = OutcomeClass::of(first_wins[Player::Left], !first_wins[Player::Right]);
        known.insert(g, outcome);
        Ok(outcome)
    }
}
