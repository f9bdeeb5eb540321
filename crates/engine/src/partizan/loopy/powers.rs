//! Tiny, and powers of up and of its kin with loopy exponents.
//!
//! The sum of powers up to x is G^\[x\] = G : y, where the pseudonumber x > 0 is 1 : y: the number
//! whose sign expansion lacks the first sign of that of x. For G = {0|H} the power is
//! G^x = {0|H − G^\[x−1\]}. So ↑^\[on\] = ↑ : on = {↑^\[on\]|*} = upon.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.4 and chapter VI; *Winning Ways*, ch. 8 and 11.

use nimatron_nimber::message;

use super::LoopyArithmetic;
use super::graph::{Graph, Node};
use super::stops::Pseudonumber;
use super::value::{LoopyValue, Stopper};
use crate::foundation::Player;
use crate::partizan::{Dyadic, Failure, Value};

const EXPONENT: Failure = Failure::Undefined(message!("an exponent is a positive pseudonumber"));

/// The number without the first sign of its sign expansion, for a number x > 0: 2^k·x − k − 1 for
/// the least k with 2^k·x ≥ 1, which is how many signs − follow the first +.
fn without_first_sign(x: &Dyadic) -> Dyadic {
    let one = Dyadic::from(1);
    let (mut doubled, mut count) = (x.clone(), 1);
    while doubled < one {
        doubled = &doubled + &doubled;
        count += 1;
    }
    &doubled - &Dyadic::from(count)
}

impl LoopyArithmetic<'_> {
    /// Tiny G = {0||0|−G}; its negative is miny G.
    ///
    /// # Errors
    /// Those of every operation: see [`LoopyArithmetic`].
    pub fn tiny(&mut self, g: LoopyValue) -> Result<LoopyValue, Failure> {
        let negative = self.negative(g)?;
        let threat = self.form(&[LoopyValue::ZERO], &[negative])?;
        self.form(&[LoopyValue::ZERO], &[threat])
    }

    /// The ordinal sum G : H of the canonical form of a short game and a stopper: a move in G ends
    /// H.
    ///
    /// # Errors
    /// Those of every operation: see [`LoopyArithmetic`].
    pub fn ordinal_sum(&mut self, g: Value, h: LoopyValue) -> Result<LoopyValue, Failure> {
        let stopper = self.only_stopper(h)?;
        if let Some(h) = stopper.short() {
            return Ok(self.short.ordinal_sum(g, h)?.into());
        }
        let (followers, places) = self.loopy_followers([stopper].into_iter())?;
        let mut graph = Graph::default();
        for _ in &followers {
            graph.add();
        }
        for (index, &follower) in followers.iter().enumerate() {
            let node = Node::Inner(index as u32);
            for player in Player::BOTH {
                for option in self.short.options(g, player)? {
                    graph.add_option(node, player, Stopper::Short(option));
                }
                for &option in self.stopper_options(follower, player).iter() {
                    let sum = match option {
                        Stopper::Loopy(id) => Node::Inner(places[&id] as u32),
                        Stopper::Short(h) => {
                            Node::Known(Stopper::Short(self.short.ordinal_sum(g, h)?))
                        }
                    };
                    graph.add_option(node, player, sum);
                }
            }
        }
        Ok(self.side(&graph, Node::Inner(0), Player::Left)?.into())
    }

    /// The pseudonumber without the first sign of its sign expansion, for one that is positive.
    fn without_first_sign(&mut self, x: LoopyValue) -> Result<LoopyValue, Failure> {
        if !self.is_at_most(LoopyValue::ZERO, x)? || x == LoopyValue::ZERO {
            return Err(EXPONENT);
        }
        let number =
            |games: &Self, value: Value| games.short.values().number(value).ok_or(EXPONENT);
        match self.only_stopper(x)? {
            Stopper::Short(value) => {
                let number = number(self, value)?;
                Ok(self.short.number(&without_first_sign(&number))?.into())
            }
            Stopper::Loopy(id) => match self.pseudonumber(id).ok_or(EXPONENT)? {
                Pseudonumber::Endless(_) => Ok(x),
                // over is a sign + and then − for ever.
                Pseudonumber::Beside(Value::ZERO, _) => self.off(),
                Pseudonumber::Beside(value, side) => {
                    let number = number(self, value)?;
                    let value = self.short.number(&without_first_sign(&number))?;
                    let beside = match side {
                        Player::Left => self.over()?,
                        Player::Right => self.under()?,
                    };
                    self.sum(value.into(), beside)
                }
            },
        }
    }

    /// The sum of powers G^\[x\], for a pseudonumber x ≥ 0.
    ///
    /// # Errors
    /// [`Failure::Undefined`] for other exponents, and those of every operation: see
    /// [`LoopyArithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let on = games.on()?;
    /// assert_eq!(games.powers(Value::UP, on)?, games.upon()?);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn powers(&mut self, g: Value, x: LoopyValue) -> Result<LoopyValue, Failure> {
        if x == LoopyValue::ZERO {
            return Ok(x);
        }
        let rest = self.without_first_sign(x)?;
        self.ordinal_sum(g, rest)
    }

    /// The power G^x of G = {0|H}, for a pseudonumber x ≥ 1.
    ///
    /// # Errors
    /// As [`powers`](Self::powers), and [`Failure::Undefined`] for a G of another form.
    pub fn power(&mut self, g: Value, x: LoopyValue) -> Result<LoopyValue, Failure> {
        let (left, right) =
            (self.short.options(g, Player::Left)?, self.short.options(g, Player::Right)?);
        let ([Value::ZERO], [reply]) = (&left[..], &right[..]) else {
            return Err(Failure::Undefined(message!("only a game {0|H} has powers")));
        };
        let before = self.difference(x, Value::ONE.into())?;
        let before = self.powers(g, before)?;
        let reply = self.difference((*reply).into(), before)?;
        self.form(&[LoopyValue::ZERO], &[reply])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_sign_is_taken_away() {
        for (from, to) in [
            ((1, 0), (0, 0)),
            ((7, 2), (3, 2)),
            ((1, 1), (-1, 0)),
            ((3, 2), (-1, 1)),
            ((1, 2), (-2, 0)),
            ((3, 3), (-3, 1)),
            ((5, 3), (-3, 2)),
            ((7, 3), (-1, 2)),
        ] {
            let [from, to] =
                [from, to].map(|(numerator, exponent)| Dyadic::new(numerator, exponent));
            assert_eq!(without_first_sign(&from), to, "{from}");
        }
    }
}
