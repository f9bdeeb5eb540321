//! Degrees and varieties: how loopy a stopper is.
//!
//! The *upsum* of two stoppers is the onside of their sum, the *downsum* its offside. The degree of
//! G is the upsum of G and −G: 0 for a short game, over for x + over, and an idempotent for most.
//! If the degree D is idempotent, the variety of G is the upsum of G with the downsum of −G and −D,
//! and the same with up and down exchanged. G is *stable* when both agree.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, chapter VI; *Winning Ways*, ch. 11.

use nimatron_nimber::message;

use super::LoopyArithmetic;
use super::value::{LoopyValue, Stopper};
use crate::foundation::Player;
use crate::partizan::Failure;

impl LoopyArithmetic<'_> {
    /// The upsum of two stoppers: the onside of their sum.
    ///
    /// # Errors
    /// [`Failure::Undefined`] if one is no stopper, [`Failure::NotStopperSided`] if the sum has no
    /// such side, and those of every operation: see [`LoopyArithmetic`].
    pub fn upsum(&mut self, g: LoopyValue, h: LoopyValue) -> Result<LoopyValue, Failure> {
        self.half_sum(g, h, Player::Left)
    }

    /// The downsum of two stoppers: the offside of their sum.
    ///
    /// # Errors
    /// As [`upsum`](Self::upsum).
    pub fn downsum(&mut self, g: LoopyValue, h: LoopyValue) -> Result<LoopyValue, Failure> {
        self.half_sum(g, h, Player::Right)
    }

    fn half_sum(
        &mut self,
        g: LoopyValue,
        h: LoopyValue,
        favoured: Player,
    ) -> Result<LoopyValue, Failure> {
        let (g, h): (Stopper, Stopper) = (self.only_stopper(g)?, self.only_stopper(h)?);
        Ok(self.side_of_sum(g, h, favoured)?.into())
    }

    /// The degree of a stopper: the upsum of G and −G.
    ///
    /// # Errors
    /// As [`upsum`](Self::upsum).
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let (under, over) = (games.under()?, games.over()?);
    /// assert_eq!(games.degree(under)?, over);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn degree(&mut self, g: LoopyValue) -> Result<LoopyValue, Failure> {
        let negative = self.negative(g)?;
        self.upsum(g, negative)
    }

    /// The variety that a stopper has at a degree, with the first sum up or down.
    ///
    /// # Errors
    /// [`Failure::Undefined`] if the degree is not idempotent, and as [`upsum`](Self::upsum).
    pub fn variety_at(
        &mut self,
        g: LoopyValue,
        degree: LoopyValue,
        favoured: Player,
    ) -> Result<LoopyValue, Failure> {
        if !self.is_idempotent(degree)? {
            return Err(Failure::Undefined(message!("the degree is not idempotent")));
        }
        let negative = self.negative(g)?;
        let bound = match favoured {
            Player::Left => self.negative(degree)?,
            Player::Right => degree,
        };
        let inner = self.half_sum(negative, bound, favoured.opponent())?;
        self.half_sum(g, inner, favoured)
    }

    /// The variety of a stable stopper.
    ///
    /// # Errors
    /// [`Failure::Undefined`] if it is not stable, and as [`variety_at`](Self::variety_at).
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let game = games.read("{pass|3/2}").unwrap();
    /// assert_eq!(games.variety(game)?, games.under()?);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn variety(&mut self, g: LoopyValue) -> Result<LoopyValue, Failure> {
        match self.varieties(g)? {
            [up, down] if up == down => Ok(up),
            _ => Err(Failure::Undefined(message!(
                "it is not stable: its varieties up and down differ"
            ))),
        }
    }

    /// The varieties at the degree of a stopper, up and down.
    fn varieties(&mut self, g: LoopyValue) -> Result<[LoopyValue; 2], Failure> {
        let degree = self.degree(g)?;
        let up = self.variety_at(g, degree, Player::Left)?;
        Ok([up, self.variety_at(g, degree, Player::Right)?])
    }

    /// Whether a stopper is stable: whether it has the same variety up and down.
    ///
    /// # Errors
    /// As [`variety_at`](Self::variety_at).
    pub fn is_stable(&mut self, g: LoopyValue) -> Result<bool, Failure> {
        let [up, down] = self.varieties(g)?;
        Ok(up == down)
    }
}
