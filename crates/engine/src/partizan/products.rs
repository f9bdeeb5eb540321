//! Products and sums of other kinds.
//!
//! | | |
//! | --- | --- |
//! | Norton product by U | G·U = {G^L·U + U + Δ \| G^R·U − U − Δ}, Δ all incentives of U; n·U for integers |
//! | Conway product | GH has the Left options G^L H + G H^L − G^L H^L and G^R H + G H^R − G^R H^R, and the Right options G^L H + G H^R − G^L H^R and G^R H + G H^L − G^R H^L |
//! | ordinal sum | G:H = {G^L, G:H^L \| G^R, G:H^R} |
//! | conjunctive sum | G ∧ H = {G^L ∧ H^L \| G^R ∧ H^R}: a player moves in both |
//! | selective sum | G ∨ H = {G^L ∨ H, G ∨ H^L, G^L ∨ H^L \| …}: a player moves in one or both |
//!
//! But for the Norton product they depend on the forms, and are those of the canonical ones.
//!
//! Reference: *Winning Ways*, ch. 8 and 9; Conway, *On Numbers and Games*, ch. 1, 14 and 15;
//! Siegel, *Combinatorial Game Theory*, I.4 and II.6.

use nimatron_nimber::finite::Nimber32;
use rustc_hash::FxHashMap;

use super::images::Image;
use super::{Arithmetic, Failure, Value};
use crate::foundation::{PerPlayer, Player};

struct Norton {
    unit: Value,
    /// U + Δ for all incentives Δ of U.
    thresholds: Vec<Value>,
}

impl Image for Norton {
    fn at_once(&mut self, games: &mut Arithmetic<'_>, g: Value) -> Result<Option<Value>, Failure> {
        match games.values.number(g) {
            Some(number) if number.is_integer() => {
                let times = i64::try_from(number.numerator()).map_err(|_| Failure::TooLarge)?;
                games.multiple(self.unit, times).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn options(
        &mut self,
        games: &mut Arithmetic<'_>,
        player: Player,
        image: Value,
    ) -> Result<Vec<Value>, Failure> {
        self.thresholds.iter().map(|&threshold| games.toward(player, image, threshold)).collect()
    }
}

/// Results for pairs of games.
type Known = FxHashMap<(Value, Value), Value>;

/// A sum in which the moves available depend on both components.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Compound {
    Ordinal,
    Conjunctive,
    Selective,
}

impl Arithmetic<'_> {
    /// The Norton product G·U.
    ///
    /// For U > 0 it is additive in G, and G·U ≥ H·U iff G ≥ H.
    ///
    /// # Errors
    /// Those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let product = games.norton_product(Value::STAR, Value::UP)?;
    /// assert_eq!(product, games.read("+-(^^*)").unwrap());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn norton_product(&mut self, g: Value, unit: Value) -> Result<Value, Failure> {
        let incentives = self.incentives(unit)?;
        let thresholds: Result<Vec<Value>, Failure> =
            incentives.into_iter().map(|incentive| self.sum(unit, incentive)).collect();
        self.image(g, &mut Norton { unit, thresholds: thresholds? })
    }

    /// The Conway product of the canonical forms.
    ///
    /// On numbers it is the product, on nimbers the nim-product; on other games it depends on the
    /// forms.
    ///
    /// # Errors
    /// [`Failure::TooDeep`] for games born late, and those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// let (two, three) = (games.nimber(2)?, games.nimber(3)?);
    /// assert_eq!(games.conway_product(two, two)?, three);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn conway_product(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        if let (Some(a), Some(b)) = (self.values.number(g), self.values.number(h)) {
            return self.number(&(a * b));
        }
        self.bound_births(&[g, h])?;
        self.conway_product_in(g, h, &mut Known::default())
    }

    /// Products with integers are multiples, those of nimbers are nim-products.
    fn product_at_once(&mut self, g: Value, h: Value) -> Result<Option<Value>, Failure> {
        if let (Some(a), Some(b)) = (self.values.nimber(g), self.values.nimber(h)) {
            let product = Nimber32::from(a) * Nimber32::from(b);
            return self.nimber(product.into()).map(Some);
        }
        for (one, other) in [(g, h), (h, g)] {
            let Some(number) = self.values.number(one) else { continue };
            if let (true, Ok(times)) = (number.is_integer(), i64::try_from(number.numerator())) {
                return self.multiple(other, times).map(Some);
            }
        }
        Ok(None)
    }

    fn conway_product_in(
        &mut self,
        g: Value,
        h: Value,
        known: &mut Known,
    ) -> Result<Value, Failure> {
        if g == Value::ZERO || h == Value::ZERO {
            return Ok(Value::ZERO);
        }
        if let Some(product) = self.product_at_once(g, h)? {
            return Ok(product);
        }
        let key = (g.min(h), g.max(h));
        if let Some(&product) = known.get(&key) {
            return Ok(product);
        }
        self.budget.spend(1)?;
        let mut sides = PerPlayer([Vec::new(), Vec::new()]);
        for of_g in Player::BOTH {
            for of_h in Player::BOTH {
                let side = if of_g == of_h { Player::Left } else { Player::Right };
                for a in self.options(g, of_g)? {
                    for b in self.options(h, of_h)? {
                        let one = self.conway_product_in(a, h, known)?;
                        let other = self.conway_product_in(g, b, known)?;
                        let both = self.conway_product_in(a, b, known)?;
                        let sum = self.sum(one, other)?;
                        sides[side].push(self.difference(sum, both)?);
                    }
                }
            }
        }
        let product = self.form(&sides[Player::Left], &sides[Player::Right])?;
        known.insert(key, product);
        Ok(product)
    }

    /// The ordinal sum G:H of the canonical forms: a move in G ends H.
    ///
    /// # Errors
    /// [`Failure::TooDeep`] for games born late, and those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// assert_eq!(games.ordinal_sum(Value::STAR, Value::ONE)?, games.read("^*").unwrap());
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn ordinal_sum(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        self.bound_births(&[h])?;
        self.compound(Compound::Ordinal, g, h, &mut Known::default())
    }

    /// The conjunctive sum of the canonical forms: a player moves in both components, and has no
    /// move when one of them has none.
    ///
    /// # Errors
    /// [`Failure::TooDeep`] for games born late, and those of every operation: see [`Arithmetic`].
    pub fn conjunctive_sum(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        self.bound_births(&[g, h])?;
        self.compound(Compound::Conjunctive, g, h, &mut Known::default())
    }

    /// The selective sum of the canonical forms: a player moves in one component or in both.
    ///
    /// # Errors
    /// [`Failure::TooDeep`] for games born late, and those of every operation: see [`Arithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.arithmetic(&mut budget);
    /// // Every lower sum of heights can be reached, and only those.
    /// let (five, six) = (games.nimber(5)?, games.nimber(6)?);
    /// assert_eq!(games.selective_sum(five, six)?, games.nimber(11)?);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn selective_sum(&mut self, g: Value, h: Value) -> Result<Value, Failure> {
        self.bound_births(&[g, h])?;
        self.compound(Compound::Selective, g, h, &mut Known::default())
    }

    fn compound(
        &mut self,
        kind: Compound,
        g: Value,
        h: Value,
        known: &mut Known,
    ) -> Result<Value, Failure> {
        if let Some(&sum) = known.get(&(g, h)) {
            return Ok(sum);
        }
        self.budget.spend(1)?;
        let mut sides = PerPlayer([Vec::new(), Vec::new()]);
        for player in Player::BOTH {
            let (of_g, of_h) = (self.options(g, player)?, self.options(h, player)?);
            let side = &mut sides[player];
            if kind == Compound::Ordinal {
                side.extend(&of_g);
            }
            if kind != Compound::Conjunctive {
                for &option in &of_h {
                    side.push(self.compound(kind, g, option, known)?);
                }
            }
            if kind == Compound::Selective {
                for &option in &of_g {
                    side.push(self.compound(kind, option, h, known)?);
                }
            }
            if kind != Compound::Ordinal {
                for &one in &of_g {
                    for &other in &of_h {
                        side.push(self.compound(kind, one, other, known)?);
                    }
                }
            }
        }
        let sum = self.form(&sides[Player::Left], &sides[Player::Right])?;
        known.insert((g, h), sum);
        Ok(sum)
    }
}
