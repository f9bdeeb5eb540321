//! Loopy games: games in which positions may be repeated.
//!
//! # What
//! A loopy game is a finite graph of positions in which play may go on for ever, which is a draw.
//! A *stopper* is one in which no position can be played for ever by alternating moves: on = {on|},
//! off = {|off}, over = {0|over}, upon = {upon|*}. Stoppers are ordered as short games are, and
//! have canonical forms. Many other games are *stopper-sided*: equal to a
//! stopper S, their onside, when draws are wins for Left, and to a stopper T, their offside, when
//! draws are wins for Right. They are written S & T; dud = on & off.
//!
//! # Equality
//! This is the inequality rule of *Winning Ways*. Where draws are wins for Left, G ≥ H iff Left,
//! moving second, survives G − H: iff Left moves last or play moves infinitely often in G. Where
//! draws are wins for Right, it has to move infinitely often in H. Games are equal if each is at
//! least the other. They may then replace each other in every sum, also in sums with games whose
//! draws are wins for the other player.
//!
//! # Where
//! [`Values`] keeps the canonical forms of stoppers beside those of short games.
//! [`LoopyArithmetic`] computes with them: a [`LoopyValue`] has the two sides, a [`Stopper`] is a
//! short game or the identifier of its canonical form, and a [`Graph`] is a game by its positions.
//!
//! # Convention
//! Left is the positive player. Not every loopy game is stopper-sided: Bach's carousel is not.
//! Whether a game is, is decided (see `reversal`). One that is not fails with
//! [`Failure::NotStopperSided`], which says whose draws have no stopper.
//!
//! Such a game may yet have the same outcome as a stopper in every sum in which all draws are wins
//! for the same player. An example is `a{1,{on|*,{1,{on|^,a}|-1}}|-1}` beside `{1,{on|*,^}|-1}`
//! where draws are wins for Left. They are not equal: moving second in the second less the first,
//! Left loses, or moves in the first alone for ever, which is a win for Right.
//!
//! # References
//! A. N. Siegel, *Combinatorial Game Theory*, 2013, chapter VI, and *Coping with cycles*, Games of
//! No Chance 3 (2009); Berlekamp, Conway and Guy, *Winning Ways*, ch. 11.

mod degree;
mod graph;
mod named_stoppers;
mod order;
mod outcome;
mod powers;
mod reading;
mod reversal;
mod settle;
mod sides;
mod simplify;
mod stops;
pub(super) mod store;
mod text;
mod value;

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::{Arithmetic, Failure, Values};
use crate::foundation::{Budget, Exhausted, Player};

pub use graph::{Graph, Node};
pub use outcome::{LoopyOutcome, LoopySummary};
pub use value::{LoopyValue, Stopper, StopperId};

/// Approximate number of bytes for each move in what is built to compare games.
const BYTES_OF_MOVE: u64 = 128;

/// The operations on the loopy games of one store, within one budget.
///
/// All of them fail as those on short games do, see [`Arithmetic`]: with [`Failure::Exhausted`] and
/// [`Failure::TooDeep`], and with [`Failure::NotStopperSided`] for a game that has not both sides.
///
/// ```
/// use nimatron::foundation::Budget;
/// use nimatron::partizan::Values;
/// let (values, mut budget) = (Values::default(), Budget::nodes(1_000_000));
/// let mut games = values.loopy(&mut budget);
/// let (on, off) = (games.on()?, games.off()?);
/// assert_eq!(games.sum(on, off)?, games.dud()?);
/// # Ok::<(), nimatron::partizan::Failure>(())
/// ```
pub struct LoopyArithmetic<'a> {
    pub(super) short: Arithmetic<'a>,
    /// Whether G ≥ H, for stoppers that were compared.
    orders: FxHashMap<(Stopper, Stopper), bool>,
}

impl Values {
    /// The operations on loopy games, whose stoppers are kept in this store, within a budget.
    pub fn loopy<'a>(&'a self, budget: &'a mut Budget) -> LoopyArithmetic<'a> {
        LoopyArithmetic { short: self.arithmetic(budget), orders: FxHashMap::default() }
    }
}

impl<'a> LoopyArithmetic<'a> {
    /// The operations on short games, within the same budget.
    pub fn short(&mut self) -> &mut Arithmetic<'a> {
        &mut self.short
    }

    /// The options of a player in the canonical form of a stopper.
    ///
    /// # Errors
    /// [`Failure::TooManyOptions`] for a nimber that is too high.
    pub fn options(&self, stopper: Stopper, player: Player) -> Result<Vec<Stopper>, Failure> {
        Ok(match stopper {
            Stopper::Short(value) => {
                self.short.options(value, player)?.into_iter().map(Stopper::Short).collect()
            }
            Stopper::Loopy(id) => self.stopper_options(id, player).to_vec(),
        })
    }

    /// Refuses more moves than the memory of the budget has room for.
    fn check_room(&mut self, moves: usize) -> Result<(), Failure> {
        let limit = self.short.budget().memory();
        if BYTES_OF_MOVE.saturating_mul(moves as u64) > limit {
            return Err(Exhausted::Memory { limit }.into());
        }
        Ok(())
    }

    fn stopper_options(&self, id: StopperId, player: Player) -> Arc<[Stopper]> {
        self.short.values().stoppers.options(id, player)
    }

    /// The options of a player at a position.
    fn node_options(
        &self,
        graph: &Graph<Stopper>,
        node: Node<Stopper>,
        player: Player,
    ) -> Result<Vec<Node<Stopper>>, Failure> {
        match node {
            Node::Inner(index) => Ok(graph.nodes[index as usize][player].clone()),
            Node::Known(stopper) => {
                Ok(self.options(stopper, player)?.into_iter().map(Node::Known).collect())
            }
        }
    }

    /// The followers of some stoppers that are no short games, themselves included, and their
    /// places in the list.
    fn loopy_followers(
        &mut self,
        of: impl Iterator<Item = Stopper>,
    ) -> Result<(Vec<StopperId>, FxHashMap<StopperId, usize>), Failure> {
        let (mut followers, mut places) = (Vec::new(), FxHashMap::default());
        let mut open: Vec<Stopper> = of.collect();
        while let Some(stopper) = open.pop() {
            let Stopper::Loopy(id) = stopper else { continue };
            if places.contains_key(&id) {
                continue;
            }
            self.short.budget().spend(1)?;
            places.insert(id, followers.len());
            followers.push(id);
            for player in Player::BOTH {
                open.extend(self.stopper_options(id, player).iter());
            }
        }
        Ok((followers, places))
    }
}
