//! Tables of Grundy values, and lists of P-positions in misère play, made and checked from
//! the rules.
//!
//! A table holds the components of a position and of everything that can be
//! reached, up to symmetry. It is right if each value is the mex of the values
//! of the options, which are nim-sums of values in the table: since every game
//! ends, that determines all of them.

use std::collections::HashMap;

use nimatron_nimber::say;

use super::{AnyGame, Position};
use crate::foundation::{Budget, Convention, Exhausted, Outcome, Playable};
use crate::impartial::{
    Game, Solver, ValueSet, WithoutTheorems, check_p_positions as check, p_positions as prove,
};
use crate::misere;
use crate::rulesets::plain::ByRules;
use crate::rulesets::{PPositions, ValueRow};

/// The table for a position in normal play.
pub(super) fn table(
    position: &Position,
    budget: &mut Budget,
) -> Result<Option<Vec<ValueRow>>, Exhausted> {
    if position.convention() == Convention::Misere {
        return Ok(None);
    }
    let mut solver = Solver::with_memory(budget.memory());
    solver.value(&WithoutTheorems(position.game().clone()), budget)?;
    let settled: Vec<(AnyGame, u64)> =
        solver.values().map(|(game, value)| (game.0.clone(), value)).collect();
    let longest = longest_plays(settled.iter().map(|(game, _)| game), budget)?;
    let rows = settled.into_iter().map(|(game, value)| {
        let plays = longest.get(&game).copied().unwrap_or_default();
        (plays, ValueRow { position: game.to_string(), value })
    });
    let mut rows: Vec<(u64, ValueRow)> = rows.collect();
    // What is shorter comes first, and the table is the same every time.
    rows.sort_by(|(a_plays, a), (b_plays, b)| {
        let key = |plays: u64, row: &ValueRow| (plays, row.position.len());
        key(*a_plays, a).cmp(&key(*b_plays, b)).then_with(|| a.position.cmp(&b.position))
    });
    Ok(Some(rows.into_iter().map(|(_, row)| row).collect()))
}

/// The number of moves in the longest play of each component, so that the
/// options of a component fall into components of smaller numbers.
fn longest_plays<'g>(
    games: impl Iterator<Item = &'g AnyGame>,
    budget: &mut Budget,
) -> Result<HashMap<AnyGame, u64>, Exhausted> {
    let mut longest = HashMap::<AnyGame, u64>::new();
    for start in games {
        // Depth first with a stack of its own, since plays may be long.
        let mut open: Vec<(AnyGame, Option<Vec<Vec<AnyGame>>>)> = vec![(start.clone(), None)];
        while let Some((game, options)) = open.pop() {
            if longest.contains_key(&game) {
                continue;
            }
            let Some(options) = options else {
                let options = game.options().gather(budget)?;
                let parts = |option: AnyGame| option.components().into_iter().map(Game::canonical);
                let options: Vec<Vec<AnyGame>> =
                    options.into_iter().map(|option| parts(option).collect()).collect();
                let missing = options.iter().flatten().filter(|part| !longest.contains_key(*part));
                let missing: Vec<AnyGame> = missing.cloned().collect();
                open.push((game, Some(options)));
                open.extend(missing.into_iter().map(|part| (part, None)));
                continue;
            };
            let plays = |option: &Vec<AnyGame>| -> u64 {
                option.iter().map(|part| longest.get(part).copied().unwrap_or_default()).sum()
            };
            let most = options.iter().map(plays).max().map_or(0, |most| most + 1);
            longest.insert(game, most);
        }
    }
    Ok(longest)
}

/// The value of a position that follows from a table, or the row that is wrong.
pub(super) fn check_table(
    position: &Position,
    rows: &[ValueRow],
    budget: &mut Budget,
) -> Result<Result<u64, (usize, String)>, Exhausted> {
    if position.convention() == Convention::Misere {
        return Ok(Err((0, say!("in misere play sums have no values"))));
    }
    let mut games = Vec::with_capacity(rows.len());
    let mut values = HashMap::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        budget.spend(1)?;
        let game = match row.position.parse::<Position>() {
            Ok(read) => ByRules(read.game().clone()),
            Err(error) => return Ok(Err((index, error.message))),
        };
        if values.insert(game.clone().canonical(), row.value).is_some() {
            let reason =
                say!("this position, or one that is equal by symmetry, stands in the table twice");
            return Ok(Err((index, reason)));
        }
        games.push(game);
    }
    let value = |game: &ByRules<AnyGame>| {
        let components = game.components().into_iter().map(Game::canonical);
        components.into_iter().try_fold(0, |sum, component| match values.get(&component) {
            Some(value) => Ok(sum ^ value),
            None => Err(say!("'{}' is not in the table", component.0.to_string())),
        })
    };
    for (index, (game, row)) in games.iter().zip(rows).enumerate() {
        let options = game.options().gather(budget)?;
        let mex = match options.iter().map(value).collect::<Result<ValueSet, String>>() {
            Ok(values) => values.mex(),
            Err(missing) => return Ok(Err((index, missing))),
        };
        if mex != row.value {
            return Ok(Err((index, say!("the mex of the options is {}", mex))));
        }
    }
    Ok(value(&ByRules(position.game().clone())).map_err(|missing| (0, missing)))
}

/// The P-positions that prove who wins in misère play, from the search of the ruleset if that gives
/// them.
pub(super) fn p_positions(
    position: &Position,
    budget: &mut Budget,
) -> Result<Option<PPositions>, Exhausted> {
    let (game, convention) = (position.game(), position.convention());
    if convention == Convention::Normal {
        return Ok(None);
    }
    let (listed, small) = match game.search(budget.memory()).p_positions(game, budget)? {
        Some((listed, small)) => (listed, Some(small)),
        None => {
            let mut solver = Solver::with_memory(budget.memory());
            (prove(game, convention, &mut solver, budget)?, None)
        }
    };
    Ok(Some(PPositions { positions: listed.iter().map(ToString::to_string).collect(), small }))
}

/// Who wins, as a list of P-positions proves it.
pub(super) fn check_p_positions(
    position: &Position,
    listed: &PPositions,
    budget: &mut Budget,
) -> Result<Result<Outcome, (usize, String)>, Exhausted> {
    let convention = position.convention();
    let mut games = Vec::with_capacity(listed.positions.len());
    for (index, text) in listed.positions.iter().enumerate() {
        budget.spend(1)?;
        match text.parse::<Position>() {
            Ok(read) => games.push(ByRules(read.game().clone())),
            Err(error) => return Ok(Err((index, error.message))),
        }
    }
    let game = ByRules(position.game().clone());
    match (listed.small, convention) {
        (None, _) => check(&game, &games, convention, budget),
        (Some(small), Convention::Misere) => {
            misere::check_p_positions(&game, &games, small, budget)
        }
        (Some(_), Convention::Normal) => {
            Ok(Err((0, say!("canonical forms of misere play do not tell who wins normal play"))))
        }
    }
}
