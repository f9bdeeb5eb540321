//! Forms kept as they are given, and what in them is not canonical.
//!
//! The explicit form '{*|*}' is no canonical form: its value is 0. An option is *dominated* when
//! another option of the same player is at least as good, and *reversible* when the opponent has a
//! reply that is at least as good for the opponent as the whole game; the player's options in the
//! reply stand in its place. When no option is either, the form is canonical.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.2.

use nimatron_nimber::text::formula::{Formula, Operator, Symbol};

use super::{Arithmetic, Failure, Value};
use crate::foundation::Player;

/// A form of which the options are values, not simplified.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ExplicitForm {
    /// Options of Left.
    pub left: Vec<Value>,
    /// Options of Right.
    pub right: Vec<Value>,
}

/// Why an option does not belong to the canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Redundancy {
    /// Another option is at least as good: G^L ≤ G^L′ for Left, G^R ≥ G^R′ for Right.
    Dominated {
        /// Whose option.
        player: Player,
        /// The option.
        option: Value,
        /// The one that is as good.
        by: Value,
    },
    /// The opponent has a reply as good as the game: G^LR ≤ G for Left, G^RL ≥ G for Right.
    Reversible {
        /// Whose option.
        player: Player,
        /// The option.
        option: Value,
        /// The reply.
        through: Value,
        /// What replaces the option: the player's options in the reply.
        replacements: Vec<Value>,
    },
}

impl ExplicitForm {
    /// The options of a player.
    pub fn options(&self, player: Player) -> &[Value] {
        match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        }
    }

    fn options_mut(&mut self, player: Player) -> &mut Vec<Value> {
        match player {
            Player::Left => &mut self.left,
            Player::Right => &mut self.right,
        }
    }
}

impl Arithmetic<'_> {
    /// The value of an explicit form.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn value_of(&mut self, form: &ExplicitForm) -> Result<Value, Failure> {
        self.form(&form.left, &form.right)
    }

    /// The canonical form of a value as an explicit one.
    ///
    /// # Errors
    /// [`Failure::TooManyOptions`] for a nimber that is too high.
    pub fn canonical_form(&self, value: Value) -> Result<ExplicitForm, Failure> {
        Ok(ExplicitForm {
            left: self.options(value, Player::Left)?,
            right: self.options(value, Player::Right)?,
        })
    }

    /// All options of the form that are dominated or reversible, with the reasons. Of options that
    /// are equal the later ones are dominated by the first.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::{ExplicitForm, Redundancy, Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let form = ExplicitForm { left: vec![Value::STAR], right: vec![Value::STAR] };
    /// let (player, option, through) = (Player::Left, Value::STAR, Value::ZERO);
    /// assert_eq!(
    ///     games.redundancies(&form)?[0],
    ///     Redundancy::Reversible { player, option, through, replacements: vec![] },
    /// );
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn redundancies(&mut self, form: &ExplicitForm) -> Result<Vec<Redundancy>, Failure> {
        let value = self.value_of(form)?;
        let mut found = Vec::new();
        for player in Player::BOTH {
            for index in 0..form.options(player).len() {
                found.extend(self.domination(form, player, index)?);
                found.extend(self.reversal(form.options(player)[index], player, value)?);
            }
        }
        Ok(found)
    }

    fn domination(
        &mut self,
        form: &ExplicitForm,
        player: Player,
        index: usize,
    ) -> Result<Option<Redundancy>, Failure> {
        let options = form.options(player);
        let option = options[index];
        for (other, &by) in options.iter().enumerate() {
            let distinct = by != option || other < index;
            if other != index && distinct && self.at_most_for(player, option, by)? {
                return Ok(Some(Redundancy::Dominated { player, option, by }));
            }
        }
        Ok(None)
    }

    fn reversal(
        &mut self,
        option: Value,
        player: Player,
        game: Value,
    ) -> Result<Option<Redundancy>, Failure> {
        for through in self.options(option, player.opponent())? {
            if self.at_most_for(player, through, game)? {
                let replacements = self.options(through, player)?;
                return Ok(Some(Redundancy::Reversible { player, option, through, replacements }));
            }
        }
        Ok(None)
    }

    /// The steps that lead from a form to the canonical one, each with the form that it leaves.
    /// The form that the last step leaves is the canonical one.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn simplification(
        &mut self,
        form: &ExplicitForm,
    ) -> Result<Vec<(Redundancy, ExplicitForm)>, Failure> {
        let value = self.value_of(form)?;
        let mut form = form.clone();
        let mut steps = Vec::new();
        while let Some(step) = self.next_step(&form, value)? {
            self.budget.spend(1)?;
            form = Arithmetic::after(form, &step);
            steps.push((step, form.clone()));
        }
        Ok(steps)
    }

    fn next_step(
        &mut self,
        form: &ExplicitForm,
        value: Value,
    ) -> Result<Option<Redundancy>, Failure> {
        for player in Player::BOTH {
            for index in 0..form.options(player).len() {
                if let Some(step) = self.domination(form, player, index)? {
                    return Ok(Some(step));
                }
            }
        }
        for player in Player::BOTH {
            for &option in form.options(player) {
                if let Some(step) = self.reversal(option, player, value)? {
                    return Ok(Some(step));
                }
            }
        }
        Ok(None)
    }

    /// The form without a redundant option.
    fn after(mut form: ExplicitForm, step: &Redundancy) -> ExplicitForm {
        let (player, option, replacements) = match step {
            Redundancy::Dominated { player, option, .. } => (*player, *option, &[][..]),
            Redundancy::Reversible { player, option, replacements, .. } => {
                (*player, *option, &replacements[..])
            }
        };
        let options = form.options_mut(player);
        // Of equal options the last one goes.
        if let Some(index) = options.iter().rposition(|&other| other == option) {
            options.remove(index);
        }
        options.extend(replacements);
        form
    }

    /// The form as a formula, between quotes as CGSuite writes it: `'{*|*}'`.
    ///
    /// # Errors
    /// Those of [`text`](Self::text).
    pub fn explicit_formula(&mut self, form: &ExplicitForm) -> Result<Formula, Failure> {
        let mut sides = Vec::new();
        for player in Player::BOTH {
            let mut options = Vec::with_capacity(form.options(player).len());
            for &option in form.options(player) {
                self.bound_height(option)?;
                options.push(self.written(option)?.in_braces().formula);
            }
            sides.push(Formula::joined(options, &Operator::Comma.close()));
        }
        let bar = Operator::Bar.close();
        let right = sides.pop();
        let form = Formula::row(sides.into_iter().chain([bar]).chain(right));
        let quote = || Symbol::Quote.formula();
        Ok(Formula::row([quote(), form.in_braces(), quote()]))
    }
}
