//! Outcome classes of games that may be drawn.
//!
//! If draws are wins for Left the outcome is one of L, N, P and R, and so it is if they are wins
//! for Right. Nine pairs can occur, and their names are:
//!
//! | draws for Left | draws for Right | |
//! | --- | --- | --- |
//! | L N P R | the same | L N P R |
//! | L | P | P̂: Left draws moving first, wins moving second |
//! | L | N | N̂: Left wins moving first, draws moving second |
//! | P | R | P̌ |
//! | N | R | Ň |
//! | L | R | D |
//!
//! Reference: Siegel, *Combinatorial Game Theory*, chapter VI; C. A. B. Smith, *Graphs and composite
//! games*, J. Combin. Theory 1 (1966).

use std::fmt;

use nimatron_nimber::text::formula::Formula;

use super::LoopyArithmetic;
use super::graph::{Graph, Node};
use super::order::Order;
use super::value::{LoopyValue, Stopper};
use crate::foundation::{Outcome, Player};
use crate::partizan::{Failure, OutcomeClass};

/// The outcome class of a game that may be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LoopyOutcome {
    /// The outcome if draws are wins for Left.
    pub onside: OutcomeClass,
    /// The outcome if draws are wins for Right.
    pub offside: OutcomeClass,
}

impl LoopyOutcome {
    /// The outcome class, from the outcome if Left begins and that if Right does.
    ///
    /// ```
    /// use nimatron::foundation::Outcome;
    /// use nimatron::partizan::loopy::LoopyOutcome;
    ///
    /// let class = |outcomes| LoopyOutcome::of(outcomes).to_string();
    /// assert_eq!(class([Outcome::N, Outcome::P]), "L");
    /// assert_eq!(class([Outcome::D, Outcome::D]), "D");
    /// assert_eq!(class([Outcome::N, Outcome::D]), "NHat");
    /// ```
    pub fn of([left, right]: [Outcome; 2]) -> LoopyOutcome {
        let class = |draws_win: bool| {
            let wins = |outcome, won| outcome == won || draws_win && outcome == Outcome::D;
            OutcomeClass::of(wins(left, Outcome::N), wins(right, Outcome::P))
        };
        LoopyOutcome { onside: class(true), offside: class(false) }
    }

    /// The outcome class if nobody draws, whoever begins.
    pub fn without_draws(self) -> Option<OutcomeClass> {
        (self.onside == self.offside).then_some(self.onside)
    }
}

impl From<OutcomeClass> for LoopyOutcome {
    fn from(outcome: OutcomeClass) -> LoopyOutcome {
        LoopyOutcome { onside: outcome, offside: outcome }
    }
}

/// Of a game in which either player who begins fares so.
impl From<Outcome> for LoopyOutcome {
    fn from(outcome: Outcome) -> LoopyOutcome {
        LoopyOutcome::of([outcome; 2])
    }
}

impl fmt::Display for LoopyOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use OutcomeClass::{L, R};
        match (self.onside, self.offside) {
            (on, off) if on == off => write!(f, "{on}"),
            (L, R) => f.write_str("D"),
            (L, off) => write!(f, "{off}Hat"),
            (on, _) => write!(f, "{on}Check"),
        }
    }
}

/// What is told of a loopy game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoopySummary {
    /// Who wins, or draws, whoever begins.
    pub class: LoopyOutcome,
    /// The stopper or the two sides that it is equal to, where they are known.
    pub value: Option<Formula>,
}

impl LoopySummary {
    /// The value as a formula; the outcome class where it is not known.
    pub fn formula(&self) -> Formula {
        self.value.clone().unwrap_or_else(|| Formula::text(self.class.to_string()))
    }
}

impl LoopyArithmetic<'_> {
    /// The outcome in normal play, in which infinite play is a draw.
    ///
    /// # Errors
    /// Those of every operation: see [`LoopyArithmetic`].
    ///
    /// ```
    /// use nimatron::foundation::Budget;
    /// use nimatron::partizan::Values;
    /// let (values, mut budget) = (Values::default(), Budget::unlimited());
    /// let mut games = values.loopy(&mut budget);
    /// let dud = games.dud()?;
    /// assert_eq!(games.outcome(dud)?.to_string(), "D");
    /// # Ok::<(), nimatron::partizan::Failure>(())
    /// ```
    pub fn outcome(&mut self, g: LoopyValue) -> Result<LoopyOutcome, Failure> {
        let mut of = |side: Stopper| -> Result<OutcomeClass, Failure> {
            let (least, most) = (
                self.is_stopper_at_most(Stopper::ZERO, side)?,
                self.is_stopper_at_most(side, Stopper::ZERO)?,
            );
            Ok(OutcomeClass::of(!most, least))
        };
        Ok(LoopyOutcome { onside: of(g.onside)?, offside: of(g.offside)? })
    }

    /// The outcome of a position of any graph, whether or not it is stopper-sided.
    ///
    /// Cost: linear in the graph, and once more each time new draws are found.
    ///
    /// # Errors
    /// Those of every operation: see [`LoopyArithmetic`].
    pub fn outcome_of(
        &mut self,
        graph: &Graph<LoopyValue>,
        root: Node<LoopyValue>,
    ) -> Result<LoopyOutcome, Failure> {
        let mut of = |favoured: Player| -> Result<OutcomeClass, Failure> {
            let (graph, root) = graph.reachable(root, |value| match favoured {
                Player::Left => value.onside,
                Player::Right => value.offside,
            });
            let zero = Node::Known(Stopper::ZERO);
            let mut order = Order::new(favoured, !graph.is_stopper());
            order.ask(self, &graph, &[(root, zero), (zero, root)])?;
            Ok(OutcomeClass::of(!order.at_least(zero, root), order.at_least(root, zero)))
        };
        Ok(LoopyOutcome { onside: of(Player::Left)?, offside: of(Player::Right)? })
    }
}
