//! Certificates of games of n players, confirmed by the rules alone.
//!
//! A [`TableCertificate`] is one of three things:
//! - a **strategy of a coalition**: every position that can be reached when the coalition plays by it, with a
//!   reply where it is the coalition's turn. Whatever all others do, one of its players wins;
//! - a **table of results**: every position that can be reached, with the results that can come about by the
//!   preferences: backward induction;
//! - a **theorem's data**, where there are too many positions of Nim: the claims of an explanation.

use nimatron_nimber::say;
use nimatron_nimber::text::language::translated;

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::Invalid;
use crate::explain::{Level, TableClaim, check_table, check_table_completeness, explain_table};
use crate::foundation::{Budget, MoveCount};
use crate::multiplayer::{Coalition, Preferences, Seat, Solver};
use crate::rulesets::multiplayer::{Position, Unsolved};

const NAME: &str = "table";
const SCHEMA: u32 = 1;

/// A proof about a position of n players.
///
/// ```
/// use nimatron::certificate::{TableCertificate, TableProof};
/// use nimatron::foundation::Budget;
/// use nimatron::rulesets::multiplayer::Position;
///
/// let budget = &mut Budget::unlimited();
/// let position: Position = "nim(players=3): 1, 2".parse()?;
/// let certificate = TableCertificate::prove(&position, TableProof::Least, 1000, budget)?;
/// let verified = TableCertificate::verify(&certificate.to_json(), budget)?;
/// assert_eq!(verified.coalition.map(|set| set.to_string()).as_deref(), Some("A and B"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableCertificate {
    nimatron: String,
    schema: u32,
    position: String,
    /// The coalition that forces a win.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    coalition: Option<Coalition>,
    /// The results by the preferences.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    results: Option<Vec<Seat>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    positions: Option<Vec<TableRow>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    explanation: Option<Vec<TableClaim>>,
}

/// A position of a [`TableCertificate`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TableRow {
    /// The position.
    pub position: String,
    /// The move of the coalition, where it is its turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reply: Option<String>,
    /// The results that can come about, in a table of results.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<Seat>>,
}

/// What is to be proved of a position of n players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TableProof {
    /// That the first of the smallest coalitions that can force a win does; where that is open, the
    /// results.
    Least,
    /// That this coalition forces a win.
    Coalition(Coalition),
    /// The results by the preferences.
    Results,
}

/// Why there is no certificate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableUnproved {
    /// The position is not solved.
    #[error(transparent)]
    Unsolved(#[from] Unsolved),
    /// The coalition cannot force a win.
    #[error("{}", say!("{} cannot force a win against all others", .0.to_string()))]
    NotForced(Coalition),
    /// Whether it can is open.
    #[error("{}", say!("the theorem does not say who can force a win, and there are too many positions to try all"))]
    Open,
    /// More positions can be reached than a certificate may list.
    #[error("{}", say!("more than {} positions can be reached", .0))]
    TooMany(u64),
}

/// What a certificate that was confirmed proves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VerifiedTable {
    /// The position.
    pub position: String,
    /// The coalition that forces a win, if that is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub coalition: Option<Coalition>,
    /// The results by the preferences, if these are proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<Seat>>,
    /// The number of positions that were settled by the rules; `None` for a theorem's data.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<usize>,
}

impl TableCertificate {
    fn new(position: &Position) -> TableCertificate {
        TableCertificate {
            nimatron: NAME.into(),
            schema: SCHEMA,
            position: position.to_string(),
            coalition: None,
            results: None,
            positions: None,
            explanation: None,
        }
    }

    /// Proves something of a position, with at most this number of positions; results of Nim with
    /// more of them by the theorem of Li.
    ///
    /// # Errors
    /// [`TableUnproved`] if it is not so, or too much.
    pub fn prove(
        position: &Position,
        proof: TableProof,
        most_positions: u64,
        budget: &mut Budget,
    ) -> Result<TableCertificate, TableUnproved> {
        let analysis = position.analyze(budget)?;
        let wanted = match (proof, analysis.forced()) {
            (TableProof::Coalition(coalition), Some(forced)) => {
                let is_forced = forced.is_by(coalition);
                Some(is_forced.then_some(coalition).ok_or(TableUnproved::NotForced(coalition))?)
            }
            (TableProof::Coalition(_), None) => return Err(TableUnproved::Open),
            (TableProof::Least, Some(forced)) => forced.least().min_by_key(|set| set.size()),
            (TableProof::Least, None) | (TableProof::Results, _) => None,
        };
        let is_searched = position.turns_by_theorem().is_none() || position.is_small_nim();
        match wanted.filter(|_| is_searched) {
            Some(coalition) => strategy(position, coalition, most_positions, budget),
            None if is_searched => results(position, most_positions, budget),
            None => {
                let mut explanation = explain_table(&analysis, Level::PROOF, budget)?;
                explanation.retain(|claim| !matches!(claim, TableClaim::ForcedOpen {}));
                Ok(TableCertificate {
                    results: Some(analysis.possible().results().collect()),
                    explanation: Some(explanation),
                    ..TableCertificate::new(position)
                })
            }
        }
    }

    /// The position that it is about, as text.
    pub fn position(&self) -> &str {
        &self.position
    }

    /// The coalition whose strategy it is.
    pub fn coalition(&self) -> Option<Coalition> {
        self.coalition
    }

    /// The results that it proves.
    pub fn results(&self) -> Option<&[Seat]> {
        self.results.as_deref()
    }

    /// Its positions; none for a theorem's data.
    pub fn rows(&self) -> &[TableRow] {
        self.positions.as_deref().unwrap_or_default()
    }

    /// The claims of a theorem's data; none otherwise.
    pub fn explanation(&self) -> &[TableClaim] {
        self.explanation.as_deref().unwrap_or_default()
    }

    /// The certificate as JSON, one position a line.
    pub fn to_json(&self) -> String {
        super::format::lines_of(self)
    }

    /// Whether a text says of itself that it is such a certificate.
    pub fn is_meant(text: &str) -> bool {
        #[derive(Deserialize)]
        struct Head {
            nimatron: String,
        }
        serde_json::from_str::<Head>(text).is_ok_and(|head| head.nimatron == NAME)
    }

    /// Checks a certificate by the rules, without the solver; a theorem's data by the theorem.
    ///
    /// # Errors
    /// [`Invalid`]: what is wrong, or that the budget ended.
    pub fn verify(text: &str, budget: &mut Budget) -> Result<VerifiedTable, Invalid> {
        let claimed: TableCertificate = serde_json::from_str(text)?;
        if claimed.nimatron != NAME || claimed.schema != SCHEMA {
            let message = say!("this is no certificate of a game of n players that is known");
            return Err(Invalid::Unknown(message));
        }
        let position = read(&claimed.position, "position")?;
        let settled =
            match (claimed.coalition, &claimed.results, &claimed.positions, &claimed.explanation) {
                (Some(coalition), None, Some(rows), None) => {
                    let table = Table::read(&position, rows, budget)?;
                    table.check_strategy(coalition, budget)?;
                    Some(rows.len())
                }
                (None, Some(results), Some(rows), None) => {
                    let table = Table::read(&position, rows, budget)?;
                    table.check_results(results, budget)?;
                    Some(rows.len())
                }
                (None, Some(results), None, Some(claims)) => {
                    check_theorem(&position, results, claims, budget)?;
                    None
                }
                _ => {
                    let message = say!(
                        "a certificate holds the strategy of a coalition, or results with their \
                     positions or an explanation"
                    );
                    return Err(Invalid::Unknown(message));
                }
            };
        let TableCertificate { position, coalition, results, .. } = claimed;
        Ok(VerifiedTable { position, coalition, results, settled })
    }
}

fn strategy(
    position: &Position,
    coalition: Coalition,
    most: u64,
    budget: &mut Budget,
) -> Result<TableCertificate, TableUnproved> {
    let mut solver = Solver::with_memory(position.ending(), budget.memory() / 2);
    let rows = enumerated(position, most, |position| {
        let mut row = TableRow { position: position.to_string(), reply: None, results: None };
        if !coalition.has(position.turn()) {
            return Ok((row, all_after(position)));
        }
        for chosen in position.moves().unwrap_or_default() {
            let Ok(after) = position.after(&chosen) else { continue };
            let forced = solver.forced_in(after.state().clone(), budget).map_err(Unsolved::from)?;
            if forced.is_by(coalition) {
                row.reply = Some(chosen.to_string());
                return Ok((row, vec![after]));
            }
        }
        Ok((row, Vec::new()))
    })?;
    let coalition = Some(coalition);
    Ok(TableCertificate { coalition, positions: Some(rows), ..TableCertificate::new(position) })
}

fn results(
    position: &Position,
    most: u64,
    budget: &mut Budget,
) -> Result<TableCertificate, TableUnproved> {
    let mut solver = Solver::with_memory(position.ending(), budget.memory() / 2);
    let rows = enumerated(position, most, |position| {
        let state = position.state().clone();
        let possible =
            solver.possible(state, position.preferences(), budget).map_err(Unsolved::from)?;
        let results = Some(possible.results().collect());
        let row = TableRow { position: position.to_string(), reply: None, results };
        Ok((row, all_after(position)))
    })?;
    let results = rows.first().and_then(|row| row.results.clone());
    Ok(TableCertificate { results, positions: Some(rows), ..TableCertificate::new(position) })
}

fn all_after(position: &Position) -> Vec<Position> {
    let moves = position.moves().unwrap_or_default();
    moves.iter().filter_map(|chosen| position.after(chosen).ok()).collect()
}

/// A row for every position that can be reached by what follows on each.
fn enumerated(
    position: &Position,
    most: u64,
    mut row: impl FnMut(&Position) -> Result<(TableRow, Vec<Position>), TableUnproved>,
) -> Result<Vec<TableRow>, TableUnproved> {
    let (mut rows, mut seen) = (Vec::new(), HashSet::from([position.clone()]));
    let mut queue = std::collections::VecDeque::from([position.clone()]);
    while let Some(position) = queue.pop_front() {
        if rows.len() as u64 == most {
            return Err(TableUnproved::TooMany(most));
        }
        let (row, next) = row(&position)?;
        rows.push(row);
        queue.extend(next.into_iter().filter(|position| seen.insert(position.clone())));
    }
    Ok(rows)
}

/// The rows of a certificate, read.
struct Table<'r> {
    rows: Vec<(Position, &'r TableRow)>,
    index: HashMap<Position, usize>,
}

impl<'r> Table<'r> {
    fn read(
        start: &Position,
        rows: &'r [TableRow],
        budget: &mut Budget,
    ) -> Result<Table<'r>, Invalid> {
        let mut table = Table { rows: Vec::with_capacity(rows.len()), index: HashMap::new() };
        for (index, row) in rows.iter().enumerate() {
            budget.spend(1)?;
            let position = read(&row.position, &place(index, rows.len()))?;
            let same = (position.players(), position.ending(), position.preferences())
                == (start.players(), start.ending(), start.preferences());
            if !same {
                return Err(refused(&place(index, rows.len()), &say!("the rules are others here")));
            }
            if table.index.insert(position.clone(), index).is_some() {
                return Err(refused(
                    &place(index, rows.len()),
                    &say!("this position stands here twice"),
                ));
            }
            table.rows.push((position, row));
        }
        match table.rows.first() {
            Some((first, _)) if first == start => Ok(table),
            _ => Err(refused("positions", &say!("the table must begin with the position itself"))),
        }
    }

    fn refused(&self, index: usize, reason: &str) -> Invalid {
        refused(&place(index, self.rows.len()), reason)
    }

    /// The positions after all moves by the rules, by their indices.
    fn all_after(&self, index: usize, budget: &mut Budget) -> Result<Vec<usize>, Invalid> {
        let (position, _) = &self.rows[index];
        if matches!(position.count_moves(), MoveCount::Infinite) {
            return Err(self.refused(index, &say!("there are infinitely many moves")));
        }
        let mut after = Vec::new();
        for chosen in position.moves_by_rules().unwrap_or_default() {
            budget.spend(1)?;
            let next = position.after(&chosen).ok().and_then(|next| self.index.get(&next));
            let reason = || say!("what {} leads to is not in the table", chosen.to_string());
            after.push(*next.ok_or_else(|| self.refused(index, &reason()))?);
        }
        Ok(after)
    }

    /// Every play in which the coalition replies as the table says ends with a win of one of its
    /// players: it stays in the table, and every play ends.
    fn check_strategy(&self, coalition: Coalition, budget: &mut Budget) -> Result<(), Invalid> {
        for (index, (position, row)) in self.rows.iter().enumerate() {
            budget.spend(1)?;
            if row.results.is_some() {
                return Err(self.refused(index, &say!("results have no place in a strategy")));
            }
            if let Some(winners) = position.winners() {
                if !winners.meets(coalition) || row.reply.is_some() {
                    return Err(
                        self.refused(index, &say!("the play is over, and the coalition has lost"))
                    );
                }
                continue;
            }
            if !coalition.has(position.turn()) {
                if row.reply.is_some() {
                    return Err(self.refused(index, &say!("it is not the turn of the coalition")));
                }
                self.all_after(index, budget)?;
                continue;
            }
            let Some(text) = &row.reply else {
                return Err(self.refused(index, &say!("the coalition has no reply")));
            };
            let chosen = position.parse_by_rules(text);
            let chosen = chosen.map_err(|error| self.refused(index, &error.message))?;
            let after = position.after(&chosen);
            let after = after.map_err(|illegal| self.refused(index, &illegal.to_string()))?;
            if !self.index.contains_key(&after) {
                return Err(
                    self.refused(index, &say!("what the reply leads to is not in the table"))
                );
            }
        }
        Ok(())
    }

    /// Every row has the results that its options have, as the definition says.
    fn check_results(&self, results: &[Seat], budget: &mut Budget) -> Result<(), Invalid> {
        for (index, (position, row)) in self.rows.iter().enumerate() {
            budget.spend(1)?;
            let Some(claimed) = row.results.as_ref().filter(|_| row.reply.is_none()) else {
                return Err(self.refused(index, &say!("expected results, and no reply")));
            };
            let found = match position.result() {
                Some(result) => vec![result],
                None => {
                    let mut options = Vec::new();
                    for after in self.all_after(index, budget)? {
                        options.push(self.rows[after].1.results.as_deref().unwrap_or_default());
                    }
                    chosen(position.preferences(), position.turn(), &options, budget)?
                }
            };
            if found != *claimed {
                return Err(self.refused(index, &say!("the results are others")));
            }
        }
        match self.rows.first() {
            Some((_, row)) if row.results.as_deref() == Some(results) => Ok(()),
            _ => Err(refused("results", &say!("the table says otherwise"))),
        }
    }
}

/// The results that can come about at a choice, by the definition: those of an option that are at
/// least as good for the player as some result of every other option.
fn chosen(
    preferences: &Preferences,
    turn: Seat,
    options: &[&[Seat]],
    budget: &mut Budget,
) -> Result<Vec<Seat>, Invalid> {
    let rank = |result: &Seat| preferences.rank(turn, *result);
    let mut found: Vec<Seat> = Vec::new();
    for (index, option) in options.iter().enumerate() {
        budget.spend(1)?;
        for result in option.iter().filter(|result| !found.contains(result)).collect::<Vec<_>>() {
            let others = options.iter().enumerate().filter(|(other, _)| *other != index);
            let mut others = others.map(|(_, other)| other);
            if others.all(|other| other.iter().any(|worse| rank(result) <= rank(worse))) {
                found.push(*result);
            }
        }
    }
    found.sort();
    Ok(found)
}

fn check_theorem(
    position: &Position,
    results: &[Seat],
    claims: &[TableClaim],
    budget: &mut Budget,
) -> Result<(), Invalid> {
    check_table(position, claims, budget)?
        .map_err(|flaw| refused(&say!("claim {}", flaw.place.to_string()), &flaw.reason))?;
    check_table_completeness(claims)
        .map_err(|missing| refused("explanation", &say!("{} is missing", translated(missing))))?;
    let says = |claim: &TableClaim| matches!(claim, TableClaim::Result { results: said } if said == results);
    let holds = claims.iter().any(says);
    if holds { Ok(()) } else { Err(refused("results", &say!("the explanation says otherwise"))) }
}

fn place(index: usize, rows: usize) -> String {
    say!("position {} of {}", index + 1, rows)
}

fn read(text: &str, place: &str) -> Result<Position, Invalid> {
    Position::read(text)
        .map(|reading| reading.value)
        .map_err(|error| Invalid::Unreadable { place: place.into(), reason: error.message })
}

fn refused(place: &str, reason: &str) -> Invalid {
    Invalid::Refused { place: place.into(), reason: reason.into() }
}
