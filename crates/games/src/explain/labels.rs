//! Labels: the Grundy values of everything that can be reached, from the end of
//! the game backwards.
//!
//! Where positions have names of their own, such as the nodes of a graph, the whole
//! proof of a value is a short table: each position after all its options, with the
//! mex of their values.

use std::collections::{HashMap, HashSet};

use nimatron_nimber::{Ordinal, say};
use serde::{Deserialize, Serialize};

use super::check::ensure;
use super::parts::ComponentRow;
use super::search::SearchClaim;
use crate::impartial::ValueSet;
use crate::rulesets::searched::AnyGame;

/// Longer tables are left out.
const MOST_ROWS: usize = 64;

/// A position that can be reached, with its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LabelRow {
    /// The position, by its name.
    pub position: String,
    /// Its options, by their names, with their values.
    pub options: Vec<ComponentRow>,
    /// Its value: the mex of those of the options.
    pub value: Ordinal,
}

/// The labels of all positions that can be reached from the parts of a position in
/// normal play; `None` if they have no names, or are too many.
pub(super) fn labels(game: &AnyGame) -> Option<SearchClaim> {
    let mut names = HashMap::new();
    let mut order = Vec::new();
    for part in game.components() {
        visit(&part, &mut names, &mut order)?;
    }
    if order.len() < 2 {
        return None;
    }
    // The longest play that is left: 0 where there is no move.
    let mut lengths: HashMap<&str, usize> = HashMap::new();
    let mut values: HashMap<&str, u64> = HashMap::new();
    for (name, options) in &order {
        let lengths_of = options.iter().filter_map(|option| lengths.get(option.as_str()));
        let length = lengths_of.max().map_or(0, |longest| longest + 1);
        let of_options = options.iter().filter_map(|option| values.get(option.as_str()));
        let value = of_options.copied().collect::<ValueSet>().mex();
        lengths.insert(name, length);
        values.insert(name, value);
    }
    let value = |name: &str| values.get(name).copied().unwrap_or_default().into();
    let mut rows: Vec<LabelRow> = order
        .iter()
        .map(|(name, options)| LabelRow {
            position: name.clone(),
            options: options
                .iter()
                .map(|option| ComponentRow { part: option.clone(), value: value(option) })
                .collect(),
            value: value(name),
        })
        .collect();
    let length = |row: &LabelRow| lengths.get(row.position.as_str()).copied();
    rows.sort_by(|a, b| (length(a), &a.position).cmp(&(length(b), &b.position)));
    Some(SearchClaim::Labels { rows })
}

/// Appends what can be reached, each position after its options.
fn visit(
    game: &AnyGame,
    names: &mut HashMap<AnyGame, String>,
    order: &mut Vec<(String, Vec<String>)>,
) -> Option<()> {
    let mut stack = vec![(game.clone(), few_options(game)?)];
    if names.contains_key(game) {
        return Some(());
    }
    names.insert(game.clone(), game.label()?);
    while let Some((_, options)) = stack.last_mut() {
        match options.pop() {
            Some(option) if !names.contains_key(&option) => {
                if names.len() == MOST_ROWS {
                    return None;
                }
                names.insert(option.clone(), option.label()?);
                let next = few_options(&option)?;
                stack.push((option, next));
            }
            Some(_) => {}
            None => {
                let (game, _) = stack.pop()?;
                let mut options = Vec::new();
                for option in few_options(&game)? {
                    options.push(names.get(&option)?.clone());
                }
                order.push((names.get(&game)?.clone(), options));
            }
        }
    }
    Some(())
}

/// The options, if they are not too many for the table.
fn few_options(game: &AnyGame) -> Option<Vec<AnyGame>> {
    let options: Vec<AnyGame> = game.options().at_most(MOST_ROWS + 1).collect();
    (options.len() <= MOST_ROWS).then_some(options)
}

/// Confirms labels by the rules: each position once, after all its options, with the
/// least value that none of them has; all parts among them, and nothing that cannot
/// be reached.
pub(super) fn check(game: &AnyGame, rows: &[LabelRow]) -> Result<(), String> {
    ensure(rows.len() <= MOST_ROWS, || say!("more than {} positions", MOST_ROWS))?;
    let mut reached: HashMap<String, AnyGame> = HashMap::new();
    let mut waiting = game.components();
    while let Some(next) = waiting.pop() {
        let name = next.label().ok_or_else(|| say!("the positions have no names"))?;
        if !reached.contains_key(&name) {
            ensure(reached.len() < rows.len(), || say!("a position is missing"))?;
            waiting.extend(few_options(&next).ok_or_else(|| say!("a position is missing"))?);
            reached.insert(name, next);
        }
    }
    let mut values: HashMap<&str, &Ordinal> = HashMap::new();
    for row in rows {
        let wrong =
            |what: &str| say!("the row of {}: {}", row.position.to_string(), what.to_string());
        let position =
            reached.get(&row.position).ok_or_else(|| wrong(&say!("it cannot be reached")))?;
        let named: HashSet<&str> = row.options.iter().map(|option| option.part.as_str()).collect();
        let options: HashSet<String> =
            few_options(position).iter().flatten().filter_map(|option| option.label()).collect();
        let same = named.len() == row.options.len()
            && named.len() == options.len()
            && options.iter().all(|option| named.contains(option.as_str()));
        ensure(same, || wrong(&say!("the options are others")))?;
        for option in &row.options {
            let known = values.get(option.part.as_str()) == Some(&&option.value);
            ensure(known, || wrong(&say!("an option has another value, or comes later")))?;
        }
        let least = (0u64..).map(Ordinal::from);
        let mex = least.into_iter().find(|v| row.options.iter().all(|option| option.value != *v));
        ensure(mex.as_ref() == Some(&row.value), || {
            wrong(&say!("the mex of the options is another"))
        })?;
        let is_new = values.insert(&row.position, &row.value).is_none();
        ensure(is_new, || wrong(&say!("it stands there twice")))?;
    }
    ensure(values.len() == reached.len(), || say!("a position is missing"))
}
