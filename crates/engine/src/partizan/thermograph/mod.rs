//! Thermographs: how hot a game is at every temperature.
//!
//! For a temperature t ≥ −1 the Left and Right walls of G, which is no integer, are
//!
//! λ_t(G) = max ρ_t(G^L) − t and ρ_t(G) = min λ_t(G^R) + t
//!
//! as long as λ_t > ρ_t; from the first t at which they meet, the *temperature* of G, both stand at
//! the *mean*. Those of an integer n stand at n. The temperature of an integer is −1, of m/2^k it
//! is −1/2^k, of other games it is at least 0.
//!
//! Corners are exact: all temperatures and values are dyadic rationals.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, II.5; Berlekamp, *The economist's view of
//! combinatorial games* (1996), for temperatures below 0.

mod wall;

use std::sync::Arc;

use dashu_int::IBig;

use super::{Arithmetic, Dyadic, Failure, Value};
use crate::foundation::{PerPlayer, Player};
use wall::Extreme;

pub use wall::Wall;

/// The two walls of a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Thermograph {
    walls: PerPlayer<Wall>,
    temperature: Dyadic,
}

impl Thermograph {
    /// The wall of a player: of Left the one that stands further to the left, where values are
    /// greater.
    pub fn wall(&self, player: Player) -> &Wall {
        &self.walls[player]
    }

    /// The value at the mast.
    pub fn mean(&self) -> &Dyadic {
        self.walls[Player::Left].mast()
    }

    /// The temperature at which the walls meet.
    pub fn temperature(&self) -> &Dyadic {
        &self.temperature
    }

    fn integer(integer: Dyadic) -> Thermograph {
        let wall = Wall::vertical(integer);
        Thermograph { walls: PerPlayer([wall.clone(), wall]), temperature: Dyadic::from(-1) }
    }
}

impl Arithmetic<'_> {
    /// The thermograph, from the temperature −1 up.
    ///
    /// Cost: a thermograph for each follower, of as many corners as moves may follow each other.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Dyadic, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let game = games.read("{4|1||0}").unwrap();
    /// let thermograph = games.thermograph(game)?;
    /// assert_eq!(thermograph.temperature(), &Dyadic::new(1, 0));
    /// assert_eq!(thermograph.mean(), &Dyadic::from(1));
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn thermograph(&mut self, g: Value) -> Result<Arc<Thermograph>, Failure> {
        self.bound_height(g)?;
        self.thermograph_of(g)
    }

    fn thermograph_of(&mut self, g: Value) -> Result<Arc<Thermograph>, Failure> {
        if let Some(known) = self.thermographs.get(&g) {
            return Ok(Arc::clone(known));
        }
        self.budget.spend(1)?;
        let thermograph = match self.values.number(g) {
            Some(integer) if integer.is_integer() => Thermograph::integer(integer),
            _ => {
                self.bound_fraction(g)?;
                self.thermograph_by_options(g)?
            }
        };
        let thermograph = Arc::new(thermograph);
        self.thermographs.insert(g, Arc::clone(&thermograph));
        Ok(thermograph)
    }

    fn thermograph_by_options(&mut self, g: Value) -> Result<Thermograph, Failure> {
        let mut scaffolds = Vec::with_capacity(2);
        let mut of_options = PerPlayer([Vec::new(), Vec::new()]);
        let mut top = Dyadic::zero();
        for player in Player::BOTH {
            for option in self.values.options(g, player)?.iter() {
                let thermograph = self.thermograph_of(option)?;
                top = top.max(thermograph.temperature.clone());
                of_options[player].push(thermograph);
            }
        }
        for player in Player::BOTH {
            let extreme = if player == Player::Left { Extreme::Greatest } else { Extreme::Least };
            let walls =
                of_options[player].iter().map(|thermograph| thermograph.wall(player.opponent()));
            let best = walls.cloned().reduce(|best, wall| best.extreme(&wall, extreme));
            // Only integers have a player without options.
            scaffolds.push(best.unwrap_or_else(|| Wall::vertical(Dyadic::zero())));
        }
        // Above all corners the taxes alone bring the walls together.
        let apart = scaffolds[0].mast() - scaffolds[1].mast();
        let top = &top + &Dyadic::from(apart.abs().ceiling() + IBig::ONE);
        let (left, right) = (scaffolds[0].tilted(-1, &top), scaffolds[1].tilted(1, &top));
        let temperature = left.meets(&right).unwrap_or(top);
        let walls = PerPlayer([left.cut(&temperature), right.cut(&temperature)]);
        Ok(Thermograph { walls, temperature })
    }

    /// The mean value: the number n·G stays near, for all n, within a constant.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    pub fn mean(&mut self, g: Value) -> Result<Dyadic, Failure> {
        let [left, right] = self.values.stops(g);
        if left == right {
            return self.values.number(left).ok_or(Failure::TooLarge);
        }
        Ok(self.thermograph(g)?.mean().clone())
    }

    /// The temperature: −1 of an integer, −1/2^k of m/2^k, 0 of a number plus something
    /// infinitesimal, and what a move is worth in a hot game.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Dyadic, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let switch = games.read("+-3/2").unwrap();
    /// assert_eq!(games.temperature(switch)?, Dyadic::new(3, 1));
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn temperature(&mut self, g: Value) -> Result<Dyadic, Failure> {
        if let Some(number) = self.values.number(g) {
            return Ok(Dyadic::new(-1, number.exponent()));
        }
        let [left, right] = self.values.stops(g);
        if left == right {
            return Ok(Dyadic::zero());
        }
        Ok(self.thermograph(g)?.temperature().clone())
    }
}
