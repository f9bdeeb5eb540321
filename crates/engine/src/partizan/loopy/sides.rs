//! Both sides of a game, sums, and the order.
//!
//! (S & T) + (S′ & T′) has the onside of S + S′ and the offside of T + T′, −(S & T) is −T & −S,
//! and S & T ≤ S′ & T′ iff S ≤ S′ and T ≤ T′.
//!
//! Reference: Siegel, *Combinatorial Game Theory*, chapter VI; *Winning Ways*, ch. 11.

use nimatron_nimber::message;
use rustc_hash::FxHashMap;

use super::LoopyArithmetic;
use super::graph::{Graph, Node};
use super::order::Order;
use super::value::{LoopyValue, Stopper};
use crate::foundation::Player;
use crate::partizan::sum::repeated;
use crate::partizan::{Comparison, Failure, Value};

impl LoopyArithmetic<'_> {
    /// The value of a position of a graph: both of its sides.
    ///
    /// For each side the order in which draws are wins for one player leaves one candidate, which
    /// is then compared with the position. So it is decided whether there is such a side; see
    /// *Equality* in the [module](super).
    ///
    /// Cost: polynomial in the number of positions; mostly a few steps for each pair of positions
    /// that is compared.
    ///
    /// # Errors
    /// [`Failure::NotStopperSided`] if the position is equal to no stopper on one of the sides, and
    /// those of every operation: see [`LoopyArithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::{Budget, Player};
    /// use nimatron::partizan::loopy::{Graph, LoopyValue};
    /// use nimatron::partizan::{Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// // a = {b|} and b = {|a}: whoever likes draws better has the advantage.
    /// let mut graph = Graph::<LoopyValue>::default();
    /// let (a, b) = (graph.add(), graph.add());
    /// graph.add_option(a, Player::Left, b);
    /// graph.add_option(b, Player::Right, a);
    /// let value = games.value_of(&graph, a)?;
    /// assert_eq!(value.onside().short(), Some(Value::ONE));
    /// assert_eq!(value.offside().short(), Some(Value::ZERO));
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn value_of(
        &mut self,
        graph: &Graph<LoopyValue>,
        root: Node<LoopyValue>,
    ) -> Result<LoopyValue, Failure> {
        let (onside, on) = graph.reachable(root, LoopyValue::onside);
        let (offside, off) = graph.reachable(root, LoopyValue::offside);
        let one_side = graph.known().all(|value| value.stopper().is_some()) && onside.is_stopper();
        let on = self.side(&onside, on, Player::Left)?;
        let off = if one_side { on } else { self.side(&offside, off, Player::Right)? };
        Ok(LoopyValue { onside: on, offside: off })
    }

    /// The game {L|R} with any games as options.
    ///
    /// # Errors
    /// Those of every operation: see [`LoopyArithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// use nimatron::partizan::loopy::LoopyValue;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let over = games.over()?;
    /// assert_eq!(games.form(&[LoopyValue::ZERO], &[over])?, over);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn form(
        &mut self,
        left: &[LoopyValue],
        right: &[LoopyValue],
    ) -> Result<LoopyValue, Failure> {
        let short = |side: &[LoopyValue]| -> Option<Vec<Value>> {
            side.iter().map(|value| value.short()).collect()
        };
        if let (Some(left), Some(right)) = (short(left), short(right)) {
            return Ok(self.short.form(&left, &right)?.into());
        }
        let mut graph = Graph::default();
        let root = graph.add();
        for (player, side) in [(Player::Left, left), (Player::Right, right)] {
            side.iter().for_each(|&option| graph.add_option(root, player, option));
        }
        self.value_of(&graph, root)
    }

    /// The game with these sides, S ≥ T.
    ///
    /// # Errors
    /// [`Failure::Undefined`] unless S ≥ T, and those of every operation: see [`LoopyArithmetic`].
    pub fn sided(&mut self, onside: Stopper, offside: Stopper) -> Result<LoopyValue, Failure> {
        if !self.is_stopper_at_most(offside, onside)? {
            return Err(Failure::Undefined(message!("the onside is not at least the offside")));
        }
        Ok(LoopyValue { onside, offside })
    }

    /// The sum G + H, in which a player moves in one of the two.
    ///
    /// Cost: each pair of followers is a position, and pairs of these are compared.
    ///
    /// # Errors
    /// [`Failure::NotStopperSided`] if the sum is not stopper-sided, and those of every operation:
    /// see [`LoopyArithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let over = games.over()?;
    /// assert_eq!(games.sum(over, over)?, over);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn sum(&mut self, g: LoopyValue, h: LoopyValue) -> Result<LoopyValue, Failure> {
        if let (Some(g), Some(h)) = (g.short(), h.short()) {
            return Ok(self.short.sum(g, h)?.into());
        }
        let (onsides, on) = self.sum_graph(g.onside, h.onside)?;
        let onside = self.side(&onsides, on, Player::Left)?;
        let is_stopper = g.stopper().is_some() && h.stopper().is_some() && onsides.is_stopper();
        let offside = match is_stopper {
            true => onside,
            false => {
                let (offsides, off) = self.sum_graph(g.offside, h.offside)?;
                self.side(&offsides, off, Player::Right)?
            }
        };
        Ok(LoopyValue { onside, offside })
    }

    /// The onside of the sum of two stoppers for Left, the offside for Right.
    pub(super) fn side_of_sum(
        &mut self,
        g: Stopper,
        h: Stopper,
        favoured: Player,
    ) -> Result<Stopper, Failure> {
        let (graph, root) = self.sum_graph(g, h)?;
        self.side(&graph, root, favoured)
    }

    /// The sum of two stoppers: a node for each pair of followers that are not both short.
    fn sum_graph(
        &mut self,
        g: Stopper,
        h: Stopper,
    ) -> Result<(Graph<Stopper>, Node<Stopper>), Failure> {
        let mut graph = Graph::default();
        let (mut places, mut pairs) = (FxHashMap::default(), Vec::new());
        let root = self.summand(g, h, &mut graph, &mut places, &mut pairs)?;
        let (mut next, mut moves) = (0, 0);
        while let Some(&(g, h)) = pairs.get(next) {
            self.short.budget().spend(1)?;
            self.check_room(moves)?;
            for player in Player::BOTH {
                let mut sums = Vec::new();
                if !self.is_number(g) {
                    for option in self.options(g, player)? {
                        sums.push((option, h));
                    }
                }
                if !self.is_number(h) {
                    for option in self.options(h, player)? {
                        sums.push((g, option));
                    }
                }
                moves += sums.len();
                for (g, h) in sums {
                    let to = self.summand(g, h, &mut graph, &mut places, &mut pairs)?;
                    graph.add_option(Node::Inner(next as u32), player, to);
                }
            }
            next += 1;
        }
        Ok((graph, root))
    }

    /// The sum of two followers: known if both are short, else a node.
    fn summand(
        &mut self,
        g: Stopper,
        h: Stopper,
        graph: &mut Graph<Stopper>,
        places: &mut FxHashMap<(Stopper, Stopper), Node<Stopper>>,
        pairs: &mut Vec<(Stopper, Stopper)>,
    ) -> Result<Node<Stopper>, Failure> {
        if let (Some(g), Some(h)) = (g.short(), h.short()) {
            return Ok(Node::Known(self.short.sum(g, h)?.into()));
        }
        if g == Stopper::ZERO || h == Stopper::ZERO {
            return Ok(Node::Known(if g == Stopper::ZERO { h } else { g }));
        }
        let pair = (g.min(h), g.max(h));
        if let Some(&node) = places.get(&pair) {
            return Ok(node);
        }
        let node = graph.add();
        places.insert(pair, node);
        pairs.push(pair);
        Ok(node)
    }

    fn is_number(&self, stopper: Stopper) -> bool {
        stopper.short().is_some_and(|value| self.short.values().is_number(value))
    }

    /// The negative −(S & T) = −T & −S.
    ///
    /// # Errors
    /// Those of every operation: see [`LoopyArithmetic`].
    pub fn negative(&mut self, g: LoopyValue) -> Result<LoopyValue, Failure> {
        let onside = self.stopper_negative(g.offside)?;
        Ok(LoopyValue { onside, offside: self.stopper_negative(g.onside)? })
    }

    /// The negative of a stopper, in which the players have changed places.
    pub(super) fn stopper_negative(&mut self, g: Stopper) -> Result<Stopper, Failure> {
        let id = match g {
            Stopper::Short(value) => return Ok(self.short.negative(value)?.into()),
            Stopper::Loopy(id) => id,
        };
        let values = self.short.values();
        if let Some(negative) = values.stoppers.negative(id) {
            return Ok(Stopper::Loopy(negative));
        }
        let (followers, places) = self.loopy_followers([g].into_iter())?;
        let mut graph = Graph::default();
        for &follower in &followers {
            let node = graph.add();
            for player in Player::BOTH {
                for &option in values.stoppers.options(follower, player).iter() {
                    let option = match option {
                        Stopper::Loopy(id) => Node::Inner(places[&id] as u32),
                        Stopper::Short(value) => Node::Known(self.short.negative(value)?.into()),
                    };
                    graph.add_option(node, player.opponent(), option);
                }
            }
        }
        let negatives = self.intern_canonical(graph)?;
        for (&follower, negative) in followers.iter().zip(&negatives) {
            if let Some(Stopper::Loopy(negative)) = *negative {
                values.stoppers.link_negatives(follower, negative);
            }
        }
        negatives[places[&id]].ok_or(Failure::Undefined(message!("it is no stopper")))
    }

    /// The difference G − H = G + (−H).
    ///
    /// # Errors
    /// As [`sum`](Self::sum).
    pub fn difference(&mut self, g: LoopyValue, h: LoopyValue) -> Result<LoopyValue, Failure> {
        let negative = self.negative(h)?;
        self.sum(g, negative)
    }

    /// The multiple n·G = G + … + G, or −(−n)·G for negative n.
    ///
    /// # Errors
    /// As [`sum`](Self::sum).
    pub fn multiple(&mut self, g: LoopyValue, n: i64) -> Result<LoopyValue, Failure> {
        let g = if n < 0 { self.negative(g)? } else { g };
        repeated(LoopyValue::ZERO, g, n.unsigned_abs(), |a, b| self.sum(a, b))
    }

    /// Whether S ≤ T for two stoppers.
    pub(super) fn is_stopper_at_most(&mut self, s: Stopper, t: Stopper) -> Result<bool, Failure> {
        if let (Some(s), Some(t)) = (s.short(), t.short()) {
            return self.short.is_at_most(s, t);
        }
        if let Some(&known) = self.orders.get(&(t, s)) {
            return Ok(known);
        }
        let (s, t) = (Node::Known(s), Node::Known(t));
        let mut order = Order::new(Player::Left, false);
        order.ask(self, &Graph::default(), &[(t, s)])?;
        Ok(order.at_least(t, s))
    }

    /// Whether G ≤ H: whether it is so for both sides.
    ///
    /// Cost: a step for each pair of followers.
    ///
    /// # Errors
    /// Those of every operation: see [`LoopyArithmetic`].
    pub fn is_at_most(&mut self, g: LoopyValue, h: LoopyValue) -> Result<bool, Failure> {
        Ok(self.is_stopper_at_most(g.onside, h.onside)?
            && self.is_stopper_at_most(g.offside, h.offside)?)
    }

    /// How G compares with H.
    ///
    /// # Errors
    /// Those of every operation: see [`LoopyArithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::{Comparison, Value, Values};
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let over = games.over()?;
    /// assert_eq!(games.compare(over, Value::UP.into())?, Comparison::Greater);
    /// assert_eq!(games.compare(over, Value::ONE.into())?, Comparison::Less);
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn compare(&mut self, g: LoopyValue, h: LoopyValue) -> Result<Comparison, Failure> {
        match (g.short(), h.short()) {
            (Some(g), Some(h)) => self.short.compare(g, h),
            _ => Ok(Comparison::of(self.is_at_most(g, h)?, self.is_at_most(h, g)?)),
        }
    }
}
