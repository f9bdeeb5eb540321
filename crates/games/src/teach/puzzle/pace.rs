//! How many moves a win takes.

use std::collections::HashMap;

use crate::foundation::{Budget, Exhausted, Playable};
use crate::rulesets::{Move, Position};

/// Positions of normal play with the number of moves that they last if the winner hurries and the
/// loser delays: Steinhaus's remoteness. It is even exactly if whoever moves second wins.
///
/// Reference: *Winning Ways*, chapter 9.
#[derive(Debug, Default)]
pub struct Pace {
    known: HashMap<Position, u32>,
}

impl Pace {
    /// The number of moves to come. The cost is the number of positions that can be reached.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice.
    pub fn of(&mut self, position: &Position, budget: &mut Budget) -> Result<u32, Exhausted> {
        if let Some(&known) = self.known.get(position) {
            return Ok(known);
        }
        budget.spend(position.size().saturating_add(1))?;
        let (mut soonest, mut latest) = (None, None);
        for (_, after) in options(position) {
            let left = self.of(&after, budget)?;
            match left % 2 {
                0 => soonest = Some(soonest.map_or(left, |other: u32| other.min(left))),
                _ => latest = latest.max(Some(left)),
            }
        }
        let moves = soonest.or(latest).map_or(0, |left| left + 1);
        self.known.insert(position.clone(), moves);
        Ok(moves)
    }

    /// The move that delays the end most.
    pub fn longest(
        &mut self,
        position: &Position,
        budget: &mut Budget,
    ) -> Result<Option<Move>, Exhausted> {
        let mut best: Option<(u32, Move)> = None;
        for (chosen, after) in options(position) {
            let left = self.of(&after, budget)?;
            if best.as_ref().is_none_or(|(most, _)| left > *most) {
                best = Some((left, chosen));
            }
        }
        Ok(best.map(|(_, chosen)| chosen))
    }
}

fn options(position: &Position) -> Vec<(Move, Position)> {
    let moves = position.moves().into_iter().flatten();
    moves.filter_map(|chosen| Some((chosen.clone(), position.play(&chosen).ok()?))).collect()
}
