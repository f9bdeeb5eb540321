//! Lists of losing couples: values of some components that prove who wins, checked from the rules.
//!
//! A *couple* is a component L beside a heap of k in normal play. It is lost exactly if k is the value
//! of L. A list is right if from each of its couples every option is won:
//! - for a smaller heap j there is a move in L to the value j by the list;
//! - after a move in L the values of the list make a nim-sum other than k; or they leave out one
//!   component, and in that there is a move to the value that makes it k.
//!
//! Since every game ends, that proves all couples of the list. Equal components cancel each other.
//! A [table of values](super::values) holds every component that can be reached; a list of couples
//! may be far shorter.

use std::collections::{HashMap, HashSet};

use super::{AnyGame, Position};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::impartial::Game;
use crate::rulesets::plain::ByRules;
use crate::rulesets::{ValueRow, outcome_of};

type Component = ByRules<AnyGame>;

/// The losing couples that prove who wins in normal play, if the search of the ruleset gives them.
pub(super) fn list(
    position: &Position,
    budget: &mut Budget,
) -> Result<Option<Vec<ValueRow>>, Exhausted> {
    if position.convention() == Convention::Misere {
        return Ok(None);
    }
    let mut search = position.game().search(budget.memory());
    let Some(couples) = search.couples(position.game(), budget)? else { return Ok(None) };
    let row = |(game, value): (AnyGame, u64)| ValueRow { position: game.to_string(), value };
    let mut rows: Vec<ValueRow> = couples.into_iter().map(row).collect();
    let key = |row: &ValueRow| (row.position.len(), row.position.clone());
    rows.sort_by_cached_key(key);
    Ok(Some(rows))
}

/// Who wins, as a list of losing couples proves it, or the couple that is not lost.
pub(super) fn check(
    position: &Position,
    rows: &[ValueRow],
    budget: &mut Budget,
) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
    if position.convention() == Convention::Misere {
        return Ok(Err((0, "in misere play sums have no values".into())));
    }
    let mut list = List { values: HashMap::with_capacity(rows.len()), won: HashSet::new() };
    let mut games = Vec::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        budget.spend(1)?;
        let game = match row.position.parse::<Position>() {
            Ok(read) => ByRules(read.game().clone()),
            Err(error) => return Ok(Err((index, error.message))),
        };
        if list.values.insert(game.clone().canonical(), row.value).is_some() {
            return Ok(Err((index, "this position stands in the list twice".into())));
        }
        games.push(game);
    }
    for (index, (game, row)) in games.iter().zip(rows).enumerate() {
        if let Err(reason) = list.is_lost(game, row.value, budget)? {
            return Ok(Err((index, reason)));
        }
    }
    let whole = ByRules(position.game().clone());
    Ok(match list.fold(&whole) {
        (sum, left) if left.is_empty() => Ok(outcome_of(sum)),
        (sum, left) => {
            list.is_won(&left, sum, budget)?.map(|()| Outcome::N).map_err(|reason| (0, reason))
        }
    })
}

/// What is listed, and what follows from it.
struct List {
    values: HashMap<Component, u64>,
    /// Couples from which a move to a listed value was found.
    won: HashSet<(Component, u64)>,
}

impl List {
    /// The nim-sum of the listed values of the components, and the components that are not listed.
    fn fold(&self, game: &Component) -> (u64, Vec<Component>) {
        let (mut sum, mut left) = (0, Vec::new());
        for component in game.components().into_iter().map(Game::canonical) {
            match self.values.get(&component) {
                Some(value) => sum ^= value,
                None => match left.iter().position(|other| *other == component) {
                    Some(equal) => drop(left.swap_remove(equal)),
                    None => left.push(component),
                },
            }
        }
        (sum, left)
    }

    /// Whether every option of a couple is won; otherwise why not.
    fn is_lost(
        &mut self,
        game: &Component,
        heap: u64,
        budget: &mut Budget,
    ) -> Result<Result<(), String>, Exhausted> {
        let options = game.options().gather(budget)?;
        let folded: Vec<(u64, Vec<Component>)> = options.iter().map(|o| self.fold(o)).collect();
        let mut reached: HashSet<u64> = HashSet::new();
        reached.extend(folded.iter().filter(|(_, left)| left.is_empty()).map(|(sum, _)| *sum));
        if reached.contains(&heap) {
            return Ok(Err(format!("an option has the value {heap}, too")));
        }
        // More heaps than options cannot all be reached.
        if let Some(heap) = (0..heap).find(|heap| !reached.contains(heap)) {
            return Ok(Err(format!("no option has the value {heap} by the list")));
        }
        for (sum, left) in folded.iter().filter(|(_, left)| !left.is_empty()) {
            if let Err(reason) = self.is_won(left, sum ^ heap, budget)? {
                return Ok(Err(reason));
            }
        }
        Ok(Ok(()))
    }

    /// Whether a move in the one component that is left leads to this value; otherwise why not.
    fn is_won(
        &mut self,
        left: &[Component],
        value: u64,
        budget: &mut Budget,
    ) -> Result<Result<(), String>, Exhausted> {
        let [component] = left else {
            let texts: Vec<String> = left.iter().map(|game| format!("'{}'", game.0)).collect();
            return Ok(Err(format!("none of {} is in the list", texts.join(", "))));
        };
        let couple = (component.clone(), value);
        if self.won.contains(&couple) {
            return Ok(Ok(()));
        }
        let mut options = component.options();
        while let Some(option) = options.next(budget)? {
            if matches!(self.fold(&option), (sum, left) if sum == value && left.is_empty()) {
                self.won.insert(couple);
                return Ok(Ok(()));
            }
        }
        let reason = "has no move to a listed position of value";
        Ok(Err(format!("'{}' {reason} {value}", component.0)))
    }
}
