//! Winning strategies as tables, made and checked from the rules alone.

use nimatron_nimber::say;

use std::collections::HashMap;

use rustc_hash::FxHashMap;

use crate::foundation::{Budget, Exhausted, Outcome, Playable};

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
    /// more than `most` positions can be reached, or if one of them can come again.
    ///
    /// # Errors
    /// [`Exhausted`] if the budget does not suffice, which it never does for a
    /// position with infinitely many moves.
    pub fn enumerate(
        start: &P,
        most: u64,
        budget: &mut Budget,
    ) -> Result<Option<Strategy<P>>, Exhausted> {
        let mut indices: FxHashMap<P, u32> = FxHashMap::default();
        indices.insert(start.clone(), 0);
        let mut positions = vec![start.clone()];
        let mut arcs = Arcs::default();
        while arcs.len() < positions.len() {
            let position = positions[arcs.len()].clone();
            let moves = position.moves();
            if moves.is_none() {
                budget.spend(u64::MAX)?;
            }
            for chosen in moves.into_iter().flatten() {
                budget.spend(1)?;
                let Ok(after) = position.play(&chosen) else { continue };
                let next = positions.len() as u32;
                let index = *indices.entry(after).or_insert_with_key(|after| {
                    positions.push(after.clone());
                    next
                });
                if u64::from(index) >= most.min(u32::MAX.into()) {
                    return Ok(None);
                }
                arcs.targets.push(index);
            }
            arcs.ends.push(arcs.targets.len());
        }
        Ok(settle(positions, &arcs).map(|entries| Strategy { entries }))
    }

    /// The positions; the first is the one that the strategy is for.
    pub fn entries(&self) -> &[Entry<P>] {
        &self.entries
    }

    /// How many of the positions are P-positions.
    pub fn count_p_positions(&self) -> usize {
        self.entries.iter().filter(|entry| entry.outcome == Outcome::P).count()
    }

    /// For each position the number of moves in the longest play from it to the
    /// end, as far as the table goes: every move of a position leads to one with a
    /// smaller number.
    ///
    /// Cost: one look-up for every move of every position.
    ///
    /// ```
    /// use nimatron::certificate::Strategy;
    /// use nimatron::foundation::Budget;
    /// use nimatron::nim::Position;
    ///
    /// let start: Position = "nim: 1, 2".parse()?;
    /// let strategy = Strategy::enumerate(&start, 10, &mut Budget::unlimited())?.unwrap();
    /// assert_eq!(strategy.longest_plays()[0], 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn longest_plays(&self) -> Vec<usize> {
        let entries = self.entries.iter().enumerate();
        let indices: HashMap<&P, usize> =
            entries.map(|(index, entry)| (&entry.position, index)).collect();
        let followers = self.entries.iter().map(|Entry { position, .. }| {
            let after = position.moves().into_iter().flatten();
            let after = after.filter_map(|chosen| position.play(&chosen).ok());
            after.filter_map(|after| indices.get(&after).copied()).collect()
        });
        let followers: Vec<Vec<usize>> = followers.collect();
        let mut longest: Vec<Option<usize>> = vec![None; followers.len()];
        for start in 0..followers.len() {
            // Depth first with a stack of its own, since plays may be long.
            let mut open = vec![(start, 0)];
            while let Some((index, place)) = open.pop() {
                if longest[index].is_some() {
                    continue;
                }
                match followers[index].get(place) {
                    Some(&follower) => {
                        open.push((index, place + 1));
                        open.push((follower, 0));
                    }
                    None => {
                        let plays =
                            followers[index].iter().filter_map(|&follower| longest[follower]);
                        longest[index] = Some(plays.max().map_or(0, |most| most + 1));
                    }
                }
            }
        }
        longest.into_iter().map(Option::unwrap_or_default).collect()
    }
}

/// One position of a table to be checked.
#[derive(Clone, Debug)]
pub(super) struct Row<P> {
    pub(super) position: P,
    pub(super) outcome: Outcome,
    /// The reply as it is written.
    pub(super) reply: Option<String>,
}

/// Plays through a table. It must hold all positions that can be reached
/// from the first and no others, each once; every move from a P-position
/// must lead to an N-position, every reply to a P-position; positions
/// without moves must be as the convention says. Since every game ends,
/// this proves all outcomes in the table.
pub(super) fn check<P: Playable>(
    rows: &[Row<P>],
    budget: &mut Budget,
) -> Result<Result<(), Flaw>, Exhausted> {
    let mut table = Table::new();
    for (index, row) in rows.iter().enumerate() {
        budget.spend(1)?;
        if table.insert(&row.position, (index, row.outcome)).is_some() {
            let reason = say!("this position stands in the table twice");
            return Ok(Err(Flaw { entry: index, reason }));
        }
    }
    let mut reached = vec![false; rows.len()];
    for (index, row) in rows.iter().enumerate() {
        if let Err(reason) = check_row(row, &table, &mut reached, budget)? {
            return Ok(Err(Flaw { entry: index, reason }));
        }
    }
    // A position that no position of the table leads to, other than the
    // first: chains of predecessors end, so all others hang on the first.
    match reached.iter().skip(1).position(|reached| !reached) {
        Some(index) => {
            let reason = say!("this position cannot be reached");
            Ok(Err(Flaw { entry: index + 1, reason }))
        }
        None => Ok(Ok(())),
    }
}

type Table<'t, P> = HashMap<&'t P, (usize, Outcome)>;

fn check_row<P: Playable>(
    row: &Row<P>,
    table: &Table<'_, P>,
    reached: &mut [bool],
    budget: &mut Budget,
) -> Result<Result<(), String>, Exhausted> {
    let Row { position, outcome, reply } = row;
    if *outcome == Outcome::D {
        return Ok(Err(say!("no game that ends is a draw")));
    }
    let Some(moves) = position.moves_by_rules() else {
        return Ok(Err(say!("there are infinitely many moves, so no table is complete")));
    };
    let mut is_terminal = true;
    // Whether the reply was found among the moves that lead to P-positions.
    let mut has_replied = false;
    for chosen in moves {
        budget.spend(1)?;
        is_terminal = false;
        let (index, left) = match follow(position, &chosen, table) {
            Ok((_, Outcome::P)) if *outcome == Outcome::P => {
                return Ok(Err(say!("{} leads to a P-position", chosen.to_string())));
            }
            Ok(found) => found,
            Err(reason) => return Ok(Err(reason)),
        };
        reached[index] = true;
        has_replied = has_replied || left == Outcome::P && is_written(&chosen, reply);
    }
    if is_terminal && *outcome != position.ending() {
        let terminal = position.ending();
        return Ok(Err(say!("without moves the outcome is {}", terminal.to_string())));
    }
    let Some(reply) = reply else {
        let is_missing = *outcome == Outcome::N && !is_terminal;
        return Ok(if is_missing { Err(say!("an N-position needs a reply")) } else { Ok(()) });
    };
    if *outcome == Outcome::P {
        return Ok(Err(say!("a P-position has no winning reply")));
    }
    if !has_replied {
        // Written in another way, or wrong.
        let read = position.parse_by_rules(reply).map_err(|error| error.message);
        match read.and_then(|reply| follow(position, &reply, table)) {
            Ok((_, Outcome::P)) => {}
            Ok((_, Outcome::N | Outcome::D)) => {
                return Ok(Err(say!("the reply {} leads to an N-position", reply.to_string())));
            }
            Err(reason) => return Ok(Err(reason)),
        }
    }
    Ok(Ok(()))
}

fn is_written<M: ToString>(chosen: &M, reply: &Option<String>) -> bool {
    reply.as_ref().is_some_and(|reply| chosen.to_string() == *reply)
}

/// The place and the outcome, in the table, of the position after a move.
fn follow<P: Playable>(
    position: &P,
    chosen: &P::Move,
    table: &Table<'_, P>,
) -> Result<(usize, Outcome), String> {
    let after = position.play(chosen).map_err(|illegal| format!("{chosen}: {illegal}"))?;
    let found = table.get(&after).copied();
    found.ok_or_else(|| {
        say!("{} leads to '{}', which is not in the table", chosen.to_string(), after.to_string())
    })
}

/// To which positions the moves of each position lead, by number. The moves themselves, with their
/// names, would take many times the room; they are made again where one is wanted.
#[derive(Default)]
struct Arcs {
    /// Those of all positions, one after the other.
    targets: Vec<u32>,
    /// Where those of each position end.
    ends: Vec<usize>,
}

impl Arcs {
    /// The number of positions that have been gone through.
    fn len(&self) -> usize {
        self.ends.len()
    }

    fn from(&self, index: usize) -> &[u32] {
        let start = index.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.targets[start..self.ends[index]]
    }

    /// The arcs in the other direction.
    fn reversed(&self) -> Arcs {
        let mut ends = vec![0; self.len()];
        for &target in &self.targets {
            ends[target as usize] += 1;
        }
        let mut total = 0;
        for end in &mut ends {
            // First where they begin, and with every arc that is put there nearer to the end.
            let count = *end;
            *end = total;
            total += count;
        }
        let mut targets = vec![0; total];
        for source in 0..self.len() {
            for &target in self.from(source) {
                let place = &mut ends[target as usize];
                targets[*place] = source as u32;
                *place += 1;
            }
        }
        Arcs { targets, ends }
    }
}

/// Settles the positions from the ends of the game backwards; `None` if not all of them lead to an end.
fn settle<P: Playable>(positions: Vec<P>, arcs: &Arcs) -> Option<Vec<Entry<P>>> {
    let predecessors = arcs.reversed();
    let mut unsettled: Vec<usize> = (0..positions.len()).map(|i| arcs.from(i).len()).collect();
    let mut ready: Vec<usize> = (0..positions.len()).filter(|&i| unsettled[i] == 0).collect();
    let mut outcomes: Vec<Outcome> = vec![Outcome::P; positions.len()];
    while let Some(index) = ready.pop() {
        let followers = arcs.from(index).iter().map(|&follower| outcomes[follower as usize]);
        outcomes[index] = match followers.len() {
            0 => positions[index].ending(),
            _ => Outcome::from_options(followers),
        };
        for &predecessor in predecessors.from(index) {
            let predecessor = predecessor as usize;
            unsettled[predecessor] -= 1;
            if unsettled[predecessor] == 0 {
                ready.push(predecessor);
            }
        }
    }
    if unsettled.iter().any(|left| *left > 0) {
        return None;
    }
    let reply = |(index, position): (usize, &P)| {
        let mut followers = arcs.from(index).iter();
        let left = followers.find(|&&follower| outcomes[follower as usize] == Outcome::P)?;
        let left = &positions[*left as usize];
        position.moves()?.find(|chosen| position.play(chosen).as_ref() == Ok(left))
    };
    let replies: Vec<Option<P::Move>> = positions.iter().enumerate().map(reply).collect();
    let table = positions.into_iter().zip(outcomes).zip(replies);
    let entry = |((position, outcome), reply)| Entry { position, outcome, reply };
    Some(table.map(entry).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::explain::slipped::Slipped;

    #[test]
    fn a_table_with_a_move_against_the_rules_is_refused() {
        let budget = &mut Budget::unlimited();
        let strategy = Strategy::enumerate(&Slipped::position(), 100, budget).unwrap().unwrap();
        assert_eq!(strategy.entries()[0].outcome, Outcome::N);
        let entries = strategy.entries().iter().cloned();
        let rows = entries.map(|Entry { position, outcome, reply }| Row {
            position,
            outcome,
            reply: reply.map(|reply| reply.to_string()),
        });
        let flaw = check(&rows.collect::<Vec<_>>(), budget).unwrap().unwrap_err();
        assert_eq!(flaw.entry, 0);
        assert!(flaw.reason.starts_with("without moves"), "{}", flaw.reason);
    }
}
