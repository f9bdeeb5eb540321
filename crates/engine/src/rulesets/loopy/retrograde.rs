//! Retrograde analysis: who wins, and in how many moves, from the ends of the game backwards.
//!
//! A *state* is a position with the player to move. A state without moves is lost, or won in misère
//! play. States are settled in the order of their remoteness: one that leads to a lost state is won in
//! one move more, and one all of whose moves lead to states that are won is lost, in one move more
//! than the last of these. What is never settled is a draw.
//!
//! Reference: C. A. B. Smith, Graphs and composite games, *J. Combinatorial Theory* 1 (1966).

use super::graph::Arcs;
use crate::foundation::{Budget, Convention, Exhausted, Outcome};

/// What becomes of a player under best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fate {
    /// The player wins, and can make the last move of the game come after this number of moves from
    /// now, or before.
    Win(u32),
    /// The player loses, and can put that off for this number of moves.
    Loss(u32),
    /// Neither can force a win: the game goes on for ever.
    Draw,
}

impl Fate {
    /// The number of moves until the game ends, if it does.
    pub fn moves(self) -> Option<u32> {
        match self {
            Fate::Win(moves) | Fate::Loss(moves) => Some(moves),
            Fate::Draw => None,
        }
    }

    /// The same as an outcome, if it is the player's turn.
    pub fn outcome(self) -> Outcome {
        match self {
            Fate::Win(_) => Outcome::N,
            Fate::Loss(_) => Outcome::P,
            Fate::Draw => Outcome::D,
        }
    }

    /// What becomes of a player who leaves a position, where this becomes of whoever moves there.
    pub fn of_mover(self) -> Fate {
        match self {
            Fate::Win(moves) => Fate::Loss(moves.saturating_add(1)),
            Fate::Loss(moves) => Fate::Win(moves.saturating_add(1)),
            Fate::Draw => Fate::Draw,
        }
    }

    /// What it is worth, for comparison: wins before draws before losses, quick wins and late losses
    /// first.
    pub fn rank(self) -> i64 {
        match self {
            Fate::Win(moves) => i64::from(u32::MAX) + 1 - i64::from(moves),
            Fate::Draw => 0,
            Fate::Loss(moves) => i64::from(moves) - i64::from(u32::MAX) - 1,
        }
    }
}

/// The states of a graph as far as they are settled.
pub(super) struct Retrograde {
    sides: usize,
    /// For each state 0, or twice its remoteness and 2, and 1 more if it is won.
    labels: Vec<u32>,
}

impl Retrograde {
    /// Settles the states of `positions` positions with these arcs of one player or of two. Positions
    /// that have not been explored stay open, and so does what depends on them.
    pub(super) fn of(
        arcs: &[&Arcs],
        positions: usize,
        convention: Convention,
        budget: &mut Budget,
    ) -> Result<Retrograde, Exhausted> {
        let sides = arcs.len();
        let state = |position: u32, side: usize| position as usize * sides + side;
        let other = |side: usize| sides - 1 - side;
        // The arcs in the other direction: first where they begin, and with every arc that is put
        // there nearer to the end.
        let mut ends = vec![0u32; positions * sides];
        for (side, arcs) in arcs.iter().enumerate() {
            budget.spend(arcs.len() as u64 / 8)?;
            for position in 0..arcs.explored() {
                for &to in arcs.from(position) {
                    ends[state(to, other(side))] += 1;
                }
            }
        }
        let mut total = 0;
        for end in &mut ends {
            (*end, total) = (total, total + *end);
        }
        let mut sources = vec![0u32; total as usize];
        let mut open = vec![0u32; positions * sides];
        let mut labels = vec![0u32; positions * sides];
        let mut queue = Vec::new();
        for (side, arcs) in arcs.iter().enumerate() {
            for position in 0..arcs.explored() {
                let own = state(position as u32, side);
                let moves = arcs.from(position);
                open[own] = moves.len() as u32;
                if moves.is_empty() {
                    labels[own] = 2 + u32::from(convention == Convention::Misere);
                    queue.push(own as u32);
                }
                for &to in moves {
                    let place = &mut ends[state(to, other(side))];
                    sources[*place as usize] = own as u32;
                    *place += 1;
                }
            }
        }
        // In the order in which states are settled their remoteness grows.
        let mut next = 0;
        while let Some(&settled) = queue.get(next) {
            next += 1;
            if next % 8 == 0 {
                budget.spend(1)?;
            }
            let label = labels[settled as usize];
            let start = (settled as usize).checked_sub(1).map_or(0, |before| ends[before]);
            for &source in &sources[start as usize..ends[settled as usize] as usize] {
                let source = source as usize;
                if labels[source] != 0 {
                    continue;
                }
                let is_lost = label & 1 == 0;
                if !is_lost {
                    open[source] -= 1;
                    if open[source] > 0 {
                        continue;
                    }
                }
                labels[source] = (label & !1) + 2 + u32::from(is_lost);
                queue.push(source as u32);
            }
        }
        Ok(Retrograde { sides, labels })
    }

    /// What becomes of the player to move; `None` if that is open.
    pub(super) fn fate(&self, position: u32, side: usize) -> Option<Fate> {
        match self.labels[position as usize * self.sides + side] {
            0 => None,
            label if label & 1 == 1 => Some(Fate::Win(label / 2 - 1)),
            label => Some(Fate::Loss(label / 2 - 1)),
        }
    }
}
