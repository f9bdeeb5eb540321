//! What is known of a position that was too hard to be solved: moves that are decided, and bounds
//! of the Grundy value.
//!
//! The moves are tried in turns, each within a number of positions that grows from turn to turn, so
//! that the easy ones are decided whichever is hard. A move is decided by solving what it leaves:
//! it wins if that is a P-position. So a move that wins decides the position, too, and so do moves
//! that lose if they are all. The Grundy value is the least number that no move leaves: at least the
//! least that no decided move leaves, and at most the number of moves.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;

use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::nim::Quantity;
use crate::rulesets::{Move, Position};

/// Moves that are looked at.
const MOST_MOVES: usize = 1024;
/// Positions that a move may take at first, and by what that grows.
const FIRST: u64 = 256;
const GROWTH: u64 = 4;

/// What is known of a position that nobody has solved.
///
/// ```
/// use nimatron::explain::Known;
/// use nimatron::foundation::{Budget, Outcome};
///
/// let known = Known::find(&"kayles: 9".parse()?, &mut Budget::nodes(10_000));
/// assert_eq!(known.outcome(), Some(Outcome::N));
/// assert_eq!(known.winning.len(), 1);
/// # Ok::<(), nimatron_nimber::text::ParseError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Moves that win.
    pub winning: Vec<Move>,
    /// Moves that lose.
    pub losing: Vec<Move>,
    /// Number of moves that are not decided; `None` if the moves were not all looked at.
    pub open: Option<usize>,
    /// Bounds of the Grundy value, in normal play of a game in which both players have the same
    /// moves.
    pub value: Option<RangeInclusive<u64>>,
}

impl Known {
    /// What can be known of a position within a budget. The search ends with the first move that
    /// wins.
    ///
    /// Cost: that of solving what the moves leave, as far as the budget reaches.
    pub fn find(position: &Position, budget: &mut Budget) -> Known {
        let mut known = Known::default();
        let Some(open) = open_moves(position, budget) else { return known };
        let (mut open, complete) = open;
        let (all, mut values, mut drawn) = (open.len(), BTreeSet::new(), 0);
        let mut nodes = FIRST;
        // A solved position leaves nothing to find.
        let mut going_on: Result<(), Exhausted> = Ok(());
        while going_on.is_ok() && known.winning.is_empty() && !open.is_empty() {
            let mut undecided = Vec::new();
            for (chosen, after) in open {
                going_on = going_on.and_then(|()| budget.spend(1));
                let solved = match (&going_on, known.winning.is_empty()) {
                    (Ok(()), true) => budget.within(nodes, |budget| after.analyze(budget)).ok(),
                    _ => None,
                };
                let Some(analysis) = solved else {
                    undecided.push((chosen, after));
                    continue;
                };
                if let Quantity::NimSum(value) = analysis.quantity() {
                    values.extend(value.height().to_u64());
                }
                match analysis.outcome() {
                    Outcome::P => known.winning.push(chosen),
                    Outcome::N => known.losing.push(chosen),
                    // A draw is neither, and so it stays open.
                    Outcome::D => drawn += 1,
                }
            }
            open = undecided;
            nodes = nodes.saturating_mul(GROWTH);
        }
        known.open = complete.then_some(open.len() + drawn);
        known.value = known.bounds(position, &values, all);
        known
    }

    /// Who wins, if the decided moves decide it.
    pub fn outcome(&self) -> Option<Outcome> {
        match (self.winning.is_empty(), self.open) {
            (false, _) => Some(Outcome::N),
            (true, Some(0)) => Some(Outcome::P),
            _ => None,
        }
    }

    /// Number of moves that are decided.
    pub fn decided(&self) -> usize {
        self.winning.len() + self.losing.len()
    }

    /// Bounds of the Grundy value, from those that the decided moves leave.
    fn bounds(
        &self,
        position: &Position,
        values: &BTreeSet<u64>,
        all: usize,
    ) -> Option<RangeInclusive<u64>> {
        let same_moves = position.turn().is_none() && !matches!(position, Position::Loopy(_));
        if !same_moves || position.convention() != Convention::Normal || self.open.is_none() {
            return None;
        }
        let least = (0..).find(|value| !values.contains(value))?;
        let is_lost = self.outcome() == Some(Outcome::P);
        Some(least..=if is_lost { 0 } else { all as u64 })
    }
}

/// The moves with what they leave, the smallest positions first, and whether these are all moves.
fn open_moves(position: &Position, budget: &mut Budget) -> Option<(Vec<(Move, Position)>, bool)> {
    let mut open = Vec::new();
    let mut complete = true;
    for chosen in position.moves()?.take(MOST_MOVES + 1) {
        if open.len() == MOST_MOVES || budget.spend(position.size()).is_err() {
            complete = false;
            break;
        }
        let after = position.play(&chosen).ok()?;
        open.push((chosen, after));
    }
    open.sort_by_key(|(_, after)| after.size());
    Some((open, complete))
}
