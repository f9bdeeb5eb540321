//! Winning strategies as tables, made and checked from the rules alone.

use std::collections::HashMap;

use crate::core::{Budget, Exhausted, Outcome, Playable};

/// One position of a strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<P: Playable> {
    /// The position.
    pub position: P,
    /// Who wins it.
    pub outcome: Outcome,
    /// For an N-position with moves: a move that leaves a P-position.
    pub reply: Option<P::Move>,
}

/// Every position reachable from a first one, each once, with its outcome and
/// a reply to everything: a winning strategy for whoever wins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Strategy<P: Playable> {
    entries: Vec<Entry<P>>,
}

/// Why a table is no strategy: the place of an entry and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flaw {
    pub(super) entry: usize,
    pub(super) reason: String,
}

impl<P: Playable> Strategy<P> {
    /// Enumerates the game from `start`, breadth first, and settles every
    /// position by the definition of the outcome: no theory is used. Nothing if
    /// more than `most` positions can be reached.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice, which it never does for a
    /// position with infinitely many moves.
    pub fn enumerate(
        start: &P,
        most: u64,
        budget: &mut Budget,
    ) -> Result<Option<Strategy<P>>, Exhausted> {
        let mut indices = HashMap::from([(start.clone(), 0usize)]);
        let mut positions = vec![start.clone()];
        let mut options: Vec<Vec<(P::Move, usize)>> = Vec::new();
        while options.len() < positions.len() {
            let position = positions[options.len()].clone();
            let mut followers = Vec::new();
            let moves = position.moves();
            if moves.is_none() {
                budget.spend(u64::MAX)?;
            }
            for chosen in moves.into_iter().flatten() {
                budget.spend(1)?;
                let Ok(after) = position.play(&chosen) else { continue };
                let next = positions.len();
                let index = *indices.entry(after.clone()).or_insert(next);
                if index == next {
                    if next as u64 >= most {
                        return Ok(None);
                    }
                    positions.push(after);
                }
                followers.push((chosen, index));
            }
            options.push(followers);
        }
        Ok(Some(Strategy { entries: settle(positions, options) }))
    }

    /// A table to be checked.
    pub(super) fn unchecked(entries: Vec<Entry<P>>) -> Strategy<P> {
        Strategy { entries }
    }

    /// The positions; the first is the one that the strategy is for.
    pub fn entries(&self) -> &[Entry<P>] {
        &self.entries
    }

    /// How many of the positions are P-positions.
    pub fn count_p_positions(&self) -> usize {
        self.entries.iter().filter(|entry| entry.outcome == Outcome::P).count()
    }

    /// The number of moves of the longest play from each position.
    ///
    /// Cost: one play for every move of every position.
    pub fn longest_plays(&self) -> Vec<u64> {
        let numbers: HashMap<&P, usize> = self
            .entries
            .iter()
            .enumerate()
            .map(|(number, entry)| (&entry.position, number))
            .collect();
        let mut predecessors: Vec<Vec<usize>> = vec![Vec::new(); self.entries.len()];
        let mut open = vec![0usize; self.entries.len()];
        for (index, Entry { position, .. }) in self.entries.iter().enumerate() {
            for chosen in position.moves().into_iter().flatten() {
                let after = position.play(&chosen).ok();
                if let Some(&number) = after.as_ref().and_then(|after| numbers.get(after)) {
                    predecessors[number].push(index);
                    open[index] += 1;
                }
            }
        }
        let mut lengths = vec![0; self.entries.len()];
        let mut ready: Vec<usize> = (0..open.len()).filter(|&index| open[index] == 0).collect();
        while let Some(index) = ready.pop() {
            for &predecessor in &predecessors[index] {
                lengths[predecessor] = lengths[predecessor].max(lengths[index] + 1);
                open[predecessor] -= 1;
                if open[predecessor] == 0 {
                    ready.push(predecessor);
                }
            }
        }
        lengths
    }

    /// Plays through the table. It must hold all positions that can be reached
    /// from the first and no others, each once; every move from a P-position
    /// must lead to an N-position, every reply to a P-position; positions
    /// without moves must be as the convention says. Since every game ends,
    /// this proves all outcomes in the table.
    pub(super) fn check(&self, budget: &mut Budget) -> Result<Result<(), Flaw>, Exhausted> {
        let mut table = Table::new();
        for (index, entry) in self.entries.iter().enumerate() {
            budget.spend(1)?;
            if table.insert(&entry.position, (index, entry.outcome)).is_some() {
                let reason = "this position stands in the table twice".into();
                return Ok(Err(Flaw { entry: index, reason }));
            }
        }
        let mut reached = vec![false; self.entries.len()];
        for (index, entry) in self.entries.iter().enumerate() {
            if let Err(reason) = check_entry(entry, &table, &mut reached, budget)? {
                return Ok(Err(Flaw { entry: index, reason }));
            }
        }
        // A position that no position of the table leads to, other than the
        // first: chains of predecessors end, so all others hang on the first.
        match reached.iter().skip(1).position(|reached| !reached) {
            Some(index) => {
                let reason = "this position cannot be reached".into();
                Ok(Err(Flaw { entry: index + 1, reason }))
            }
            None => Ok(Ok(())),
        }
    }
}

type Table<'t, P> = HashMap<&'t P, (usize, Outcome)>;

fn check_entry<P: Playable>(
    entry: &Entry<P>,
    table: &Table<'_, P>,
    reached: &mut [bool],
    budget: &mut Budget,
) -> Result<Result<(), String>, Exhausted> {
    let Entry { position, outcome, reply } = entry;
    let Some(moves) = position.moves() else {
        return Ok(Err("there are infinitely many moves, so no table is complete".into()));
    };
    let mut is_terminal = true;
    for chosen in moves {
        budget.spend(1)?;
        is_terminal = false;
        match follow(position, &chosen, table) {
            Ok((_, Outcome::P)) if *outcome == Outcome::P => {
                return Ok(Err(format!("{chosen} leads to a P-position")));
            }
            Ok((index, _)) => reached[index] = true,
            Err(reason) => return Ok(Err(reason)),
        }
    }
    Ok(match (outcome, reply) {
        _ if is_terminal && *outcome != position.convention().terminal() => {
            Err(format!("without moves the outcome is {}", position.convention().terminal()))
        }
        (Outcome::N, Some(reply)) => match follow(position, reply, table) {
            Ok((_, Outcome::P)) => Ok(()),
            Ok((_, Outcome::N)) => Err(format!("the reply {reply} leads to an N-position")),
            Err(reason) => Err(reason),
        },
        (Outcome::N, None) if !is_terminal => Err("an N-position needs a reply".into()),
        (Outcome::P, Some(_)) => Err("a P-position has no winning reply".into()),
        (_, None) => Ok(()),
    })
}

/// The place and the outcome, in the table, of the position after a move.
fn follow<P: Playable>(
    position: &P,
    chosen: &P::Move,
    table: &Table<'_, P>,
) -> Result<(usize, Outcome), String> {
    let after = position.play(chosen).map_err(|illegal| format!("{chosen}: {illegal}"))?;
    let found = table.get(&after).copied();
    found.ok_or_else(|| format!("{chosen} leads to '{after}', which is not in the table"))
}

/// Settles the positions from the ends of the game backwards.
fn settle<P: Playable>(positions: Vec<P>, options: Vec<Vec<(P::Move, usize)>>) -> Vec<Entry<P>> {
    let mut predecessors: Vec<Vec<usize>> = vec![Vec::new(); positions.len()];
    for (index, followers) in options.iter().enumerate() {
        for (_, follower) in followers {
            predecessors[*follower].push(index);
        }
    }
    let mut unsettled: Vec<usize> = options.iter().map(Vec::len).collect();
    let mut ready: Vec<usize> = (0..positions.len()).filter(|&i| unsettled[i] == 0).collect();
    let mut outcomes: Vec<Outcome> = vec![Outcome::P; positions.len()];
    while let Some(index) = ready.pop() {
        let followers = options[index].iter().map(|&(_, follower)| outcomes[follower]);
        outcomes[index] = match followers.len() {
            0 => positions[index].convention().terminal(),
            _ => Outcome::from_options(followers),
        };
        for &predecessor in &predecessors[index] {
            unsettled[predecessor] -= 1;
            if unsettled[predecessor] == 0 {
                ready.push(predecessor);
            }
        }
    }
    let replies = options.into_iter().map(|followers| {
        followers.into_iter().find(|&(_, follower)| outcomes[follower] == Outcome::P)
    });
    let replies: Vec<_> = replies.map(|reply| reply.map(|(chosen, _)| chosen)).collect();
    let table = positions.into_iter().zip(outcomes).zip(replies);
    table.map(|((position, outcome), reply)| Entry { position, outcome, reply }).collect()
}
